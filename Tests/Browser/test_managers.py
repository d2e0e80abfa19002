"""A manager of a charity looks for answers, beginning with the guide to embedding."""

import re

import pytest

# Each question with the links and folds to press, and words of the answer.
QUESTIONS = {
    "what does it cost": ([], "Free to copy"),
    "what becomes of our visitors' data": (
        ["What happens to your visitors", "See every data flow in a table"],
        "Who decides",
    ),
    "is it accessible": (["Accessibility statement"], "WCAG"),
    "what does not work": (["Accessibility statement"], "Known gaps"),
    "how was it tested": (["Accessibility report"], "1.4.3 Contrast (Minimum)"),
    "does it meet EN 301 549": (["Accessibility report"], "9.1.4.3"),
    "whom do we tell of a barrier": (["Accessibility statement"], "another format"),
    "will our page break": (
        ["What we promise"],
        "v1.js stays as it is. If it ever ends, it is said 12 months before",
    ),
    "what has changed": (["Changes"], "For pages that embed:"),
    "may we use it": (["What we promise"], "The licence is MIT"),
    "how do we leave": (["What we promise"], "nothing of yours is kept here"),
    "how long until we are allowed": ([], "No time is promised"),
    "are the figures right": (["Evidence"], "ublished"),
    "how many use it": (["Counts"], "Partner code"),
    "can our own program ask": (["For programs"], "GET /credit-card.json"),
    "which version is it": (["Farthing 1."], "For pages that embed:"),
    "who checks the help lines": (["About our figures"], "Last reviewed"),
}


@pytest.mark.parametrize("question", QUESTIONS)
def test_a_manager_finds_each_answer_in_at_most_two_presses(page_in, question):
    presses, answer = QUESTIONS[question]
    page = page_in("390 px, scripts off")
    page.goto("/embed/")
    for words in presses:
        ways = page.locator("a:visible, summary:visible").filter(
            has_text=re.compile(f"^{re.escape(words)}")
        )
        ways.first.click()
    assert len(presses) <= 2
    assert answer in page.locator("body").inner_text()
