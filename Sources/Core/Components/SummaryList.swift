package import Markup

/// A list of facts, each with its name.
package func summaryList(_ facts: [(name: String, value: HTML)]) -> HTML {
  """
  <dl class="facts">
  \(each: facts, { fact in
    "<div><dt>\(fact.name)</dt><dd>\(fact.value)</dd></div>\n"
  })\
  </dl>
  """
}
