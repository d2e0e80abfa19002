"""The pages that every page test looks at: those that are written, and the states of the others."""

from xml.etree import ElementTree

from .ask import ask

CARD = "/credit-card?balance=2292&apr=17.91"
PLAN = (
    "/plan?name-1=Amex&balance-1=600&apr-1=34.9&balance-2=3000&apr-2=24.9&rule-2=one-percent-25"
    "&promo-months-2=12&balance-3=2500&apr-3=19.9&rule-3=two-percent&kind-4=loan&balance-4=4000"
    "&apr-4=7.9&basis-4=nominal&minimum-4=125&budget=320"
)
TRANSFER = "/balance-transfer?balance=3000&apr=24.9&payment=120&fee=2.9&fee-least=5&promo-months=20"
LOAN = "/loan?amount=300000&rate=7&years=30"

# What a form can look like, by the name of its state.
STATES = {
    "credit card, blank": "/credit-card",
    "credit card, nothing filled in": "/credit-card?balance=&apr=",
    "credit card, wrong": "/credit-card?balance=lots&apr=1000&payment=-1&months=0",
    "credit card, wrong in its own minimum": f"{CARD}&rule=custom&minimum-percent=x"
    "&minimum-floor=y",
    "credit card, answered": CARD,
    "credit card, with a payment": f"{CARD}&payment=60",
    "credit card, to be clear in three years": f"{CARD}&months=36",
    "credit card, to be clear by a month": f"{CARD}&by=2030-06",
    "credit card, to be clear by no month": f"{CARD}&by-month=6&by-year=2020",
    "credit card, to be clear for less than the minimum": f"{CARD}&months=600",
    "credit card, with a rate that may be a slip": "/credit-card?balance=2292&apr=0.1791",
    "credit card, Danske Bank's minimum": f"{CARD}&rule=danske-bank",
    "credit card, below the minimum": f"{CARD}&payment=50",
    "credit card, never clear": f"{CARD}&payment=30",
    "credit card, neither way is ever clear": "/credit-card?balance=5000&apr=300&rule=custom"
    "&minimum-percent=0&minimum-interest=no&minimum-floor=5&payment=10",
    "credit card, own minimum": f"{CARD}&rule=custom&minimum-percent=2.5&minimum-interest=no"
    "&minimum-floor=25&minimum-alone-percent=4&minimum-base=statement",
    "credit card, nominal": f"{CARD}&basis=nominal",
    "credit card, no interest": "/credit-card?balance=1000&apr=0&payment=100",
    "credit card, clear at once": "/credit-card?balance=1&apr=24.9",
    "credit card, a great debt": "/credit-card?balance=99999999.99&apr=39.9&payment=99999999",
    "credit card, in dollars": f"{CARD}&currency=USD",
    "credit card, in yen": "/credit-card?balance=229200&apr=17.91&currency=JPY",
    "debt plan, blank": "/plan",
    "debt plan, wrong": "/plan?balance-1=lots&apr-1=&name-2=x&promo-apr-2=3&kind-2=loan&lump-1=5"
    "&order=own&due-day-1=40",
    "debt plan, answered": PLAN,
    "debt plan, with everything": f"{PLAN}&name-2=Barclaycard&name-3=Monzo&name-4=Car&due-day-1=5"
    "&spend-2=50&lump-1=500&lump-month-1=3&order=own&own=3,1",
    "debt plan, one debt more": f"{PLAN}&add=debt",
    "debt plan, below the minimums": "/plan?balance-1=900&apr-1=39.9&balance-2=3500&apr-2=24.9"
    "&budget=60",
    "debt plan, never clear": "/plan?balance-1=900&apr-1=39.9&minimum-1=20&balance-2=3500"
    "&apr-2=24.9&minimum-2=10&budget=40",
    "debt plan, too many orders": "/plan?"
    + "&".join(f"balance-{k}={k}000&apr-{k}={10 + k}" for k in range(1, 10)),
    "balance transfer, blank": "/balance-transfer",
    "balance transfer, wrong": "/balance-transfer?balance=lots&apr=1000&promo-months=0&limit=x",
    "balance transfer, answered": TRANSFER,
    "balance transfer, with a limit": f"{TRANSFER}&limit=2500",
    "balance transfer, not worth it": "/balance-transfer?balance=1000&apr=18.9&payment=500&fee=4"
    "&promo-months=12",
    "balance transfer, never clear": "/balance-transfer?balance=1000&apr=24.9&payment=18"
    "&promo-months=1&apr-after=60",
    "loan, blank": "/loan",
    "loan, wrong": "/loan?amount=lots&rate=1000&years=x&start-day=31&start-month=2&start-year=2027",
    "loan, answered": LOAN,
    "loan, with everything": f"{LOAN}&down-payment=50000&extra=100&extra-yearly=1000"
    "&lump-sum=5000&lump-sum-payment=12&lender=A%20bank&start=2027-01-31",
    "loan, interest only": f"{LOAN}&kind=interest-only",
    "loan, weekly": f"{LOAN}&frequency=weekly&currency=GBP",
    "loan, in dollars": f"{LOAN}&down-payment=50000&currency=USD",
    "loan, with an extra whose day is missing": f"{LOAN}&lump-sum=5000",
    "student loan, in ten years": "/student-loan?principal=28000.55&apr=5.5",
    "student loan, part of the interest": "/student-loan?principal=30000&apr=5&proportion=50",
    "for web editors, with a colour that is too light": "/embed/?tool=loan&accent=ffd400",
    "for web editors, wrong": "/embed/?accent=red&partner=nobody",
    "in a frame, answered": f"/embed{CARD}&accent=ffd400",
    "in a frame, wrong": "/embed/student-loan?principal=lots",
    "in a frame, without rates": "/embed/rates",
}
NOT_FOUND = "/no-such-page"


def written_pages(site):
    """The addresses in the sitemap."""
    answer = ask(site.origin, "/sitemap.xml")
    assert answer.status == 200
    places = ElementTree.fromstring(answer.body).iterfind("{*}url/{*}loc")
    return [place.text.removeprefix(site.origin) or "/" for place in places]
