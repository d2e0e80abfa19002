import Formats
import Web

@testable import Farthing
@testable import GroupsPages

/// How often a request opens and seals cookies: each time costs as much as the rest of it.
@Suite struct GroupKeepingTests {
  private let browser = Visitor()

  /// Answers a request as the browser would send it, and tells what it did to cookies.
  private func use(
    _ method: Request.Method, _ path: String, _ fields: [(String, String)] = []
  ) throws -> (status: Response.Status, opened: Int, sealed: Int) {
    let site = try TestSite.site()
    let request = Request(
      method: method, path: path, form: Submission(fields),
      cookies: Cookies(header: browser.cookieHeader(for: path)), fetchSite: "same-origin")
    let none = Request.Body([], isTooLarge: false) { _ in nil }
    let response = try Routes(of: site.tools).router.respond(to: request, with: none, in: site)
    return (response.status, site.vault.cookies.opened, site.vault.cookies.sealed)
  }

  @Test func `a change opens the group and the list once, and seals the group once`() throws {
    let path = try browser.group().path
    for action in ["/payments", "/members"] {
      let use = try use(.post, path + action, [("amount", "30"), ("name", "Dora")])
      #expect(use == (.seeOther, 2, 1), "\(action)")
    }
    try browser.pay(path, "30")
    let group = try browser.json(path + "/group.json")
    let payment = try #require(group["payments"]?.array?.first?["id"]?.string)
    #expect(try use(.post, "\(path)/payments/\(payment)", [("amount", "9")]) == (.seeOther, 2, 1))
    #expect(try use(.post, "\(path)/payments/\(payment)/delete") == (.seeOther, 2, 1))
  }

  @Test func `another shape of the form opens the group once`() throws {
    let path = try browser.group().path
    let fields = [("amount", "30"), ("show", "exact")]
    #expect(try use(.post, path + "/payments", fields) == (.ok, 1, 0))
  }

  @Test func `to make or forget a group opens the list once`() throws {
    let fields = [("name", "Trip"), ("members", "Ana, Ben")]
    #expect(try use(.post, "/groups", fields) == (.seeOther, 0, 2), "the first group")
    let path = try browser.group().path
    #expect(try use(.post, "/groups", fields) == (.seeOther, 1, 2))
    #expect(try use(.post, "/groups", [("name", "")]) == (.unprocessable, 1, 0))
    #expect(try use(.post, path + "/fresh") == (.seeOther, 2, 2))
    #expect(try use(.post, path + "/forget") == (.seeOther, 1, 1))
  }

  @Test func `looking at a group seals nothing`() throws {
    let path = try browser.group().path
    #expect(try use(.get, path) == (.ok, 2, 0))
    #expect(try use(.get, path + "/settings") == (.ok, 1, 0))
  }

  @Test func `a change of cards opens and seals them once`() throws {
    try browser.addCard()
    #expect(try use(.get, "/cards") == (.ok, 1, 0))
    #expect(try use(.post, "/cards/undo") == (.seeOther, 1, 1))
  }
}
