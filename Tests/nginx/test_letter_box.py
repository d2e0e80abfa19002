"""Letter boxes behind nginx and three workers: what stores hold, and what is lost without them."""

import concurrent.futures
import json
import shutil
import struct
import time

import pytest
from friends import Friend, Redis, SQLite, friends, noise

from serving import Site

STORES = {"sqlite": SQLite, "redis": Redis}
# After a failure, a worker leaves the store alone for a second.
PAUSE = 1.1


@pytest.fixture(scope="module", params=STORES)
def store(request, tmp_path_factory):
    if request.param == "redis" and not shutil.which("redis-server"):
        pytest.skip("there is no redis-server")
    store = STORES[request.param](tmp_path_factory.mktemp(request.param))
    yield store
    store.stop()


@pytest.fixture(scope="module")
def site(store):
    with Site(FARTHING_LETTERS=store.setting) as site:
        yield site


def test_the_store_holds_nothing_that_anybody_typed(site, store):
    ana = Friend(site)
    ana.start("Annabella", "Bartholomew", title="Zanzibar")
    key = ana.turn_on()
    ben = Friend(site)
    ben.join(key, member="new", **{"new-member": "Cornelius"})
    assert ana.pay("Rhinoceros", "1234.56", category="Sightseeing") == 303
    assert ben.pay("Hippopotamus", "98765.43") == 303
    group = ben.group()
    content = store.bytes()
    assert len(content) > 4 * 256
    words = ["Annabella", "Bartholomew", "Cornelius", "Zanzibar", "Rhinoceros", "Hippopotamus"]
    words += ["Sightseeing", "1234.56", "123456", "98765.43", "9876543", key]
    words += [each["id"] for each in group["payments"] + group["members"]] + [ana.path[-8:]]
    lower = content.lower()
    for word in words:
        assert word.lower().encode() not in lower, word
    for each in group["payments"] + group["members"] + [{"id": ana.path[-8:]}]:
        assert bytes.fromhex(each["id"]) not in content, each
    # Three bytes would stand somewhere in so many by chance.
    assert struct.pack(">I", 9_876_543) not in content
    assert varint(9_876_543) not in content


def varint(number):
    """A number as states are packed: seven bits a byte, the lowest first."""
    octets = []
    while number > 127:
        octets.append(number & 127 | 128)
        number >>= 7
    return bytes([*octets, number])


def test_the_secret_is_in_no_log_no_header_and_on_no_other_page(site, store):
    key, (ana, ben) = friends(site, 2)
    new = Friend(site)
    page = new.ask(f"/groups/join?k={key}", Referer=f"{site.origin}/groups/join?k={key}")
    assert page.status == 200
    # No other site is told of it, and what our own is told goes into no log.
    assert page.headers["Referrer-Policy"] == "same-origin"
    shown = new.ask("/groups/join", {"k": key, "show": "yes"})
    assert shown.headers["Referrer-Policy"] == "same-origin"
    ana.pay("Taxi")
    for path in [
        "", "/group.json", "/export", "/payments.csv", "/payments.json", "/debts", "/debts.json",
        "/debts.txt", "/settings", "/totals", "/totals.json", "/letters.json",
    ]:  # fmt: skip
        ben.below(path)
    for path in ["/", "/groups", "/groups.json", "/another-phone", "/cards", "/privacy"]:
        ben.ask(path)
    with_key = {path for path, answer in ana.answers + ben.answers if key.encode() in answer.body}
    assert with_key == {f"{ana.path}/share"}
    for _, answer in ana.answers + ben.answers + new.answers:
        assert key not in str(answer.headers)
    assert key.encode() not in site.metrics().body
    logs = list((site.folder / "logs").iterdir())
    assert logs
    for log in logs:
        assert key not in log.read_text(errors="replace"), log


def test_many_phones_append_at_once_and_nothing_is_lost_or_doubled(site, store):
    _, phones = friends(site, 6)
    with concurrent.futures.ThreadPoolExecutor(6) as crowd:
        for _ in range(5):
            numbered = list(enumerate(phones))
            for status in crowd.map(lambda each: each[1].pay(f"P{each[0]}"), numbered):
                assert status == 303
    for phone in phones:
        phone.send()
    expected = sorted(f"P{number}" for number in range(6) for _ in range(5))
    exports = {ordered(phone) for phone in phones}
    assert len(exports) == 1
    for phone in phones:
        assert phone.titles() == expected
        assert phone.waiting() == 0


def ordered(phone):
    """The group without what only this phone says of itself."""
    return phone.below("/export").body


def test_one_form_that_arrives_at_two_workers_at_once_counts_once(site, store):
    _, (ana, ben) = friends(site, 2)
    twin = Friend(site)
    twin.path, twin.cookies = ana.path, dict(ana.cookies)
    form = {"operation": "0123456789abcdef", "rev": "0"}
    with concurrent.futures.ThreadPoolExecutor(2) as crowd:
        statuses = list(crowd.map(lambda phone: phone.pay("Tea", **form), [ana, twin]))
    assert statuses == [303, 303]
    for phone in ana, twin, ben:
        assert phone.titles() == ["Tea"]


def test_a_store_that_is_lost_is_filled_again(site, store):
    _, (ana, ben, cy) = friends(site, 3)
    ana.pay("Taxi")
    ben.pay("Tea")
    assert cy.titles() == ["Taxi", "Tea"]
    store.lose()
    assert ana.pay("Museum") == 303
    for phone in ana, ben, cy:
        phone.send()
    for phone in ana, ben, cy:
        assert phone.titles() == ["Museum", "Taxi", "Tea"]
        assert phone.waiting() == 0


