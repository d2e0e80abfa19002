import CardsFormulas
import Components
import Finance
import Formats
import PlanPages
import Web

/// The sheet on an adviser's computer: a code with the address of the plan, which is all there is of it.
extension AdviserSheet {
  /// A code and the address in it, or nil with too much for a code.
  struct HandedOver {
    let code: QRCode
    let address: String
  }

  static let handing = "On an adviser’s computer"

  static let handingWords =
    "Point a camera at this code, or open the address. It has these debts and payments in it, so give it "
    + "only to people who may see them. Nothing is kept by this site."

  static let tooMuch = "There is too much on this sheet for a code that a camera can read."

  /// The plan of these debts as if it was typed there; names go first where all would be too long.
  var handedOver: HandedOver? {
    [true, false].lazy.compactMap { isNaming in
      let address = plan(isNaming: isNaming).map { site.origin + $0.text }
      return address.flatMap { address in
        QRCode(address, upTo: QRCode.mostInLarge).map { HandedOver(code: $0, address: address) }
      }
    }.first
  }

  /// The address of the plan; rates that are not known are left blank.
  private func plan(isNaming: Bool) -> Address? {
    let questions = planned.questions
    let unknown = questions.cards.entries.filter { $0.card.planAPR == nil }
    var reading = questions.reading(
      planned.terms.adding(unknown.map { ($0.fields.apr.name, "0") }), today: site.today)
    let unrated = questions.cards.entries.indices.filter { place in
      questions.cards.entries[place].card.planAPR == nil
    }
    guard let result = try? questions.result(in: &reading), result.leftOut == 0 else { return nil }
    return PlanTool.address(
      of: result, as: planned.terms, isNaming: isNaming, unrated: Set(unrated.map { $0 + 1 }))
  }
}
