import TestSupport
import Testing

@Suite struct CreditCardPageTests {
  @Test(arguments: [
    ("blank", "/credit-card"),
    ("wrong", "/credit-card?balance=lots&apr=1000&months=0"),
    ("answered", "/credit-card?balance=4.50&apr=24.9"),
    ("never", "/credit-card?balance=1000&apr=24.9&payment=18.69"),
    ("below-minimum", "/credit-card?balance=2292&apr=17.91&payment=40"),
    ("target-in-dollars", "/credit-card?balance=1000&apr=20&basis=nominal&currency=USD&months=12"),
  ])
  func `looks as approved`(name: String, address: String) throws {
    let page = try TestSite.get(address).text
    expectApproved(page.withoutTables, as: "CreditCard/\(name).html")
  }

  @Test func `shows both schedules whole`() throws {
    let page = try TestSite.get("/credit-card?balance=2292&apr=17.91").text
    #expect(page.matches(of: /<tr><th scope="row">/).count == 302 + 63)
    #expect(page.contains("<tr><th scope=\"row\">1<td>£2,292.00<td>£31.68<td>£54.60<td>£2,269.08"))
    #expect(page.contains("<tr><th scope=\"row\">63<td>£27.73<td>£0.38<td>£28.11<td>£0.00"))
  }

  @Test func `says the answer in a sentence that can be repeated`() throws {
    let page = try TestSite.get("/credit-card?balance=2292&apr=17.91").text
    #expect(
      page.contains(
        """
        data-say="Paying only the minimum takes 25 years and 2 months and costs £2,984.62 in \
        interest. Paying £55 every month takes 5 years and 3 months and saves you £1,838.51."
        """))
  }

  @Test(arguments: [
    ("/credit-card", false), ("/credit-card?balance=2292&apr=17.91", false),
    ("/credit-card?balance=2292&apr=17.91&payment=40", true),
    ("/credit-card?balance=1000&apr=24.9&payment=18.69", true),
    ("/credit-card?balance=1000&apr=24.9&payment=18.71", true),
  ])
  func `offers help more strongly where it matters`(address: String, isStrong: Bool) throws {
    let page = try TestSite.get(address).text
    #expect(page.contains("class=\"help strong\"") == isStrong)
    for number in ["tel:08001381111", "tel:08088084000", "tel:08002404420"] {
      #expect(page.contains(number))
    }
  }

  @Test func `gives no British numbers beside dollars`() throws {
    let page = try TestSite.get("/credit-card?balance=1000&apr=20&currency=USD").text
    #expect(!page.contains("tel:"))
    #expect(page.contains("$1,000"))
  }

  @Test func `shows again what was typed, with what a sum comes to`() throws {
    let page = try TestSite.get("/credit-card?balance=12.50%2B3*2&apr=20").text
    #expect(page.contains("value=\"12.50+3*2\""))
    #expect(page.contains("12.50+3*2 is £18.50"))
  }
}

extension String {
  /// The page without the rows of its tables, which have a test of their own.
  fileprivate var withoutTables: String {
    replacing(/<tr><th scope="row">.*\n/, with: "")
  }
}