@pytest.mark.timed
def test_a_frozen_store_holds_up_nobody_and_what_waits_is_said(store):
    with Site(FARTHING_LETTERS=store.setting, FARTHING_LETTERS_WAIT="150") as site:
        frozen(site, store)


def frozen(site, store):
    key, (ana, ben) = friends(site, 2)
    store.freeze()
    try:
        began = time.monotonic()
        assert ana.pay("Taxi") == 303
        assert time.monotonic() - began < 2
        assert ana.pay("Tea") == 303
        assert "2 changes are not sent yet." in ana.below().body.decode()
        assert ana.waiting() == 2
        for action in ("off", "new-link"):
            assert ana.below("/box", {"do": action, "sure": "yes"}).status == 503
        # A lock on the file of SQLite lets readers pass: only a Redis that stands still is away.
        if isinstance(store, Redis):
            assert ana.group()["box"] | {"letters": None, "expires": None} == ana.group()["box"]
            assert Friend(site).ask("/groups/join", {"k": key}).status == 503
    finally:
        store.thaw()
    time.sleep(PAUSE)
    assert ben.titles() == []
    assert ana.send() == 303
    for phone in ana, ben:
        assert phone.titles() == ["Taxi", "Tea"]
        assert phone.waiting() == 0


def test_a_store_put_back_from_a_backup_costs_nothing(site, store):
    if not hasattr(store, "back_up"):
        pytest.skip("nothing of this store is saved")
    _, (ana, ben) = friends(site, 2)
    ana.pay("Taxi")
    backup = store.back_up()
    ana.pay("Tea")
    ben.pay("Museum")
    store.put_back(backup)
    ana.pay("Lunch")
    for phone in ana, ben:
        phone.send()
    for phone in ana, ben:
        assert phone.titles() == ["Lunch", "Museum", "Taxi", "Tea"]
        assert phone.waiting() == 0


def test_a_store_that_is_killed_between_payments_loses_none(site, store):
    if not hasattr(store, "kill"):
        pytest.skip("this store is a file")
    _, phones = friends(site, 3)

    def spend(phone):
        number = phones.index(phone)
        return [phone.pay(f"P{number}-{count}") for count in range(6)]

    with concurrent.futures.ThreadPoolExecutor(3) as crowd:
        spending = [crowd.submit(spend, phone) for phone in phones]
        for _ in range(3):
            time.sleep(0.1)
            store.lose()
        for each in spending:
            assert each.result() == [303] * 6
    time.sleep(PAUSE)
    for _ in range(2):
        for phone in phones:
            phone.send()
    expected = sorted(f"P{number}-{count}" for number in range(3) for count in range(6))
    for phone in phones:
        assert phone.titles() == expected
        assert phone.waiting() == 0


def test_a_full_store_takes_no_new_box_and_says_what_waits(store, tmp_path):
    full = type(store)(tmp_path)
    site = Site(FARTHING_LETTERS=full.setting, FARTHING_LETTERS_LIMIT="1K").start()
    try:
        _, (ana, ben) = friends(site, 2)
        titles = [f"{number:02}" + noise(number, 78) for number in range(20)]
        for title in titles:
            assert ana.pay(title) == 303
        waiting = ana.waiting()
        assert 1 <= waiting < 20
        assert f"{waiting} changes are not sent yet." in ana.below().body.decode()
        assert ana.titles() == sorted(titles)
        assert set(ben.titles()) < set(titles)
        cy = Friend(site)
        cy.start("Cy", "Dee")
        refused = cy.below("/box", {"do": "on"})
        assert refused.status == 507
        assert "There is no room for another letter box" in refused.body.decode()
        assert cy.pay("Taxi") == 303
        assert cy.group()["box"] is None
        assert "Keep our phones in step" in cy.below("/share").body.decode()
    finally:
        site.end()
        full.stop()


def test_a_group_in_three_full_cookies_passes_through_nginx(site, store):
    """With twenty other groups beside it, and a lost part that the letters bring back."""
    ana = Friend(site)
    ana.start("Ana", "Ben", "Cem", "Dana", "Eli", "Faye")
    people = [member["id"] for member in ana.group()["members"]]
    saved = json.loads(ana.below("/export").body)
    saved["payments"] = [lunch(number, people) for number in range(380)]
    assert ana.upload(f"{ana.path}/merge", json.dumps(saved)).status == 303
    key = ana.turn_on()
    for number in range(20):
        other = Friend(site)
        other.cookies = ana.cookies
        other.start("Yan", "Zoe", title=f"Trip {number}")
    for name in ("group", "group-2", "group-3"):
        assert len(ana.cookies[ana.path, name]) > 2_500
    assert sum(len(value) for value in ana.cookies.values()) > 10_000
    assert ana.below().status == 200
    assert ana.pay("Tea") == 303
    del ana.cookies[ana.path, "group-2"]
    assert len(ana.titles()) == 381
    assert ana.group()["incomplete"] is False
    ben = Friend(site)
    ben.join(key)
    assert len(ben.titles()) == 381


def lunch(number, people):
    return {
        "id": f"{(number + 1) * 2654435761 % 2**32:08x}", "title": noise(number, 6),
        "date": "2026-01-01", "amount": "60.00",
        "currency": "EUR", "payers": {people[number % 6]: "60.00"}, "split": "even",
        "shares": dict.fromkeys(people, "10.00"), "serial": number,
    }  # fmt: skip
