package import Markup

/// Something for those who want it, closed until they do.
package func details(
  _ summary: HTML, id: StaticString? = nil, isOpen: Bool = false, _ content: HTML
) -> HTML {
  """
  <details\(attribute: "id", id?.description)\(flag: "open", isOpen)>
  <summary>\(summary)</summary>
  \(content)
  </details>
  """
}
