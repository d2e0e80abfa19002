@Suite struct OpenAPITests {
  private func paths() throws -> JSONValue {
    try #require(try TestSite.get("/openapi.json").json["paths"])
  }

  /// All but the guides, which are only there to be read.
  @Test func `describes everything that can be asked`() throws {
    let described = try paths().object?.flatMap { path in
      (path.value.object ?? []).map { "\($0.name) \(path.name.replacing(/\{[^}]*\}/, with: "*"))" }
    }
    let routes = Routes(of: Catalogue.tools(rates: LatestRates(at: nil))).all.filter {
      !$0.path.masked.hasPrefix("/guides")
    }
    #expect(
      Set(described ?? [])
        == Set(routes.map { "\($0.method == .post ? "post" : "get") \($0.path.masked)" }))
  }

  @Test func `names the parameters of the contract`() throws {
    let parameters = try paths()["/credit-card.csv"]?["get"]?["parameters"]?.array
    #expect(
      parameters?.compactMap { $0["name"]?.string } == [
        "balance", "apr", "payment", "months", "by", "by-month", "by-year", "rule",
        "minimum-percent", "minimum-interest", "minimum-floor", "minimum-alone-percent",
        "minimum-base", "currency", "basis", "plan",
      ])
    let form = try paths()["/cards/{id}/paid"]?["post"]?["requestBody"]?["content"]?
      .object?.first?.value["schema"]?["properties"]?.object
    #expect(form?.map(\.name) == ["amount", "due", "operation", "rev"])
  }

  @Test(arguments: [("/mortgage", ["use-rate"]), ("/loan", ["use-rate", "use-currency"])])
  func `names what a link to a blank page hands over`(path: String, names: [String]) throws {
    let parameters = try paths()[path]?["get"]?["parameters"]?.array
    let named = try #require(parameters).compactMap { $0["name"]?.string }
    #expect(Set(names).isSubset(of: named))
  }

  @Test func `names what can go wrong`() throws {
    let responses = try paths()["/groups/{id}/payments/{p}"]?["post"]?["responses"]?.object
    #expect(responses?.map(\.name) == ["303", "400", "404", "403", "409", "422", "410", "503"])
    let box = try paths()["/groups/{id}/box"]?["post"]?["responses"]?.object
    #expect(Set(["303", "307", "409", "410", "503", "507"]).isSubset(of: box?.map(\.name) ?? []))
  }

  /// Texts that the contract wants, in fields of forms.
  @Test(arguments: [
    ("/groups/{id}/payments", "payer", "new"), ("/groups/{id}/payments", "payer", "several"),
    ("/groups/{id}/payments", "with", "new"), ("/groups/{id}/payments", "payer-{k}", "new"),
    ("/groups/{id}/payments", "item-with-{k}", "new"), ("/groups/{id}/merge", "member", "new"),
    ("/groups/join", "member", "new"), ("/groups/join", "new-member", "Zoe Two"),
    ("/groups/{id}/box", "then", "another-phone"), ("/groups/{id}/default-split", "split", "even"),
  ])
  func `allows what a form takes`(path: String, name: String, text: String) throws {
    let field = try #require(asked().first { $0.place == "post \(path)" && $0.name == name })
    if let choices = field.schema["enum"]?.array {
      #expect(choices.contains { $0.string == text })
    } else {
      let pattern = try #require(field.schema["pattern"]?.string)
      #expect(try text.wholeMatch(of: Regex(pattern)) != nil)
    }
  }

  @Test func `offers no split for new payments that is refused`() throws {
    let field = try #require(
      asked().first { $0.place == "post /groups/{id}/default-split" && $0.name == "split" })
    #expect(field.schema["enum"]?.array?.map(\.string) == ["even", "shares", "percent"])
  }

  /// What is asked of a value in the path, the query or a form.
  private struct Asked {
    let place: String
    let name: String
    let schema: JSONValue
    let example: String?
  }

  /// Every value that can be sent, with what its schema refers to.
  private func asked() throws -> [Asked] {
    let document = try TestSite.get("/openapi.json").json
    let named = document["components"]?["schemas"]
    return try #require(document["paths"]?.object).flatMap { path in
      try (path.value.object ?? []).flatMap { method in
        let place = "\(method.name) \(path.name)"
        let inAddress: [(String, JSONValue?, String?)] =
          (method.value["parameters"]?.array ?? []).map {
            ($0["name"]?.string ?? "", $0["schema"], $0["example"]?.string)
          }
        let form = method.value["requestBody"]?["content"]?.object?.first?.value["schema"]
        let inForm: [(String, JSONValue?, String?)] = (form?["properties"]?.object ?? []).map {
          ($0.name, $0.value.element, $0.value["examples"]?.array?.first?.first)
        }
        return try (inAddress + inForm).map { name, schema, example in
          let reference = schema?["$ref"]?.string?.split(separator: "/").last
          let found = reference.map { named?[String($0)] } ?? schema
          return Asked(place: place, name: name, schema: try #require(found), example: example)
        }
      }
    }
  }

  @Test func `says what each value looks like, with an example`() throws {
    let all = try asked()
    #expect(all.count > 1_000)
    for each in all {
      let words = "\(each.place): \(each.name)"
      let example = try #require(each.example, "\(words)")
      if let choices = each.schema["enum"]?.array {
        #expect(choices.contains { $0.string == example }, "\(words)")
      } else if let pattern = each.schema["pattern"]?.string {
        #expect(pattern.hasPrefix("^") && pattern.hasSuffix("$"), "\(words)")
        #expect(try example.wholeMatch(of: Regex(pattern)) != nil, "\(words)")
        if let most = each.schema["maxLength"]?.number.flatMap({ Int($0) }) {
          #expect(example.count <= most, "\(words)")
        } else {
          #expect(!pattern.contains { "*+".contains($0) }, "\(words)")
        }
      } else {
        #expect(each.schema["format"]?.string == "binary", "\(words)")
      }
    }
  }

  @Test func `says what has to be sent, and what can be sent several times`() throws {
    let paths = try paths()
    func form(_ path: String) -> JSONValue? {
      paths[path]?["post"]?["requestBody"]?["content"]?.object?.first?.value["schema"]
    }
    #expect(form("/groups")?["required"]?.array?.map(\.string) == ["name"])
    #expect(
      form("/groups/{id}/settle")?["required"]?.array?.map(\.string) == ["from", "to", "amount"])
    #expect(form("/cards/sheet")?["required"] == nil)
    #expect(form("/groups")?["properties"]?["member"]?["type"]?.string == "array")
    #expect(form("/groups/{id}/payments")?["properties"]?["with"]?["type"]?.string == "array")
    for ending in ["", ".json", ".csv", ".pdf", ".ics"] {
      let parameters = paths["/plan" + ending]?["get"]?["parameters"]?.array
      #expect(parameters?.contains { $0["name"]?.string == "carried" } == true, "\(ending)")
    }
    for (path, method) in [("/groups/import", "post"), ("/another-phone", "get")] {
      let answer = paths[path]?[method]?["responses"]?["200"]?["content"]
      #expect(answer?.object?.map(\.name) == ["text/html", "application/json"])
    }
  }

  @Test func `lists the currencies once`() throws {
    let text = try TestSite.get("/openapi.json").text
    #expect(text.split(separator: "\"AED\"").count == 2)
    #expect(try asked().contains { $0.name == "currency" && $0.example == "GBP" })
  }

  @Test func `the examples for programs are answered`() throws {
    let examples = try TestSite.get("/for-programs").page.parts("code").map(\.words)
      .filter { $0.hasPrefix("/") && $0.contains("?") && !$0.hasPrefix("/oembed") }
    for example in examples {
      #expect(try TestSite.get(example).status != 422, "\(example)")
    }
    #expect(examples.contains { $0.hasPrefix("/mortgage/deals.json?") })
  }
}

extension JSONValue {
  /// The schema of what is sent: that of each element, where it can be sent several times.
  fileprivate var element: JSONValue { self["items"] ?? self }

  /// The text itself, or the first of a list.
  fileprivate var first: String? { string ?? array?.first?.string }
}
