/// Makes a variant of a flow (spec 3, Variants and Running a flow).
public enum FlowVariant {
  /// The graph of a flow after a variant's changes: `start`, `nodes` and `edges`.
  ///
  /// A dropped step hands the edges into it to where its default edge went, else its first. A step
  /// replaces preset and props. An added step takes over the edges out of the step before it. A
  /// change that the flow cannot take is skipped. `start` is left out when no node is left; `nodes`
  /// and `edges` are always there.
  ///
  ///     let graph = FlowVariant.apply([["op": "drop", "id": "b"]], to: flow)
  ///     graph["edges"]   // a --> b --> c has become a --> c
  ///
  /// - Parameters:
  ///   - changes: what the variant's patch has under `changes`.
  ///   - flow: the base's props, `start`, `nodes` and `edges` among them.
  /// - Complexity: O(*n* + *m*) in the sizes of the flow and the changes: an edge is not touched for
  ///   each change to a node that it leads to.
  public static func apply(_ changes: [Value], to flow: Props) -> Props {
    var graph = EditableFlow(flow)
    for change in changes {
      guard let change = change.object, let id = change["id"]?.text else { continue }
      switch change["op"]?.text {
      case "drop": graph.drop(id)
      case "step": graph.replace(id, with: change)
      case "add": graph.add(id, after: change["after"]?.text ?? "", step: change)
      default: break
      }
    }
    return graph.props
  }
}
