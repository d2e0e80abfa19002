import CPango

/// The lettering of all parts but the table.
struct PDFLetters {
  let site: PDFLettering
  let title: PDFLettering
  let lead: PDFLettering
  let section: PDFLettering
  let cardTitle: PDFLettering
  let label: PDFLettering
  let value: PDFLettering
  let note: PDFLettering
  let small: PDFLettering
  let link: PDFLettering

  init(on canvas: PDFCanvas) {
    func lettering(
      _ size: Double, _ weight: PangoWeight, _ colour: Colour
    ) -> PDFLettering {
      PDFLettering(on: canvas, size: size, weight: weight, colour: colour)
    }
    site = lettering(10.5, PANGO_WEIGHT_BOLD, .ink)
    title = lettering(22, PANGO_WEIGHT_BOLD, .ink)
    lead = lettering(11, PANGO_WEIGHT_NORMAL, .soft)
    section = lettering(12.5, PANGO_WEIGHT_BOLD, .ink)
    cardTitle = lettering(9, PANGO_WEIGHT_BOLD, .accent)
    label = lettering(9, PANGO_WEIGHT_NORMAL, .soft)
    value = lettering(9, PANGO_WEIGHT_SEMIBOLD, .ink)
    note = lettering(9, PANGO_WEIGHT_NORMAL, .soft)
    small = lettering(8, PANGO_WEIGHT_NORMAL, .soft)
    link = lettering(8, PANGO_WEIGHT_NORMAL, .accent)
  }
}
