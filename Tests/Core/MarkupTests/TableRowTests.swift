import Markup
import Testing

@Suite struct TableRowTests {
  /// "12" and "£5" as numbers, the first byte lowest.
  private let twelve: UInt128 = 0x3231
  private let fivePounds: UInt128 = 0x35_A3C2

  @Test func `writes its cells after what is there`() {
    var html: HTML = "<tbody>\n"
    html.append(rowUpTo: 128) { row in
      row.header(figures: twelve, count: 2)
      row.cell(figures: fivePounds, count: 3)
      row.append(raw: " of ")
      row.append(figures: twelve, count: 2)
    }
    html.append(raw: "</tbody>")
    #expect(html.text == "<tbody>\n<tr><th scope=\"row\">12<td>£5 of 12\n</tbody>")
  }

  @Test func `escapes words`() {
    var html = HTML()
    html.append(rowUpTo: 128) { row in
      row.header("In all")
      row.cell("<i>")
      row.emptyCell()
    }
    #expect(html.text == "<tr><th scope=\"row\">In all<td>&lt;i&gt;<td>\n")
  }

  @Test func `figures may stand anywhere`() {
    var html: HTML = "<b>"
    html.append(figures: twelve, count: 2)
    html.append(raw: "</b>")
    html.append(figures: fivePounds, count: 3)
    #expect(html.text == "<b>12</b>£5")
  }
}
