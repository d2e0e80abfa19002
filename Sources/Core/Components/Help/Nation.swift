/// A nation of the United Kingdom.
///
/// The law on debts differs between them, and most advice lines serve only some of them.
package enum Nation: String, Sendable, CaseIterable {
  case england
  case wales
  case scotland
  case northernIreland = "northern-ireland"

  /// The name in words: "Northern Ireland".
  package var name: String {
    switch self {
    case .england: "England"
    case .wales: "Wales"
    case .scotland: "Scotland"
    case .northernIreland: "Northern Ireland"
    }
  }
}
