"""Workers spend their time on visitors who are still there."""

import socket
import time

HUNG_UP = 60


def test_what_nobody_waits_for_is_not_worked_out(another_site):
    site = another_site.start()
    visitors = [ask_for_a_report(site) for _ in range(HUNG_UP)]
    time.sleep(0.05)
    for visitor in visitors:
        visitor.close()
    began = time.monotonic()
    assert site.ask("/health").status == 200
    assert time.monotonic() - began < 5
    # A worker may have been at one when its visitor left, and have taken another before nginx
    # noticed that one too.
    assert reports(site) <= 3 * len(site.workers())


def ask_for_a_report(site):
    visitor = socket.create_connection(("127.0.0.1", site.port))
    report = "/loan.pdf?amount=99999999&rate=9.99&years=50&extra=0.01"
    visitor.sendall(f"GET {report} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
    return visitor


def reports(site):
    journal = (site.folder / "logs" / "workers.log").read_text()
    return journal.count("route=/loan.pdf status=200")
