import GroupsFormulas
import Calendars
import Finance
import Sealing

@testable import GroupsPages

extension Target {
  /// A group from a file: ours in JSON or CSV, or an export from Splitwise.
  static let groupFile = Target("GroupFile") { input in
    do throws(UnreadableGroupFile) {
      let ledger = try GroupFile.ledger(in: input, on: .latest)
      precondition((try? GroupLedger(packed: ledger.packed)) == ledger, "not kept as it was read")
      let balances = GroupBalances(of: ledger.payments)
      for currency in balances.currencies {
        let sum = balances.open(in: currency).reduce(0) { $0 + $1.minorUnits }
        precondition(sum == 0, "balances that do not add up")
      }
    } catch {
      precondition(!error.sentence.isEmpty)
    }
  }
}
