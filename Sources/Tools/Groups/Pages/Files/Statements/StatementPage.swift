import GroupsFormulas

/// The preview of a statement: how its file is read, and what becomes of each line.
struct StatementPage {
  let told: StatementJSON.Told
  let state: FormState
  let book: GroupBook

  /// True if the file is read by answers that the browser remembers.
  var isRemembered = false

  private var ledger: GroupLedger { book.ledger }
  private var reading: StatementReading { told.reading }
  private var address: GroupAddress { GroupAddress(id: ledger.id) }
  private var token: [(String, String)] { [(StatementRequests.parcel.name, told.token)] }

  var page: Page {
    Page(
      title: "A statement for \(ledger.name.isolated)", tool: GroupAddress.list,
      errors: state.errors,
      content: """
        <div class="narrow">
        \(isAsking ? nil : lines)
        \(reading.file.currency == nil ? questions : nil)
        <p class="tools"><a\(href: address.page)>Back to \(own(ledger.name))</a></p>
        </div>
        """)
  }

  // MARK: How it is read

  /// The words why the file cannot be read by the answers, if it cannot.
  private var refusal: ControlWords {
    let name = StatementRequests.file
    return ControlWords(name: name, error: state.error(for: name))
  }

  private var isAsking: Bool { !reading.asks.isEmpty || refusal.error != nil }

  private var questions: HTML {
    let form: HTML = """
      <form method="post"\(action: address.statement) novalidate>
      \(hiddenInputs(token))\
      \(isAsking ? sample : nil)
      <div class="money">
      \(columns)
      </div>
      \(reading.columns.direction == nil ? nil : spentWords)
      <div class="money">
      \(formats)
      \(currency)
      </div>
      <button name="\(StatementRequests.again.name)" value="yes"\
      \(attribute: "class", isAsking ? nil : "second")>Read the file like this</button>
      </form>
      """
    guard isAsking else {
      return details("How the file is read\(isRemembered ? ": as you answered before" : "")", form)
    }
    let why: HTML =
      refusal.error == nil
      ? """
      <p>It does not say \(reading.asks.map(Self.question).inWords). This browser remembers your answers for the next file with \
      these columns. Nothing else is kept yet.</p>
      """
      : "\(refusal.errorLine)<p>Change how it is read, or choose another file. Nothing is kept yet.</p>"
    return """
      <section class="card"\(attribute: "id", refusal.error == nil ? nil : StatementRequests.file)>
      <h2>How is the file to be read?</h2>
      \(why)
      \(form)
      </section>
      """
  }

  /// The questions about how dates and amounts are written.
  private var formats: HTML {
    """
    \(state.select(
      StatementForm.dates,
      choices(StatementDates.allCases) {
        switch $0 {
        case .ymd: "Year, month, day"
        case .dmy: "Day, month, year"
        case .mdy: "Month, day, year"
        }
      }, chosen: reading.dates?.rawValue ?? ""))
    \(state.select(
      StatementForm.spent,
      choices(StatementSign.allCases) { $0 == .minus ? "Below zero" : "Above zero" },
      chosen: reading.spent?.rawValue ?? ""))
    \(state.select(
      StatementForm.amounts,
      choices(WrittenAmount.DecimalSign.allCases) { $0 == .dot ? "A point: 1.50" : "A comma: 1,50" },
      chosen: reading.amounts?.rawValue ?? ""))
    """
  }

  /// A question that a file leaves open: “in which order its dates are”.
  static func question(_ name: String) -> String {
    switch name {
    case StatementForm.dates.name: "in which order its dates are"
    case StatementForm.amounts.name: "whether decimals come after a point or a comma"
    case StatementForm.spentWord.name: "which word means that money was spent"
    case StatementForm.currency.name: "which currency it is in"
    case StatementForm.spent.name: "whether money spent is above or below zero"
    default:
      "which column is “\(StatementForm.columns.first { $0.name == name }?.question ?? "")”"
    }
  }

  /// The currency of all lines, unless a column says it.
  private var currency: HTML? {
    guard reading.columns.currency == nil else { return nil }
    let isAsked = reading.asks.contains(StatementForm.currency.name)
    return state.currencies(StatementForm.currency, chosen: isAsked ? nil : reading.currency)
  }

  /// The words of the column that says what was spent, to tick.
  private var spentWords: HTML {
    let name = StatementForm.spentWord.name
    let words = ControlWords(name: name, error: state.error(for: name))
    return """
      <fieldset class="field\(words.error == nil ? "" : " wrong")" id="\(name)">\
      <legend>\(StatementForm.spentWord.question)</legend>
      \(words.errorLine)\
      \(each: Array(reading.words.prefix(StatementReading.mostWords).enumerated()), spentWord)\
      </fieldset>
      """
  }

