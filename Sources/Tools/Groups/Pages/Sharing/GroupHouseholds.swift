import GroupsFormulas

/// The form that says who pays as one: a number for each member, the same for those together.
enum GroupHouseholdsForm {
  static let household = "household-"
  /// All of its fields together, which a mistake can be about.
  static let all = "households"

  private static let numbers = 1...GroupLedger.mostMembers

  static let parameters = [
    FormParameter(
      "\(household){m}",
      "A number from 1 to \(numbers.upperBound), the same for those who pay as one; empty: alone",
      .whole(numbers))
  ]

  static func field(_ member: GroupLedger.Member) -> Field<Int?> {
    Field(
      household + member.id.text, question: member.name.isolated,
      subject: "\(member.name.isolated)’s household",
      reader: Reader<Int>.whole(numbers, example: 2).optional)
  }

  /// The households of a form, in the order of the group.
  static func read(
    _ reading: inout FormReading, in group: GroupLedger
  ) throws(InvalidForm) -> [[MemberID]] {
    let fields = group.shownMembers.map { ($0.id, field($0)) }
    let values = try reading.values(of: fields.map(\.1))
    let numbers = fields.map { ($0.0, values[$0.1]) }
    var households: [Int: [MemberID]] = [:]
    for case (let member, let number?) in numbers { households[number, default: []].append(member) }
    return households.values.filter { $0.count > 1 }
  }

  /// The numbers that give the households of a group.
  static func typed(_ group: GroupLedger) -> Submission {
    Submission(
      group.households.enumerated().flatMap { number, household in
        household.map { (Self.household + $0.text, "\(number + 1)") }
      })
  }
}

extension GroupsRequests {
  /// Keeps who pays as one.
  static func keepHouseholds(_ book: GroupBook, _ request: Request, _ site: Site) -> Response {
    keepSharing(
      book, request, site, MemberID.self,
      stale: {
        FieldError(
          field: GroupHouseholdsForm.all,
          message: "Who pays as one was changed since this page was made: \($0.householdsInWords). "
            + "Save again if yours should take its place")
      },
      { reading, group throws(InvalidForm) in
        let households = try GroupHouseholdsForm.read(&reading, in: group)
        return { $0.set(households: households) }
      })
  }
}

extension GroupLedger {
  /// “it is Ana and Ben; Cy and Dan now”.
  fileprivate var householdsInWords: String {
    let together = households.map { $0.map { name(of: $0).isolated }.inWords }
    return together.isEmpty
      ? "everybody is alone now" : "it is \(together.joined(separator: "; ")) now"
  }
}

/// The part of the settings that is about sharing: who pays as one, and the default split.
struct GroupTogetherView {
  private let ledger: GroupLedger
  private let state: FormState
  /// The form of the default split with its mistakes; nil without any.
  private let wrongSplit: FormState?
  private let stamp: HTML

  /// The part, with a form that has mistakes or nil.
  init(_ ledger: GroupLedger, _ wrong: FormState?, stamp: HTML) {
    self.ledger = ledger
    let isSplit = wrong?.typed.typed(GroupPaymentForm.split.name) != nil
    state =
      (isSplit ? nil : wrong)
      ?? FormState(FormReading(GroupHouseholdsForm.typed(ledger), in: ledger.currency))
    wrongSplit = isSplit ? wrong : nil
    self.stamp = stamp
  }

  /// What is wrong with the households together.
  private var all: ControlWords {
    ControlWords(name: GroupHouseholdsForm.all, error: state.error(for: GroupHouseholdsForm.all))
  }

  private var form: HTML {
    """
    <form method="post"\(action: GroupAddress(id: ledger.id).households) novalidate>
    \(stamp)\
    \(all.errorLine)\
    <div class="people weights"\(attribute: "id", all.error.map { _ in GroupHouseholdsForm.all })>
    \(each: ledger.shownMembers, { state.textInput(GroupHouseholdsForm.field($0), width: .number) })
    </div>
    <button class="second">Save</button>
    </form>
    """
  }

  var html: HTML {
    """
    <section class="card">
    <h2>Who pays as one</h2>
    <p class="hint">Couples and families can settle up together. Give people who pay together \
    the same number. Leave the others blank.</p>
    \(ledger.shownMembers.count > 8
      ? details("Choose who pays as one", isOpen: !state.errors.isEmpty, form) : form)
    \(GroupUsualSplitView(ledger: ledger, wrong: wrongSplit, stamp: stamp).html)
    </section>
    """
  }
}
