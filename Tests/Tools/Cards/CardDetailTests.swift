import Formats
import Keeping

@testable import CardsPages

/// These tests name the place of a detail that has been forgotten.
///
/// It has five: its property, its question, its line in the form’s list, what is packed of it, and
/// its control on the page.
@Suite struct CardDetailTests {
  /// A card of which every detail but its kind is unlike that of a blank one; no other kind has as
  /// many details.
  private let card = CardsTestValues.card(
    1,
    CardsTestValues.details(
      "Blue", -12_34, of: 5_000_00, dueDay: 31, statementDay: 3, apr: 25, minimum: 5_00,
      hasReminder: true, style: .plum), paidFor: "2026-12-31")

  /// The names of the details that differ.
  private func differences(_ one: CardDetails?, _ other: CardDetails?) -> [String] {
    zip(details(one), details(other)).compactMap { $0.1 == $1.1 ? nil : $0.0 }
  }

  private func details(_ details: CardDetails?) -> [(String, String)] {
    Mirror(reflecting: details ?? CardDetails(in: .gbp)).children.map {
      ($0.label ?? "", String(reflecting: $0.value))
    }
  }

  @Test func `the example has something to say of every detail`() {
    let all = details(card.details).map(\.0)
    #expect(["kind"] + differences(card.details, CardDetails(in: .gbp)) == all)
    #expect(CardForm.details.count == all.count, "the form asks for more than is kept, or for less")
  }

  @Test func `no detail is lost in a cookie`() throws {
    let read = try Wallet(packed: Wallet(cards: [card]).packed)
    #expect(differences(read.cards.first?.details, card.details) == [])
    #expect(read == Wallet(cards: [card]))
  }

  @Test func `no detail is lost when a card is typed again`() throws {
    let read = try CardDetails(Submission(card.details.typed), in: .gbp)
    #expect(differences(read, card.details) == [])
  }

  @Test func `no detail is lost in a file`() throws {
    let file = CardsFile.json(Wallet(cards: [card]))
    let read = try CardsFile.preview(file, for: Wallet()).wallet
    #expect(differences(read.cards.first?.details, card.details) == [])
  }

  @Test func `no detail is lost in another currency`() throws {
    let converted = try #require(card.details.with(currency: .eur)?.with(currency: .gbp))
    #expect(differences(converted, card.details) == [])
  }

  @Test func `every question has a control on the page`() {
    let state = FormState(typed: Submission(card.details.typed), currency: .gbp)
    let page = CardFormView(state: state, usualStyle: .teal).form(
      heading: nil, id: "card", to: CardsPage.address, button: "Save", CardsTestValues.stamp
    ).text
    let missing = CardForm.questions.names.filter { !page.contains(" name=\"\($0)\"") }
    #expect(missing == [])
  }
}
