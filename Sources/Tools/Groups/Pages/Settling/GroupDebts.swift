import GroupsFormulas

/// The debts of a group: the fewest payments that settle them, or what each of two owes the other.
struct GroupDebts {
  let ledger: GroupLedger
  /// True for what each of two owes the other.
  let arePairs: Bool
  let settlement: Settlement

  init(_ ledger: GroupLedger, arePairs: Bool = false) {
    (self.ledger, self.arePairs) = (ledger, arePairs)
    settlement = arePairs ? Settlement(pairsOf: ledger.payments) : ledger.settlement
  }

  /// The debts that a request asks for.
  init(_ ledger: GroupLedger, as request: Request) {
    self.init(ledger, arePairs: request.query.typed(Self.pairs) == Self.yes)
  }

  private static let pairs = "pairs"
  private static let yes = "yes"

  /// The parameter that asks for what each of two owes the other.
  static let parameter = OpenAPI.Parameter(
    pairs, "What each of two owes the other, instead of the fewest payments", .choice([yes]))

  /// The query that asks for the same; none for the fewest payments.
  static func query(arePairs: Bool) -> [(String, String)] { arePairs ? [(pairs, yes)] : [] }
}
