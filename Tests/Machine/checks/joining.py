"""One of the machines with workers that join the first of three, and that power is cut to."""

import pathlib

from Machine.checks.installation import APT, booted, package
from Machine.checks.machine import eventually, run, succeeds
from Machine.checks.tunnel import HANDED_OVER, OPTIONS, is_joined, join


def joins():
    yield booted()
    if OPTIONS.exists():
        # It was here before its power was cut, and nobody has to do anything.
        yield from is_joined()
        yield from has_letters()
        return
    yield succeeds("apt installs the package and what it needs", *APT, package("1.1.0"))
    yield succeeds("stunnel4 is installed", *APT, "stunnel4")
    yield from join(HANDED_OVER.read_bytes().rstrip(b"\0").decode())
    yield from has_letters()


def has_letters():
    """The end of the tunnel at which workers here ask the store of the front."""
    path = "/run/farthing-tunnel/letters.sock"
    yield "the tunnel has a socket of letters", eventually(lambda: owner_of(path) != "", 30)
    owner = owner_of(path)
    yield f"which is of {owner}", owner == "www-data:farthing-letters 770"


def owner_of(path):
    return (
        run("stat", "--format=%U:%G %a", path).stdout.strip() if pathlib.Path(path).exists() else ""
    )
