"""The timers of rates and of updates, by a clock that is put forward."""

import datetime
import pathlib

from Machine.checks.libraries import replace
from Machine.checks.machine import (
    all_replaced,
    ask,
    eventually,
    journal_of,
    processes,
    run,
    succeeds,
)
from Rates.services import FRED

# The form of a key: it opens nothing.
KEY = "0123456789abcdef0123456789abcdef"
SETTING = pathlib.Path("/etc/systemd/system/farthing-rates.service.d/local.conf")
TIMERS = [
    pathlib.Path(f"/etc/systemd/system/{name}.timer.d/local.conf")
    for name in ["farthing-rates", "farthing-updates"]
]


def elapse():
    """Rates come from a server on this machine that answers as FRED does; no other is asked."""
    fred, before = FRED(), processes()
    pathlib.Path("/etc/farthing/fred-key").write_text(f"{KEY}\n")
    pathlib.Path("/etc/farthing/fred-key").chmod(0o600)
    SETTING.parent.mkdir()
    at_once()
    SETTING.write_text(f"[Service]\nEnvironment=FARTHING_FRED_URL={fred.origin}\n")
    run("systemctl", "daemon-reload")
    replace("libqrencode.so.4")
    yield "the rates are those of the release", b'"snapshot":true' in ask("/rates.json").body
    yield succeeds("the clock is put to 19:31", "date", "--utc", "--set", after_both())
    yield "farthing-rates.timer has rates fetched", eventually(rates_shown, 600)
    yield f"FRED was asked for {fred.series()}", len(fred.series()) == 3
    yield "its journal says so", "6.66" in journal_of("farthing-rates.service")
    yield (
        "farthing-updates.timer has workers restarted",
        eventually(lambda: all_replaced(before), 180),
    )
    fred.close()
    for file in [SETTING, *TIMERS]:
        file.unlink()
        file.parent.rmdir()
    run("systemctl", "daemon-reload")


def at_once():
    """Takes the random delay from both timers.

    systemd counts it from the start of the machine where a clock jumps over the time that was set,
    which was a few minutes ago here.
    """
    for file in TIMERS:
        file.parent.mkdir()
        file.write_text("[Timer]\nRandomizedDelaySec=0\n")


def after_both():
    """Rates are due from 18:30 on, updates with each hour."""
    today = datetime.datetime.now(datetime.UTC).date()
    return f"{today} 19:31:00"


def rates_shown():
    return b'"rate":"6.66"' in ask("/rates.json").body
