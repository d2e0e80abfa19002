import Calendars
import Components
import Finance
import Forms
import GroupsFormulas
import Hosting
import Identifiers
import Markup
import State
import Web

/// The form of a payment: how much, what for and who paid; the other questions open below.
struct GroupPaymentFormView {
  private let book: GroupBook
  private let state: FormState
  private let stamp: FormStamp
  private let site: Site

  init(_ book: GroupBook, _ state: FormState, on site: Site) {
    self.book = book
    self.state = state
    stamp = FormStamp(revision: book.history.revision)
    self.site = site
  }

  private var ledger: GroupLedger { book.ledger }

  func form(heading: String, button: String, action: Address) -> HTML {
    """
    <form class="card add" id="payment" method="post"\(action: action) novalidate \
    data-keep="\(draft)" data-sums>
    <h2>\(heading)</h2>
    \(operation)\
    \(hiddenInputs(hidden))\
    <button class="enter" tabindex="-1" aria-hidden="true">\(button)</button>
    <div class="money">
    \(state.amountInput(
      GroupPaymentForm.amount, in: GroupPaymentForm.currency, likely: ledger.currenciesInUse))
    \(state.textInput(GroupPaymentForm.title, width: .text))
    </div>
    <div class="add-end">
    \(payers.html)
    \(others(leadingTo: action))
    <button>\(button)</button>
    </div>
    </form>\(shares.hasRemainder ? script : nil)
    """
  }

  /// The script that says how much is left to share.
  private var script: HTML {
    "\n<script\(attribute: "src", site.layout.assets["groups.js"].text) defer></script>"
  }

  /// The marker that lets a script keep a half-typed form and restore it, but never over typed
  /// fields on the page.
  private var draft: String { state.typed == Submission() ? "blank" : "typed" }

  /// The hidden fields.
  ///
  /// A page kept offline gets an operation id of its own, and a corrected payment the number under
  /// which it waits.
  private var operation: HTML {
    OfflineSlot.operation.around(
      hiddenInputs(stamp.values.filter { $0.0 == FormStamp.operation }))
  }

  private var hidden: [(String, String)] {
    stamp.values.filter { $0.0 != FormStamp.operation } + [
      (GroupPaymentForm.split.name, shares.split.rawValue)
    ]
      + (shares.hasTicks ? [(GroupPaymentForm.withAsked, "yes")] : []) + payers.kept
  }

  private var payers: GroupPaymentPayers { GroupPaymentPayers(book, people, state) }

  private var shares: GroupPaymentShares {
    GroupPaymentShares(ledger, people, state, payerLines: payers.lines)
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

  // MARK: How it is shared, when, and at what rate

  private func others(leadingTo action: Address) -> HTML {
    details(
      "\(shares.summary), \(day). <span class=\"change\">Change</span>", id: "sharing",
      isOpen: shares.isOpen || isWhenOpen,
      """
      \(shares.html(leadingTo: action))
      \(state.dayInput(GroupPaymentForm.date, otherwise: site.today.iso))
      \(state.textInput(
        GroupPaymentForm.rate,
        label: "How many \(ledger.currency.name) is one unit of the payment’s currency? (optional)",
        width: .text))
      <p class="hint">With a rate the payment counts in \(ledger.currency.name). Without one, other \
      currencies are kept apart.</p>
      """)
  }

  /// “today”, or “on 20 November 2026”.
  private var day: String {
    guard let typed = state.typed.typed(GroupPaymentForm.date.name), typed != site.today.iso else {
      return "today"
    }
    return "on \(CalendarDate(iso: typed)?.words(in: ledger.currency) ?? "another day")"
  }

  private var isWhenOpen: Bool {
    state.hasMistake(in: [GroupPaymentForm.date, GroupPaymentForm.rate])
      || state.typed.typed(GroupPaymentForm.rate.name) != nil
  }
}
