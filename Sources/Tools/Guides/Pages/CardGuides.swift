import CardsPages
import CreditCardPages

extension Guide {
  static let minimumPayments = Guide(
    path: GuidePath.minimumPayments,
    title: "How minimum payments work",
    lead:
      "It is the least your card asks for each month. It shrinks as your debt shrinks, so the debt drags on.",
    content: """
      <p>Each month your card adds interest to what you owe. Then it asks for a minimum payment. Most \
      British cards ask for the month’s interest and 1% of what you owe, or £5 if that is more.</p>
      <p>Paying it on time means no late fee, and the month’s interest is covered. In a month when \
      money is low, it leaves you room.</p>
      <h2>Why it takes so long</h2>
      <p>When you owe less, the minimum gets smaller too. You pay less and less each month, so the \
      end keeps moving away. A card of £2,292 at 17.91% takes 25 years and 2 months.</p>
      <h2>What makes the difference</h2>
      <p>Pay the same amount every month instead, say £55, a little more than the first minimum. That \
      same card is then paid off in 5 years and 3 months, and costs £1,838.51 less.</p>
      <h2>If the minimum is too much</h2>
      <p>Tell the card company before you miss a payment. It has to treat you fairly. Free debt \
      advisers can talk to it for you.</p>
      """,
    picture: Picture(
      drawing: CreditCardPicture.html ?? "",
      words:
        "The card above, both ways. The coloured area is what you owe. The bigger it is, the more "
        + "interest you pay."),
    example: Example(
      words: "See that card worked out",
      address: CreditCardTool.address(balance: "2292", apr: "17.91")),
    sources: [
      Source(
        "Financial Conduct Authority, Consumer Credit sourcebook, CONC 6.7.5R: a minimum payment "
          + "covers the interest, fees and charges and 1% of what is owed",
        OutsideAddress("https://www.handbook.fca.org.uk/handbook/CONC/6/7.html")),
      Source("Summary boxes of British cards: Lloyds, Halifax, Bank of Scotland, Nationwide"),
    ])

  static let apr = Guide(
    path: GuidePath.apr,
    title: "What APR means",
    lead:
      "The APR is what borrowing costs in a year. A month is a little less than a twelfth of it.",
    content: """
      <p>Interest is charged every month. Next month there is interest on that interest too. Over a \
      year it adds up to the APR.</p>
      <p>So a British card with an APR of 24% does not charge 2% a month. It charges 1.81%. Twelve of \
      those, one on top of the other, make 24%.</p>
      <h2>Other countries, other loans</h2>
      <p>American cards and most mortgages take the yearly rate and share it out: a twelfth each month. \
      At 24% that is 2% a month. It costs more, though the number looks the same.</p>
      <h2>Which number to use</h2>
      <p>Your statement shows the yearly rate for purchases. If it has a simple rate and a compound \
      rate, take the compound one. The APR in an advert can be higher, because it has yearly fees in \
      it.</p>
      """,
    picture: Picture(
      drawing: AmountBars(
        [
          .init("1.81% a month, as on a British card: <b>£240</b> a year", [(.solid, 240_00)]),
          // 1,000 × (1.02¹² − 1)
          .init("2% a month, a twelfth of 24%: <b>£268.24</b> a year", [(.hatched, 268_24)]),
        ], key: []
      ).html,
      words: "A year’s interest on £1,000 at 24%, if nothing is paid off."),
    example: Example(
      words: "Work out a card at 24%",
      address: CreditCardTool.address(balance: "3000", apr: "24", payment: "124")),
    sources: [
      Source(
        "Financial Conduct Authority, Consumer Credit sourcebook, CONC App 1.2: how an APR is worked "
          + "out",
        OutsideAddress("https://www.handbook.fca.org.uk/handbook/CONC/App/1/2.html")),
      Source(
        "Lloyds, Halifax and Bank of Scotland, “Minimum payments”: figures that agree with the "
          + "monthly rate used here"),
    ])

