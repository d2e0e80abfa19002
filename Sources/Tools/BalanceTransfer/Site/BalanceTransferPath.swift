import Web

/// The paths of the balance transfer calculator.
enum BalanceTransferPath {
  static let page = Path("/balance-transfer")
  static let json = page.withExtension(".json")
  static let csv = page.withExtension(".csv")
}
