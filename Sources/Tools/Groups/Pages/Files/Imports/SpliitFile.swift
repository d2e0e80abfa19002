/// Reads the JSON export of a group of Spliit.
///
/// Its members follow `src/app/groups/[groupId]/expenses/export/json/route.ts` of Spliit; amounts
/// are minor units, shares hundredths or minor units.
struct SpliitFile {
  private var bills: ImportedBills
  private let currency: Currency?
  private let digits: Int

  /// The group of a file; nil for a file of another kind.
  static func group(
    in json: JSONValue, chosen: Currency?, usually usual: Currency
  ) throws(UnreadableGroupFile) -> ImportedGroup? {
    guard let people = json["participants"]?.array, let expenses = json["expenses"]?.array else {
      return nil
    }
    let currency = json["currencyCode"]?.string.flatMap { Currency(code: $0) }
    var file = SpliitFile(json["name"]?.string, currency ?? chosen, usual)
    for person in people { try file.add(person) }
    guard expenses.count <= GroupFile.mostPayments else { throw GroupFile.tooMany }
    for (index, expense) in expenses.enumerated() {
      try file.add(expense, at: .payment(index + 1))
    }
    return try file.bills.group()
  }

  private init(_ name: String?, _ currency: Currency?, _ usual: Currency) {
    self.currency = currency
    digits = (currency ?? usual).digits
    bills = ImportedBills(named: name, in: currency, usually: usual, areMinorUnits: true)
  }

  private mutating func add(_ person: JSONValue) throws(UnreadableGroupFile) {
    guard let id = person["id"]?.string, let name = person["name"]?.string else {
      throw GroupFile.unknown
    }
    try bills.add(person: name, as: id)
  }

  private mutating func add(
    _ expense: JSONValue, at place: ImportedPlace
  ) throws(UnreadableGroupFile) {
    let shares = try shares(of: expense, at: place)
    let title = expense["title"]?.string ?? ""
    guard let payer = expense["paidById"]?.string else { throw place.doesNotAddUp }
    let amount = units(expense["amount"]).map { ExactDecimal(minorUnits: $0, digits: digits) }
    try bills.add(
      ImportedBill(
        place: place, title: title,
        date: String((expense["expenseDate"]?.string ?? "").prefix(10)), amount: amount,
        payers: [(payer, amount ?? .zero)], shares: shares,
        isPayback: expense["isReimbursement"]?.bool == true,
        category: expense["category"]?["name"]?.string ?? "",
        note: expense["notes"]?.string ?? ""))
    note(expense, title)
  }

  /// Notes what a payment here does not have.
  private mutating func note(_ expense: JSONValue, _ title: String) {
    if let rule = expense["recurrenceRule"]?.string, rule != "NONE" {
      let title = title.onOneLine.cut(to: 40)
      bills.note("“\(title)” repeats in the file: its payments are here, the rule is not")
    }
    if let original = expense["originalCurrency"]?.string, !original.isEmpty {
      bills.note("The currencies that payments were first made in are left out")
    }
  }

  private func shares(
    of expense: JSONValue, at place: ImportedPlace
  ) throws(UnreadableGroupFile) -> ImportedBill.Shares {
    var people: [(person: String, share: Int64)] = []
    for part in expense["paidFor"]?.array ?? [] {
      guard let person = part["participantId"]?.string else { throw place.doesNotAddUp }
      people.append((person, units(part["shares"]) ?? 0))
    }
    guard !people.isEmpty else { throw place.doesNotAddUp }
    // Money that came in may have its shares below zero too; a mixture has no meaning.
    let areBelow = people.contains { $0.share < 0 }
    guard !areBelow || !people.contains(where: { $0.share > 0 }) else { throw place.doesNotAddUp }
    let shares = people.map { ($0.person, $0.share.magnitude) }
    guard expense["splitMode"]?.string != "EVENLY" else { return .evenly(shares.map(\.0)) }
    let total = shares.reduce(0) { $0 + $1.1 }
    if expense["splitMode"]?.string == "BY_AMOUNT", total == units(expense["amount"])?.magnitude {
      return .amounts(people.map { ($0.person, exact($0.share, below: expense["amount"])) })
    }
    let weights = shares.map {
      ($0.0, ExactDecimal(minorUnits: Int64(clamping: $0.1), digits: 2))
    }
    return expense["splitMode"]?.string == "BY_PERCENTAGE" && total == 10_000
      ? .percent(weights) : .weights(weights)
  }

  /// A share in minor units with the sign of the whole.
  private func exact(_ share: Int64, below amount: JSONValue?) -> ExactDecimal {
    let exact = ExactDecimal(minorUnits: share, digits: digits).magnitude
    return (units(amount) ?? 0) < 0 ? -exact : exact
  }

  /// A whole number within the limits of amounts.
  private func units(_ json: JSONValue?) -> Int64? {
    json?.number.flatMap { Int64($0) }.flatMap { $0.magnitude < 1_000_000_000_000 ? $0 : nil }
  }
}
