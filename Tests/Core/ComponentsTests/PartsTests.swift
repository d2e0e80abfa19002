@testable import Components

/// The small parts that pages are made of.
@Suite struct PartsTests {
  @Test func `a summary of mistakes leads to each field, in the words beside it`() throws {
    let errors = [
      FieldError(field: "apr", message: "Enter the rate"),
      FieldError(field: "balance", message: "Balance must be <£5"),
    ]
    let html = try #require(errorSummary(errors)).text
    let first = try #require(
      html.firstRange(of: "<a href=\"#apr\" target=\"_self\">Enter the rate</a>"))
    let second = try #require(
      html.firstRange(of: "<a href=\"#balance\" target=\"_self\">Balance must be &lt;£5</a>"))
    #expect(first.upperBound < second.lowerBound)
    #expect(html.contains("role=\"alert\""))
    #expect(html.contains("<h2>There is a problem</h2>"))
    #expect(errorSummary([]) == nil)
  }

  @Test func `details are closed until asked`() {
    #expect(
      details("More", "<p>All</p>").text
        == "<details>\n<summary>More</summary>\n<p>All</p>\n</details>")
    #expect(details("More", id: "m", isOpen: true, "").text.hasPrefix("<details id=\"m\" open>"))
  }

  @Test func `facts stand with their names`() {
    let html = summaryList([("Paid off", "<b>May</b>"), ("A & B", "2")]).text
    #expect(html.contains("<div><dt>Paid off</dt><dd><b>May</b></dd></div>"))
    #expect(html.contains("<div><dt>A &amp; B</dt><dd>2</dd></div>"))
  }
}
