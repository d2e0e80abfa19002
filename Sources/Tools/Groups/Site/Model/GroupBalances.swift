import Finance
import State

/// Who is owed and who owes, in each currency: what a member paid less what their shares come to.
///
/// The balances of a currency always add up to zero.
struct GroupBalances: Equatable, Sendable {
  private var minorUnits: [Currency: [MemberID: Int64]] = [:]

  init(of payments: some Sequence<GroupPayment>) {
    for payment in payments { add(payment) }
  }

  mutating func add(_ payment: GroupPayment) {
    add(payment.countedPayers, payment.counted.currency, sign: 1)
    add(payment.countedShares, payment.counted.currency, sign: -1)
  }

  /// The currencies that anything was paid in, in order of code.
  var currencies: [Currency] {
    minorUnits.keys.sorted { $0.code < $1.code }
  }

  /// What a member is owed, negative when they owe.
  subscript(member: MemberID, in currency: Currency) -> Money {
    Money(minorUnits: minorUnits[currency]?[member] ?? 0, currency)
  }

  /// The balances of a currency that are not zero, in order of the members' names.
  func open(in currency: Currency) -> [Share<Money>] {
    (minorUnits[currency] ?? [:]).filter { $0.value != 0 }.sorted { $0.key < $1.key }
      .map { Share(member: $0.key, value: Money(minorUnits: $0.value, currency)) }
  }

  var isSettled: Bool {
    minorUnits.values.allSatisfy { $0.values.allSatisfy { $0 == 0 } }
  }

  private mutating func add(_ parts: [Share<Money>], _ currency: Currency, sign: Int64) {
    for part in parts {
      minorUnits[currency, default: [:]][part.member, default: 0] += sign * part.minorUnits
    }
  }
}
