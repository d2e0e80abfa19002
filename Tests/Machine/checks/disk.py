"""A disk without room for anybody but root, as ext4 keeps a part for it; then for nobody at all."""

import contextlib
import os
import pathlib
import signal

from Load.survival.crowd import crowd
from Load.survival.disk import FORM, large_form
from Machine.checks.machine import (
    VISITED,
    all_replaced,
    ask,
    eventually,
    processes,
    requests_counted,
    send,
)

FILLER = pathlib.Path("/var/filler")
NOBODY = 65_534


def full():
    try:
        with FILLER.open("wb", buffering=0) as filler:
            with as_nobody():
                fill(filler)
            yield from with_room_for_root_alone()
            fill(filler)
        yield "root can write no more", not has_room("/root")
        yield from visited("without any room")
        # systemd needs room for the namespace of a worker, and tries until there is some.
        before = killed()
    finally:
        FILLER.unlink()
    yield "workers killed then start with room again", eventually(lambda: all_replaced(before), 60)
    yield "the log goes on", log_goes_on()


def with_room_for_root_alone():
    with as_nobody():
        yield "nobody but root can write", not has_room("/tmp")
    yield from visited("with room for root alone")
    before = killed()
    started = eventually(lambda: all_replaced(before), 60)
    yield "killed workers start all the same", started
    status = ask("/cards/import", "POST", large_form(), Content_Type=FORM).status
    yield f"a file of 200 KB is answered with {status}", status < 500
    status = ask("/loan.pdf?amount=300000&rate=7&years=1").status
    yield f"a PDF is answered with {status}", status == 200
    yield "requests are counted", requests_counted("/loan.pdf") > 0


def visited(how):
    with crowd(VISITED, 10, connections=2) as fared:
        pass
    yield f"{fared.lost} of {fared.answers:,} requests lost {how}", fared.lost == 0


def killed():
    """The processes that the workers were."""
    before = processes()
    for process in before.values():
        send(signal.SIGKILL, process)
    return before


@contextlib.contextmanager
def as_nobody():
    os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(0)


def fill(filler):
    """Whole pieces first, then what is left between them."""
    for size in [1 << 28, 1 << 20, 1 << 12]:
        with contextlib.suppress(OSError):
            while True:
                os.posix_fallocate(filler.fileno(), filler.seek(0, os.SEEK_END), size)


def has_room(folder):
    probe = pathlib.Path(folder) / "probe"
    try:
        probe.write_bytes(bytes(1 << 16))
    except OSError:
        return False
    finally:
        probe.unlink(missing_ok=True)
    return True


def log_goes_on():
    log = pathlib.Path("/var/log/farthing/access.log")
    before = log.stat().st_size
    ask("/loan.json")
    return eventually(lambda: log.stat().st_size > before, 10)
