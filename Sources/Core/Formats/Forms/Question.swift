/// A part of a form with a single answer, in one box or in a few that belong together.
package protocol Question<Value>: Sendable {
  associatedtype Value: Sendable

  /// The name of the answer, which no other question of the form has; that of a field is its name
  /// in the address.
  var name: String { get }

  /// The texts that can be sent to answer it, in page order.
  var parameters: [FormParameter] { get }

  var names: [String] { get }

  /// Reads the answer.
  ///
  /// Call ``FormReading/value(of:)`` instead, which remembers it.
  ///
  /// - Parameter reading: The submission, and the answers to other questions of the form.
  /// - Returns: The value.
  /// - Throws: Every mistake, in page order; none when the answer follows from one that is wrong.
  func value(in reading: inout FormReading) throws(InvalidForm) -> Value
}

extension Question {
  package var names: [String] { parameters.map(\.name) }
}

/// A text that can be sent with a form, as it is described to programs.
package struct FormParameter: Equatable, Sendable {
  package let name: String
  /// The question, or its description for programs.
  package let words: String
  package let isRequired: Bool
  /// The texts that a program sends.
  package let format: TextFormat
  /// True for a text that can be sent several times, each with another value.
  package let isRepeated: Bool
  /// The choice that an empty text means; nil if there is none.
  package let usual: String?

  package init(
    _ name: String, _ words: String, _ format: TextFormat, isRequired: Bool = false,
    isRepeated: Bool = false, usual: String? = nil
  ) {
    self.name = name
    self.words = words
    self.isRequired = isRequired
    self.isRepeated = isRepeated
    self.format = format
    self.usual = usual
  }

  /// The same text, without which the form can be read.
  var optional: FormParameter {
    FormParameter(name, words, format, isRepeated: isRepeated, usual: usual)
  }
}

extension [any Question] {
  package var parameters: [FormParameter] { flatMap { $0.parameters } }

  package var names: [String] { flatMap { $0.names } }
}
