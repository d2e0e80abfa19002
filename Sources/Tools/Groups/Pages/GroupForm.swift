import GroupsFormulas

/// The form of a new group: its name, who is in it, and its currency.
struct GroupForm: Form {
  let values: FormValues

  init(_ reading: inout FormReading) throws(InvalidForm) {
    values = try reading.values(of: Self.questions)
  }

  static let questions: [any Question] = [name, members, currency]

  /// The questions of the form that changes a group.
  static let settings: [any Question] = [name, currency]

  /// The texts of a form that is in another currency only when it says so.
  static func reading(_ submission: Submission, usually usual: Currency) -> FormReading {
    FormReading(submission, in: usual, asking: currency)
  }

  static let name = Field(
    "name", question: "Name of the group", hint: "Like “Lisbon” or “Flat 4”",
    missing: "Enter a name for the group", subject: "Name of the group",
    reader: .name(upTo: GroupLedger.longestName, example: "Lisbon"))

  static let members = GroupMembersQuestion()

  static let currency = Field.currencyOfForm
}

extension GroupForm {
  /// The group that the form asks for: the same when it is sent again.
  func group(madeBy operation: Operation, in vault: Vault) -> GroupLedger {
    let members = values[Self.members]
    let ids = GroupID.several(members.count + 1, madeBy: operation, in: vault)
    var ledger = GroupLedger(
      id: ids[0], name: values[Self.name], currency: values[Self.currency], members: [])
    for (seed, name) in zip(ids.dropFirst(), members) {
      ledger.add(name, as: ledger.memberID(from: MemberID(seed.number)))
    }
    return ledger
  }
}

/// The name of one member, and what else is sent with it.
enum GroupMemberForm {
  /// A tick: the new member shares the even payments so far.
  static let include = FormParameter(
    "include", "Whether they share the payments so far", .choice(["yes"]))

  static let tooMany = "A group has \(GroupLedger.mostMembers) people at most"

  static func isThere(_ name: String) -> String { "\(name.isolated) is in the group already" }

  static let join = FormParameter("join", "The id of the member who is the same person", .id)

  static let name = Field(
    "name", question: "Name", missing: "Enter a name", subject: "Name",
    reader: .name(upTo: GroupLedger.longestName, example: "Anna"))

  /// How to pay the member: an account, or a link of pages that nobody on the way can change.
  static let payTo = Field(
    "pay-to", question: "How to pay them (optional)",
    hint: "An account number, an IBAN or a link. Everybody sees it under “Who pays whom, and why”",
    subject: "How to pay them",
    described:
      "How to pay the member, shown beside a debt to them; a link must begin with https://",
    reader: Reader<String>.text(
      upTo: GroupLedger.Person.longestPayTo, example: "GB29 NWBK 6016 1331"
    )
    .otherwise { _ in "" }
  ).checked { text, _ in
    isPlainLink(text) ? "A link must begin with https://" : nil
  }

  /// What a file says of how to pay a member; nil where the form would refuse it.
  static func payTo(read text: String) -> String? {
    let text = text.onOneLine
    return text.isWithin(GroupLedger.Person.longestPayTo) && !isPlainLink(text) ? text : nil
  }

  private static func isPlainLink(_ text: String) -> Bool {
    text.contains("://") && !text.lowercased().hasPrefix("https://")
  }

  /// Reads the name of a member, or of a new one; no two may be equal without case and spaces.
  static func newName(
    _ reading: inout FormReading, in ledger: GroupLedger, except member: MemberID? = nil
  ) throws(InvalidForm) -> String {
    let name = try reading.value(of: name)
    guard !ledger.hasSomebody(named: name, except: member) else {
      throw Self.name.invalid(isThere(name))
    }
    guard member != nil || ledger.members.count < GroupLedger.mostMembers else {
      throw Self.name.invalid(tooMany)
    }
    return name
  }
}

extension GroupLedger {
  /// The members who have the name of another one with a number behind it, each with that other one.
  ///
  /// Such names come of ``namingApart()``, and may be those of one person.
  var twins: [(member: Member, first: Member)] {
    let firsts = Dictionary(
      shownMembers.map { ($0.name.folded, $0) }, uniquingKeysWith: { first, _ in first })
    return shownMembers.compactMap { member in
      member.name.withoutNumber.flatMap { firsts[$0.folded] }.map { (member, $0) }
    }
  }

