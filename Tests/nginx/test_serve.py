"""How nginx/serve starts, stops and explains itself."""

import fcntl
import os
import pty
import re
import signal
import subprocess
import termios
import time

import pytest

from Load.survival.workers import program_of
from Rates.services import BankOfEngland, FREDTables, Reply
from serving import ROOT, Site, free_port


@pytest.mark.parametrize("pause", [0, 0.05])
def test_ten_times_ctrl_c_leave_no_process_behind(another_site, pause):
    keyboard, terminal = pty.openpty()
    site = another_site.start(stdin=terminal, preexec_fn=lambda: take_terminal(terminal))
    assert len(site.workers()) == 3
    for _ in range(10):
        os.write(keyboard, b"\x03")
        time.sleep(pause)
    assert site.process.wait(timeout=20) == 0
    site.wait_until_gone()


@pytest.mark.parametrize(
    "interrupted", ["trap 'exit 0' INT", "trap '' INT", "trap 'exit 1' INT", ": the signal ends it"]
)
def test_ctrl_c_during_the_build_stops_it_whatever_the_compiler_does(tmp_path, interrupted):
    in_time = 0
    for press in range(15):
        building = Building(tmp_path / str(press), interrupted)
        if not building.press_ctrl_c(after=press * 0.01):
            continue  # A busy machine was late: the build was over.
        in_time += 1
        assert building.status != 0
        assert not building.went_on, f"swallowed after {press * 10} ms"
    assert in_time > 0


class Building:
    """nginx/serve with a swift that takes a tenth of a second and leaves a program that tells."""

    def __init__(self, folder, interrupted):
        folder.mkdir()
        self.began, self.trace = folder / "began", folder / "went-on"
        self.ended = folder / "ended"
        self.script(
            folder / "swift",
            f"""case "$*" in
              *version*) echo Swift version 6.3 ;;
              *show-bin-path*) echo {folder} ;;
              *) {interrupted}; touch {self.began}; sleep 0.1 & wait; wait ;;
            esac
            case "$*" in *"--product farthing-site") touch {self.ended} ;; esac""",
        )
        self.script(folder / "farthing-site", f"touch {self.trace}; exit 1")
        self.keyboard, terminal = pty.openpty()
        self.process = subprocess.Popen(
            [ROOT / "nginx" / "serve"],
            env={
                **os.environ,
                "BUILT": "",
                "PATH": f"{folder}:{os.environ['PATH']}",
                "PORT": str(free_port()),
            },
            start_new_session=True,
            stdin=terminal,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            preexec_fn=lambda: take_terminal(terminal),
        )
        os.close(terminal)

    @staticmethod
    def script(file, text):
        file.write_text(f"#!/bin/sh\n{text}\n")
        file.chmod(0o755)

    def press_ctrl_c(self, after):
        """Whether it was pressed before the build had ended."""
        while not self.began.exists():
            time.sleep(0.001)
        time.sleep(after)
        os.write(self.keyboard, b"\x03")
        pressed = time.time_ns()
        self.status = self.process.wait(timeout=20)
        os.close(self.keyboard)
        return not self.ended.exists() or self.ended.stat().st_mtime_ns > pressed

    @property
    def went_on(self):
        return self.trace.exists()


def take_terminal(terminal):
    fcntl.ioctl(terminal, termios.TIOCSCTTY, 0)


def test_it_starts_again_at_once_at_the_same_port(another_site):
    for _ in range(3):
        another_site.start()
        assert another_site.ask("/health").body == b"ok"
        another_site.stop()
        another_site.wait_until_gone()


def test_it_ends_although_a_part_does_not_get_the_first_signal(tmp_path):
    # As multiwatch does with a worker that it is just starting.
    part = tmp_path / "part"
    part.write_text("trap 'trap - TERM' TERM; touch ready; for _ in {1..600}; do sleep 0.1; done")
    script = '. "$1"; bash "$2" & until [ -e ready ]; do sleep 0.1; done; stop'
    command = ["bash", "-euc", script, "bash", ROOT / "nginx" / "foreground", part]
    assert subprocess.run(command, cwd=tmp_path, timeout=20).returncode == 0


def test_it_ends_although_a_job_that_has_ended_is_listed_as_running():
    # As bash does when a signal interrupts its wait just as the job ends.
    script = '. "$1"; true & ended=$!; wait; jobs() { echo "$ended"; }; stop'
    command = ["bash", "-euc", script, "bash", ROOT / "nginx" / "foreground"]
    assert subprocess.run(command, check=False, timeout=20).returncode == 0


