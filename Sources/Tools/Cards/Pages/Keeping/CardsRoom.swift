import CardsFormulas

extension CardsBook {
  /// The bytes of a book and some that must stay free beside them.
  struct Room: Packable {
    fileprivate let bytes: [UInt8]

    fileprivate init(_ bytes: [UInt8]) { self.bytes = bytes }

    init(from reader: inout ByteReader) throws(MalformedBytes) {
      bytes = try reader.raw(reader.count)
    }

    func write(to writer: inout ByteWriter) { writer.write(raw: bytes) }

    /// At most what another payment of a card takes, another month of a plan, and undoing a deletion
    /// beside the name; in step, what several phones add at once.
    fileprivate enum Most { static let (payment, month, undo, inStep) = (8, 8, 64, 400) }
  }

  /// The book with room to pay every card, to note every month of its plan, and to delete its largest
  /// card and undo that.
  var withRoom: Room {
    let name = wallet.cards.map(\.details.name.utf8.count).max() ?? 0
    let months = wallet.kept.map { KeptPlan.mostRecords + 1 - $0.records.count } ?? 0
    let free =
      wallet.cards.count * Room.Most.payment + months * Room.Most.month + name + Room.Most.undo
      + (side == nil ? 0 : Room.Most.inStep)
    return Room(packed + [UInt8](repeating: 0, count: free))
  }
}
