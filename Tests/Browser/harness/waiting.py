"""Waiting for what no event tells of."""

import time


def wait_until(condition, page, what, seconds=5):
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, f"waited in vain for {what}"
        page.wait_for_timeout(50)
