"""Small pictures on the cards of a table of Destiny; the numbers stand beside them in words."""

from __future__ import annotations

from functools import cache
from typing import Final

from drawing.die_face import SHAPES
from drawing.svg import Element, Markup, element, picture, render

STEP: Final = 10
"""The width of one point of health, in drawing units."""
HIGH: Final = 12
SIGN: Final = 40
"""Width and height of a sign, in drawing units."""


@cache
def health_bar(damage: int, health: int) -> Markup:
    """A bar with one field for each point of health; damage fills it from the left."""
    width = health * STEP
    hurt = min(damage, health) * STEP
    fields = "".join(f"M{place * STEP} 0V{HIGH}" for place in range(1, health))
    parts = [
        element("rect", x=0, y=0, width=width, height=HIGH, class_="dst-bar__whole"),
        element("rect", x=0, y=0, width=hurt, height=HIGH, class_="dst-bar__hurt"),
        element("path", d=fields, class_="dst-bar__fields"),
    ]
    return render(picture(width, HIGH, *parts, title="", class_="dst-bar"))


@cache
def sign(symbol: str) -> Markup:
    """The shape of a symbol of the dice, e.g. a shield or a stack of coins."""
    return render(picture(SIGN, SIGN, _in_the_middle(symbol), title="", class_="dst-sign"))


@cache
def die_at_rest() -> Markup:
    """A die that lies on its card and shows no side."""
    body = element("rect", x=6, y=6, width=28, height=28, rx=6, class_="die-face__line")
    pips = [element("circle", cx=at, cy=at, r=3, class_="die-face__mark") for at in (14, 20, 26)]
    return render(picture(SIGN, SIGN, body, *pips, title="", class_="dst-sign"))


def _in_the_middle(symbol: str) -> Element:
    return element("g", *SHAPES[symbol](), transform=f"translate({SIGN / 2:g} {SIGN / 2:g})")
