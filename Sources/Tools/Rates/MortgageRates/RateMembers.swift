extension RateHistory {
  /// The members of a series that say what it is and when it was fetched, in the file and in the
  /// JSON answer.
  package static let identity = Members<RateHistory> {
    InFile.id
    Member("name", .text) { $0.series.name }
    Member("country", .code) { $0.series.source.country }
    Member("source", .code) { $0.series.source }
    Member("frequency", .code) { $0.series.frequency }
    InFile.retrieved
  }

  /// The members of a series with its newest rates, in both too.
  package static let newest = Members<RateHistory> {
    InFile.latest
    InFile.previous
    Member("change", .nullable(.number)) { $0.change?.plain }
    Member("discontinued", .truth) { $0.series.isDiscontinued }
  }

  /// The members of a series that only the file has.
  static let year = Members<RateHistory> {
    InFile.observations
    Member(whereThere: "lastModified", .text) { $0.lastModified }
  }

  /// The members that are read back from the file.
  enum InFile {
    static let id = FileMember("id", .code) { (history: RateHistory) in history.series }

    static let retrieved = FileMember("retrieved", .time) {
      (history: RateHistory) in history.retrieved
    }

    static let latest = FileMember("latest", .object(DatedRate.shape)) {
      (history: RateHistory) in history.latest
    }

    static let previous = FileMember("previous", .nullable(.object(DatedRate.shape))) {
      (history: RateHistory) in history.previous
    }

    static let observations = FileMember("observations", .list(DatedRate.shape)) {
      (history: RateHistory) in history.rates
    }
  }
}

extension DatedRate {
  static let shape = Shape<DatedRate> {
    InFile.date
    InFile.rate
  }

  /// The members of a rate, which are read as texts: only both together are a rate or not.
  enum InFile {
    static let date = FileMember("date", FileKind(.date) { $0.string }) {
      (rate: DatedRate) in rate.date
    }

    static let rate = FileMember("rate", .number) { (rate: DatedRate) in rate.rate.plain }
  }
}
