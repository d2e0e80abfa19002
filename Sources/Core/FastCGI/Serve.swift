/// Answers requests until it is asked to stop.
///
/// They come from the socket that this process was started with. Where there is none, but a web
/// server started the process as a CGI program, it answers that one request.
///
/// - Parameters:
///   - bodyLimit: The largest body of a request, in bytes.
///   - abandoned: Is called for each request that is not answered because nobody waits for it.
///   - retires: Is called after each request; true ends the process so that another can replace it.
///   - answer: Returns a whole CGI response (`Status: 200 OK`, headers, an empty line, the body) in
///     pieces, which are sent one after another.
/// - Throws: ``WorkerFailure/noSocket``, or the call to the system that failed.
package func serve(
  bodyLimit: Int, abandoned: () -> Void, retires: () -> Bool,
  _ answer: (borrowing Call) -> [[UInt8]]
) throws(WorkerFailure) {
  if let socket = ListeningSocket.inherited() {
    try Worker(listeningOn: socket, bodyLimit: bodyLimit, until: StopSignals())
      .run(abandoned: abandoned, retires: retires, answer)
  } else if GatewayProgram.isAsked {
    try GatewayProgram.run(bodyLimit: bodyLimit, answer)
  } else {
    throw .noSocket
  }
}
