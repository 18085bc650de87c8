import Foundation
import Testing
import YuiFit
import YuiScreens

/// The laws of spec 5, section 4, over screens made at random.
@Suite("The laws of fitting")
struct FitLaws {
  /// Screens that are made: a few in every run of the tests, 2,000 and more with `Tests/laws`.
  static let screens: UInt64 =
    ProcessInfo.processInfo.environment["LAWS_SCREENS"].flatMap(UInt64.init) ?? 40
  static let casesPerScreen = 20

  /// A seed's 20 cases: a window of the covering ones, so that a run goes through all of them.
  static func cases(_ seed: UInt64) -> [FitCase] {
    let all = FitCase.covering
    return (0..<casesPerScreen).map { all[(Int(seed) * casesPerScreen + $0) % all.count] }
  }

  @Test("the cases of a run hold every pair of family, device, text size and language")
  func covering() {
    var seen: Set<FitCase.Pair> = []
    for seed in 1...Self.screens { for one in Self.cases(seed) { seen.formUnion(one.pairs) } }
    let (families, devices) = (FitCase.families.count, FitCase.devices.count)
    let (sizes, languages) = (FitCase.sizes.count, FitCase.languages.count)
    #expect(devices == 13)
    #expect(
      seen.count == families * (devices + sizes + languages) + devices * (sizes + languages)
        + sizes * languages)
  }

  @Test("frames, texts, units and the last row keep the rules; the same twice")
  func layouts() {
    // Behind the others are seeds at which one list's last item took the last row's place, and one
    // with a number too long for a circle.
    for seed in Array(1...Self.screens) + [190, 249, 652, 920, 1775, 1914, 1908] {
      var maker = ScreenMaker(seed: seed)
      let content = maker.content()
      for one in Self.cases(seed) {
        let layout = one.fitter.layout(
          content, family: one.family, environment: one.environment())
        let faults = LayoutCheck(layout, of: content).faults
        #expect(faults.isEmpty, "seed \(seed), \(one): \(faults.prefix(3))")
        #expect(
          layout
            == one.fitter.layout(content, family: one.family, environment: one.environment()))
      }
    }
  }

  @Test("a larger canvas or family never shows fewer components, nor a smaller text size")
  func monotony() {
    for seed in 1...Self.screens {
      var maker = ScreenMaker(seed: seed)
      let content = maker.content()
      let fitter = FitCase.fitters[Int(seed) % FitCase.fitters.count]
      var results: [Result] = []
      let size = Int(seed / 5) % FitCase.sizes.count
      for device in FitCase.devices.indices {
        // A Mac's text does not grow, a watch's is smaller: what they show is their own.
        let platform = FitCase.devices[device].platform
        guard platform == .phone || platform == .pad || platform == .vision else { continue }
        for family in Family.allCases where FitCase.devices[device].offers(family) {
          for size in [size, (size + 1) % FitCase.sizes.count] {
            let one = FitCase(family: family, device: device, size: size, language: 0)
            let layout = fitter.layout(content, family: family, environment: one.environment())
            results.append(
              Result(
                canvas: layout.canvas, scale: FitCase.devices[device].canvas(for: family).scale,
                size: size, shown: layout.shown,
                name: "\(family) of \(FitCase.devices[device].name) at \(FitCase.sizes[size])"))
          }
        }
      }
      for small in results {
        for large in results
        where large.isAtLeast(small) && large.size <= small.size {
          #expect(
            large.shown >= small.shown,
            "seed \(seed): \(small.name) shows \(small.shown), \(large.name) \(large.shown)")
        }
      }
    }
  }

  /// What a canvas shows at a text size.
  private struct Result {
    var canvas: WidgetLayout.Size
    var scale: Int
    var size: Int
    var shown: Int
    var name: String

    /// Whether the canvas is at least as wide and as high. Heights and widths are rounded up to the
    /// pixel, on each device to its own: between halves and thirds of a point a canvas has to be
    /// larger by what that comes to.
    func isAtLeast(_ other: Result) -> Bool {
      let spare = scale == other.scale ? 0.0 : 4
      return canvas.width >= other.canvas.width + spare
        && canvas.height >= other.canvas.height + spare
    }
  }

  @Test("canvases that grow step by step never show less")
  func growth() {
    for seed in 1...(Self.screens / 4) {
      var maker = ScreenMaker(seed: seed)
      let content = maker.content()
      let size = FitCase.sizes[Int(seed) % FitCase.sizes.count]
      for family in [
        Family.accessoryRectangular, .systemSmall, .systemMedium, .systemExtraLarge,
      ] {
        var before = 0
        for step in 0..<24 {
          var environment = FitEnvironment(now: ScreenMaker.now, textSize: size)
          let margin = family.isAccessory ? 0.0 : 16
          environment.canvas = Canvas(
            width: 133 + Double(step) * (family == .systemExtraLarge ? 30 : 11),
            height: (family.isAccessory ? 53 : 133) + Double(step) * 9, scale: 3, margin: margin)
          let layout = Fitter().layout(content, family: family, environment: environment)
          #expect(
            layout.shown >= before, "seed \(seed), \(family) at \(size), step \(step)")
          before = layout.shown
        }
      }
    }
  }

  @Test("what is hidden is nowhere: not in the layout's JSON, not in its label")
  func hidden() throws {
    let encoder = JSONEncoder()
    for seed in Array(1...(Self.screens / 4)) + [253] {
      var maker = ScreenMaker(seed: seed)
      var content = maker.content()
      content.name = "screen"
      for one in Self.cases(seed).prefix(6) {
        let layout = one.fitter.layout(
          content, family: one.family, environment: one.environment(hidden: true))
        let json = String(decoding: try encoder.encode(layout), as: UTF8.self)
        #expect(
          !json.contains(ScreenMaker.secret), "seed \(seed), \(one.family): \(json.prefix(2000))")
        let faults = LayoutCheck(layout, of: content).faults
        #expect(faults.isEmpty, "seed \(seed), hidden, \(one): \(faults.prefix(3))")
      }
    }
  }

  @Test("what is hidden is in no preview either: neither characters nor SVG; no id and no JSON is")
  func previews() {
    for seed in 1...(Self.screens / 8) {
      var maker = ScreenMaker(seed: seed)
      var content = maker.content()
      content.name = "screen"
      for one in Self.cases(seed).prefix(4) {
        for hidden in [true, false] {
          let layout = one.fitter.layout(
            content, family: one.family, environment: one.environment(hidden: hidden))
          for preview in [
            TerminalPreview(layout, title: "screen").text,
            SVGPreview(layout, title: "screen").text,
          ] {
            if hidden {
              #expect(!preview.contains(ScreenMaker.secret), "seed \(seed), \(one.family)")
            }
            for node in content.nodes {
              #expect(!preview.contains(node.id), "seed \(seed), \(one.family): \(node.id)")
            }
            #expect(!preview.contains("{\""), "seed \(seed), \(one.family)")
          }
        }
      }
    }
  }

  @Test("layouts go through JSON and come back the same")
  func coding() throws {
    for seed in 1...max(Self.screens / 20, 1) {
      var maker = ScreenMaker(seed: seed)
      let content = maker.content()
      for one in Self.cases(seed).prefix(4) {
        let layout = one.fitter.layout(
          content, family: one.family, environment: one.environment())
        let data = try JSONEncoder().encode(layout)
        #expect(try JSONDecoder().decode(WidgetLayout.self, from: data) == layout)
      }
    }
  }
}
