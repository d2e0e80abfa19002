/// The alternative to a frame: a form on the charity's page that opens our page.
struct PlainForm {
  private let tool: EmbeddedTool
  private let origin: String
  private let currency: Currency?
  private let inputs: [(name: String, label: String, isNumber: Bool)]

  /// A form with the tool's questions; nil for a tool that asks nothing.
  init?(_ tool: EmbeddedTool, on site: Site, in currency: Currency?) {
    guard !tool.embedding.questions.isEmpty else { return nil }
    let usual = currency ?? tool.embedding.ownCurrency ?? site.currency
    inputs = tool.embedding.questions.map { ($0.name, $0.label(usual), $0.isNumber) }
    self.tool = tool
    self.currency = currency
    origin = site.origin
  }

  private var hidden: [(name: String, value: String)] {
    (currency.map { [(Field<Currency>.currencyName, $0.code)] } ?? []) + tool.embedding.opening
  }

  var html: HTML {
    """
    <form action="\(origin)\(tool.address.text)" method="get">
    \(hiddenInputs(hidden))\
    \(each: inputs, { name, label, isNumber in
      """
      <p><label for="farthing-\(name)">\(label)</label><br>
      <input id="farthing-\(name)" name="\(name)"\
      \(attribute: "inputmode", isNumber ? "decimal" : nil) autocomplete="off"></p>

      """
    })\
    <p><button>Work it out</button></p>
    </form>

    """
  }
}
