import GroupsFormulas

/// A fault in a file of a group, in words for the visitor.
struct UnreadableGroupFile: Error, Equatable {
  let sentence: String

  init(_ sentence: String) {
    self.sentence = sentence
  }
}

/// Reads groups from files: our own JSON and CSV, and what other apps export.
enum GroupFile {
  /// The group in a file.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - chosen: The currency of a file that does not say it, once somebody has chosen.
  ///   - usual: The currency in which such a file is read until then.
  /// - Returns: The group, and what the file has besides.
  /// - Throws: The first fault.
  static func group(
    in bytes: [UInt8], chosen: Currency? = nil, usually usual: Currency
  ) throws(UnreadableGroupFile) -> ImportedGroup {
    if let json = try json(in: bytes) {
      if let group = try SpliitFile.group(in: json, chosen: chosen, usually: usual) {
        return group
      }
      if let group = try IHateMoneyFile.group(in: json, chosen: chosen, usually: usual) {
        return group
      }
      return ImportedGroup(whole: try ledger(in: json))
    }
    if let mistaken = MistakenFile(of: bytes) {
      throw UnreadableGroupFile(mistaken.sentence(wanted: kinds))
    }
    return try group(in: rows(in: bytes), chosen: chosen, usually: usual)
  }

  private static func rows(in bytes: [UInt8]) throws(UnreadableGroupFile) -> [CSVTable.Row] {
    do throws(InvalidCSV) {
      return try CSVTable(bytes, limits: .init(rows: mostRows)).rows
    } catch .tooManyRows {
      throw tooMany
    } catch {
      throw UnreadableGroupFile(error.message)
    }
  }

  private static func group(
    in rows: [CSVTable.Row], chosen: Currency?, usually usual: Currency
  ) throws(UnreadableGroupFile) -> ImportedGroup {
    if let header = rows.first?.cells, let columns = Columns(header) {
      return try columns.group(rows.dropFirst())
    }
    if let group = try TricountFile.group(in: rows, chosen: chosen, usually: usual) {
      return group
    }
    if let group = try IHateMoneyFile.group(in: rows, chosen: chosen, usually: usual) {
      return group
    }
    if let group = try CospendFile.group(in: rows, chosen: chosen, usually: usual) {
      return group
    }
    guard let columns = Columns(splitwise: rows) else { throw wrong(rows) }
    return try columns.group(rows.dropFirst())
  }

  /// What a table is, if it is known but cannot be read.
  private static func wrong(_ rows: [CSVTable.Row]) -> UnreadableGroupFile {
    let columns = FileColumns(rows.first?.cells ?? [])
    guard
      columns.has("date", "cost", "currency", "split mode")
        || columns.has("date", "cost", "currency", "is reimbursement")
    else { return unknown }
    return UnreadableGroupFile(
      "This is Spliit’s CSV, which does not say all of who paid: export the group as JSON in Spliit"
    )
  }

  // MARK: Our own JSON

  /// The group in a JSON file of ours, with its id; nil for a file of another kind.
  static func copy(in bytes: [UInt8]) throws(UnreadableGroupFile) -> GroupLedger? {
    guard let json = try json(in: bytes), json.object != nil else { return nil }
    return try ledger(in: json)
  }

  /// The JSON in a file; nil for a file of another kind.
  private static func json(in bytes: [UInt8]) throws(UnreadableGroupFile) -> JSONValue? {
    let start = bytes.first { ![0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) }
    guard start == UInt8(ascii: "{") || start == UInt8(ascii: "[") else { return nil }
    do throws(InvalidJSON) {
      return try JSONValue(bytes)
    } catch {
      throw UnreadableGroupFile(error.message)
    }
  }

  /// The most payments in a file.
  ///
  /// A cookie holds far fewer; the limit keeps large files cheap.
  static let mostPayments = 1_000

  /// The most rows: the payments, headers, balances, people and categories.
  private static let mostRows = mostPayments + 400

  static let tooMany = UnreadableGroupFile(
    "The file has more than \(mostPayments.grouped) payments: a group here holds fewer")

