package import Markup

/// Facts and their names, one below the other.
package func summaryList(_ facts: [(name: String, value: HTML)]) -> HTML {
  """
  <dl class="facts">
  \(each: facts, { fact in
    "<div><dt>\(fact.name)</dt><dd>\(fact.value)</dd></div>\n"
  })\
  </dl>
  """
}
