package import Finance

/// Cards in one currency: the unit that is kept, moved and exported.
package struct Wallet: Equatable, Sendable {
  package var currency: Currency
  /// The cards in the order they were added.
  package var cards: [Card]

  /// Some cards.
  package init(currency: Currency = .gbp, cards: [Card] = []) {
    self.currency = currency
    self.cards = cards
  }

  /// True without cards.
  package var isEmpty: Bool { cards.isEmpty }

  /// The card with an id; nil if there is none.
  package subscript(id: CardID) -> Card? { cards.first { $0.id == id } }

  /// The place of a card; nil if there is none with this id.
  package func place(of id: CardID) -> Int? { cards.firstIndex { $0.id == id } }

  /// The cards in order of utilisation, the highest first and those without a limit last.
  package var ordered: [Card] {
    cards.enumerated().sorted { left, right in
      let (one, other) = (left.element.utilisation, right.element.utilisation)
      if one.isHigher(than: other) { return true }
      if other.isHigher(than: one) { return false }
      return left.offset < right.offset
    }.map(\.element)
  }

  /// The cards of both wallets; where both have a card, the received one.
  package func merged(with received: Wallet) -> Wallet {
    var merged = self
    for card in received.cards {
      if let place = merged.place(of: card.id) {
        merged.cards[place] = card
      } else {
        merged.cards.append(card)
      }
    }
    return merged
  }
}

extension Wallet {
  /// The colour for the next card: the first of those that the fewest cards have.
  package var nextStyle: CardStyle {
    let used = Dictionary(grouping: cards, by: \.details.style).mapValues(\.count)
    return CardStyle.allCases.min { used[$0, default: 0] < used[$1, default: 0] } ?? .teal
  }
}

// MARK: - Sums

extension Wallet {
  /// The amount owed on all cards.
  package var balance: Money { sum(\.balance) }
  /// All limits together.
  package var limit: Money { sum(\.limit) }
  /// The amount that may still be spent.
  package var available: Money { sum(\.available) }
  /// All minimum payments together.
  package var minimums: Money { sum(\.minimum.amount) }

  /// The used share of all limits together.
  package var utilisation: CardUtilisation { CardUtilisation(of: cards.map(\.utilisation)) }

  /// An amount in the wallet's currency, from minor units.
  package func money(_ minorUnits: Int64) -> Money { Money(minorUnits: minorUnits, currency) }

  private func sum(_ amount: (Card) -> Money) -> Money {
    cards.map(amount).sum(in: currency)
  }
}
