/// The ways on from the answers of every tool: none leads to an empty form.
@Suite struct NextStepsTests {
  @Test(arguments: ToolList.samples(.answered, .never, .largest))
  func `each next step of an answer is answered, filled in or a page to read`(
    sampled: Sampled
  ) throws {
    let page = try TestSite.get(sampled.address).text
    guard let next = PageElements(page).parts("section", of: "next").first else { return }
    for address in Self.sent(by: next, on: page) {
      #expect(try TestSite.get(address).status == 200, "\(address)")
    }
    for address in next.links.compactMap({ $0["href"] })
    where address.hasPrefix("/") {
      let response = try TestSite.get(address)
      #expect(response.status == 200, "\(address)")
      let boxes = PageElements(response.text).elements.filter { element in
        element.name == "input" && [nil, "text"].contains(element["type"])
      }
      #expect(
        response.text.contains(" id=\"answer\"") || boxes.isEmpty
          || boxes.contains { $0["value"]?.isEmpty == false }
          || Self.carries(address, on: response),
        "\(address)")
    }
  }

  /// True for a page that asks something else, and sends all figures of its address with it.
  private static func carries(_ address: String, on response: TestSite.Reply) -> Bool {
    let query = address.prefix { $0 != "#" }.split(separator: "?").last ?? ""
    let figures = query.split(separator: "&")
    return PageElements(response.text).forms.contains { form in
      let sent = Set(form.hidden.map { "\($0.0)=\(Visitor.encoded($0.1))" })
      return figures.allSatisfy { sent.contains(String($0).replacing("+", with: "%20")) }
    }
  }

  /// The addresses of buttons that send a form of the page.
  private static func sent(by next: PageElements, on page: String) -> [String] {
    let forms = PageElements(page).forms
    return next.elements.compactMap { button -> String? in
      guard let id = button["form"], let address = button["formaction"],
        let form = forms.first(where: { $0.element["id"] == id })
      else { return nil }
      let sent = form.hidden + (button["name"].map { [($0, button["value"] ?? "")] } ?? [])
      return "\(address)?" + sent.map { "\($0)=\(Visitor.encoded($1))" }.joined(separator: "&")
    }
  }

  @Test(arguments: ToolList.calculators)
  func `the usual answer leads on`(tool: Tool) throws {
    #expect(try TestSite.get(tool.first(.answered).address).text.contains(" id=\"next\""))
  }
}
