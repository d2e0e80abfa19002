extension HTML: ExpressibleByStringInterpolation {
  /// Markup that the program holds.
  package init(stringLiteral value: StaticString) {
    self.init(raw: value)
  }

  /// Markup with values between its pieces.
  package init(stringInterpolation: StringInterpolation) {
    self = stringInterpolation.html
  }

  /// Joins markup, and escapes everything else.
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate(set) var html: HTML

    /// Nothing yet, with room for the pieces.
    package init(literalCapacity: Int, interpolationCount: Int) {
      html = HTML(reserving: literalCapacity + interpolationCount * 48)
    }

    /// Adds markup that the program holds.
    package mutating func appendLiteral(_ literal: StaticString) {
      html.append(raw: literal)
    }

    /// Adds markup as it is.
    package mutating func appendInterpolation(_ piece: HTML) {
      html.append(piece)
    }

    /// Adds markup as it is, or nothing.
    package mutating func appendInterpolation(_ piece: HTML?) {
      if let piece { html.append(piece) }
    }

    /// Adds a text, escaped.
    @_disfavoredOverload
    package mutating func appendInterpolation(_ text: some StringProtocol) {
      html.append(escaping: text)
    }

    /// Adds a text, escaped.
    package mutating func appendInterpolation(_ text: String) {
      html.append(escaping: text)
    }

    /// Adds a whole number in digits, without separators.
    package mutating func appendInterpolation(_ number: Int) {
      html.append(escaping: String(number))
    }

    /// One piece for each element of a list, in order.
    ///
    /// They are found by their places: this is compiled once for elements of any type, and an
    /// iterator would look up their type for each of them.
    package mutating func appendInterpolation<Element>(
      each elements: [Element], _ piece: (Element) -> HTML
    ) {
      for place in 0..<elements.count { html.append(piece(elements[place])) }
    }

    /// One piece for each element, in order.
    package mutating func appendInterpolation<Elements: Sequence>(
      each elements: Elements, _ piece: (Elements.Element) -> HTML
    ) {
      for element in elements { html.append(piece(element)) }
    }

    /// ` name="value"`, or nothing when there is no value.
    package mutating func appendInterpolation(attribute name: StaticString, _ value: String?) {
      guard let value else { return }
      html.append(raw: " ")
      html.append(raw: name)
      html.append(raw: "=\"")
      html.append(escaping: value)
      html.append(raw: "\"")
    }

    /// ` name="value"` with a whole number, or nothing when there is none.
    package mutating func appendInterpolation(attribute name: StaticString, _ value: Int?) {
      appendInterpolation(attribute: name, value.map { String($0) })
    }

    /// ` name` when it is on, nothing when it is off.
    package mutating func appendInterpolation(flag name: StaticString, _ isOn: Bool) {
      guard isOn else { return }
      html.append(raw: " ")
      html.append(raw: name)
    }

    /// ` href="…"` to a page of ours.
    package mutating func appendInterpolation(href address: Address) {
      append(" href=\"", address)
    }

    /// ` href="…"` to a page of another site, without a referrer.
    package mutating func appendInterpolation(href address: OutsideAddress) {
      appendInterpolation(attribute: "href", address.text)
      html.append(raw: " rel=\"noreferrer\"")
    }

    /// ` action="…"` to a page of ours.
    package mutating func appendInterpolation(action address: Address) {
      append(" action=\"", address)
    }

    private mutating func append(_ attribute: StaticString, _ address: Address) {
      html.append(raw: attribute)
      html.append(address)
      html.append(raw: "\"")
    }
  }
}
