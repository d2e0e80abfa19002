/// The fields of the debt plan that describe a debt besides its name and balance, on their way
/// through a budget and back.
///
///     BudgetDebtTerms("kind=overdraft apr=39.9").kind  // .overdraft
package struct BudgetDebtTerms: Equatable, Sendable {
  /// A field of the plan, whose name has no number.
  struct Field: Equatable, Sendable {
    let name: String
    let text: String
  }

  let fields: [Field]

  /// Reads fields that are separated by spaces; what is no field is left out.
  init(_ text: String) {
    fields = text.split(separator: " ").compactMap { field in
      let parts = field.split(separator: "=", maxSplits: 1).map(String.init)
      let isField =
        parts.count == 2 && parts[0].allSatisfy { $0.isLowercase || $0 == "-" }
        && parts[0] != "name" && parts[0] != "balance"
      return isField ? Field(name: parts[0], text: parts[1]) : nil
    }
  }

  /// The fields as one text.
  static func text(_ fields: [(name: String, text: String)]) -> String {
    fields.map { "\($0.name)=\($0.text)" }.joined(separator: " ")
  }

  /// The kind of the debt; a card unless it says otherwise.
  var kind: DebtKind {
    fields.first { $0.name == "kind" }.flatMap { DebtKind(rawValue: $0.text) } ?? .card
  }
}
