import CardsFormulas
import PlanFormulas
import PlanPages

/// The questions about paying off all cards of a wallet together.
struct CardsPlanQuestions: Sendable {
  /// A card with its questions.
  struct Entry: RepeatedEntry {
    let card: Card
    let fields: PlanTermsFields

    /// The questions about the card, in page order.
    var questions: [any Question] {
      let common: [any Question] = [fields.apr, fields.promotionMonths, fields.promotionAPR]
      return card.kind.canBeSpent ? common + [fields.spend] : common
    }

    /// The questions that most visitors leave alone.
    var details: [any Question] { Array(questions.dropFirst()) }

    func isThere(in submission: Submission) -> Bool { true }
  }

  /// The cards that owe something, in the order of the list.
  let cards: Repeated<Entry>
  /// The number of cards that owe less than these and are left out.
  let leftOut: Int
  /// The ids of cards in the order of the visitor.
  let own: Field<[CardID]?>
  private let wallet: Wallet
  /// The plan whose budget counts, and whose debts keep what their payments were taken for; nil for
  /// none.
  private let kept: KeptPlan?

  /// The questions about a wallet; those of its kept plan are answered with its budget, which may be
  /// less or more than can be typed, and with what it took payments for.
  init(_ wallet: Wallet, keeping kept: KeptPlan? = nil) {
    self.kept = kept
    let owing = wallet.ordered.filter(\.balance.isPositive)
    let cards = owing.largest(KeptPlan.mostDebts)
    self.cards = Repeated(
      "cards",
      of: cards.map { card in
        Entry(
          card: card,
          fields: PlanTermsFields(
            ending: card.id.text, of: card.name, apr: card.planAPR, kind: card.kind))
      })
    leftOut = owing.count - cards.count
    own = Self.own(of: cards, isNeeded: false).adapted {
      Self.own(of: cards, isNeeded: $0[PlanForm.order] == .own)
    }
    self.wallet = wallet
  }

  /// The questions, in page order; the sum each month is part of the answer.
  var questions: [any Question] {
    [
      cards, PlanForm.budget, PlanForm.oneOffs, PlanForm.extra, PlanForm.order, own, PlanForm.basis,
    ]
  }

  /// The names of all fields.
  var names: [String] { questions.names }

  /// True when the rate of a card is kept nowhere.
  var needsRates: Bool { cards.entries.contains { $0.card.planAPR == nil } }

  /// True when all of these are cards, so that they are called by that name.
  var areCards: Bool { cards.entries.map(\.card).areCards }

  /// A submission about these cards.
  func reading(_ submission: Submission, today: CalendarDate) -> FormReading {
    FormReading(submission, in: wallet.currency, today: today)
  }
}

// MARK: - One's own order

