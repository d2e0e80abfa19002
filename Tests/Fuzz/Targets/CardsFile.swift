import CardsFormulas
import Finance
import Keeping

@testable import CardsPages

extension Target {
  /// Cards from a file: ours in JSON, or a statement of a bank.
  static let cardsFile = Target("CardsFile") { input in
    let mine = Wallet(currency: .gbp)
    do throws(UnreadableCards) {
      let preview = try CardsFile.preview(input, for: mine)
      precondition(preview.wallet.cards.count <= Wallet.most, "too many cards")
      precondition((try? CardsPreview(packed: preview.packed)) == preview, "not read back")
      guard !preview.needsDueDays else { return }
      let again = try CardsFile.preview(CardsFile.json(preview.wallet), for: mine)
      precondition(again.wallet == preview.wallet, "other cards in our own file")
    } catch {
      precondition(!error.message.isEmpty)
    }
  }
}
