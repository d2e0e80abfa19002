import Formats

/// The room that a store has for boxes.
struct StoreRoom: Sendable {
  /// The most sealed bytes of all boxes together; boxes that are there may use a tenth more.
  let limit: Int
  /// The hours since 1 January 1970, by which new boxes are counted while more than half is used.
  let hour: Int
}

/// How full a store is.
package struct StoreUsage: Equatable, Sendable {
  /// The boxes that are open.
  package let boxes: Int
  /// Their sealed bytes.
  package let bytes: Int
}

extension LetterStoreSetting {
  /// Tells how full the store is, for whoever runs the site.
  ///
  /// A file that is not there is not made: it has to be the workers'.
  ///
  /// - Returns: The open boxes and their bytes.
  /// - Throws: ``StoreFailure`` if the store cannot be read.
  package func usage() throws(StoreFailure) -> StoreUsage {
    switch self {
    case .redis(let path):
      return try RedisLetterStore(path).usage(within: Self.patience)
    case .sqlite(let path):
      guard FileIdentity(path) != nil else { return StoreUsage(boxes: 0, bytes: 0) }
      do throws(SQLiteDatabase.Failure) {
        return try SQLiteBoxes(path, waiting: Self.patience / 1_000).usage()
      } catch {
        throw .away("\(path): \(error.reason)")
      }
    }
  }

  private static let patience = 5_000_000
}

/// The days that a store has seen, so that a clock which jumps removes nothing.
///
/// Days count from 1 January 1970. A day that is far ahead of the newest one is not believed until
/// thirty such days have come one after another.
struct StoreDays: Equatable, Sendable {
  /// The newest day that is believed; nil before the first.
  var newest: Int?
  /// The newest of the days that are not believed yet.
  var ahead = 0
  /// The number of those days.
  var sightings = 0

  /// A day may be so far ahead of the newest one, and so many days beyond that make it believed.
  static let distance = 30

  /// The day by which boxes have ended on `day`.
  func trusted(_ day: Int) -> Int {
    guard let newest, day > newest + Self.distance else { return day }
    return newest
  }

  /// The day from which what is written on `day` lives on: a clock that goes back ends nothing early.
  func written(_ day: Int) -> Int { max(day, newest ?? day) }

  /// Notes a day on which something was written.
  mutating func see(_ day: Int) {
    guard let newest, day > newest + Self.distance else {
      newest = max(newest ?? day, day)
      sightings = 0
      return
    }
    let goesOn = sightings > 0 && (ahead...ahead + Self.distance).contains(day)
    sightings = goesOn ? sightings + (day > ahead ? 1 : 0) : 1
    ahead = day
    guard sightings >= Self.distance else { return }
    self.newest = day
    sightings = 0
  }
}
