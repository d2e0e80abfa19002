import Calendars
import Finance
import Forms
import State

// Changes that concern many payments at once.

extension GroupLedger {
  /// Lets a new member share the even payments that everybody shares.
  mutating func include(_ member: MemberID) {
    let others = Set(activeMembers.map(\.id)).subtracting([member])
    for entry in entries {
      guard var payment = entry.payment, payment.split == .even, !payment.isPayback,
        others.isSubset(of: payment.sharers.map(\.member))
      else { continue }
      payment.sharers.append(.init(member: member, given: nil))
      set(payment, of: entry.id)
    }
  }

  /// Makes one member of two: what concerned the first concerns the other from now on.
  mutating func join(_ member: MemberID, to other: MemberID) {
    for entry in entries {
      guard let payment = entry.payment, payment.concerns(member) else { continue }
      set(payment.replacing(member, by: other), of: entry.id)
    }
    change(member: member) { $0.status = .removed }
  }

  /// A new group with the same people, where one payback each brings about the balances of now.
  func carriedOver(as id: GroupID, on today: CalendarDate) -> GroupLedger {
    let old = name.split(separator: " (from ").first ?? ""
    var ledger = GroupLedger(
      id: id, name: "\(String(old).cut(to: 50)) (from \(today.words))", currency: currency,
      members: activeMembers.map { ($0.id, $0.name) })
    let owing = Settlement(of: payments).transfers
    for member in shownMembers where ledger[member: member.id] == nil {
      if owing.contains(where: { $0.from == member.id || $0.to == member.id }) {
        ledger.add(member.name, as: member.id)
      }
    }
    for transfer in owing {
      // Whoever is owed has as good as paid for the other.
      ledger.add(
        GroupPayment(
          title: GroupPayment.carriedOver, date: today, amount: transfer.amount, conversion: nil,
          payers: [.init(member: transfer.to, minorUnits: transfer.amount.minorUnits)],
          split: .even, sharers: [.init(member: transfer.from, given: nil)],
          serial: ledger.nextSerial(sharers: 1), isPayback: true),
        as: .random())
    }
    return ledger
  }
}

extension GroupPayment {
  /// The title of what a fresh group starts with.
  static let carriedOver = "Carried over"

  /// The payment with one member in the place of another.
  ///
  /// Where both share it, what each share comes to stays as it is and the two are added.
  fileprivate func replacing(_ member: MemberID, by other: MemberID) -> GroupPayment {
    var payment = self
    let sharing = Set(sharers.map(\.member))
    if sharing.isSuperset(of: [member, other]) {
      payment.split = .exact
      payment.sharers = shares.map { Sharer(member: $0.member, given: $0.minorUnits) }
    }
    var given: [MemberID: Int64?] = [:]
    for sharer in payment.sharers {
      let id = sharer.member == member ? other : sharer.member
      if let sum = given[id] {
        given[id] = .some((sum ?? 0) + (sharer.given ?? 0))
      } else {
        given[id] = .some(sharer.given)
      }
    }
    payment.sharers = given.map { Sharer(member: $0.key, given: $0.value) }
    var paid: [MemberID: Int64] = [:]
    for part in payers {
      paid[part.member == member ? other : part.member, default: 0] += part.minorUnits
    }
    payment.payers = paid.map { Part(member: $0.key, minorUnits: $0.value) }
    return payment
  }
}
