# interpreted: shows games to people
"""The choice of three of the five squadron cards, which is one option for each trio."""

from __future__ import annotations

from sandtable.engine.several import Part, Tick
from sandtable.games.stay_on_target.state import Table
from sandtable.games.stay_on_target.terms import CHOOSING, TRIOS


def part_of(table: Table) -> Part | None:
    """The choice of the cards that fly, which is a single question."""
    if table.phase != CHOOSING:
        return None
    return Part((CHOOSING, table.asker), 0, "Which three squadron cards fly this run?")


def ticks_of(table: Table, option: int) -> tuple[Tick, ...]:
    """The three cards of a trio."""
    seat = table.asker
    names = [f"card:{seat}-{number + 1}" for number in TRIOS[option]]
    cards = [table.squadron(seat).cards[number] for number in TRIOS[option]]
    return tuple(Tick(name, str(card), (name,)) for name, card in zip(names, cards, strict=True))
