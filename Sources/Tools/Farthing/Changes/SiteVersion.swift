/// A version of Farthing in the list of changes.
package struct SiteVersion: Sendable {
  package let number: String
  package let date: CalendarDate

  /// Its name in the feed, which never changes and is the same on every site (RFC 4122).
  package let id: String

  /// What changed, a sentence each.
  let changes: [String]

  /// What changes for pages that show our tools; nil for nothing.
  let forEmbedding: String?

  private init(
    _ number: String, _ date: CalendarDate?, id: String, forEmbedding: String? = nil,
    _ changes: [String]
  ) {
    self.number = number
    self.date = date ?? .earliest
    self.id = id
    self.forEmbedding = forEmbedding
    self.changes = changes
  }

  /// All versions, the newest first.
  package static let all = [
    SiteVersion(
      "1.1.0", CalendarDate(year: 2026, month: 11, day: 25),
      id: "84973fc7-b155-4632-adbc-bf483fa5f8db",
      forEmbedding: """
        nothing that you have pasted changes. New: you can see how often your visitors used a tool. Ask \
        for a key.
        """,
      [
        "Answers are easier to read on a phone. Figures come first, and tables of months are behind "
          + "one press.",
        "A plan for all debts has overdrafts, pay later and priority bills too. Those bills come first.",
        "A plan can be kept, and so can the debts that were typed into it. Each month you see what you "
          + "owe beside what you planned to owe.",
        "All that you owe fits on one sheet for an adviser. Two more answers can be saved as PDF.",
        "New tools: a budget with an offer for each debt, and published figures beside ours.",
        "A budget writes a letter to each creditor. A calendar of due dates repeats each month.",
        "A mortgage shows what comes after its fix, what overpaying saves or costs, and which deal costs "
          + "less. A British student loan shows what it takes from pay, and whether it’s ever paid off.",
        "Cards and debts can be on two phones at once, in step, as a group can.",
        "The sheet has a code that opens the same debts for an adviser. What they change can be handed "
          + "back.",
        "A loan’s rate can change. It can begin with interest alone, or end with one large payment.",
        "Interest rates of Britain stand next to those of America.",
        "A group can be on everybody’s phone. Its letters are sealed: whoever takes them reads nothing.",
        "Groups can be brought in from Splitwise, Spliit, Cospend, Tricount and IHateMoney.",
        "A group can have exchange rates, categories, refunds, households and rent that comes again.",
        "A group shows who owes whom, how to pay each person and what cash was lent.",
        "A bank statement can be taken into a group, and a group can be saved as a PDF.",
        "One link moves all your cards, debts and groups to another phone or computer.",
        "The menu lists every tool, and the nation that you choose stays in all links.",
        "Business Debtline is among the help lines, for people who are self-employed.",
        "A new page says how far each rule of accessibility is met.",
        "A new table has every data flow. This list has a feed. Programs have a page to read.",
      ]),
    SiteVersion(
      "1.0.0", CalendarDate(year: 2026, month: 11, day: 23),
      id: "646b9c54-27e0-4d3f-8300-5deb9f1dc894",
      [
        "The first version. It has tools for a credit card, all debts in one plan and a balance transfer.",
        "It has a loan, a student loan, my cards, shared expenses, rates and six guides, too.",
      ]),
  ]
}
