/// The id of a payment.
package typealias PaymentID = Identifier<GroupPayment>

/// A payment for a group: the amount, the payers and the split.
///
/// Weights, rate and serial belong to the payment, so that later changes of the group do not change
/// it.
package struct GroupPayment: Equatable, Sendable {
  /// What it was for, as typed; empty when nothing was.
  package var title: String
  package var date: CalendarDate
  /// The amount in the currency it was paid in.
  package var amount: Money
  /// What it counts as in the group's currency; nil when it counts in its own.
  package var conversion: Conversion?

  /// The payers' parts in the order of the group; they add up to the amount.
  package var payers: [Share<Money>]

  package var split: Split

  /// Decides which sharer, in the order of their ids, gets the first odd penny.
  package var serial: Int

  package var kind: Kind

  /// True for money that came back: the payers received it, and the sharers owe that much less.
  ///
  /// The amount and its parts are kept without a sign; what balances count has it.
  package var isRefund: Bool

  /// What it was for, if somebody has said so.
  package var category: PaymentCategory?

  /// More about it, as typed; empty when nothing was.
  package var note: String

  /// The most characters in a note.
  package static let longestNote = 200

  /// A payment; of an amount below zero, a refund.
  package init(
    title: String, date: CalendarDate, amount: Money, conversion: Conversion?,
    payers: [Share<Money>], split: Split, serial: Int, kind: Kind = .spending,
    category: PaymentCategory? = nil, note: String = ""
  ) {
    self.title = title
    self.date = date
    self.amount = amount.absolute
    self.conversion = conversion
    self.payers = payers
    self.split = split
    self.serial = serial
    self.kind = kind
    isRefund = amount.isNegative
    self.category = category
    self.note = note
  }
}

extension GroupPayment {
  /// The kinds of payments.
  package enum Kind: String, CaseIterable, Sendable {
    /// Money for something that members share.
    case spending
    /// Money that one member gives back to another.
    case payback
    /// Cash that one member lends another, beyond what is owed.
    case lent
  }

  /// True for money from one member to another, which is no spending.
  package var isTransfer: Bool { kind != .spending }

  /// A payback of one member to another.
  package init(
    title: String = "", of amount: Money, from payer: MemberID, to paid: MemberID,
    on date: CalendarDate, serial: Int
  ) {
    self.init(
      title: title, date: date, amount: amount, conversion: nil,
      payers: [Share(member: payer, value: amount)], split: .evenly([paid]), serial: serial,
      kind: .payback)
  }

  /// The title of the payments that carry balances over to another group.
  package static let carriedOver = "Carried over"

  /// The shares in the currency of the payment.
  ///
  /// Every share that is shown, stored, exported or summed comes from here.
  package var shares: [Share<Money>] { split.shares(of: amount, tiesFrom: serial) }

  /// The sharers in the order of the group.
  package var sharers: [MemberID] { split.members }

  /// True when the member paid a part or shares it.
  package func concerns(_ member: MemberID) -> Bool {
    payers.contains { $0.member == member } || sharers.contains(member)
  }
}

// MARK: - In the currency of the group

extension GroupPayment {
  /// The conversion of a payment to the group's currency.
  package struct Conversion: Hashable, Sendable {
    /// Billionths of a unit of the group's currency for one unit of the payment's.
    package let billionths: Int64

    /// The amount in the group's currency, which later rates do not change.
    package let groupAmount: Money

    package static let decimals = 9

    /// The amount at a rate, rounded once, halves up.
    ///
    /// - Throws: ``MoneyOverflow`` when it does not fit in a `Money`.
    package init(_ amount: Money, billionths: Int64, to currency: Currency) throws(MoneyOverflow) {
      self.billionths = billionths
      groupAmount = try amount.converted(to: currency, billionths: billionths)
    }

    package init(billionths: Int64, groupAmount: Money) {
      self.billionths = billionths
      self.groupAmount = groupAmount
    }
  }

  /// The amount that balances count, below zero for a refund.
  package var counted: Money { signed(conversion?.groupAmount ?? amount) }

  /// The payers' parts in the currency that balances count, with its sign.
  package var countedPayers: [Share<Money>] {
    guard let counted = conversion?.groupAmount else { return signed(payers) }
    let weights = payers.map { Share(member: $0.member, value: $0.minorUnits) }
    return signed(counted.shares(by: weights, tiesFrom: serial))
  }

  /// The shares in the currency that balances count, with its sign.
  package var countedShares: [Share<Money>] {
    guard let counted = conversion?.groupAmount else { return signed(shares) }
    return signed(split.shares(of: counted, as: amount, tiesFrom: serial))
  }

  /// The amount as it is told: below zero for a refund.
  package var told: Money { signed(amount) }

  /// An amount of the payment as it is told: below zero for a refund.
  package func signed(_ amount: Money) -> Money { isRefund ? -amount : amount }

  /// Parts of the payment as they are told: below zero for a refund.
  package func signed(_ parts: [Share<Money>]) -> [Share<Money>] {
    guard isRefund else { return parts }
    return parts.map { Share(member: $0.member, value: -$0.value) }
  }

  /// The part of a member in the currency that balances count; nil for those who have none.
  package func countedShare(of member: MemberID) -> Money? {
    countedShares.first { $0.member == member }?.value
  }

  /// True when the payers' parts, none below zero, and the shares each add up to the amount.
  package var addsUp: Bool {
    payers.allSatisfy { !$0.value.isNegative } && payers.sum == amount.minorUnits
      && shares.sum == amount.minorUnits
      && (conversion == nil
        || countedShares.sum == counted.minorUnits && countedPayers.sum == counted.minorUnits)
  }
}

extension [Share<Money>] {
  fileprivate var sum: Int64 { reduce(0) { $0 + $1.minorUnits } }
}
