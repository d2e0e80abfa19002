import Components
import Finance
import Forms
import Markup
import Web

/// The form of a payment: what everybody fills in first, the rest below for those who need it.
struct GroupPaymentFields {
  private let ledger: GroupLedger
  private let state: FormState
  private let stamp: FormStamp
  private let today: CalendarDate

  /// More people than this, and a form would have more fields than a request may.
  private static let mostForSeveralPayers = 28

  init(
    _ ledger: GroupLedger, _ typed: Submission, _ errors: [FieldError], stamp: FormStamp,
    today: CalendarDate
  ) {
    self.ledger = ledger
    self.stamp = stamp
    self.today = today
    let usual = ledger.payments.last?.amount.currency ?? ledger.currency
    let currency = typed.typed("currency").flatMap { Currency(code: $0) } ?? usual
    state = FormState(typed: typed, errors: errors, currency: currency)
  }

  func form(heading: String, action: Address) -> HTML {
    """
    <form class="card" id="payment" method="post"\(action: action) novalidate data-keep="\(draft)" data-sums>
    <h2>\(heading)</h2>
    \(hiddenInputs(hidden))\
    <div class="money">
    \(state.textInput(GroupPaymentForm.amount, label: "How much?", showsSign: false))
    \(state.currencies(
      GroupPaymentForm.currency(ledger.currency), chosen: state.currency))
    </div>
    \(state.textInput(GroupPaymentForm.title, width: .text))
    \(payer)
    <button>Save</button>
    \(shares.html(leadingTo: action))
    \(severalPayers)
    \(when)
    </form>
    """
  }

  /// What is half-typed is kept and brought back, but never over what the page shows already.
  private var draft: String { state.typed == Submission() ? "blank" : "typed" }

  private var hidden: [(String, String)] {
    stamp.values + [("split", shares.split.rawValue)]
      + (shares.hasTicks ? [(GroupPaymentForm.withAsked, "yes")] : [])
  }

  private var shares: GroupPaymentShares { GroupPaymentShares(ledger, people, state) }

  /// Those who could have to do with it: people who left only where they have already.
  private var people: [GroupLedger.Member] {
    ledger.shownMembers.filter { member in
      member.status == .active || state.typed.typed("share-\(member.id.text)") != nil
        || state.typed.all(GroupPaymentForm.with).contains(member.id.text)
        || state.typed.typed("paid-\(member.id.text)") != nil
        || state.typed.typed("payer") == member.id.text
    }
  }

  // MARK: Who paid

  private var payer: HTML {
    let chosen = state.typed.typed("payer") ?? ledger.usualPayer?.text ?? ""
    return state.select(
      GroupPaymentForm.payer, people.map { Choice($0.id.text, $0.name) }, chosen: chosen)
  }

  private var severalPayers: HTML {
    guard people.count <= Self.mostForSeveralPayers else {
      return "<p class=\"hint\">Several people paid? Save a payment for each of them.</p>"
    }
    let isOpen = state.typed.entries.contains { $0.name.hasPrefix("paid-") && !$0.text.isEmpty }
    return details(
      "Several people paid", isOpen: isOpen,
      """
      <fieldset class="field" aria-describedby="paid-hint">
      <legend>What did each of them pay?</legend>
      <p class="hint" id="paid-hint">Leave it empty for those who paid nothing</p>
      <div class="people">
      \(each: people, { person in
        state.textInput(GroupPaymentForm.paid(person), label: person.name, showsSign: false)
      })
      </div>
      </fieldset>
      """)
  }

  // MARK: When, and at what rate

  private var when: HTML {
    let names = [GroupPaymentForm.date.name, GroupPaymentForm.rate.name]
    let isOpen = names.contains { state.error(for: $0) != nil } || state.typed.typed("rate") != nil
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
