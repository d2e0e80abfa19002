/// The balance of each member in each currency: the amounts paid less the shares.
///
/// The balances of a currency always add up to zero.
package struct GroupBalances: Equatable, Sendable {
  private var balances: [Currency: [MemberID: Money]] = [:]
  private let households: Households

  /// The balances that payments bring about, each household's by the member who stands for it.
  package init(of payments: [GroupPayment], between households: Households = Households()) {
    self.households = households
    for payment in payments { add(payment) }
  }

  /// Adds one more payment.
  package mutating func add(_ payment: GroupPayment) {
    let currency = payment.counted.currency
    for part in payment.countedPayers {
      balances[currency, default: [:]][households[part.member], default: .zero(currency)] +=
        part.value
    }
    for share in payment.countedShares {
      balances[currency, default: [:]][households[share.member], default: .zero(currency)] -=
        share.value
    }
  }

  /// The currencies that anything was paid in, in order of code.
  package var currencies: [Currency] {
    balances.keys.sorted { $0.code < $1.code }
  }

  /// The amount a member is owed; negative when they owe.
  package subscript(member: MemberID, in currency: Currency) -> Money {
    balances[currency]?[member] ?? .zero(currency)
  }

  /// The balances of a currency that are not zero, in order of the members' identifiers.
  package func open(in currency: Currency) -> [Share<Money>] {
    (balances[currency] ?? [:]).filter { !$0.value.isZero }.sorted { $0.key < $1.key }
      .map { Share(member: $0.key, value: $0.value) }
  }
}
