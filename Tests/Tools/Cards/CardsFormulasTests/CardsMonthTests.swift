/// The payments of the month that begins on 21 November 2026.
@Suite struct CardsMonthTests {
  typealias Values = CardsTestValues

  typealias Cards = CardsOfAMonth

  func month(_ cards: Card...) -> CardsMonth {
    CardsMonth(Wallet(cards: cards), today: Values.today)
  }

  @Test func `has every card that owes or was paid, by due date and then as the wallet has them`() {
    let month = month(Cards.old, Cards.clear, Cards.holiday, Cards.blue, Cards.gold)
    #expect(month.payments.map(\.card.details.name) == ["Gold", "Holiday", "Blue", "Old"])
    #expect(
      month.payments.map(\.due?.iso) == ["2026-11-28", "2026-11-30", "2026-12-05", "2026-12-05"])
    #expect(month.payments.map(\.state) == [.open, .paid, .open, .open])
  }

  @Test func `adds up the minimums that are still to be paid, known or estimated`() {
    let month = month(Cards.blue, Cards.gold, Cards.holiday, Cards.old)
    #expect(month.toPay == Money(minorUnits: 25_00 + 32_00 + 5_00, .gbp))
    #expect(month.unpaid.map(\.isEstimated) == [true, false, true])
  }

  @Test func `asks for nothing when every payment is made or nothing is owed`() {
    #expect(month(Cards.holiday).toPay.isZero)
    #expect(month(Cards.clear).payments.isEmpty)
  }

  @Test func `asks for the next payment once the due date of the last one has passed`() throws {
    let paid = Values.card(1, Values.details("Blue", 900_00), paidFor: "2026-11-05")
    let payment = try #require(month(paid).payments.first)
    #expect(payment.state == .open)
    #expect(payment.due?.iso == "2026-12-05")
  }

  @Test func `a card that is due today is to be paid today`() throws {
    let due = Values.card(1, Values.details("Blue", 900_00, dueDay: 21))
    let payment = try #require(month(due).payments.first)
    #expect(payment.state == .open)
    #expect(payment.due == Values.today)
  }
}
