/// The words by which banks say that money was spent or received.
enum StatementWords {
  static let spent: Set = ["debit", "dr", "d", "out", "af", "s", "debet", "soll"]
  static let received: Set = ["credit", "cr", "c", "k", "in", "bij", "h", "kredit", "haben"]

  static func isKnown(_ word: String) -> Bool { spent.contains(word) || received.contains(word) }

  /// Parts of words for a payment that is not booked yet, in the languages of banks.
  private static let pending = [
    "pending", "in progress", "processing", "authoris", "authoriz", "autoris", "autoriz", "hold",
    "unposted", "not posted", "not booked",
    "vorgemerkt", "vormerk", "ausstehend", "in bearbeitung", "nicht gebucht",
    "in behandeling", "gereserveerd", "openstaand",
    "en attente", "en cours", "à venir", "réserv",
    "pendient", "pendente", "retenid", "in sospeso", "in attesa", "non contabilizz",
    "venter", "afventer", "reserver", "väntande", "väntar", "odottaa", "varaus",
    "oczekuj", "w toku", "blokad",
  ]
  /// Parts of words for a payment that did not go through.
  private static let reverted = [
    "revert", "declin", "fail", "cancel", "reject", "revers", "void", "refus", "expir", "denied",
    "storn", "abgelehnt", "abgebrochen", "fehlgeschlagen", "zurückgewiesen", "abgelaufen",
    "geannuleerd", "geweigerd", "mislukt", "afgewezen", "annul", "échou", "rejet", "rechazad",
    "anulad", "fallid", "rejeitad", "recusad", "rifiutat", "fallit", "afvist", "avvist", "avbrut",
    "nekad", "makulera", "hylätty", "peruutet", "peruttu", "odrzucon", "anulowan",
  ]
  /// Parts of words for a payment that is booked.
  private static let booked = [
    "gebucht", "booked", "posted", "complete", "settled", "cleared", "executed", "geboekt",
    "verwerkt", "comptabilis", "contabili", "udført", "utført", "bokför", "bokfør", "bogfør",
    "kirjattu", "zaksięgowan",
  ]

  static func isPending(_ text: String) -> Bool { text.lowercased().holdsAny(of: pending) }
  static func isReverted(_ text: String) -> Bool { text.lowercased().holdsAny(of: reverted) }
  static func isBooked(_ text: String) -> Bool { text.lowercased().holdsAny(of: booked) }

  private static let totals = ["total", "balance", "saldo", "summe"]

  /// True for the first words of a line that sums others up.
  static func isTotal(_ text: String) -> Bool { text.lowercased().holdsAny(of: totals) }

  /// Whole titles of balances and sums, in the languages of banks.
  private static let balances: Set = [
    "opening balance", "closing balance", "starting balance", "beginning balance",
    "ending balance", "final balance", "previous balance",
    "balance brought forward", "balance carried forward", "brought forward", "carried forward",
    "balance forward", "balance b/f", "balance c/f", "b/f", "c/f", "bal b/f", "bal c/f",
    "turnover", "total debits", "total credits", "sub total", "subtotal", "sub-total",
    "anfangssaldo", "endsaldo", "schlusssaldo", "saldovortrag", "alter saldo", "neuer saldo",
    "alter kontostand", "neuer kontostand", "kontostand",
    "beginsaldo", "eindsaldo", "vorig saldo", "nieuw saldo",
    "solde initial", "solde final", "solde précédent", "ancien solde", "nouveau solde",
    "saldo anterior", "saldo inicial", "saldo final", "saldo do dia", "saldo del día",
    "saldo iniziale", "saldo finale", "saldo precedente",
    "startsaldo", "slutsaldo", "ingående saldo", "utgående saldo", "indgående saldo",
    "udgående saldo", "inngående saldo", "alkusaldo", "loppusaldo", "saldo początkowe",
    "saldo końcowe",
  ]

  /// Titles that may be the names of shops.
  private static let sums: Set = ["total", "totals", "balance", "saldo", "solde"]

  /// Words between such a title and its day: “Closing balance as of 30 November”.
  private static let days: Set = [
    "as", "at", "on", "per", "vom", "zum", "am", "au", "al", "op", "em", "pr", "pr.",
  ]

  /// True for a line that is a balance or a sum and no payment, though it has a date; a total alone may be
  /// the name of a shop, but not at an end of the file.
  static func isBalance(_ text: String, isAtEnd: Bool) -> Bool {
    let text = text.trimmed.lowercased()
    return balances.contains(text) || isAtEnd && sums.contains(text)
      || balances.contains { text.hasPrefix($0) && isDay(text.dropFirst($0.count)) }
  }

  private static func isDay(_ text: Substring) -> Bool {
    text.contains(where: \.isNumber)
      && text.split(separator: " ").first.map { days.contains(String($0)) } == true
  }
}

extension String {
  /// True if one of these texts is a part of this one.
  func holdsAny(of parts: [String]) -> Bool {
    parts.contains { utf8.count >= $0.utf8.count && contains($0) }
  }
}
