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
  var payers: [Part]
  var split: Split

  /// Who shares it, in the order of the group.
  var sharers: [Sharer]

  /// Where the odd pennies start.
  var serial: Int

  /// Whether it only moved money from one member to another.
  var isPayback: Bool

  /// How what was given for each sharer is meant.
  enum Split: String, CaseIterable, Sendable {
    case even
    case shares
    case percent
    case exact
  }

  /// A member and an amount in minor units.
  struct Part: Hashable, Sendable {
    let member: MemberID
    let minorUnits: Int64
  }

  /// A member and what was given for them: a weight in ten-thousandths, a percentage in
  /// hundredths, an exact amount in minor units, or nothing.
  struct Sharer: Hashable, Sendable {
    let member: MemberID
    let given: Int64?
  }
}

extension GroupPayment {
  /// What each sharer's share comes to, in the currency it was paid in.
  ///
  /// The one place that decides a share: everything that is shown, stored, exported or summed
  /// comes from here.
  var shares: [Part] {
    zip(sharers, shareUnits).map { Part(member: $0.member, minorUnits: $1) }
  }

  private var shareUnits: [Int64] {
    guard split == .exact else {
      return Apportionment.parts(of: amount.minorUnits, by: weights, tiesFrom: serial)
    }
    let given = sharers.reduce(0) { $0 + ($1.given ?? 0) }
    let blanks = sharers.map { Int64($0.given == nil ? 1 : 0) }
    let rest = Apportionment.parts(
      of: max(0, amount.minorUnits - given), by: blanks, tiesFrom: serial)
    return zip(sharers, rest).map { $0.given ?? $1 }
  }

  /// What the amount is divided by: exact amounts are their own weights.
  private var weights: [Int64] {
    switch split {
    case .even: sharers.map { _ in 1 }
    case .shares, .percent: sharers.map { $0.given ?? 0 }
    case .exact: shareUnits
    }
  }
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
      groupAmount = try Money(
        rounding: Int128(amount.minorUnits) * Int128(billionths)
          * Int128(currency.minorUnitsPerUnit),
        over: 1_000_000_000 * Int128(amount.currency.minorUnitsPerUnit), currency)
    }

    init(billionths: Int64, groupAmount: Money) {
      self.billionths = billionths
      self.groupAmount = groupAmount
    }
  }

  /// The amount that balances count.
  var counted: Money { conversion?.groupAmount ?? amount }

  /// What each payer paid, as balances count it.
  var countedPayers: [Part] {
    guard let conversion else { return payers }
    let parts = Apportionment.parts(
      of: conversion.groupAmount.minorUnits, by: payers.map(\.minorUnits), tiesFrom: serial)
    return zip(payers, parts).map { Part(member: $0.member, minorUnits: $1) }
  }

  /// What each sharer's share comes to, as balances count it.
  var countedShares: [Part] {
    guard let conversion else { return shares }
    let parts = Apportionment.parts(
      of: conversion.groupAmount.minorUnits, by: weights, tiesFrom: serial)
    return zip(sharers, parts).map { Part(member: $0.member, minorUnits: $1) }
  }

  /// Whether a member paid or shares it.
  func concerns(_ member: MemberID) -> Bool {
    payers.contains { $0.member == member } || sharers.contains { $0.member == member }
  }
}
