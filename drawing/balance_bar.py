"""A bar for the share of one side of two: a tick where even is, the interval, and the share. Pure Python, no Django.

It is a decoration: its numbers stand beside it as text.
"""

from __future__ import annotations

from typing import Final

from drawing.svg import Markup, element, picture, render

WIDE: Final = 120
HIGH: Final = 14
_EDGE: Final = 2


def bar(share: float, low: float, high: float) -> Markup:
    """The bar; all three in [0, 1]."""
    middle = HIGH / 2
    wide = max(_at(high) - _at(low), 1)
    parts = (
        element("line", x1=_EDGE, y1=middle, x2=WIDE - _EDGE, y2=middle, class_="balance-bar__line"),
        element("line", x1=WIDE / 2, y1=0, x2=WIDE / 2, y2=HIGH, class_="balance-bar__even"),
        element("rect", x=_at(low), y=middle - 3, width=wide, height=6, class_="balance-bar__range"),
        element("circle", cx=_at(share), cy=middle, r=4, class_="balance-bar__share"),
    )
    return render(picture(WIDE, HIGH, *parts, title="", class_="balance-bar"))


def _at(share: float) -> float:
    return _EDGE + (WIDE - 2 * _EDGE) * min(max(share, 0.0), 1.0)
