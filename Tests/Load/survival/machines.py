"""A site on several machines, each at an address of its own on this one, with real tunnels.

A machine has workers and an end of stunnel, as farthing-setup --join makes it; the front has nginx,
workers of its own and the other ends.
"""

import contextlib
import os
import signal
import socket
import subprocess
import time

from Load.survival.crowd import crowds
from Load.survival.workers import Workers, program_of
from serving import ROOT, Site, free_port

ANSWERS = 20_000

MACHINES = [11, 12, 13]
FORM = "application/x-www-form-urlencoded"


def written(task, *addresses):
    """What farthing-setup puts in place on a server."""
    command = [ROOT / "nginx" / "more" / "tunnel", task, *addresses]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def address_of(number):
    return f"127.0.0.{number}"


class Tunnel:
    """stunnel with what farthing-setup writes, in a folder instead of /run."""

    def __init__(self, folder, name, text):
        file = folder / f"{name}.conf"
        file.write_text(text)
        self.log = (folder / f"{name}.log").open("w")
        self.process = subprocess.Popen(["stunnel", file], stderr=self.log, stdout=self.log)

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.log.close()


class Front:
    """A site whose nginx asks its own workers and those at several addresses.

    All may have the letters of one store, at a socket of this machine.
    """

    def __init__(self, site=None, letters=None):
        self.site = site or Site().start()
        self.letters = letters
        self.port = free_port()
        self.letters_port = free_port()
        self.folder = self.site.folder
        secret = os.open(self.folder / "secret", os.O_CREAT | os.O_WRONLY, 0o600)
        os.write(secret, b"farthing:" + os.urandom(32).hex().encode() + b"\n")
        os.close(secret)
        addresses = [address_of(number) for number in MACHINES]
        text = written("front", *addresses)
        if letters:
            text += written("letters-front")
        self.tunnel = Tunnel(self.folder, "front", self.here(text))
        # Without the counts, which have fixed ports: see test_watching.py.
        upstream = written("nginx", *addresses).split("\nserver {")[0]
        self.site.change_nginx("http/upstream.conf", lambda _: self.here(upstream))
        # Nothing about visitors is logged on a server; here it tells which machines were tried.
        self.site.change_nginx("http/logs.conf", lambda text: text.replace(" emerg;", " error;"))

    def here(self, text):
        for before, after in [
            ("/run/credentials/farthing-tunnel.service", self.folder),
            ("/run/farthing-tunnel", self.folder),
            ("/run/farthing/", f"{self.folder}/"),
            (":9433", f":{self.port}"),
            ("0.0.0.0:9434", f"{address_of(10)}:{self.letters_port}"),
            (":9434", f":{self.letters_port}"),
            ("/run/farthing-letters/letters.sock", self.letters),
        ]:
            text = text.replace(before, str(after))
        return text

    def stop(self):
        self.tunnel.kill()
        self.site.stop()
        self.site.remove()

    @contextlib.contextmanager
    def asking_only(self, number):
        """One machine and no other, whose turn it would be as often."""
        before = (self.folder / "http" / "upstream.conf").read_text()
        line = next(line for line in before.splitlines() if f"{address_of(number)}.sock" in line)
        self.site.change_nginx("http/upstream.conf", lambda _: f"upstream farthing {{{line}}}")
        try:
            yield
        finally:
            self.site.change_nginx("http/upstream.conf", lambda _: before)

    def machine(self, number, **environment):
        return Machine(self, number, environment)

    def add_card(self):
        form = "name=Blue&balance=900&limit=1000&due-day=5"
        answer = self.ask("/cards", "POST", form, Content_Type=FORM)
        [kept] = [c for c in answer.headers.get_all("Set-Cookie") if c.startswith("cards=")]
        return kept.split(";")[0]

    def cards(self, cookie):
        return self.ask("/cards.json", Cookie=cookie).body

    def held_up(self, number):
        """How many requests waited in vain for a machine."""
        lines = (self.site.folder / "logs" / "error.log").read_text().splitlines()
        machine = f"{self.folder}/{address_of(number)}.sock"
        return sum("while reading response header" in line and machine in line for line in lines)

    def ask(self, *request, **headers):
        """With two machines of three away, the two tries of a request may both go to those."""
        for _ in range(5):
            answer = self.site.ask(*request, **headers)
            if answer.status != 502:
                break
        return answer


class Machine:
    """Workers and the end of the tunnel beside them."""

    def __init__(self, front, number, environment):
        self.front, self.number = front, number
        self.socket = front.folder / f"machine-{number}.sock"
        self.letters = front.folder / f"letters-{number}.sock"
        program, settings = program_of(front.site)
        listening = socket.socket(socket.AF_UNIX)
        self.socket.unlink(missing_ok=True)
        listening.bind(str(self.socket))
        listening.listen(512)
        told = dict([written("environment").strip().split("=")])
        if front.letters:
            told["FARTHING_LETTERS"] = f"redis:{self.letters}"
        self.workers = Workers(program, {**settings, **told, **environment}, listening, count=2)

    def __enter__(self):
        self.workers.__enter__()
        text = written("workers")
        if self.front.letters:
            self.letters.unlink(missing_ok=True)
            # The front has two addresses, of which this machine reaches one.
            text += written("letters-workers", address_of(9), address_of(10))
            text = text.replace("/run/farthing-tunnel/letters.sock", str(self.letters))
        text = self.front.here(text)
        text = text.replace(
            f"0.0.0.0:{self.front.port}", f"{address_of(self.number)}:{self.front.port}"
        )
        # Less of an answer is on its way at once than on this machine alone.
        text = f"socket = l:SO_SNDBUF=4608\n{text}"
        text = text.replace(f"{self.front.folder}/fcgi.sock", str(self.socket))
        self.tunnel = Tunnel(self.front.folder, f"machine-{self.number}", text)
        wait_for(address_of(self.number), self.front.port)
        return self

    def __exit__(self, *_):
        self.taken_away()

    def taken_away(self):
        """The tunnel is gone first, whatever was on its way through it."""
        self.tunnel.kill()
        self.workers.stop()


def wait_for(address, port):
    for _ in range(100):
        with contextlib.suppress(OSError), socket.create_connection((address, port), 1):
            return
        time.sleep(0.05)
    raise AssertionError(f"nothing listens at {address}:{port}")


@contextlib.contextmanager
def running(front, *numbers, **environment):
    with contextlib.ExitStack() as machines:
        yield [machines.enter_context(front.machine(n, **environment)) for n in numbers]


def one_goes(site):
    """One machine of three is taken away, without a word to anybody, and comes back."""
    front, times = Front(site), 0
    try:
        with running(front, *MACHINES) as machines:

            def take_one_away(seconds):
                nonlocal times
                time.sleep(seconds / 3)
                machines[times % 3].taken_away()
                time.sleep(seconds / 3)
                machines[times % 3] = front.machine(MACHINES[times % 3]).__enter__()
                times += 1

            fared = crowds(site.origin, ANSWERS, take_one_away)
            for machine in machines:
                machine.taken_away()
    finally:
        front.tunnel.kill()
    yield f"{fared.lost} of {fared.answers:,} requests lost, {times} times one away", not fared.lost
