import CardsFormulas

/// The form that asks for every balance at once.
enum CardsCheckIn {
  /// The most balances that one form asks for, because a request has a hundred fields at most.
  static let most = 90

  private static let prefix = "balance-"

  static let month = "for"

  /// The question for which month balances are, where it can be the one before.
  static func month(_ months: CheckInMonths) -> Field<String?> {
    Field(
      month, question: "Have you paid for \(months.current.name) yet?", subject: "Month",
      described: "The month of which the balances are, that of today or the one before: 2026-11",
      reader: Reader<String>.text(upTo: 7, example: "2026-11").optional)
  }

  /// The month of a form.
  ///
  /// - Throws: The mistake of another month than the two, and of the one before once something is
  ///   recorded for that of today.
  static func month(
    of reading: inout FormReading, _ months: CheckInMonths
  ) throws(InvalidForm) -> CalendarMonth {
    let field = month(months)
    guard reading.submission.typed(field.name) != nil else { return months.preset }
    let current = months.current.words
    guard let chosen = reading.submission.typed(field.name).flatMap({ CalendarMonth(iso: $0) }),
      chosen == months.current || chosen == months.before
    else {
      let before = months.before.map { " or \($0.words)" } ?? ""
      throw field.invalid("Choose \(current)\(before)")
    }
    guard chosen == months.current || !months.isRecorded else {
      throw field.invalid("Something is noted for \(current) already, so these count for it too")
    }
    return chosen
  }

  /// The question for the balance of a debt; a blank one stays as it is.
  static func field(of card: Card) -> Field<Money?> {
    Field(
      "\(prefix)\(card.id.text)", question: card.details.name,
      subject: "Balance of \(card.name)",
      reader: card.kind.canBeSpent
        ? Reader<Money>.moneyOrCredit.optional : Reader<Money>.moneyOrZero.optional)
  }

  /// The debt that a field asks about; nil for another field.
  static func id(of name: String) -> CardID? {
    name.hasPrefix(prefix) ? CardID(text: String(name.dropFirst(prefix.count))) : nil
  }

  /// The balances that a form was drawn with, in the order of its boxes: "1840.00 512.36".
  static let shown = "shown"

  /// The balance that each box of a form was drawn with, by the name of its field; none where the form
  /// does not say.
  static func shown(in form: Submission) -> [String: String] {
    let names = form.entries.map(\.name).filter { id(of: $0) != nil }
    let texts = (form.typed(shown) ?? "").split(separator: " ").map(String.init)
    guard texts.count == names.count else { return [:] }
    return Dictionary(zip(names, texts)) { first, _ in first }
  }
}

extension CardsPage {
  /// The debts that the check-in asks about, as listed: with too many, those that owe most.
  var checked: [Card] { wallet.ordered.largest(CardsCheckIn.most) }

  /// The balances as they are kept.
  var balances: Submission {
    Submission(checked.map { (CardsCheckIn.field(of: $0).name, $0.balance.typed) })
  }

  /// A check-in in which the boxes that nobody typed in have the balances that are kept now.
  func asKept(_ form: Submission) -> Submission {
    let shown = CardsCheckIn.shown(in: form)
    let untouched = balances.entries.filter { kept in
      shown[kept.name] != nil && shown[kept.name] == form.typed(kept.name)
    }
    return untouched.reduce(form) { $0.replacing($1.name, with: $1.text) }
  }

  /// The page of the check-in.
  func checkIn(_ state: FormState, stale: String? = nil) -> Page {
    page(
      title: "What do you owe now?", errors: state.errors,
      content: """
        <div class="narrow">
        \(stale.map { "<p class=\"note\" role=\"status\">\($0). Nothing was saved yet: what you typed is below, with what is kept now.</p>\n" as HTML })\
        \(checkInForm(state, planned: nil, showsKept: stale != nil))
        \(Self.back)
        </div>
        """)
  }

  /// The form of the check-in.
  ///
  /// - Parameters:
  ///   - state: The balances.
  ///   - planned: What a kept plan has for a debt; nil without one.
  ///   - showsKept: True to say what is kept now.
  /// - Returns: The form.
  func checkInForm(
    _ state: FormState, planned: ((CardID) -> String?)?, showsKept: Bool = false
  ) -> HTML {
    guard !checked.isEmpty else { return "<p>There are no cards or debts here yet.</p>" }
    let shown = checked.map(\.balance.typed).joined(separator: " ")
    return """
      <form class="card" id="check-in" method="post"\(action: CardsPath.balances.address) novalidate>
      \(checkInMonth(state))\
      <p>Each box shows what you typed last. What you don’t know can stay as it is.</p>
      \(hiddenInputs(stamp.values + [(CardsCheckIn.shown, shown)]))\
      \(each: checked, { card in
        let kept = showsKept ? "Kept now: \(card.balance.short)" : planned?(card.id)
        return """
          <div class="owed-now">
          \(state.textInput(CardsCheckIn.field(of: card)))
          \(kept.map { "<p class=\"planned\">\($0)</p>\n" as HTML })\
          </div>

          """ as HTML
      })\
      <button>Save these balances</button>
      </form>
      """
  }

  /// That the payments of a month are not all made, so that what is owed cannot be as planned for its
  /// end.
  private func tooEarly(_ last: CalendarDate) -> HTML {
    let month = CalendarMonth(of: last).name.description
    return """
      <p class="hint">Not all payments of \(month) are due yet. What you save here is compared with the \
      plan’s end of \(month), so it can look as if you were behind. From \
      \(last.dayAndMonth(in: wallet.currency)) on it’s right.</p>

      """
  }

  /// The question for which month the balances are; nil where it can only be one.
  private func checkInMonth(_ state: FormState) -> HTML? {
    guard let months = CheckInMonths(wallet, on: today) else { return nil }
    guard let before = months.before, !months.isRecorded else {
      return months.isRecorded ? months.lastDue.map { tooEarly($0) } : nil
    }
    let field = CardsCheckIn.month(months)
    return state.radios(
      field,
      [
        Choice(before.iso, "Not yet, these are from the end of \(before.name)"),
        Choice(months.current.iso, "Yes"),
      ], chosen: state.typed.typed(field.name) ?? months.preset.iso)
  }
}
