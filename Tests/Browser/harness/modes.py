"""The ways in which people look at a page."""

import pytest

PHONE = {
    "viewport": {"width": 360, "height": 740},
    "is_mobile": True,
    "has_touch": True,
    "device_scale_factor": 2,
}
WIDE = {"viewport": {"width": 1280, "height": 900}}

# What a browser is asked for, by the name of the mode.
# 320 px is also what is left of 1280 px at 400 % (WCAG 1.4.10).
MODES = {
    "wide": WIDE,
    "phone": PHONE,
    "390 px": {**PHONE, "viewport": {"width": 390, "height": 844}},
    "390 px, scripts off": {
        **PHONE,
        "viewport": {"width": 390, "height": 844},
        "java_script_enabled": False,
    },
    "320 px": {**PHONE, "viewport": {"width": 320, "height": 640}},
    "dark": {**WIDE, "color_scheme": "dark"},
    "forced colours": {**WIDE, "forced_colors": "active", "color_scheme": "dark"},
    "forced light": {**WIDE, "forced_colors": "active", "color_scheme": "light"},
    "reduced motion": {**PHONE, "reduced_motion": "reduce"},
    "scripts off": {**WIDE, "java_script_enabled": False},
}

# A journey is made with scripts on a phone, and without them in a wide window, so that each comes
# once. Wide windows with scripts are asked for the answers of every calculator.
JOURNEY = pytest.mark.parametrize("mode", ["phone", "scripts off"])


def open_mode(browser, mode, **options):
    """A browser window of its own in that mode, without cookies or anything kept."""
    return open_context(browser, MODES[mode], **options)


def open_context(browser, look, **options):
    return browser.new_context(locale="en-GB", **look, **options)
