import CardsPages
import GroupsPages
import Keeping

/// All that one link takes to another phone.
struct AnotherPhone: Packable, Equatable, Sendable {
  let cards: CardsLuggage?
  let groups: GroupsLuggage

  /// What a browser has to take.
  init(of request: Request, on site: Site) {
    cards = CardsLuggage(of: request, on: site)
    groups = GroupsLuggage(of: request, on: site)
  }

  init(from reader: inout ByteReader) throws(MalformedBytes) {
    groups = try GroupsLuggage(from: &reader)
    cards = reader.isAtEnd ? nil : try CardsLuggage(from: &reader)
  }

  func write(to writer: inout ByteWriter) {
    groups.write(to: &writer)
    cards?.write(to: &writer)
  }

  var isEmpty: Bool { cards == nil && groups.isEmpty }

  /// The number of minutes for which a link works.
  static let minutes = 15

  /// The link that carries it.
  static let parcel = Parcel(
    .everything, named: "all", schemaVersion: 1, lifetime: Int64(minutes) * 60)

  /// What a program gets.
  struct Answer {
    let luggage: AnotherPhone
    let staying: [GroupsLuggage.Named]
    let link: String?
    let expires: String?
  }

  static let json = Shape<Answer> {
    Member("cards", .count) { $0.luggage.cards?.count ?? 0 }
    Member("groups", .list(group)) { $0.luggage.groups.named }
    Member("staying", .list(group)) { $0.staying }
    Member("link", .nullable(.text)) { $0.link }
    Member("expires", .nullable(.time)) { $0.expires }
  }

  private static let group = Shape<GroupsLuggage.Named> {
    Member("id", .id) { $0.id }
    Member("name", .text) { $0.name }
  }
}
