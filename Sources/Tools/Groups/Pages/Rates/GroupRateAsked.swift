import GroupsFormulas

// The form of a payment asks for a rate in the currency that it was drawn with. Without scripts, the
// text stays in the box when another currency is chosen, and means nothing there.

extension GroupPaymentForm {
  /// The name of the field that says for which currency a rate was asked: “EUR 0.86”.
  ///
  /// After the code stands the text that was in the box. A form that has the field keeps the rate for
  /// the group.
  static let rateAsked = "rate-asked"

  /// The value of that field.
  static func rateAsked(of currency: Currency, _ text: String?) -> String {
    ([currency.code] + (text.map { [$0] } ?? [])).joined(separator: " ")
  }
}

extension Submission {
  /// The form with the rate that its payment gets, or none where the currency is kept apart.
  ///
  /// Where the form did not ask, that is the group's for a new payment, and its own for one that is
  /// changed. Where it asked about another currency and the box was left as it was, it is the group's.
  func withRate(of edited: GroupPayment?, in ledger: GroupLedger) -> Submission {
    let name = GroupPaymentForm.rate.name
    let currency = typed(GroupPaymentForm.currency.name).flatMap { Currency(code: $0) }
    let asked = typed(GroupPaymentForm.rateAsked)?.split(separator: " ", maxSplits: 1) ?? []
    let rate = typed(name)
    let isLeft =
      asked.isEmpty
      ? rate == nil
      : asked.first.map(String.init) != currency?.code
        && rate?.trimmed == asked.dropFirst().first.map(String.init)
    guard isLeft else { return self }
    let kept: String?
    if asked.isEmpty, let edited {
      // An empty rate takes it away.
      kept = self[name] == nil ? edited.ownRate(in: currency, of: ledger) : nil
    } else {
      kept = currency.flatMap { ledger.rate(of: $0) }.map(PlainDecimal.rate)
    }
    return omitting([name]).adding(kept.map { [(name, $0)] } ?? [])
  }
}

extension GroupPayment {
  /// The rate that the payment was added with; nil in another currency than its own.
  fileprivate func ownRate(in currency: Currency?, of ledger: GroupLedger) -> String? {
    guard currency == amount.currency, conversion?.groupAmount.currency == ledger.currency else {
      return nil
    }
    return conversion?.rate
  }
}

extension GroupLedger {
  /// Keeps the rate of a payment for the next ones, where its form asked for it.
  ///
  /// A payment that is changed gives its rate only to a group that has none for the currency, and only a
  /// rate that was typed: one that was there may have been taken out of the group since.
  mutating func keepRate(of payment: GroupPayment, from form: Submission, isNew: Bool) {
    let currency = payment.amount.currency
    let typed = form.typed(GroupPaymentForm.rate.name)?.trimmed
    guard let asked = form.typed(GroupPaymentForm.rateAsked), let conversion = payment.conversion,
      conversion.groupAmount.currency == self.currency,
      isNew
        || rate(of: currency) == nil && asked != GroupPaymentForm.rateAsked(of: currency, typed)
    else { return }
    set(rate: conversion.billionths, of: currency)
  }
}
