import CardsFormulas

/// The questions about due dates that passed: whether the payment was made.
struct MissedPayments {
  let missed: [CardsMonth.Payment]
  let today: CalendarDate
  let stamp: FormStamp

  /// All questions, of which the first has the filled button; nil for none.
  var html: HTML? {
    guard !missed.isEmpty else { return nil }
    return """
      <section class="asks card" aria-label="Payments that were due">
      \(each: missed.enumerated().map(\.self), { place, payment in
        asking(payment, isFirst: place == 0)
      })\
      </section>

      """
  }

  /// The forms of one question.
  static func answers(
    to payment: CardsMonth.Payment, isFirst: Bool, _ stamp: FormStamp
  ) -> HTML {
    """
    <div class="yes-no">
    <form method="post"\(action: CardsPath.paid.address(payment.card.id))>
    \(hiddenInputs(payment.fields + stamp.values))\
    <button\(attribute: "class", isFirst ? nil : "second")>Yes\
    <span class="unseen">: \(payment.card.name) was paid</span></button>
    </form>
    <form method="post"\(action: CardsPath.late.address(payment.card.id))>
    \(hiddenInputs(payment.due.fields + stamp.values))\
    <button class="second">Not yet<span class="unseen">: \(payment.card.name)</span></button>
    </form>
    </div>

    """
  }

  private func asking(_ payment: CardsMonth.Payment, isFirst: Bool) -> HTML {
    """
    <p class="asked"><span>Was <b>\(own(payment.card.details.name))</b> paid on \(Self.day(of: payment))?</span> \
    <b>\(payment.amount.isZero ? "" : payment.amount.short)</b></p>
    \(payment.nextInWords(on: today).map { "<p class=\"small\">\($0).</p>\n" as HTML })\
    \(Self.answers(to: payment, isFirst: isFirst, stamp))
    """
  }

  /// The question in words: "Was Amex paid on 3 January?".
  static func question(_ payment: CardsMonth.Payment) -> String {
    "Was \(payment.card.name) paid on \(day(of: payment))?"
  }

  private static func day(of payment: CardsMonth.Payment) -> String {
    payment.due?.dayAndMonth(in: payment.card.balance.currency) ?? ""
  }
}

extension CardsMonth.Payment {
  /// The payment besides one that was missed: “Another £25 is due today”; nil for none.
  func nextInWords(on today: CalendarDate) -> String? {
    next.map { next in
      let day = next.due == today ? "today" : "on \(next.due.dayAndMonth(in: next.amount.currency))"
      return "Another \(next.amount.short) is due \(day)"
    }
  }

  /// The fields of a form that mark it as paid: the amount, where one is known, and its date.
  var fields: [(String, String)] {
    (marked.isZero ? [] : [(CardsRequests.paidAmount.name, marked.typed)]) + due.fields
  }
}

extension CalendarDate? {
  /// The field of a form that says which due date it is about; none without one.
  var fields: [(String, String)] {
    map { [(CardsRequests.due.name, $0.iso)] } ?? []
  }
}
