import MortgageFormulas

/// The answer that compares deals: the one that costs least, each beside it, and leaving or staying.
struct DealsSheet {
  let calculation: Calculation<DealsResult>

  private var result: DealsResult { calculation.result }
  private var deals: MortgageDeals { result.deals }

  var sheet: AnswerSheet {
    let answer = leaving.reduce(Self.answer(deals), +)
    return AnswerSheet(
      "\(Self.inShort(deals)): mortgage deals",
      about: "\(deals.loan.short) over \(deals.term.words)", at: calculation.link.page,
      help: HelpBox(currency: result.currency), saying: answer, isSeen: true, whole: answer,
      """
      \(Self.figures(result))
      \(compared)
      \(deals.leave.map(left))
      """,
      next: WhatNext(.init(.init("See \(deals.best.label) payment by payment", best))),
      details: details(
        "How we worked it out", id: "working",
        """
        <p>Each total is what you’d pay in \(Term(months: deals.over).words), with a fee that is paid, less \
        cashback, and what you’d still owe then. Payments are worked out again when a deal ends.</p>
        \(deals.leave == nil ? nil : Self.madeUp)\
        <p>We assume that the rates stay as typed and every payment is on time.</p>
        """),
      files: [])
  }

  /// The mortgage with the deal that costs least.
  private var best: Address {
    let deal = deals.best
    return MortgagePage.address.answering(
      MortgageForm.texts(
        loan: deals.loan, term: deals.term, rate: deal.rate, fix: deal.fix, fee: deal.fee,
        isFeeAdded: deal.isFeeAdded))
  }

  private static let madeUp: HTML = """
    <p>What leaving costs at first is made up in the month from which you’ve paid and still owe less. \
    The payments beside it count lower payments alone, as many websites do.</p>

    """

  // MARK: - In words

  private static func inShort(_ deals: MortgageDeals) -> String {
    let best = deals.best.label
    if let left = deals.leave?.deals.first(where: { $0.number == deals.best.number }),
      !left.saved.isPositive
    {
      return left.saved.isZero ? "\(best) costs as much as staying" : "Staying costs least"
    }
    let cheapest = deals.deals.filter { $0.more.isZero }.map(\.deal.label)
    return cheapest.count > 1 ? "\(cheapest.inWords) cost the same" : "\(best) costs least"
  }

  private static func answer(_ deals: MortgageDeals) -> Sentence {
    let over = Term(months: deals.over).words
    guard let least = deals.deals.first(where: { $0.deal.number == deals.best.number }) else {
      return ""
    }
    let others = deals.deals.filter { $0.deal.number != deals.best.number }
    guard let next = others.min(by: { $0.more < $1.more }) else {
      return Sentence(
        .words("\(least.deal.label) comes to "), .amount(least.cost.total),
        .words(" over \(over), with what you’d still owe."))
    }
    guard next.more.isPositive else {
      return Sentence(
        .words("\(least.deal.label) and \(next.deal.label) cost the same over \(over)."))
    }
    return Sentence(
      .words("\(least.deal.label) costs "), .amount(next.more, .good),
      .words(" less than \(next.deal.label) over \(over), fees and what you’d still owe included."))
  }

  /// A sentence for each deal that the current one could be left for.
  private var leaving: [Sentence] {
    guard let leave = deals.leave else { return [] }
    return leave.deals.map { left in
      let name = deals.label(left.number)
      guard !left.saved.isZero else {
        return Sentence(.words("Leaving for \(name) costs as much as staying."))
      }
      guard left.saved.isPositive else {
        return Sentence(
          .words("Leaving for \(name) costs "), .amount(left.saved.absolute, .cost),
          " more than staying.")
      }
      let after = left.months.map { months in
        months > 0 ? " It makes up what it costs at first in \(Term(months: months).words)." : ""
      }
      return Sentence(
        .words("Leaving for \(name) saves "), .amount(left.saved, .good),
        .words(", all costs included.\(after ?? "")"))
    }
  }

