"""Visitors who are slow, and many who only keep their connections."""

import asyncio
import contextlib
import resource
import socket
import threading

from Load.survival.crowd import crowd

IDLE = 5_000
EACH = 300
HOST = "Host: localhost\r\n\r\n"
HEALTH = "GET /health HTTP/1.1\r\n"
FORM = "POST /cards HTTP/1.1\r\nContent-Length: 60000\r\n" + HOST
PAGE = f"GET /loan/schedule?amount=300000&rate=7&years=30 HTTP/1.1\r\n{HOST}"
LONGEST_WAIT = 1_000


def slow_visitors(site):
    """Thousands of idle connections, and hundreds that send or read drop by drop."""
    allow_files(IDLE + 3 * EACH + 500)
    with crowd(site.origin, 5) as before:
        pass
    with slow_ones(site.port) as slow:
        yield f"{slow.connected:,} idle and slow visitors connected", slow.connected == slow.wanted
        with crowd(site.origin, 8) as fared:
            pass
        yield f"{slow.idle:,} of {IDLE:,} idle ones still connected after it", slow.idle == IDLE
    yield f"{fared.lost} of {fared.answers:,} requests of others lost", fared.lost == 0
    sentence = "waiting at most {0:.0f} ms ({1:.0f} without them); 99 of 100 {2:.0f} ms ({3:.0f})"
    figures = fared.slowest, before.slowest, fared.late, before.late
    yield sentence.format(*figures), fared.slowest <= LONGEST_WAIT


def allow_files(count):
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(count, most), most))


@contextlib.contextmanager
def slow_ones(port):
    """All of them, in a thread of their own."""
    slow = SlowOnes(port)
    thread = threading.Thread(target=asyncio.run, args=[slow.live()])
    thread.start()
    slow.ready.wait(60)
    try:
        yield slow
    finally:
        slow.over.set()
        thread.join(30)


class SlowOnes:
    def __init__(self, port):
        self.port = port
        self.ready, self.over = threading.Event(), threading.Event()
        self.wanted = IDLE + 3 * EACH
        self.writers, self.readings = [], []

    @property
    def connected(self):
        return len(self.writers)

    @property
    def idle(self):
        return sum(not reading.done() for reading in self.readings[:IDLE])

    async def live(self):
        for _ in range(IDLE):
            await self.visit(HEALTH + HOST)
        drops = []
        for _ in range(EACH):
            drops += [await self.visit(HEALTH), await self.visit(FORM)]
            await self.visit(PAGE, reads=False)
        self.ready.set()
        while not self.over.is_set():
            for writer in drops:
                if not writer.is_closing():
                    writer.write(b"X")
            await asyncio.sleep(0.5)
        for writer in self.writers:
            writer.close()

    async def visit(self, request, reads=True):
        """Who does not read gets no more than a few bytes of the answer."""
        connection = socket.socket()
        connection.setblocking(False)
        if not reads:
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1)
        await asyncio.get_running_loop().sock_connect(connection, ("127.0.0.1", self.port))
        limit = 65_536 if reads else 1
        reader, writer = await asyncio.open_connection(sock=connection, limit=limit)
        writer.write(request.encode())
        self.writers.append(writer)
        if reads:
            # It ends when nginx hangs up.
            self.readings.append(asyncio.create_task(reader.read()))
        return writer
