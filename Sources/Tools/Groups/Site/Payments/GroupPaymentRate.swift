import GroupsFormulas
import Finance
import Forms

/// An exchange rate as it is typed into the form of a payment.
extension GroupPayment.Conversion {
  static func billionths(typed text: String) throws(FieldError) -> Int64 {
    guard let billionths = PlainDecimal.read(text, decimals: decimals), billionths > 0 else {
      throw GroupPaymentForm.rate.error(
        "Exchange rate must be a number with up to 9 decimals, like 0.85")
    }
    return billionths
  }

  /// The converted amount, which must be above zero and within a payment's limit.
  init(_ amount: Money, typed billionths: Int64, to currency: Currency) throws(FieldError) {
    guard let conversion = try? Self(amount, billionths: billionths, to: currency),
      conversion.groupAmount <= .most(currency)
    else {
      throw GroupPaymentForm.rate.error("Exchange rate must be smaller: the amount grows too large")
    }
    guard !conversion.groupAmount.isZero else {
      throw GroupPaymentForm.rate.error(
        "Exchange rate must be larger: nothing is left of the amount")
    }
    self = conversion
  }
}
