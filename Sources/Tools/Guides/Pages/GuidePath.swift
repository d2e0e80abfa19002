/// The paths of the guides.
enum GuidePath {
  static let index = Path("/guides")
  static let minimumPayments = index.appending("minimum-payments")
  static let apr = index.appending("apr")
  static let persistentDebt = index.appending("persistent-debt")
  static let breathingSpace = index.appending("breathing-space")
  static let utilisation = index.appending("utilisation")
  static let settling = index.appending("settling")
}
