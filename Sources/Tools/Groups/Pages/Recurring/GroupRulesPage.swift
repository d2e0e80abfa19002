import GroupsFormulas

/// The page of payments that come again, and the form of one.
struct GroupRulesPage {
  let book: GroupBook
  let site: Site

  private var ledger: GroupLedger { book.ledger }
  private var address: GroupAddress { GroupAddress(id: ledger.id) }
  private var stamp: HTML { hiddenInputs(book.formStamp.values) }

  /// The payments that come again, and the form of one more: blank, or as it was sent.
  func list(_ state: FormState? = nil, problem: String? = nil, tellsChange: Bool = false) -> Page {
    let flash = tellsChange ? book.lastChange(on: .recurring) : nil
    let state = state ?? FormState(GroupPaymentForm.adding(to: ledger))
    return page(
      title: "Repeating payments in \(ledger.name.isolated)", flash: flash?.title,
      errors: state.errors,
      content: """
        \(problem.map(refusalNote))\
        \(flash.map(\.flash))\
        \(GroupDueView(book: book, today: site.today).html)\
        \(rules)
        \(form(state, heading: "Add one", button: "Add", action: address.recurring))
        """)
  }

  /// The form of one of them.
  func edit(_ rule: GroupLedger.Rule, _ state: FormState, problem: String? = nil) -> Page {
    page(
      title: "Change a repeating payment", errors: state.errors,
      content: """
        \(problem.map(refusalNote))\
        \(form(
          state, heading: "From now on", button: "Save",
          action: address.rule(rule.id)))
        <form class="after" method="post"\(action: address.deleteRule(rule.id))>
        \(stamp)\
        <p class="hint">What has been added stays as it is.</p>
        <p class="tools"><button class="second">End it</button> \
        <a\(href: address.recurring)>All repeating payments</a></p>
        </form>
        """)
  }

  private var rules: HTML {
    let rules = ledger.currentRules
    guard !rules.isEmpty else {
      return """
        <p class="say">Rent, internet or a cleaner: what comes every week, month or year is added with \
        one press.</p>
        """
    }
    return """
      <ul class="ledger">
      \(each: rules, row)\
      </ul>
      """
  }

  private func row(_ rule: GroupLedger.Rule) -> HTML {
    guard let recurrence = rule.recurrence else { return HTML() }
    return """
      <li><a\(href: address.rule(rule.id))>\(own(recurrence.payment.heading))</a> \
      <b>\(recurrence.payment.told.formatted)</b>
      <p>\(GroupVoice(book).details(of: recurrence.payment))</p>
      <p>\(words(for: recurrence, hasDue: !ledger.due(of: rule, upTo: site.today).isEmpty))</p>\
      \(leavers(recurrence.payment))</li>

      """
  }

  /// Those who left the group and have a part in what comes all the same; nil for nobody.
  private func leavers(_ payment: GroupPayment) -> HTML? {
    let names = ledger.members.filter { $0.status == .left && payment.concerns($0.id) }
      .map { ledger.name(of: $0.id).isolated }
    guard !names.isEmpty else { return nil }
    return """

      <p><b>\(names.inWords) left, and still \(names.count == 1 ? "has" : "have") a part in this.</b> \
      Open it to change that.</p>
      """
  }

  /// When it comes: “Every month from 31 October 2026, 12 times”, and the next day.
  private func words(for recurrence: Recurrence, hasDue: Bool) -> String {
    func day(_ date: CalendarDate) -> String { date.words(in: ledger.currency) }
    let end =
      switch recurrence.end {
      case .never: ""
      case .until(let date): " to \(day(date))"
      case .times(let count): count == 1 ? ", once" : ", \(count) times"
      }
    let next = recurrence.date(recurrence.number(after: site.today))
    return "\(recurrence.every.words.capitalisedFirst) from \(day(recurrence.first))\(end). "
      + (next.map { "Next on \(day($0))" }
        ?? "It has ended\(hasDue ? ", but not all of it has been added yet" : "")")
  }

  private func form(_ state: FormState, heading: String, button: String, action: Address) -> HTML {
    GroupPaymentFormView(book, state.withPayerLines(), on: site, comesAgain: true)
      .form(heading: heading, button: button, action: action)
  }

  private func page(
    title: String, flash: String? = nil, errors: [FieldError], content: HTML
  ) -> Page {
    Page(
      title: title, flash: flash, tool: GroupAddress.list, errors: errors,
      content: """
        <div class="narrow">
        \(content)
        <p class="tools"><a\(href: address.page)>Back to \(own(ledger.name))</a></p>
        </div>
        """)
  }
}
