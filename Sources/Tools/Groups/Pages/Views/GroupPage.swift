import Components
import Finance
import Formats
import GroupsFormulas
import Keeping
import Web

/// The page of a group: debts, the form of a payment, and the payments.
struct GroupPage {
  private let book: GroupBook
  private let site: Site
  private let settlement: Settlement?

  /// The page of a group; its settlement is worked out unless it is known already.
  init(_ book: GroupBook, _ site: Site, _ settlement: Settlement? = nil) {
    self.book = book
    self.site = site
    self.settlement = settlement
  }

  static let fullSentence =
    "This group is full, so nothing was saved. Start a new group with today’s balances, or delete "
    + "payments that are settled."

  static let incompleteSentence =
    "A part of this group is missing in this browser, so nothing was changed."

  private var ledger: GroupLedger { book.ledger }
  private var address: GroupAddress { GroupAddress(ledger.id) }

  /// The page.
  ///
  /// - Parameters:
  ///   - reading: The form of a payment as it was sent; nil for a new one.
  ///   - copied: The payment whose figures a new one begins with.
  ///   - member: The form of who uses this browser, where it has a mistake.
  ///   - rate: The form of an exchange rate, where it has one.
  ///   - errors: The mistakes in the form of a payment.
  ///   - problem: The reason why a change was refused.
  ///   - notice: A message about the request before.
  ///   - tellsChange: True when the page tells the last change.
  /// - Returns: The page of the group.
  func main(
    _ reading: FormReading? = nil, copying copied: GroupPayment? = nil,
    choosing member: FormState? = nil, rate: FormState? = nil, errors: [FieldError] = [],
    problem: String? = nil, notice: GroupNotice? = nil, tellsChange: Bool = false
  ) -> Page {
    let typed = copied.map(\.typed)?.omitting([GroupPaymentForm.date.name]) ?? Submission()
    let reading = reading ?? GroupPaymentForm.adding(typed, to: ledger)
    let state = FormState(reading, errors: errors).withPayerLines()
    let flash = tellsChange ? book.lastChange(on: .group) : nil
    let standing = GroupStanding(book, settlement, rate: rate)
    let rateErrors = rate.map { GroupRates.moved($0.errors, of: $0.currency) }
    return page(
      title: ledger.name.isolated, flash: problem == nil ? flash?.title : nil,
      errors: rateErrors ?? member?.errors ?? state.errors,
      content: """
        \(problem.map { note($0) })\
        \(notice.map { self.notice($0) })\
        \(flash.map { OfflineSlot.flash.around($0.flash) })\
        \(head(choosing: member))\
        \(GroupDueView(ledger, today: site.today, stamp: hiddenInputs(stamp.values)).html)\
        \(GroupBoxNews.parts(book, on: site))\
        <div class="group"\(attribute: "data-offline", site.layout.assets["offline.js"].text)>
        \(standing.figure)
        \(fields(state).form(
          heading: "Add a payment", button: "Add", action: address.payments))
        \(standing.settling)\
        <div class="log">
        \(GroupPaymentDays(book, on: site).html)
        \(tools(isSettled: standing.settling == nil))
        \(fullness)
        </div>
        </div>
        <p class="at-hand"><a class="button" href="#\(GroupPaymentForm.amount.name)">Add a payment</a> \
        <a class="button second"\(href: address.share)>Share</a></p>
        """)
  }

  /// The form of one payment.
  func edit(
    _ entry: GroupLedger.Entry, _ reading: FormReading, errors: [FieldError] = [],
    problem: String? = nil
  ) -> Page {
    let state = FormState(reading, errors: errors).withPayerLines()
    return page(
      title: entry.payment.map { $0.isPayback ? "Change a payback" : "Change a payment" }
        ?? "Change a payment",
      errors: state.errors,
      content: """
        <div class="narrow">
        \(problem.map { note($0) })\
        \(fields(state).form(
          heading: entry.payment.map(GroupVoice(book).heading) ?? "Payment", button: "Save",
          action: address.payment(entry.id)))
        \(GroupVoice(book).history(of: entry).map { "<p class=\"hint\">\($0)</p>\n" as HTML })\
        <form class="after" method="post"\(action: address.deletePayment(entry.id))>
        \(hiddenInputs(stamp.values))\
        <p class="tools"><button class="second">Delete this payment</button> \
        <a\(href: address.copy(entry.id))>Add another like it</a> \
        <a\(href: address.page)>Back to \(own(ledger.name))</a></p>
        </form>
        </div>
        """)
  }

  /// The page for a link to a deleted payment.
  var deleted: Page {
    page(
      title: "This payment was deleted", errors: [],
      content: """
        <p>Perhaps in another tab, or by somebody whose copy came in. If that was the last change, it \
        can be undone in the settings of the group.</p>
        <p class="tools"><a class="button"\(href: address.page)>Back to \(own(ledger.name))</a> \
        <a\(href: address.settings)>People and settings</a></p>
        """)
  }

  private func fields(_ state: FormState) -> GroupPaymentFormView {
    GroupPaymentFormView(book, state, on: site)
  }

  private var stamp: FormStamp { FormStamp(revision: book.history.revision) }

  private func page(
    title: String, flash: String? = nil, errors: [FieldError], content: HTML
  ) -> Page {
    Page(
      title: title, flash: flash, tool: GroupAddress.list,
      errors: errors, manifest: GroupAddress.manifest, isKeptOffline: true,
      content: content)
  }

  // MARK: What just happened

  private func note(_ sentence: String) -> HTML {
    "<p class=\"note\" role=\"alert\">\(sentence)</p>\n"
  }

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

  private func head(choosing member: FormState?) -> HTML {
    let count = ledger.shownMembers.count
    return """
      <div class="group-head">
      <p>\(count == 1 ? "1 person" : "\(count) people"), in \(ledger.currency.name).\(rates) \
      \(GroupBoxNews.inStep(book, on: site))<a\(href: address.settings)>People and settings</a> \
      <a class="button second"\(href: address.share)>Share</a></p>
      \(GroupMeForm.view(of: book, member ?? FormState(currency: ledger.currency)))
      </div>

      """
  }

  /// The rates that the group keeps: “ €1 is £0.86 here.”.
  private var rates: String {
    let rates = ledger.currentRates.map { ledger.words(for: $0.billionths, of: $0.currency) }
    return rates.isEmpty ? "" : " \(rates.inWords) here."
  }

  /// The links below the payments; before there are any, those that are of use then.
  private func tools(isSettled: Bool) -> HTML {
    let recurring: HTML = "<a\(href: address.recurring)>Payments that come again</a>"
    let debts: HTML? =
      isSettled ? "<a\(href: address.debts) data-ahead>Who pays whom, and why</a> " : nil
    guard !ledger.payments.isEmpty else { return "<p class=\"tools\">\(debts)\(recurring)</p>" }
    return """
      <p class="tools paid-end">\(debts)<a\(href: address.finding())>Find a payment</a> \
      <a\(href: address.totals) data-ahead>Totals by month</a> \
      \(recurring) \
      <a\(href: address.paymentsCSV)>Save as CSV</a> \
      <a\(href: address.report)>Save as PDF</a> \
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
      \(hiddenInputs(stamp.values))\
      <p class="tools"><button>Start a new group with today’s balances</button> \
      <a\(href: address.export)>Save a copy</a></p>
      </form>
      </section>
      """
  }
}
