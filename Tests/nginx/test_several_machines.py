"""A site on several machines, each at an address of its own on this one, with real tunnels."""

import contextlib
import os
import signal
import socket
import subprocess
import time

import pytest
from test_tls import Server

from Load.survival.crowd import crowd
from Load.survival.restarts import poison
from Load.survival.workers import Workers, program_of
from serving import ROOT, Site, free_port

MACHINES = [11, 12, 13]
FORM = "application/x-www-form-urlencoded"


def written(task, *addresses):
    """What farthing-setup puts in place on a server."""
    command = [ROOT / "nginx" / "tunnel", task, *addresses]
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
    """A site whose nginx asks its own workers and those at several addresses."""

    def __init__(self):
        self.site = Site().start()
        self.port = free_port()
        self.folder = self.site.folder
        secret = os.open(self.folder / "secret", os.O_CREAT | os.O_WRONLY, 0o600)
        os.write(secret, b"farthing:" + os.urandom(32).hex().encode() + b"\n")
        os.close(secret)
        addresses = [address_of(number) for number in MACHINES]
        self.tunnel = Tunnel(self.folder, "front", self.here(written("front", *addresses)))
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
        program, settings = program_of(front.site)
        listening = socket.socket(socket.AF_UNIX)
        self.socket.unlink(missing_ok=True)
        listening.bind(str(self.socket))
        listening.listen(512)
        self.workers = Workers(program, {**settings, **environment}, listening, count=2)

    def __enter__(self):
        self.workers.__enter__()
        text = self.front.here(written("workers"))
        text = text.replace(
            "accept = 9433", f"accept = {address_of(self.number)}:{self.front.port}"
        )
        text = text.replace(f"{self.front.folder}/fcgi.sock", str(self.socket))
        self.tunnel = Tunnel(self.front.folder, f"machine-{self.number}", text)
        wait_for(address_of(self.number), self.front.port)
        return self

    def __exit__(self, *_):
        self.taken_away()

    def taken_away(self):
        self.tunnel.kill()
        self.workers.stop()


def wait_for(address, port):
    for _ in range(100):
        with contextlib.suppress(OSError), socket.create_connection((address, port), 1):
            return
        time.sleep(0.05)
    raise AssertionError(f"nothing listens at {address}:{port}")


@pytest.fixture(scope="module")
def front():
    front = Front()
    yield front
    front.stop()


@contextlib.contextmanager
def running(front, *numbers, **environment):
    with contextlib.ExitStack() as machines:
        yield [machines.enter_context(front.machine(n, **environment)) for n in numbers]


def test_nothing_is_lost_when_a_machine_is_taken_away(front):
    with running(front, *MACHINES) as machines:
        with crowd(front.site.origin, 4, connections=8) as fared:
            time.sleep(1.5)
            machines[1].taken_away()
        assert fared.lost == 0
        assert fared.answers > 0


def test_a_machine_that_does_not_answer_holds_up_few(front):
    with running(front, 11, 12), silent(address_of(MACHINES[-1]), front.port):
        with crowd(front.site.origin, 6, connections=8) as fared:
            pass
        assert fared.lost == 0
        assert fared.slowest < 5_000
        # Where nothing is learned, it is every third.
        assert 0 < front.held_up(MACHINES[-1]) < fared.answers / 5


@contextlib.contextmanager
def silent(address, port):
    """A machine that is gone without a word: nothing comes back of what is sent to it."""
    with socket.socket() as listening, contextlib.ExitStack() as waiting:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((address, port))
        listening.listen(0)
        for _ in range(3):
            one = waiting.enter_context(socket.socket())
            one.setblocking(False)
            one.connect_ex((address, port))
        yield


def test_requests_that_kill_workers_do_not_close_the_site(front):
    with running(front, *MACHINES, LD_PRELOAD=poison(front.site.folder)):
        killing = []
        for _ in range(20):
            killing.append(front.site.ask("/credit-card?balance=poison").status)
            assert front.site.ask("/credit-card?balance=1&apr=1").status == 200
        # Workers at the front survive it here, and say that it is no amount.
        assert set(killing) == {422, 502}


def test_a_machine_opens_what_another_one_sealed(front):
    with running(front, 11), front.asking_only(11):
        cookie = front.add_card()
    with running(front, 12), front.asking_only(12):
        assert b'"Blue"' in front.cards(cookie)


def test_a_machine_with_another_key_opens_nothing(front, tmp_path):
    with running(front, 11), front.asking_only(11):
        cookie = front.add_card()
    with running(front, 12, FARTHING_KEYS=str(tmp_path / "keys")), front.asking_only(12):
        assert b'"cards":[]' in front.cards(cookie)


def test_nobody_gets_through_who_does_not_know_the_secret(front):
    with running(front, 11), front.asking_only(11):
        assert front.ask("/health").body == b"ok"
        with socket.create_connection((address_of(11), front.port), 5) as stranger:
            # As nginx would ask a worker, without the tunnel.
            stranger.sendall(bytes([1, 1, 0, 1, 0, 8, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0]))
            assert ended(stranger)


def test_what_goes_between_machines_cannot_be_read(front):
    """A listener in the place of a machine sees TLS and nothing of the request."""
    machine = address_of(13), front.port
    with socket.create_server(machine) as listening, front.asking_only(13):
        listening.settimeout(10)
        asking = subprocess.Popen(
            [
                "curl",
                "-s",
                "-o",
                "/dev/null",
                "-m",
                "5",
                f"{front.site.origin}/credit-card?balance=marker31415",
            ]
        )
        connection, _ = listening.accept()
        with connection:
            came = connection.recv(4096)
        asking.wait()
    assert came[:2] == bytes([22, 3])  # A handshake of TLS, RFC 8446 section 5.1.
    assert b"marker31415" not in came


def ended(connection):
    """Whether the other end hung up without an answer of a worker: an alert of TLS at most."""
    try:
        came = connection.recv(100)
    except ConnectionResetError:
        return True
    return came == b"" or came[0] == 21


def test_nginx_understands_it_with_a_domain(tmp_path):
    server = Server(tmp_path)
    text = written("nginx", "10.0.0.11", "10.0.0.12")
    for port in ["9465", "9466"]:
        text = text.replace(f":{port};", f":{free_port()};")
    (tmp_path / "http" / "upstream.conf").write_text(text)
    outcome = subprocess.run([*server.command, "-t"], check=False, capture_output=True, text=True)
    assert outcome.returncode == 0, outcome.stderr
    assert "[warn]" not in outcome.stderr
