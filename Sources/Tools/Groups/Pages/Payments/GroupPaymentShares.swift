import GroupsFormulas

/// The split in the form of a payment.
struct GroupPaymentShares {
  private let ledger: GroupLedger
  private let people: [GroupLedger.Member]
  private let state: FormState
  let split: SplitChoice

  init(_ ledger: GroupLedger, _ people: [GroupLedger.Member], _ state: FormState) {
    self.ledger = ledger
    self.people = people
    self.state = state
    var reading = state.reading
    split = reading.valueOrUsual(GroupPaymentForm.split)
  }

  /// True when sharers are ticked.
  var hasTicks: Bool { split.kind?.isTicked == true }

  /// True when the split is another than usual, has just been chosen, or is wrong.
  var isOpen: Bool {
    !state.typed.isSharedAsUsual(in: ledger)
      && (split != .even || wasAsked && !isEverybodyTicked)
      || state.hasMistake(in: [GroupPaymentForm.newMember]) || hasNewcomer
      || state.error(for: GroupPaymentForm.with) != nil
      || state.typed.typed(GroupPaymentForm.shape) != nil
  }

  /// The buttons for the ways to share, and the fields of the chosen one.
  func html(leadingTo action: Address) -> HTML {
    """
    <p class="modes">\(each: SplitChoice.allCases, { choice in
      """
      <button class="\(choice == split ? "second chosen" : "second")" \
      name="\(GroupPaymentForm.shape)" \
      value="\(choice.rawValue)"\(attribute: "aria-current", choice == split ? "true" : nil)\
      \(attribute: "formaction", action.with(fragment: "sharing").text)>\(choice.words.button)</button>

      """
    })</p>
    <div class="parts">
    \(shares(action))
    \(newcomer)
    </div>\(hasRemainder ? remainder : nil)
    """
  }

  /// The name of the newcomer, with a tick or a box for their share.
  private var newcomer: HTML {
    let isTicked =
      !hasNewcomer || !wasAsked
      || state.typed.all(GroupPaymentForm.with).contains(GroupNewcomer.mark)
    let tick = tickBox(
      "<span class=\"unseen\">The new person shares it</span>", name: GroupPaymentForm.with,
      value: GroupNewcomer.mark, id: "\(GroupPaymentForm.with)-\(GroupNewcomer.mark)",
      isTicked: isTicked)
    return """
      <div class="sharer newcomer">
      \(hasTicks ? "\(tick)\n" as HTML : nil)\
      \(state.textInput(GroupPaymentForm.newMember, width: .text))
      \(newcomerShare.map { "\($0)\n" as HTML })\
      </div>
      """
  }

  /// The box for the newcomer's share; nil if all shares are equal.
  private var newcomerShare: HTML? {
    switch split {
    case .even, .items: nil
    case .exact:
      state.textInput(
        GroupPaymentForm.amount(of: GroupNewcomer.mark), label: "Their share", showsSign: false)
    case .shares, .percent:
      state.textInput(
        GroupPaymentForm.weight(of: GroupNewcomer.mark, in: split == .percent ? .percent : .shares),
        label: "Their share", showsSign: split == .shares)
    }
  }

  private var hasNewcomer: Bool { state.typed.typed(GroupPaymentForm.newMember.name) != nil }

  private var wasAsked: Bool { state.typed.typed(GroupPaymentForm.withAsked) != nil }

  /// True if the parts must add up to a known whole.
  var hasRemainder: Bool { split == .exact || split == .percent }

  /// The place for the amount left to share, which a script fills.
  private var remainder: HTML {
    """

    <p class="left" role="status" data-left="\(split == .percent ? "percent" : "")" hidden></p>
    """
  }

  /// “Split between all 4”, “Split between 2 of 4”, “Split by shares”.
  var summary: String {
    guard split == .even else { return "Split \(split.words.summary)" }
    let count = ledger.activeMembers.count + (hasNewcomer ? 1 : 0)
    guard !wasAsked || isEverybodyTicked else {
      return "Split between \(ticked.count) of \(people.count + (hasNewcomer ? 1 : 0))"
    }
    return switch count {
    case 0...1: "Not shared"
    case 2: "Split between both"
    default: "Split between all \(count)"
    }
  }

