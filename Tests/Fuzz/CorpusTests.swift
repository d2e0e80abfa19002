import Glibc
import TestSupport
import Testing

/// Every input that fuzzing was begun with, or that once broke a decoder.
@Suite(.serialized) struct CorpusTests {
  @Test(arguments: Target.all.map(\.name))
  func `a decoder keeps its promises for every input of its corpus`(name: String) throws {
    let target = try #require(Target.all.first { $0.name == name })
    let inputs = try #require(try files(in: "\(Self.corpus)/\(name)"))
    #expect(!inputs.isEmpty)
    for input in inputs { target.read(input) }
  }

  @Test func `no folder of the corpus is without its target`() throws {
    #expect(try #require(names(in: Self.corpus)) == Target.all.map(\.name).sorted())
  }

  private static let corpus = #filePath.replacing("CorpusTests.swift", with: "Corpus")

  private func files(in folder: String) throws -> [[UInt8]]? {
    try names(in: folder)?.map { name in
      let file = try #require(fopen("\(folder)/\(name)", "r"))
      defer { fclose(file) }
      var bytes = [UInt8](repeating: 0, count: 100_000)
      let count = fread(&bytes, 1, bytes.count, file)
      return Array(bytes.prefix(count))
    }
  }
}
