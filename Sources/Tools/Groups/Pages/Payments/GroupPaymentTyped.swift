import GroupsFormulas

extension GroupPayment {
  /// The fields of the form that give this payment in a group that counts in a currency.
  ///
  /// A rate to another currency, which the group counted in before, is not asked for.
  func typed(in currency: Currency) -> Submission {
    let rate = conversion.flatMap { $0.groupAmount.currency == currency ? $0.rate : nil }
    var entries = [
      (GroupPaymentForm.amount.name, amount.typed),
      (GroupPaymentForm.currency.name, amount.currency.code), (GroupPaymentForm.title.name, title),
      (GroupPaymentForm.date.name, date.iso), (GroupPaymentForm.withAsked, "yes"),
    ]
    entries += typedPayers + split.form
    if let category { entries.append((GroupPaymentForm.category.name, category.name)) }
    if !note.isEmpty { entries.append((GroupPaymentForm.note.name, note)) }
    if isRefund { entries.append((GroupPaymentForm.refund.name, "yes")) }
    if kind == .lent { entries.append((GroupPaymentForm.kind.name, kind.rawValue)) }
    if let rate { entries.append((GroupPaymentForm.rate.name, rate)) }
    entries.append(
      (GroupPaymentForm.rateAsked, GroupPaymentForm.rateAsked(of: amount.currency, rate)))
    return Submission(entries)
  }

  /// The payers' fields, as lines of the form or, when there are too many, by member.
  private var typedPayers: [(String, String)] {
    guard payers.count <= PayerLine.all.count + 1 else {
      return payers.map { (GroupPaymentForm.paid + $0.member.text, $0.value.typed) }
    }
    let first = payers.prefix(1).map { (GroupPaymentForm.payer.name, $0.member.text) }
    return first
      + zip(PayerLine.all, payers.dropFirst()).flatMap { line, payer in
        [(line.payer.name, payer.member.text), (line.amount.name, payer.value.typed)]
      }
  }
}

extension Split {
  var form: [(String, String)] { form(calling: \.text) }

  /// The fields of the split in a form that calls people so.
  func form(calling mark: (MemberID) -> String) -> [(String, String)] {
    let shares = texts { $0.typed }.flatMap { share in
      let member = mark(share.member)
      let tick = kind.isTicked ? [(GroupPaymentForm.with, member)] : []
      return tick + (share.value.map { [(GroupPaymentForm.share + member, $0)] } ?? [])
    }
    return [(GroupPaymentForm.split.name, kind.rawValue)] + shares
  }
}

extension Split.Kind {
  /// True when the form has a tick box for each sharer.
  var isTicked: Bool { self == .even || self == .exact }
}
