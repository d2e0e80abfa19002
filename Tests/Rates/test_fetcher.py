"""The program that fetches interest rates, against a FRED of our own that asks for a key."""

import socket
import ssl
import subprocess
import time
import urllib.request
from datetime import UTC, datetime, timedelta

import pytest
from fetching import KEY, OLD
from services import Reply, error, observations

SERIES = ["MORTGAGE30US", "MORTGAGE15US", "MORTGAGE5US"]


def test_three_series_are_written_with_what_changed(fetcher, fred):
    before = datetime.now(UTC).replace(microsecond=0)
    done = fetcher.run()
    assert (done.returncode, done.stderr) == (0, "")
    assert "MORTGAGE30US 6.66 on 2024-01-11" in done.stdout
    rates = fetcher.rates()
    retrieved = datetime.fromisoformat(rates["retrieved"])
    assert before <= retrieved <= datetime.now(UTC) + timedelta(seconds=1)
    assert rates["series"][0] == {
        "id": "MORTGAGE30US",
        "name": "30-year fixed",
        "country": "US",
        "source": "FRED",
        "frequency": "weekly",
        "retrieved": rates["retrieved"],
        "latest": {"date": "2024-01-11", "rate": "6.66"},
        "previous": {"date": "2024-01-04", "rate": "6.62"},
        "change": "0.04",
        "discontinued": False,
        "observations": [
            {"date": "2024-01-11", "rate": "6.66"},
            {"date": "2024-01-04", "rate": "6.62"},
        ],
    }
    assert [series["id"] for series in rates["series"]] == SERIES
    assert [series["change"] for series in rates["series"]] == ["0.04", "-0.02", "0.11"]
    assert [series["discontinued"] for series in rates["series"]] == [False, False, True]
    assert fetcher.file.stat().st_mode & 0o777 == 0o644


def test_each_series_is_asked_for_once_and_a_second_apart(fetcher, fred):
    assert fetcher.run().returncode == 0
    assert fred.series() == SERIES
    assert min(b - a for a, b in zip(fred.times, fred.times[1:], strict=False)) >= 1
    path, query = fred.asked[0]
    assert path == "/fred/series/observations"
    assert query == {
        "series_id": "MORTGAGE30US",
        "api_key": KEY,
        "file_type": "json",
        "sort_order": "desc",
        "limit": "60",
    }


def test_the_new_file_takes_the_place_of_the_old_at_once(fetcher):
    fetcher.file.write_bytes(OLD)
    with fetcher.file.open("rb") as reader:
        assert fetcher.run().returncode == 0
        assert reader.read() == OLD
    assert len(fetcher.rates()["series"]) == 3


def test_an_answer_without_its_kind_is_read_for_what_it_is(fetcher, fred):
    fred.replies = [Reply(observations([("2024-01-11", "6.66")]), content_type=None)]
    assert fetcher.run().returncode == 0
    assert fetcher.rates()["series"][0]["previous"] is None


@pytest.mark.parametrize(
    "reply",
    [
        Reply("<html>busy</html>", 500, "text/html"),
        Reply("<html>busy</html>", content_type="text/html"),
        Reply(observations([("2024-01-11", "6.66")]), sends=0.5),
        Reply(observations([("2024-01-11", "6.66")]), seconds=3),
    ],
    ids=["an error", "a page", "half an answer", "a late answer"],
)
def test_what_may_be_better_soon_is_asked_again(fetcher, fred, reply):
    fred.replies = [reply]
    assert fetcher.run("--timeout=2").returncode == 0
    assert fred.series() == ["MORTGAGE30US", *SERIES]
    assert fred.times[1] - fred.times[0] >= 2


def test_it_waits_as_long_as_it_is_asked_to(fetcher, fred):
    fred.replies = [Reply("{}", 429, headers={"Retry-After": "3"})]
    assert fetcher.run().returncode == 0
    assert fred.series() == ["MORTGAGE30US", *SERIES]
    assert fred.times[1] - fred.times[0] >= 3


