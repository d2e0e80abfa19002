/// What was sent with a form: names and texts exactly as typed, in the order they came.
package struct Submission: Sendable, Equatable {
  package struct Entry: Sendable, Equatable {
    package let name: String
    package let text: String
  }

  package let entries: [Entry]

  package init(_ entries: [(name: String, text: String)] = []) {
    self.entries = entries.map { Entry(name: $0.name, text: $0.text) }
  }

  /// The first text sent under a name; a repeated single-valued name counts once.
  package subscript(name: String) -> String? {
    entries.first { $0.name == name }?.text
  }

  /// The text under a name, or `nil` when it was not sent or is empty, which is the same thing.
  package func typed(_ name: String) -> String? {
    guard let text = self[name], !text.isEmpty else { return nil }
    return text
  }

  /// Every text sent under a name, in order.
  package func all(_ name: String) -> [String] {
    entries.filter { $0.name == name }.map(\.text)
  }

  package func holdsAny(of names: [String]) -> Bool {
    entries.contains { names.contains($0.name) }
  }

  /// The same submission, where a name that was left out or empty has a text.
  package func typed(_ name: String, otherwise text: String) -> Submission {
    guard typed(name) == nil else { return self }
    return Submission(omitting([name]).entries.map { ($0.name, $0.text) } + [(name, text)])
  }

  /// The same submission with one text under a name, whatever was there.
  package func replacing(_ name: String, with text: String) -> Submission {
    omitting([name]).typed(name, otherwise: text)
  }

  /// The same submission without some of its names.
  package func omitting(_ names: [String]) -> Submission {
    Submission(entries.filter { !names.contains($0.name) }.map { ($0.name, $0.text) })
  }
}
