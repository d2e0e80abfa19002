/// An answer's chart in its frame, with a title that is also its name for screen readers.
///
/// - Parameters:
///   - title: What the chart shows: "What you’ll owe".
///   - more: Words after the title, which narrow screens leave out.
///   - picture: The picture of the chart.
/// - Returns: The figure.
package func chartFigure(_ title: String, more: String? = nil, _ picture: HTML) -> HTML {
  """
  <figure class="chart sheet-chart">
  <figcaption><b>\(title)</b>\(more.map { "<span class=\"wider\">\($0)</span>" as HTML })</figcaption>
  \(picture)
  </figure>

  """
}

extension BalanceChart {
  /// The title of a chart of balances.
  package static let title = "What you’ll owe"

  /// The chart in its frame, with words after the title that narrow screens leave out.
  package func figure(_ more: String? = nil) -> HTML { chartFigure(Self.title, more: more, html) }
}
