import GroupsFormulas

/// Who changed something and when, in the JSON of a group.
enum StampInFile {
  static let shape = Shape<Stamp> {
    by
    on
  }

  static let by = FileMember("by", .nullable(.id()), \Stamp.member)
  static let on = FileMember("on", .nullable(.date), \Stamp.on)
}

extension Stamp {
  /// The member who did it; nil where that is not known.
  var member: MemberID? { by.map { MemberID($0) } }
}
