"""Choices that are kept for a card: a color, a number or a character that later words of the card ask for.

A choice is three numbers: the card, the kind of thing, and the thing. A new choice of the kind takes the place of the
old one. It is forgotten when the card leaves play, and that of a character when the character does.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.lines import TOLD_CHOICE
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING

COLOR: Final = 0
NUMBER: Final = 1
CHARACTER: Final = 2
TITLE: Final = 3
"""The title of a card, of which no copy can be played; the thing is the first card with it."""


def keep_choice(table: Table, seat: int, card: int, kind: int, thing: int) -> None:
    """Keep what a seat has chosen for a card."""
    others = [choice for choice in table.choices if choice[0] != card or choice[1] != kind]
    table.choices = (*others, (card, kind, thing))
    if table.telling:
        table.tell(TOLD_CHOICE, seat, (card, kind, thing))


def kept_choice(table: Table, card: int, kind: int) -> int:
    """The thing of a kind that was chosen for a card; NOTHING before that."""
    for owner, sort, thing in table.choices:
        if owner == card and sort == kind:
            return thing
    return NOTHING


def is_named(table: Table, card: int) -> bool:
    """True for a card with a title that was chosen so that no copy of it can be played."""
    prints = table.setup.prints
    return any(kind == TITLE and prints[thing].title == prints[card].title for _, kind, thing in table.choices)


def forget_choices(table: Table, card: int) -> None:
    """Forget what was chosen for a card that leaves play, and the choice of this card."""
    if table.choices:
        table.choices = tuple(
            [each for each in table.choices if each[0] != card and (each[1] != CHARACTER or each[2] != card)]
        )


def hand_choices_on(table: Table, card: int, other: int) -> None:
    """Let the side that comes up keep the choices of the other one, and be the chosen character (DST-DBL-04)."""
    if table.choices:
        table.choices = tuple([of_other_side(each, card, other) for each in table.choices])


def of_other_side(choice: tuple[int, int, int], card: int, other: int) -> tuple[int, int, int]:
    owner, kind, thing = choice
    is_chosen = kind == CHARACTER and thing == card
    return (other if owner == card else owner, kind, other if is_chosen else thing)
