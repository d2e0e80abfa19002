/// A store of sealed letters: it appends them, hands them out, and forgets them.
///
/// Each call is atomic, also among processes, and ends within a time in microseconds or fails. Days
/// count from 1 January 1970.
protocol LetterStore: AnyObject {
  /// The box, and its letters after a serial.
  func read(
    _ box: BoxID, after serial: Int, on day: Int, within time: Int
  ) throws(StoreFailure) -> BoxReading

  /// Appends a letter, once.
  func append(
    _ letter: NewLetter, on day: Int, in room: StoreRoom, within time: Int
  ) throws(StoreFailure) -> Appending

  /// Closes a box for everybody, whether or not it is there: its letters go and a mark stays.
  ///
  /// Returns the mark that stands: that of an earlier operation if one has closed it before.
  func close(
    _ box: BoxID, by mark: LetterOrigin, on day: Int, within time: Int
  ) throws(StoreFailure) -> LetterOrigin

  /// Removes some of what has ended, in steps so short that no other worker waits for them.
  func tidy(on day: Int, within time: Int) throws(StoreFailure)

  func usage(within time: Int) throws(StoreFailure) -> StoreUsage
}
