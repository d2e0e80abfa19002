import GroupsFormulas

/// The payments that are due, with the button that adds them.
struct GroupDueView {
  let book: GroupBook
  let today: CalendarDate

  /// Nil where nothing is due.
  var html: HTML? {
    let due = book.ledger.due(upTo: today)
    guard let first = due.first?.payment else { return nil }
    let isOne = due.count == 1
    return """
      <section class="note coming">
      <p>\(isOne ? "A payment is due" : "\(due.count) payments are due"): \(own(first.heading)), \
      \(first.told.formatted), on \(first.date.words(in: book.ledger.currency))\
      \(isOne ? "" : ", and \(due.count - 1) more").</p>
      <form method="post"\(action: GroupAddress(id: book.ledger.id).addDue)>\
      \(hiddenInputs(book.formStamp.values))\
      <button class="second">\(isOne ? "Add it" : "Add all \(due.count)")</button>
      </form>
      </section>

      """
  }
}

/// When a payment comes again, in its form.
struct GroupScheduleView {
  let state: FormState
  let today: CalendarDate

  var html: HTML {
    """
    <div class="money">
    \(state.select(
      GroupRuleForm.every,
      Recurrence.Every.allCases.map { Choice($0.rawValue, $0.words.capitalisedFirst) },
      chosen: state.typed.typed(GroupRuleForm.every.name) ?? Recurrence.Every.month.rawValue))
    \(state.dayInput(GroupRuleForm.first, today: today.iso))
    </div>
    <div class="money">
    \(state.dayInput(GroupRuleForm.until))
    \(state.textInput(GroupRuleForm.times, width: .number))
    </div>
    """
  }
}
