@testable import CardsPages

@Suite struct CardDetailsTests {
  func details(_ fields: [(String, String)]) throws -> CardDetails {
    try CardDetails(Submission(fields), in: .gbp)
  }

  /// The messages about one field that is sent with three right ones.
  func messages(_ name: String, _ typed: String) -> [FieldError] {
    let fields = CardsTestValues.fields().filter { $0.0 != name } + [(name, typed)]
    do throws(InvalidForm) {
      _ = try CardDetails(Submission(fields), in: .gbp)
      return []
    } catch {
      return error.errors
    }
  }

  @Test func `reports everything that is missing, in page order`() {
    let invalid = thrown(InvalidForm.self) { try details([]) }
    #expect(
      invalid?.errors == [
        FieldError(field: "name", message: "Enter a name for the card"),
        FieldError(field: "balance", message: "Enter how much you owe on the card, or 0"),
        FieldError(
          field: "limit",
          message: "Enter the credit limit of the card, or 0 if you do not know it"),
        FieldError(
          field: "due-day", message: "Enter the day of the month when the payment is due"),
      ])
  }

  @Test(arguments: [
    ("name", String(repeating: "a", count: 81), "Name must be 80 characters or fewer"),
    ("name", "\u{1}", "Name must have letters or digits in it"),
    ("balance", "lots", "Balance must be an amount, like 1,250 or 99.50"),
    ("balance", "100,000,000", "Balance must be £99,999,999.99 or less"),
    ("balance", "-100,000,000", "Balance must be −£99,999,999.99 or more"),
    ("limit", "-1", "Credit limit must not be below zero"),
    ("limit", "100000000", "Credit limit must be £99,999,999.99 or less"),
    ("due-day", "0", "Payment due day must be between 1 and 31"),
    ("due-day", "32", "Payment due day must be between 1 and 31"),
    ("due-day", "five", "Payment due day must be a whole number, like 24"),
    ("statement-day", "32", "Statement day must be between 1 and 31"),
    ("apr", "1000", "Interest rate must be 999.99% or less"),
    ("minimum", "-1", "Minimum payment must not be below zero"),
    ("reminder", "perhaps", "Reminder must be one of the choices in the list"),
    ("style", "gold", "Colour must be one of the choices in the list"),
  ])
  func `says what is wrong`(name: String, typed: String, message: String) {
    #expect(messages(name, typed) == [FieldError(field: name, message: message)])
  }

  @Test(arguments: [
    ("name", String(repeating: "é", count: 80)), ("name", "  Blue "), ("balance", "99999999.99"),
    ("balance", "-99,999,999.99"), ("balance", "0"), ("balance", "12.50+3*2"), ("limit", "0"),
    ("limit", "99999999.99"), ("due-day", "1"), ("due-day", "31"), ("due-day", "5th"),
    ("due-day", "31ST"), ("statement-day", "1"), ("statement-day", "2nd"), ("statement-day", ""),
    ("apr", "0"), ("apr", "999.99"), ("apr", "24.9 %"), ("minimum", "0"),
    ("reminder", "on"), ("reminder", "off"), ("style", "plum"),
  ])
  func `takes what is just inside`(name: String, typed: String) {
    #expect(messages(name, typed) == [])
  }
}
