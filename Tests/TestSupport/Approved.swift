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

/// Expects the `<main>` of a page to be what was approved before, but for what all pages share.
///
/// The frame of pages, the help box and the list of currencies are the same on all of them: a whole
/// page of each layout is approved beside, and the list, in `Layout/`. The first line of the help
/// box and the chosen currency stand for them.
package func expectApprovedMain(
  of page: String, as name: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  guard let main = mainPart(of: page) else {
    Issue.record("\(name) has no main part", sourceLocation: sourceLocation)
    return
  }
  expectApproved(main, as: name, sourceLocation: sourceLocation)
}

/// Expects the `<main>` of a page to differ from that of another as was approved before.
///
/// With the other page, the file says as much as the whole page would. It has the lines that only
/// one of them has, like a patch; `@@` counts the lines they share, of which the last follows. So a
/// change that both pages make is read once.
package func expectApprovedDifference(
  of page: String, from other: String, as name: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard let main = mainPart(of: page), let other = mainPart(of: other) else {
    Issue.record("\(name) has no main part", sourceLocation: sourceLocation)
    return
  }
  // Of two ways to get from one text to another a compiler may find either.
  if getenv("APPROVE") == nil, let approved = contents(of: approvedFolder + name),
    patched(other, with: approved) == main
  {
    return
  }
  expectApproved(difference(of: main, from: other), as: name, sourceLocation: sourceLocation)
}

/// The list of currencies as it is approved, with none chosen.
package let approvedCurrencies = "Layout/currencies.html"

/// The part of a page that is approved for itself.
private func mainPart(of page: String) -> String? {
  page.firstMatch(of: /<main[\s\S]*<\/main>/).map { main in
    String(main.0 + "\n").replacing(/(<aside class="help.*\n)[\s\S]*?<\/aside>\n/) { $0.1 }
      .withoutCurrencies
  }
}

extension String {
  /// The text without those currencies that are not chosen, if all of the list, or the common ones and the
  /// way to all others, are as approved.
  fileprivate var withoutCurrencies: String {
    guard let all = contents(of: approvedFolder + approvedCurrencies) else { return self }
    let short = all.firstRange(of: "<optgroup").map {
      all[..<$0.lowerBound] + "<option value=\"other\">Another currency…\n"
    }
    return replacing(/(<select id="currency"[^>]*>\n)([\s\S]*?)<\/select>/) { select in
      let list = select.2.replacing(" selected", with: "")
      guard list == all || list == short else { return String(select.0) }
      let chosen = select.2.split(separator: "\n").filter { $0.contains(" selected>") }
      return "\(select.1)"
        + (chosen + [list == all ? "<option>all others" : "<option>another", "</select>"])
        .joined(separator: "\n")
    }
  }
}

/// The lines that only one of two texts has, with a count of the lines between them.
private func difference(of text: String, from other: String) -> String {
  let new = text.split(separator: "\n", omittingEmptySubsequences: false)
  let old = other.split(separator: "\n", omittingEmptySubsequences: false)
  let changes = new.difference(from: old)
  let gone = Set(changes.removals.map(\.offset)), come = Set(changes.insertions.map(\.offset))
  var (lines, same, before, after) = ([String](), 0, 0, 0)
  func add(_ line: String) {
    if same > 0 { lines += ["@@ \(same)", " \(old[before - 1])"] }
    (lines, same) = (lines + [line], 0)
  }
  while before < old.count || after < new.count {
    if gone.contains(before) {
      add("-\(old[before])")
      before += 1
    } else if come.contains(after) {
      add("+\(new[after])")
      after += 1
    } else {
      (same, before, after) = (same + 1, before + 1, after + 1)
    }
  }
  return lines.map { "\($0)\n" }.joined()
}

/// A text with such a difference made to it; nil where it is not about this text.
private func patched(_ other: String, with difference: String) -> String? {
  var old = other.split(separator: "\n", omittingEmptySubsequences: false)[...]
  var lines: [Substring] = []
  for line in difference.split(separator: "\n") {
    let rest = line.dropFirst()
    switch line.first {
    case "@":
      guard let same = Int(line.dropFirst(3)), same <= old.count else { return nil }
      lines += old.prefix(same)
      old = old.dropFirst(same)
    case "-" where old.first == rest: old = old.dropFirst()
    case "+": lines.append(rest)
    case " " where lines.last == rest: break
    default: return nil
    }
  }
  return (lines + old).joined(separator: "\n")
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
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
