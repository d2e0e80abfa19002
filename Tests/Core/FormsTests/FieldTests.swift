@Suite struct FieldTests {
  static let balance = Field(
    "balance", question: "How much do you owe?", missing: "Enter how much you owe",
    subject: "Balance", reader: Reader<Money>.money)
  static let payment = Field(
    "payment", question: "Payment each month", subject: "Payment",
    reader: Reader<Money>.money.optional)

  private func message<Value>(
    _ field: Field<Value>, _ typed: String?, in currency: Currency = .gbp
  ) -> String? {
    do throws(FieldError) {
      _ = try field.value(of: typed, in: currency)
      return nil
    } catch {
      #expect(error.field == field.name)
      return error.message
    }
  }

  @Test func `reads what people type`() throws {
    #expect(try Self.balance.value(of: " £1,250 ", in: .gbp) == Money(minorUnits: 125_000, .gbp))
    #expect(try Self.balance.value(of: "80-12", in: .gbp) == Money(minorUnits: 6_800, .gbp))
    #expect(try Self.balance.value(of: "1250", in: .jpy) == Money(minorUnits: 1_250, .jpy))
  }

  @Test(arguments: [
    (nil, "Enter how much you owe"),
    ("  ", "Enter how much you owe"),
    ("lots", "Balance must be an amount, like 1,250 or 99.50"),
    ("0", "Balance must be £0.01 or more"),
    ("-5", "Balance must not be below zero"),
    ("1.234", "Balance can be read in two ways: type 1,234 or 1.23"),
    ("12 3.50", "Balance has a space in it: to add up, type 12+3.50"),
    ("99.5051", "Balance must have no more than 2 decimals, like 1,250 or 99.50"),
    ("1/0", "Balance is a sum that divides by zero"),
    ("$5", "Balance is in pounds here: take out $, or change the currency"),
  ])
  func `says what is wrong in a sentence about the field`(typed: String?, expected: String) {
    #expect(message(Self.balance, typed) == expected)
  }

  @Test func `an optional field may be empty but not wrong`() throws {
    #expect(try Self.payment.value(of: nil, in: .gbp) == nil)
    #expect(try Self.payment.value(of: " ", in: .gbp) == nil)
    #expect(message(Self.payment, "some") == "Payment must be an amount, like 1,250 or 99.50")
    #expect(Self.payment.isOptional)
    #expect(!Self.balance.isOptional)
  }

  @Test func `a label says the unit in words`() {
    #expect(Self.balance.label(in: .gbp) == "How much do you owe, in pounds?")
    #expect(Self.payment.label(in: .usd) == "Payment each month, in US dollars (optional)")
  }

  @Test func `another answer of the form can make one wrong`() throws {
    let most = Money(minorUnits: 10_000, .gbp)
    let field = Self.balance.checked { balance, _ in
      balance > most ? "Balance must be less than the limit" : nil
    }
    #expect(try field.value(of: "100", in: .gbp) == most)
    #expect(message(field, "100.01") == "Balance must be less than the limit")
  }

  @Test func `a choice is one of its list`() throws {
    let field = Field(
      "tool", question: "Which?", subject: "Tool",
      reader: Reader<Int>.choice(of: [("one", 1), ("two", 2)], otherwise: 1))
    #expect(try field.value(of: "two", in: .gbp) == 2)
    #expect(try field.value(of: nil, in: .gbp) == 1)
    #expect(message(field, "three") == "Tool must be one of the choices in the list")
  }
}

extension Field {
  /// The value of a field that was sent alone; nil for a text that was not sent.
  func value(of typed: String?, in currency: Currency) throws(FieldError) -> Value {
    var reading = FormReading(Submission(typed.map { [(name, $0)] } ?? []), in: currency)
    do throws(InvalidForm) {
      return try reading.value(of: self)
    } catch let invalid {
      throw invalid.errors[0]
    }
  }
}
