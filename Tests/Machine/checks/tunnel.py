"""Both ends of a tunnel between machines, one after the other on this one."""

import pathlib
import re

from Load.survival.crowd import crowd
from Machine.checks.installation import SETUP
from Machine.checks.machine import VISITED, answers, eventually, is_active, run, succeeds, workers

INVITATION = pathlib.Path("/root/invitation")
# A disk on which Tests/Machine/several carries an invitation from one machine to another.
HANDED_OVER = pathlib.Path("/dev/vdb")
TUNNEL = "farthing-tunnel.service"
NOBODY = "127.9.9.9"


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
    with crowd(VISITED, 20, connections=2) as fared:
        pass
    yield f"{fared.lost} of {fared.answers:,} requests lost without the machine", fared.lost == 0
    score = re.search(r"level for \S+: ([\d.]+)", run("systemd-analyze", "security", TUNNEL).stdout)
    yield f"exposure of {TUNNEL}: {score[1]}, below 2.0", float(score[1]) < 2.0


def joined():
    yield from join(run("farthing-setup", "--invite").stdout)
    secret = pathlib.Path("/etc/farthing/tunnel-secret").read_text().strip().split(":")[1]
    yield "whoever knows the secret gets through", shakes_hands(secret)
    yield "whoever does not is sent away", not shakes_hands("00" * 32)


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


def shakes_hands(secret):
    """As a tunnel of somebody else would begin, with nothing to send."""
    command = "openssl s_client -connect 127.0.0.1:9433 -tls1_2 -cipher PSK -psk_identity farthing"
    return run("sh", "-c", f"timeout 30 {command} -psk {secret} </dev/null").returncode == 0
