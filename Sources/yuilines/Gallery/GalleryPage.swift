import YuiConformance
import YuiFit
import YuiScreens

/// The page of the gallery: what each screen looks like, in all families, light and dark.
struct GalleryPage {
  /// How the person has it.
  struct Look {
    var textSize = TextSize.large
    var clock = ClockStyle.twentyFourHour
  }

  /// How many widgets are on the page.
  private(set) var widgetCount = 0
  private let look: Look
  private var body = ""
  private var contents = ""

  init(_ look: Look) { self.look = look }

  /// Adds the screens of a thread.
  mutating func add(_ name: String, _ thread: ScreenThread) {
    let id = Self.escaped(name)
    contents += "<a href=\"#\(id)\">\(id)</a>\n"
    body += "<section id=\"\(id)\">\n<h2>\(id)</h2>\n"
    for (place, moment) in thread.moments.enumerated() {
      body += "<article>\n<header>\n<h3>\(id) \(place + 1)</h3>\n"
      if !moment.purpose.isEmpty { body += "<p>\(Self.escaped(moment.purpose))</p>\n" }
      body += "<pre>\(Self.escaped(moment.reply))</pre>\n</header>\n"
      for screen in moment.screens {
        body += "<h4>\(Self.escaped(screen.name))</h4>\n"
        add(screen, moment)
      }
      body += "</article>\n"
    }
    body += "</section>\n"
  }

  private mutating func add(_ screen: FitContent, _ moment: ScreenThread.Moment) {
    row("light") { page in
      for family in [Family.systemSmall, .systemMedium, .systemLarge] {
        page.figure("\(family.rawValue)", page.layout(screen, moment, family))
      }
    }
    row("dark") { page in
      for family in [Family.systemSmall, .systemMedium, .systemLarge] {
        page.figure("\(family.rawValue), dark", page.layout(screen, moment, family), isDark: true)
      }
    }
    row("lock") { page in
      for family in [Family.accessoryInline, .accessoryRectangular, .accessoryCircular] {
        page.figure(family.rawValue, page.layout(screen, moment, family))
      }
      for family in [Family.accessoryInline, .accessoryRectangular, .accessoryCircular] {
        page.figure(
          "\(family.rawValue), hidden",
          page.layout(screen, moment, family) { $0.hidden = true })
      }
      let corner = page.layout(screen, moment, .accessoryCorner)
      let label = corner.curvedLabel?.lines.joined(separator: " ")
      page.figure("accessoryCorner" + (label.map { ", along it: \($0)" } ?? ""), corner)
      page.figure(
        "systemSmall, accented",
        page.layout(screen, moment, .systemSmall) { $0.mode = .accented })
      page.figure(
        "systemSmall, StandBy",
        page.layout(screen, moment, .systemSmall) { $0.surface = .standBy }, isDark: true)
    }
    row("wide") { page in
      page.figure("systemExtraLarge", page.layout(screen, moment, .systemExtraLarge))
      page.figure(
        "systemExtraLargePortrait, dark",
        page.layout(screen, moment, .systemExtraLargePortrait), isDark: true)
    }
  }

  private mutating func row(_ name: String, _ fill: (inout GalleryPage) -> Void) {
    body += "<div class=\"row \(name)\">\n"
    fill(&self)
    body += "</div>\n"
  }

  private func layout(
    _ screen: FitContent, _ moment: ScreenThread.Moment, _ family: Family,
    _ change: (inout FitEnvironment) -> Void = { _ in }
  ) -> WidgetLayout {
    var environment = FitEnvironment(
      now: moment.now, utcOffset: moment.utcOffset, device: .standard(for: family),
      textSize: look.textSize, clock: look.clock)
    change(&environment)
    return Fitter().layout(screen, family: family, environment: environment)
  }

  private mutating func figure(_ caption: String, _ layout: WidgetLayout, isDark: Bool = false) {
    widgetCount += 1
    let box = layout.contentBox
    body += "<figure data-box=\"\(box.x) \(box.y) \(box.width) \(box.height)\">\n"
    // Names of definitions are those of one picture; here are many.
    body += SVGPreview(layout, isDark: isDark).text
      .replacing(" id=\"", with: " id=\"w\(widgetCount)-")
      .replacing("url(#", with: "url(#w\(widgetCount)-")
    body += "<figcaption>\(Self.escaped(caption))</figcaption>\n</figure>\n"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }

  /// The page as it is written.
  var html: String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Yui Lines: the gallery</title>
    <style>
    \(Self.style)
    </style>
    </head>
    <body>
    <h1>The gallery</h1>
    <nav>
    \(contents)</nav>
    <main>
    \(body)</main>
    <script>
    \(GalleryCheck.script)
    </script>
    </body>
    </html>

    """
  }

  private static let style = """
    :root { color-scheme: light dark; --ink: #16161a; --quiet: #66666e; --ground: #fafafc;
      --panel: #f0f0f4; }
    @media (prefers-color-scheme: dark) {
      :root { --ink: #f2f2f6; --quiet: #9a9aa4; --ground: #131316; --panel: #1e1e23; } }
    body { margin: 0; padding: 40px 48px 96px; background: var(--ground); color: var(--ink);
      font: 15px/1.45 -apple-system, Inter, 'Liberation Sans', system-ui, sans-serif; }
    h1 { font-size: 34px; letter-spacing: -0.02em; margin: 0 0 16px; }
    h2 { font-size: 24px; letter-spacing: -0.015em; margin: 72px 0 8px; }
    h3 { font-size: 15px; margin: 0; }
    h4 { font-size: 13px; font-weight: 600; color: var(--quiet); margin: 20px 0 0; }
    nav { display: flex; flex-wrap: wrap; gap: 6px 16px; }
    nav a { color: inherit; text-decoration-color: var(--quiet); text-underline-offset: 3px; }
    article { margin: 24px 0 56px; }
    header p { margin: 4px 0 0; max-width: 60ch; }
    pre { margin: 12px 0 0; padding: 12px 16px; border-radius: 10px; background: var(--panel);
      font: 12px/1.5 ui-monospace, 'DejaVu Sans Mono', monospace; white-space: pre-wrap;
      overflow-wrap: anywhere; max-width: 110ch; unicode-bidi: plaintext; }
    .row { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 16px; margin-top: 16px; }
    figure { margin: 0; }
    figure svg { display: block; border-radius: 16px; }
    .wide svg { width: auto; height: 300px; }
    figcaption { color: var(--quiet); font-size: 12px; margin-top: 6px; }
    #faults { color: #d2232f; white-space: pre-wrap; }
    """
}
