import Finance
import GroupsFormulas

extension GroupMemberStory {
  /// “You paid £474.72, your share is £178.55, Ben paid you £60”.
  func words(_ voice: GroupVoice) -> String {
    var parts = ["You paid \(paid.short)", "your share is \(share.short)"]
    parts += received.sorted {
      voice.ledger.place(of: $0.member) < voice.ledger.place(of: $1.member)
    }
    .map { part in
      let name = voice.name(of: part.member)
      return part.value.isNegative
        ? "you paid \(name) \(part.value.absolute.short)" : "\(name) paid you \(part.value.short)"
    }
    if carried.isPositive { parts.append("you were owed \(carried.short) before") }
    if carried.isNegative { parts.append("you owed \(carried.absolute.short) before") }
    return parts.joined(separator: ", ")
  }
}
