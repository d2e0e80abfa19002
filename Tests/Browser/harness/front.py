"""What stands between a browser and the site."""

import http.client


def pass_on(handler, port):
    """Asks the site what a handler was asked, answers with that, and returns the headers of it."""
    body = handler.rfile.read(int(handler.headers.get("Content-Length", 0)))
    headers = {name: value for name, value in handler.headers.items() if name != "Host"}
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
    connection.request(handler.command, handler.path, body, headers)
    answer = connection.getresponse()
    content = answer.read()
    handler.send_response(answer.status)
    for name, value in answer.getheaders():
        if name.lower() not in ("connection", "transfer-encoding", "content-length"):
            handler.send_header(name, value)
    handler.send_header("Content-Length", str(len(content)))
    handler.end_headers()
    handler.wfile.write(content)
    return answer.getheaders()