@pytest.mark.parametrize("blow", [signal.SIGTERM, signal.SIGHUP, signal.SIGKILL])
def test_everything_ends_with_it_however_it_ends(another_site, blow):
    site = another_site.start()
    site.process.send_signal(blow)
    site.process.wait(timeout=20)
    site.wait_until_gone()


@pytest.mark.parametrize("port", ["0", "65536", "80a"])
def test_a_port_that_cannot_be_is_named(port):
    assert said_by_failing(PORT=port) == f"PORT has to be from 1 to 65535, not {port}.\n"


def test_a_port_that_is_taken_is_named(site):
    assert said_by_failing(PORT=str(site.port)) == (
        f"Port {site.port} is in use; choose another one: PORT={site.port + 1} nginx/serve\n"
    )
    assert site.ask("/health").status == 200


def test_a_setting_that_workers_refuse_is_said_at_once():
    build = os.environ.get("BUILD", "debug")
    said = said_by_failing(FARTHING_LETTERS="foo", BUILD=build, PORT=str(free_port()))
    assert said.splitlines()[-1] == (
        "The site cannot start. farthing-server: FARTHING_LETTERS is foo: it must be sqlite:/path, "
        "redis:/path/of.sock, or empty for no letter box."
    )


@pytest.mark.parametrize(
    "version, found",
    [("Swift version 5.10.1 (swift-5.10.1-RELEASE)", "found only 5.10; "), ("no such command", "")],
)
def test_a_missing_toolchain_is_one_sentence(tmp_path, version, found):
    swift = tmp_path / "swift"
    swift.write_text(f"#!/bin/sh\necho '{version}'\n")
    swift.chmod(0o755)
    assert said_by_failing(PATH=f"{tmp_path}:{os.environ['PATH']}") == (
        "Farthing needs Swift 6.0 or later on the PATH "
        f"({found}see https://www.swift.org/install/linux/).\n"
    )


@pytest.fixture
def services():
    services = FREDTables(), BankOfEngland()
    yield services
    for service in services:
        service.close()


@pytest.mark.parametrize(
    ("replies", "words"),
    [
        ((None, None), "Interest rates were fetched: {origin}/rates"),
        (
            (Reply("", 404), None),
            "Some interest rates were fetched: the answer for MORTGAGE30US has the status 404. "
            "The rates of FRED stay as they were.",
        ),
        (
            (Reply("", 404), Reply("", 404)),
            "Interest rates were not fetched: the answer for MORTGAGE30US has the status 404. The "
            "rates of FRED stay as they were. the answer for IUDBEDR has the status 404. The rates "
            "of the Bank of England stay as they were.",
        ),
    ],
    ids=["fetched", "in part", "not fetched"],
)
def test_it_asks_for_rates_once_and_says_in_a_line_what_came_of_it(services, replies, words):
    tables, bank = services
    for service, reply in zip(services, replies, strict=True):
        service.replies = [reply]
    with Site(FARTHING_FRED_CSV_URL=tables.origin, FARTHING_BOE_URL=bank.origin) as site:
        assert site.process.stdout.readline() == words.format(origin=site.origin) + "\n"
        snapshot = b'"snapshot":true' in site.ask("/rates.json").body
        assert snapshot == ("not fetched" in words)
        # What said this has ended; the site goes on.
        assert site.ask("/health").body == b"ok"
        assert len(site.workers()) == 3


def test_a_service_that_hangs_keeps_nothing_from_ending(services):
    tables, bank = services
    tables.replies = [Reply("", seconds=15)]
    site = Site(FARTHING_FRED_CSV_URL=tables.origin, FARTHING_BOE_URL=bank.origin).start()
    assert site.ask("/rates").status == 200
    deadline = time.monotonic() + 10
    while not tables.asked:
        assert time.monotonic() < deadline
        time.sleep(0.05)
    site.end()


def said_by_failing(**environment):
    outcome = subprocess.run(
        [ROOT / "nginx" / "serve"],
        check=False,
        env={**os.environ, **environment},
        text=True,
        timeout=60,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    assert outcome.returncode == 1
    return outcome.stdout


def test_where_programs_call_libraries_is_read_only(site):
    """What the linker calls full RELRO: nothing can be made to call something else later."""
    program = program_of(site)[0]
    for name in ["farthing-server", "farthing-site", "farthing-rates"]:
        built = program.replace("farthing-server", name)
        told = subprocess.check_output(["readelf", "--wide", "--segments", "--dynamic", built])
        assert b"GNU_RELRO" in told
        assert re.search(rb"\(FLAGS_1\).*\bNOW\b", told)
