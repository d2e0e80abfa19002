import GroupsFormulas

/// The page of a group: debts, the form of a payment, and the payments.
struct GroupPage {
  let book: GroupBook
  let site: Site
  var settlement: Settlement?

  static let fullSentence =
    "This group is full, so nothing was saved. Start a new group with today’s balances, or delete "
    + "payments that are settled."

  static let incompleteSentence =
    "A part of this group is missing in this browser, so nothing was changed."

  private var ledger: GroupLedger { book.ledger }
  private var address: GroupAddress { GroupAddress(id: ledger.id) }

  /// The page.
  ///
  /// - Parameters:
  ///   - asked: The form of a payment as it was sent; nil for a new one.
  ///   - copied: The payment whose figures a new one begins with.
  ///   - member: The form of who uses this browser, where it has a mistake.
  ///   - rate: The form of an exchange rate, where it has one.
  ///   - problem: The reason why a change was refused.
  ///   - notice: A message about the request before.
  ///   - tellsChange: True when the page tells the last change.
  /// - Returns: The page of the group.
  func main(
    _ asked: FormState? = nil, copying copied: GroupPayment? = nil,
    choosing member: FormState? = nil, rate: FormState? = nil, problem: String? = nil,
    notice: GroupNotice? = nil, tellsChange: Bool = false
  ) -> Page {
    let typed =
      copied?.typed(in: ledger.currency).omitting([GroupPaymentForm.date.name]) ?? Submission()
    let isAsked = asked != nil || copied != nil
    let state = (asked ?? FormState(GroupPaymentForm.adding(typed, to: ledger))).withPayerLines()
    let flash = tellsChange ? book.lastChange(on: .group) : nil
    let rateErrors = rate.map { GroupRates.moved($0.errors, of: $0.currency) }
    let me: HTML? =
      book.me == nil || member != nil
      ? GroupMeForm.view(of: book, member ?? FormState(currency: ledger.currency)) : nil
    let isFirst = ledger.payments.isEmpty
    return page(
      title: ledger.name.isolated, flash: problem == nil ? flash?.title : nil,
      corner: corner(leadsToForm: !isFirst && !isAsked),
      errors: rateErrors ?? member?.errors ?? state.errors,
      content: """
        \(problem.map(refusalNote))\
        \(notice.map { self.notice($0) })\
        \(flash.map { OfflineSlot.flash.around($0.flash) })\
        \(GroupBoxNews.parts(book, on: site))\
        \(isFirst ? me : nil)\
        \(adding(state, look: isAsked ? .asked : isFirst ? .first : .closed))
        \(whole(GroupStanding(book, settlement, rate: rate), me: isFirst ? nil : me))
        \(isFirst ? nil : atHand)
        """)
  }

  /// How the form of a new payment stands on the page.
  private enum FormLook: String {
    /// A link opens it, as a view of its own.
    case closed = "adding"
    /// It is in view, above all else: there is no payment yet.
    case first = "adding open"
    /// It alone is in view: it was sent, or filled in.
    case asked = "adding open asked"
  }

  /// The form of a new payment, a view of its own once a link leads to a part of it.
  private func adding(_ state: FormState, look: FormLook) -> HTML {
    """
    <div class="\(look.rawValue)">
    \(look == .first ? "<p class=\"lead\">No payments yet. What did someone pay for?</p>" as HTML : nil)
    \(GroupPaymentFormView(book, state, on: site).form(
      heading: "Add a payment", button: "Add", action: address.payments))
    \(look == .first ? nil : back)
    </div>
    """
  }

  private var back: HTML {
    "<p class=\"after\"><a class=\"up\"\(href: address.page)>Back to \(own(ledger.name))</a></p>"
  }

  private var atHand: HTML {
    """
    <p class="at-hand">\(toForm)\
    <a class="button plainly"\(href: address.share)>Share</a></p>
    """
  }

  private var toForm: HTML {
    "<a class=\"button\" href=\"#\(GroupPaymentForm.amount.name)\">Add a payment</a> "
  }

  /// Where everybody stands, what is new, the payments, and the ways on.
  private func whole(_ standing: GroupStanding, me: HTML?) -> HTML {
    """
    <div class="group pair"\(attribute: "data-offline", site.layout.assets["offline.js"].text)>
    <div>
    \(standing.card)
    \(me)
    </div>
    <div>
    \(GroupDueView(book: book, today: site.today).html)\
    \(GroupBoxNews.unseen(book))\
    \(GroupPaymentDays(book, on: site).html)
    \(fullness)
    </div>
    </div>
    \(ways(standing))
    """
  }