extension CardsPlanQuestions {
  private static func own(of cards: [Card], isNeeded: Bool) -> Field<[CardID]?> {
    Field(
      PlanForm.own.name, question: "Which \(cards.noun) first, if you choose?",
      missing: "Choose the \(cards.noun) that you’d pay off first", subject: "Your order",
      reader: Reader<[CardID]>.text(
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
        return "Your order has a \(cards.noun) in it that isn’t in the plan"
      }
      guard !named.contains(id) else { return "Your order has \(card.name) in it twice" }
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
  func result(in reading: inout FormReading) throws(InvalidForm) -> PlanResult {
    let values = try reading.values(of: questions)
    do throws(MoneyOverflow) {
      var debts: [PlanEntry] = []
      for (index, card) in values[cards].enumerated() {
        debts.append(
          try card.debt(
            number: index + 1, values[PlanForm.basis], on: reading.today,
            taking: kept?.taken(card.entry.card)))
      }
      let terms = PlanTerms(
        debts: debts.map(\.debt),
        budget: try PlanForm.sum(
          kept?.budget ?? values[PlanForm.budget], extra: values[PlanForm.extra],
          for: debts.map(\.debt), in: wallet.currency),
        oneOffs: values[PlanForm.oneOffs].compactMap(\.oneOff), order: values[PlanForm.order],
        own: values[own].map { PlanTerms.places(of: $0, in: cards.entries.map(\.card.id)) })
      return try PlanResult(debts, terms, leavingOut: leftOut)
    } catch {
      throw Self.tooLarge
    }
  }

  /// The plan for people: the course of the kept one where it is known, else that of a submission.
  ///
  /// - Parameters:
  ///   - now: The kept plan, if it answers; nil where a submission does.
  ///   - reading: The submission.
  /// - Returns: The plan.
  /// - Throws: Every mistake of the submission, in page order.
  func course(
    of now: KeptPlanNow?, in reading: inout FormReading
  ) throws(InvalidForm) -> PlanResult {
    if let course = now?.course { return course }
    return try result(in: &reading)
  }

  /// Works out the plan of these cards, with larger budgets that pay all off sooner.
  ///
  /// - Parameter reading: The submission.
  /// - Returns: The answer.
  /// - Throws: Every mistake, in page order.
  func fullResult(in reading: inout FormReading) throws(InvalidForm) -> PlanFullResult {
    let result = try result(in: &reading)
    do throws(MoneyOverflow) {
      return try PlanFullResult(result)
    } catch {
      throw Self.tooLarge
    }
  }

  private static let tooLarge = PlanForm.budget.invalid(
    "The answer is too large to work out: leave out a card")
}

extension EntryValues<CardsPlanQuestions.Entry> {
  /// The card as a debt of the plan, with what was typed about it.
  fileprivate func debt(
    number: Int, _ basis: InterestBasis, on today: CalendarDate, taking taken: PlanDebt.Minimum?
  ) throws(MoneyOverflow) -> PlanEntry {
    let card = entry.card
    let basis = card.kind == .overdraft ? .effective : basis
    let (rate, offer, offerAPR) = try self.fields.rates(basis)
    return PlanEntry(
      number: number, id: card.id.text, name: card.details.name, kind: card.kind,
      apr: self.fields.apr, basis: basis, promotionAPR: offerAPR,
      debt: PlanDebt(
        balance: card.balance, rate: rate, promotion: offer,
        minimum: taken ?? card.planMinimum(at: offer?.rate ?? rate),
        spend: card.kind.canBeSpent ? self.fields.spend : .zero(card.balance.currency),
        isPriority: card.kind == .priority),
      isEstimated: card.kind == .card && card.details.minimum == nil,
      hasMinimum: card.details.minimum != nil,
      dueDay: card.details.dueDay.map(DueDay.init),
      firstDue: card.nextDue(on: today))
  }
}

extension KeptPlan {
  /// What the payment of a debt was taken for, while its kind and that payment are as they were.
  fileprivate func taken(_ card: Card) -> PlanDebt.Minimum? {
    let debt = debts.first {
      $0.id == card.id && $0.kind == card.kind && $0.minimum == card.details.minimum
    }
    return debt?.taken
  }
}

extension Card {
  /// The rate that a plan counts with; nil where it must be asked for.
  var planAPR: Percentage? { details.apr ?? (kind.hasInterest ? nil : .zero) }

  /// The rule that matches the typed minimum, else the amount itself; an estimate without one.
  fileprivate func planMinimum(at rate: MonthlyRate) -> PlanDebt.Minimum {
    let currency = balance.currency
    guard kind == .card, let typed = details.minimum else {
      return PlanDebt.Minimum(details.minimum, of: kind, otherwise: .usual(in: currency))
    }
    let rule = CardMinimum.preset(asking: typed, on: balance, at: rate)?.rule(in: currency)
    return rule.map { .rule($0) } ?? .fixed(typed)
  }
}

extension [Card] {
  /// As many as this, those that owe most, in the order they came.
  func largest(_ count: Int) -> [Card] {
    let places = indices.sorted { self[$0].balance.minorUnits > self[$1].balance.minorUnits }
    return places.prefix(count).sorted().map { self[$0] }
  }
}
