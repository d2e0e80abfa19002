"""What an onlooker learns from the lengths of answers."""

import urllib.parse

CARD = "Barclaycard Gold"
# Of one length, with as much and as little in common with the name of the card.
GUESSES = [CARD, "Barclaycard Blue", "Barclaycard Go__", "Zzzzzzzzzzz Gold", "Qwertyuiop Asdfg"]
REQUESTS = 200


def test_no_right_guess_about_somebody_s_cards_is_shorter_than_a_wrong_one(site):
    cookie = keep(site, "/cards", name=CARD, balance="900", limit="1000", **{"due-day": "5"})
    assert CARD in page(site, "/cards", cookie).body.decode()
    guessed = ["/cards?name=", "/cards/helper?target=", "/cards/helper.json?target="]
    for path in [*guessed, "/cards/plan?own=", "/cards/plan.json?own="]:
        assert len(lengths(site, path, cookie)) == 1, path


def test_no_right_guess_about_somebody_s_groups_is_shorter_than_a_wrong_one(site):
    cookie = keep(site, "/groups", name=CARD, members="Ana\nBen", currency="GBP")
    assert CARD in page(site, "/groups", cookie).body.decode()
    assert len(lengths(site, "/groups?name=", cookie)) == 1


def test_pages_without_a_query_are_still_compressed(site):
    cookie = keep(site, "/cards", name=CARD, balance="900", limit="1000", **{"due-day": "5"})
    answer = page(site, "/cards", cookie, Accept_Encoding="gzip")
    assert answer.headers["Content-Encoding"] == "gzip"


def lengths(site, path, cookie):
    """The lengths of many answers, as they go over the network, for each of the guesses."""
    found = set()
    for number in range(REQUESTS):
        guess = urllib.parse.quote(GUESSES[number % len(GUESSES)])
        answer = page(site, path + guess, cookie, Accept_Encoding="gzip")
        assert answer.status in (200, 422)
        found.add(len(answer.body))
    return found


def keep(site, path, **fields):
    """Sends a form; what the browser keeps after it."""
    answer = site.ask(
        path,
        "POST",
        urllib.parse.urlencode(fields),
        Content_Type="application/x-www-form-urlencoded",
    )
    assert answer.status == 303
    cookies = answer.headers.get_all("Set-Cookie")
    return "; ".join(cookie.split(";")[0] for cookie in cookies)


def page(site, path, cookie, **headers):
    return site.ask(path, Cookie=cookie, **headers)
