import GroupsFormulas
import Keeping

/// The payers in the form of a payment.
///
/// Usually one person paid it all. Where several did, each has a line with their part; a single
/// payer above the lines paid the rest. One line is always blank; choosing a member on it shows the
/// next.
struct GroupPaymentPayers {
  let book: GroupBook
  let people: [GroupLedger.Member]
  let state: FormState

  /// Hidden fields for payers beyond the lines of the form.
  ///
  /// They pass through unchanged, since losing a part would change debts.
  var kept: [(String, String)] {
    state.typed.entries.filter { $0.name.hasPrefix(GroupPaymentForm.paid) && !$0.text.isEmpty }
      .map { ($0.name, $0.text) }
  }

  /// The number of lines for other payers.
  var lines: Int {
    guard kept.isEmpty else { return 0 }
    let used = PayerLine.all.lastIndex { $0.isThere(in: state.typed) }
    return max(usualLines, used.map { min($0 + 2, PayerLine.all.count) } ?? 0)
  }

  /// The lines that are there before any is used: fewer in larger groups, since each lists everybody.
  private var usualLines: Int {
    switch people.count {
    case ...Self.mostButtons: people.count
    case ...12: 5
    default: 2
    }
  }

  var html: HTML {
    kept.first.map { keptWords(under: $0.0) } ?? questions
  }

  private func keptWords(under id: String) -> HTML {
    let error = ControlWords(name: id, error: state.error(for: id))
    return """
      <div class="field\(error.error == nil ? "" : " wrong")" id="\(id)">
      \(error.errorLine ?? HTML())
      <p>\(String(kept.count)) people paid for this. Their parts stay as they are.</p>
      </div>
      """
  }

  private var choices: [Choice] {
    people.map(GroupVoice(book).choice) + [Choice(GroupNewcomer.mark, newcomer)]
  }

  /// The number of members up to which each has a button of their own.
  private static let mostButtons = 8

  private var payer: HTML {
    let several = lines > 0 ? [Self.several] : []
    guard people.count <= Self.mostButtons else {
      return state.select(GroupPaymentForm.payer, choices + several, chosen: first)
    }
    let names = people.map { Choice($0.id.text, GroupVoice(book).subject($0.id)) }
    return state.radios(
      GroupPaymentForm.payer, names + several + [Choice(GroupNewcomer.mark, newcomer)],
      chosen: first, look: "pills")
  }

  private var newcomer: String {
    state.typed.typed(GroupPaymentForm.newMember.name)?.isolated ?? "Somebody new"
  }

  private static let several = Choice(GroupPaymentForm.severalPayers, "Several people")

  private var questions: HTML {
    """
    \(payer)
    <div class="payers">
    \(each: Array(PayerLine.all.prefix(lines)), line)
    </div>\(state.typed.typed(GroupPaymentForm.newMember.name) == nil ? Self.toName : nil)
    """
  }

  /// The link to the name of the newcomer, shown once they are chosen as a payer.
  private static let toName: HTML = """

    <p class="to-name"><a href="#\(GroupPaymentForm.newMember.name)">Enter their name</a></p>
    """

  private var first: String {
    state.typed.typed(GroupPaymentForm.payer.name) ?? book.usualPayer?.text ?? ""
  }

  private func line(_ line: PayerLine) -> HTML {
    """
    <div class="money">
    \(state.select(
      line.payer, [Choice("", "Nobody")] + choices, chosen: state.chosen(line.payer)))
    \(state.textInput(line.amount, label: "How much of it?", showsSign: false))
    </div>

    """
  }
}

extension FormState {
  /// The payers that were sent as `paid-{m}` as lines of the form, with their mistakes.
  func withPayerLines() -> FormState {
    let paid = typed.entries.filter {
      $0.name.hasPrefix(GroupPaymentForm.paid) && !$0.text.isEmpty
    }
    guard let first = paid.first, paid.count <= PayerLine.all.count else { return self }
    let others = typed.filter {
      !$0.name.hasPrefix(GroupPaymentForm.payer.name) && !$0.name.hasPrefix(GroupPaymentForm.paid)
    }
    var shown = [(GroupPaymentForm.payer.name, first.member)]
    var lines: [String: String] = [:]
    for (line, part) in zip(PayerLine.all, paid) {
      shown.append((line.payer.name, part.member))
      shown.append((line.amount.name, part.text))
      lines[part.name] = line.amount.name
    }
    return FormState(
      reading.showing(others.adding(shown), moved: lines),
      errors: errors.map { FieldError(field: lines[$0.field] ?? $0.field, message: $0.message) })
  }
}

extension Submission.Entry {
  /// The member's id in the name of the field for their amount.
  fileprivate var member: String { String(name.dropFirst(GroupPaymentForm.paid.count)) }
}
