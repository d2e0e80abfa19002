extension AnswerControl {
  /// The control of a payment each month.
  ///
  /// - Parameters:
  ///   - payment: The payment of the answer.
  ///   - field: The question of the box.
  ///   - label: The words above the box.
  ///   - less: The next lower payment; nil at the lower end.
  ///   - more: The next higher payment; nil at the upper end.
  ///   - carried: The values that every form carries along.
  ///   - isShown: False when the carried values tell the payment of the answer already.
  ///   - isBlank: True when the box stays empty, for a payment that is still to be chosen.
  ///   - effect: The effect of the last step, in a line with the label; nil for none.
  ///   - wrong: The form with a mistake in the box; nil when it is right.
  ///   - chips: The jumps to higher payments.
  package init<Value>(
    of payment: Money, _ field: Field<Value>, label: String = "Pay each month", less: Money?,
    more: Money?, carrying carried: [(String, String)], isShown: Bool = true,
    isBlank: Bool = false, effect: HTML? = nil, wrong: FormState?, chips: [Chip]
  ) {
    let filled = FormState(
      typed: Submission([(field.name, isBlank ? "" : payment.typedInShort)]),
      currency: payment.currency)
    self.init(
      Stepper(
        field, carrying: carried, shown: isShown ? payment : nil,
        less: less.map { Stepper.Step($0, payment.step("less", to: $0)) },
        more: more.map { Stepper.Step($0, payment.step("more", to: $0)) }),
      field, label: label, effect: effect, state: wrong ?? filled,
      earlier: wrong.map { _ in "\(payment.short) a month" }, chips: chips,
      title: "Or pay more a month, to be paid off sooner")
  }
}

extension AnswerControl.Chip {
  /// The jump to the next higher payment: "£5 more", or "Round up" from a payment with pennies to one
  /// without.
  package init(more: Money, than payment: Money, to address: Address) {
    let difference = (more - payment).absolute
    let isRoundedUp =
      difference != difference.roundedToWholeUnits && more == more.roundedToWholeUnits
    self.init(
      id: "more", isRoundedUp ? "Round up" : "\(difference.short) more", more.short, to: address)
  }
}

extension Money {
  /// The words of a step to another payment: "Pay £5 more: £60 a month".
  fileprivate func step(_ direction: String, to next: Money) -> String {
    "Pay \((next - self).absolute.short) \(direction): \(next.short) a month"
  }
}
