package import Calendars
import Finance

/// An order of the cards in a list.
package enum CardsOrder: String, Sendable, CaseIterable {
  /// By utilisation, the highest first and cards without a limit last.
  case attention
  /// By the date of the next payment; cards that owe nothing last.
  case due
  /// By the balance, the highest first.
  case balance
}

extension Wallet {
  /// The cards in an order; cards that are equal in it are in the order of ``ordered``.
  ///
  /// - Parameters:
  ///   - order: The order.
  ///   - today: The day from which the next payment counts.
  /// - Returns: Every card once.
  package func cards(by order: CardsOrder, today: CalendarDate) -> [Card] {
    let listed = ordered.enumerated()
    switch order {
    case .attention:
      return ordered
    case .due:
      return listed.sorted { one, other in
        let (left, right) = (one.element, other.element)
        guard left.owed.isZero == right.owed.isZero else { return right.owed.isZero }
        return (left.firstDue(on: today).inOrder, one.offset)
          < (right.firstDue(on: today).inOrder, other.offset)
      }.map(\.element)
    case .balance:
      return listed.sorted { one, other in
        (other.element.balance.minorUnits, one.offset)
          < (one.element.balance.minorUnits, other.offset)
      }.map(\.element)
    }
  }
}
