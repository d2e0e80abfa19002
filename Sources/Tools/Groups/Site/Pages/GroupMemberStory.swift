import Components
import Finance

/// How a member's balance in one currency came about: what they paid, their share of everything,
/// and what was paid back.
struct GroupMemberStory: Equatable {
  let paid: Money
  let share: Money
  /// The amount that each other member paid back to this one, negative where this one paid them.
  let received: [Share<Money>]
  /// The balance that an earlier group left, below zero where this member owed.
  let carried: Money

  /// The sums over the payments that count in `currency`; all of them together are the balance of
  /// the member.
  init(of member: MemberID, in payments: [GroupPayment], _ currency: Currency) {
    var (paid, share, carried) = (Money.zero(currency), Money.zero(currency), Money.zero(currency))
    var received: [MemberID: Money] = [:]
    for payment in payments where payment.counted.currency == currency {
      let out = payment.countedPayers.first { $0.member == member }?.value ?? .zero(currency)
      let part = payment.countedShare(of: member) ?? .zero(currency)
      if !payment.isPayback {
        paid += out
        share += part
      } else if payment.title == GroupPayment.carriedOver {
        carried += out - part
      } else if let other = payment.other(than: member) {
        received[other, default: .zero(currency)] += part - out
      }
    }
    (self.paid, self.share, self.carried) = (paid, share, carried)
    self.received = received.filter { !$0.value.isZero }.sorted { $0.key < $1.key }
      .map { Share(member: $0.key, value: $0.value) }
  }

  /// “You paid £474.72, your share is £178.55, Ben paid you £60”.
  func words(_ voice: GroupVoice) -> String {
    var parts = ["You paid \(paid.short)", "your share is \(share.short)"]
    parts += received.sorted {
      voice.ledger.place(of: $0.member) < voice.ledger.place(of: $1.member)
    }
    .map { part in
      let name = voice.name(of: part.member)
      return part.value.isNegative
        ? "you paid \(name) \(part.value.absolute.short)" : "\(name) paid you \(part.value.short)"
    }
    if carried.isPositive { parts.append("you were owed \(carried.short) before") }
    if carried.isNegative { parts.append("you owed \(carried.absolute.short) before") }
    return parts.joined(separator: ", ")
  }
}

extension GroupPayment {
  /// The other side of a payback; nil when the member has no part in it.
  fileprivate func other(than member: MemberID) -> MemberID? {
    guard concerns(member) else { return nil }
    return (payers.map(\.member) + sharers).first { $0 != member }
  }
}
