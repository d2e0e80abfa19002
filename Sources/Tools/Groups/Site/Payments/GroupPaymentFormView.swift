import Hosting
import Calendars
import Components
import Finance
import Forms
import Markup
import State
import Web

/// The form of a payment: the usual questions first, the others below.
struct GroupPaymentFormView {
  private let book: GroupBook
  private let state: FormState
  private let stamp: FormStamp
  private let today: CalendarDate

  init(
    _ book: GroupBook, _ state: FormState, today: CalendarDate
  ) {
    self.book = book
    self.state = state
    stamp = FormStamp(revision: book.history.revision)
    self.today = today
  }

  private var ledger: GroupLedger { book.ledger }

  func form(heading: String, action: Address) -> HTML {
    """
    <form class="card" id="payment" method="post"\(action: action) novalidate data-keep="\(draft)" data-sums>
    <h2>\(heading)</h2>
    \(operation)\
    \(hiddenInputs(hidden))\
    <div class="money">
    \(state.textInput(GroupPaymentForm.amount, label: "How much?", showsSign: false))
    \(state.currencies(GroupPaymentForm.currency, chosen: state.currency))
    </div>
    \(state.textInput(GroupPaymentForm.title, width: .text))
    \(payers.html)
    <button>Save</button>
    \(shares.html(leadingTo: action))
    \(when)
    </form>
    """
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

  /// The members to offer; those who left only where they take part already.
  private var people: [GroupLedger.Member] {
    let payers =
      [GroupPaymentForm.payer] + GroupPaymentPayers.numbers.map(GroupPaymentForm.otherPayer)
    let chosen = Set(
      payers.compactMap { state.typed.typed($0.name) } + state.typed.all(GroupPaymentForm.with))
    return ledger.shownMembers.filter { member in
      member.status == .active || chosen.contains(member.id.text)
        || state.typed.typed(GroupPaymentForm.share + member.id.text) != nil
    }
  }

  // MARK: When, and at what rate

  private var when: HTML {
    let isOpen =
      state.hasMistake(in: [GroupPaymentForm.date, GroupPaymentForm.rate])
      || state.typed.typed(GroupPaymentForm.rate.name) != nil
    return details(
      "Date and exchange rate", isOpen: isOpen,
      """
      \(state.dayInput(GroupPaymentForm.date, otherwise: today.iso))
      \(state.textInput(
        GroupPaymentForm.rate,
        label: "How many \(ledger.currency.name) is one unit of the payment’s currency? (optional)",
        width: .text))
      <p class="hint">With a rate the payment counts in \(ledger.currency.name). Without one, other \
      currencies are kept apart.</p>
      """)
  }
}
