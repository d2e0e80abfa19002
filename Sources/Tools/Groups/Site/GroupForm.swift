import Components
import Finance
import Forms

/// The form of a group: its name, its currency and, for a new one, who is in it.
struct GroupForm {
  let name: String
  let currency: Currency
  let members: [String]

  static let name = Field(
    "name", question: "Name of the group", hint: "Like “Lisbon” or “Flat 4”",
    missing: "Enter a name for the group", subject: "Name of the group", answer: .name(upTo: 80))

  static let members = Field(
    "members", question: "Who is in it?",
    hint: "Names, yours too: one on each line, or with commas between",
    missing: "Enter the names of the people in the group", subject: "Names",
    answer: .text(upTo: 5_000))

  static let member = Field(
    "name", question: "Name", missing: "Enter a name", subject: "Name", answer: .name(upTo: 80))

  static func currency(_ usual: Currency) -> Field<Currency> {
    Field(
      "currency", question: "Currency", subject: "Currency", answer: .currency(otherwise: usual))
  }

  /// The form of an existing group.
  init(_ typed: Submission, of ledger: GroupLedger) throws(InvalidForm) {
    (name, currency) = try typed.read(
      in: ledger.currency, Self.name, Self.currency(ledger.currency))
    members = []
  }

  /// The form of a new group.
  init(_ typed: Submission, usually usual: Currency) throws(InvalidForm) {
    var errors: [FieldError] = []
    var values: (name: String, currency: Currency) = ("", usual)
    do throws(InvalidForm) {
      values = try typed.read(in: usual, Self.name, Self.currency(usual))
    } catch {
      errors = error.errors
    }
    let names = Self.names(in: typed)
    let problem = Self.problem(with: names)
    if let problem {
      // The names stand between the group's name and its currency on the page.
      let place = errors.firstIndex { $0.field != Self.name.name } ?? errors.count
      errors.insert(Self.members.error(problem), at: place)
    }
    guard errors.isEmpty else { throw InvalidForm(errors: errors) }
    (name, currency, members) = (values.name, values.currency, names)
  }

  /// Reads a member's name; no two names may be equal without case and spaces.
  static func newName(
    _ typed: Submission, in ledger: GroupLedger, except member: MemberID? = nil
  ) throws(InvalidForm) -> String {
    let name = try typed.read(in: ledger.currency, Self.member)
    let others = ledger.shownMembers.filter { $0.id != member }
    guard !others.contains(where: { $0.name.folded == name.folded }) else {
      throw InvalidForm(errors: [Self.member.error("\(name.isolated) is in the group already")])
    }
    return name
  }

  private static func names(in typed: Submission) -> [String] {
    let several = typed.all("members").flatMap { names in
      names.split { $0.isNewline || $0 == "," || $0 == ";" }
    }
    return (typed.all("member") + several.map(String.init)).map(\.onOneLine).filter { !$0.isEmpty }
  }

  private static func problem(with names: [String]) -> String? {
    if names.isEmpty { return "Enter the names of the people in the group" }
    if names.count > GroupLedger.mostMembers {
      return "Names must be \(GroupLedger.mostMembers) or fewer"
    }
    if let long = names.first(where: { !$0.isWithin(80) }) {
      return "\(long.cut(to: 20))… must be 80 characters or fewer"
    }
    var seen: Set<String> = []
    let twice = names.first { !seen.insert($0.folded).inserted }
    return twice.map {
      "\($0.isolated) is there twice: tell them apart, with a last name or a letter"
    }
  }
}
