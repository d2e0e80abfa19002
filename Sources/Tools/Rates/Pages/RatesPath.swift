/// The paths of the interest rates.
enum RatesPath {
  static let page = Path("/rates")
  static let json = page.withExtension(".json")
}
