# interpreted: shows games to people
"""The words under which an option stands in a list: one action card and then the second one, a deed of a ship."""

from __future__ import annotations

from typing import Final

from sandtable.games.space_bastards.names import cards
from sandtable.games.space_bastards.phases.planning import PLANNING, is_double
from sandtable.games.space_bastards.ships import SAILING
from sandtable.games.space_bastards.state import Table
from sandtable.games.space_bastards.view.names import squares_of

ALONE: Final = "alone"
FLIGHTS: Final = ("come in on", "fly to")


def path_of(table: Table, option: int) -> tuple[str, ...]:
    """Plans stand under their first card, flights under their deed; other options stand alone."""
    node = table.frames[-1].node
    if node is PLANNING:
        return _plan(table, option)
    return _flight(table.word(option)) if node is SAILING else ()


def _plan(table: Table, mask: int) -> tuple[str, ...]:
    """The first card, then whether it is played alone or with which other one."""
    first = squares_of(mask)[0]
    second = f"with {cards(mask & ~(1 << first))}" if is_double(mask) else ALONE
    return (cards(1 << first), second)


def _flight(words: str) -> tuple[str, ...]:
    for deed in FLIGHTS:
        if words.startswith(f"{deed} "):
            return (deed, words.removeprefix(f"{deed} "))
    return (words,)
