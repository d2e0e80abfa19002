"""The configuration of several machines, with their tunnels."""

import contextlib
import json
import pathlib
import re
import resource
import socket
import subprocess
import time

import pytest
from test_tls import Server

from Load.survival.crowd import crowd
from Load.survival.machines import MACHINES, Front, address_of, running, written
from Load.survival.restarts import poison
from serving import ROOT, Site, free_port

PARTNER = {
    "id": "good", "name": "Good", "origins": ["https://a.example"],
    "countsKey": "0123456789abcdefghijkl",
}  # fmt: skip


@pytest.fixture(scope="module")
def front():
    front = Front()
    yield front
    front.stop()


def test_nothing_is_lost_when_a_machine_is_taken_away(front):
    with running(front, *MACHINES) as machines:
        with crowd(front.site.origin, 4, connections=8) as fared:
            time.sleep(1.5)
            machines[1].taken_away()
        assert fared.lost == 0
        assert fared.answers > 0


def test_long_answers_arrive_whole(front):
    long = "/loan/schedule?amount=300000&rate=7&years=30"
    # All are there: of a front whose other machines have just gone, two may be asked first.
    with running(front, *MACHINES):
        whole = len(front.site.ask(long).body)
        with front.asking_only(11):
            sizes = {len(front.ask(long).body) for _ in range(50)}
    assert whole > 70_000
    assert sizes == {whole}


@pytest.mark.timed
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


def test_the_front_counts_all_frames_of_partners(tmp_path):
    """Whichever machine's turn it is."""
    settings = tmp_path / "settings.json"
    settings.write_text(json.dumps({"partners": [PARTNER]}))
    environment = {
        "FARTHING_SETTINGS": str(settings),
        "FARTHING_COUNTS_FILE": str(tmp_path / "counts"),
    }
    front = Front(Site(**environment).start())
    others = {"FARTHING_SETTINGS": str(settings), "FARTHING_COUNTS_FILE": str(tmp_path / "others")}
    try:
        with running(front, 11, 12, **others):
            for _ in range(24):
                assert front.site.ask("/embed/loan?partner=good").status == 200
            for _ in range(6):
                assert front.site.ask("/embed/loan").status == 200
            end = time.monotonic() + 75
            while {*shown(front.site, 9)} != {24}:
                assert time.monotonic() < end, shown(front.site, 9)
                time.sleep(1)
        assert not (tmp_path / "others").exists()
    finally:
        front.stop()


def shown(site, times):
    """How many frames were shown, asked so often."""
    key = {"Authorization": f"Bearer {PARTNER['countsKey']}"}
    answers = [site.ask("/embed/counts.json?partner=good", **key) for _ in range(times)]
    totals = [json.loads(answer.body)["total"] for answer in answers]
    return [total[0]["shown"] if total else 0 for total in totals]


def test_requests_that_kill_workers_do_not_close_the_site(front):
    with running(front, *MACHINES, LD_PRELOAD=poison(front.site.folder)) as machines:
        killing = []
        for _ in range(20):
            killing.append(front.site.ask("/credit-card?balance=poison").status)
            assert front.site.ask("/credit-card?balance=1&apr=1").status == 200
        # Workers at the front survive it here, and say that it is no amount.
        assert {*killing} <= {422, 502}
        assert sum(machine.workers.crashes for machine in machines) > 0


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


def test_an_older_tls_is_not_spoken(front):
    with running(front, 11):
        assert shakes_hands(front, "-tls1_3")
        assert not shakes_hands(front, "-tls1_2")


def shakes_hands(front, version):
    identity, secret = (front.folder / "secret").read_text().strip().split(":")
    command = ["openssl", "s_client", "-connect", f"{address_of(11)}:{front.port}", version]
    command += ["-cipher", "PSK", "-psk_identity", identity, "-psk", secret]
    outcome = subprocess.run(command, check=False, stdin=subprocess.DEVNULL, capture_output=True)
    return outcome.returncode == 0


SILENT = 1_500
STACK_OF_THE_KERNEL = 16
"""KB that a thread has there, on x86-64 and on ARM: they count for the service too."""


def test_those_who_connect_and_say_nothing_have_room_and_are_sent_away(front):
    unit = (ROOT / "nginx" / "more" / "systemd" / "farthing-tunnel.service").read_text()
    room = int(re.search(r"^MemoryMax=(\d+)M$", unit, re.MULTILINE)[1])
    threads = int(re.search(r"^TasksMax=(\d+)$", unit, re.MULTILINE)[1])
    resource.setrlimit(
        resource.RLIMIT_NOFILE, (8192, resource.getrlimit(resource.RLIMIT_NOFILE)[1])
    )
    with running(front, 11) as [machine], contextlib.ExitStack() as waiting:
        before = memory_of(machine.tunnel.process.pid)
        for _ in range(SILENT):
            silent_one = socket.create_connection((address_of(11), front.port), 10)
            waiting.enter_context(silent_one)
        wait_until(lambda: memory_of(machine.tunnel.process.pid)[1] > SILENT)
        held = memory_of(machine.tunnel.process.pid)
        each = (held[0] - before[0]) / SILENT
        assert held[0] / 1024 < room
        # As many as may be there at all.
        assert (before[0] + threads * each) / 1024 < room
        wait_until(lambda: memory_of(machine.tunnel.process.pid)[1] < 10)


def memory_of(process):
    """KB of the service, and its threads."""
    status = pathlib.Path(f"/proc/{process}/status").read_text()
    resident, threads = (
        int(re.search(rf"^{name}:\s+(\d+)", status, re.MULTILINE)[1])
        for name in ["VmRSS", "Threads"]
    )
    return resident + threads * STACK_OF_THE_KERNEL, threads


def wait_until(condition, seconds=30):
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it took too long"
        time.sleep(0.2)


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
