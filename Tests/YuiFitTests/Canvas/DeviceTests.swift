import Testing
import YuiFit

@Suite("Devices")
struct DeviceTests {
  @Test("the default canvases are those of spec 5, section 2")
  func defaults() {
    let phone = Device.standard
    #expect(pixels(phone, .systemSmall) == [493, 493])
    #expect(abs(phone.canvas(for: .systemSmall).width - 164.333_333) < 1e-5)
    #expect(pixels(phone, .systemMedium) == [1049, 493])
    #expect(pixels(phone, .systemLarge) == [1049, 1095])
    #expect(pixels(phone, .systemExtraLarge) == [1431, 684])
    #expect(phone.canvas(for: .systemExtraLarge).scale == 2)
    #expect(pixels(phone, .systemExtraLargePortrait) == [1049, 1697])
    #expect(pixels(phone, .accessoryCircular) == [174, 174])
    #expect(pixels(phone, .accessoryRectangular) == [444, 174])
    #expect(pixels(phone, .accessoryInline) == [1026, 108])
    #expect(pixels(phone, .accessoryCorner) == [76, 76])
    #expect(phone.canvas(for: .systemSmall).margins == Canvas.Margins(16))
    #expect(phone.canvas(for: .accessoryCircular).margins == Canvas.Margins(0))
    #expect(Device.standard(for: .accessoryCorner).platform == .watch(millimetres: 45))
  }

  @Test(
    "are found by name, either way round, with scale and system",
    arguments: [
      ("393x852", 26, Family.systemSmall, 162.666_666_666_666_66),
      ("393x852", 18, .systemSmall, 158),
      ("393x852", 27, .systemSmall, 162.666_666_666_666_66), ("852x393", 18, .systemMedium, 338),
      ("402x874", 18, .systemSmall, 158), ("440x956", 18, .systemLarge, 364),
      ("414x896", 26, .systemSmall, 171.333_333_333_333_34), ("414x896@2", 26, .systemSmall, 166.5),
      ("414x896@2", 18, .systemSmall, 169),
      ("414X896@3", 26, .systemMedium, 362.666_666_666_666_66),
      ("430x932", 26, .systemLarge, 372), ("375x667", 26, .systemSmall, 146),
      ("320x568", 18, .systemSmall, 141), ("320x568", 26, .systemSmall, 141),
      ("414x736", 18, .systemMedium, 348), ("420x912", 18, .systemSmall, 172.666_666_666_666_66),
      ("744x1133", 26, .systemSmall, 141), ("1032x1376", 26, .systemExtraLarge, 795),
      ("ipad", 26, .systemExtraLarge, 715.5), ("mac", 26, .systemLarge, 344),
      ("vision", 26, .systemExtraLarge, 550), ("vision", 26, .accessoryCircular, 75),
      ("watch-45", 26, .accessoryRectangular, 184), ("watch-41", 26, .accessoryCircular, 44.5),
      ("211x257", 26, .accessoryRectangular, 197), ("watch-40", 26, .accessoryRectangular, 152),
    ] as [(String, Int, Family, Double)])
  func named(name: String, system: Int, family: Family, width: Double) throws {
    let canvas = try Device(name, system: system).canvas(for: family)
    #expect(abs(canvas.width - width) < 1e-9)
  }

  @Test("have a small widget of its own size on an iPad's lock screen, down to 133 points")
  func lockScreen() throws {
    let pad = try Device("744x1133")
    #expect(pad.canvas(for: .systemSmall, at: .lockScreen).width == 133)
    #expect(pad.canvas(for: .systemMedium, at: .lockScreen).width == 305.5)
    let smallest = try Device("768x1024")
    #expect(smallest.canvas(for: .accessoryCircular).height == 53)
    #expect(try Device("375x667", system: 18).canvas(for: .accessoryInline).width == 225)
  }

  @Test(
    "that are not known name the nearest",
    arguments: [
      ("400x870", "402x874"), ("1x1", "136x170"), ("9999x9999", "1192x1590"), ("maac", "mac"),
      ("watch-43", "watch-40"), ("414x896@4", "414x896"), ("402x874@2", "402x874"),
      ("visionpro", "vision"), ("", "mac"), ("ipda", "ipad"),
      ("40000000000000x1", "watch-40"),
    ] as [(String, String)])
  func unknown(name: String, nearest: String) {
    let error = #expect(throws: DeviceError.self) { try Device(name) }
    #expect(error == .unknown(name: name, nearest: nearest))
  }

  @Test("all have names that find them, and frames of whole pixels inside the screen")
  func everyName() throws {
    #expect(Device.names.count > 30)
    for name in Device.names {
      for system in [18, 26] {
        let device = try Device(name, system: system)
        let offered = Family.allCases.filter(device.offers)
        #expect(offered.count >= 3, "\(name)")
        for family in Family.allCases {
          let canvas = device.canvas(for: family)
          #expect(canvas.pixelWidth >= 64 && canvas.pixelHeight >= 52, "\(name) \(family)")
          #expect(canvas.content.width > 0 && canvas.content.height > 0, "\(name) \(family)")
        }
        let small = device.canvas(for: .systemSmall)
        let medium = device.canvas(for: .systemMedium)
        let large = device.canvas(for: .systemLarge)
        #expect(small.pixelHeight == medium.pixelHeight || small.scale != medium.scale)
        #expect(medium.pixelWidth == large.pixelWidth || medium.scale != large.scale)
      }
    }
  }

  private func pixels(_ device: Device, _ family: Family) -> [Int] {
    let canvas = device.canvas(for: family)
    return [canvas.pixelWidth, canvas.pixelHeight]
  }
}

@Suite("Canvases")
struct CanvasTests {
  @Test("are cut down to whole pixels, and keep thirds that were rounded")
  func wholePixels() {
    let canvas = Canvas(width: 164.3333, height: 58.4, scale: 3, margin: 16)
    #expect(canvas.pixelWidth == 493)
    #expect(canvas.pixelHeight == 175)
    #expect(canvas.content == (48, 48, 397, 79))
    #expect(canvas.points(canvas.pixels(4)) == 4)
  }

  @Test("hold against sizes and margins that are no sizes")
  func hostile() {
    for value in [Double.nan, .infinity, -.infinity, -5, 1e300] {
      let canvas = Canvas(width: value, height: value, scale: .max, margin: value)
      #expect(0...40_000 ~= canvas.pixelWidth)
      #expect(canvas.content.width >= 0 && canvas.content.height >= 0)
    }
    #expect(Canvas(width: 20, height: 20, scale: 0, margin: 16).content.width == 0)
  }
}
