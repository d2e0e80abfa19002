package import Formats
import TestSupport
import Testing
package import Web

/// A field with a wrong text, and the message for it.
package struct Mistake: CustomTestStringConvertible, Sendable {
  /// The changes of a form that is right.
  package let changes: [String: String]
  /// What the form says of them.
  package let errors: [FieldError]

  /// A text in a field, and others that make it wrong.
  package init(
    _ field: String, _ typed: String, _ message: String, with others: [String: String] = [:]
  ) {
    changes = others.merging([field: typed]) { $1 }
    errors = [FieldError(field: field, message: message)]
  }

  package var testDescription: String { "\(changes)" }

  /// The mistakes of a table: a field, what is typed, the message, and texts of other fields.
  package static func table(_ text: String) -> [Mistake] {
    Row.table("field | typed | message | with\n" + text).map { row in
      let others = row.words("with").map {
        $0.split(separator: "=", omittingEmptySubsequences: false)
      }
      return Mistake(
        row["field"], row["typed"], row["message"],
        with: Dictionary(uniqueKeysWithValues: others.map { (String($0[0]), String($0[1])) }))
    }
  }
}

/// Tests of a calculator's form, each of which changes one that is right.
package protocol FormSuite {
  associatedtype Tested: CalculatorForm
  /// A form that is right.
  static var good: [String: String] { get }
}

extension FormSuite {
  /// The form with some fields changed.
  package static func form(_ changes: [String: String]) throws -> Tested {
    let fields = good.merging(changes) { $1 }.sorted { $0.key < $1.key }
    return try Tested(
      Submission(fields.map { ($0.key, $0.value) }), today: #require(TestSite.today))
  }

  /// What is wrong with the form once some fields are changed; nil for nothing.
  package func errors(_ changes: [String: String]) -> [FieldError]? {
    do {
      _ = try Self.form(changes)
      return nil
    } catch {
      return (error as? InvalidForm)?.errors
    }
  }
}
