import CreditCardPages
import GroupsPages

extension Guide {
  static let breathingSpace = Guide(
    path: GuidePath.breathingSpace,
    title: "Breathing Space",
    lead:
      "A pause in which most interest, charges and letters about debts stop. It depends on where you live.",
    content: """
      <h2>England and Wales</h2>
      <p>Breathing Space lasts up to 60 days. Most interest and charges stop, and so do calls, letters and \
      bailiffs about the debts in it. A debt adviser applies for you. You cannot apply on your own. \
      You can have it once in 12 months.</p>
      <p>In a mental health crisis there’s a special Breathing Space. It lasts for your whole \
      treatment plus 30 days. You can have it as often as you need it.</p>
      <h2>Scotland</h2>
      <p>There is a pause of another kind, called a statutory moratorium. It lasts up to six months. \
      While it lasts, nobody may take your wages or your things for a debt. Interest may still be \
      added. You can have it once in 12 months. A money adviser can tell you when to apply.</p>
      <h2>Northern Ireland</h2>
      <p>There is no such scheme. Advisers can still ask the companies you owe to wait.</p>
      <h2>What goes on</h2>
      <p>You still owe the money. Rent, energy and other bills for the time now still have to be paid. \
      It is a time to find a way out, with somebody who knows how.</p>
      """,
    example: Example(
      words: "See what interest does to a card",
      address: CreditCardTool.address(balance: "4000", apr: "29.9", payment: "100")),
    sources: [
      Source(
        "The Debt Respite Scheme (Breathing Space Moratorium and Mental Health Crisis Moratorium) "
          + "(England and Wales) Regulations 2020, in force since 4 May 2021",
        OutsideAddress("https://www.legislation.gov.uk/uksi/2020/1311/contents")),
      Source(
        "Bankruptcy (Scotland) Act 2016, sections 195 to 198",
        OutsideAddress("https://www.legislation.gov.uk/asp/2016/21/part/15")),
      Source(
        "MoneyHelper, on Breathing Space and on Northern Ireland",
        OutsideAddress(
          """
          https://www.moneyhelper.org.uk/en/money-troubles/dealing-with-debt/\
          what-is-breathing-space-and-how-can-it-help-me
          """)),
    ])

  static let settling = Guide(
    path: GuidePath.settling,
    title: "How settling up works",
    lead: "Add up who paid and who shared, and see the fewest payments that settle up.",
    content: """
      <h2>Paid, shared, balance</h2>
      <p>For each person, add up what they paid for everybody. Then add up their share of everything. \
      Paid less share is their balance. Added together, all the balances come to zero.</p>
      <h2>An example</h2>
      <p>Ana paid £30 for dinner for three. Each share is £10. Ana is owed £20; Ben and Cara owe £10 \
      each.</p>
      <h2>As few payments as possible</h2>
      <p>Not everybody has to pay everybody. If Ben owes Ana £5 and Cara owes Ben £5, then Cara can pay \
      Ana. The tool looks for the smallest number of payments that settles everything.</p>
      <h2>Odd pennies</h2>
      <p>£1 cannot be shared evenly among three. Somebody pays a penny more, and next time it is \
      somebody else’s turn.</p>
      """,
    picture: Picture(
      drawing: BalanceBars([
        .init("Ana", balance: .whole(20, .gbp)), .init("Ben", balance: .whole(-10, .gbp)),
        .init("Cara", balance: .whole(-10, .gbp)),
      ]).html,
      words: "The dinner of the example: Ben and Cara each pay Ana £10, and all is settled."),
    example: Example(
      words: "Try it with Ana, Ben and Cara",
      address: GroupsTool.address(starting: "Dinner", with: ["Ana", "Ben", "Cara"])),
    sources: [
      Source(
        "T. Verhoeff, “Settling multiple debts efficiently”, Informatics in Education 3(1), 2004")
    ], isAboutDebt: false)
}
