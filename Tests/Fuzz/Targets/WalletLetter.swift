import CardsFormulas
import Finance
import Keeping
import Web

@testable import CardsPages

extension Target {
  /// What another phone of a household could have put into a letter: it is passed over or merged, the
  /// same in either order and only once, and what comes of it is kept and can be worked out.
  static let walletLetter = Target("WalletLetter") { input in
    guard let letter = try? WalletParts(packed: input), let merged = known.received(letter)
    else { return }
    precondition(merged.received(letter) == merged, "a letter that counts twice")
    if letter.isWhole { precondition(letter.received(known) == merged, "another order") }
    var book = CardsBook(wallet: known.wallet)
    book.join(BoxMembership(.blank))
    book.take(letters: merged)
    precondition((try? CardsBook(packed: book.packed)) == book, "not kept as it was merged")
    let wallet = merged.wallet
    precondition(Set(wallet.cards.map(\.id)).count == wallet.cards.count, "equal ids")
    guard let kept = wallet.kept else { return }
    precondition(kept.isSound, "a plan that cannot be worked out")
    _ = try? KeptStanding(wallet, on: kept.since.addingMonths(3).firstDay)
  }

  /// A phone with two cards.
  private static let known: WalletParts = {
    var wallet = Wallet(currency: .gbp)
    for (id, pounds) in [(1, 900), (2, 300)] as [(UInt32, Int64)] {
      var details = CardDetails(in: .gbp)
      details.name = "Card \(id)"
      details.balance = Money(minorUnits: pounds * 100, .gbp)
      wallet.cards.append(Card(id: CardID(id), details: details))
    }
    return WalletParts(wallet)
  }()
}
