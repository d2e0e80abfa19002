import Web

@Suite struct MetricsPageTests {
  private let folder = TemporaryFolder()

  @Test func `a request is counted by the pattern of its route`() throws {
    let record = try TestSite.get("/cards/nobody?balance=2292").record
    #expect(record.method == "GET")
    #expect(record.route == "/cards/*")
    #expect(record.status == 404)
    #expect(record.refusedCookies == 0 && !record.isFromElsewhere)
  }

  @Test func `what no route answers has a dash`() throws {
    #expect(try TestSite.get("/somebody@example.org").record.route == "-")
    #expect(try TestSite.get("/about?a=%").record.route == "-")
  }

  @Test func `a page asked for as JSON is counted as JSON`() throws {
    #expect(try TestSite.get("/loan", accept: "application/json").record.route == "/loan.json")
  }

  @Test func `cookies that do not open are counted, each once`() throws {
    let record = try TestSite.ask([
      "REQUEST_METHOD": "GET", "DOCUMENT_URI": "/cards",
      "HTTP_COOKIE": "cards=v4.local.forged; groups=nonsense; other=1",
    ]).record
    #expect(record.refusedCookies == 1)
    #expect(try TestSite.get("/cards").record.refusedCookies == 0)
  }

  @Test func `forms of other sites are counted`() throws {
    let record = try TestSite.ask([
      "REQUEST_METHOD": "POST", "DOCUMENT_URI": "/cards/forget",
      "HTTP_SEC_FETCH_SITE": "cross-site",
    ]).record
    #expect(record.isFromElsewhere)
    #expect(record.status == 403)
  }

  @Test func `the page of counts adds up all workers`() throws {
    let metrics = MetricsFolder(folder.path)
    let workers = [try #require(metrics.claim()), try #require(metrics.claim())]
    for worker in workers { worker.add(Counts(of: try TestSite.get("/health").record)) }
    let response = try TestSite.ask(
      ["REQUEST_METHOD": "GET", "DOCUMENT_URI": "/metrics"], metrics: metrics)
    #expect(response.status == 200)
    #expect(
      response.text.contains(
        #"farthing_requests_total{method="GET",route="/health",status="200"} 2"#))
  }

  @Test func `a site that does not count has no such page`() throws {
    #expect(try TestSite.get("/metrics").status == 404)
  }
}
