/// The names and texts sent with a form, exactly as typed, in the order sent.
package struct Submission: Sendable, Equatable {
  /// One name with its text.
  package struct Entry: Sendable, Equatable {
    package let name: String
    package let text: String
  }

  /// The most names of a request, unless its route allows more.
  package static let most = 100

  /// All names and texts, in the order sent.
  package let entries: [Entry]

  /// A submission of these names and texts; empty by default.
  package init(_ entries: [(name: String, text: String)] = []) {
    self.init(of: entries.map { Entry(name: $0.name, text: $0.text) })
  }

  private init(of entries: [Entry]) {
    self.entries = entries
  }

  /// The first text sent under a name, or nil if there is none.
  package subscript(name: String) -> String? {
    entries.first { $0.name == name }?.text
  }

  /// The first text under a name, or nil when it was not sent, is empty or is blank.
  package func typed(_ name: String) -> String? {
    guard let text = self[name], !text.allSatisfy(\.isWhitespace) else { return nil }
    return text
  }

  /// The texts that are not empty under these names, in the order of the names, as links and hidden
  /// fields carry them along; all of a name that was sent again and again.
  package func values(of names: [String]) -> [(String, String)] {
    names.flatMap { name in
      typed(name) == nil
        ? [] : all(name).filter { !$0.allSatisfy(\.isWhitespace) }.map { (name, $0) }
    }
  }

  /// Every text sent under a name, in order.
  package func all(_ name: String) -> [String] {
    entries.filter { $0.name == name }.map(\.text)
  }

  /// True when at least one of these names was sent.
  package func holdsAny(of names: [String]) -> Bool {
    entries.contains { names.contains($0.name) }
  }

  /// The same submission with `text` under a name that was not sent or is empty.
  package func typed(_ name: String, otherwise text: String) -> Submission {
    guard typed(name) == nil else { return self }
    return omitting([name]).adding([(name, text)])
  }

  /// The same submission with a single text under a name, in place of any other.
  package func replacing(_ name: String, with text: String) -> Submission {
    omitting([name]).typed(name, otherwise: text)
  }

  /// The same submission without these names.
  package func omitting(_ names: [String]) -> Submission { filter { !names.contains($0.name) } }

  /// The same submission without those that are not to be kept.
  package func filter(_ isKept: (Entry) -> Bool) -> Submission {
    Submission(of: entries.filter(isKept))
  }

  /// The same submission with more names and texts behind the others.
  package func adding(_ texts: [(name: String, text: String)]) -> Submission {
    adding(Submission(texts))
  }

  /// The same submission with another one behind it.
  package func adding(_ other: Submission) -> Submission {
    Submission(of: entries + other.entries)
  }
}
