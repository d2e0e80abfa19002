import GroupsFormulas
import Calendars
import Finance

/// A payment for a group: the amount, the payers and the split.
///
/// Weights, rate and serial belong to the payment, so that later changes of the group do not change
/// it.
struct GroupPayment: Equatable, Sendable {
  var title: String
  var date: CalendarDate
  var amount: Money
  var conversion: Conversion?

  /// The payers' parts in the order of the group; they add up to the amount.
  var payers: [Share<Money>]

  /// The split and its sharers.
  var split: Split

  /// Decides which sharer gets the first odd penny.
  var serial: Int

  /// True for a payback: money from one member to another.
  var isPayback: Bool
}

extension GroupPayment {
  /// The shares in the currency of the payment.
  ///
  /// Every share that is shown, stored, exported or summed comes from here.
  var shares: [Share<Money>] { split.shares(of: amount, tiesFrom: serial) }

  /// The sharers in the order of the group.
  var sharers: [MemberID] { split.members }
}

// MARK: - In the currency of the group

extension GroupPayment {
  /// The conversion of a payment to the group's currency.
  struct Conversion: Hashable, Sendable {
    /// Billionths of a unit of the group's currency for one unit of the payment's.
    let billionths: Int64

    /// The amount in the group's currency, fixed whatever becomes of rates.
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

  /// The payers' parts in the currency that balances count.
  var countedPayers: [Share<Money>] {
    guard let counted = conversion?.groupAmount else { return payers }
    let parts = counted.parts(by: payers.map(\.minorUnits), tiesFrom: serial)
    return zip(payers, parts).map { Share(member: $0.member, value: $1) }
  }

  /// The shares in the currency that balances count.
  var countedShares: [Share<Money>] {
    guard let counted = conversion?.groupAmount else { return shares }
    return split.shares(of: counted, as: amount, tiesFrom: serial)
  }

  /// True when the member paid a part or shares it.
  func concerns(_ member: MemberID) -> Bool {
    payers.contains { $0.member == member } || sharers.contains(member)
  }
}
