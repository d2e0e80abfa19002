import Calendars
import CardsFormulas
import Finance
import Testing

@testable import CardsSite

/// The payments of the month that begins on 21 November 2026.
///
/// The usual minimum is 1 % of the balance and the interest, at least £5: 32.00 of 3,200.00 and
/// 5.00 of 50.00, where no rate is known.
@Suite struct CardsMonthTests {
  typealias Values = CardsTestValues

  static let blue = Values.card(1, Values.details("Blue", 900_00, minimum: 25_00))
  static let gold = Values.card(2, Values.details("Gold", 3_200_00, of: 3000_00, dueDay: 28))
  static let holiday = Values.card(
    3, Values.details("Holiday", -25_00, of: 1500_00, dueDay: 31), paidFor: "2026-11-30")
  static let old = Values.card(4, Values.details("Old", 50_00, of: 0))
  static let clear = Values.card(5, Values.details("Clear", 0))

  func month(_ cards: Card...) -> CardsMonth {
    CardsMonth(Wallet(cards: cards), today: Values.today)
  }

  @Test func `has every card that owes or was paid, by due date and then as the wallet has them`() {
    let month = month(Self.old, Self.clear, Self.holiday, Self.blue, Self.gold)
    #expect(month.payments.map(\.card.name) == ["Gold", "Holiday", "Blue", "Old"])
    #expect(
      month.payments.map(\.due.iso) == ["2026-11-28", "2026-11-30", "2026-12-05", "2026-12-05"])
    #expect(month.payments.map(\.isPaid) == [false, true, false, false])
  }

  @Test func `adds up the minimums that are still to be paid, known or estimated`() {
    let month = month(Self.blue, Self.gold, Self.holiday, Self.old)
    #expect(month.toPay == Money(minorUnits: 25_00 + 32_00 + 5_00, .gbp))
    #expect(month.unpaid.map(\.card.minimum.isEstimated) == [true, false, true])
  }

  @Test func `asks for nothing when every payment is made or nothing is owed`() {
    #expect(month(Self.holiday).toPay.isZero)
    #expect(month(Self.clear).payments.isEmpty)
  }

  @Test func `asks for the next payment once the due date of the last one has passed`() throws {
    let paid = Values.card(1, Values.details("Blue", 900_00), paidFor: "2026-11-05")
    let payment = try #require(month(paid).payments.first)
    #expect(!payment.isPaid)
    #expect(payment.due.iso == "2026-12-05")
  }

  @Test func `a card that is due today is to be paid today`() throws {
    let due = Values.card(1, Values.details("Blue", 900_00, dueDay: 21))
    let payment = try #require(month(due).payments.first)
    #expect(!payment.isPaid)
    #expect(payment.due == Values.today)
  }
}
