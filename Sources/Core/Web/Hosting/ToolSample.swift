/// A request that shows the page of a tool in one of its states.
///
/// The tests of all tools send the samples of each tool in the list; `farthing-site --samples`
/// prints them for the tests in a browser. The first sample that is `answered` is the usual answer.
package struct ToolSample: Sendable {
  /// A state of a tool's page.
  package enum State: String, Sendable {
    /// The form before it is sent.
    case blank
    case wrong
    case answered
    /// The answer that a debt is never cleared.
    case never
    /// An answer with the largest amounts or the most rows.
    case largest
  }

  package let state: State
  /// Its name among the samples of the tool, such as “with a payment”.
  package let name: String
  package let query: String

  /// A sample, named by its state unless it has another name.
  package init(_ state: State, _ name: String? = nil, _ query: String = "") {
    self.state = state
    self.name = name ?? state.rawValue
    self.query = query
  }
}
