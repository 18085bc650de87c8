#if canImport(WidgetKit) && canImport(AppIntents) && os(iOS)
  import AppIntents
  import SwiftUI
  import WidgetKit
  import YuiFit
  import YuiScreens

  // guide:
  /// A timeline of layouts: from the copy, caught up, until it would look different by itself.
  struct TodayProvider: TimelineProvider {
    struct Entry: TimelineEntry {
      let date: Date
      let layout: WidgetLayout
    }

    let phone: Phone?
    let agent: String
    let screen: String

    func placeholder(in context: Context) -> Entry {
      entry(of: FitContent(state: .placeholder), in: context)
    }

    func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void) {
      let copy = try? phone?.store.read(agent: agent, name: screen)
      completion(
        entry(of: copy.map { FitContent($0) } ?? FitContent(state: .nothingPicked), in: context))
    }

    func getTimeline(
      in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void
    ) {
      let (family, environment) = (Family(context.family), environment)
      Task {
        let entries = await
          (phone?.entries(
            agent: agent, screen: screen, family: family, environment: environment) ?? []).map {
            Entry(date: Date(timeIntervalSince1970: $0.date.secondsSince1970), layout: $0.layout)
          }
        // A push reloads it before that; without one the relay is asked again now and then.
        completion(Timeline(entries: entries, policy: .after(.now.addingTimeInterval(3600))))
      }
    }

    private var environment: FitEnvironment {
      FitEnvironment(now: .now, utcOffset: TimeZone.current.secondsFromGMT())
    }

    private func entry(of content: FitContent, in context: Context) -> Entry {
      let layout = Fitter().layout(
        content, family: Family(context.family), environment: environment)
      return Entry(date: .now, layout: layout)
    }
  }

  extension Family {
    init(_ family: WidgetFamily) {
      self =
        switch family {
        case .systemSmall: .systemSmall
        case .systemLarge: .systemLarge
        case .systemExtraLarge: .systemExtraLarge
        case .accessoryCircular: .accessoryCircular
        case .accessoryRectangular: .accessoryRectangular
        case .accessoryInline: .accessoryInline
        default: .systemMedium
        }
    }
  }
  // guide: end

  // guide:
  /// A button of the widget: the copy changes at once, and the system draws the widget anew.
  struct TapIntent: AppIntent {
    static let title: LocalizedStringResource = "Tap"
    static let isDiscoverable = false

    @Parameter(title: "Agent") var agent: String
    @Parameter(title: "Screen") var screen: String
    @Parameter(title: "Button") var button: String

    init() {}

    init(_ button: WidgetLayout.Intent, agent: String, screen: String) throws {
      self.agent = agent
      self.screen = screen
      self.button = String(decoding: try JSONEncoder().encode(button), as: UTF8.self)
    }

    func perform() async throws -> some IntentResult {
      let intent = try JSONDecoder().decode(WidgetLayout.Intent.self, from: Data(button.utf8))
      let phone = try Phone.shared()
      _ = try phone.tap(intent, agent: agent, screen: screen, at: .now)
      // The tap is kept whatever becomes of this; what is not taken now goes with the next run.
      _ = try? await phone.send()
      return .result()
    }
  }
  // guide: end

  // guide:
  /// Tells the relay where to push to, whenever the system gives out another token or the person
  /// adds or removes a widget.
  @available(iOS 26, *)
  struct TodayPushHandler: WidgetPushHandler {
    func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo]) {
      let token = pushInfo.token.map { String(format: "%02x", $0) }.joined()
      Task {
        let phone = try Phone.shared()
        for copy in try phone.store.entries().compactMap({ try? $0.copy.get() }) {
          try await phone.register(copy, unless: nil, device: Phone.deviceID, token: token)
        }
      }
    }
  }
  // guide: end

  // guide:
  @available(iOS 26, *)
  struct TodayWidget: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "today", provider: Phone.todayProvider) { entry in
        // Draw `entry.layout.blocks` here: frames, texts, drawings and buttons in points.
        Text(entry.layout.accessibilityLabel)
          .widgetURL(URL(string: entry.layout.link))
          .containerBackground(.background, for: .widget)
      }
      .supportedFamilies([.systemSmall, .systemMedium, .systemLarge, .accessoryRectangular])
      .pushHandler(TodayPushHandler.self)
    }
  }
  // guide: end

  // What an app has elsewhere: its folder, its relay, its device's id.
  extension Phone {
    static let deviceID = "phone-1"

    static func shared() throws -> Phone {
      try Phone(sharedFolder: NSTemporaryDirectory(), relay: NoRelay())
    }

    static var todayProvider: TodayProvider {
      TodayProvider(phone: try? shared(), agent: "coach", screen: "today")
    }
  }

  private struct NoRelay: RelayClient {
    func rows(of agent: String, after cursor: Cursor?) async throws -> [AgentRow] { [] }
    func register(_ pin: Pin) async throws {}
    func post(_ entry: OutboxEntry) async -> Outbox.Verdict { .unreachable }
  }
#endif
