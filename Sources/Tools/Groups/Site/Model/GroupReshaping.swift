import Calendars
import Finance
import Forms
import State

// Without scripts, changing the way to share loads the form again in its new shape, with everything
// that was typed.

extension Submission {
  /// The form after one of its own buttons; nil when it was sent to be saved.
  func reshaped(in ledger: GroupLedger, today: CalendarDate) -> Submission? {
    if let step = typed("step") { return stepped(step, in: ledger) }
    guard let split = typed("show").flatMap(Split.Kind.init(rawValue:)) else { return nil }
    let payment = try? GroupPaymentForm(self, in: ledger, today: today).payment
    return payment.map { withShares(of: $0, as: split) } ?? withTicks(as: split, in: ledger)
  }

  /// `3f2a…:1` is one share more for a member, `3f2a…:-1` one less.
  private func stepped(_ step: String, in ledger: GroupLedger) -> Submission? {
    let parts = step.split(separator: ":")
    guard parts.count == 2, let member = MemberID(text: parts[0]), ledger[member: member] != nil,
      let change = Int(parts[1]), abs(change) == 1
    else { return nil }
    let name = "share-\(member.text)"
    let now = typed(name).flatMap { try? Percentage.read($0) } ?? .zero
    let units = min(max(0, now.tenThousandths + Int64(change) * 10_000), 9_999_0000)
    return replacing(name, with: units == 0 ? nil : PlainDecimal.text(units, decimals: 4))
  }

  /// The shares of a payment in the fields of another way to share.
  private func withShares(of payment: GroupPayment, as kind: Split.Kind) -> Submission {
    var form = withoutSplit
    for (name, text) in payment.split.told(as: kind, of: payment).form { form.append(name, text) }
    return form
  }

  /// A form with mistakes keeps its ticks, and the numbers that may mean the same.
  private func withTicks(as split: Split.Kind, in ledger: GroupLedger) -> Submission {
    var form = withoutSplit
    form.append("split", split.rawValue)
    let ticked = all("with")
    for member in ledger.members.map(\.id.text) {
      let share = typed("share-\(member)")
      let isChosen = ticked.contains(member) || share != nil
      if isChosen, split.isTicked { form.append("with", member) }
      if split == .shares, isChosen { form.append("share-\(member)", "1") }
      if split == .percent || split == .exact, let share, self["split"] != "shares" {
        form.append("share-\(member)", share)
      }
    }
    return form
  }

  private var withoutSplit: Submission {
    Submission(
      entries.filter {
        !$0.name.hasPrefix("share-") && !["split", "show", "step", "with"].contains($0.name)
      }.map { ($0.name, $0.text) })
  }

  private func replacing(_ name: String, with text: String?) -> Submission {
    var form = Submission(
      entries.filter { $0.name != name && $0.name != "step" }.map { ($0.name, $0.text) })
    if let text { form.append(name, text) }
    return form
  }

  private mutating func append(_ name: String, _ text: String) {
    self = Submission(entries.map { ($0.name, $0.text) } + [(name, text)])
  }
}
