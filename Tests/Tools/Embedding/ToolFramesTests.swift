/// What every tool shows on pages of other sites.
@Suite struct ToolFramesTests {
  @Test(arguments: ToolList.framed)
  func `every tool can be framed, chosen, pasted and found`(tool: Tool) throws {
    let (stem, title) = (tool.stem, try #require(tool.embedding).title)
    let frame = try TestSite.get("/embed/\(stem)")
    #expect(frame.status == 200)
    #expect(frame.text.contains("<body class=\"embedded\">"))
    #expect(frame.headers["Cache-Control"] == "no-store")
    let guide = try TestSite.get("/embed/?tool=\(stem)").text
    #expect(guide.contains("<option value=\"\(stem)\" selected>"))
    #expect(
      guide.contains(
        "src=&quot;http://localhost:8080/embed/\(stem)&quot; title=&quot;\(title)&quot;"))
    #expect(guide.contains("src=\"/embed/\(stem)\" title=\"\(title)\" loading=\"lazy\"></iframe>"))
    for (address, look) in [("/\(stem)", ""), ("/embed/\(stem)?accent=000000", "?accent=000000")] {
      let found = try TestSite.get("/oembed?url=http://localhost:8080\(address)")
      #expect(found.status == 200)
      #expect(found.text.contains("\"title\":\"\(title)\""))
      #expect(found.text.contains("http://localhost:8080/embed/\(stem)\(look)\\\""))
    }
  }

  private static let unframed = ToolList.tools.filter { $0.embedding == nil }

  @Test(arguments: unframed)
  func `what keeps something is never in a frame`(tool: Tool) throws {
    #expect(try TestSite.get("/embed/\(tool.stem)").status == 404)
    let policy = try TestSite.get("/\(tool.stem)").headers["Content-Security-Policy"]
    #expect(policy?.hasSuffix("frame-ancestors 'none'") == true)
  }

  @Test(arguments: ToolList.calculators)
  func `a form without a frame asks for what the tool needs`(tool: Tool) throws {
    let guide = try TestSite.get("/embed/?tool=\(tool.stem)").page
    let form = PageElements(try #require(guide[id: "form"]).words)
    #expect(form.elements.first?["action"] == "http://localhost:8080/\(tool.stem)")
    let inputs = form.elements.filter { $0.name == "input" && $0["type"] != "hidden" }
    #expect(inputs.map { $0["name"] } == tool.embedding?.questions.map(\.name))
    let labelled = form.elements.filter { $0.name == "label" }.map { $0["for"] }
    #expect(labelled == inputs.map { $0["id"] })
    let typed = try tool.first(.answered).sample.query.split(separator: "&")
      .compactMap { $0.split(separator: "=").first.map(String.init) }
    for question in try #require(tool.embedding).questions where !typed.contains(question.name) {
      // What the usual answer does without, the form may leave blank.
      let blank = try tool.parameters().first { $0["name"]?.string == question.name }
      #expect(blank?["required"]?.bool != true)
    }
  }

  @Test(arguments: ToolList.calculators)
  func `a frame works in the partner's currency, if the tool has more than its own`(
    tool: Tool
  ) throws {
    let dublin = Partner(
      id: "dublin", name: "Dublin Advice", origins: ["https://www.example.ie"], currency: .eur)
    func get(_ address: String) throws -> String {
      try TestSite.get(address, partners: Partners([dublin])).text
    }
    for sampled in [try tool.first(.blank), try tool.first(.wrong), try tool.first(.answered)] {
      let page = try get(sampled.framed("partner=dublin"))
      let chosen = PageElements(page)[id: "currency"]?.selected ?? []
      #expect(chosen.allSatisfy { $0 == "EUR" })
      #expect(try sampled.sample.state != .blank || !chosen.isEmpty == tool.asksForCurrency())
    }
    let answered = try tool.first(.answered)
    let response = try get(answered.framed("partner=dublin")).split(separator: " id=\"answer\"")
    let asks = try tool.asksForCurrency()
    #expect(response.last?.contains("€") == asks)
    #expect(response.last?.contains(/[£$]\d/) == !asks)
    let usual = tool.embedding?.ownCurrency == .usd ? "$" : "£"
    #expect(try get(answered.framed()).contains(usual))
  }
}
