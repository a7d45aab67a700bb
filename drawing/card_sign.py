"""A strategy or operations card as a small sign: its cost, its timing and its plus symbol."""

from __future__ import annotations

from typing import Final

from drawing.svg import Element, Markup, element, picture, render

WIDTH: Final = 96
HEIGHT: Final = 64


def card_sign(*, cost: int | None, when: str, has_plus: bool, title: str) -> Markup:
    """Draw the sign. `when` is one or two letters; a card without a cost lies in play from set-up."""
    parts = [
        element("rect", x=8, y=5, width=80, height=54, rx=6, class_="unit-symbol__frame"),
        element("text", when, x=48 if cost is None else 62, y=39, class_="card-sign__when"),
    ]
    if cost is not None:
        parts += _token(cost)
    if has_plus:
        parts.append(element("path", d="M80 12V22M75 17H85", class_="unit-symbol__line"))
    return render(picture(WIDTH, HEIGHT, *parts, title=title, class_="unit-symbol card-sign"))


def _token(cost: int) -> list[Element]:
    return [
        element("circle", cx=32, cy=32, r=15, class_="unit-symbol__mark"),
        element("text", str(cost), x=32, y=39, class_="card-sign__cost"),
    ]
