"""Both ends of a tunnel between machines, one after the other on this one."""

import contextlib
import pathlib
import re
import resource
import socket

from Load.survival.crowd import crowd
from Machine.checks.installation import SETUP
from Machine.checks.machine import (
    VISITED,
    answers,
    eventually,
    is_active,
    process_of,
    property_of,
    run,
    succeeds,
    workers,
)

INVITATION = pathlib.Path("/root/invitation")
OPTIONS = pathlib.Path("/etc/farthing/farthing.conf")
# A disk on which Tests/Machine/several carries an invitation from one machine to another.
HANDED_OVER = pathlib.Path("/dev/vdb")
TUNNEL = "farthing-tunnel.service"
NOBODY = "127.9.9.9"
SILENT = 1_500


def ends():
    yield from front()
    yield from joined()
    yield succeeds("farthing-setup makes it a front again", *SETUP)
    yield "the site answers", eventually(answers, 60)
    yield "there is no tunnel any more", not is_active(TUNNEL)


def front():
    """A machine that is not there is asked by every other request, and none is lost."""
    yield succeeds("farthing-setup --machines", "farthing-setup", f"--machines={NOBODY}")
    yield "the tunnel runs", eventually(lambda: is_active(TUNNEL), 30)
    yield "the site answers", eventually(answers, 60)
    before = process_of(TUNNEL)
    yield succeeds("farthing-setup again", "farthing-setup")
    yield "which leaves a tunnel alone that has read all", process_of(TUNNEL) == before
    with crowd(VISITED, 20, connections=2) as fared:
        pass
    yield f"{fared.lost} of {fared.answers:,} requests lost without the machine", fared.lost == 0
    score = re.search(r"level for \S+: ([\d.]+)", run("systemd-analyze", "security", TUNNEL).stdout)
    yield f"exposure of {TUNNEL}: {score[1]}, below 2.0", float(score[1]) < 2.0


def joined():
    """The machine invites itself, so that the front is where it has its own address."""
    asked = run("farthing-setup", "--ask")
    yield "farthing-setup --ask", asked.returncode == 0
    invitation = run("farthing-setup", "--invite", told=asked.stdout).stdout
    yield from join(invitation)
    again = run("farthing-setup", "--join=-", told=invitation)
    yield "an invitation is good once", "has not asked to join" in again.stdout
    secret = pathlib.Path("/etc/farthing/tunnel-secret").read_text().strip().split(":")[1]
    [front] = re.findall(r"^FRONT=([\d.]+)$", OPTIONS.read_text(), re.MULTILINE)
    yield f"whoever knows the secret gets through from {front}", shakes_hands(secret, front)
    yield "whoever does not is sent away", not shakes_hands("00" * 32, front)
    yield "nobody gets through from elsewhere", not shakes_hands(secret, "127.0.0.1")
    yield from crowded(front)


def crowded(front):
    """Those who connect and say nothing have room; the peak includes memory of the kernel."""
    resource.setrlimit(resource.RLIMIT_NOFILE, (8192, 8192))
    before = process_of(TUNNEL)
    with contextlib.ExitStack() as waiting:
        for _ in range(SILENT):
            waiting.enter_context(socket.create_connection((front, 9433), 30))
        tasks = property_of(TUNNEL, "TasksCurrent")
        peak = pathlib.Path(f"/sys/fs/cgroup/system.slice/{TUNNEL}/memory.peak")
        taken = int(peak.read_text()) >> 20 if peak.exists() else "?"
        yield (
            f"{SILENT:,} who say nothing have {tasks} threads and took {taken} MB at most",
            process_of(TUNNEL) == before,
        )
    yield (
        "they are sent away",
        eventually(lambda: int(property_of(TUNNEL, "TasksCurrent")) < 10, 60),
    )


def join(invitation):
    """Makes this a machine with workers for the one that invited it."""
    INVITATION.touch(0o600)
    INVITATION.write_text(invitation)
    yield succeeds("farthing-setup --join", "farthing-setup", f"--join={INVITATION}")
    INVITATION.unlink()
    yield from is_joined()


def is_joined():
    yield "the tunnel runs", eventually(lambda: is_active(TUNNEL), 30)
    active = [worker for worker in workers() if is_active(worker)]
    yield f"{len(active)} workers run", len(active) == 3
    yield "nginx does not", not is_active("farthing-nginx.service")


def shakes_hands(secret, address):
    """As a tunnel of somebody else would begin, from an address of this machine to the same one."""
    command = f"openssl s_client -connect {address}:9433 -tls1_3 -psk_identity farthing"
    return run("sh", "-c", f"timeout 30 {command} -psk {secret} </dev/null").returncode == 0
