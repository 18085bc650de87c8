/// The kind of device a widget is on: it decides the table of text sizes.
public enum Platform: Sendable, Hashable {
  case phone, pad, mac, vision
  /// A watch, by the height of its case.
  case watch(millimetres: Int)
}
