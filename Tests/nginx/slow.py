"""Visitors over TLS who take their time: they read nothing, or send a byte now and then."""

import pathlib
import socket
import ssl
import struct

DATA, HEADERS, SETTINGS = 0, 1, 4
END_STREAM, END_HEADERS, ACKNOWLEDGED = 1, 4, 1
INITIAL_WINDOW_SIZE = 4


def connect(server, source, protocol):
    context = ssl.create_default_context(cafile=server.folder / "tls" / "certificate.pem")
    context.set_alpn_protocols([protocol])
    address = ("127.0.0.1", server.https)
    plain = socket.create_connection(address, 10, source_address=(source, 0))
    return context.wrap_socket(plain, server_hostname="money.example")


def frame(kind, flags, stream, content=b""):
    """RFC 9113, 4.1."""
    return struct.pack(">I", len(content))[1:] + struct.pack(">BBI", kind, flags, stream) + content


def text(words):
    """RFC 7541, 5.1 and 5.2: a string as it is, after its length in seven bits or more."""
    length, rest = bytes([min(len(words), 127)]), len(words) - 127
    while rest >= 128:
        length, rest = length + bytes([rest % 128 + 128]), rest // 128
    return length + bytes([rest] * (len(words) >= 127)) + words.encode()


class ReadsNothing:
    """One connection of HTTP/2 whose streams have no room for a byte of their answers."""

    def __init__(self, server, source):
        self.connection = connect(server, source, "h2")
        settings = struct.pack(">HI", INITIAL_WINDOW_SIZE, 0)
        self.connection.sendall(
            b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + frame(SETTINGS, 0, 0, settings)
        )
        self.stream = 1

    def ask(self, path):
        """RFC 7541, appendix A: GET and https by number; :path and :authority with their values."""
        fields = b"\x82\x87" + b"\x04" + text(path) + b"\x01" + text("money.example")
        self.connection.sendall(frame(HEADERS, END_STREAM | END_HEADERS, self.stream, fields))
        self.stream += 2

    def leave(self):
        self.connection.close()


class SendsNoEnd:
    """One who sends a file of 500 KB but for its last bytes."""

    def __init__(self, server, source):
        self.connection = connect(server, source, "http/1.1")
        head = "POST /cards/import HTTP/1.1\r\nHost: money.example\r\n"
        head += "Content-Type: text/plain\r\nContent-Length: 500000\r\n\r\n"
        self.connection.sendall(head.encode() + b"a" * 499_000)

    def leave(self):
        self.connection.close()


def memory(server):
    """What nginx has, in MB, counting once what its processes share."""
    master = server.process.pid
    children = pathlib.Path(f"/proc/{master}/task/{master}/children").read_text().split()
    return sum(kilobytes(process) for process in [master, *children]) / 1024


def kilobytes(process):
    facts = pathlib.Path(f"/proc/{process}/smaps_rollup").read_text()
    return int(facts.split("Pss:")[1].split()[0])
