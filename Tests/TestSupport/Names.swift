import Glibc

/// The names of the files in a folder, in order; nil where there is no such folder.
package func names(in folder: String) -> [String]? {
  guard let handle = opendir(folder) else { return nil }
  defer { closedir(handle) }
  var names: [String] = []
  while let entry = readdir(handle) {
    let name = withUnsafeBytes(of: entry.pointee.d_name) {
      String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
    }
    if name != "." && name != ".." { names.append(name) }
  }
  return names.sorted()
}
