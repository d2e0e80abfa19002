"""The tables of FRED and of the Bank of England, good and bad."""

from datetime import UTC, datetime, timedelta

import pytest
from services import (
    DATABASE,
    QUOTED,
    WEEKS,
    Reply,
    bank_rate,
    bank_table,
    fred_table,
    quoted,
    table,
)

AMERICAN = ["MORTGAGE30US", "MORTGAGE15US", "MORTGAGE5US"]
BRITISH = ["IUDBEDR", *QUOTED]
NAME = "Mozilla/5.0 (compatible; farthing-rates)"


def thirty(*rows, **options):
    return fred_table("MORTGAGE30US", rows, **options)


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


@pytest.mark.parametrize(
    "reply",
    [
        thirty(("2024-01-11", "6.66"), ("2024-01-18", "."), ("2024-01-25", "")),
        thirty(("2024-01-11", "6.660"), column="DATE"),
        thirty(("2024-01-11", "6.66"), ends="\n"),
        thirty(("2024-01-11", "6.66"), ends="\r\n"),
        Reply("\ufeffobservation_date,MORTGAGE30US\r\n2024-01-11,6.66\r\n\r\n\r\n"),
        Reply("observation_date,MORTGAGE30US\n2024-01-11,6.66", content_type=None),
        table(("MORTGAGE30US", "X", "observation_date"), ("6.66", "y", "2024-01-11")),
    ],
    ids=["missing", "an older name", "LF", "CR LF", "a mark", "no end", "another order"],
)
def test_a_table_may_be_written_in_several_ways(from_tables, tables, reply):
    tables.replies = [reply]
    assert from_tables.run().returncode == 0
    latest = {"date": "2024-01-11", "rate": "6.66"}
    assert from_tables.series("MORTGAGE30US")["latest"] == latest


def test_of_all_weeks_since_1971_a_year_is_kept(from_tables, tables):
    first = datetime(1971, 4, 2)
    weeks = [(f"{first + timedelta(weeks=week):%Y-%m-%d}", "7.33") for week in range(2800)]
    tables.replies = [thirty(*weeks)]
    assert from_tables.run().returncode == 0
    kept = [each["date"] for each in from_tables.series("MORTGAGE30US")["observations"]]
    assert kept == [date for date, _ in weeks[:-54:-1]]


