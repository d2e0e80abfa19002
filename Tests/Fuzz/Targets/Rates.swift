import Formats
import MortgageRates

extension Target {
  /// The file that a timer leaves for the workers.
  static let rates = Target("Rates") { input in
    guard let rates = try? RatesFile.read(input) else { return }
    let again = try? RatesFile.read(RatesFile.bytes(of: rates))
    precondition(again == rates, "not read back")
  }
}
