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

  private static let choices = [
    Choice(SplitChoice.even.rawValue, "Evenly"),
    Choice(SplitChoice.shares.rawValue, "By shares"),
    Choice(SplitChoice.percent.rawValue, "By percent"),
  ]

  private var form: HTML {
    let chosen = state.typed.typed(GroupPaymentForm.split.name) ?? SplitChoice.even.rawValue
    let with = ControlWords(
      name: GroupPaymentForm.with,
      hint: "Ticks are for an even split, numbers for shares and percent",
      error: state.error(for: GroupPaymentForm.with))
    return """
      <form method="post"\(action: address.defaultSplit) novalidate>
      \(stamp)\
      \(hiddenInputs([(GroupPaymentForm.withAsked, "yes")]))\
      \(state.select(GroupPaymentForm.split, Self.choices, chosen: chosen))
      <fieldset class="field\(with.error == nil ? "" : " wrong")"\
      \(attribute: "aria-describedby", with.describedBy)>
      <legend>Who shares it?</legend>
      \(with.hintLine)\(with.errorLine)\
      \(each: Array(ledger.activeMembers.enumerated()), row)\
      </fieldset>
      <button class="second">Save</button>
      </form>
      """
  }

  /// Somebody with a tick, for an even split, and a box for their number.
  private func row(_ place: Int, _ member: GroupLedger.Member) -> HTML {
    let name = GroupPaymentForm.with
    let id = place == 0 ? name : "\(name)-\(member.id.text)"
    let number = GroupPaymentForm.weight(member, in: .shares)
    return """
      <div class="sharer">
      <div class="choice"><input type="checkbox" id="\(id)" name="\(name)" \
      value="\(member.id.text)"\(flag: "checked", isTicked(member))>\
      <label for="\(id)">\(own(member.name))</label></div>
      \(state.textInput(number, label: "Number for \(member.name.isolated)", saysOptional: false))
      </div>

      """
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
