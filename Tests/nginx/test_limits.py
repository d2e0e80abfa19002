"""How much one visitor gets at once, so that others still get something."""

import pathlib
import re
import time

import pytest
from slow import ReadsNothing, SendsNoEnd, memory
from visits import curl

from Load.bounding.program import expressions

WORDS = "Wait a moment"
NUMBERS = iter(range(2, 250))
LONG = "/loan.json?amount=300000&rate=7&years=50&frequency=weekly"
NAME = "%F0%90%8C%B0" * 28
LARGEST = "/plan.csv?currency=KWD" + "".join(
    f"&balance-{k}=99999999.999&apr-{k}=0.1&minimum-{k}=1087500.123&spend-{k}=1000000"
    f"&name-{k}={NAME}"
    for k in range(1, 10)
)
UNIT = pathlib.Path(__file__).parents[2] / "nginx" / "systemd" / "farthing-nginx.service"


@pytest.fixture
def stranger():
    """An address of this machine that no test has asked from yet."""
    return f"127.0.0.{next(NUMBERS)}"


def settled(server):
    """The memory of nginx once it grows no more."""
    end, last = time.monotonic() + 30, -1
    while (now := memory(server)) > last + 0.2:
        assert time.monotonic() < end, "nginx grows and grows"
        last = now
        time.sleep(1)
    return now


def test_answers_that_nobody_reads_take_megabytes(server, stranger):
    before = memory(server)
    visitors = [ReadsNothing(server, stranger) for _ in range(8)]
    for visitor in visitors:
        for _ in range(32):
            visitor.ask(LONG)
    # Workers that stand still for a second are not done yet.
    end = time.monotonic() + 30
    while (grown := settled(server) - before) <= 2:
        assert time.monotonic() < end, f"it takes {grown:.1f} MB"
    assert curl(server, LONG, stranger)[:2] == ("2", 429)
    for visitor in visitors:
        visitor.leave()
    assert grown < 16


def test_nobody_reads_the_largest_answers_of_five_addresses(server):
    """24 readers each: as many as took the whole memory that systemd leaves nginx."""
    assert 1_800_000 < len(curl(server, LARGEST, "127.0.0.1")[2].encode()) <= 2_000_000
    visitors = []
    for address in [f"127.0.1.{number}" for number in range(1, 6)]:
        for path in [LARGEST] * 12 + [LONG] * 12:
            visitors.append(ReadsNothing(server, address))
            visitors[-1].ask(path)
    most = settled(server)
    assert curl(server, "/health", "127.0.0.254") == ("2", 200, "ok")
    for visitor in visitors:
        visitor.leave()
    limit = int(re.search(r"^MemoryMax=(\d+)M$", UNIT.read_text(), re.MULTILINE)[1])
    assert most < limit / 2, f"nginx takes {most:.0f} MB of {limit}"


def test_files_that_never_end_take_megabytes(server, stranger):
    before, visitors, most = memory(server), [], 0
    for _ in range(150):
        visitors.append(SendsNoEnd(server, stranger))
        most = max(most, memory(server))
    # At once: whoever sends nothing more is dropped after ten seconds.
    assert curl(server, "/cards/import", stranger, "--form", "file=1")[:2] == ("2", 429)
    most = max(most, settled(server))
    for visitor in visitors:
        visitor.leave()
    assert most - before < 32


def at_the_limit(server, stranger):
    """Visitors of one address who have as many answers waiting as there may be."""
    visitors, end = [], time.monotonic() + 60
    while True:
        assert time.monotonic() < end, "the limit was never reached"
        visitor = ReadsNothing(server, stranger)
        visitors.append(visitor)
        for _ in range(32):
            visitor.ask(LONG)
        # On a busy machine nginx may give up on one visitor before all workers have answered.
        for _ in range(50):
            if curl(server, "/health", stranger)[1] == 429:
                return visitors
            time.sleep(0.1)


def test_others_are_answered_while_one_is_at_the_limit(server, stranger):
    visitors = at_the_limit(server, stranger)
    assert WORDS in curl(server, LONG, stranger)[2]
    assert curl(server, "/health", "127.0.0.254") == ("2", 200, "ok")
    for visitor in visitors:
        visitor.leave()
    end = time.monotonic() + 60
    while curl(server, "/health", stranger)[1] == 429:
        assert time.monotonic() < end, "whoever has left still counts"
        time.sleep(0.1)


@pytest.mark.parametrize(
    "path, options",
    [
        ("/loan.pdf?amount=1000&rate=7&years=1", []),
        ("/cards.ics", []),
        ("/cards/calendar.ics", []),
        ("/cards/0123abcd.ics", []),
        ("/cards/import", ["--form", "file=1"]),
        ("/groups/import", ["--form", "file=1"]),
        ("/groups/0123abcd/fresh", ["--request", "POST"]),
        ("/cards/plan", ["--header", "Accept: Application/JSON"]),
    ],
)
def test_what_is_much_is_made_for_one_visitor_once_a_second(server, stranger, path, options):
    began = time.monotonic()
    answers = [curl(server, path, stranger, *options) for _ in range(30)]
    refused = [words for _, status, words in answers if status == 429]
    assert 11 <= 30 - len(refused) <= 11 + time.monotonic() - began + 1
    assert WORDS in refused[0]
    assert curl(server, "/health", stranger)[1] == 200


