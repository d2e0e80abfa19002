/// The elements of a page in their order, with their attributes: enough to follow links and forms.
package struct PageElements {
  package struct Element {
    package let name: String
    package let attributes: [String: String]

    /// Reads what stands between two signs for less.
    package init?(_ tag: String) {
      guard let match = tag.prefixMatch(of: /([a-z]+)((?:\s[a-z-]+(?:="[^"]*")?)*)>/) else {
        return nil
      }
      name = String(match.output.1)
      let pairs = match.output.2.matches(of: /([a-z-]+)(?:="([^"]*)")?/).map {
        (String($0.output.1), $0.output.2.map(PageElements.plain) ?? "")
      }
      attributes = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }

    package subscript(_ name: String) -> String? { attributes[name] }
  }

  /// A form and the values that are sent with it as it stands.
  package struct Form {
    package let element: Element
    package let values: [(String, String)]
    package let hidden: [(String, String)]
  }

  package let elements: [Element]

  package init(_ text: String) {
    elements = text.utf8.split(separator: UInt8(ascii: "<")).compactMap { tag in
      let isKept = Self.kept.contains { tag.starts(with: $0.utf8) }
      return isKept ? Element(String(Substring(tag))) : nil
    }
  }

  /// What links and forms are made of; other elements of long pages are passed over.
  private static let kept = ["a ", "base ", "button ", "form ", "input ", "label ", "link "]

  package var links: [Element] { elements.filter { $0.name == "a" } }

  /// Every way to send each form: by its plain button, or by one that has a value.
  package var forms: [Form] {
    let starts = elements.indices.filter { elements[$0].name == "form" }
    return zip(starts, starts.dropFirst() + [elements.endIndex]).flatMap { start, end in
      let controls = elements[start..<end]
      let inputs = controls.filter { $0.name == "input" && $0["name"] != nil }
      let hidden = inputs.filter { $0["type"] == "hidden" }.map(Self.value)
      let typed = inputs.filter { $0["type"] == "text" || $0["checked"] != nil }.map(Self.value)
      let id = elements[start]["id"]
      let buttons =
        elements.filter { $0.name == "button" && id != nil && $0["form"] == id }
        + controls.filter { $0.name == "button" && $0["name"] != nil && $0["form"] == nil }
      let presses = buttons.isEmpty ? [[]] : buttons.map { [Self.value($0)] }
      return presses.map {
        Form(element: elements[start], values: hidden + typed + $0, hidden: hidden)
      }
    }
  }

  private static func value(_ element: Element) -> (String, String) {
    (element["name"] ?? "", element["value"] ?? "")
  }

  fileprivate static func plain(_ text: Substring) -> String {
    String(text).replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing(
      "&quot;", with: "\""
    )
    .replacing("&#39;", with: "'").replacing("&amp;", with: "&")
  }
}