def test_it_waits_until_the_moment_that_it_is_asked_to(fetcher, fred):
    now, began = datetime.now(UTC), time.monotonic()
    moment = (now + timedelta(seconds=6)).replace(microsecond=0)
    wait = moment.strftime("%a, %d %b %Y %H:%M:%S GMT")
    fred.replies = [Reply("{}", 429, headers={"Retry-After": wait})]
    assert fetcher.run().returncode == 0
    assert fred.series() == ["MORTGAGE30US", *SERIES]
    # It may count in whole seconds, and would have asked again after two by itself.
    assert fred.times[1] - began >= (moment - now).total_seconds() - 1


@pytest.mark.timed
def test_it_does_not_wait_for_an_hour(fetcher, fred):
    fred.replies = [Reply("{}", 429, headers={"Retry-After": "3600"})]
    began = time.monotonic()
    fetcher.fails(75, "FRED asks to come back in 3600 seconds.")
    assert time.monotonic() - began < 5
    assert fred.series() == ["MORTGAGE30US"]


@pytest.mark.parametrize(
    ("reply", "words"),
    [
        (Reply("oops", 500, "text/plain"), "the answer for MORTGAGE30US has the status 500."),
        (Reply("{}", sends=0.5), "no answer for MORTGAGE30US: "),
        (Reply("<html></html>"), "is not as it should be: it is not JSON"),
    ],
    ids=["errors", "half answers", "pages"],
)
def test_after_three_times_it_gives_up(fetcher, fred, reply, words):
    fred.replies = [reply] * 3
    fetcher.fails(69, words)
    assert fred.series() == ["MORTGAGE30US"] * 3


def test_it_does_not_wait_for_ever(fetcher, fred):
    fred.replies = [Reply("{}", seconds=2)] * 3
    fetcher.fails(69, "no answer for MORTGAGE30US: Timeout was reached.", "--timeout=1")


@pytest.mark.parametrize(
    ("weeks", "words"),
    [
        ([("2024-01-11", ".")], "it has no rate of MORTGAGE30US"),
        ([("2024-01-11", "666")], "is not a rate with its date"),
        ([("2024-01-11", KEY)], "is not a rate with its date"),
        ([(KEY, "6.66")], "is not a rate with its date"),
        ([("2124-01-11", "6.66")], "which is still to come"),
        ([("2024-01-11", "6.66"), ("2024-01-11", "6.67")], "it has two rates of 11 January 2024"),
    ],
)
def test_figures_that_cannot_be_are_not_written(fetcher, fred, weeks, words):
    fred.replies = [Reply(observations(weeks))]
    fetcher.fails(69, words)
    assert fred.series() == ["MORTGAGE30US"]


def test_one_bad_series_keeps_the_others_out(fetcher, fred):
    usual = fred.usual({"series_id": "MORTGAGE30US"})
    fred.replies = [usual, usual, Reply("{}")]
    fetcher.fails(69, "the answer for MORTGAGE5US is not as it should be")
    assert fred.series() == SERIES


def test_an_answer_without_end_is_left(fetcher, fred):
    fred.replies = [Reply(" " * 2_000_000)] * 3
    fetcher.fails(69, "The answer is too large")


@pytest.mark.parametrize(
    ("message", "code", "words"),
    [
        (
            "Bad Request.  The value for variable api_key is not registered.  Read "
            "https://fred.stlouisfed.org/docs/api/api_key.html for more information.",
            78,
            "FRED does not accept the key.",
        ),
        (
            "Bad Request.  Variable api_key is not set.  Read "
            "https://fred.stlouisfed.org/docs/api/api_key.html for more information.",
            78,
            "FRED does not accept the key.",
        ),
        ("Bad Request.  The series does not exist.", 69, "FRED has no series MORTGAGE30US."),
        (f"Bad Request.  {KEY}", 69, "the answer for MORTGAGE30US has the status 400."),
    ],
)
def test_a_refusal_is_not_asked_for_again(fetcher, fred, message, code, words):
    fred.replies = [error(400, message)]
    fetcher.fails(code, words)
    assert fred.series() == ["MORTGAGE30US"]


def test_it_follows_nobody_elsewhere(fetcher, fred):
    fred.replies = [Reply("", 302, headers={"Location": "http://127.0.0.1:1/?seen"})]
    fetcher.fails(69, "the answer for MORTGAGE30US has the status 302.")


