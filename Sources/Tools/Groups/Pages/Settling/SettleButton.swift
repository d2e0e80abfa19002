import GroupsFormulas

/// The form that records that a debt was paid back, with one button.
struct SettleButton {
  let transfer: Transfer
  let book: GroupBook
  /// The page that the button is on, and that comes next.
  let part: GroupPart

  /// The round mark of a row.
  var tick: HTML {
    """
    <form method="post"\(action: GroupAddress(id: book.ledger.id).settle) novalidate>
    \(hiddenInputs(values))\(Self.day)\
    \(Tick(label, title: "Mark as paid").button)
    </form>
    """
  }

  private var label: String {
    let voice = GroupVoice(book)
    let payer = "\(voice.name(of: transfer.from)) \(voice.pays(transfer.from))"
    return "Mark as paid: \(payer) \(voice.name(of: transfer.to)) \(transfer.amount.short)"
  }

  /// The field that scripts fill in with the day of the visitor's device.
  static let day: HTML = "<input type=\"hidden\" name=\"\(SettleForm.date.name)\" data-today>\n"

  /// The hidden fields for paying all of the debt.
  var values: [(String, String)] {
    book.formStamp.values + [
      (SettleForm.from.name, transfer.from.text), (SettleForm.to.name, transfer.to.text),
      (SettleForm.amount.name, transfer.amount.plain),
      (SettleForm.currency.name, transfer.amount.currency.code),
    ] + (part == .debts ? [] : [(GroupPart.name, part.rawValue)])
  }
}
