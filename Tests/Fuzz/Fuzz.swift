/// The decoder that libFuzzer feeds, named on the command line: `--target=Token`.
private let chosen = Target.named(in: CommandLine.arguments)

/// What libFuzzer calls, once for every input it thinks of.
@c(LLVMFuzzerTestOneInput)
func readOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  chosen.read([UInt8](UnsafeBufferPointer(start: start, count: count)))
  return 0
}
