"""A file of interest rates that went wrong."""

import json
import os
import shutil
from concurrent.futures import ThreadPoolExecutor

GOOD = {
    "retrieved": "2026-11-20T06:15:00Z",
    "series": [
        {
            "id": "MORTGAGE30US",
            "latest": {"date": "2026-11-19", "rate": "6.22"},
            "previous": {"date": "2026-11-12", "rate": "6.24"},
        }
    ],
}


def broken(site):
    """What /rates shows when its file is no file of rates."""
    yield shown(site, "a good file", written(json.dumps(GOOD)))
    for name, put in BROKEN.items():
        yield shown(site, name, put)
        yield shown(site, "a good file again", written(json.dumps(GOOD)))


def written(text):
    return lambda path: path.write_text(text)


def huge(path):
    with path.open("wb") as file:
        file.truncate(1 << 40)


BROKEN = {
    "bytes of something else": lambda path: path.write_bytes(bytes(range(256)) * 40),
    "half a file": written(json.dumps(GOOD)[:150]),
    "an empty file": written(""),
    "a file of a terabyte": huge,
    "a folder": lambda path: path.mkdir(),
    "a pipe": os.mkfifo,
}


def shown(site, what, put):
    """Every worker is asked, and has to show the rates that were good last."""
    replace(site.folder / "rates.json", put)
    addresses = ["/rates.json", "/rates"] * 100
    with ThreadPoolExecutor(16) as visitors:
        answers = list(visitors.map(site.ask, addresses))
    good = sum(answer.status == 200 and b"6.22" in answer.body for answer in answers)
    return f"{what}: {good} of {len(answers)} answers show the last good rates", (
        good == len(answers)
    )


def replace(path, put):
    """As the program that fetches does it: another takes the place of the one there is."""
    draft = path.with_suffix(".new")
    put(draft)
    if path.is_dir():
        shutil.rmtree(path)
    elif draft.is_dir():
        path.unlink(missing_ok=True)
    draft.rename(path)
