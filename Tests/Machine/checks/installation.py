"""Installing on a machine that systemd has started, and installing again."""

import pathlib
import re
import stat
from concurrent.futures import ThreadPoolExecutor

from Load.survival.crowd import Fared, crowd
from Machine.checks.machine import (
    DOMAIN,
    PROJECT,
    VISITED,
    answers,
    eventually,
    is_active,
    property_of,
    run,
    succeeds,
    workers,
)

INSTALL = [PROJECT / "nginx" / "install", DOMAIN, "--self-signed", "--built"]
LOG = pathlib.Path("/var/log/farthing/access.log")
KEYS = pathlib.Path("/etc/farthing/keys")
UNITS = [
    "farthing.socket",
    "farthing@1.service",
    "farthing@2.service",
    "farthing@3.service",
    "farthing-rates.timer",
    "farthing-updates.timer",
    "nginx.service",
]


def installed():
    """Two processors give three workers."""
    yield booted()
    yield succeeds("nginx/install takes every step", *INSTALL)
    yield from units_run()
    mode = stat.S_IMODE(KEYS.stat().st_mode)
    yield f"keys have the mode {mode:o}", mode == 0o600


def booted():
    told = run("systemd-analyze", "time").stdout.splitlines()[0]
    return f"the machine has started: {told}", property_of("multi-user.target", "ActiveState") == (
        "active"
    )


def units_run():
    for unit in UNITS:
        state = property_of(unit, "ActiveState"), property_of(unit, "UnitFileState")
        yield f"{unit} is {state[0]} and {state[1]}", state == ("active", "enabled")
    yield f"there are {len(workers())} workers", len(workers()) == 3
    yield "the site answers over TLS", eventually(answers, 60)
    failed = run("systemctl", "list-units", "--failed", "--plain", "--no-legend").stdout.strip()
    yield f"failed units: {failed or 'none'}", not failed


def again():
    """As after a git pull: visitors are there meanwhile, nginx reads its configuration anew.

    It then closes connections that wait for another request. A browser asks once more by itself;
    the visitor of this check does not, and counts a request that was on its way.
    """
    keys, fared, errors = KEYS.read_bytes(), Fared(), server_errors()
    with ThreadPoolExecutor(1) as another:
        installing = another.submit(succeeds, "nginx/install again takes every step", *INSTALL)
        while not installing.done():
            with crowd(VISITED, 20, connections=1) as more:
                pass
            fared.add(more)
    yield installing.result()
    yield f"{fared.lost} of {fared.answers:,} requests lost meanwhile", fared.lost <= 1
    more = server_errors() - errors
    yield f"{more} were answered with 500 or above", more == 0
    yield "keys are as they were", KEYS.read_bytes() == keys
    yield "all units run", all(is_active(unit) for unit in UNITS)


def server_errors():
    return len(re.findall(r" 5\d\d upstream=", LOG.read_text()))
