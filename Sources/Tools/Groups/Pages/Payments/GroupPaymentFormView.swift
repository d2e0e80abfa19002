import GroupsFormulas

/// The form of a payment: how much, what for and who paid; the other questions open below.
struct GroupPaymentFormView {
  private let book: GroupBook
  private let state: FormState
  private let stamp: FormStamp
  private let site: Site
  /// True for the form of a payment that comes again.
  private let comesAgain: Bool

  init(_ book: GroupBook, _ state: FormState, on site: Site, comesAgain: Bool = false) {
    self.comesAgain = comesAgain
    self.book = book
    self.state = state
    stamp = book.formStamp
    self.site = site
  }

  private var ledger: GroupLedger { book.ledger }

  func form(heading: String, button: String, action: Address) -> HTML {
    """
    <form class="card add" id="payment" method="post"\(action: action) novalidate \
    data-keep="\(draft)" data-sums\(keptRates)>
    <h2>\(heading)</h2>
    \(operation)\
    \(hiddenInputs(hidden))\
    \(enterButton(button))
    <div class="money">
    \(state.amountInput(
      GroupPaymentForm.amount, in: GroupPaymentForm.currency, likely: ledger.currenciesInUse))
    \(state.textInput(GroupPaymentForm.title, width: .text))
    \(rate.html)
    </div>
    \(comesAgain ? GroupScheduleView(state: state, today: site.today).html : nil)
    <div class="add-end">
    \(payers.html)
    \(others(leadingTo: action, button))
    <button>\(button)</button>
    </div>
    </form>
    <script\(attribute: "src", site.layout.assets["groups.js"].text) defer></script>
    """
  }

  /// What one unit of the payment's currency is worth, asked once it is not the group's.
  ///
  /// A blank form begins with the rate that the group keeps.
  private var rate: GroupRateBox {
    let currency = state.currency == ledger.currency ? nil : state.currency
    return GroupRateBox(
      id: GroupPaymentForm.rate.name, target: ledger.currency, currency: currency, text: rateText,
      isAskedAhead: true, error: state.error(for: GroupPaymentForm.rate.name))
  }

  private var rateText: String? {
    let wasAsked = state.typed.typed(GroupPaymentForm.rateAsked) != nil
    return state.typed.typed(GroupPaymentForm.rate.name)
      ?? (wasAsked ? nil : ledger.rate(of: state.currency).map(PlainDecimal.rate))
  }

  /// The rates that the group keeps, for a script that fills them in: `data-eur="0.86"`.
  private var keptRates: HTML {
    ledger.currentRates.map { rate in
      " data-\(rate.currency.code.lowercased())=\"\(PlainDecimal.rate(rate.billionths))\"" as HTML
    }.joined()
  }

  /// The marker that lets a script keep a half-typed form and restore it, but never over typed
  /// fields on the page.
  private var draft: String {
    let blank = FormState(GroupPaymentForm.adding(to: ledger)).withPayerLines()
    return state.typed == blank.typed && state.errors.isEmpty ? "blank" : "typed"
  }

  /// The hidden fields.
  ///
  /// A page kept offline gets an operation id of its own, and a corrected payment the number under
  /// which it waits.
  private var operation: HTML {
    OfflineSlot.operation.around(hiddenInputs(stamp.values.filter { $0.0 == FormStamp.operation }))
  }

  private var hidden: [(String, String)] {
    stamp.values.filter { $0.0 != FormStamp.operation } + [
      (GroupPaymentForm.split.name, shares.split.rawValue),
      (GroupPaymentForm.rateAsked, GroupPaymentForm.rateAsked(of: state.currency, rateText)),
    ]
      + (shares.hasTicks ? [(GroupPaymentForm.withAsked, "yes")] : []) + payers.kept + bill
  }

  /// The items of a bill that is not shared by them now, for whoever goes back to them.
  private var bill: [(String, String)] {
    guard shares.split != .items else { return [] }
    let fields = GroupBillQuestion.typed(in: state.typed)
    return 2 * (people.count + payers.lines) + fields.count <= GroupPaymentForm.mostFields - 60
      ? fields : []
  }

  private var payers: GroupPaymentPayers {
    GroupPaymentPayers(book: book, people: people, state: state)
  }

  private var shares: GroupPaymentShares {
    GroupPaymentShares(ledger, people, state)
  }

  /// The members to offer; those who left only if they take part already.
  private var people: [GroupLedger.Member] {
    let payers = [GroupPaymentForm.payer.name] + PayerLine.all.map(\.payer.name)
    let chosen = Set(
      payers.compactMap { state.typed.typed($0) } + state.typed.all(GroupPaymentForm.with))
    return ledger.shownMembers.filter { member in
      member.status == .active || chosen.contains(member.id.text)
        || state.typed.typed(GroupPaymentForm.share + member.id.text) != nil
    }
  }

  // MARK: How it is shared, and when

  private func others(leadingTo action: Address, _ button: String) -> HTML {
    details(
      """
      <span>\(shares.summary)\(comesAgain ? "" : ", \(day)")</span>. \
      <span class="change">Change</span>
      """,
      id: "sharing",
      isOpen: shares.isOpen || state.hasMistake(in: [GroupPaymentForm.date]) || kind.isOpen,
      """
      \(shares.html(leadingTo: action))
      <div class="money">
      \(comesAgain ? nil : state.dayInput(GroupPaymentForm.date, today: site.today.iso))
      \(kind.list)
      \(state.textInput(GroupPaymentForm.ownCategory, width: .text))
      </div>
      \(kind.refund)
      \(kind.lent)
      \(state.textInput(GroupPaymentForm.note, width: .text))
      \(SplitChoice.kept.contains(shares.split) && !comesAgain ? keeping(button) : nil)
      """)
  }

  /// The button that saves the payment, and keeps its split for new ones.
  private func keeping(_ button: String) -> HTML {
    """
    <button class="second" name="\(GroupDefaultSplitForm.keep.name)" value="yes">\(button), and share \
    like this from now on</button>
    """
  }

  /// “today”, or “on 20 November 2026”.
  private var day: String {
    guard let typed = state.typed.typed(GroupPaymentForm.date.name), typed != site.today.iso else {
      return "today"
    }
    return "on \(CalendarDate(iso: typed)?.words(in: ledger.currency) ?? "another day")"
  }

  private var kind: GroupPaymentKind { GroupPaymentKind(ledger: ledger, state: state) }
}
