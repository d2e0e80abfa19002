import TestSupport
import Testing

@Suite struct StudentLoanPageTests {
  @Test(arguments: [
    ("blank", "/student-loan"),
    ("wrong", "/student-loan?principal=lots&apr=100&previous=x"),
    ("half-of-the-interest", "/student-loan?principal=30000&apr=5&proportion=50"),
    ("a-step-up", "/student-loan?principal=30000&apr=5&payment=350&previous=318.20"),
    ("refunded", "/student-loan?principal=1000&apr=6&payment=2000&baseline=ten-year"),
    ("mathematics-blank", "/student-loan/mathematics"),
    ("mathematics", "/student-loan/mathematics?principal=30000&apr=5&proportion=50&previous=280"),
    (
      "mathematics-compounded",
      "/student-loan/mathematics?principal=1000&apr=6&proportion=0&payment=1000&compounded=yes"
    ),
  ])
  func `looks as approved`(name: String, address: String) throws {
    let page = try TestSite.get(address).text
    expectApproved(
      page.replacing(/<tr><th scope="row">.*\n/, with: ""), as: "StudentLoan/\(name).html")
  }

  @Test func `says first that British student loans are another thing, and where they are`() throws
  {
    for page in ["/student-loan", "/student-loan/mathematics"] {
      let text = try TestSite.get(page).text
      let lead = try #require(text.firstMatch(of: /<p class="lead">.*<\/p>/))
      #expect(lead.0.contains("not how student loans in the United Kingdom work"))
      #expect(
        lead.0.contains(
          "href=\"https://www.gov.uk/repaying-your-student-loan\" rel=\"noreferrer\""))
    }
  }

  @Test func `tells the truth about a ten-year payment that takes 121 months`() throws {
    let page = try TestSite.get("/student-loan?principal=30000&apr=5&proportion=50").text
    #expect(page.contains("10 years and 1 month"))
    #expect(
      page.contains(
        """
        Because each month’s interest is rounded, it takes 121 months here: <b>$0.02</b> of the \
        loan is left after ten years.
        """))
  }

  @Test func `names what it leaves out`() throws {
    let page = try TestSite.get("/student-loan?principal=30000&apr=5").text
    for words in [
      "fees", "rates and payments that change", "several loans", "joined into one",
      "true number of days", "penalties", "missed", "may ask for a higher minimum",
    ] {
      #expect(page.contains(words))
    }
  }

  @Test(arguments: [
    ("payment=350&previous=318.20", "↑", "You save <b>$992</b> more than with <b>$318.20</b>"),
    ("payment=318.20&previous=350", "↓", "You save <b>$992</b> less than with <b>$350</b>"),
    ("payment=350&previous=350", "→", "You save the same as with <b>$350</b>"),
  ])
  func `says how savings changed, with an arrow and in words`(
    query: String, arrow: String, words: String
  ) throws {
    let page = try TestSite.get("/student-loan?principal=30000&apr=5&\(query)").text
    #expect(page.contains("<span aria-hidden=\"true\">\(arrow)</span> \(words) a month."))
  }

  @Test func `a step of the loan drops a payment that would be too small for it`() throws {
    let page = try TestSite.get("/student-loan?principal=30000&apr=5&payment=125.01").text
    let more = try #require(page.firstMatch(of: /id="principal-more-form"[\s\S]*?<\/form>/)).0
    let less = try #require(page.firstMatch(of: /id="principal-less-form"[\s\S]*?<\/form>/)).0
    #expect(!more.contains("payment") && less.contains("name=\"payment\" value=\"125.01\""))
  }

  @Test func `shows every month, up to 1,200`() throws {
    let loan = "/student-loan/mathematics?apr=0&payment=1&principal="
    #expect(try TestSite.get("\(loan)1200").text.matches(of: /<tr><th scope="row">/).count == 1_200)
    let long = try TestSite.get("\(loan)5000").text
    #expect(long.matches(of: /<tr><th scope="row">/).count == 1_200)
    #expect(long.contains("These are the first 1200 of 5000 months."))
  }

  @Test func `stays small`() throws {
    let longest = try TestSite.get(
      "/student-loan/mathematics?principal=99999999&apr=0&payment=0.01")
    #expect(longest.body.count < 400_000)
  }
}
