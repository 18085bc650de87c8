/// A line under way: its tokens by position, and which props they say.
struct LineDraft {
  /// The tokens by position, in order.
  var tokens: [String] = []
  /// The props that need no key any more.
  var said: Set<String> = []
  /// Whether the keys and flags stand before the tokens.
  var namedFirst = false
  /// What stands last, behind the keys and flags.
  var tail: String?
  /// Tokens for keys that are written in another way than their values say.
  var named: [String: String] = [:]

  /// Adds a token that says a prop.
  mutating func say(_ keys: Key..., token: String) {
    tokens.append(token)
    for key in keys { said.insert(key.name) }
  }

  /// Notes that a prop needs no token at all.
  mutating func say(nothingFor key: String) { said.insert(key) }
}
