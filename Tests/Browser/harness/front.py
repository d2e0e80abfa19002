"""What stands between a browser and the site."""

import http.client


def fetch(handler, port):
    """Asks the site what a handler was asked: its answer, and the content of that."""
    body = handler.rfile.read(int(handler.headers.get("Content-Length", 0)))
    headers = {name: value for name, value in handler.headers.items() if name != "Host"}
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
    connection.request(handler.command, handler.path, body, headers)
    answer = connection.getresponse()
    return answer, answer.read()


def give(handler, answer, content):
    """Hands the browser what the site answered."""
    handler.send_response(answer.status)
    for name, value in answer.getheaders():
        if name.lower() not in ("connection", "transfer-encoding", "content-length"):
            handler.send_header(name, value)
    handler.send_header("Content-Length", str(len(content)))
    handler.end_headers()
    handler.wfile.write(content)
