/// The large figures of an answer, side by side: the costly way and the visitor's own.
///
/// A stroke above each figure says which it is: dashed for the costly way, solid for the other, as
/// in the chart and the ring.
package struct AnswerFigures: Sendable {
  /// A figure with the words around it.
  package struct Figure: Sendable {
    /// The meaning of a figure, which is that of its line in the chart.
    package typealias Look = BalanceChart.Look

    let look: Look
    let name: String
    let value: HTML
    let more: String
    let aside: String?

    /// A figure.
    ///
    /// - Parameters:
    ///   - look: The meaning of the figure.
    ///   - name: What it is the figure of: "£55 a month".
    ///   - value: The figure itself.
    ///   - more: A line below it: "£1,146.11 interest".
    ///   - aside: A line that narrow screens leave out.
    package init(
      _ look: Look, _ name: String, _ value: Value, more: String, aside: String? = nil
    ) {
      self.look = look
      self.name = name
      self.value = value.html
      self.more = more
      self.aside = aside
    }
  }

  /// The content of a figure.
  package enum Value: Sendable {
    case term(Term)
    case month(CalendarMonth)
    case amount(Money)
    /// Words, where there is no number: "Never".
    case words(String)
  }

  private let figures: [Figure]
  private let gain: Gain?

  /// The one gain that the figures show, with the ring of the time it takes.
  package struct Gain: Sendable {
    /// The meaning of a gain.
    package enum Look: String, Sendable {
      /// The visitor's own gain.
      case own
      /// A rise.
      case costly
      /// A gain that the visitor could have.
      case offer
      /// A change that is no gain.
      case plain
    }

    let words: HTML
    let ring: TimeRing?
    let look: Look

    /// A gain in words.
    ///
    /// - Parameters:
    ///   - words: The gain: "You save £1,838.51".
    ///   - ring: The ring of the time; nil where that is not shorter.
    ///   - look: Its meaning.
    package init(_ words: HTML, ring: TimeRing?, look: Look = .own) {
      self.words = words
      self.ring = ring
      self.look = look
    }

    /// The saving against a way that costs more: "You save £1,838.51 and 19 years 11 months".
    ///
    /// - Parameters:
    ///   - saved: The amount in words.
    ///   - sooner: The time by which it ends sooner, on a line of its own where the screen is narrow; nil
    ///     where it does not.
    ///   - ring: The ring of the time; nil where that is not shorter.
    package init(saving saved: String, sooner: Term?, ring: TimeRing?) {
      let time = sooner.map { "<span class=\"sooner\"> and \($0.inShort)</span>" as HTML }
      self.init("You save \(saved)\(time)", ring: ring)
    }
  }

  /// Figures side by side, with the gain below them.
  package init(_ figures: [Figure], gain: Gain? = nil) {
    self.figures = figures
    self.gain = gain
  }

  package var html: HTML {
    """
    <div class="figures">
    \(figures.map(\.html).joined())\(gain?.html)</div>
    """
  }
}

extension AnswerFigures.Figure {
  fileprivate var html: HTML {
    """
    <p class="figure">
    <svg class="rule" width="100%" height="6" aria-hidden="true">\
    <line class="line-\(look.rawValue)" x2="100%" y1="3" y2="3"/></svg>
    <span class="of">\(name)</span>
    <b\(attribute: "class", look.ink)>\(value)</b>
    <span class="more">\(more)</span>
    \(aside.map { "<span class=\"aside\">\($0)</span>\n" as HTML })</p>

    """
  }
}

extension AnswerFigures.Figure.Look {
  /// The class of the figure's colour.
  fileprivate var ink: String? {
    switch self {
    case .costly: "cost"
    case .better: "good"
    case .plain: nil
    }
  }
}

extension AnswerFigures.Gain {
  fileprivate var html: HTML {
    """
    <div class="gain">
    \(ring?.html)<p class="pill \(look.rawValue)">\(words)</p>
    </div>

    """
  }
}

extension AnswerFigures.Value {
  fileprivate var html: HTML {
    switch self {
    case .term(let term): term.figure
    case .month(let month): "<span>\(month.name.description)</span> <span>\(month.year)</span>"
    case .amount(let amount): "<span class=\"amount\(amount.short.look)\">\(amount.short)</span>"
    case .words(let words): "<span class=\"words\">\(words)</span>"
    }
  }
}

extension String {
  /// The class of a figure that needs smaller digits to stay within its column.
  fileprivate var look: String {
    switch count {
    case ...9: ""
    case ...13: " long"
    default: " longest"
    }
  }
}

extension Term {
  /// Years and months as a large figure, the units smaller: "5 years 3 months".
  fileprivate var figure: HTML {
    let (years, rest) = (months / 12, months % 12)
    let parts = [(years, "year"), (rest, "month")].filter {
      $0.0 > 0 || months == 0 && $0.1 == "month"
    }
    return parts.map { count, unit in
      "<span>\(count)<small> \(unit)\(count == 1 ? "" : "s")</small></span>" as HTML
    }.enumerated().map { $0 == 0 ? $1 : " \($1)" }.joined()
  }
}
