import Formats

@testable import Web

extension Target {
  /// The first line names the boundary as a content type does; the rest is the form.
  static let multipart = Target("Multipart") { input in
    let end = input.firstIndex(of: UInt8(ascii: "\n")) ?? input.endIndex
    let type = "multipart/form-data; boundary=" + String(decoding: input[..<end], as: UTF8.self)
    guard let boundary = MultipartForm.boundary(in: type) else { return }
    precondition(1...70 ~= boundary.count, "a boundary that no browser writes")
    let body = Array(input[end...].dropFirst())
    guard let form = try? MultipartForm(body, boundary: boundary) else { return }
    precondition(form.fields.count + form.files.count <= Submission.most, "too many")
    precondition(form.fields.allSatisfy { !$0.text.contains("\0") }, "a zero in a text")
    let size = form.files.reduce(0) { $0 + $1.bytes.count }
    precondition(size <= body.count, "more than was sent")
  }
}
