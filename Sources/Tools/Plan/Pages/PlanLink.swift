import PlanFormulas

/// Links from one answer to the next: the same plan with something changed, and its files.
package struct PlanLink: Sendable {
  /// The fields of the debts and whatever else the plan depends on, without budget and order.
  private let plan: [(String, String)]
  /// The field of what is paid a month, as it was typed; nil where it was left blank.
  let budget: (String, String)?
  private let order: [(String, String)]
  /// The fields of the frame on another site.
  private let embedding: [(String, String)]
  private let base: Address
  /// False where the address of the page answers without a query.
  private let isAsked: Bool

  /// Links of a plan.
  ///
  /// - Parameters:
  ///   - typed: The texts of the form.
  ///   - names: The names of its fields.
  ///   - page: The address of the page, without a query.
  ///   - isAsked: False where that address answers without a query.
  package init(
    _ typed: Submission, of names: [String], at page: Address, isAsked: Bool = true
  ) {
    base = page
    self.isAsked = isAsked
    embedding = typed.values(of: Embedding.names)
    let apart = [PlanForm.budget.name, PlanForm.extra.name, PlanForm.order.name]
    plan = PlanPackedFields.packed(
      typed.values(of: names.filter { !apart.contains($0) }),
      beside: Self.mostOthers)
    order = typed.values(of: [PlanForm.order.name])
    let amount = PlanForm.budget.name
    budget =
      typed.typed(amount).map { (amount, $0) }
      ?? typed.typed(PlanForm.extra.name).map { (PlanForm.extra.name, $0) }
  }

  /// The fields of a link besides those of the plan: of the frame, budget, order, and one to spare.
  private static let mostOthers = Embedding.names.count + 4

  private var query: [(String, String)] {
    isAsked ? plan + order + (budget.map { [$0] } ?? []) : []
  }

  /// The tool of the page, for its help box; the plan of cards has the cards' own.
  package var tool: Address { base }

  /// The address of this answer outside any frame.
  package var page: Address { base.answering(query) }

  /// The same plan with another sum a month.
  func paying(_ budget: Money) -> Address {
    .here(query: carried + [(PlanForm.budget.name, budget.plain)])
  }

  /// The same plan in another order.
  func ordering(_ order: PlanOrder) -> Address {
    .here(
      query: embedding + plan + (budget.map { [$0] } ?? []) + [
        (PlanForm.order.name, order.rawValue)
      ])
  }

  /// The same plan with another text in a field of a debt.
  func changing(_ field: String, to text: String) -> Address {
    .here(query: carried.filter { $0.0 != field } + (budget.map { [$0] } ?? []) + [(field, text)])
  }

  /// All fields but the budget, for the forms of the control.
  var carried: [(String, String)] { embedding + plan + order }

  /// The same answer as a file with this ending.
  func file(_ ending: StaticString) -> Address { base.withExtension(ending).with(query: query) }

  /// The page with every month of this answer, outside any frame.
  var everyMonth: Address {
    base.appending(PlanMonthsPage.pathComponent.description).with(query: query)
  }
}
