/// The ways on from an answer: facts, and links to tools that have its figures filled in.
package struct WhatNext: Sendable {
  /// One way on.
  package struct Step: Sendable {
    fileprivate let fact: String?
    /// The link or button; nil for a fact alone.
    fileprivate let way: HTML?

    /// A fact, with a link where there is more to read.
    package init(_ fact: String, _ link: Link? = nil) {
      self.fact = fact
      way = link?.html
    }

    private init(way: HTML) {
      fact = nil
      self.way = way
    }

    /// A button that sends a form of the answer to another page, in place of a link with all its fields,
    /// and perhaps one field more.
    package init(
      _ words: String, sending form: String, and field: (name: String, text: String)?,
      to page: Address, inTabOfItsOwn opensTab: Bool
    ) {
      self.init(
        way: """
          <button form="\(form)"\(attribute: "name", field?.name)\
          \(attribute: "value", field?.text)\(attribute: "formaction", page.text)\
           formtarget="\(opensTab ? "_blank" : "_self")">\(words)</button>
          """)
    }

    /// A button that sends fields in the body of a request, so that they come into no address.
    package init(_ words: String, posting fields: [(String, String)], to page: Address) {
      self.init(
        way: """
          <form method="post"\(action: page) target="_self">\(hiddenInputs(fields))\
          <button>\(words)</button></form>
          """)
    }

    /// A link alone.
    package init(_ link: Link) {
      self.init(way: link.html)
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

  /// The facts and a row for each way under their heading; nil when there are none.
  package var html: HTML? {
    guard !steps.isEmpty else { return nil }
    return """
      <section class="part next" aria-labelledby="next">
      <h3 id="next">What next?</h3>
      \(each: steps.compactMap(\.fact), { "<p class=\"hint\">\($0)</p>\n" })\
      \(ways)\
      </section>

      """
  }

  private var ways: HTML? {
    let ways = steps.compactMap(\.way)
    guard !ways.isEmpty else { return nil }
    return """
      <ul class="ways-on">
      \(each: ways, { "<li>\($0)\n" })\
      </ul>

      """
  }
}
