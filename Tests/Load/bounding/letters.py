"""The costliest requests of groups that are kept in step or take several cookies."""

import re

from Load.bounding.program import Request
from Load.bounding.requests import cookies, form, kept_group, payback
from nginx.friends import noise

GROUP = "/groups/00000abc"


def costly(program):
    yield from large_groups(program)
    yield from full_letters(program)


def large_groups(program):
    """As many payments as fit in three cookies."""
    payments = [lunch(number) for number in range(380)]
    cookie = kept_group(program, payments)
    assert "group-3=" in cookie
    for page in [
        "", "/debts", "/debts.json", "/totals", "/totals.json", "/group.json", "/export", "/share",
        "/payments.csv", "/payments.json?find=a+b+c+d+e+f+g+h", "/report.pdf", "/settings",
    ]:  # fmt: skip
        path, _, query = page.partition("?")
        yield Request(f"a group in three cookies{page}", GROUP + path, query, cookie=cookie)
    yield form("a payment in it", f"{GROUP}/payments", {"amount": "5"}, cookie)
    yield form("that group begun anew, in step or not", f"{GROUP}/fresh", {}, cookie, (303, 409))
    torn = "; ".join(part for part in cookie.split("; ") if "group-2=" not in part)
    yield Request("a group with a part missing", GROUP, cookie=torn)


def lunch(number):
    scrambled = {"id": f"{(number + 1) * 2654435761 % 2**32:08x}", "title": noise(number, 6)}
    return payback(number) | {"payback": False, "currency": "GBP"} | scrambled


def full_letters(program):
    """A phone that has read the first of as many letters as there are before they become one."""
    ana = kept_group(program, [lunch(number) for number in range(100)])
    ana = after(ana, program.ask(form("", f"{GROUP}/box", {"do": "on"}, ana)))
    page = program.ask(Request("", f"{GROUP}/share", cookie=ana)).body
    link = {"k": re.search(rb"join\?k=([\w-]{22})", page)[1].decode()}
    ben = cookies(program.ask(form("", f"{GROUP}/merge", link)))
    for number in range(58):
        fields = {"amount": "9", "title": noise(number, 40)}
        ana = after(ana, program.ask(form("", f"{GROUP}/payments", fields, ana)))
    for path in ["", "/letters.json", "/group.json", "/debts", "/report.pdf"]:
        yield Request(f"58 letters merged{path}", GROUP + path, cookie=ben)
    shown = link | {"show": "yes"}
    yield form("the preview of a link to 60 letters", "/groups/join", shown, statuses=(200,))
    lost = "; ".join(part for part in ben.split("; ") if part.startswith("groups="))
    yield Request("a group whose cookie was lost, of 60 letters", GROUP, cookie=lost)
    yield form(
        "a payment before which 58 letters are read", f"{GROUP}/payments", {"amount": "5"}, ben
    )
    yield form("joining after 60 letters", f"{GROUP}/merge", link)
    again = {"do": "new-link", "sure": "yes"}
    yield form("a new link after 60 letters", f"{GROUP}/box", again, ana, (303, 503))
    alone = kept_group(program, [lunch(number) for number in range(380)])
    yield form("the whole of three cookies as a letter", f"{GROUP}/box", {"do": "on"}, alone)


def after(cookie, answer):
    """The cookies of a browser after an answer."""
    kept = dict(part.split("=", 1) for part in cookie.split("; "))
    kept |= dict(part.split("=", 1) for part in cookies(answer).split("; "))
    return "; ".join(f"{name}={value}" for name, value in kept.items() if value)
