"""Forms of calculators, filled in as a visitor does."""


def fill_in(page, tool):
    """Answers the fewest questions that give the usual answer of a tool."""
    for field in tool.questions:
        box = page.locator(f"#{field}")
        if box.get_attribute("type") == "checkbox":
            page.locator(f"[name={field}][value='{tool.usual[field]}']").check()
        else:
            box.fill(tool.usual[field])
