"""What goes on with a library that Debian has replaced is restarted, and nothing else."""

import contextlib
import http.client
import os
import shutil
import signal
import subprocess
import sys
import threading
import time

import pytest

from serving import ROOT, free_port

LIBRARY = "/usr/lib/x86_64-linux-gnu/libz.so.1"
USES = "import ctypes, sys; ctypes.CDLL(sys.argv[1]); print('loaded', flush=True); input()"


class Machine:
    """Processes with a library each, and a systemd that knows which unit each of them is."""

    def __init__(self, folder):
        self.folder, self.asked = folder, folder / "asked"
        self.asked.write_text("")
        self.processes = {}
        self.numbers = {}

    def start(self, unit, *, replaced):
        library = self.folder / f"lib{len(self.processes)}.so.1"
        shutil.copy(LIBRARY, library)
        process = subprocess.Popen(
            [sys.executable, "-c", USES, library], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        assert process.stdout.readline() == b"loaded\n"
        self.processes[unit], self.numbers[unit] = process, process.pid
        if replaced:
            replace(library)

    def restart_updated(self, restarting="exit 0"):
        workers = "".join(f"{unit} loaded\\n" for unit in self.processes if "@" in unit)
        numbers = "".join(f"*{unit}) echo {pid} ;; " for unit, pid in self.numbers.items())
        systemctl = self.folder / "systemctl"
        systemctl.write_text(f"""#!/bin/sh
            case "$1 $*" in
              list-units*) printf '{workers}' ;;
              *NRestarts*) echo 0 ;;
              *PIDFile*) echo {self.folder}/nginx.pid ;;
              show*) case "$*" in {numbers} *) echo 0 ;; esac ;;
              restart*) echo "$2" >>{self.asked}; {restarting} ;;
            esac""")
        systemctl.chmod(0o755)
        return subprocess.run(
            [ROOT / "nginx" / "restart-updated"],
            check=False,
            env={**os.environ, "PATH": f"{self.folder}:{os.environ['PATH']}"},
        ).returncode

    def restarted(self):
        return self.asked.read_text().split()


def replace(library):
    """As dpkg does it: another file takes the name."""
    shutil.copy(LIBRARY, library.with_suffix(".new"))
    library.with_suffix(".new").rename(library)


class Nginx:
    """An nginx with a library of its own, which counts whom it does not answer."""

    def __init__(self, folder):
        self.folder, self.port = folder, free_port()
        self.file, self.library = folder / "nginx.pid", folder / "libz.so.1"
        self.settings = folder / "nginx.conf"
        self.answered, self.lost = 0, []
        shutil.copy(LIBRARY, self.library)
        self.settings.write_text(f"""
            worker_processes 2;
            pid {self.file};
            events {{ }}
            http {{
              access_log off;
              server {{ listen 127.0.0.1:{self.port}; return 200 "here"; }}
            }}""")

    def start(self):
        # It starts its program anew by the name that it was started by.
        command = [shutil.which("nginx"), "-e", self.folder / "error.log", "-c", self.settings]
        environment = {**os.environ, "LD_LIBRARY_PATH": str(self.folder)}
        subprocess.run(command, check=True, env=environment)
        return self.process()

    def process(self):
        return int(self.file.read_text())

    def ask(self):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=20)
        with contextlib.closing(connection):
            connection.request("GET", "/")
            assert connection.getresponse().read() == b"here"

    @contextlib.contextmanager
    def visited(self):
        over = threading.Event()

        def visit():
            while not over.wait(0.005):
                try:
                    self.ask()
                    self.answered += 1
                except OSError as error:
                    self.lost.append(error)

        visitor = threading.Thread(target=visit)
        visitor.start()
        try:
            yield
        finally:
            over.set()
            visitor.join()


@pytest.fixture
def nginx(tmp_path):
    nginx = Nginx(tmp_path)
    yield nginx
    os.kill(nginx.process(), signal.SIGTERM)


def has_ended(process):
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    return False


@pytest.fixture
def machine(tmp_path):
    machine = Machine(tmp_path)
    yield machine
    for process in machine.processes.values():
        process.communicate(b"\n")


def test_a_worker_whose_library_was_replaced_is_restarted(machine):
    machine.start("farthing@1.service", replaced=True)
    machine.start("farthing@2.service", replaced=False)
    machine.start("farthing@3.service", replaced=True)
    machine.start("farthing-nginx.service", replaced=False)
    assert machine.restart_updated() == 0
    assert machine.restarted() == ["farthing@1.service", "farthing@3.service"]


@pytest.mark.parametrize("unit", ["farthing-tunnel.service", "farthing-letters.service"])
def test_the_tunnel_and_the_store_of_letters_too(machine, unit):
    machine.start("farthing@1.service", replaced=False)
    machine.start(unit, replaced=True)
    assert machine.restart_updated() == 0
    assert machine.restarted() == [unit]


def test_nginx_is_exchanged_while_visitors_are_answered(machine, nginx):
    before = machine.numbers["farthing-nginx.service"] = nginx.start()
    assert machine.restart_updated() == 0
    assert nginx.process() == before

    replace(nginx.library)
    with nginx.visited():
        assert machine.restart_updated() == 0
        # Of the new one alone.
        time.sleep(0.5)
    assert nginx.process() != before
    assert has_ended(before)
    assert (nginx.answered > 10, nginx.lost) == (True, [])
    assert machine.restarted() == []


def test_an_nginx_that_does_not_start_anew_goes_on(machine, nginx):
    before = machine.numbers["farthing-nginx.service"] = nginx.start()
    machine.start("farthing-tunnel.service", replaced=True)
    replace(nginx.library)
    nginx.settings.write_text(nginx.settings.read_text().replace("listen", "listens"))
    with nginx.visited():
        assert machine.restart_updated() != 0
    assert nginx.process() == before
    assert (nginx.answered > 10, nginx.lost) == (True, [])


def test_where_nothing_was_replaced_and_where_nothing_runs_nothing_is_restarted(machine):
    assert machine.restart_updated() == 0
    machine.start("farthing@1.service", replaced=False)
    assert machine.restart_updated() == 0
    assert machine.restarted() == []


def test_a_worker_that_does_not_start_again_leaves_the_others_as_they_were(machine):
    machine.start("farthing@1.service", replaced=True)
    machine.start("farthing@2.service", replaced=True)
    assert machine.restart_updated(restarting="exit 1") != 0
    assert machine.restarted() == ["farthing@1.service"]
