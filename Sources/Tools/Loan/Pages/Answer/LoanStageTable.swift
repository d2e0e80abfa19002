import LoanFormulas

/// The payments of a loan that change, stage by stage, and the lump sum that comes with the last one.
struct LoanStageTable {
  private let schedule: LoanSchedule

  /// The table; nil for a loan with equal payments and nothing left after them.
  init?(_ schedule: LoanSchedule) {
    guard schedule.payments.count > 1, schedule.changesPayment || schedule.balloonPaid != nil else {
      return nil
    }
    self.schedule = schedule
  }

  private var terms: LoanTerms { schedule.terms }

  private var title: String {
    "Your payments\(terms.extras.isNone ? "" : " with the extra, which comes on top")"
  }

  private struct Line {
    let number: Int
    let rate: String
    let payment: String
    let note: String?
  }

  private var lines: [Line] {
    let stages = schedule.asked.map { asking in
      Line(
        number: asking.stage.first, rate: asking.stage.rate.formatted,
        payment: asking.payment?.formatted ?? "nothing",
        note: asking.payment != nil && asking.stage.isInterestAlone ? "interest alone" : nil)
    }
    let balloon = schedule.balloonPaid.map { balloon in
      // Extras have paid some of it before.
      let usual = schedule.asked.last?.payment ?? .zero(balloon.currency)
      let onTop = terms.extras.isNone ? balloon : min(balloon, schedule.lastPayment - usual)
      return Line(
        number: schedule.payments.count, rate: "", payment: onTop.formatted,
        note: "the lump sum, on top")
    }
    return stages + [balloon].compactMap(\.self)
  }

  private func month(_ line: Line) -> String {
    terms.date(ofPayment: line.number).monthAndYear
  }
}

// MARK: - On the page

extension LoanStageTable {
  var html: HTML {
    Table(
      "steps", caption: title,
      columns: ["From", "Yearly rate", terms.frequency.eachTime.capitalisedFirst], decisive: 3,
      look: "ways", rows: "\(each: lines, row)"
    ).html
  }

  private func row(_ line: Line) -> HTML {
    """
    <tr><th scope="row">\(month(line)) <span>payment \(line.number)</span>\
    <td>\(line.rate)<td>\(line.payment)\(line.note.map { " <span>\($0)</span>" as HTML })

    """
  }
}

// MARK: - On paper

extension LoanStageTable {
  var printed: PDFReport.Table {
    PDFReport.Table(
      "\(title), in \(terms.principal.currency.name)",
      columns: [
        .init("From", .text), .init("Yearly rate", .figures),
        .init(terms.frequency.eachTime.capitalisedFirst, .figures),
      ],
      rows: lines.map { line in
        .init([
          "Payment \(line.number), \(month(line))\(line.note.map { ": \($0)" } ?? "")", line.rate,
          line.payment,
        ])
      })
  }
}

extension LoanSchedule {
  /// True when the payment that the lender asks for is worked out anew at least once.
  var changesPayment: Bool { asked.count > 1 }

  /// The first payment with its period, and that it changes: "£375 a month at first".
  var paymentInWords: String {
    "\(payment.short) \(terms.frequency.each)\(changesPayment ? " at first" : "")"
  }

  /// The lump sum that is paid with the last payment; nil without one, and where extras leave less than
  /// that.
  var balloonPaid: Money? {
    let balloon = terms.course.balloon
    guard balloon.isPositive, terms.kind == .repayment, payments.count == terms.scheduledPayments,
      lastPayment >= balloon
    else { return nil }
    return balloon
  }
}
