package import Formats

/// The ways on from an answer: facts, and links to tools that have its figures filled in.
package struct WhatNext: Sendable {
  /// One way on.
  package struct Step: Sendable {
    fileprivate let html: HTML

    /// A fact, with a link after it where there is more to read.
    package init(_ fact: String, _ link: Link? = nil) {
      html = "\(fact)\(link.map { " \($0.html)" as HTML })"
    }

    /// A button that sends a form of the answer to another page, in place of a link with all its fields,
    /// and perhaps one field more.
    package init(
      _ words: String, sending form: String, and field: (name: String, text: String)?,
      to page: Address, inTabOfItsOwn opensTab: Bool
    ) {
      html = """
        <button class="link" form="\(form)"\(attribute: "name", field?.name)\
        \(attribute: "value", field?.text)\(attribute: "formaction", page.text)\
         formtarget="\(opensTab ? "_blank" : "_self")">\(words)</button>
        """
    }

    /// A button that sends fields in the body of a request, so that they come into no address.
    package init(_ words: String, posting fields: [(String, String)], to page: Address) {
      html = """
        <form method="post"\(action: page) target="_self">\(hiddenInputs(fields))\
        <button class="link">\(words)</button></form>
        """
    }

    /// A link alone.
    package init(_ link: Link) {
      html = link.html
    }
  }

  /// A link to a page of this site or to another site.
  package struct Link: Sendable {
    fileprivate let html: HTML

    /// A link to a page of this site.
    package init(_ words: String, _ address: Address) {
      html = "<a\(href: address)>\(words)</a>"
    }

    /// A link to another site.
    package init(_ words: String, _ address: OutsideAddress) {
      html = "<a\(href: address)>\(words)</a>"
    }
  }

  private let steps: [Step]

  /// Some ways on, of which those that do not fit the answer are nil.
  package init(_ steps: Step?...) {
    self.steps = steps.compactMap(\.self)
  }

  /// The list under its heading; nil when there is nothing in it.
  package var html: HTML? {
    guard !steps.isEmpty else { return nil }
    return """
      <section class="part next" aria-labelledby="next">
      <h3 id="next">What next?</h3>
      <ul>
      \(each: steps, { "<li>\($0.html)\n" })\
      </ul>
      </section>

      """
  }
}
