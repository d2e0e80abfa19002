"""The machine waits while testssl.sh looks at its TLS from outside: see Tests/Machine/tls."""

import pathlib

from Machine.checks.machine import eventually

LOG = pathlib.Path("/var/log/farthing/access.log")
ASKED_AT_THE_END = "HEAD /accessibility 200"


def looked_at():
    before = count()
    print("waiting for testssl.sh", flush=True)
    yield "testssl.sh has looked from outside", eventually(lambda: count() > before, 1500)


def count():
    return LOG.read_text().count(ASKED_AT_THE_END)
