"""A deck as one picture to share: its name, the team with the faces of its dice, and its numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from drawing.die_face import FACE, GAP, face
from drawing.svg import Element, Markup, element, picture, render
from sandtable.games.destiny.facts import Side

WIDTH: Final = 1200
HEIGHT: Final = 630
EDGE: Final = 48
MOST_MEMBERS: Final = 5
"""Characters that have room; the others are counted."""
LONG_TITLE: Final = 40
_TITLE_ENDS: Final = 60
_NAME_ENDS: Final = 44
_ROW: Final = 84


@dataclass(frozen=True)
class Member:
    """A character with its dice."""

    name: str
    dice: str
    """The number of its dice and its points, in words."""
    color: str
    sides: tuple[Side, ...]


@dataclass(frozen=True)
class DeckPicture:
    """The words and dice of a picture."""

    title: str
    format: str
    members: Sequence[Member]
    more: str
    """Words about the characters that have no room; used only where there are any."""
    numbers: Sequence[str]
    """Lines below the team: points, counts, battlefield."""
    verdict: str
    is_legal: bool
    twin: str
    """All of it in words."""


def deck_picture(deck: DeckPicture) -> Markup:
    """The picture, 1200 by 630 units, with its text twin."""
    parts = [
        element("rect", x=0, y=0, width=WIDTH, height=HEIGHT, class_="deck-picture__paper"),
        *_head(deck),
        *(_member(each, 150 + _ROW * at) for at, each in enumerate(deck.members[:MOST_MEMBERS])),
        *_foot(deck),
    ]
    if len(deck.members) > MOST_MEMBERS:
        parts.append(_words(deck.more, 150 + _ROW * MOST_MEMBERS - 8, "deck-picture__note"))
    return render(picture(WIDTH, HEIGHT, *parts, title=deck.title, desc=deck.twin, class_="deck-picture"))


def shortened(text: str, most: int) -> str:
    """The text, or its beginning and an ellipsis."""
    return text if len(text) <= most else f"{text[: most - 1].rstrip()}…"


def _head(deck: DeckPicture) -> list[Element]:
    size = "deck-picture__title" + (" is-long" if len(deck.title) > LONG_TITLE else "")
    mark = "deck-picture__verdict " + ("is-legal" if deck.is_legal else "is-illegal")
    return [
        _words(shortened(deck.title, _TITLE_ENDS), 78, size),
        _words(deck.format, 118, "deck-picture__note"),
        element("text", f"{'✓' if deck.is_legal else '✗'} {deck.verdict}", x=WIDTH - EDGE, y=118, class_=mark),
    ]


def _member(member: Member, top: float) -> Element:
    step = FACE + GAP
    left = WIDTH - EDGE - 6 * step + GAP
    faces = [
        element("g", face(side), transform=f"translate({left + at * step} {top})")
        for at, side in enumerate(member.sides)
    ]
    bar = element("rect", x=EDGE, y=top, width=8, height=FACE, rx=3, class_="deck-picture__bar")
    return element(
        "g",
        bar,
        element("text", shortened(member.name, _NAME_ENDS), x=EDGE + 24, y=top + 28, class_="deck-picture__name"),
        element("text", member.dice, x=EDGE + 24, y=top + 57, class_="deck-picture__note"),
        *faces,
        class_=f"is-{member.color}",
    )


def _foot(deck: DeckPicture) -> list[Element]:
    first = HEIGHT - EDGE + 10 - 32 * (len(deck.numbers) - 1)
    return [_words(line, first + 32 * at, "deck-picture__line") for at, line in enumerate(deck.numbers)]


def _words(text: str, y: float, class_: str) -> Element:
    return element("text", text, x=EDGE, y=y, class_=class_)
