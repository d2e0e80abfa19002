"""Samples of a product of parameters."""


def pairs(first, second, third):
    """Triples in which every two values of different lists are together at least once.

    The last list is the shortest.
    """
    first, second, third = (list(values) for values in (first, second, third))
    assert len(third) <= min(len(first), len(second))
    return [
        (one, other, third[(place + row) % len(third)])
        for row, one in enumerate(first)
        for place, other in enumerate(second)
    ]
