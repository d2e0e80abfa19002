/// The phones that keep something in step, each with the newest day on which it joined or posted.
///
/// Phones tell each other in their letters which ones they know. Merging takes the newest day of
/// each, so the order of letters does not matter. Of phones that have not been heard of for 30 days
/// more than the newest, none is kept.
package struct KnownPhones: Equatable, Sendable {
  private var sightings: [PhoneID: Sighting] = [:]

  /// The newest of what is known about a phone; of one day, that it has left counts.
  private struct Sighting: Equatable, Comparable {
    /// Days since 1 January 1970.
    let day: Int
    let hasLeft: Bool

    static func < (left: Sighting, right: Sighting) -> Bool {
      (left.day, left.hasLeft ? 1 : 0) < (right.day, right.hasLeft ? 1 : 0)
    }
  }

  /// A phone counts for this many days.
  package static let days = 30
  /// The most phones that one thing can be on.
  package static let most = 50

  /// No phones.
  package init() {}

  /// The number of phones that joined or posted within 30 days and have not left.
  package func count(on today: CalendarDate) -> Int {
    sightings.values.count { !$0.hasLeft && today.dayNumber - $0.day <= Self.days }
  }

  /// The days on which the other phones that count joined or posted last, the newest first.
  package func days(ofOthersThan phone: PhoneID, on today: CalendarDate) -> [CalendarDate] {
    sightings.filter { id, seen in
      id != phone && !seen.hasLeft && today.dayNumber - seen.day <= Self.days
    }
    .compactMap { CalendarDate(dayNumber: $0.value.day) }.sorted(by: >)
  }

  /// True if more than one phone has written, also if it has left.
  package var areSeveral: Bool { sightings.count > 1 }

  /// Records that a phone joined or posted on a day, or left.
  package mutating func note(_ phone: PhoneID, on day: CalendarDate, hasLeft: Bool = false) {
    let seen = Sighting(day: max(0, day.dayNumber), hasLeft: hasLeft)
    sightings[phone] = max(sightings[phone] ?? seen, seen)
    keepNewest()
  }

  /// Adds what another phone knows.
  ///
  /// - Parameters:
  ///   - other: Its phones. Those with a day after tomorrow are left out: one phone with a wrong
  ///     clock would make all others seem old.
  ///   - today: The day.
  package mutating func merge(_ other: KnownPhones, on today: CalendarDate) {
    for (phone, seen) in other.sightings where seen.day <= today.dayNumber + 1 {
      sightings[phone] = max(sightings[phone] ?? seen, seen)
    }
    keepNewest()
  }

  /// Leaves out old phones, then those beyond the limit, the oldest first.
  private mutating func keepNewest() {
    let newest = sightings.values.map(\.day).max() ?? 0
    sightings = sightings.filter { newest - $0.value.day <= Self.days }
    guard sightings.count > Self.most else { return }
    let order = sightings.sorted { ($0.value, $0.key) > ($1.value, $1.key) }
    sightings = Dictionary(uniqueKeysWithValues: order.prefix(Self.most).map { ($0.key, $0.value) })
  }
}

extension KnownPhones: Kept {
  package static let blank = KnownPhones()

  /// The phones in order of their ids, each with its day and whether it has left.
  package mutating func pass(_ passage: inout Passage) throws(MalformedBytes) {
    var list = sightings.sorted { $0.key < $1.key }.map { (phone: $0.key, seen: $0.value) }
    try passage.passList(&list, blank: (.blank, Sighting(day: 0, hasLeft: false))) {
      passage, known throws(MalformedBytes) in
      var (day, hasLeft) = (known.seen.day, known.seen.hasLeft)
      try passage.pass(&known.phone)
      try passage.pass(&day, upTo: CalendarDate.latest.dayNumber)
      try passage.pass(&hasLeft)
      known.seen = Sighting(day: day, hasLeft: hasLeft)
    }
    sightings = Dictionary(list.map { ($0.phone, $0.seen) }) { first, _ in first }
    let known = sightings
    keepNewest()
    let isInOrder = zip(list, list.dropFirst()).allSatisfy { $0.phone < $1.phone }
    guard isInOrder, sightings == known else { throw MalformedBytes() }
  }
}
