"""The tables of FRED and of the Bank of England, good and bad."""

import pytest
from services import DATABASE, QUOTED, WEEKS, Reply, bank_table, fred_table, quoted, table

AMERICAN = ["MORTGAGE30US", "MORTGAGE15US", "MORTGAGE5US"]
BRITISH = ["IUDBEDR", *QUOTED]
OLDER = "2025-09-10T06:15:00Z"
NAME = "Mozilla/5.0 (compatible; farthing-rates)"


def thirty(*rows):
    return fred_table("MORTGAGE30US", rows)


# ---- FRED ----------------------------------------------------------------------------------------


def test_without_a_key_fred_is_asked_for_its_tables(from_tables, tables):
    done = from_tables.run()
    assert (done.returncode, done.stderr) == (0, "")
    assert tables.asked == [("/graph/fredgraph.csv", {"id": each}) for each in AMERICAN]
    assert min(b - a for a, b in zip(tables.times, tables.times[1:], strict=False)) >= 1
    assert {each["User-Agent"] for each in tables.headers} == {NAME}
    series = from_tables.rates()["series"]
    assert [each["id"] for each in series] == AMERICAN
    assert series[0]["latest"] == {"date": "2024-01-11", "rate": "6.66"}
    assert series[0]["previous"] == {"date": "2024-01-04", "rate": "6.62"}
    assert [each["change"] for each in series] == ["0.04", "-0.02", "0.11"]


BAD = {
    "no row": (thirty(), "it has no rows"),
    "no rate": (thirty(("2024-01-11", ".")), "it has no rate of MORTGAGE30US"),
    "another column": (fred_table("MORTGAGE15US", WEEKS["MORTGAGE15US"]), "its columns are not"),
    "too much": (thirty(("2024-01-11", "30")), "its line 2 is not a date with its rates"),
    "a date twice": (
        table(("DATE", "MORTGAGE30US"), ("2024-01-11", "6"), ("2024-01-11", "6")),
        "it has two rates of 11 January 2024",
    ),
    "to come": (thirty(("2124-01-11", "6.66")), "which is still to come"),
}


@pytest.mark.parametrize("name", BAD)
def test_a_table_that_cannot_be_right_is_not_written(from_tables, tables, name):
    reply, words = BAD[name]
    tables.replies = [reply]
    from_tables.fails(69, words)
    assert tables.series() == ["MORTGAGE30US"]


def test_what_is_no_table_may_be_one_soon(from_tables, tables):
    tables.replies = [Reply("<!doctype html>\n<title>Access Denied</title>", 200, "text/html")] * 3
    from_tables.fails(69, "it is no table of dates and rates")
    assert tables.series() == ["MORTGAGE30US"] * 3


def test_a_table_without_end_is_left(from_tables, tables):
    tables.replies = [Reply("observation_date,MORTGAGE30US\n" + "2024-01-11,6\n" * 100_000)] * 3
    from_tables.fails(69, "The answer is too large")


# ---- The Bank of England -------------------------------------------------------------------------


def test_the_bank_is_asked_once_for_bank_rate_and_once_for_the_rest(from_bank, bank):
    done = from_bank.run()
    assert (done.returncode, done.stderr) == (0, "")
    assert [path for path, _ in bank.asked] == [DATABASE] * 2
    assert bank.series() == ["IUDBEDR", ",".join(QUOTED)]
    assert bank.times[1] - bank.times[0] >= 1
    assert {each["User-Agent"] for each in bank.headers} == {NAME}


def test_british_rates_are_written_in_their_order(from_bank):
    assert from_bank.run().returncode == 0
    rates = from_bank.rates()
    assert [each["id"] for each in rates["series"]] == BRITISH
    assert [each["name"] for each in rates["series"]] == [
        "Bank Rate",
        "2-year fixed",
        "3-year fixed",
        "5-year fixed",
        "10-year fixed",
        "Standard variable rate",
        "Credit cards",
        "Overdrafts",
    ]
    assert {(each["country"], each["source"]) for each in rates["series"]} == {
        ("GB", "Bank of England")
    }
    assert [each["frequency"] for each in rates["series"]] == ["daily"] + ["monthly"] * 7
    assert {each["retrieved"] for each in rates["series"]} == {rates["retrieved"]}
    overdrafts = from_bank.series("IUMODTL")
    assert overdrafts["latest"] == {"date": "2025-08-31", "rate": "38.27"}
    assert overdrafts["change"] == "0.17"


def test_a_column_without_any_rate_leaves_its_series_as_it_was(from_bank, bank):
    assert from_bank.run().returncode == 0
    before = from_bank.series("IUMCCTL")
    bank.replies = [None, quoted([("30 Sep 2025", ["4"] * 5 + ["n/a", "39"])])]
    from_bank.file.write_text(from_bank.file.read_text().replace(before["retrieved"], OLDER))
    assert from_bank.run().returncode == 0
    assert from_bank.series("IUMCCTL") == before | {"retrieved": OLDER}
    assert from_bank.series("IUMODTL")["latest"] == {"date": "2025-09-30", "rate": "39"}
    assert from_bank.series("IUMODTL")["retrieved"] != OLDER


def test_every_column_that_was_asked_for_has_to_be_there(from_bank, bank):
    bank.replies = [None, bank_table(QUOTED[1:], [("31 Jul 2025", ["4"] * 6)])]
    from_bank.fails(69, "the answer for IUMBV34 and 6 more is not as it should be: its columns")


def test_an_error_page_behind_a_redirect_is_not_followed(from_bank, bank):
    bank.replies = [Reply("", 302, headers={"Location": bank.origin + "/error.asp"})]
    from_bank.fails(69, "the answer for IUDBEDR has the status 302.")
    assert len(bank.asked) == 1


def test_a_bank_that_wants_a_longer_wait_is_left(from_bank, bank):
    bank.replies = [Reply("", 429, headers={"Retry-After": "61"})]
    from_bank.fails(75, "the Bank of England asks to come back in 61 seconds.")


def test_the_address_of_the_bank_has_to_be_safe(from_bank):
    from_bank.fails(78, "FARTHING_BOE_URL is not an https address", FARTHING_BOE_URL="http://x.y")