  private static let kinds =
    "a file saved here, or an export from Splitwise, Spliit, Cospend, IHateMoney or Tricount"
  static let unknown = UnreadableGroupFile("The file is not a group: it must be \(kinds)")

  private static func ledger(in json: JSONValue) throws(UnreadableGroupFile) -> GroupLedger {
    guard let id = json[GroupInFile.id], let name = json[GroupInFile.name].flatMap(asTyped),
      let currency = json[GroupInFile.currency],
      let people = json[GroupInFile.people], people.count <= GroupLedger.mostMembers,
      let payments = json[GroupInFile.payments]
    else { throw unknown }
    let deleted = json[GroupInFile.deleted] ?? []
    guard payments.count <= mostPayments, deleted.count <= mostPayments else { throw tooMany }
    let group = GroupLedger(
      id: id,
      title: .init(
        revision: json[GroupInFile.revision].flatMap(count) ?? 0, name: name, currency: currency),
      members: try members(people), entries: [])
    return GroupLedger(
      id: id, title: group.title, members: group.members,
      entries: try entries(payments, deleted: deleted, in: group),
      rates: try rates(json, in: currency), companions: companions(json, in: group),
      defaultSplit: defaultSplit(json, in: group), rules: try rules(json, in: group))
  }

  private static func members(
    _ people: [JSONValue]
  ) throws(UnreadableGroupFile) -> [GroupLedger.Member] {
    var members: [GroupLedger.Member] = []
    for (index, person) in people.enumerated() {
      guard let id = person[PersonInFile.id], !members.contains(where: { $0.id == id }),
        let name = person[PersonInFile.name].flatMap(asTyped)
      else { throw unknown }
      members.append(
        GroupLedger.Member(
          id: id, position: person[PersonInFile.position].flatMap(count) ?? index,
          revision: person[PersonInFile.revision].flatMap(count) ?? 0, name: name,
          status: person[PersonInFile.isActive] == false ? .left : .active,
          payTo: person[PersonInFile.payTo].flatMap(GroupMemberForm.payTo(read:)) ?? ""))
    }
    return members
  }

  private static func entries(
    _ payments: [JSONValue], deleted: [JSONValue], in group: GroupLedger
  ) throws(UnreadableGroupFile) -> [GroupLedger.Entry] {
    var entries: [PaymentID: GroupLedger.Entry] = [:]
    for (index, part) in (payments + deleted).enumerated() {
      let payment =
        index < payments.count
        ? payment(part, on: part[PaymentInFile.date], in: group) : nil
      guard let id = part[EntryInFile.id], entries[id] == nil,
        payment != nil || index >= payments.count
      else {
        let place: ImportedPlace =
          index < payments.count ? .payment(index + 1) : .deleted(index - payments.count + 1)
        throw place.doesNotAddUp
      }
      entries[id] = GroupLedger.Entry(
        id: id, position: part[EntryInFile.position].flatMap(count) ?? index,
        revision: part[EntryInFile.revision].flatMap(count) ?? 0, value: payment,
        added: part[PaymentInFile.by].map { Stamp(by: $0.number, on: nil) },
        changed: part[PaymentInFile.changed].map {
          Stamp(by: $0[StampInFile.by]?.number, on: $0[StampInFile.on])
        })
    }
    return Array(entries.values)
  }

  /// The name on one line, by the rules for typed ones; nil when it breaks them.
  private static func asTyped(_ name: String) -> String? {
    let name = name.onOneLine
    return !name.isEmpty && name.isWithin(GroupLedger.longestName) ? name : nil
  }

  /// A position or a revision; nil when it is below zero.
  ///
  /// Twice ``mostChanges`` and more count as ``mostChanges``: a file that claims more changes than
  /// anybody makes is overruled by the next change. What that change makes of it, one more, stays as it
  /// is, so that an older copy does not win once the group was saved to a file and read again.
  static func count(_ number: Int) -> Int? {
    guard number >= 0 else { return nil }
    return number < 2 * mostChanges ? number : mostChanges
  }

  /// More changes than anybody makes, and less than a file can claim.
  static let mostChanges = 1_000_000
}
