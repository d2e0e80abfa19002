/// The release of Farthing that this code is.
package enum Release {
  /// Its version (semver.org, 2.0.0), as the foot of every page and the description for programs
  /// have it.
  package static let version = "1.1.0"
}