def test_who_takes_a_file_of_each_is_not_refused(server, stranger):
    for path in ["/loan.pdf?amount=1000&rate=7&years=1", "/cards/calendar.ics", "/cards/import"]:
        assert curl(server, path, stranger)[1] != 429


def test_a_network_of_ipv6_is_one_visitor(another_site):
    site = another_site.start()
    # nginx believes this machine who it asks for.
    believed = "set_real_ip_from 127.0.0.1; real_ip_header X-Real-IP;"
    site.change_nginx("http/addresses.conf", lambda _: believed)

    def statuses(addresses):
        return {site.ask("/health", X_Real_IP=address).status for address in addresses}

    def one_network(ending):
        return [f"2001:db8:0:1{ending}".format(n) for n in range(1, 200)]

    assert statuses(["2001:db8:0:2::1"] * 300) == {200, 429}
    assert statuses(one_network("::{:x}") + one_network(":1:2:3:{:x}")) == {200, 429}
    assert 429 in statuses(one_network(":{:x}:0:0:7"))
    others = ["2001:db8:0:3::1", "2001:db8::1:0:0:1", "2001:db8:1::1", "::1:2:3:4:5", "192.0.2.1"]
    assert statuses(others) == {200}
    # A web server in front may write an address of IPv4 like this.
    assert statuses(["::ffff:192.0.2.9"] * 150 + ["192.0.2.9"] * 150) == {200, 429}
    assert statuses([f"::ffff:192.0.2.{number}" for number in range(10, 210)]) == {200}


BOX = "/groups/0123abcd/box"


def test_boxes_are_made_by_one_network_once_a_minute_ten_at_once(another_site):
    site = another_site.start()
    believed = "set_real_ip_from 127.0.0.1; real_ip_header X-Real-IP;"
    site.change_nginx("http/addresses.conf", lambda _: believed)

    def ask(body, address, kind="application/x-www-form-urlencoded", path=BOX):
        # A busy nginx may not have ended the request before, and then takes no other beside it.
        while True:
            answer = site.ask(path, "POST", body, X_Real_IP=address, Content_Type=kind)
            if b"Wait a moment" not in answer.body:
                return answer

    def statuses(count, body, address):
        # Other limits are for each address of IPv6 with another first half.
        given = [ask(body, address.format(n)) for n in range(1, count + 1)]
        return [answer.status for answer in given]

    for address, body in [("192.0.2.1", b"do=on"), ("192.0.2.2", b"do=new-link")]:
        given = [ask(body, address) for _ in range(12)]
        assert [answer.status for answer in given[:11]] == [404] * 11, "no such group"
        assert given[11].status == 429
        assert b"Wait a minute" in given[11].body
    # The box of cards is made in the same store.
    cards = [ask(b"do=on", "192.0.2.3", path="/cards/box").status for _ in range(12)]
    assert 429 not in cards[:11] and cards[11] == 429
    one = "2001:db8:1:{:x}::1"
    assert statuses(12, b"do=on", one) == [404] * 11 + [429]
    assert ask(b"do=on", "2001:db8:2::1").status == 404
    # Whatever else a box is asked for is not counted, unless it hides what it is.
    for body in [b"do=send", b"operation=a%2Bb&do=leave", b"do=off&sure=yes", b"do=alone"]:
        assert statuses(12, body, one) == [404] * 12

    def ask_at_the_limit(*request):
        # A minute may have passed on a busy machine.
        while ask(b"do=on", one.format(19)).status != 429:
            pass
        return ask(*request).status

    assert ask_at_the_limit(b"do=send&do=on", one.format(20)) == 429
    assert ask_at_the_limit(b"%64o=on", one.format(21)) == 429
    assert ask(b"do=send&x=" + b"a" * 600_000, one.format(22)).status == 400
    form = b"--b\r\nContent-Disposition: form-data; name=do\r\n\r\non\r\n--b--"
    kind = "multipart/form-data; boundary=b"
    assert ask_at_the_limit(form, one.format(23), kind) == 429
    assert site.ask(BOX, X_Real_IP="192.0.2.200").status == 405


@pytest.mark.parametrize(
    "accept, words",
    [
        (
            "text/html",
            "That is more than this site takes at once. "
            "Files can be up to 256 KB, or 496 KB if they were saved here.\n",
        ),
        (
            "application/json",
            '{"errors":[{"field":null,"message":"That is more than this site takes at once. '
            'Files can be up to 256 KB, or 496 KB if they were saved here"}]}',
        ),
    ],
)
def test_a_file_that_is_too_large_is_refused_in_our_words(server, tmp_path, accept, words):
    file = tmp_path / "large.csv"
    file.write_bytes(b"a" * 600_000)
    options = ["--form", f"file=@{file}", "--header", f"Accept: {accept}"]
    for version in ["--http2", "--http1.1"]:
        answer = curl(server, "/cards/import", "127.0.0.1", version, *options)
        assert answer == (version.removeprefix("--http"), 400, words)


def test_heavy_routes_are_those_that_the_bounds_of_instructions_know(server):
    heavy = expressions(server.folder / "site" / "heavy.conf")

    def is_heavy(line):
        return any(expression.search(line) for expression in heavy)

    assert is_heavy("GET /loan.pdf:")
    assert is_heavy("POST /groups/import:text/html")
    assert is_heavy("GET /cards/plan:Application/JSON")
    assert not is_heavy("GET /cards/plan:text/html,*/*")
    assert not is_heavy("GET /health:")
