import LoanSite
import Hosting
import Calendars
import Components
import Finance
import Markup
import MortgageRates

/// A series: its latest rate, the change, a chart of the year, and a link to a loan at that rate.
enum RateCard {
  static func html(_ history: RateHistory) -> HTML {
    let sentences = RateSentences(history)
    let rate = history.latest.rate
    return """
      <li class="card rate">
      <h2>\(history.series.name)</h2>
      <p class="figure">\(rate.words)</p>
      <p class="hint">Week to \(history.latest.date.words(in: .usd))</p>
      \(sentences.change.map { "<p>\($0)</p>\n" as HTML })\
      \(picture(history, sentences))\
      <p><a class="button second"\(href: LoanTool.address(beginningWith: rate, in: .usd))>Use this rate\
      <span class="unseen"> of \(rate.words)</span></a></p>
      </li>

      """
  }

  private static func picture(_ history: RateHistory, _ sentences: RateSentences) -> HTML? {
    sentences.range.map {
      """
      <figure class="spark">
      \(Sparkline(points(history), label: "\(history.series.name). \($0)").html)
      <figcaption class="hint">\($0)</figcaption>
      </figure>

      """
    }
  }

  private static func points(_ history: RateHistory) -> [Sparkline.Point] {
    history.weeks.reversed().map {
      Sparkline.Point(at: $0.date.dayNumber, value: $0.rate.tenThousandths)
    }
  }
}
