"""Workers that are killed, stopped and restarted while visitors are there."""

import contextlib
import signal
import subprocess
import time

from Load.survival.crowd import crowd
from Machine.checks.machine import (
    VISITED,
    all_replaced,
    answers,
    ask,
    eventually,
    journal_of,
    processes,
    requests_counted,
    send,
    workers,
)


def killed():
    """kill -9 of one worker after another: nginx asks another one, systemd starts it anew."""
    before, counted = processes(), requests_counted()
    with crowd(VISITED, 30, connections=2) as fared:
        for process in before.values():
            time.sleep(5)
            with contextlib.suppress(ProcessLookupError):
                send(signal.SIGKILL, process)
    yield f"{fared.lost} of {fared.answers:,} lost while each worker is killed", fared.lost == 0
    yield "each has been started again", eventually(lambda: all_replaced(before), 30)
    more = requests_counted() - counted
    yield f"{more:,} requests were counted since", more >= fared.answers


def stopped():
    """All workers hang: nginx says so after a while, and the watchdog of systemd ends them.

    Where the watchdog is first, a new worker answers.
    """
    before = processes()
    for process in before.values():
        send(signal.SIGSTOP, process)
    status = ask("/credit-card.json?balance=1000&apr=20").status
    # Asked after the answer: a worker that has been replaced before it may have given it.
    expected = (502, 504) if processes() == before else (200, 502, 504)
    yield f"a request to workers that hang is answered with {status}", status in expected
    yield "each has been ended and started again", eventually(lambda: all_replaced(before), 60)
    yield "the site answers", eventually(answers, 30)


def restarted():
    """farthing-restart, time and again, loses nothing."""
    before, restarts = processes(), 0
    with crowd(VISITED, 40, connections=2) as fared:
        end = time.monotonic() + 30
        while time.monotonic() < end:
            subprocess.run(["farthing-restart"], check=True)
            restarts += len(before)
    yield f"{fared.lost} of {fared.answers:,} lost in {restarts} restarts", fared.lost == 0
    yield "each worker runs in another process", all_replaced(before)


def ended_as_asked():
    """SIGKILL comes from the checks and from the watchdog; an alarm ends a worker that waits."""
    journal = "".join(map(journal_of, workers()))
    alarms = journal.count("status=14/ALRM")
    yield f"{alarms} workers were ended by their alarm", alarms == 0
