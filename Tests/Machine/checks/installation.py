"""Installing the package on a machine that systemd has started, and other versions of it."""

import pathlib
import re
import stat
import time

from Machine.checks.machine import (
    DOMAIN,
    answers,
    eventually,
    is_active,
    property_of,
    run,
    succeeds,
    visited_during,
    workers,
)

PACKAGES = pathlib.Path("/root/packages")
# Where the source of the repository says that it is.
REPOSITORY = PACKAGES / "apt"
SOURCE = pathlib.Path("/etc/apt/sources.list.d/farthing.sources")
APT = ["apt-get", "install", "--quiet", "--yes", "--allow-downgrades"]
SETUP = ["farthing-setup", DOMAIN, "--self-signed"]
LOG = pathlib.Path("/var/log/farthing/access.log")
KEYS = pathlib.Path("/etc/farthing/keys")
UNITS = [
    "farthing.socket",
    "farthing@1.service",
    "farthing@2.service",
    "farthing@3.service",
    "farthing-rates.timer",
    "farthing-updates.timer",
    "farthing-nginx.service",
]


def package(version):
    [file] = PACKAGES.glob(f"farthing_{version}+*.deb")
    return str(file)


def released(version):
    """Has the repository as it is once this version is released, and apt read its list.

    Nothing here reaches Debian's own repositories, whose lists stay as they were read.
    """
    REPOSITORY.unlink(missing_ok=True)
    REPOSITORY.symlink_to(f"apt-{version}")
    ours_alone = ["-o", "Dir::Etc::SourceList=/dev/null", "-o", "APT::Get::List-Cleanup=0"]
    return succeeds(
        f"apt reads the repository with {version}",
        *("apt-get", "update", "--quiet", "--error-on=any", *ours_alone),
    )


def installed():
    """Two processors give three workers."""
    yield booted()
    began = time.monotonic()
    [source] = (PACKAGES / "apt-1.1.0").glob("*.sources")
    SOURCE.write_text(source.read_text())
    yield released("1.1.0")
    yield succeeds("apt installs farthing from it with what it needs", *APT, "farthing")
    yield f"which is version {installed_version()}", installed_version() == "1.1.0"
    yield "before it has a domain nothing of it runs", not workers()
    debians = state_of("nginx.service")
    yield f"nginx of Debian is {debians}", debians == ("active", "enabled")
    outcome = run(*SETUP)
    yield "farthing-setup takes every step", outcome.returncode == 0
    warnings = re.findall(r".*\[warn\].*", outcome.stdout)
    yield f"nginx warns of {warnings or 'nothing'}", not warnings
    debians = state_of("nginx.service")
    yield f"nginx of Debian is {debians}", debians == ("inactive", "disabled")
    yield "the site answers over TLS", eventually(answers, 60)
    yield f"from the source to the first answer: {time.monotonic() - began:.0f} s", True
    yield from nothing_to_build_with()
    yield from units_run()
    mode = stat.S_IMODE(KEYS.stat().st_mode)
    yield f"keys have the mode {mode:o}", mode == 0o600
    yield succeeds("needrestart and stunnel4 are installed", *APT, "needrestart", "stunnel4")


def nothing_to_build_with():
    listed = run("dpkg-query", "--show", "--showformat=${Package}\\n").stdout.split()
    found = [name for name in listed if re.match(r"(gcc|g\+\+|clang|swift)|.*-dev$", name)]
    # gcc-12-base holds the licence of libgcc.
    found = [name for name in found if not name.endswith("-base")]
    yield f"compilers and -dev packages: {found or 'none'}", not found


def booted():
    told = run("systemd-analyze", "time").stdout.splitlines()[0]
    return f"the machine has started: {told}", property_of("multi-user.target", "ActiveState") == (
        "active"
    )


def state_of(unit):
    return property_of(unit, "ActiveState"), property_of(unit, "UnitFileState")


def units_run():
    for unit in UNITS:
        state = state_of(unit)
        yield f"{unit} is {state[0]} and {state[1]}", state == ("active", "enabled")
    yield f"there are {len(workers())} workers", len(workers()) == 3
    yield "the site answers", eventually(answers, 60)
    failed = run("systemctl", "list-units", "--failed", "--plain", "--no-legend").stdout
    # From here it reaches no service of rates.
    failed = [line for line in failed.splitlines() if not line.startswith("farthing-rates.service")]
    yield f"failed units: {failed or 'none'}", not failed


def upgraded():
    """To a later version and back, and once more with the same one, while visitors are there."""
    yield released("1.1.1")
    yield from meanwhile("apt upgrade", "apt-get", "upgrade", "--quiet", "--yes")
    yield f"the version is {installed_version()}", installed_version() == "1.1.1"
    yield from meanwhile("downgrade to 1.1.0", *APT, package("1.1.0"))
    yield f"the version is {installed_version()}", installed_version() == "1.1.0"
    yield from meanwhile("farthing-setup again", "farthing-setup")


def installed_version():
    """The version that is installed, without the Debian that it is for."""
    shown = run("dpkg-query", "--show", "--showformat=${Version}", "farthing").stdout
    return shown.partition("+")[0]


def meanwhile(sentence, *command):
    keys, errors = KEYS.read_bytes(), server_errors()
    outcome, fared = visited_during(sentence, *command)
    yield outcome
    yield f"{fared.lost} of {fared.answers:,} requests lost meanwhile", fared.lost == 0
    more = server_errors() - errors
    yield f"{more} were answered with 500 or above", more == 0
    yield "keys are as they were", KEYS.read_bytes() == keys
    yield "all units run", all(is_active(unit) for unit in UNITS)


def server_errors():
    return len(re.findall(r" 5\d\d upstream=", LOG.read_text()))
