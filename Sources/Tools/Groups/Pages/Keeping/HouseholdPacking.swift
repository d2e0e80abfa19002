import Finance
import GroupsFormulas
import Identifiers
import Sealing
import State

// Packs who pays together and the split that new payments begin with: two bytes a person, and three
// or more.

extension GroupLedger {
  /// Reads the companions of members, who are named by their places.
  static func companions(
    of members: [MemberID], from reader: inout ByteReader
  ) throws(MalformedBytes) -> [Companion] {
    var companions: [Companion] = []
    for _ in 0..<(try reader.count(upTo: members.count)) {
      companions.append(try Companion(from: &reader, among: members))
    }
    guard !companions.isEmpty else { throw MalformedBytes() }
    return companions
  }
}

extension GroupLedger.Companion {
  init(
    from reader: inout ByteReader, among members: [MemberID]
  ) throws(MalformedBytes) {
    let member = members[try reader.count(upTo: members.count - 1)]
    let (revision, place) = try reader.count()
      .quotientAndRemainder(dividingBy: members.count + 1)
    let companion = place == 0 ? nil : members[place - 1]
    guard companion != member else { throw MalformedBytes() }
    self.init(of: member, revision: revision, companion: companion)
  }

  func write(to writer: inout ByteWriter, among members: [MemberID]) {
    let place = companion.map { members.place(of: $0, "members of its group") + 1 } ?? 0
    writer.write(UInt64(members.place(of: member, "members of its group")))
    writer.write(UInt64(revision * (members.count + 1) + place))
  }
}

extension GroupLedger.DefaultSplit {
  init(
    from reader: inout ByteReader, _ packing: EntryPacking, _ members: [MemberID]
  ) throws(MalformedBytes) {
    let (revision, kind) = try reader.count().quotientAndRemainder(dividingBy: 4)
    guard kind > 0 else {
      self.init(revision: revision, split: nil)
      return
    }
    let split = try packing.split(
      Split.Kind.allCases[kind - 1], of: try packing.sharers(from: &reader), in: .gbp,
      from: &reader)
    guard split.count > 0, split.hasWeight else { throw MalformedBytes() }
    self.init(revision: revision, split: split)
  }

  /// Writes the kind with the revision, then who shares and the numbers of each.
  func write(to writer: inout ByteWriter, _ packing: EntryPacking) {
    let kind = split.map { Split.Kind.allCases.place(of: $0.kind, "ways to share") + 1 } ?? 0
    precondition(kind < 4, "Amounts are no split for other payments")
    writer.write(UInt64(revision * 4 + kind))
    guard let split else { return }
    writer.write(raw: packing.mask(split.members))
    packing.write(split, to: &writer)
  }
}
