import GroupsFormulas

/// The form that finds payments, or chooses those that are added up.
struct GroupFilterView {
  let ledger: GroupLedger
  let state: FormState

  /// The form.
  ///
  /// - Parameters:
  ///   - action: The page that shows the result.
  ///   - button: The words on its button.
  ///   - asksWords: True if it has a box for words.
  /// - Returns: The form.
  func form(action: Address, button: String, asksWords: Bool) -> HTML {
    """
    <form class="card" method="get"\(action: action) novalidate>
    \(asksWords ? state.textInput(GroupFilterForm.find, width: .text) : nil)
    <div class="money">
    \(state.select(GroupFilterForm.category, categories, chosen: state.chosen(GroupFilterForm.category)))
    \(state.select(GroupFilterForm.member, people, chosen: state.chosen(GroupFilterForm.member)))
    </div>
    <div class="money">
    \(state.dayInput(GroupFilterForm.from))
    \(state.dayInput(GroupFilterForm.to))
    </div>
    <p class="tools"><button>\(button)</button></p>
    </form>
    """
  }

  private var categories: [Choice] {
    [Choice("", "Any")] + ledger.categories.map { Choice($0.name, $0.words.isolated) }
      + [Choice(PaymentCategory.none, "Without one")]
  }

  private var people: [Choice] {
    [Choice("", "Anybody")]
      + ledger.shownMembers.map { Choice($0.id.text, $0.name.isolated) }
  }
}

extension PaymentCategory {
  /// The name in a list: “Food”.
  var words: String { name.capitalisedFirst }
}
