import Glibc
import GroupsFormulas
import Keeping
import TestSupport
import Testing

@testable import GroupsPages

/// Every input that fuzzing was begun with, or that once broke a decoder.
@Suite(.serialized) struct CorpusTests {
  @Test(arguments: Target.all.map(\.name))
  func `a decoder keeps its promises for every input of its corpus`(name: String) throws {
    let target = try #require(Target.all.first { $0.name == name })
    let inputs = try #require(try files(in: "\(Self.corpus)/\(name)"))
    #expect(!inputs.isEmpty)
    for input in inputs { target.read(input) }
  }

  @Test func `groups of the corpus are read, or refused for their ids or their order`() throws {
    for name in ["two-members", "deleted-payments", "one-payment", "rules"] {
      #expect(try ledger(name).packed.isEmpty == false)
    }
    for name in ["equal-members", "equal-payments", "members-out-of-order", "equal-rules"] {
      #expect(throws: MalformedBytes.self) { try ledger(name) }
    }
  }

  @Test func `no folder of the corpus is without its target`() throws {
    #expect(try #require(names(in: Self.corpus)) == Target.all.map(\.name).sorted())
  }

  private static let corpus = #filePath.replacing("CorpusTests.swift", with: "Corpus")

  private func files(in folder: String) throws -> [[UInt8]]? {
    try names(in: folder)?.map { try read("\(folder)/\($0)") }
  }

  private func ledger(_ name: String) throws -> GroupLedger {
    var reader = ByteReader(try read("\(Self.corpus)/GroupPacking/\(name)"))
    return try GroupLedger(from: &reader)
  }

  private func read(_ path: String) throws -> [UInt8] {
    let file = try #require(fopen(path, "r"))
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 100_000)
    let count = fread(&bytes, 1, bytes.count, file)
    return Array(bytes.prefix(count))
  }
}