def test_it_believes_no_certificate_that_nobody_vouches_for(fetcher, fred, tmp_path_factory):
    folder = tmp_path_factory.mktemp("tls")
    certificate, key = folder / "certificate.pem", folder / "key.pem"
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256"]
        + ["-nodes", "-days", "2", "-subj", "/CN=127.0.0.1"]
        + ["-addext", "subjectAltName=IP:127.0.0.1", "-keyout", key, "-out", certificate],
        check=True,
        stderr=subprocess.DEVNULL,
    )
    fred.encrypt(certificate, key)
    fetcher.fails(69, "no answer for MORTGAGE30US: SSL", FARTHING_FRED_URL=fred.origin)
    assert fred.asked == []
    # It answers whoever believes it.
    context = ssl.create_default_context(cafile=certificate)
    with urllib.request.urlopen(f"{fred.origin}/?series_id={SERIES[0]}", context=context) as answer:
        assert answer.status == 200


def test_it_says_when_nobody_is_there(fetcher):
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    words = "no answer for MORTGAGE30US: Couldn't connect to server."
    fetcher.fails(69, words, FARTHING_FRED_URL=f"http://127.0.0.1:{port}")


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"FARTHING_FRED_KEY_FILE": None}, "FARTHING_FRED_KEY_FILE is not set"),
        ({"FARTHING_FRED_KEY_FILE": ""}, "FARTHING_FRED_KEY_FILE is not set"),
        ({"FARTHING_FRED_KEY_FILE": "/no/such/file"}, "No such file or directory"),
        ({"FARTHING_FRED_KEY_FILE": "/"}, "Is a directory"),
        ({"FARTHING_FRED_KEY_FILE": "/etc/passwd"}, "does not hold a key alone"),
        ({"FARTHING_FRED_KEY_FILE": "/dev/null"}, "does not hold a key alone"),
        ({"FARTHING_FRED_URL": "http://api.example"}, "is not an https address"),
        ({"FARTHING_FRED_URL": "file:///etc"}, "is not an https address"),
    ],
)
def test_settings_that_need_mending_have_a_code_of_their_own(fetcher, fred, changes, words):
    fetcher.fails(78, words, **changes)
    assert fred.asked == []


def test_nothing_is_asked_when_the_only_address_needs_no_key(fetcher, fred):
    words = "no service is left to ask"
    fetcher.fails(78, words, FARTHING_FRED_URL=None, FARTHING_FRED_CSV_URL=fred.origin)
    assert fred.asked == []


def test_a_file_that_cannot_be_written_has_a_code_of_its_own(fetcher):
    done = fetcher.run(FARTHING_RATES_FILE="/no/such/folder/rates.json")
    assert done.returncode == 73
    assert "No such file or directory" in done.stderr


def test_a_proxy_is_not_asked_for_what_is_here(fetcher):
    assert fetcher.run(http_proxy="http://127.0.0.1:1").returncode == 0


def test_help_names_every_code_and_setting(fetcher, fred):
    done = fetcher.run("--help")
    assert done.returncode == 0
    for word in ["3", "64", "69", "73", "75", "78", "--snapshot", "FARTHING_FRED_KEY_FILE"]:
        assert word in done.stdout
    for word in ["FARTHING_RATES_FILE", "FARTHING_FRED_CSV_URL", "FARTHING_BOE_URL"]:
        assert word in done.stdout
    assert fred.asked == []


@pytest.mark.parametrize(
    "argument", ["--fast", "rates.json", "--timeout=0", "--timeout=soon", "--snapshot"]
)
def test_an_unknown_option_is_refused(fetcher, fred, argument):
    done = fetcher.run(argument)
    assert (done.returncode, done.stdout) == (64, "")
    assert argument in done.stderr
    assert fred.asked == []


def test_the_program_links_nothing_that_draws(program):
    linked = subprocess.check_output(["ldd", program], text=True)
    assert "libcurl" in linked
    for library in ["cairo", "pango", "qrencode"]:
        assert library not in linked
