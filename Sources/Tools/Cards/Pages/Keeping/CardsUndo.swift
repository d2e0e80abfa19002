import CardsFormulas

/// The inverse of the last change, which also tells what that change was.
struct CardsUndo: Equatable, Sendable {
  /// What the change was.
  private(set) var act: Act
  /// The card that it was about; nil where it was about several or about none.
  private(set) var card: CardID?
  /// The parts as they were.
  private(set) var reversal: Reversal<WalletParts>

  /// The kinds of changes.
  enum Act: CaseIterable {
    case added, changed, deleted, paid
    /// A due date was told not to be paid yet.
    case late
    case currency
    /// Cards came from another device, a file or a plan.
    case received
    /// Several balances were told at once.
    case balances
    /// A plan was kept or forgotten.
    case plan
    /// The wallet of other phones was joined.
    case joined
  }

  init(_ act: Act, of card: CardID?, _ reversal: Reversal<WalletParts>) {
    (self.act, self.card, self.reversal) = (act, card, reversal)
  }
}

extension CardsUndo: Kept {
  static let blank = CardsUndo(.added, of: nil, .blank)

  mutating func pass(_ passage: inout Passage) throws(MalformedBytes) {
    try passage.pass(choice: &act)
    try passage.pass(&card)
    try passage.pass(&reversal)
  }
}

extension CardsUndo {
  /// The change in words, undone or not.
  func words(in wallet: Wallet) -> ChangeWords {
    let now = card.flatMap { wallet[$0] }
    // What did not change is not among the parts.
    let before = card.flatMap { reversal.before.wallet[$0] } ?? now
    let name = (now ?? before)?.name ?? "The card"
    switch act {
    case .added: return ChangeWords(name, "added", undoing: "Adding")
    case .changed: return ChangeWords(name, "changed")
    case .paid: return Self.paid(name, before, now: now)
    case .late:
      return ChangeWords(
        title: "\(name) is not paid yet", sentence: "\(name) is noted as not paid yet.",
        undone: "Nothing is said about \(name) any more")
    case .deleted: return ChangeWords(name, "deleted", undoing: "Deleting")
    case .currency: return .currency(wallet.currency)
    case .received: return .received(wallet)
    case .balances:
      return ChangeWords(
        title: "Balances saved", sentence: "Your balances are saved.",
        undone: "Your balances are as they were before")
    case .plan:
      let isThere = wallet.kept != nil
      return ChangeWords(
        title: isThere ? "Plan kept" : "Plan forgotten",
        sentence: isThere
          ? "Your plan is kept in this browser."
          : "Your plan is forgotten. Your debts are as they were.",
        undone: "Your plan is as it was before")
    case .joined:
      return ChangeWords(
        title: "In step now",
        sentence: "This phone is in step now. Undo leaves again, with what was here before.",
        undone: "Your cards and debts are as they were before")
    }
  }

  /// The words for a payment; with the new balance if the amount was known.
  ///
  /// Without an amount and a due date there is nothing to mark.
  private static func paid(_ name: String, _ old: Card?, now card: Card?) -> ChangeWords {
    if let card, let old, card.marks == old.marks, card.balance == old.balance {
      return ChangeWords(
        title: "Nothing was changed",
        sentence: "Nothing was changed: no amount was paid on \(name).",
        undone: "Marking \(name) as paid is undone")
    }
    let left = card.flatMap { $0.balance == old?.balance ? nil : $0.balance }
    let owing = left.map { left in
      guard left.isNegative else { return " You owe \(left.short) on it now." }
      let (isAccount, credit) = (card?.kind == .overdraft, (-left).short)
      return isAccount ? " It is \(credit) in credit now." : " It owes you \(credit) now."
    }
    return ChangeWords(
      title: "\(name) marked as paid", sentence: "\(name) was marked as paid.\(owing ?? "")",
      undone: "Marking \(name) as paid is undone")
  }
}

extension ChangeWords {
  /// The words for cards that came from another device or a file.
  static func received(_ wallet: Wallet) -> ChangeWords {
    let (count, areCards, noun) = (wallet.cards.count, wallet.cards.areCards, wallet.cards.noun)
    return ChangeWords(
      title: areCards ? "Cards saved" : "Cards and debts saved",
      sentence:
        "Done. \(count == 1 ? "1 \(noun) is" : "\(count) \(noun)s are") in this browser now.",
      undone: "Your cards\(areCards ? "" : " and debts") are as they were before")
  }
}
