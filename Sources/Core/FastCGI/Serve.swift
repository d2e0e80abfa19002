/// Answers requests until asked to stop: those of the socket that this process was started with,
/// or the single one of a web server that started it as a CGI program.
///
/// `answer` returns a whole CGI response: `Status: 200 OK`, headers, an empty line, the body; in
/// pieces to send one after another. `abandoned` is told of each request that nobody waits for any
/// more: it is not answered. `retires` is asked after each request whether to leave for another
/// process to take over.
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
