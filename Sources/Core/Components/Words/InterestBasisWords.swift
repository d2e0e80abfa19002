package import Finance

extension InterestBasis {
  /// The ways to charge interest as a list of choices.
  package static let choices = [
    Choice(effective.rawValue, "The UK way: by the effective rate"),
    Choice(nominal.rawValue, "The US way: a twelfth of the yearly rate each month"),
  ]
}
