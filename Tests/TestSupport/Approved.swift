import Glibc
package import Testing

/// Expects a text to be what was approved before, byte for byte.
///
/// With `APPROVE=1` in the environment the file is written instead; the difference is read before
/// it is committed. Approved files stand in `Tests/Approved/`.
package func expectApproved(
  _ text: String, as name: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let path = approvedFolder + name
  if getenv("APPROVE") != nil {
    write(text, to: path)
    return
  }
  guard let approved = contents(of: path) else {
    Issue.record("\(name) has not been approved yet", sourceLocation: sourceLocation)
    return
  }
  guard approved != text else { return }
  let difference = firstDifference(approved, text)
  Issue.record(
    "\(name) differs from what was approved\n\(difference)", sourceLocation: sourceLocation)
}

/// Expects the `<main>` of a page to be what was approved before, but for the help box, of which the
/// first line stands for all.
///
/// The frame of pages and the help box are the same on all of them: a whole page of each layout is
/// approved beside, in `Layout/`.
package func expectApprovedMain(
  of page: String, as name: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  guard let main = page.firstMatch(of: /<main[\s\S]*<\/main>/) else {
    Issue.record("\(name) has no main part", sourceLocation: sourceLocation)
    return
  }
  let text = String(main.0 + "\n").replacing(/(<aside class="help.*\n)[\s\S]*?<\/aside>\n/) { $0.1 }
  expectApproved(text, as: name, sourceLocation: sourceLocation)
}

private let approvedFolder =
  #filePath.split(separator: "/", omittingEmptySubsequences: false)
  .dropLast(2).joined(separator: "/") + "/Approved/"

private func firstDifference(_ approved: String, _ text: String) -> String {
  let old = approved.split(separator: "\n", omittingEmptySubsequences: false)
  let new = text.split(separator: "\n", omittingEmptySubsequences: false)
  let line = zip(old, new).prefix { $0 == $1 }.count
  let before = line < old.count ? String(old[line]) : "(end)"
  let after = line < new.count ? String(new[line]) : "(end)"
  return "line \(line + 1)\n- \(before)\n+ \(after)"
}

/// The text of a file, if there is one.
package func contents(of path: String) -> String? {
  guard let file = fopen(path, "r") else { return nil }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 65_536)
  while case let count = fread(&chunk, 1, chunk.count, file), count > 0 {
    bytes.append(contentsOf: chunk.prefix(count))
  }
  return String(decoding: bytes, as: UTF8.self)
}

private func write(_ text: String, to path: String) {
  var folder = ""
  for part in path.split(separator: "/").dropLast() {
    folder += "/" + part
    mkdir(folder, 0o755)
  }
  guard let file = fopen(path, "w") else { return }
  let bytes = Array(text.utf8)
  fwrite(bytes, 1, bytes.count, file)
  fclose(file)
}
