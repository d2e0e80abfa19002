@Suite struct CardsSituationTests {
  typealias Values = CardsTestValues

  /// Of cards called Blue, Gold and so on, with a limit of £1,000 unless it is another one.
  func advice(_ cards: [Card], budget: Int64? = nil) -> [CardsAdvice] {
    CardsSituation(
      wallet: Wallet(cards: cards), today: Values.today,
      budget: budget.map { Money(minorUnits: $0, .gbp) }
    ).advice
  }

  @Test func `asks for no payment within the target, to the penny`() {
    let within = Values.card(1, Values.details("Blue", 300_00))
    #expect(advice([within]) == [.minimumsFirst, .withinTarget])
    let above = Values.card(1, Values.details("Blue", 300_01))
    let penny = Money(minorUnits: 1, .gbp)
    #expect(
      advice([above]) == [
        .minimumsFirst, .aboveTarget([above], payment: penny), .overallAboveTarget(payment: penny),
      ])
  }

  /// Of £900 and £100 out of £4,000, a quarter is used; £900 of £1,000 is £600 above 30%.
  @Test func `tells one card from all together`() {
    let full = Values.card(1, Values.details("Blue", 900_00))
    let other = Values.card(2, Values.details("Gold", 100_00, of: 3000_00))
    #expect(
      advice([other, full]) == [.minimumsFirst, .aboveTarget([full], payment: .pounds(600))])
  }

  @Test func `names every card over its limit, the fullest first`() {
    let one = Values.card(1, Values.details("Blue", 1000_01))
    let two = Values.card(2, Values.details("Gold", 1100_00))
    let advice = advice([one, two])
    #expect(advice.prefix(2) == [.askForHelp, .minimumsFirst])
    #expect(advice.contains(.overLimit([two, one])))
  }

  @Test func `asks for help where the minimums are beyond the budget`() {
    let card = Values.card(1, Values.details("Blue", 100_00, minimum: 25_00))
    #expect(advice([card], budget: 24_99).first == .askForHelp)
    #expect(advice([card], budget: 25_00).first == .minimumsFirst)
  }

  @Test func `finds the dearest card only where a known rate is lower`() {
    let cheap = Values.card(1, Values.details("Blue", 100_00, apr: 20))
    let dear = Values.card(2, Values.details("Gold", 50_00, apr: 35))
    let unknown = Values.card(3, Values.details("Old", 50_00))
    #expect(advice([cheap, dear, unknown]).contains(.highestRateFirst(dear, apr: Percentage(35))))
    for cards in [[dear], [dear, unknown], [dear, Values.card(4, dear.details)]] {
      let hasAdvice = advice(cards).contains {
        if case .highestRateFirst = $0 { true } else { false }
      }
      #expect(!hasAdvice)
    }
  }

  @Test func `knows the next statement, cards without a limit and cards in credit`() throws {
    let card = Values.card(1, Values.details("Blue", 400_00, statementDay: 12))
    let statement = try #require(CalendarDate(iso: "2026-12-12"))
    #expect(advice([card]).contains(.payBeforeStatement(card, on: statement)))
    let old = Values.card(2, Values.details("Old", 1, of: 0))
    #expect(advice([old]) == [.minimumsFirst, .noLimit([old])])
    let credit = Values.card(3, Values.details("Blue", -25_00))
    #expect(advice([credit]) == [.withinTarget, .inCredit([credit])])
    var account = Values.details("Bank", -25_00)
    account.kind = .overdraft
    #expect(advice([credit, Values.card(4, account)]).last == .inCredit([credit]))
    #expect(advice([]) == [])
  }
}