BAD = {
    "no row": (thirty(), "it has no rows"),
    "no rate": (thirty(("2024-01-11", ".")), "it has no rate of MORTGAGE30US"),
    "another column": (fred_table("MORTGAGE15US", WEEKS["MORTGAGE15US"]), "its columns are not"),
    "the column twice": (
        table(("DATE", "MORTGAGE30US", "MORTGAGE30US"), ("2024-01-11", "6", "7")),
        "its columns are not",
    ),
    "too much": (thirty(("2024-01-11", "30")), "its line 2 is not a date with its rates"),
    "nothing": (thirty(("2024-01-11", "0")), "its line 2"),
    "less than nothing": (thirty(("2024-01-11", "-6.66")), "its line 2"),
    "a sign": (thirty(("2024-01-11", "+6.66")), "its line 2"),
    "an exponent": (thirty(("2024-01-11", "6e0")), "its line 2"),
    "a blank": (thirty(("2024-01-11", " 6.66")), "its line 2"),
    "no number": (thirty(("2024-01-11", "NaN")), "its line 2"),
    "no date": (thirty(("2024-02-30", "6.66")), "its line 2"),
    "another date": (thirty(("11 Jan 2024", "6.66")), "its line 2"),
    "a short row": (table(("DATE", "MORTGAGE30US"), ("2024-01-11",)), "its line 2"),
    "a long row": (thirty(("2024-01-11", "6.66", "1")), "its line 2"),
    "an empty line": (
        table(("DATE", "MORTGAGE30US"), ("2024-01-04", "6"), (), ("2024-01-11", "6")),
        "its line 3",
    ),
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


def test_tomorrow_may_be_today_where_the_server_is(from_tables, tables):
    for days, status in [(1, 0), (2, 69)]:
        day = datetime.now(UTC).date() + timedelta(days=days)
        tables.replies = [thirty((day.isoformat(), "6.66"))]
        assert from_tables.run().returncode == status


@pytest.mark.parametrize(
    "body",
    ["", "<!doctype html>\n<title>Access Denied</title>", "{}", "observation_date;MORTGAGE30US\n"],
    ids=["nothing", "a page", "JSON", "another separator"],
)
def test_what_is_no_table_may_be_one_soon(from_tables, tables, body):
    tables.replies = [Reply(body, content_type="text/html")] * 3
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
    query = bank.asked[0][1]
    began = datetime.strptime(query.pop("Datefrom"), "%d/%b/%Y").date()
    today = datetime.now(UTC).date()
    months = (today.year - began.year) * 12 + today.month - began.month
    assert began.day == 1
    assert months == 13
    assert query == {
        "csv.x": "yes",
        "Dateto": "now",
        "SeriesCodes": "IUDBEDR",
        "CSVF": "TN",
        "UsingCodes": "Y",
        "VPD": "Y",
        "VFD": "N",
    }


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


def test_before_bank_rate_was_another_one(from_bank):
    assert from_bank.run().returncode == 0
    bank_rate = from_bank.series("IUDBEDR")
    assert bank_rate["latest"] == {"date": "2025-08-08", "rate": "4"}
    assert bank_rate["previous"] == {"date": "2025-08-06", "rate": "4.25"}
    assert bank_rate["change"] == "-0.25"
    assert len(bank_rate["observations"]) == 4


def test_a_year_at_one_bank_rate_has_none_before(from_bank, bank):
    bank.replies = [bank_rate([("08 Aug 2025", "0"), ("07 Aug 2025", "0.0000")])]
    assert from_bank.run().returncode == 0
    series = from_bank.series("IUDBEDR")
    assert (series["latest"]["rate"], series["previous"], series["change"]) == ("0", None, None)


@pytest.mark.parametrize("empty", ["", "..", "n/a"])
def test_a_cell_without_a_rate_is_passed_over(from_bank, bank, empty):
    rates = ["4.36", empty, "4.49", "4.95", "7.26", "24.55", "38.27"]
    bank.replies = [
        bank_rate([("1 Sep 2026", empty), ("1 Aug 2026", "3.75")]),
        quoted([("31 Jul 2026", ["4.40"] * 7), ("31 Aug 2026", rates)]),
    ]
    assert from_bank.run().returncode == 0
    assert from_bank.series("IUDBEDR")["latest"] == {"date": "2026-08-01", "rate": "3.75"}
    assert from_bank.series("IUMBV34")["latest"]["date"] == "2026-08-31"
    assert from_bank.series("IUMBV37")["latest"]["date"] == "2026-07-31"


def test_columns_may_stand_in_any_order(from_bank, bank):
    names = ["IUMODTL", "DATE", *QUOTED[:-1], "IUMWTFA"]
    bank.replies = [
        None,
        table(names, ("38.1", "31 Jul 2025", "1", "2", "3", "4", "5", "6", "7")),
    ]
    assert from_bank.run().returncode == 0
    rates = [from_bank.series(name)["latest"]["rate"] for name in QUOTED]
    assert rates == ["1", "2", "3", "4", "5", "6", "38.1"]


def test_a_column_without_any_rate_leaves_its_series_as_it_was(from_bank, bank):
    assert from_bank.run().returncode == 0
    before = from_bank.series("IUMCCTL")
    bank.replies = [None, quoted([("30 Sep 2025", ["4"] * 5 + ["n/a", "39"])])]
    from_bank.file.write_text(from_bank.file.read_text().replace(before["retrieved"], OLDER))
    assert from_bank.run().returncode == 0
    assert from_bank.series("IUMCCTL") == before | {"retrieved": OLDER}
    assert from_bank.series("IUMODTL")["latest"] == {"date": "2025-09-30", "rate": "39"}
    assert from_bank.series("IUMODTL")["retrieved"] != OLDER


OLDER = "2025-09-10T06:15:00Z"

BAD_AT_THE_BANK = {
    "ISO dates": (bank_rate([("2025-08-08", "4")]), "its line 2"),
    "a whole month": (bank_rate([("08 August 2025", "4")]), "its line 2"),
    "a short year": (bank_rate([("08 Aug 25", "4")]), "its line 2"),
    "no such day": (bank_rate([("31 Jun 2025", "4")]), "its line 2"),
    "a long day": (bank_rate([("008 Aug 2025", "4")]), "its line 2"),
    "a signed day": (bank_rate([("+8 Aug 2025", "4")]), "its line 2"),
    "a hundred": (bank_rate([("08 Aug 2025", "100")]), "its line 2"),
    "below nothing": (bank_rate([("08 Aug 2025", "-0.1")]), "its line 2"),
    "FRED's point": (bank_rate([("08 Aug 2025", ".")]), "its line 2"),
    "FRED's date": (table(("observation_date", "IUDBEDR"), ("2025-08-08", "4")), "no table"),
    "no row": (bank_rate([]), "it has no rows"),
    "to come": (bank_rate([("08 Aug 2125", "4")]), "which is still to come"),
}


@pytest.mark.parametrize("name", BAD_AT_THE_BANK)
def test_a_table_of_the_bank_that_cannot_be_right_is_not_written(from_bank, bank, name):
    reply, words = BAD_AT_THE_BANK[name]
    bank.replies = [reply] * 3
    from_bank.fails(69, words)
    assert set(bank.series()) == {"IUDBEDR"}


def test_every_column_that_was_asked_for_has_to_be_there(from_bank, bank):
    bank.replies = [None, bank_table(QUOTED[1:], [("31 Jul 2025", ["4"] * 6)])]
    from_bank.fails(69, "the answer for IUMBV34 and 6 more is not as it should be: its columns")


def test_an_error_page_with_200_is_no_table(from_bank, bank):
    bank.replies = [Reply("<!DOCTYPE html>\n<h1>Error, please try later</h1>\n")]
    assert from_bank.run().returncode == 0
    assert bank.series()[:2] == ["IUDBEDR"] * 2
    assert bank.times[1] - bank.times[0] >= 2


def test_an_error_page_behind_a_redirect_is_not_followed(from_bank, bank):
    bank.replies = [Reply("", 302, headers={"Location": bank.origin + "/error.asp"})]
    from_bank.fails(69, "the answer for IUDBEDR has the status 302.")
    assert len(bank.asked) == 1


def test_a_bank_that_wants_a_longer_wait_is_left(from_bank, bank):
    bank.replies = [Reply("", 429, headers={"Retry-After": "61"})]
    from_bank.fails(75, "the Bank of England asks to come back in 61 seconds.")


def test_the_address_of_the_bank_has_to_be_safe(from_bank):
    from_bank.fails(78, "FARTHING_BOE_URL is not an https address", FARTHING_BOE_URL="http://x.y")
