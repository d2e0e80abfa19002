/// Content that is closed until the visitor opens it.
package func details(
  _ summary: HTML, id: StaticString? = nil, look: StaticString? = nil, isOpen: Bool = false,
  _ content: HTML
) -> HTML {
  """
  <details\(attribute: "id", id?.description)\(attribute: "class", look?.description)\(flag: "open", isOpen)>
  <summary>\(summary)</summary>
  \(content)
  </details>
  """
}
