import CardsFormulas
import Finance
import Keeping

@testable import CardsPages

extension Target {
  /// The packed cards and debts of a browser, with a kept plan: what is read is written the same, has
  /// different ids, and can be worked out.
  static let walletPacking = Target("WalletPacking") { input in
    guard let book = try? CardsBook(packed: input) else { return }
    precondition((try? CardsBook(packed: book.packed)) == book, "not kept as it was read")
    precondition(Set(book.wallet.cards.map(\.id)).count == book.wallet.cards.count, "equal ids")
    guard let kept = book.wallet.kept else { return }
    precondition(kept.isSound, "a plan that cannot be worked out")
    _ = try? KeptStanding(book.wallet, on: kept.since.addingMonths(3).firstDay)
  }
}
