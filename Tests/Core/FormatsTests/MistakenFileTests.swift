import Formats
import Testing

/// The beginnings of files, as their formats or programs have them.
@Suite struct MistakenFileTests {
  @Test(arguments: [
    ("%PDF-1.7\n%âãÏÓ", "a PDF"),
    ("GIF89a", "a picture"),
    ("RIFF\u{10}\0\0\0WEBPVP8 ", "a picture"),
    ("\0\0\0\u{18}ftypheic\0\0\0\0", "a picture"),
    (
      "PK\u{3}\u{4}\u{14}\0\u{6}\0\u{8}\0[Content_Types].xml … xl/workbook.xml", "an Excel workbook"
    ),
    (
      "PK\u{3}\u{4}mimetypeapplication/vnd.oasis.opendocument.spreadsheet",
      "an OpenDocument spreadsheet"
    ),
    ("PK\u{3}\u{4}\u{14}\0statement.csv", "a ZIP archive"),
    ("\n<!DOCTYPE html>\n<html lang=\"en\">", "a web page"),
    ("<table border=\"1\"><tr><td>Date</td>", "a web page"),
    (
      "\u{FEFF}<?xml version=\"1.0\"?>\n<Document xmlns=\"urn:iso:std:iso:20022:tech:xsd:camt.053.001.02\">",
      "in the format CAMT"
    ),
    ("<?xml version=\"1.0\"?>\n<feed>", "XML"),
    ("\r\n:20:940S260101\r\n:25:NL91ABNA0417164300EUR", "in the format MT940"),
    ("{1:F01INGBNL2ABXXX0000000000}{2:I940", "in the format MT940"),
    ("!Type:Bank\nD01/02'26\nT-12.50\n^", "in the format QIF"),
    ("!Account\nNCurrent\n^", "in the format QIF"),
    ("{\"payments\": []}", "JSON"),
    ("[{\"date\": \"2026-01-01\"}]", "JSON"),
  ])
  func `names what a file is`(start: String, name: String) {
    #expect(MistakenFile(of: Array(start.utf8))?.name == name)
  }

  @Test(arguments: [
    ([0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1], "an Excel workbook"),
    ([0xFF, 0xD8, 0xFF, 0xE0, 0x00, 0x10], "a picture"),
    ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], "a picture"),
  ])
  func `names what is no text`(start: [UInt8], name: String) {
    #expect(MistakenFile(of: start)?.name == name)
  }

  @Test(arguments: [
    "", "Date,Description,Amount\n2026-11-02,Tea,-1\n", "\u{FEFF}Datum;Betrag\n",
    "[Account] 1234\nDate,Amount",
    "PK,Date\n", ":Date,Amount\n", "\"{x}\",1\n",
  ])
  func `leaves tables alone`(text: String) {
    #expect(MistakenFile(of: Array(text.utf8)) == nil)
  }

  @Test func `says how a workbook is read where CSV is`() {
    #expect(
      MistakenFile.excel.sentence(wanted: "CSV or OFX")
        == "The file is an Excel workbook: it must be CSV or OFX. Save it as CSV first"
    )
    #expect(
      MistakenFile.excel.sentence(wanted: "OFX") == "The file is an Excel workbook: it must be OFX")
  }
}
