"""No sentence of any page, PDF or speech is hard to read."""

from words import found_on, too_hard


def test_every_sentence_can_be_read_at_eleven(site):
    """By Flesch and Kincaid; names and laws are listed beside the formula."""
    assert too_hard(found_on(site)) == []
