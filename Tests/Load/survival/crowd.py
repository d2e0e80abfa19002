"""Visitors who ask as fast as they are answered, and count what was not answered."""

import contextlib
import pathlib
import re
import subprocess
from dataclasses import dataclass

SCRIPT = pathlib.Path(__file__).with_name("visitors.lua")


@dataclass
class Fared:
    """How visitors fared; times in milliseconds."""

    answers: int = 0
    lost: int = 0
    late: float = 0
    """How long the slowest hundredth waited at least."""
    slowest: float = 0

    def add(self, other):
        self.answers += other.answers
        self.lost += other.lost
        self.late = max(self.late, other.late)
        self.slowest = max(self.slowest, other.slowest)


@contextlib.contextmanager
def crowd(origin, seconds, connections=16):
    """So many visitors for so long; what they tell is there when the block is over."""
    command = ["wrk", "-t1", f"-c{connections}", f"-d{seconds}s", "--timeout", "15s"]
    wrk = subprocess.Popen([*command, "-s", SCRIPT, origin], stdout=subprocess.PIPE, text=True)
    fared = Fared()
    try:
        yield fared
    finally:
        said = wrk.communicate(timeout=seconds + 60)[0]
    found = re.search(r"answers=(\d+) lost=(\d+) late=(\d+) slowest=(\d+)", said)
    answers, lost, late, slowest = map(int, found.groups())
    fared.add(Fared(answers, lost, late / 1000, slowest / 1000))


def crowds(origin, answers, during, seconds=5):
    """One crowd after another until there were so many answers, and `during` with each."""
    fared = Fared()
    while fared.answers < answers:
        with crowd(origin, seconds) as more:
            during(seconds)
        fared.add(more)
    return fared