  private func spentWord(_ place: Int, _ word: String) -> HTML {
    let name = StatementForm.spentWord.name
    let tick = tickBox(
      own(word), name: name, value: word, id: "\(name)-\(place)",
      isTicked: reading.spentWords.contains(word.lowercased()))
    return "\(tick)\n"
  }

  private var columns: HTML {
    let chosen = [
      reading.columns.date, reading.columns.text, reading.columns.amount, reading.columns.out,
      reading.columns.received, reading.columns.currency, reading.columns.direction,
    ]
    let choices =
      [Choice("", "None")]
      + reading.file.header.enumerated().map { Choice("\($0 + 1)", $1.isolated) }
    return """
      \(each: Array(zip(StatementForm.columns, chosen)), { field, column in
        state.select(field, choices, chosen: column.map { "\($0 + 1)" } ?? "")
      })
      """
  }

  private func choices<Value: RawRepresentable<String>>(
    _ values: [Value], _ words: (Value) -> String
  ) -> [Choice] {
    [Choice("", "Choose…")] + values.map { Choice($0.rawValue, words($0)) }
  }

  /// The first rows, to answer the questions by.
  private var sample: HTML {
    """
    <div class="scroll" role="region" aria-label="The first rows of the file" tabindex="0"><table>
    <thead><tr>\(each: reading.file.header, { "<th scope=\"col\">\(own($0))</th>" })</tr></thead>
    <tbody>
    \(each: Array(reading.file.rows.prefix(3)), { row in
      "<tr>\(each: row.cells, { "<td>\(own($0))</td>" })</tr>\n"
    })\
    </tbody>
    </table></div>
    """
  }

  // MARK: What becomes of each line

  private var lines: HTML {
    """
    \(reading.leftOut.isEmpty ? nil : leftOut)\
    <p class="say">\(told.statement.spent.map(\.formatted).inWords) spent, \
    \(told.statement.received.map(\.formatted).inWords) received\
    \(reading.isCurrencyTaken
      ? ", if the file is in \(reading.currency.name): it doesn’t say" : nil). Nothing is kept yet.</p>
    \(each: reading.notes, { "<p class=\"note\">\($0).</p>\n" })\
    <form method="post"\(action: address.statement) novalidate>
    \(hiddenInputs(token + book.formStamp.values))\
    \(state.select(
      StatementRequests.payer, ledger.activeMembers.map(GroupVoice(book).choice),
      chosen: state.typed.typed(StatementRequests.payer.name) ?? book.usualPayer?.text ?? ""))
    <ul class="ledger">
    \(each: told.statement.entries, line)\
    </ul>
    <button>Add to \(own(ledger.name))</button>
    </form>
    """
  }

  /// The lines that are left out, each with its reason.
  private var leftOut: HTML {
    let out = reading.leftOut
    let counts = StatementLeftOut.Reason.allCases.compactMap { why -> String? in
      let count = out.count { $0.why == why }
      return count == 0 ? nil : "\(count) \(why.words)"
    }
    let (number, verb) = (out.count, out.count == 1 ? "line is" : "lines are")
    return details(
      "\(number) \(verb) left out: \(counts.joined(separator: ", "))",
      """
      <ul class="ledger">
      \(each: out, { "<li>Line \($0.line): \(own($0.text)) <p>\($0.why.words)</p></li>\n" })\
      </ul>
      """)
  }

  private func whereabouts(of entry: GroupStatement.Entry) -> String {
    guard entry.isHere else { return "" }
    return entry.wasDeleted ? ", was here and was deleted" : ", here already"
  }

  private func line(_ entry: GroupStatement.Entry) -> HTML {
    let (line, field) = (entry.line, field(entry.line))
    let chosen = state.typed.typed(field.name) ?? entry.usual.rawValue
    return """
      <li>\(own(line.text)) <b>\(amount(line))</b>
      <p>\(line.date.words(in: ledger.currency))\
      \(line.isSpent ? "" : ", received")\(whereabouts(of: entry))</p>
      \(state.radios(field, Self.choices, chosen: chosen))</li>

      """
  }

  /// The amount, with a plus when it was received.
  private func amount(_ line: StatementLine) -> String {
    "\(line.isSpent ? "" : "+")\(line.amount.absolute.formatted)"
  }

  private func field(_ line: StatementLine) -> Field<String> {
    Field(
      StatementRequests.lines + String(line.number),
      question: "Line \(line.number): \(line.text), \(amount(line))",
      subject: "Line \(line.number)",
      reader: .text(upTo: 8, example: "share"))
  }

  private static let choices = [
    Choice(StatementLine.Choice.share.rawValue, "Share it"),
    Choice(StatementLine.Choice.mine.rawValue, "The payer’s alone"),
    Choice(StatementLine.Choice.ignore.rawValue, "Leave it out"),
  ]
}
