/// The first letter of a person's name in a ring, to find their rows by.
///
/// The ring of the visitor is solid, those of others are dotted. A screen reader skips it, because
/// the name stands next to it.
///
/// - Parameters:
///   - name: The name as it was typed.
///   - isVisitor: True for the one who looks at the page.
/// - Returns: A drawing of 38 by 38 pixels.
package func personMark(_ name: String, isVisitor: Bool) -> HTML {
  """
  <svg class="who\(isVisitor ? " me" : "")" width="38" height="38" viewBox="0 0 38 38" \
  aria-hidden="true" focusable="false"><circle cx="19" cy="19" r="16.5"/>\
  <text x="19" y="24.5">\(name.prefix(1).uppercased())</text></svg>
  """
}
