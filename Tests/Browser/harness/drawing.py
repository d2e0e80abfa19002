"""What a drawing looks like, and whether each part of it can be seen (WCAG 1.4.11)."""

import io

from PIL import Image, ImageChops

HIDE = "(shape, hidden) => { shape.style.visibility = hidden ? 'hidden' : '' }"


def contrast_of(shape):
    """The contrast between a shape and what is behind it, where they differ most."""
    area = shape.locator("xpath=ancestor::*[local-name()='svg'][1]")
    with_shape = picture(area)
    shape.evaluate(HIDE, True)
    without_shape = picture(area)
    shape.evaluate(HIDE, False)
    changed = ImageChops.difference(with_shape, without_shape).convert("L")
    row, column = divmod(changed.tobytes().index(changed.getextrema()[1]), changed.width)
    place = column, row
    return contrast(with_shape.getpixel(place), without_shape.getpixel(place))


def picture(locator):
    return Image.open(io.BytesIO(locator.screenshot(animations="disabled"))).convert("RGB")


def contrast(one, other):
    lighter, darker = sorted([luminance(one), luminance(other)], reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def luminance(colour):
    shares = [value / 255 for value in colour]
    red, green, blue = (
        share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in shares
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
