/// The parts of a member's balance in one currency: the amount they paid, their share, and the
/// paybacks.
package struct GroupMemberStory: Equatable, Sendable {
  /// What they paid.
  package let paid: Money
  /// Their share of everything.
  package let share: Money
  /// The amount that each other member paid back to this one, negative where this one paid them.
  package let received: [Share<Money>]
  /// The balance that an earlier group left, below zero if this member owed.
  package let carried: Money

  /// The sums over the payments that count in `currency`; all of them together are the balance of
  /// the member.
  package init(of member: MemberID, in payments: [GroupPayment], _ currency: Currency) {
    var (paid, share, carried) = (Money.zero(currency), Money.zero(currency), Money.zero(currency))
    var received: [MemberID: Money] = [:]
    for payment in payments where payment.counted.currency == currency {
      let out = payment.countedPayers.first { $0.member == member }?.value ?? .zero(currency)
      let part = payment.countedShare(of: member) ?? .zero(currency)
      if !payment.isTransfer {
        paid += out
        share += part
      } else if payment.title == GroupPayment.carriedOver {
        carried += out - part
      } else if payment.concerns(member),
        let other = (payment.payers.map(\.member) + payment.sharers).first(where: { $0 != member })
      {
        received[other, default: .zero(currency)] += part - out
      }
    }
    (self.paid, self.share, self.carried) = (paid, share, carried)
    self.received = received.filter { !$0.value.isZero }.sorted { $0.key < $1.key }
      .map { Share(member: $0.key, value: $0.value) }
  }
}
