"""Debian's own way of security updates: unattended-upgrades installs, needrestart restarts."""

import pathlib
from concurrent.futures import ThreadPoolExecutor

from Load.survival.crowd import Fared, crowd
from Machine.checks.machine import VISITED, all_replaced, eventually, processes, run, succeeds

DAILY = ["apt-daily.timer", "apt-daily-upgrade.timer"]
REPOSITORY = "deb [trusted=yes] file:/root/packages/security ./\n"


def updated():
    """The repository has one package: libsodium, which every worker uses, in a later version."""
    # Debian's own timers may be asking for updates at this moment, which needs a network.
    run("systemctl", "stop", *DAILY, *(unit.replace(".timer", ".service") for unit in DAILY))
    sources = pathlib.Path("/etc/apt/sources.list")
    before, workers, fared = sources.read_text() if sources.exists() else "", processes(), Fared()
    pathlib.Path("/etc/needrestart/conf.d/auto.conf").write_text("$nrconf{restart} = 'a';\n")
    sources.write_text(REPOSITORY)
    yield succeeds("apt reads the repository", "apt-get", "update", "--quiet")
    try:
        with ThreadPoolExecutor(1) as another:
            updating = another.submit(
                succeeds, "unattended-upgrade installs", "unattended-upgrade", "--verbose"
            )
            while not updating.done():
                with crowd(VISITED, 20, connections=1) as more:
                    pass
                fared.add(more)
        yield updating.result()
    finally:
        sources.write_text(before)
        run("systemctl", "start", *DAILY)
    version = run("dpkg-query", "--show", "--showformat=${Version}", "libsodium23").stdout
    yield f"libsodium is {version}", version.endswith("+update1")
    replaced = eventually(lambda: all_replaced(workers), 30)
    yield "needrestart has restarted each worker", replaced
    yield f"{fared.lost} of {fared.answers:,} requests lost meanwhile", fared.lost == 0
