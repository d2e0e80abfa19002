"""Two services in one visit, one of which may fail; and what is not asked for again."""

import json

from services import QUOTED, Reply, bank_rate, fred_table

AMERICAN = ["MORTGAGE30US", "MORTGAGE15US", "MORTGAGE5US"]
BRITISH = ["IUDBEDR", *QUOTED]
OLD_TIME = "2024-01-05T06:15:00Z"
# What a file of the first version has of each series.
OLD_SHAPE = {
    "retrieved": OLD_TIME,
    "series": [
        {
            "id": "MORTGAGE30US",
            "name": "30-year fixed",
            "latest": {"date": "2023-12-28", "rate": "6.61"},
            "previous": {"date": "2023-12-21", "rate": "6.67"},
            "change": "-0.06",
            "discontinued": False,
        }
    ],
}
PAGE = Reply("<html></html>", 404, "text/html")


def ids(fetcher):
    return [series["id"] for series in fetcher.rates()["series"]]


def test_both_services_fill_one_file(from_both, tables, bank):
    done = from_both.run()
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count("\n") == 1
    assert "MORTGAGE30US 6.66 on 2024-01-11" in done.stdout
    assert "IUMODTL 38.27 on 2025-08-31" in done.stdout
    assert ids(from_both) == AMERICAN + BRITISH
    times = sorted(tables.times + bank.times)
    assert min(b - a for a, b in zip(times, times[1:], strict=False)) >= 1
    assert from_both.rates()["snapshot"] is False
    assert "stale" not in from_both.file.read_text()


def test_when_one_fails_the_other_is_written(from_both, tables):
    tables.replies = [PAGE]
    done = from_both.run()
    assert done.returncode == 3
    assert done.stderr == (
        "farthing-rates: the answer for MORTGAGE30US has the status 404. "
        "The rates of FRED stay as they were.\n"
    )
    assert ids(from_both) == BRITISH


def test_what_failed_stays_as_it_was(from_both, bank):
    from_both.file.write_text(json.dumps(OLD_SHAPE))
    bank.replies = [None, PAGE]
    assert from_both.run().returncode == 3
    assert ids(from_both) == AMERICAN
    assert from_both.run().returncode == 0
    before = from_both.rates()
    bank.replies = [bank_rate([("31 Dec 2025", "3.75")]), PAGE]
    assert from_both.run().returncode == 3
    assert from_both.rates()["series"][3:] == before["series"][3:]


def test_the_first_that_failed_gives_the_status(from_both, tables, bank):
    from_both.file.write_bytes(b"{}")
    bank.replies = [Reply("", 429, headers={"Retry-After": "99"})]
    tables.replies = [PAGE]
    done = from_both.run()
    assert done.returncode == 69
    assert done.stderr.count("\n") == 2
    assert from_both.file.read_bytes() == b"{}"
    bank.replies = [PAGE]
    tables.replies = [Reply("", 429, headers={"Retry-After": "99"})]
    assert from_both.run().returncode == 75


def test_a_key_that_cannot_be_read_costs_fred_alone(from_both, fred):
    changes = {"FARTHING_FRED_KEY_FILE": "/no/such/file", "FARTHING_FRED_URL": fred.origin}
    done = from_both.run(**changes)
    assert done.returncode == 3
    assert "No such file or directory. The rates of FRED stay as they were." in done.stderr
    assert fred.asked == []
    assert ids(from_both) == BRITISH


def test_with_a_key_the_tables_are_not_asked(from_both, fred, tables, bank):
    from_both.environment |= {
        "FARTHING_FRED_KEY_FILE": str(from_both.key_file),
        "FARTHING_FRED_URL": fred.origin,
    }
    assert from_both.run().returncode == 0
    assert (len(fred.asked), len(tables.asked), len(bank.asked)) == (3, 0, 2)


def test_a_file_of_the_first_version_is_read(from_both, tables):
    from_both.file.write_text(json.dumps(OLD_SHAPE))
    tables.replies = [PAGE]
    assert from_both.run().returncode == 3
    series = from_both.series("MORTGAGE30US")
    assert series["retrieved"] == OLD_TIME
    assert (series["source"], series["latest"]["rate"]) == ("FRED", "6.61")
    assert from_both.rates()["retrieved"] > OLD_TIME


# ---- If-Modified-Since ---------------------------------------------------------------------------

THURSDAY = "Thu, 11 Jan 2024 17:00:00 GMT"


def modified(reply, when):
    reply.headers = {"Last-Modified": when}
    return reply


def asked_since(service):
    return [headers.get("If-Modified-Since") for headers in service.headers]


def test_what_has_not_changed_need_not_be_sent_again(from_tables, tables):
    weeks = [("2024-01-11", "6.66"), ("2024-01-04", "6.62")]
    tables.replies = [modified(fred_table("MORTGAGE30US", weeks), THURSDAY)]
    assert from_tables.run().returncode == 0
    assert asked_since(tables) == [None] * 3
    before = from_tables.series("MORTGAGE30US")
    assert before["lastModified"] == THURSDAY
    assert "lastModified" not in from_tables.series("MORTGAGE15US")
    text = from_tables.file.read_text()
    from_tables.file.write_text(text.replace(before["retrieved"], OLD_TIME))
    tables.replies = [Reply("", 304, None)]
    assert from_tables.run().returncode == 0
    assert asked_since(tables)[3:] == [THURSDAY, None, None]
    after = from_tables.series("MORTGAGE30US")
    assert after["retrieved"] > OLD_TIME
    assert after == before | {"retrieved": after["retrieved"]}


def test_unchanged_is_no_answer_to_somebody_who_has_nothing(from_tables, tables):
    tables.replies = [Reply("", 304, None)]
    from_tables.fails(69, "the answer for MORTGAGE30US has the status 304.")


# ---- Snapshots -----------------------------------------------------------------------------------


def test_a_snapshot_is_a_file_of_its_own(from_both):
    from_both.file.write_text(json.dumps(OLD_SHAPE))
    snapshot = from_both.folder / "snapshot.json"
    done = from_both.run("--snapshot", str(snapshot))
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(from_both.file.read_text()) == OLD_SHAPE
    written = json.loads(snapshot.read_text())
    assert written["snapshot"] is True
    assert [series["id"] for series in written["series"]] == AMERICAN + BRITISH
    assert len(written["series"][0]["observations"]) == 2


def test_a_new_snapshot_keeps_of_the_old_what_could_not_be_had(from_both, bank):
    snapshot = from_both.folder / "snapshot.json"
    snapshot.write_text(json.dumps(OLD_SHAPE))
    bank.replies = [PAGE]
    assert from_both.run(f"--snapshot={snapshot}").returncode == 3
    assert not from_both.file.exists()
    written = json.loads(snapshot.read_text())
    assert [series["id"] for series in written["series"]] == AMERICAN


def test_the_rates_of_the_release_stay_until_there_are_newer_ones(from_both, tables):
    site = from_both.folder / "site"
    site.mkdir()
    (site / "rates.json").write_text(json.dumps(OLD_SHAPE))
    tables.replies = [PAGE]
    assert from_both.run().returncode == 3
    assert ids(from_both) == ["MORTGAGE30US", *BRITISH]
    assert from_both.series("MORTGAGE30US")["retrieved"] == OLD_TIME
    assert from_both.rates()["snapshot"] is False
    assert from_both.run().returncode == 0
    assert ids(from_both) == AMERICAN + BRITISH
