/// The calculator on the home page: its two questions, beside an example of an answer.
package struct CreditCardOpening {
  private let state: FormState

  /// The opening on a site with this currency.
  package init(in currency: Currency) {
    state = FormState(currency: currency)
  }

  /// The form and the example.
  package var html: HTML {
    """
    \(form)
    \(CalculatorExample<CreditCardPage>(state, on: CreditCardPage.address).html)
    """
  }

  /// The form alone.
  package var form: HTML {
    """
    <form class="mini" method="get"\(action: CreditCardPage.address.with(fragment: "answer")) novalidate>
    \(state.textInput(CreditCardForm.balance, label: "I owe", showsHint: false))
    \(state.textInput(CreditCardForm.apr, label: "at a yearly rate of", showsHint: false))
    <button>See what it costs</button>
    </form>
    """
  }
}
