@main
enum Yuilines {
  static func main() { print("yuilines") }
}
