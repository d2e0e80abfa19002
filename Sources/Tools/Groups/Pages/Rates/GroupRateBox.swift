/// The box for what one unit of another currency is worth: “€1 = £0.86”.
struct GroupRateBox {
  let id: String
  let target: Currency
  /// The other currency; nil where none is chosen yet.
  let currency: Currency?
  let text: String?
  /// True in a form on which another currency can be chosen without loading it again: the words for
  /// that one are there too.
  let isAskedAhead: Bool
  let error: String?

  var html: HTML {
    let words = ControlWords(name: id, hint: isAskedAhead ? "" : nil, error: error)
    return """
      <div class="field rate weights\(words.error == nil ? "" : " wrong")">
      <label for="\(id)">\(either(currency.map { Money.whole(1, $0).short }, or: "1 of that currency"))\
      \u{A0}=<span class="unseen"> how many \(target.name)?</span></label>
      \(words.errorLine)\
      <div class="box number"><span aria-hidden="true">\(target.symbol)</span>\
      <input id="\(id)" name="\(GroupRateForm.rate.name)" inputmode="decimal" autocomplete="off"\
      \(attribute: "value", text)\(words.attributes)></div>\(hint)
      </div>
      """
  }

  private var hint: HTML? {
    guard isAskedAhead else { return nil }
    return """

      <p class="hint" id="\(id)-hint">Leave this blank to keep \(either(currency?.name, or: "them")) \
      apart.</p>
      """
  }

  /// The words for the currency, and those in place of them once another one is chosen.
  private func either(_ drawn: String?, or other: String) -> HTML {
    let other: HTML? = isAskedAhead ? "<span class=\"other\">\(other)</span>" : nil
    return "\(drawn.map { "<span class=\"drawn\">\($0)</span>" as HTML })\(other)"
  }
}
