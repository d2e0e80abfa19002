/// The frame of an answer's chart: its title, which is also its name for screen readers, and the
/// picture.
package struct ChartFigure: Sendable {
  private let title: HTML
  private let picture: HTML

  /// A chart in its frame.
  ///
  /// - Parameters:
  ///   - title: What the chart shows: "What you’ll owe".
  ///   - more: Words after the title, which narrow screens leave out.
  ///   - picture: The picture of the chart.
  package init(_ title: String, more: String? = nil, _ picture: HTML) {
    self.title = "<b>\(title)</b>\(more.map { "<span class=\"wider\">\($0)</span>" as HTML })"
    self.picture = picture
  }

  /// The figure.
  package var html: HTML {
    """
    <figure class="chart sheet-chart">
    <figcaption>\(title)</figcaption>
    \(picture)
    </figure>

    """
  }
}
