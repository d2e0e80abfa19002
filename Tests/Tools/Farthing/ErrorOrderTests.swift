/// Mistakes are listed in the order of their fields on the page.
@Suite struct ErrorOrderTests {
  /// The fields that are named in a list of mistakes.
  private func wrong(_ reply: TestSite.Reply) throws -> [String] {
    #expect(reply.status == 422)
    return try reply.errors.compactMap(\.field)
  }

  private func check(_ wrong: [String], on fields: [String]) {
    let places = wrong.compactMap { fields.firstIndex(of: $0) }
    #expect(places.count > 2, "\(wrong)")
    #expect(places == places.sorted(), "\(wrong) on \(fields)")
  }

  @Test(arguments: ToolList.calculators) func `of a calculator`(tool: Tool) throws {
    let fields = try TestSite.get("/\(tool.stem)").page.names
    let query = fields.map { "\($0)=lots" }.joined(separator: "&")
    check(try wrong(TestSite.get("/\(tool.stem).json?\(query)")), on: fields)
  }

  @Test(arguments: ["card", "loan"]) func `of a debt that is kept`(kind: String) throws {
    let browser = Visitor()
    let boxes = try browser.get("/cards?kind=\(kind)").page.elements
    let fields = boxes.filter { $0.name == "input" && $0["inputmode"] != nil }
      .compactMap { $0["name"] }
    let form = [("kind", kind)] + fields.map { ($0, "lots") }
    check(try wrong(browser.post("/cards", form, accept: "application/json")), on: fields)
  }
}
