import Calendars
import Finance

/// Something that was paid for a group: how much, by whom, and how it is shared.
///
/// The weights, the rate and the serial belong to the payment, so that nothing that changes in the
/// group later changes it.
struct GroupPayment: Equatable, Sendable {
  var title: String
  var date: CalendarDate
  var amount: Money
  var conversion: Conversion?

  /// Who paid how much, in the order of the group; the parts add up to the amount.
  var payers: [Share<Money>]

  /// How it is shared, and by whom.
  var split: Split

  /// Where the odd pennies start.
  var serial: Int

  /// Whether it only moved money from one member to another.
  var isPayback: Bool
}

extension GroupPayment {
  /// What each sharer's share comes to, in the currency it was paid in.
  ///
  /// The one place that decides a share: everything that is shown, stored, exported or summed
  /// comes from here.
  var shares: [Share<Money>] { split.shares(of: amount, tiesFrom: serial) }

  /// Who shares it, in the order of the group.
  var sharers: [MemberID] { split.members }
}

// MARK: - In the currency of the group

extension GroupPayment {
  /// What a payment in another currency counts as in the group's.
  struct Conversion: Hashable, Sendable {
    /// Billionths of a unit of the group's currency for one unit of the payment's.
    let billionths: Int64

    /// The amount that counts, whatever becomes of rates later.
    let groupAmount: Money

    static let decimals = 9

    /// The amount at a rate, rounded once, halves up.
    init(_ amount: Money, billionths: Int64, to currency: Currency) throws(MoneyOverflow) {
      self.billionths = billionths
      groupAmount = try amount.converted(to: currency, billionths: billionths)
    }

    init(billionths: Int64, groupAmount: Money) {
      self.billionths = billionths
      self.groupAmount = groupAmount
    }
  }

  /// The amount that balances count.
  var counted: Money { conversion?.groupAmount ?? amount }

  /// What each payer paid, as balances count it.
  var countedPayers: [Share<Money>] {
    guard let counted = conversion?.groupAmount else { return payers }
    let parts = counted.parts(by: payers.map(\.minorUnits), tiesFrom: serial)
    return zip(payers, parts).map { Share(member: $0.member, value: $1) }
  }

  /// What each sharer's share comes to, as balances count it.
  var countedShares: [Share<Money>] {
    guard let counted = conversion?.groupAmount else { return shares }
    return split.shares(of: counted, as: amount, tiesFrom: serial)
  }

  /// Whether a member paid or shares it.
  func concerns(_ member: MemberID) -> Bool {
    payers.contains { $0.member == member } || sharers.contains(member)
  }
}
