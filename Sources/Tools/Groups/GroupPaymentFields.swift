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

  /// The hidden field that says which revision of a payment its form showed.
  static let seen = "seen"

  /// More people than this, and a form would have more fields than a request may.
  private static let mostForSeveralPayers = 28
  private static let mostForTicksAndAmounts = 44

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

  func form(heading: String, action: Address, seen: Int?) -> HTML {
    """
    <form class="card" id="payment" method="post"\(action: action) novalidate data-keep="\(draft)" data-sums>
    <h2>\(heading)</h2>
    \(hiddenInputs(hidden(seen)))\
    <div class="money">
    \(state.textInput(GroupPaymentForm.amount, label: "How much?", showsSign: false))
    \(state.select(
      GroupPaymentForm.currency(ledger.currency), CurrencyChoices.including(state.currency),
      chosen: state.currency.code))
    </div>
    \(state.textInput(GroupPaymentForm.title, width: .text))
    \(payer)
    <button>Save</button>
    \(sharing(action))
    \(severalPayers)
    \(when)
    </form>
    """
  }

  /// What is half-typed is kept and brought back, but never over what the page shows already.
  private var draft: String { state.typed == Submission() ? "blank" : "typed" }

  private func hidden(_ seen: Int?) -> [(String, String)] {
    stamp.values + [("split", split.rawValue)]
      + (hasTicks ? [(GroupPaymentForm.withAsked, "yes")] : [])
      + (seen.map { [(Self.seen, String($0))] } ?? [])
  }

  private var split: GroupPayment.Split {
    state.typed.typed("split").flatMap(GroupPayment.Split.init(rawValue:)) ?? .even
  }

  /// Whether people are ticked; there is no room for that beside the amounts of very many.
  private var hasTicks: Bool {
    split == .even || split == .exact && people.count <= Self.mostForTicksAndAmounts
  }

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
      <fieldset class="field">
      <legend>What did each of them pay?</legend>
      <p class="hint">Leave it empty for those who paid nothing</p>
      <div class="people">
      \(each: people, { person in
        state.textInput(GroupPaymentForm.paid(person), label: person.name, showsSign: false)
      })
      </div>
      </fieldset>
      """)
  }

  // MARK: How it is shared

  private func sharing(_ action: Address) -> HTML {
    let isOpen =
      split != .even || state.error(for: GroupPaymentForm.with) != nil
      || (state.typed.typed(GroupPaymentForm.withAsked) != nil && !isEverybodyTicked)
    return details(
      "<b>Shared:</b> \(summary). <span class=\"change\">Change</span>", id: "sharing",
      isOpen: isOpen,
      """
      <p class="modes">\(each: GroupPayment.Split.allCases, { choice in
        """
        <button class="\(choice == split ? "second chosen" : "second")" name="show" \
        value="\(choice.rawValue)"\(attribute: "aria-current", choice == split ? "true" : nil)\
        \(attribute: "formaction", action.with(fragment: "sharing").text)>\(choice.words)</button>

        """
      })</p>
      \(shares(action))
      \(split == .even ? nil : "<button>Save</button>" as HTML?)
      """)
  }

  private var summary: String {
    switch split {
    case .even:
      isEverybodyTicked || state.typed.typed(GroupPaymentForm.withAsked) == nil
        ? "evenly by everybody" : "evenly by some"
    case .shares: "by shares"
    case .percent: "by percent"
    case .exact: "by exact amounts"
    }
  }

  private var isEverybodyTicked: Bool {
    let ticked = Set(state.typed.all(GroupPaymentForm.with))
    return ticked == Set(ledger.activeMembers.map(\.id.text))
  }

  private func shares(_ action: Address) -> HTML {
    switch split {
    case .even: ticks("Who shares it?", hint: nil) { _ in nil }
    case .exact where !hasTicks:
      boxes(
        "What is each share?", hint: "Those left empty share the rest equally; 0 is no share",
        areAmounts: true
      ) {
        unticked.textInput(GroupPaymentForm.share($0), label: $0.name, showsSign: false)
      }
    case .exact:
      ticks(
        "What is each share?", hint: "Those ticked and left empty share the rest equally"
      ) {
        state.textInput(GroupPaymentForm.share($0), label: "\($0.name)’s share", showsSign: false)
      }
    case .percent:
      boxes("What part does each pay, in percent?") {
        state.textInput(
          GroupPaymentForm.weight($0, decimals: 2), label: $0.name, showsSign: false)
      }
    case .shares:
      boxes("How many shares does each have?") { person in
        """
        <div class="shares">
        \(state.textInput(
          GroupPaymentForm.weight(person, decimals: 4), label: person.name, showsSign: false))
        \(step(person, -1, "One share less for \(person.name)", "−", action))
        \(step(person, 1, "One share more for \(person.name)", "+", action))
        </div>
        """
      }
    }
  }

  private func step(
    _ person: GroupLedger.Member, _ change: Int, _ words: String, _ sign: String,
    _ action: Address
  ) -> HTML {
    """
    <button class="second step" name="step" value="\(person.id.text):\(change)" \
    aria-label="\(words)"\(attribute: "formaction", action.with(fragment: "sharing").text)>\
    \(sign)</button>
    """
  }

  private func ticks(
    _ question: String, hint: String?, _ box: (GroupLedger.Member) -> HTML?
  ) -> HTML {
    let wasAsked = state.typed.typed(GroupPaymentForm.withAsked) != nil
    let sent = state.typed.all(GroupPaymentForm.with)
    let error = state.error(for: GroupPaymentForm.with)
    return """
      <fieldset class="field\(error == nil ? "" : " wrong")"\
      \(attribute: "aria-describedby", error.map { _ in "with-error" })>
      <legend>\(question)</legend>
      \(hint.map { "<p class=\"hint\">\($0)</p>\n" as HTML })\
      \(error.map {
        "<p class=\"error\" id=\"with-error\"><span class=\"unseen\">Error: </span>\($0)</p>\n" as HTML
      })\
      \(each: Array(people.enumerated()), { index, person in
        let isTicked =
          wasAsked || !sent.isEmpty
          ? sent.contains(person.id.text) : person.status == .active
        let id = index == 0 ? "with" : "with-\(person.id.text)"
        return """
        <div class="sharer">
        <div class="choice"><input type="checkbox" id="\(id)" name="with" \
        value="\(person.id.text)"\(flag: "checked", isTicked)>\
        <label for="\(id)">\(person.name)</label></div>
        \(box(person))
        </div>

        """
      })\
      </fieldset>
      """
  }

  /// The state of a form whose ticks have become zeros.
  private var unticked: FormState {
    guard state.typed.typed(GroupPaymentForm.withAsked) != nil else { return state }
    let ticked = Set(state.typed.all(GroupPaymentForm.with))
    let others = people.map(\.id.text).filter { !ticked.contains($0) }
    return FormState(
      typed: Submission(
        state.typed.entries.map { ($0.name, $0.text) } + others.map { ("share-\($0)", "0") }),
      errors: state.errors, currency: state.currency)
  }

  private func boxes(
    _ question: String, hint: String = "Leave it empty for those who do not share it",
    areAmounts: Bool = false, _ box: (GroupLedger.Member) -> HTML
  ) -> HTML {
    """
    <fieldset class="field">
    <legend>\(question)</legend>
    <p class="hint">\(hint)</p>
    <div class="people\(areAmounts ? "" : " weights")">
    \(each: people, box)
    </div>
    </fieldset>
    """
  }

  // MARK: When, and at what rate

  private var when: HTML {
    let names = [GroupPaymentForm.date.name, GroupPaymentForm.rate.name]
    let isOpen = names.contains { state.error(for: $0) != nil } || state.typed.typed("rate") != nil
    return details(
      "Date and exchange rate", isOpen: isOpen,
      """
      <div class="field\(state.error(for: "date") == nil ? "" : " wrong")">
      <label for="date">Date</label>
      \(state.error(for: "date").map {
        "<p class=\"error\" id=\"date-error\"><span class=\"unseen\">Error: </span>\($0)</p>\n" as HTML
      })\
      <input id="date" name="date" type="date" value="\(state.typed.typed("date") ?? today.iso)"\
      \(attribute: "aria-describedby", state.error(for: "date").map { _ in "date-error" })>
      </div>
      \(state.textInput(
        GroupPaymentForm.rate,
        label: "How many \(ledger.currency.name) is one unit of the payment’s currency? (optional)",
        width: .text))
      <p class="hint">With a rate the payment counts in \(ledger.currency.name). Without one, other \
      currencies are kept apart.</p>
      """)
  }
}

extension GroupPayment.Split {
  fileprivate var words: String {
    switch self {
    case .even: "Evenly"
    case .shares: "By shares"
    case .percent: "By percent"
    case .exact: "Exact amounts"
    }
  }
}
