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
    """Sends one request; the target goes out exactly as it is given, a byte for a character."""
    address = urlsplit(origin)
    fields = {"Host": address.netloc, "Connection": "close", **(headers or {})}
    if body:
        fields["Content-Length"] = str(len(body))
    lines = [f"{method} {target} HTTP/1.1", *(f"{name}: {value}" for name, value in fields.items())]
    head = "".join(f"{line}\r\n" for line in lines).encode("latin-1")
    with socket.create_connection((address.hostname, address.port), timeout=15) as connection:
        connection.sendall(head + b"\r\n" + body)
        response = http.client.HTTPResponse(connection, method=method)
        response.begin()
        return Answer(response.status, response.headers, response.read())
