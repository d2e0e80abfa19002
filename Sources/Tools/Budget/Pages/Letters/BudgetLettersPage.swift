import BudgetFormulas

/// The page on which one checks the letters and types what only they need.
struct BudgetLettersPage {
  static let name: StaticString = "letters"
  static let path = BudgetPage.path.appending(name)
  static let address = path.address

  let letters: BudgetLetters
  let calculation: Calculation<BudgetResult>

  /// The texts that were typed for the letters, and their mistakes.
  let state: FormState

  /// The page of a budget, with letters or the reason why there are none.
  static func page(_ calculation: Calculation<BudgetResult>) -> Page {
    guard let letters = BudgetLetters(calculation.result, on: calculation.site.today) else {
      return none(calculation)
    }
    return BudgetLettersPage(letters: letters, calculation: calculation, state: calculation.state)
      .page
  }

  var page: Page {
    let count = letters.offered.count
    return Page(
      title: "\(count == 1 ? "A letter" : "Letters") to \(letters.recipients)",
      lead: """
        One side of A4 each: what is owed, your offer, and how you came to it. Leave a box blank and \
        the letter has a line to fill in by hand.
        """,
      tool: BudgetPage.address, help: HelpBox(currency: state.currency), errors: state.errors,
      content: """
        \(isPosted ? nil : "<p class=\"tools\"><a\(href: calculation.link.page)>Back to the budget</a></p>\n" as HTML)\
        <form class="halves" method="post"\(action: Self.address.withExtension(".pdf")) \
        target="_self" novalidate>
        \(hiddenInputs(carried))\
        <section aria-labelledby="creditors">
        <h2 id="creditors">Who they go to</h2>
        \(each: letters.offered, creditor)\
        \(each: calculation.result.first, first)\
        \(each: letters.tooSmall, tooSmall)\
        \(each: letters.paidOff, paidOff)\
        </section>
        <section aria-labelledby="you">
        <h2 id="you">You</h2>
        \(state.textInput(BudgetLettersForm.name, width: .text))
        \(area(BudgetLettersForm.address))
        <button>Make \(count == 1 ? "the letter" : "\(count) letters") (PDF)</button>
        <p class="hint">Nothing of this is kept: the letters come back to you and are gone here.</p>
        \(enclosing)\
        </section>
        </form>
        \(preview)
        """)
  }

  /// True where the debts came in the body of a request, so that no address has them.
  private var isPosted: Bool { BudgetPosting.isPosted(state.typed) }

  /// The ways to the budget, which a form that was posted goes by buttons.
  private var enclosing: HTML {
    guard isPosted else {
      return """
        <p>Enclose your budget with each: <a\(href: calculation.link.file(".pdf"))>save it as PDF</a>.</p>

        """
    }
    let budget = BudgetPage.address
    return """
      <p>Enclose your budget with each.</p>
      <p class="tools"><button class="second"\
      \(attribute: "formaction", budget.withExtension(".pdf").text)>Save the budget as PDF</button> \
      <button class="second"\(attribute: "formaction", budget.text)>Back to the budget</button></p>

      """
  }

  /// The budget, which the letters are made of, on its way to the file.
  private var carried: [(String, String)] {
    state.typed.values(of: BudgetForm.names + [BudgetPosting.field.name, NationChoice.name])
  }

  /// A debt that no letter is about.
  private func first(_ debt: BudgetForm.Debt) -> HTML {
    let why =
      calculation.result.arrears.isPositive
      ? "it is among your priority bills." : "it comes first. \(BudgetSentences.nothingSetAside)."
    return without(debt, why)
  }

  private func tooSmall(_ offered: BudgetResult.Offered) -> HTML {
    without(offered.debt, "its share of what is left is too small to offer.")
  }

  private func paidOff(_ offered: BudgetResult.Offered) -> HTML {
    without(offered.debt, "your offer of \(offered.offer.amount.short) pays all of it.")
  }

  private func without(_ debt: BudgetForm.Debt, _ why: String) -> HTML {
    "<p>\(own(debt.label)) isn’t one of them: \(why)</p>\n"
  }

  private func creditor(_ offered: BudgetResult.Offered) -> HTML {
    let fields: [any Question] = [
      BudgetLettersForm.reference(of: offered.debt.number),
      BudgetLettersForm.address(of: offered.debt.number),
    ]
    let offer = offered.offer
    return details(
      """
      <b>\(own(offered.debt.label))</b>: \(offer.amount.formatted) a month of \(offer.balance.short)
      """,
      isOpen: offered.debt.number == letters.offered.first?.debt.number
        || state.hasMistake(in: fields),
      """
      \(state.textInput(BudgetLettersForm.reference(of: offered.debt.number), width: .text))
      \(area(BudgetLettersForm.address(of: offered.debt.number)))
      """)
  }

  private func area(_ field: Field<[String]>) -> HTML {
    state.textArea(field, typed: state.typed.typed(field.name) ?? "")
  }

  /// The first letter in words, as the others are but for names and sums; it is on paper too.
  private var preview: HTML? {
    letters.offered.first.map { offered in
      details(
        "What the letters say", look: "fold",
        """
        <p>\(letters.date)</p>
        \(offered.debt.name.map { "<p>To: <b>\(own($0))</b></p>\n" as HTML })\
        <p><b>\(BudgetLetters.title(offered))</b></p>
        \(each: letters.parts(offered), part)\
        <p>\(PDFCorrespondence.closing)</p>
        <p>\(letters.enclosed)</p>
        <p>They may say no, or ask for more. An adviser can write for you, free.</p>

        """)
    }
  }

  private func part(_ part: PDFCorrespondence.Part) -> HTML {
    switch part {
    case .paragraph(let words): "<p>\(words)</p>\n"
    case .sums(let sums):
      """
      <p>\(each: sums, { "\($0.label): <b>\($0.amount)</b><br>\n" })</p>

      """
    }
  }

  /// The page where no letter is to be written.
  private static func none(_ calculation: Calculation<BudgetResult>) -> Page {
    Page(
      title: "No letters to write", tool: BudgetPage.address,
      help: HelpBox(currency: calculation.result.currency),
      content: """
        <p>\(reason(calculation.result)).</p>
        <p class="tools"><a\(href: calculation.link.page)>Back to the budget</a></p>
        """)
  }

  /// The reason why no letter is to be written, without its full stop.
  private static func reason(_ result: BudgetResult) -> String {
    switch result.offers?.kind {
    case nil: "This budget has no debts to make an offer for: add them to it first"
    case .full: "What is left each month covers all that you owe, so there is no offer to write"
    case .token, .share: "Each offer pays off its debt, so there is nothing to ask for"
    }
  }

  /// The mistake of a form for letters where none is to be written.
  static func nothingToWrite(_ result: BudgetResult) -> InvalidForm {
    BudgetForm.owed.entries[0].balance.invalid(reason(result))
  }
}