  /// The page of one payment: what it is, and its form, a view of its own.
  ///
  /// - Parameters:
  ///   - entry: The payment.
  ///   - state: Its form.
  ///   - isAsked: True where the form alone is to be seen: it was sent.
  ///   - problem: The reason why a change was refused.
  /// - Returns: The page.
  func edit(
    _ entry: GroupLedger.Entry, _ state: FormState, isAsked: Bool = true, problem: String? = nil
  ) -> Page {
    let state = state.withPayerLines()
    let voice = GroupVoice(book)
    let act = entry.payment?.kind == .payback ? "Change a payback" : "Change a payment"
    let facts = entry.payment.map { payment in
      GroupPaymentFacts(
        payment: payment, entry: entry, voice: voice, stamp: hiddenInputs(book.formStamp.values)
      ).html
    }
    return page(
      title: (isAsked ? nil : entry.payment.map(voice.heading)) ?? act,
      errors: state.errors,
      content: """
        \(problem.map(refusalNote))\
        <div class="\((isAsked ? FormLook.asked : .closed).rawValue)">
        \(GroupPaymentFormView(book, state, on: site).form(
          heading: isAsked ? entry.payment.map(voice.heading) ?? "Payment" : act, button: "Save",
          action: address.payment(entry.id)))
        \(back)
        </div>
        \(facts)
        """)
  }

  /// The page for a link to a deleted payment.
  var deleted: Page {
    page(
      title: "This payment was deleted", errors: [],
      content: """
        <p>Perhaps in another tab, on another phone, or by somebody whose copy came in. Whoever deleted \
        it can undo that in the settings of the group, if it was their last change.</p>
        <p class="tools"><a class="button"\(href: address.page)>Back to \(own(ledger.name))</a> \
        <a\(href: address.settings)>People and settings</a></p>
        """)
  }

  private func page(
    title: String, flash: String? = nil, corner: HTML? = nil, errors: [FieldError], content: HTML
  ) -> Page {
    Page(
      title: title, flash: flash, corner: corner, isCalm: true, tool: GroupAddress.list,
      errors: errors, manifest: GroupAddress.manifest, isKeptOffline: true,
      content: content)
  }

  // MARK: What just happened

  private func notice(_ notice: GroupNotice) -> HTML {
    let newest = notice == .once ? ledger.entries.last { $0.payment != nil } : nil
    let again: HTML? = newest.map { " <a\(href: address.copy($0.id))>Add it again</a>" }
    return """
      <div class="note" role="status">
      <p>\(notice.sentence)\(again)</p>
      \(notice == .merged ? merged : nil)
      </div>

      """
  }

  /// The changes of a merge, as long as it is the last change.
  private var merged: HTML? {
    book.lastChange.flatMap { before, after in
      GroupSharePage.list(before.difference(to: after), in: ledger)
    }
  }

  // MARK: The group

  /// Beside the name: whether the group is in step, its settings and, where no bar is at hand, what the
  /// bar holds.
  private func corner(leadsToForm: Bool) -> HTML {
    """
    <p class="corner">\(BoxNews.badge(book, book.subject, on: site))\
    \(leadsToForm ? toForm : nil)<a class="button plainly"\(href: address.share)>Share</a>\
    <a class="gear"\(href: address.settings)>\(Self.sliders)<span class="unseen">People and settings</span></a></p>
    """
  }

  private static let sliders: HTML = """
    <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true" focusable="false">\
    <path d="M2 7h10m6 0h4M2 17h4m6 0h10"/><circle cx="15" cy="7" r="3"/><circle cx="9" cy="17" r="3"/></svg>
    """

  /// The ways on, below the payments; before there are any, those that are of use then.
  private func ways(_ standing: GroupStanding) -> HTML {
    let isEmpty = ledger.payments.isEmpty
    return """
      <div class="folds">
      \(standing.everybody.map {
        details(
          "Everybody’s balance <span>\(ledger.shownMembers.count) people</span>", $0)
      })
      <a\(href: address.debts) data-ahead>Who pays whom, and why</a>
      \(isEmpty ? nil : "<a\(href: address.finding())>Find a payment</a>" as HTML)
      \(isEmpty ? nil : "<a\(href: address.totals) data-ahead>Totals by month</a>" as HTML)
      <a\(href: address.recurring)>Repeating payments</a>
      \(isEmpty ? nil : details("Save or print", saving))
      </div>
      """
  }

  private var saving: HTML {
    """
    <p class="tools"><a\(href: address.paymentsCSV)>\(AnswerTools.table)</a> \
    <a\(href: address.report)>\(AnswerTools.report)</a> \
    <button class="second" data-print hidden>Print</button></p>
    """
  }

  private var fullness: HTML? {
    let percent = GroupCookies.fullness(of: book)
    guard percent >= 70 else { return nil }
    return """
      <section class="note">
      <h2>This group is \(percent)% full</h2>
      <p>A group is kept in this browser, where there is room for only so much. Save a copy, then \
      start a new group: the same people, with today’s balances.</p>
      <form method="post"\(action: address.fresh)>
      \(hiddenInputs(book.formStamp.values))\
      <p class="tools"><button>Start a new group with today’s balances</button> \
      <a\(href: address.export)>Save a copy</a></p>
      </form>
      </section>
      """
  }
}
