import Finance
import Formats
import GroupsFormulas
import Keeping

@testable import GroupsPages

extension Target {
  /// A bank's statement: refused with words, or read into lines that add up to what was spent and
  /// received.
  static let statement = Target("Statement") { input in
    let group = GroupLedger(
      id: Identifier(1), name: "A", currency: .gbp, members: [(Identifier(2), "Ana")])
    guard let file = try? StatementFile(input) else { return }
    precondition((try? StatementFile(packed: file.packed)) == file, "not kept as it was read")
    for answers in [[], [("dates", "dmy"), ("spent", "plus"), ("column-date", "1")]] {
      var form = FormReading(Submission(answers), in: .gbp)
      guard let reading = try? StatementReading(file, &form, in: group) else { continue }
      var again = FormReading(reading.completing(Submission(answers)), in: .gbp)
      precondition(
        (try? StatementReading(reading.shortened, &again, in: group))?.lines == reading.lines,
        "not the same when it is shortened")
      precondition(reading.lines.count <= StatementReading.mostLines, "too many lines")
      let statement = GroupStatement(reading.lines, in: reading.currency, of: group)
      for (spent, received) in zip(statement.spent, statement.received) {
        let sum = reading.lines.map(\.amount).filter { $0.currency == spent.currency }
          .sum(in: spent.currency)
        precondition(spent - received == sum, "lines that do not add up")
      }
      guard
        let payments = try? StatementPayments(statement, Submission(), in: GroupBook(group))
      else { continue }
      var changed = group
      changed.take(payments.payments)
      precondition(changed.payments.allSatisfy(\.addsUp), "a payment that does not add up")
    }
  }
}
