"""Debian's own way of security updates: unattended-upgrades installs, needrestart restarts."""

import pathlib

from Machine.checks.libraries import OF_NGINX, replace
from Machine.checks.machine import (
    all_replaced,
    eventually,
    process_of,
    processes,
    run,
    succeeds,
    visited_during,
)

DAILY = ["apt-daily.timer", "apt-daily-upgrade.timer"]
REPOSITORY = "deb [trusted=yes] file:/root/packages/security ./\n"


def updated():
    """The repository has one package: libsodium, which every worker uses, in a later version."""
    # Debian's own timers may be asking for updates at this moment, which needs a network.
    run("systemctl", "stop", *DAILY, *(unit.replace(".timer", ".service") for unit in DAILY))
    sources = pathlib.Path("/etc/apt/sources.list")
    before, workers = sources.read_text() if sources.exists() else "", processes()
    nginx = process_of("farthing-nginx.service")
    replace(OF_NGINX)
    pathlib.Path("/etc/needrestart/conf.d/auto.conf").write_text("$nrconf{restart} = 'a';\n")
    sources.write_text(REPOSITORY)
    yield succeeds("apt reads the repository", "apt-get", "update", "--quiet")
    try:
        outcome, fared = visited_during(
            "unattended-upgrade installs", "unattended-upgrade", "--verbose"
        )
        yield outcome
    finally:
        sources.write_text(before)
        run("systemctl", "start", *DAILY)
    version = run("dpkg-query", "--show", "--showformat=${Version}", "libsodium23").stdout
    yield f"libsodium is {version}", version.endswith("+update1")
    replaced = eventually(lambda: all_replaced(workers), 30)
    yield "needrestart has restarted each worker", replaced
    another = process_of("farthing-nginx.service")
    yield "needrestart has exchanged nginx", another not in (0, nginx)
    yield f"{fared.lost} of {fared.answers:,} requests lost meanwhile", fared.lost == 0
