import CardsFormulas

/// The pages that show and change cards.
struct CardsPage: Sendable {
  let book: CardsBook
  let today: CalendarDate
  let stamp: FormStamp
  /// What it says of its letter box, and the way to the link; nil where there is nothing to say.
  private(set) var inStep: (news: HTML?, link: HTML?) = (nil, nil)

  static let address = CardsPath.list.address

  /// The way back to the list.
  static let back: HTML = "<p class=\"after\"><a\(href: address)>Back to my cards and debts</a></p>"

  var wallet: Wallet { book.wallet }

  static func address(of card: Card) -> Address { CardsPath.card.address(card.id) }

  func page(
    title: String = "My cards and debts", flash: String? = nil, lead: HTML? = nil,
    corner: HTML? = nil, isCalm: Bool = false, isWorrying: Bool = false,
    errors: [FieldError] = [], announcement: String? = nil, content: HTML
  ) -> Page {
    Page(
      title: title, flash: flash, lead: lead, corner: corner, isCalm: isCalm,
      description: CardsTool.tool.tile.sentence,
      tool: Self.address,
      help: HelpBox(
        currency: wallet.currency,
        tone: isWorrying ? .strong : isCalm && !wallet.isEmpty ? .slim : .calm),
      errors: errors, announcement: announcement, content: content)
  }

  /// A form of these cards as it was sent; blank by default.
  func form(_ submission: Submission = Submission(), errors: [FieldError] = []) -> FormState {
    FormState(typed: submission, errors: errors, currency: wallet.currency)
  }

  /// The payments of this month, by the plan that is kept.
  func month(_ now: KeptPlanNow?) -> CardsMonth {
    CardsMonth(wallet, keeping: now, today: today)
  }

  var situation: CardsSituation {
    CardsSituation(wallet: wallet, today: today)
  }
}

extension CardsPage {
  init(_ book: CardsBook, _ site: Site) {
    self.init(book: book, today: site.today, stamp: book.formStamp)
    inStep = (news(on: site), wayToLink(on: site))
  }
}

extension [Card] {
  /// The word for one of them: "card" where all are credit cards, else "debt".
  var noun: String { areCards ? "card" : "debt" }
}