  /// The ledger with a number behind the names that an earlier member has already, by
  /// ``Swift/String/folded``: “Ben (2)”.
  ///
  /// Nobody can type such a name. It comes from a copy, a letter or a file. The names follow from
  /// the ledger alone and are no changes of it, so that all phones that have the same members name
  /// them the same.
  var namingApart: GroupLedger {
    let all = Set(shownMembers.map(\.name.folded))
    guard all.count < shownMembers.count else { return self }
    var (taken, names): (Set<String>, [MemberID: String]) = ([], [:])
    for member in shownMembers where !taken.insert(member.name.folded).inserted {
      let base = member.name.withoutNumber ?? member.name
      let name = base.numbered { all.contains($0.folded) || taken.contains($0.folded) }
      taken.insert(name.folded)
      names[member.id] = name
    }
    return naming(names)
  }

  /// True when another member has a name that is equal without case and spaces.
  func hasSomebody(named name: String, except member: MemberID? = nil) -> Bool {
    let folded = name.folded
    return shownMembers.contains { $0.id != member && $0.name.folded == folded }
  }
}

extension String {
  /// A person’s name, or with the first number behind it that nobody has: “Ana (2)”.
  ///
  /// - Parameter isTaken: True for a name that somebody else has.
  /// - Returns: The name that is left to have.
  func numbered(unlike isTaken: (String) -> Bool) -> String {
    var (name, number) = (self, 2)
    while isTaken(name) {
      let ending = " (\(number))"
      name = cut(to: GroupLedger.longestName - ending.count) + ending
      number += 1
    }
    return name
  }

  /// The name without the number that ``numbered(unlike:)`` has put behind it; nil without one.
  fileprivate var withoutNumber: String? {
    wholeMatch(of: /(.+) \([0-9]+\)/).map { String($0.1) }
  }
}

/// Who is in a new group: names in one box, and a repeated field for programs and links.
struct GroupMembersQuestion: Question {
  let single = "member"

  /// The box, with a name on each line.
  let box = Field(
    "members", question: "Who is in it?",
    hint: "Names, yours too: one on each line, or with commas between",
    subject: "Names", described: "Or all names, one a line",
    reader: .text(upTo: 5_000, .lines(upTo: 5_000, example: "Anna\nBen")).otherwise { _ in "" })

  var name: String { box.name }

  var parameters: [FormParameter] {
    [
      FormParameter(
        single, "A member’s name", GroupMemberForm.name.parameters[0].format, isRepeated: true)
    ] + box.parameters
  }

  /// The names as typed, one a line.
  func lines(in submission: Submission) -> String {
    (submission.all(single) + [submission[box.name] ?? ""]).filter { !$0.isEmpty }
      .joined(separator: "\n")
  }

  func value(in reading: inout FormReading) throws(InvalidForm) -> [String] {
    let names = names(in: reading.submission)
    if let problem = problem(with: names) { throw box.invalid(problem) }
    return names
  }

  private func names(in submission: Submission) -> [String] {
    let several = submission.all(box.name).flatMap { names in
      names.split { $0.isNewline || $0 == "," || $0 == ";" }
    }
    return (submission.all(single) + several.map(String.init)).map(\.onOneLine)
      .filter { !$0.isEmpty }
  }

  private func problem(with names: [String]) -> String? {
    if names.isEmpty { return "Enter the names of the people in the group" }
    if names.count == 1 { return "Add at least one more person" }
    if names.count > GroupLedger.mostMembers {
      return "Names must be \(GroupLedger.mostMembers) or fewer"
    }
    if let long = names.first(where: { !$0.isWithin(GroupLedger.longestName) }) {
      return "\(long.cut(to: 20))… must be \(GroupLedger.longestName) characters or fewer"
    }
    var seen: Set<String> = []
    let twice = names.first { !seen.insert($0.folded).inserted }
    return twice.map {
      "\($0.isolated) is there twice: tell them apart, with a last name or a letter"
    }
  }
}
