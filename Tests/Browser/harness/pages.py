"""The pages that page tests look at: the states of calculators, and those that are written."""

from xml.etree import ElementTree

from tools import CALCULATORS, TOOLS, sample

from .ask import ask

CARD = sample("credit-card", "answered")
PLAN = sample("plan", "answered")
TRANSFER = sample("balance-transfer", "answered")
LOAN = sample("loan", "answered")

# What a form can look like, by the name of its state; the largest answers are for limits.
STATES = {
    f"{tool.name.lower()}, {each['name']}": tool.address(each)
    for tool in TOOLS
    if tool in CALCULATORS
    for each in tool.samples
    if each["state"] != "largest"
} | {
    "for web editors, with a colour that is too light": "/embed/?tool=loan&accent=ffd400",
    "for web editors, wrong": "/embed/?accent=red&partner=nobody",
    "in a frame, answered": f"/embed{CARD}&accent=ffd400",
    "in a frame, wrong": "/embed/student-loan?principal=lots",
    "in a frame, with rates of the release": "/embed/rates",
}
NOT_FOUND = "/no-such-page"


def written_pages(site):
    """The addresses in the sitemap that are no state of a calculator, and one that is not there."""
    answer = ask(site.origin, "/sitemap.xml")
    assert answer.status == 200
    places = ElementTree.fromstring(answer.body).iterfind("{*}url/{*}loc")
    addresses = [place.text.removeprefix(site.origin) or "/" for place in places]
    return [each for each in addresses if each not in STATES.values()] + [NOT_FOUND]
