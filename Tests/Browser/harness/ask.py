"""Requests as a program sends them, byte for byte, broken ones too."""

import http.client
import json
import socket
from dataclasses import dataclass
from email.message import Message
from urllib.parse import urlsplit


@dataclass(frozen=True)
class Answer:
    status: int
    headers: Message
    body: bytes

    @property
    def text(self):
        return self.body.decode()

    @property
    def json(self):
        return json.loads(self.body)


def ask(origin, target, method="GET", headers=None, body=b""):
    """Sends one request; the target goes out exactly as it is given."""
    address = urlsplit(origin)
    fields = {"Host": address.netloc, "Connection": "close", **(headers or {})}
    if body:
        fields["Content-Length"] = str(len(body))
    head = b"%s %s HTTP/1.1\r\n" % (method.encode(), _bytes(target))
    head += "".join(f"{name}: {value}\r\n" for name, value in fields.items()).encode()
    with socket.create_connection((address.hostname, address.port), timeout=15) as connection:
        connection.sendall(head + b"\r\n" + body)
        response = http.client.HTTPResponse(connection, method=method)
        response.begin()
        return Answer(response.status, response.headers, response.read())


def _bytes(target):
    return target if isinstance(target, bytes) else target.encode()
