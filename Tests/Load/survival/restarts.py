"""Workers that are killed, restarted, poisoned or out of memory while visitors are there."""

import contextlib
import http
import os
import pathlib
import random
import resource
import signal
import subprocess
import time

from Load.survival.crowd import crowd, crowds
from Load.survival.workers import Workers

ANSWERS = 50_000


def killed(site):
    """kill -9 of workers at random."""
    kills = 0
    answers = Answers(site)

    def kill_some(seconds):
        nonlocal kills
        for _ in every(0.1, seconds):
            # A request is tried twice: those that have lost one worker get past the next one.
            if answers.come_since_last() < 300:
                continue
            # One that ended a moment ago may still be in the list.
            with contextlib.suppress(ProcessLookupError):
                os.kill(random.choice(site.workers()), signal.SIGKILL)
                kills += 1
            answers.count()

    fared = crowds(site.origin, ANSWERS, kill_some)
    yield f"{fared.lost} of {fared.answers:,} requests lost in {kills} kills", fared.lost == 0


def restarted(site, answers=ANSWERS, seconds=5):
    """Workers restarted one after another, as farthing-restart does it."""
    restarts = 0
    with Workers.taking_over(site) as workers:

        def restart_all(seconds):
            nonlocal restarts
            for _ in every(0.5, seconds):
                workers.restart_one_after_another()
                restarts += len(workers.running)

        fared = crowds(site.origin, answers, restart_all, seconds)
    yield f"{fared.lost} of {fared.answers:,} requests lost in {restarts} restarts", fared.lost == 0
    yield f"{workers.crashes} workers ended otherwise than asked", workers.crashes == 0


def poisoned(site, seconds=10):
    """A request that ends every worker that reads it."""
    statuses = []
    with Workers.taking_over(site, LD_PRELOAD=poison(site.folder)) as workers:
        with crowd(site.origin, seconds) as fared:
            for _ in every(1, seconds - 1):
                statuses.append(site.ask("/credit-card?balance=poison&apr=1").status)
    asked, wanted = len(statuses), [http.HTTPStatus.BAD_GATEWAY] * len(statuses)
    yield f"{asked} poison requests, each answered with {set(statuses)}", statuses == wanted
    yield f"{workers.crashes} workers ended by them", 0 < workers.crashes <= 2 * asked
    yield f"{fared.lost} of {fared.answers:,} other requests lost", fared.lost == 0


def hung(site):
    """A worker that is stopped in the middle of a request."""
    hang = {"LD_PRELOAD": in_front_of_libfcgi("hang", site.folder)}
    hang["HUNG_ONCE"] = str(site.folder / "hung")
    with Workers.taking_over(site, watchdog=10, **hang) as workers:
        before = list(workers.running)
        began = time.monotonic()
        status = site.ask("/health?hang").status
        waited = time.monotonic() - began
        sentence = f"the request was answered with {status} by another, after {waited:.1f} s"
        yield sentence, (status, 6 < waited < 10) == (200, True)
        with contextlib.suppress(AssertionError):
            workers.wait(lambda: workers.silent and replaced(before, workers))
        figures = workers.silent, replaced(before, workers)
        yield "{} silent worker ended, {} started".format(*figures), figures == (1, 1)


def replaced(before, workers):
    """How many run that were not there before."""
    return sum(worker not in before for worker in workers.running)


def without_memory(site, seconds=10):
    """Workers that get no more memory than they have, one at a time."""
    ended, starved = 0, 0
    with crowd(site.origin, seconds) as fared:
        for _ in every(1, seconds - 2):
            worker = random.choice(site.workers())
            with contextlib.suppress(ProcessLookupError):
                resource.prlimit(worker, resource.RLIMIT_AS, (4096, resource.RLIM_INFINITY))
                starved += 1
                time.sleep(0.7)
                ended += worker not in site.workers()
    yield f"{fared.lost} of {fared.answers:,} requests lost", fared.lost == 0
    yield f"{ended} of {starved} starved workers ended, and others took their place", ended > 0


def poison(folder):
    """A library with which some requests end a worker."""
    return in_front_of_libfcgi("poison", folder)


def in_front_of_libfcgi(name, folder):
    """A library made from a file beside this one."""
    source = pathlib.Path(__file__).with_name(f"{name}.c")
    library = folder / f"{name}.so"
    subprocess.run(["gcc", "-shared", "-fPIC", "-o", library, source], check=True)
    return str(library)


class Answers:
    """How many answers the log of a site has, as it grows."""

    def __init__(self, site):
        self.log = (site.folder / "logs" / "access.log").open("rb")
        self.come = 0

    def come_since_last(self):
        self.come += self.log.read().count(b"\n")
        return self.come

    def count(self):
        self.come_since_last()
        self.come = 0


def every(pause, seconds):
    """Comes round every so often, for so long."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        yield
        time.sleep(pause)
