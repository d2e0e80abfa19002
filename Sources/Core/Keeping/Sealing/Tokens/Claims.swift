/// The time of sealing and the lifetime of a token, which precede every payload.
///
/// They are two varints, of ten bytes at most with today's dates. The first is the time of sealing
/// in seconds since 1970. The second is 0 for no end, or the lifetime in seconds plus one.
struct Claims: Equatable {
  let sealedAt: Int64
  let lifetime: Int64?

  /// The most seconds that another machine's clock may be ahead.
  private static let tolerance: Int64 = 60

  init(sealedAt: Int64, lifetime: Int64?) {
    self.sealedAt = sealedAt
    self.lifetime = lifetime.map { max($0, 0) }
  }

  init(from reader: inout ByteReader) throws(MalformedBytes) {
    sealedAt = Int64(bitPattern: try reader.number())
    let stored = try reader.number()
    guard stored > 0 else {
      lifetime = nil
      return
    }
    guard let seconds = Int64(exactly: stored - 1) else { throw MalformedBytes() }
    lifetime = seconds
  }

  func write(to writer: inout ByteWriter) {
    writer.write(UInt64(bitPattern: sealedAt))
    writer.write(lifetime.map { UInt64($0) + 1 } ?? 0)
  }

  /// Refuses an expired token, and one from the future unless that `isAllowed`.
  func check(at now: Int64, future isAllowed: Bool = false) throws(SealProblem) {
    let (soonest, isForever) = now.addingReportingOverflow(Self.tolerance)
    guard isAllowed || isForever || sealedAt <= soonest else { throw .sealedInTheFuture }
    guard let lifetime else { return }
    let (expiry, isNever) = sealedAt.addingReportingOverflow(lifetime)
    guard isNever || now < expiry else { throw .expired }
  }

  func isPastHalf(at now: Int64) -> Bool {
    guard let lifetime else { return false }
    let (age, isBeyond) = now.subtractingReportingOverflow(sealedAt)
    return isBeyond || age > lifetime / 2
  }
}
