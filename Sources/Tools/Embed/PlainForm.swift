import Components
import Finance
import Forms
import Markup

/// The second way: a form of the charity's own, without a frame, that leads to our page.
struct PlainForm {
  private let tool: EmbeddedTool
  private let origin: String
  private let currency: Currency?
  private let inputs: [(name: String, label: String)]

  /// Mortgage rates ask nothing, so there is no form for them.
  init?(_ tool: EmbeddedTool, on site: Site, in currency: Currency?) {
    func input<Value>(_ field: Field<Value>, _ usual: Currency) -> (name: String, label: String) {
      (field.name, field.label(in: currency ?? usual))
    }
    switch tool {
    case .creditCard:
      inputs = [
        input(CreditCardForm.balance, site.currency), input(CreditCardForm.apr, site.currency),
      ]
    case .loan:
      inputs = [
        input(LoanForm.amount, site.currency), input(LoanForm.rate, site.currency),
        input(LoanForm.term.years, site.currency),
      ]
    case .studentLoan:
      inputs = [input(StudentLoanForm.principal, .usd), input(StudentLoanForm.apr, .usd)]
    case .rates: return nil
    }
    self.tool = tool
    self.currency = currency
    origin = site.origin
  }

  var html: HTML {
    """
    <form action="\(origin)\(tool.tool.address.text)" method="get">
    \(hiddenInputs(currency.map { [("currency", $0.code)] } ?? []))\
    \(each: inputs, { name, label in
      """
      <p><label for="farthing-\(name)">\(label)</label><br>
      <input id="farthing-\(name)" name="\(name)" inputmode="decimal" autocomplete="off"></p>

      """
    })\
    <p><button>Work it out</button></p>
    </form>

    """
  }
}
