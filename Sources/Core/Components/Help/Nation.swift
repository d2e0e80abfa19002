/// A nation of the United Kingdom: debts are dealt with differently in each, and most advice lines
/// serve only some of them.
package enum Nation: String, Sendable, CaseIterable {
  case england
  case wales
  case scotland
  case northernIreland = "northern-ireland"

  package var name: String {
    switch self {
    case .england: "England"
    case .wales: "Wales"
    case .scotland: "Scotland"
    case .northernIreland: "Northern Ireland"
    }
  }
}
