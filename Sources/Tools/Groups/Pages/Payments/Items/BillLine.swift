import GroupsFormulas

/// A line of a bill in the form of a payment: what an item cost, what it was, and who shares it.
struct BillLine: RepeatedEntry {
  /// Counts from 1.
  let number: Int
  let amount: Field<Money>
  let name: Field<String>

  static let all = (1...20).map(BillLine.init)

  /// The name of the field, sent once for each person who shares the item.
  var with: String { "\(Self.with)\(number)" }

  static let with = "item-with-"

  private init(_ number: Int) {
    self.number = number
    amount = Field(
      "item-\(number)", question: "Item \(number)", missing: "Enter what this item cost",
      subject: "Item \(number)", reader: .money)
    name = Field(
      "item-name-\(number)", question: "What is it? (optional)", subject: "Name of item \(number)",
      reader: .text(upTo: GroupLedger.longestName, example: "Pizza").otherwise { _ in "" })
  }

  var questions: [any Question] { [amount, name] }

  func isThere(in submission: Submission) -> Bool {
    submission.typed(amount.name) != nil || submission.typed(name.name) != nil
  }
}
