import Fetching
import MortgageRates
import Testing

@Suite struct FREDAddressTests {
  @Test func `asks for the newest weeks of a series`() throws {
    let address = try #require(FREDAddress(FREDAddress.standard))
    let key = try #require(FREDKey(file: "abcdef0123456789abcdef0123456789\n"))
    #expect(
      address.observations(of: .fifteenYearFixed, key: key)
        == "https://api.stlouisfed.org/fred/series/observations?series_id=MORTGAGE15US"
        + "&api_key=abcdef0123456789abcdef0123456789&file_type=json&sort_order=desc&limit=60")
  }

  @Test(arguments: [
    ("https://api.stlouisfed.org", false), ("https://fred.example/mirror/", false),
    ("http://127.0.0.1:8150", true), ("http://localhost:8150/", true), ("http://[::1]:80", true),
    ("https://localhost", true), ("https://localhost.example", false),
  ])
  func `knows this machine`(base: String, isLocal: Bool) throws {
    #expect(try #require(FREDAddress(base)).isLocal == isLocal)
  }

  @Test(arguments: [
    "", "api.stlouisfed.org", "ftp://api.stlouisfed.org", "file:///etc/passwd", "https://",
    "http://api.stlouisfed.org", "http://localhost.example", "http://localhost@api.example",
    "https://api.example/?a=b", "https://api.example/#a", "https://api.example/a b",
    "https://api.example/\n", "http://127.0.0.1.example",
  ])
  func `sends the key nowhere else`(base: String) {
    #expect(FREDAddress(base) == nil)
  }

  @Test func `takes a trailing slash`() throws {
    let key = try #require(FREDKey(file: "k"))
    let address = try #require(FREDAddress("http://localhost:1/a/"))
    #expect(
      address.observations(of: .thirtyYearFixed, key: key)
        .hasPrefix("http://localhost:1/a/fred/series/observations?"))
  }
}

@Suite struct FREDKeyTests {
  @Test(arguments: ["abc123", "abc123\n", " abc123 \r\n", "A-b_9"])
  func `is the one word of its file`(file: String) {
    #expect(FREDKey(file: file) != nil)
  }

  @Test(arguments: [
    "", "\n", "two words", "a\nb", "a&b=c", "a%20", "ä", "a\u{0}b",
    String(repeating: "a", count: 65),
  ])
  func `is nothing else`(file: String) {
    #expect(FREDKey(file: file) == nil)
  }

  @Test func `does not show itself`() throws {
    let key = try #require(FREDKey(file: "abc123"))
    var dumped = ""
    dump(key, to: &dumped)
    for text in ["\(key)", String(reflecting: key), dumped] {
      #expect(!text.contains("abc123"))
    }
  }
}
