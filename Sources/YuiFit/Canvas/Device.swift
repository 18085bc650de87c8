/// A device, for the canvases of its widgets (spec 5, section 2).
///
///     let device = try Device("414x896@2", system: 26)
///     device.canvas(for: .systemSmall).width   // 166.5
///     Device.standard.canvas(for: .systemExtraLarge)   // that of the iPad of 820 x 1180
public struct Device: Sendable, Hashable {
  /// Its name as `--device` takes it: `402x874`, `414x896@2`, `mac`, `watch-45`.
  public let name: String
  /// The kind of device.
  public let platform: Platform
  /// The pixels of a point.
  public let scale: Int

  /// The phone of 402 x 874 points, from iOS 26 on.
  public static let standard = Device(name: "402x874", platform: .phone, scale: 3)

  /// The canvas of a family; that of the family's default device when this one does not offer it.
  public func canvas(for family: Family) -> Canvas {
    let (width, height): (Int, Int) =
      switch family {
      case .systemSmall: (493, 493)
      case .systemMedium: (1049, 493)
      case .systemLarge: (1049, 1095)
      case .systemExtraLarge: (1431, 684)
      case .systemExtraLargePortrait: (1049, 1697)
      case .accessoryCircular: (174, 174)
      case .accessoryRectangular: (444, 174)
      case .accessoryInline: (1026, 108)
      case .accessoryCorner: (76, 76)
      }
    return Canvas(
      pixelWidth: width, pixelHeight: height, scale: scale, margin: family.isAccessory ? 0 : 16)
  }
}
