import GroupsFormulas

/// The part of the settings about the split that new payments begin with: what it is, and the form that
/// changes it.
struct GroupUsualSplitView {
  let ledger: GroupLedger
  let wrong: FormState?
  let stamp: HTML

  private var address: GroupAddress { GroupAddress(id: ledger.id) }

  var html: HTML {
    let split = ledger.currentDefaultSplit
    return """
      <h2 class="after">How payments are shared</h2>
      <p>New payments begin shared \(split.map(words) ?? "evenly between everybody").</p>
      \(split == nil ? nil : forgetting)\
      \(details("Change how payments are shared", isOpen: wrong != nil, form))
      """
  }

  private var forgetting: HTML {
    """
    <form method="post"\(action: address.defaultSplit)>\(stamp)\
    \(hiddenInputs([(GroupPaymentForm.split.name, SplitChoice.even.rawValue)]))\
    <button class="second">Share evenly between everybody again</button>
    </form>

    """
  }

  // MARK: The form

  /// The form as it was sent, or with the split as it is.
  private var state: FormState {
    let kept =
      ledger.currentDefaultSplit?.form
      ?? ledger.activeMembers.map { (GroupPaymentForm.with, $0.id.text) }
    return wrong ?? FormState(FormReading(Submission(kept), in: ledger.currency))
  }

  private static let choices = SplitChoice.kept.map { Choice($0.rawValue, $0.words.button) }

  private var form: HTML {
    let chosen = state.typed.typed(GroupPaymentForm.split.name) ?? SplitChoice.even.rawValue
    return """
      <form method="post"\(action: address.defaultSplit) novalidate>
      \(stamp)\
      \(hiddenInputs([(GroupPaymentForm.withAsked, "yes")]))\
      \(state.select(GroupPaymentForm.split, Self.choices, chosen: chosen))
      \(state.sharers(
        "Who shares it?", hint: "Ticks are for an even split, numbers for shares and percent",
        of: ledger.activeMembers, isTicked: isTicked, number(of:)))
      <button class="second">Save</button>
      </form>
      """
  }

  /// The box for somebody's number, next to their tick for an even split.
  private func number(of member: GroupLedger.Member) -> HTML? {
    state.textInput(
      GroupPaymentForm.weight(of: member.id.text, in: .shares),
      label: "Number for \(member.name.isolated)", saysOptional: false)
  }

  /// True for those who are ticked, or have a number where nobody is.
  private func isTicked(_ member: GroupLedger.Member) -> Bool {
    let ticked = state.typed.all(GroupPaymentForm.with)
    return ticked.isEmpty
      ? state.typed.typed(GroupPaymentForm.share + member.id.text) != nil
      : ticked.contains(member.id.text)
  }

  /// “evenly between Ana and Ben”, “by shares: Ana 2 and Ben 1”.
  private func words(for split: Split) -> String {
    let parts = split.texts { $0.formatted }.map { share in
      let name = ledger.name(of: share.member).isolated
      return share.value.map { "\(name) \($0)\(split.kind == .percent ? "%" : "")" } ?? name
    }
    return split.kind == .even
      ? "evenly between \(parts.inWords)"
      : "by \(split.kind == .percent ? "percent" : "shares"): \(parts.inWords)"
  }
}
