"""What goes on with a library that Debian has replaced is restarted, and nothing else."""

import os
import shutil
import subprocess
import sys

import pytest

from serving import ROOT

LIBRARY = "/usr/lib/x86_64-linux-gnu/libz.so.1"
USES = "import ctypes, sys; ctypes.CDLL(sys.argv[1]); print('loaded', flush=True); input()"


class Machine:
    """Processes with a library each, and a systemd that knows which unit each of them is."""

    def __init__(self, folder):
        self.folder, self.asked = folder, folder / "asked"
        self.asked.write_text("")
        self.processes = {}

    def start(self, unit, *, replaced):
        library = self.folder / f"lib{len(self.processes)}.so.1"
        shutil.copy(LIBRARY, library)
        process = subprocess.Popen(
            [sys.executable, "-c", USES, library], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        assert process.stdout.readline() == b"loaded\n"
        self.processes[unit] = process
        if replaced:
            # As dpkg does it: another file takes the name.
            shutil.copy(LIBRARY, library.with_suffix(".new"))
            library.with_suffix(".new").rename(library)

    def restart_updated(self, restarting="exit 0"):
        workers = "".join(f"{unit} loaded\\n" for unit in self.processes if "@" in unit)
        numbers = "".join(f"*{u}) echo {p.pid} ;; " for u, p in self.processes.items())
        systemctl = self.folder / "systemctl"
        systemctl.write_text(f"""#!/bin/sh
            case "$1 $*" in
              list-units*) printf '{workers}' ;;
              *NRestarts*) echo 0 ;;
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


@pytest.mark.parametrize("unit", ["farthing-nginx.service", "farthing-tunnel.service"])
def test_nginx_and_the_tunnel_too(machine, unit):
    machine.start("farthing@1.service", replaced=False)
    machine.start(unit, replaced=True)
    assert machine.restart_updated() == 0
    assert machine.restarted() == [unit]


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
