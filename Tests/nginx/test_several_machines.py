"""The configuration of several machines, each at an address of its own on this one."""

import contextlib
import re
import shutil
import socket
import subprocess
import time

import pytest
from test_tls import Server

from Load.survival.crowd import crowd
from Load.survival.restarts import poison
from Load.survival.workers import Workers, program_of
from serving import ROOT, Site, free_port

EXAMPLE = ROOT / "nginx" / "several-machines"
FRONT = "127.0.0.1"
MACHINES = [11, 12, 13]
FORM = "application/x-www-form-urlencoded"


def here(text, port):
    """The addresses of the example, as addresses of this machine."""
    return text.replace("10.0.0.10", FRONT).replace("10.0.0.", "127.0.0.").replace(":9000", port)


class Front:
    """A site whose nginx asks workers at several addresses."""

    def __init__(self):
        self.site = Site().start()
        self.port = free_port()
        upstream = (EXAMPLE / "upstream.conf").read_text()
        self.site.change_nginx("http/upstream.conf", lambda _: here(upstream, f":{self.port}"))
        # Nothing about visitors is logged on a server; here it tells which machines were tried.
        self.site.change_nginx("http/logs.conf", lambda text: text.replace(" emerg;", " error;"))

    def machine(self, number, **environment):
        """Workers with the settings of the example, on a machine of their own."""
        listening = socket.create_server((f"127.0.0.{number}", self.port), backlog=512)
        unit = (EXAMPLE / "farthing@.service.d" / "network.conf").read_text()
        allowed = re.findall(r"Environment=(\w+)=(\S+)", here(unit, ""))
        program, settings = program_of(self.site)
        settings = {**settings, **dict(allowed), **environment}
        return Workers(program, settings, listening, count=2)

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
        machine = f"127.0.0.{number}:{self.port}"
        return sum("upstream timed out" in line and machine in line for line in lines)

    def ask(self, *request, **headers):
        """With two machines of three away, the two tries of a request may both go to those."""
        for _ in range(5):
            answer = self.site.ask(*request, **headers)
            if answer.status != 502:
                break
        return answer


@pytest.fixture(scope="module")
def front():
    front = Front()
    yield front
    front.site.stop()
    front.site.remove()


@contextlib.contextmanager
def running(front, *numbers, **environment):
    with contextlib.ExitStack() as machines:
        yield [machines.enter_context(front.machine(n, **environment)) for n in numbers]


def test_nothing_is_lost_when_a_machine_is_taken_away(front):
    with running(front, *MACHINES) as machines:
        with crowd(front.site.origin, 4, connections=8) as fared:
            time.sleep(1.5)
            machines[1].stop()
        assert fared.lost == 0
        assert fared.answers > 0


def test_a_machine_that_does_not_answer_holds_up_few(front):
    with running(front, 11, 12), silent(f"127.0.0.{MACHINES[-1]}", front.port):
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
        for _ in range(20):
            assert front.site.ask("/credit-card?balance=poison").status == 502
            assert front.site.ask("/credit-card?balance=1&apr=1").status == 200


def test_a_machine_opens_what_another_one_sealed(front):
    with running(front, 11):
        cookie = front.add_card()
    with running(front, 12):
        assert b'"Blue"' in front.cards(cookie)


def test_a_machine_with_another_key_opens_nothing(front, tmp_path):
    with running(front, 11):
        cookie = front.add_card()
    with running(front, 12, FARTHING_KEYS=str(tmp_path / "keys")):
        assert b'"cards":[]' in front.cards(cookie)


def test_a_worker_answers_nobody_but_the_front(front):
    with running(front, 11):
        assert front.ask("/health").body == b"ok"
        address = ("127.0.0.11", front.port)
        with socket.create_connection(address, 5, source_address=("127.0.0.99", 0)) as stranger:
            assert ended(stranger)


def ended(connection):
    """Whether the other end hung up, without a word."""
    try:
        return connection.recv(1) == b""
    except ConnectionResetError:
        return True


def test_nginx_understands_it_with_a_domain(tmp_path):
    server = Server(tmp_path)
    shutil.copy(EXAMPLE / "upstream.conf", tmp_path / "http")
    outcome = subprocess.run([*server.command, "-t"], check=False, capture_output=True, text=True)
    assert outcome.returncode == 0, outcome.stderr
    assert "[warn]" not in outcome.stderr