  static let persistentDebt = Guide(
    path: GuidePath.persistentDebt,
    title: "Letters about persistent debt",
    lead:
      "If interest takes more than half of what you pay for 18 months, your card company must write to you.",
    content: """
      <p>Store cards and catalogues count as much as credit cards. Each one counts by itself.</p>
      <h2>After 18 months</h2>
      <p>Say that over 18 months you paid more in interest and charges than off the balance itself. \
      The company must then write to you, and ask whether you could pay more. It says where to get \
      free advice. It doesn’t have to write if you owe less than £200.</p>
      <h2>If you pay only the minimum</h2>
      <p>Most cards ask for the month’s interest and 1% of what you owe. If your APR is above \
      12.68%, more than half of each minimum is interest. So you’ll get the letters. With 2% and the \
      interest, the APR is 26.82%.</p>
      <h2>After about 27 months</h2>
      <p>If nothing has changed, a second letter comes.</p>
      <h2>After 36 months</h2>
      <p>The company must offer you a way to pay off what you owe in a reasonable time. Mostly that’s \
      three to four years. If you cannot afford it, it must help, and may lower or stop the interest. If you \
      do not answer, it may stop the card or the account.</p>
      <h2>What you could do</h2>
      <p>A little more each month can end it. Put in your card and see what brings no letter. \
      If that is too much, a free adviser can help you answer the letter.</p>
      """,
    picture: Picture(
      drawing: AmountBars(
        [
          .init("<b>£900</b> paid: a letter comes", [(.hatched, 520_00), (.solid, 380_00)]),
          .init("<b>£1,100</b> paid: no letter", [(.hatched, 500_00), (.solid, 600_00)]),
        ], key: [(.hatched, "Interest and charges"), (.solid, "Off the balance")]
      ).html,
      words: "Two examples of 18 months. The letter comes where more than half is interest."),
    example: Example(
      words: "See the letters of a card of £2,292",
      address: CreditCardTool.address(balance: "2292", apr: "17.91", payment: "55")),
    sources: [
      Source(
        "Financial Conduct Authority, Consumer Credit sourcebook, CONC 6.7.27 to 6.7.40",
        OutsideAddress("https://www.handbook.fca.org.uk/handbook/CONC/6/7.html")),
      Source("The same authority’s policy statement PS18/4, February 2018"),
      Source(
        "The same authority’s paper CP18/43, December 2018, chapter 3: rules for catalogues and "
          + "store cards"),
      Source("1% a month, one on top of the other, is 12.68% a year, and 2% is 26.82%"),
    ])

  static let utilisation = Guide(
    path: GuidePath.utilisation,
    title: "Credit utilisation: how much of your limit you use",
    lead: "Lenders look at what part of your limits you use. Below 30% is a common rule of thumb.",
    content: """
      <p>It is simple: what you owe, divided by your limit. If you owe £300 and the limit is £1,000, \
      you use 30%.</p>
      <h2>Each card, and all of them</h2>
      <p>Lenders may look at each card and at all of them together. There is no magic number. Using \
      more than half can count against you, and using almost all of it counts more. It can matter when \
      you ask for a loan, a car on finance or a home.</p>
      <h2>When it is measured</h2>
      <p>Card companies mostly report what you owe on the day of your statement. If you pay just \
      before that day, they report the smaller amount. That’s so even if you pay it all off each month.</p>
      <h2>What matters more</h2>
      <p>Rent, energy and council tax come first. Then the minimum on every card. Then the card with \
      the highest rate. This number comes after all of them. If money is tight, do not open a card to \
      change it.</p>
      """,
    picture: Picture(
      drawing: CardsTool.picture(using: ("£300", 300), of: ("£1,000", 1_000)),
      words: "The line is at 30%."),
    example: Example(
      words: "Add that card, and see",
      address: CardsTool.address(
        adding: "Example", balance: "300", limit: "1000", dueDay: "5")),
    sources: [
      Source(
        "Consumer Financial Protection Bureau: keep your use of credit at no more than 30 percent "
          + "of your total credit limit"),
      Source(
        "ClearScore and Checkmyfile: no single magic number, below about 30 percent is better"),
    ])
}
