"""Debts that a browser keeps before a test begins."""

from .forms import post


def keep(page, name, balance="900", **fields):
    """Keeps a debt: a card unless `kind` says what else it is.

    For tests of what comes after its form.
    """
    typed = {field.replace("_", "-"): text for field, text in fields.items()}
    if "kind" not in fields:
        typed = {"limit": "1000", "due-day": "5"} | typed
    post(page, "/cards", {"name": name, "balance": balance} | typed)
