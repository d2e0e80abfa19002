import GroupsFormulas

/// The lines of a bill in the form of a payment.
struct GroupBillView {
  let people: [GroupLedger.Member]
  let state: FormState

  /// The lines that are filled in and two more, tax and tip.
  func html(leadingTo action: Address) -> HTML {
    let filled = BillLine.all.lastIndex { $0.isThere(in: state.typed) }.map { $0 + 1 } ?? 0
    let lines = BillLine.all.prefix(min(max(3, filled + 2), max(filled, most)))
    return """
      <p class="hint">Leave the amount above empty, and it is what the items come to. Tax and tip are \
      shared in proportion.</p>
      \(each: Array(lines), line)\
      \(lines.count < most ? more(action) : nil)
      <div class="money">
      \(state.textInput(GroupBillQuestion.tax))
      \(state.textInput(GroupBillQuestion.tip))
      </div>
      """
  }

  /// The most lines for which a form has fields, with a tick for each person on each line.
  private var most: Int {
    min(BillLine.all.count, (GroupPaymentForm.mostFields - 60) / (people.count + 3))
  }

  private func more(_ action: Address) -> HTML {
    """
    <p class="tools"><button class="second" name="\(GroupPaymentForm.shape)" \
    value="\(SplitChoice.items.rawValue)"\
    \(attribute: "formaction", action.with(fragment: "sharing").text)>More items</button></p>
    """
  }

  private func line(_ line: BillLine) -> HTML {
    let error = ControlWords(name: line.with, error: state.error(for: line.with))
    return """
      <fieldset class="field item\(error.error == nil ? "" : " wrong")">
      <legend class="unseen">Item \(String(line.number))</legend>
      \(error.errorLine)\
      <div class="money">
      \(state.textInput(line.amount))
      \(state.textInput(line.name, width: .text))
      </div>
      <div class="sharers">\(each: people, { person in
        tick(person.id.text, own(person.name), isUsual: person.status == .active, line)
      })\(tickOfNewcomer(line))</div>
      </fieldset>

      """
  }

  /// The tick of somebody new, once they have a name.
  private func tickOfNewcomer(_ line: BillLine) -> HTML? {
    state.typed.typed(GroupPaymentForm.newMember.name).map {
      tick(GroupNewcomer.mark, own($0), isUsual: true, line)
    }
  }

  private func tick(_ value: String, _ name: HTML, isUsual: Bool, _ line: BillLine) -> HTML {
    let sent = state.typed.all(line.with)
    let tick = tickBox(
      name, name: line.with, value: value, id: "\(line.with)-\(value)",
      isTicked: sent.isEmpty ? isUsual : sent.contains(value))
    return "\(tick)\n"
  }
}
