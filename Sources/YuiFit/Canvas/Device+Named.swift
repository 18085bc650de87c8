extension Device {
  /// A device by its name: a screen in points (`393x852`, either way round), a scale where two
  /// screens share it (`414x896@2`, else 3), `mac`, `vision`, `watch-45`; and `iphone`, `ipad` and
  /// `watch` for the usual ones. `system` is the major version of iOS: 25 and below take the frames
  /// of iOS 18.
  ///
  /// - Throws: `DeviceError.unknown` with the nearest name that there is.
  /// - Complexity: linear in the devices that are known.
  public init(_ name: String, system: Int = 26) throws(DeviceError) {
    let asked = String(name.prefix(Self.longestName)).lowercased()
    guard let device = Self.known(asked, system: system) else {
      throw .unknown(name: name, nearest: Self.nearest(to: asked))
    }
    self = device
  }

  /// All names that `--device` takes.
  public static var names: [String] {
    var names = ["iphone", "ipad", "mac", "vision", "watch"]
    for row in DeviceTable.watches where !names.contains("watch-\(row[0])") {
      names.append("watch-\(row[0])")
    }
    return names + screens.map(\.name)
  }

  /// Characters of a name that are looked at.
  private static let longestName = 40

  private static func known(_ name: String, system: Int) -> Device? {
    switch name {
    case "iphone": return phone(phones(system), width: 402, height: 874)
    case "ipad": return standardPad
    case "watch": return standardWatch
    case "mac": return mac
    case "vision": return vision
    default: break
    }
    if name.hasPrefix("watch-") {
      guard let millimetres = Int(name.dropFirst(6)),
        DeviceTable.watches.contains(where: { $0[0] == millimetres })
      else { return nil }
      return watch(millimetres: millimetres)
    }
    guard let screen = Screen(name),
      let found = screens.first(where: { $0.screen.answers(to: screen) })
    else { return nil }
    switch found.kind {
    case .phone:
      // A screen that only the other table has is in that one.
      let rows = phones(system) + DeviceTable.phones + DeviceTable.earlierPhones
      return phone(
        rows, width: found.screen.width, height: found.screen.height, scale: found.screen.scale)
    case .pad: return pad(width: found.screen.width, height: found.screen.height)
    case .watch:
      return DeviceTable.watches.first {
        $0[1] == found.screen.width && $0[2] == found.screen.height
      }.map { watch($0, name: found.name) }
    }
  }

  private static func phones(_ system: Int) -> [[Int16]] {
    system >= 26 ? DeviceTable.phones : DeviceTable.earlierPhones
  }

  /// The name that is nearest: of a screen by its size, of a word by its letters.
  private static func nearest(to name: String) -> String {
    if let screen = Screen(name) {
      let near = screens.min { $0.screen.distance(to: screen) < $1.screen.distance(to: screen) }
      return near?.name ?? standard.name
    }
    let words = names.filter { !$0.utf8.contains(0x78) || !("0"..."9" ~= ($0.first ?? "a")) }
    return words.min { difference($0, name) < difference($1, name) } ?? standard.name
  }

  /// Letters to be put in, left out or changed to make one word of the other.
  private static func difference(_ left: String, _ right: String) -> Int {
    let right = Array(right.utf8)
    var row = Array(0...right.count)
    for (line, byte) in left.utf8.enumerated() {
      var diagonal = row[0]
      row[0] = line + 1
      for (column, other) in right.enumerated() {
        let changed = diagonal + (byte == other ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(changed, diagonal + 1, row[column] + 1)
      }
    }
    return row[right.count]
  }
}

/// Why there is no such device.
public enum DeviceError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The name is none that is known; `nearest` is one that is.
  case unknown(name: String, nearest: String)

  /// The error in a sentence.
  public var description: String {
    switch self {
    case .unknown(let name, let nearest):
      "There is no device \(name.prefix(40)); the nearest is \(nearest)."
    }
  }
}

/// A screen as a name says it.
private struct Screen: Hashable {
  var width: Int
  var height: Int
  /// 0 when the name does not say.
  var scale = 0

  init(width: Int, height: Int, scale: Int) {
    self.width = width
    self.height = height
    self.scale = scale
  }

  init?(_ name: String) {
    let parts = name.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let sides = parts[0].split(separator: "x", omittingEmptySubsequences: false)
    guard sides.count == 2, let width = Self.number(sides[0]), let height = Self.number(sides[1])
    else { return nil }
    self.init(width: min(width, height), height: max(width, height), scale: 0)
    if parts.count == 2 {
      guard let scale = Self.number(parts[1]), scale > 0 else { return nil }
      self.scale = scale
    }
  }

