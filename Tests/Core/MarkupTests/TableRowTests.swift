@Suite struct TableRowTests {
  @Test func `writes its cells after what is there`() {
    var html: HTML = "<tbody>\n"
    html.append(rowUpTo: 128) { row in
      row.header(12)
      row.cell(.pounds(5))
      row.append(raw: " of ")
      row.cell(Money(minorUnits: .max, .gbp))
    }
    html.append(raw: "</tbody>")
    #expect(
      html.text == """
        <tbody>
        <tr><th scope="row">12<td>£5.00 of <td>£92,233,720,368,547,758.07
        </tbody>
        """)
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

  #if compiler(>=6.2)
    @Test func `stops the program rather than write beyond its room`() async {
      await #expect(processExitsWith: .failure) {
        var html = HTML()
        html.append(rowUpTo: 20) { row in
          for number in 0..<40 { row.cell(number) }
        }
      }
    }
  #endif

  @Test func `numbers and amounts may follow any tag`() {
    var html: HTML = "<b>"
    html.append(raw: "<i>", 12)
    html.append(raw: "</i>", .pounds(5))
    #expect(html.text == "<b><i>12</i>£5.00")
  }
}
