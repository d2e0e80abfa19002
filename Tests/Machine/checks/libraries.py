"""Libraries that Debian replaces while workers and nginx use them."""

import pathlib
import shutil

from Load.survival.crowd import crowd
from Machine.checks.machine import (
    VISITED,
    all_replaced,
    answers,
    eventually,
    process_of,
    processes,
    succeeds,
    visited_during,
)

FOLDER = pathlib.Path("/usr/lib/x86_64-linux-gnu")
OF_NGINX = "libpcre2-8.so.0"
LOOK = ["systemctl", "start", "farthing-updates.service"]


def replaced():
    before, nginx = processes(), process_of("farthing-nginx.service")
    yield succeeds("nothing was replaced: farthing-updates looks", *LOOK)
    yield (
        "nothing is restarted",
        (processes(), process_of("farthing-nginx.service")) == (before, nginx),
    )

    replace("libqrencode.so.4")
    with crowd(VISITED, 30, connections=2) as fared:
        yield succeeds("a library of workers was replaced: farthing-updates looks", *LOOK)
    yield f"{fared.lost} of {fared.answers:,} requests lost meanwhile", fared.lost == 0
    yield "each worker runs in another process", all_replaced(before)
    yield "nginx runs in the same one", process_of("farthing-nginx.service") == nginx

    replace(OF_NGINX)
    outcome, fared = visited_during(
        "a library of nginx was replaced: farthing-updates looks", *LOOK
    )
    yield outcome
    yield f"{fared.lost} of {fared.answers:,} requests lost meanwhile", fared.lost == 0
    yield "nginx runs in another process", process_of("farthing-nginx.service") not in (0, nginx)
    yield "the site answers", eventually(answers, 30)
    holders = with_deleted_libraries()
    yield f"units with a library that is gone: {holders or 'none'}", not holders


def replace(name):
    """As dpkg does it: another file takes the name."""
    library = (FOLDER / name).resolve()
    shutil.copy2(library, f"{library}.dpkg-new")
    pathlib.Path(f"{library}.dpkg-new").rename(library)


def with_deleted_libraries():
    running = processes() | {"farthing-nginx.service": process_of("farthing-nginx.service")}
    maps = {unit: pathlib.Path(f"/proc/{process}/maps") for unit, process in running.items()}
    return [unit for unit, file in maps.items() if ".so" in deleted(file.read_text())]


def deleted(maps):
    return "".join(line for line in maps.splitlines() if line.endswith(" (deleted)"))
