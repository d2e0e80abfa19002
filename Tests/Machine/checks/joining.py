"""One of the machines with workers that join the first of three, and that power is cut to."""

from Machine.checks.installation import APT, booted, package
from Machine.checks.machine import succeeds
from Machine.checks.tunnel import HANDED_OVER, OPTIONS, is_joined, join


def joins():
    yield booted()
    if OPTIONS.exists():
        # It was here before its power was cut, and nobody has to do anything.
        yield from is_joined()
        return
    yield succeeds("apt installs the package and what it needs", *APT, package("1.1.0"))
    yield succeeds("stunnel4 is installed", *APT, "stunnel4")
    yield from join(HANDED_OVER.read_bytes().rstrip(b"\0").decode())
