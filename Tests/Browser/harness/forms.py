"""Forms, filled in as a visitor does, or sent without their pages."""


def post(page, path, fields):
    """Sends a form without its page; returns the address that the answer leads to."""
    answer = page.request.post(path, form=fields, max_redirects=0)
    assert answer.status == 303, answer.text()
    return answer.headers["location"]


def answer(page):
    """The answer in words that somebody could repeat to a friend."""
    return page.locator("#answer .say")


def fill_in(page, tool):
    """Answers the fewest questions that give the usual answer of a tool."""
    for field in tool.questions:
        box = page.locator(f"#{field}")
        if box.get_attribute("type") == "checkbox":
            page.locator(f"[name={field}][value='{tool.usual[field]}']").check()
        else:
            box.fill(tool.usual[field])