  func answers(to asked: Screen) -> Bool {
    width == asked.width && height == asked.height && (asked.scale == 0 || scale == asked.scale)
  }

  func distance(to other: Screen) -> Int {
    abs(width - other.width) + abs(height - other.height)
      + (other.scale == 0 || scale == other.scale ? 0 : 1)
  }

  private static func number(_ text: Substring) -> Int? {
    guard 1...5 ~= text.utf8.count, text.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) else { return nil }
    return Int(text)
  }
}

extension Device {
  private enum Kind { case phone, pad, watch }

  /// All screens, those of scale 3 before those of scale 2.
  private static let screens: [(screen: Screen, kind: Kind, name: String)] = {
    var found: [(screen: Screen, kind: Kind, name: String)] = []
    var seen: Set<Screen> = []
    func add(_ screen: Screen, _ kind: Kind, _ name: String) {
      if seen.insert(screen).inserted { found.append((screen, kind, name)) }
    }
    for row in DeviceTable.phones + DeviceTable.earlierPhones {
      let screen = Screen(width: Int(row[0]), height: Int(row[1]), scale: Int(row[2]))
      add(screen, .phone, phoneName(row))
    }
    for row in DeviceTable.pads {
      add(Screen(width: Int(row[0]), height: Int(row[1]), scale: 2), .pad, "\(row[0])x\(row[1])")
    }
    for row in DeviceTable.watches {
      add(Screen(width: Int(row[1]), height: Int(row[2]), scale: 2), .watch, "\(row[1])x\(row[2])")
    }
    return found
  }()

  private static func phoneName(_ row: [Int16]) -> String {
    let isSecond = row[0] == 414 && row[1] == 896 && row[2] == 2
    return "\(row[0])x\(row[1])" + (isSecond ? "@2" : "")
  }

  static func phone(_ rows: [[Int16]], width: Int, height: Int, scale: Int = 3) -> Device {
    let row = rows.first { $0[0] == width && $0[1] == height && $0[2] == scale }
    guard let row else {
      return Device(name: "\(width)x\(height)", platform: .phone, scale: scale, frames: [:])
    }
    return Device(
      name: phoneName(row), platform: .phone, scale: Int(row[2]),
      frames: frames(row, DeviceTable.phoneColumns))
  }

  static func pad(width: Int, height: Int) -> Device {
    let row = DeviceTable.pads.first { $0[0] == width && $0[1] == height } ?? []
    let small: [Int16] = row.count == 21 ? [row[19], row[20]] : []
    return Device(
      name: "\(width)x\(height)", platform: .pad, scale: 2,
      frames: frames(row, DeviceTable.padColumns),
      lockFrames: small.isEmpty ? [:] : [.systemSmall: small])
  }

  static func watch(millimetres: Int) -> Device {
    let row = DeviceTable.watches.first { $0[0] == millimetres } ?? []
    return watch(row, name: "watch-\(millimetres)")
  }

  private static func watch(_ row: [Int16], name: String) -> Device {
    guard row.count == 7 else {
      return Device(name: name, platform: .watch(millimetres: 45), scale: 2, frames: [:])
    }
    return Device(
      name: name, platform: .watch(millimetres: Int(row[0])), scale: 2,
      frames: [
        .accessoryRectangular: [row[3], row[4]], .accessoryCircular: [row[5], row[5]],
        .accessoryCorner: [row[6], row[6]],
        // A line along the bezel; no size is published, so it has the Smart Stack's width.
        .accessoryInline: [row[3], 52],
      ])
  }

  private static let mac = Device(
    name: "mac", platform: .mac, scale: 2,
    frames: [
      .systemSmall: [328, 328], .systemMedium: [688, 328], .systemLarge: [688, 688],
      .systemExtraLarge: [1408, 688], .systemExtraLargePortrait: [688, 1408],
    ])

  private static let vision = Device(
    name: "vision", platform: .vision, scale: 2,
    frames: [
      .systemSmall: [316, 316], .systemMedium: [708, 316], .systemLarge: [708, 708],
      .systemExtraLarge: [1100, 708], .systemExtraLargePortrait: [708, 1100],
      .accessoryCircular: [150, 150], .accessoryRectangular: [416, 158],
    ])

  private static func frames(_ row: [Int16], _ columns: [Family]) -> [Family: [Int16]] {
    var frames: [Family: [Int16]] = [:]
    for (place, family) in columns.enumerated() where row.count > 4 + 2 * place {
      let frame = [row[3 + 2 * place], row[4 + 2 * place]]
      if frame[0] > 0 { frames[family] = frame }
    }
    return frames
  }
}
