import Identifiers
import Calendars
import CardsFormulas
import Finance
import Forms
import PlanFormulas
import PlanSite

/// The questions about paying off all cards of a wallet together.
struct CardsPlanQuestions: Sendable {
  /// The most cards in a plan.
  static let most = 20

  /// A card with its questions.
  struct Entry: Sendable {
    let card: Card
    let fields: PlanTermsFields
  }

  /// The cards that owe something, in the order of the list.
  let entries: [Entry]
  /// The number of cards that owe less than these and are left out.
  let leftOut: Int
  /// The ids of cards in the order of the visitor.
  let own: Field<[CardID]?>
  private let wallet: Wallet

  init(_ wallet: Wallet) {
    let owing = wallet.ordered.filter(\.balance.isPositive)
    let cards = Self.largest(of: owing)
    entries = cards.map { card in
      Entry(
        card: card,
        fields: PlanTermsFields(ending: card.id.text, of: card.name, apr: card.details.apr))
    }
    leftOut = owing.count - cards.count
    own = Self.own(of: cards, isNeeded: false).adapted {
      Self.own(of: cards, isNeeded: $0[PlanForm.order] == .own)
    }
    self.wallet = wallet
  }

  /// The cards that owe most, in the order they came.
  private static func largest(of cards: [Card]) -> [Card] {
    let places = cards.indices.sorted {
      (cards[$1].balance.minorUnits, $0) < (cards[$0].balance.minorUnits, $1)
    }
    return places.prefix(most).sorted().map { cards[$0] }
  }

  /// The questions, in page order; the sum each month stands in the answer.
  var questions: [any Question] {
    entries.flatMap(\.questions) + [PlanForm.budget, PlanForm.lumps, PlanForm.extra] + order
  }

  private var order: [any Question] { [PlanForm.order, own, PlanForm.basis] }

  /// The names of all fields.
  var names: [String] { questions.names }

  /// True when the rate of a card is kept nowhere.
  var needsRates: Bool { entries.contains { $0.card.details.apr == nil } }

  /// A submission about these cards.
  func reading(_ submission: Submission, today: CalendarDate) -> FormReading {
    FormReading(submission, in: wallet.currency, today: today)
  }
}

extension CardsPlanQuestions.Entry {
  /// The questions about the card, in page order.
  var questions: [any Question] { [fields.apr] + details }

  /// The questions that most visitors leave alone.
  var details: [any Question] { [fields.promotionMonths, fields.promotionAPR, fields.spend] }
}

// MARK: - One's own order

extension CardsPlanQuestions {
  private static func own(of cards: [Card], isNeeded: Bool) -> Field<[CardID]?> {
    Field(
      PlanForm.own.name, question: "Which card first, if you choose?",
      missing: "Choose the card that you’d pay off first", subject: "Your own order",
      answer: Reader<[CardID]>.text(
        "must be cards of this plan", CardsPlanAPI.order, describing: ids
      ).optional(unless: isNeeded)
    ).checked { ids, _ in ids.flatMap { mistake(in: $0, of: cards) } }
  }

  private static func ids(in text: String) -> [CardID]? {
    let parts = text.split { $0 == "," || $0.isWhitespace }
    let ids = parts.compactMap { CardID(text: $0) }
    return ids.count == parts.count && !ids.isEmpty ? ids : nil
  }

  private static func mistake(in ids: [CardID], of cards: [Card]) -> String? {
    var named: [CardID] = []
    for id in ids {
      guard let card = cards.first(where: { $0.id == id }) else {
        return "Your own order has a card in it that isn’t in the plan"
      }
      guard !named.contains(id) else { return "Your own order has \(card.name) in it twice" }
      named.append(id)
    }
    return nil
  }
}

// MARK: - The answer

extension CardsPlanQuestions {
  /// Works out the plan of these cards.
  ///
  /// - Parameter reading: The submission.
  /// - Returns: The answer.
  /// - Throws: Every mistake, in page order.
  func answer(in reading: inout FormReading) throws(InvalidForm) -> PlanAnswer {
    let answers = try reading.answers(to: questions)
    do throws(MoneyOverflow) {
      var debts: [PlanEntry] = []
      for (index, entry) in entries.enumerated() {
        debts.append(
          try entry.debt(number: index + 1, answers, on: reading.today))
      }
      let budget = PlanBudget(answers[PlanForm.budget], extra: answers[PlanForm.extra])
      let terms = PlanTerms(
        debts: debts.map(\.debt),
        budget: try budget.amount(for: debts.map(\.debt), in: wallet.currency),
        lumps: answers[PlanForm.lumps].map(\.lump), order: answers[PlanForm.order],
        own: answers[own].map { PlanForm.places(of: $0, in: entries.map(\.card.id)) })
      return try PlanAnswer(debts, terms, leavingOut: leftOut)
    } catch {
      throw InvalidForm(errors: [
        PlanForm.budget.error("The answer is too large to work out: leave out a card")
      ])
    }
  }
}

extension CardsPlanQuestions.Entry {
  /// The card as a debt of the plan, with what was typed about it.
  fileprivate func debt(
    number: Int, _ answers: Answers, on today: CalendarDate
  ) throws(MoneyOverflow) -> PlanEntry {
    let basis = answers[PlanForm.basis]
    let apr = answers[fields.apr]
    let rate = try basis.monthlyRate(apr)
    let months = answers[fields.promotionMonths] ?? 0
    let offerAPR = months > 0 ? answers[fields.promotionAPR] ?? .zero : nil
    var offer: PlanDebt.Promotion?
    if let offerAPR { offer = .init(months: months, rate: try basis.monthlyRate(offerAPR)) }
    return PlanEntry(
      number: number, id: card.id.text, name: card.details.name, kind: .card, apr: apr,
      promotionAPR: offerAPR,
      debt: PlanDebt(
        balance: card.balance, rate: rate, promotion: offer,
        minimum: minimum(at: offer?.rate ?? rate), spend: answers[fields.spend]),
      isEstimated: card.details.minimum == nil, dueDay: DueDay(day: card.details.dueDay),
      firstDue: card.nextDue(on: today))
  }

  /// The rule that the typed minimum stands for, or the amount itself; a guess without one.
  private func minimum(at rate: MonthlyRate) -> PlanDebt.Minimum {
    let currency = card.balance.currency
    guard let typed = card.details.minimum else { return .rule(.usual(in: currency)) }
    let rule = CardMinimum.preset(asking: typed, on: card.balance, at: rate)?.rule(in: currency)
    return rule.map { .rule($0) } ?? .fixed(typed)
  }
}