  private var isEverybodyTicked: Bool {
    ticked == Set(ledger.activeMembers.map(\.id.text) + (hasNewcomer ? [GroupNewcomer.mark] : []))
  }

  /// The ticked members; the newcomer only with a name.
  private var ticked: Set<String> {
    let ticked = Set(state.typed.all(GroupPaymentForm.with))
    return hasNewcomer ? ticked : ticked.subtracting([GroupNewcomer.mark])
  }

  private func shares(_ action: Address) -> HTML {
    switch split {
    case .even: ticks("Who shares it?", hint: nil) { _ in nil }
    case .items: GroupBillView(people: people, state: state).html(leadingTo: action)
    case .exact:
      ticks(
        "What is each share?", hint: "Leave someone blank to split the rest between them."
      ) {
        state.textInput(
          GroupPaymentForm.amount(of: $0.id.text), label: "\($0.name.isolated)’s share",
          showsSign: false)
      }
    case .percent:
      boxes("What part does each pay, in percent?") {
        state.textInput(
          GroupPaymentForm.weight(of: $0.id.text, in: .percent), label: $0.name.isolated,
          showsSign: false)
      }
    case .shares:
      boxes("How many shares does each have?") { steps($0, action) }
    }
  }

  /// The number of somebody's shares, with a button for one less and one for one more.
  private func steps(_ person: GroupLedger.Member, _ action: Address) -> HTML {
    """
    <div class="shares">
    \(state.textInput(
      GroupPaymentForm.weight(of: person.id.text, in: .shares), label: person.name.isolated,
      showsSign: false))
    \(step(person, -1, "One share less for \(person.name.isolated)", "−", action))
    \(step(person, 1, "One share more for \(person.name.isolated)", "+", action))
    </div>
    """
  }

  private func step(
    _ person: GroupLedger.Member, _ change: Int, _ words: String, _ sign: String,
    _ action: Address
  ) -> HTML {
    """
    <button class="second step" name="\(GroupPaymentForm.step)" value="\(person.id.text):\(change)" \
    aria-label="\(words)"\(attribute: "formaction", action.with(fragment: "sharing").text)>\
    \(sign)</button>
    """
  }

  private func ticks(
    _ question: String, hint: String?, _ box: (GroupLedger.Member) -> HTML?
  ) -> HTML {
    let sent = state.typed.all(GroupPaymentForm.with)
    func isTicked(_ person: GroupLedger.Member) -> Bool {
      wasAsked || !sent.isEmpty ? sent.contains(person.id.text) : person.status == .active
    }
    return state.sharers(question, hint: hint, of: people, isTicked: isTicked, box)
  }

  private func boxes(_ question: String, _ box: (GroupLedger.Member) -> HTML) -> HTML {
    let words = ControlWords(
      name: "shares", hint: "Leave this blank for anyone who doesn’t share it.", error: nil)
    return words.fieldset(
      question,
      """
      <div class="people weights">
      \(each: people, box)
      </div>

      """)
  }
}

extension FormState {
  /// The question who shares a payment, with a tick for each person and a box next to it, if any.
  func sharers(
    _ question: String, hint: String?, of people: [GroupLedger.Member],
    isTicked: (GroupLedger.Member) -> Bool, _ box: (GroupLedger.Member) -> HTML?
  ) -> HTML {
    let name = GroupPaymentForm.with
    return ControlWords(name: name, hint: hint, error: error(for: name)).fieldset(
      question,
      """
      \(each: Array(people.enumerated()), { index, person in
        """
        <div class="sharer">
        \(tickBox(
          own(person.name), name: name, value: person.id.text,
          id: index == 0 ? name : "\(name)-\(person.id.text)", isTicked: isTicked(person)))
        \(box(person))
        </div>

        """
      })
      """)
  }
}

extension SplitChoice {
  /// The words of the button, and of the summary when the part is closed.
  var words: (button: String, summary: String) {
    switch self {
    case .even: ("Evenly", "evenly")
    case .shares: ("By shares", "by shares")
    case .percent: ("By percent", "by percent")
    case .exact: ("Different amounts", "in different amounts")
    case .items: ("From the bill", "by the items of the bill")
    }
  }
}