  // MARK: - The deals beside each other

  /// The two deals that cost least, in large figures.
  static func figures(_ result: DealsResult) -> HTML {
    let deals = result.deals
    let sorted = deals.deals.sorted { $0.more < $1.more }
    return AnswerFigures(
      sorted.prefix(2).enumerated().map { place, costed in
        AnswerFigures.Figure(
          place == 0 ? .better : .costly, costed.deal.label, .amount(costed.cost.total),
          more: "in \(Term(months: deals.over).words), with what you’d still owe",
          aside: "\(costed.cost.schedule.asked.first.formatted) a month")
      }
    ).html
  }

  private var compared: HTML {
    Table(
      "deals", caption: "Over \(Term(months: deals.over).words)",
      columns: ["Deal", "Each month", "Still owed", "In all"], decisive: 4, look: "ways",
      rows: """
        \(each: deals.deals, { costed in
          """
          <tr\(attribute: "class", costed.deal.number == deals.best.number ? "chosen" : nil)>\
          <th scope="row">\(own(costed.deal.label)) <span>\(costed.deal.rate.formatted)</span>\
          <td>\(costed.cost.schedule.asked.first.formatted)\
          \(costed.cost.nextPayment.map { " <span>then \($0.formatted)</span>" as HTML })\
          <td>\(costed.cost.owed.formatted)<td>\(costed.cost.total.formatted)\
          \(costed.more.isPositive ? " <span>\(costed.more.formatted) more</span>" as HTML : nil)

          """
        })
        """
    ).html
  }

  private func left(_ leave: MortgageDeals.Leave) -> HTML {
    """
    <section class="part" aria-labelledby="leave">
    <h3 id="leave">Staying, or leaving the deal you have</h3>
    \(summaryList([
      ("Staying, in all", "<bdi>\(leave.stay.total.formatted)</bdi>" as HTML),
      ("Each month if you stay", Self.each(leave.stay)),
      ("Charge for leaving", "<bdi>\(leave.charge.formatted)</bdi>"),
      ("Other costs", "<bdi>\(leave.costs.formatted)</bdi>"),
    ]))
    \(Table(
      "leaving", caption: "What leaving costs at first",
      columns: ["Deal", "At first", "Made up in"], decisive: 3, look: "ways",
      rows: "\(each: leave.deals, row)"
    ).html)
    </section>

    """
  }

  private static func each(_ stay: MortgageDealCost) -> HTML {
    let then = stay.nextPayment.map { ", then <bdi>\($0.formatted)</bdi>" as HTML }
    return "<bdi>\(stay.schedule.asked.first.formatted)</bdi>\(then)"
  }

  private func row(_ left: MortgageDeals.Leaving) -> HTML {
    """
    <tr><th scope="row">\(own(deals.label(left.number)))<td>\(left.upFront.formatted)\
    <td>\(Self.made(left.months)) <span>\(Self.byPayments(left.byPayments))</span>

    """
  }

  /// A number of months in words; "not in this time" for none.
  private static func made(_ months: Int?) -> String {
    switch months {
    case nil: "not in this time"
    case 0: "at once"
    case 1: "1 month"
    case let months?: "\(months) months"
    }
  }

  /// The payments whose fall makes up what leaving costs at first.
  private static func byPayments(_ count: Int?) -> String {
    switch count {
    case nil: "never by lower payments"
    case 1: "1 lower payment"
    case let count?: "\(count) lower payments"
    }
  }
}

extension MortgageDeal {
  /// The name that the visitor gave it, or "Deal 2".
  var label: String { name ?? "Deal \(number)" }
}

extension MortgageDeals {
  /// The name of the deal with a number.
  func label(_ number: Int) -> String {
    deals.first { $0.deal.number == number }?.deal.label ?? "Deal \(number)"
  }
}
