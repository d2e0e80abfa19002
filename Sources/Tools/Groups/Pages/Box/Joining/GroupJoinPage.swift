import GroupsFormulas

/// The pages of somebody who has the link of a group.
enum GroupJoinPage {
  /// The page of a link before its button is pressed: no name, no figure.
  static func announcement(_ secret: LetterSecret) -> Page {
    SharedLink.page(
      title: "A group of friends", tool: GroupAddress.list,
      lead: "Somebody shares expenses with you: who is in the group, and who paid what.",
      button: "Show the group", action: GroupAddress.join, field: BoxLink.name,
      token: secret.text)
  }

  /// The page that shows who is in a group before this phone keeps it.
  ///
  /// - Parameters:
  ///   - group: The group.
  ///   - known: The group in this browser's list with the same id.
  ///   - wrong: The form as it was sent, if it had mistakes.
  /// - Returns: The page.
  static func preview(
    _ group: StateInBox<GroupLedger>, known: GroupList.Row?, _ wrong: FormState? = nil
  ) -> Page {
    let ledger = group.state
    let state = wrong ?? FormState(currency: ledger.currency)
    let hidden = [(BoxLink.name, group.secret.text)] + FormStamp(revision: 0).values
    let isNew = known?.standing == nil || wrong != nil
    let leavesOthers = known.map { $0.bond.leaves(for: group.secret) } ?? false
    let count = ledger.shownMembers.count
    let people = count == 1 ? "1 person shares" : "\(count) people share"
    let payments = ledger.payments.count
    let paid = payments == 0 ? "no payments yet" : GroupPayment.inWords(payments)
    return Page(
      title: ledger.name.isolated, tool: GroupAddress.list, errors: state.errors,
      content: """
        <div class="narrow">
        <p class="lead">\(people) what they spend here: \(paid).</p>
        <form class="card" method="post"\(action: GroupAddress.join)>
        \(hiddenInputs(hidden))\
        \(leavesOthers ? otherLink : nil)\
        \(isNew ? who(ledger, state) : leavesOthers ? follow : knownAlready)
        </form>
        <h2>What happens then</h2>
        <p>This phone keeps the group, in step with the others: what you add, they see. There is \
        nothing to install and nothing to sign up to.</p>
        <p>\(BoxShare.linkOpensAll)</p>
        </div>
        """)
  }

  /// A button for each person, and a field for somebody new.
  private static func who(_ ledger: GroupLedger, _ state: FormState) -> HTML {
    """
    \(GroupMeForm.names(of: ledger))\
    \(state.textInput(GroupJoinForm.newMember))
    <p class="tools"><button name="\(GroupMeForm.member.name)" \
    value="\(GroupNewcomer.mark)">Join with this name</button> \
    <button class="link" name="\(GroupMeForm.member.name)" value="">Open it without a name</button></p>
    """
  }

  /// What becomes of a phone that is in step by another link, which somebody who was shut out may
  /// hope that nobody reads.
  private static let otherLink: HTML = """
    <h2>You have this group by another link</h2>
    <p>Your phone is in step with the people of that link. If you follow this one, it leaves them: \
    they no longer see what you add, and whoever sent you this link sees all you have. That is right \
    after somebody has made a new link. If you’re not sure, ask them first.</p>

    """

  /// The button for a browser that leaves another link.
  private static let follow: HTML = """
    <p class="tools"><button>Follow this link instead</button> \
    <a\(href: GroupAddress.list)>No, go back</a></p>
    """

  /// The button for a browser that has a copy and knows who uses it.
  private static let knownAlready: HTML = """
    <h2>You have this group already</h2>
    <p>From now on, your phone stays in step with the others. What either side has alone is added, \
    and nothing counts twice.</p>
    <p class="tools"><button>Keep it in step</button> \
    <a\(href: GroupAddress.list)>No, go back</a></p>
    """
}

extension GroupList.Bond {
  /// True for a group in step by another secret, which it would leave for this one.
  func leaves(for other: LetterSecret) -> Bool { secret.map { $0 != other } ?? false }
}
