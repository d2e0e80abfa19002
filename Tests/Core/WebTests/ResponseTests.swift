@Suite struct ResponseTests {
  func lines(_ response: Response, secure: Bool = false) -> [Substring] {
    String(decoding: response.serialized(secure: secure).joined(), as: UTF8.self)
      .split(separator: "\r\n", omittingEmptySubsequences: false)
  }

  @Test func `is a CGI answer`() {
    let lines = lines(.text("Hello", status: .notFound))
    #expect(lines.first == "Status: 404 Not Found")
    #expect(lines.contains("Content-Type: text/plain; charset=utf-8"))
    #expect(lines.contains("Content-Length: 5"))
    #expect(lines.suffix(2) == ["", "Hello"])
  }

  @Test func `a redirect is none for a script that sends a form later, and all else stays`() {
    let later = Request(path: "/groups/0a1b2c3d/payments", isSentLater: true)
    let redirect = Response.seeOther(Address("/groups"), headers: [.init("Set-Cookie", "a=b")])
    #expect(lines(redirect.told(to: Request(path: "/groups"))) == lines(redirect))
    let told = lines(redirect.told(to: later))
    #expect(told.first == "Status: 204 No Content")
    #expect(told.contains("Set-Cookie: a=b"))
    #expect(!told.contains { $0.hasPrefix("Location") })
    let wrong = Response.text("No amount", status: .unprocessable)
    #expect(lines(wrong.told(to: later)) == lines(wrong))
  }

  @Test func `carries the security headers`() {
    let text = lines(.text("")).joined(separator: "\n")
    for header in [
      "Content-Security-Policy: default-src 'none'; style-src 'self'", "frame-ancestors 'none'",
      "X-Content-Type-Options: nosniff", "Permissions-Policy: camera=()",
      "Cross-Origin-Opener-Policy: same-origin", "Cross-Origin-Resource-Policy: same-origin",
    ] {
      #expect(text.contains(header))
    }
    #expect(!text.contains("Strict-Transport-Security"))
  }

  @Test func `asks for TLS only where there is TLS`() {
    #expect(
      lines(.text(""), secure: true)
        .contains("Strict-Transport-Security: max-age=63072000; includeSubDomains"))
  }

  @Test func `keeps figures out of stores, indexes and referrers`() {
    let private_ = lines(.text(""))
    #expect(private_.contains("Cache-Control: no-store"))
    #expect(private_.contains("Referrer-Policy: no-referrer"))
    #expect(private_.contains("X-Robots-Tag: noindex"))
  }

  /// With `no-referrer` browsers send `Origin: null` with a form, which is refused.
  @Test func `figures stay out of stores, and their forms say where they come from`() {
    let page = lines(.page("<form method=\"get\"><button formmethod=\"post\">Keep</button></form>"))
    #expect(page.contains("Cache-Control: no-store"))
    #expect(page.contains("Referrer-Policy: same-origin"))
    #expect(page.contains("X-Robots-Tag: noindex"))
    let asking = lines(.page("<form method=\"get\">post</form>"))
    #expect(asking.contains("Referrer-Policy: no-referrer"))
  }

  @Test func `no value can start another header`() {
    var response = Response.text("")
    response.headers = [.init("Location", "/a\r\nSet-Cookie: b=c")]
    #expect(lines(response).contains("Location: /aSet-Cookie: b=c"))
  }

  @Test func `lets a page with a state say where its forms come from, on this site alone`() {
    let page = lines(.page("", privacy: .state))
    #expect(page.contains("Cache-Control: no-store"))
    #expect(page.contains("Referrer-Policy: same-origin"))
    #expect(page.contains("X-Robots-Tag: noindex"))
  }

  @Test func `sends on to a page of ours`() {
    let cookie = Response.Header("Set-Cookie", "cards=a; Path=/")
    let lines = lines(.seeOther(Address("/cards", query: [("a", "b c")]), headers: [cookie]))
    #expect(lines.first == "Status: 303 See Other")
    #expect(lines.contains("Location: /cards?a=b+c"))
    #expect(lines.contains("Set-Cookie: cards=a; Path=/"))
  }
}
