extension GroupLedger {
  /// The exchange rate that a group keeps for one currency, or the mark that it keeps none any more.
  ///
  /// It is for new payments: each payment stores the rate that it was added with.
  package typealias Rate = Part<Currency, Worth>

  /// The value of one unit of a currency in the currency of the group.
  package struct Worth: Hashable, Sendable {
    /// Billionths of a unit of `target`, above zero.
    package internal(set) var billionths: Int64
    /// The currency of the group when the rate was set.
    ///
    /// In a group that has changed its currency since then, the rate counts for nothing.
    package internal(set) var target: Currency

    /// So many billionths of a unit.
    package init(billionths: Int64, of target: Currency) {
      self.billionths = billionths
      self.target = target
    }
  }
}

extension Part<Currency, GroupLedger.Worth> {
  /// A rate after a number of changes.
  package init(of currency: Currency, revision: Int = 0, worth: GroupLedger.Worth?) {
    self.init(id: currency, position: 0, revision: revision, value: worth)
  }

  /// The currency of the payments.
  package var currency: Currency { id }
  /// Nil when the currency is kept apart again.
  package var worth: GroupLedger.Worth? { value }
}

// MARK: - Looking rates up

extension GroupLedger {
  /// The rate of a currency in billionths of a unit of the group's; nil when it is kept apart.
  package func rate(of currency: Currency) -> Int64? {
    guard currency != self.currency,
      let worth = rates.first(where: { $0.currency == currency })?.worth,
      worth.target == self.currency
    else { return nil }
    return worth.billionths
  }

  /// The rates that new payments get, in order of code.
  package var currentRates: [(currency: Currency, billionths: Int64)] {
    rates.compactMap { kept in rate(of: kept.currency).map { (kept.currency, $0) } }
  }

  /// The number of payments that a rate of this currency would bring into the group's.
  package func paymentsWithoutRate(in currency: Currency) -> Int {
    payments.count { lacksRate($0, in: currency) }
  }

  /// True for a payment that counts in another currency than the group's, and was paid or counts in this
  /// one.
  ///
  /// One that counts in the currency that the group had before is among them.
  private func lacksRate(_ payment: GroupPayment, in currency: Currency) -> Bool {
    payment.counted.currency != self.currency
      && [payment.amount.currency, payment.counted.currency].contains(currency)
  }

  /// Currencies with the group's own first and each once, the others in order of code.
  package func ordered(_ currencies: some Sequence<Currency>) -> [Currency] {
    let all = Set(currencies)
    return (all.contains(currency) ? [currency] : [])
      + all.subtracting([currency]).sorted { $0.code < $1.code }
  }
}

// MARK: - Changing rates

extension GroupLedger {
  /// Keeps a rate for new payments.
  ///
  /// - Parameters:
  ///   - billionths: Billionths of a unit of the group's currency, above zero; nil keeps the
  ///     currency apart again.
  ///   - currency: The currency of the payments; nothing changes for the group's own.
  package mutating func set(rate billionths: Int64?, of currency: Currency) {
    guard currency != self.currency else { return }
    worths[currency] = billionths.map { Worth(billionths: $0, of: self.currency) }
  }

  /// Gives the kept rate to the payments that have none, and to those that come again without one.
  ///
  /// A payment that counts in `currency` by a rate of its own gets the product of both rates; one in the
  /// group's own currency needs none any more.
  ///
  /// - Throws: ``GroupPayment/UnsuitableRate`` when one of them is too large or too small for it.
  package mutating func applyRate(of currency: Currency) throws(GroupPayment.UnsuitableRate) {
    guard let billionths = rate(of: currency) else { return }
    let group = self.currency
    func rated(_ payment: GroupPayment?) throws(GroupPayment.UnsuitableRate) -> GroupPayment? {
      guard var payment, lacksRate(payment, in: currency) else { return nil }
      var rate = billionths
      if payment.amount.currency != currency, let first = payment.conversion {
        rate = try first.rate(then: billionths)
      }
      payment.conversion =
        try payment.amount.currency == group
        ? nil : .suitable(for: payment.amount, rate, to: group)
      return payment
    }
    var changed = self
    for entry in entries {
      guard let payment = try rated(entry.payment) else { continue }
      changed.set(payment, of: entry.id)
    }
    for rule in rules {
      guard let payment = try rated(rule.recurrence?.payment) else { continue }
      changed.set(recurrence: rule.recurrence?.with(payment), of: rule.id)
    }
    self = changed
  }
}

// MARK: - Rates and amounts

extension GroupPayment {
  /// The ways in which a rate does not suit an amount.
  package enum UnsuitableRate: Error, Equatable {
    /// The amount would be larger than a payment can be.
    case tooLarge
    /// Nothing would be left of the amount.
    case tooSmall
  }
}

extension GroupPayment.Conversion {
  /// The conversion of an amount, within the limits of a payment.
  ///
  /// - Parameters:
  ///   - amount: The amount in the currency that it was paid in.
  ///   - billionths: Billionths of a unit of `currency` for one unit of the amount's.
  ///   - currency: The currency of the group.
  /// - Returns: The conversion.
  /// - Throws: ``GroupPayment/UnsuitableRate``
  package static func suitable(
    for amount: Money, _ billionths: Int64, to currency: Currency
  ) throws(GroupPayment.UnsuitableRate) -> GroupPayment.Conversion {
    guard let conversion = try? Self(amount, billionths: billionths, to: currency),
      conversion.groupAmount <= .most(currency)
    else { throw .tooLarge }
    guard !conversion.groupAmount.isZero else { throw .tooSmall }
    return conversion
  }

  /// The rate that leads through this conversion's currency into another, rounded once, halves up.
  ///
  /// - Parameter billionths: Billionths of a unit of the other for one of this conversion's.
  /// - Returns: Billionths of a unit of the other for one unit of the payment's currency.
  /// - Throws: ``GroupPayment/UnsuitableRate/tooLarge`` when a number cannot be that large.
  fileprivate func rate(then billionths: Int64) throws(GroupPayment.UnsuitableRate) -> Int64 {
    let one: Int64 = 1_000_000_000
    let product = self.billionths.multipliedFullWidth(by: billionths)
    guard product.high < one / 2 else { throw .tooLarge }
    let (quotient, remainder) = one.dividingFullWidth(product)
    let (rounded, overflow) = quotient.addingReportingOverflow(remainder >= one / 2 ? 1 : 0)
    guard !overflow else { throw .tooLarge }
    return rounded
  }
}
