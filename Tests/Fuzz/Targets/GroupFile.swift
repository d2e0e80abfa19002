import Finance
import GroupsFormulas
import Keeping

@testable import GroupsPages

extension Target {
  /// A group from a file: ours in JSON or CSV, or an export from Splitwise.
  static let groupFile = Target("GroupFile", read: readGroup)

  static let spliitFile = Target("SpliitFile", read: readGroup)
  static let cospendFile = Target("CospendFile", read: readGroup)
  static let ihatemoneyFile = Target("IHateMoneyFile", read: readGroup)
  static let tricountFile = Target("TricountFile", read: readGroup)

  /// A file is refused with words, or becomes a group that is kept as it was read and adds up, in
  /// another currency too.
  @Sendable private static func readGroup(_ input: [UInt8]) {
    do throws(UnreadableGroupFile) {
      let group = try GroupFile.group(in: input, usually: .gbp)
      check(group.ledger)
      guard group.asksCurrency else { return }
      let preview = PreviewedGroup(group)
      precondition((try? PreviewedGroup(packed: preview.packed)) == preview, "amounts got lost")
      for currency in [Currency.bhd, .eur, .jpy] {
        if let other = try? preview.chosen(currency) { check(other) }
      }
    } catch {
      precondition(!error.sentence.isEmpty)
    }
  }

  private static func check(_ ledger: GroupLedger) {
    precondition((try? GroupLedger(packed: ledger.packed)) == ledger, "not kept as it was read")
    let balances = GroupBalances(of: ledger.payments)
    for currency in balances.currencies {
      let sum = balances.open(in: currency).reduce(0) { $0 + $1.minorUnits }
      precondition(sum == 0, "balances that do not add up")
    }
  }
}
