/// Cards in one currency: the unit that is kept, moved and exported.
package struct Wallet: Equatable, Sendable {
  package var currency: Currency
  /// The cards in the order they were added.
  package var cards: [Card]
  /// The plan for its debts that is remembered; nil for none.
  package var kept: KeptPlan?

  /// Some cards.
  package init(currency: Currency = .gbp, cards: [Card] = [], kept: KeptPlan? = nil) {
    self.currency = currency
    self.cards = cards
    self.kept = kept
  }

  /// True without cards.
  package var isEmpty: Bool { cards.isEmpty }

  /// True without cards and without a kept plan.
  package var holdsNothing: Bool { cards.isEmpty && kept == nil }

  /// The card with an id; nil if there is none.
  package subscript(id: CardID) -> Card? { cards.first { $0.id == id } }

  /// The place of a card; nil if there is none with this id.
  package func place(of id: CardID) -> Int? { cards.firstIndex { $0.id == id } }

  /// Priority debts as added, cards in order of utilisation, the highest first and those without a
  /// limit last, and other debts as added.
  package var ordered: [Card] {
    cards.filter { $0.kind == .priority } + cardsByUtilisation
      + cards.filter { $0.kind != .priority && $0.kind != .card }
  }

  private var cardsByUtilisation: [Card] {
    cards.filter { $0.kind == .card }.sorted {
      $0.utilisation.isHigher(than: $1.utilisation)
    }
  }

  /// The card of which the largest share is used, where that is high and less is used of every other;
  /// nil for none.
  package var mostUsed: CardID? {
    let first = cardsByUtilisation.prefix(2)
    guard let most = first.first, let next = first.dropFirst().first, next.limit.isPositive,
      most.utilisation.isHigh, most.utilisation.isHigher(than: next.utilisation)
    else { return nil }
    return most.id
  }

  /// The cards of both wallets; where both have a card, the received one.
  ///
  /// The received plan is kept where there is one, with the months of both where they are the same
  /// plan.
  package func merged(with received: Wallet) -> Wallet {
    var merged = self
    for card in received.cards {
      if let place = merged.place(of: card.id) {
        merged.cards[place] = card
      } else {
        merged.cards.append(card)
      }
    }
    if let theirs = received.kept {
      merged.kept = kept?.id == theirs.id ? kept?.merged(with: theirs) : theirs
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
  /// The amount owed in all.
  package var balance: Money { sum(\.balance) }
  /// All limits of cards together.
  package var limit: Money { sum { $0.kind == .card ? $0.limit : .zero(currency) } }
  /// The amount that may still be spent on cards.
  package var available: Money { sum { $0.kind == .card ? $0.available : .zero(currency) } }
  /// The amount owed on the debts of a kind; nil where there is none of it.
  package func balance(of kind: DebtKind) -> Money? {
    let some = cards.filter { $0.kind == kind }
    return some.isEmpty ? nil : some.map(\.balance).sum(in: currency)
  }
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
