import CardsFormulas
import PlanPages

/// The sheet on an adviser's computer: a code with the address of the plan, which is all there is of it.
extension AdviserSheet {
  /// A code and the address in it.
  struct HandedOver {
    let code: QRCode
    let address: String
  }

  static let handing = "On an adviser’s computer"

  /// The words beside the code; of a plan that is under way, they say that its figures differ there.
  var handingWords: String {
    "Point a camera at this code, or open the address. It has these debts and payments in it, so give it "
      + "only to people who may see them. Nothing is kept by this site."
      + (isUnderWay
        ? " The plan there starts with the payments of \(month.addingMonths(1).words), so its figures "
          + "can differ a little from this sheet’s." : "")
  }

  /// True where the kept plan has payments of this month in it, or some that are made already.
  private var isUnderWay: Bool {
    planned.kept.map { $0.standing.base != month || $0.paymentsOfRest != nil } ?? false
  }

  /// The reason why there is no code.
  var noCode: String {
    owing.count > PlanDebtFields.most
      ? "An adviser’s plan has room for \(PlanDebtFields.most) debts, so this sheet has no code for it."
      : "There is too much on this sheet for a code that a camera can read."
  }

  /// The plan of these debts as if it was typed there; names go first where all would be too long, and it
  /// is nil where it is too long without them.
  var handedOver: HandedOver? {
    addresses.lazy.compactMap { address in
      QRCode(address, upTo: QRCode.mostInLarge).map { HandedOver(code: $0, address: address) }
    }.first
  }

  /// The addresses of the plan, with names and without; rates that are not known are left blank.
  private var addresses: [String] {
    let (questions, terms) = (planned.questions, planned.kept?.typed ?? Submission([]))
    let unrated = questions.cards.entries.enumerated().filter { $0.element.card.planAPR == nil }
    var reading = questions.reading(
      terms.adding(unrated.map { ($0.element.fields.apr.name, "0") }), today: site.today)
    guard let result = try? questions.result(in: &reading), result.leftOut == 0 else { return [] }
    let numbers = Set(unrated.map { $0.offset + 1 })
    return [true, false].compactMap { isNaming in
      PlanTool.address(of: result, as: terms, isNaming: isNaming, unrated: numbers)
        .map { site.origin + $0.text }
    }
  }
}
