import Finance

/// The balance of each member in each currency: the amounts paid less the shares.
///
/// The balances of a currency always add up to zero.
struct GroupBalances: Equatable, Sendable {
  private var balances: [Currency: [MemberID: Money]] = [:]

  init(of payments: some Sequence<GroupPayment>) {
    for payment in payments { add(payment) }
  }

  mutating func add(_ payment: GroupPayment) {
    let currency = payment.counted.currency
    for part in payment.countedPayers {
      balances[currency, default: [:]][part.member, default: .zero(currency)] += part.value
    }
    for share in payment.countedShares {
      balances[currency, default: [:]][share.member, default: .zero(currency)] -= share.value
    }
  }

  /// The currencies that anything was paid in, in order of code.
  var currencies: [Currency] {
    balances.keys.sorted { $0.code < $1.code }
  }

  /// The amount a member is owed; negative when they owe.
  subscript(member: MemberID, in currency: Currency) -> Money {
    balances[currency]?[member] ?? .zero(currency)
  }

  /// The balances of a currency that are not zero, in order of the members' identifiers.
  func open(in currency: Currency) -> [Share<Money>] {
    (balances[currency] ?? [:]).filter { !$0.value.isZero }.sorted { $0.key < $1.key }
      .map { Share(member: $0.key, value: $0.value) }
  }

  var isSettled: Bool {
    balances.values.allSatisfy { $0.values.allSatisfy(\.isZero) }
  }
}
