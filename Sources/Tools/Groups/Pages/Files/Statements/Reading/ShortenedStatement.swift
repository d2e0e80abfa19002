import GroupsFormulas

// A form has room for a short statement. Of a longer one it takes the chosen days, and nothing but
// what is read of them.

extension StatementPreview {
  /// The most bytes that fit in a form, sealed and with a choice for each line.
  private static let mostBytes = 45_000

  /// The preview of a file that was read; nil where even the chosen days are too long.
  init?(of reading: StatementReading, _ form: Submission, for group: GroupID) {
    self.init(reading.file, form, for: group)
    guard !fits else { return }
    self.init(reading.shortened, reading.completing(form), for: group)
    guard fits else { return nil }
  }

  private var fits: Bool { packed.count <= Self.mostBytes }
}

extension StatementReading {
  private typealias Row = StatementFile.Row

  /// The form with what the whole file made certain and its chosen days alone may not.
  func completing(_ form: Submission) -> Submission {
    var form = form
    if let dates { form = form.typed(StatementForm.dates.name, otherwise: dates.rawValue) }
    if let spent { form = form.typed(StatementForm.spent.name, otherwise: spent.rawValue) }
    if let column = columns.direction {
      form = form.typed(StatementForm.direction.name, otherwise: "\(column + 1)")
      if form.typed(StatementForm.spentWord.name) == nil {
        form = form.adding(spentWords.sorted().map { (StatementForm.spentWord.name, $0) })
      }
    }
    let amounts = [columns.amount, columns.out, columns.received].compactMap(\.self)
    if !isOFX, !asks.contains(StatementForm.amounts.name),
      let sign = amounts.lazy.compactMap({ self.amounts(of: $0).decimalSign }).first
    {
      form = form.typed(StatementForm.amounts.name, otherwise: sign.rawValue)
    }
    return form
  }

  /// The file with the chosen days alone and, once all columns are known, with nothing but those.
  ///
  /// A column may be called by two names, such as "Details of money in": it stays as it is.
  var shortened: StatementFile {
    guard let date = columns.date, let text = columns.text, let amounts = plainAmounts else {
      return file.with(rows)
    }
    // A question that is open keeps what it is about.
    let kept =
      [date, text] + (asks.isEmpty ? [] : columns.withAmounts + columns.otherTexts)
      + [columns.currency, columns.doubtfulCurrency, columns.direction, columns.state]
      .compactMap(\.self)
      + (isOFX ? [StatementFile.ofxID] : [])
    let isOverlong = overlongReader
    return file.with(
      rows.map { row in
        guard !isOverlong(row) else { return row.marked(after: file.header.count) }
        let plain =
          asks.isEmpty ? amounts(row).merging([text: self.text(of: row)]) { $1 } : [:]
        return Row(
          line: row.line,
          cells: (0..<max(row.cells.count, (plain.keys.max() ?? 0) + 1)).map { column in
            plain[column] ?? (kept.contains(column) ? row.text(in: column) : "")
          })
      })
  }

  /// The amounts of a row by their columns, with a point, a sign and four decimals: they can be read
  /// in one way only.
  private var plainAmounts: ((Row) -> [Int: String])? {
    let (base, fee) = (baseReader, plainFee)
    if let out = columns.out, let received = columns.received {
      return { row in
        guard case .amount(let number) = base(row) else {
          // Somebody may have chosen one column for both.
          return fee(row).merging([out, received].map { ($0, row.text(in: $0)) }) { $1 }
        }
        return fee(row).merging(
          [number.isNegative ? received : out: number.magnitude.text(places: 4)]
        ) { $1 }
      }
    }
    guard let column = columns.amount else { return nil }
    return { row in
      guard case .amount(let number) = base(row) else {
        return fee(row).merging([column: row.text(in: column)]) { $1 }
      }
      var plain = fee(row)
      plain[column] = (spent == .minus ? -number : number).text(places: 4)
      guard let direction = columns.direction else { return plain }
      // The word alone says it now: the chosen days may have other signs than the whole file.
      plain[column] = number.magnitude.text(places: 4)
      plain[direction] = word(isSpent: !number.isNegative)
      return plain
    }
  }

  /// A word of the column of directions.
  private func word(isSpent: Bool) -> String {
    let word = words.first { spentWords.contains($0.lowercased()) == isSpent }
    return word ?? (isSpent ? "debit" : "credit")
  }

  private var plainFee: (Row) -> [Int: String] {
    guard let column = columns.fee else { return { _ in [:] } }
    let fee = feeReader
    return { row in
      let sum = currency(of: row).flatMap { fee(row, $0) }
      return [column: sum?.text(places: 4) ?? row.text(in: column)]
    }
  }
}

extension StatementFile.Row {
  /// The row with a text after the last of so many columns: it has a separator too many, whatever other
  /// rows have.
  fileprivate func marked(after count: Int) -> Self {
    guard !isFilled(after: count) else { return self }
    return Self(
      line: line, cells: cells + Array(repeating: "", count: max(0, count - cells.count)) + ["…"])
  }
}
