/// A device, for the canvases of its widgets (spec 5, section 2).
///
///     let device = try Device("414x896@2", system: 26)
///     device.canvas(for: .systemSmall).width            // 166.5
///     device.offers(.systemExtraLarge)                  // false
///     device.canvas(for: .systemExtraLarge).width       // 715.5, as on the iPad of 820 x 1180
public struct Device: Sendable, Hashable {
  /// Its name as `--device` takes it: `402x874`, `414x896@2`, `mac`, `watch-45`.
  public let name: String
  /// The kind of device.
  public let platform: Platform
  /// The pixels of a point.
  public let scale: Int
  /// The frames it offers, in pixels.
  private let frames: [Family: [Int16]]
  private let lockFrames: [Family: [Int16]]

  package init(
    name: String, platform: Platform, scale: Int, frames: [Family: [Int16]],
    lockFrames: [Family: [Int16]] = [:]
  ) {
    self.name = name
    self.platform = platform
    self.scale = scale
    self.frames = frames
    self.lockFrames = lockFrames
  }

  /// Where a widget is on a device. Only an iPad's small widget is of another size on the lock
  /// screen.
  public enum Place: String, Sendable, Hashable, CaseIterable, Codable {
    case home, lockScreen
  }

  /// The phone of 402 x 874 points, from iOS 26 on.
  public static let standard = phone(DeviceTable.phones, width: 402, height: 874)
  /// The iPad of 820 x 1180 points.
  public static let standardPad = pad(width: 820, height: 1180)
  /// The watch of 45 millimetres.
  public static let standardWatch = watch(millimetres: 45)

  /// Whether the device has widgets of this family.
  public func offers(_ family: Family) -> Bool { frames[family] != nil }

  /// The canvas of a family. A family that the device does not offer has the canvas of its default
  /// device: the iPad for extra large, the watch for the corner, else the phone.
  public func canvas(for family: Family, at place: Place = .home) -> Canvas {
    guard let frame = (place == .home ? nil : lockFrames[family]) ?? frames[family] else {
      return Self.fallback(for: family, beside: self)
    }
    return Canvas(
      pixelWidth: Int(frame[0]), pixelHeight: Int(frame[1]), scale: scale,
      margin: family.isAccessory ? 0 : Canvas.standardMargin)
  }

  /// The device whose canvas a family has when nothing else is said.
  public static func standard(for family: Family) -> Device {
    switch family {
    case .systemExtraLarge: standardPad
    case .accessoryCorner: standardWatch
    default: standard
    }
  }

  private static func fallback(for family: Family, beside device: Device) -> Canvas {
    let other = standard(for: family)
    return other == device
      ? Canvas(pixelWidth: 0, pixelHeight: 0, scale: device.scale, margin: 0)
      : other.canvas(for: family)
  }
}
