# interpreted: shows games to people
"""The things on the table that an option belongs to.

An option names its things: units, hexes, cards and decks have names of their own ("Fire and movement: American squad 3
(F8)"), so the words of an option say where it lies.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from sandtable.games.tide_of_iron.names import unit_name
from sandtable.games.tide_of_iron.state import Table
from sandtable.games.tide_of_iron.view.names import card_at, deck_at, unit_at
from sandtable.games.tide_of_iron.view.seats import is_asked_about

HEX: Final = re.compile(r"\b[A-Z]{1,3}[0-9]{1,3}\b")


def places_of(table: Table, option: int) -> tuple[str, ...]:
    """The names of the things for an option of the open question: units first, then hexes, cards and decks.

    An option that names nothing lies nowhere.
    """
    words = table.word(option)
    found = [*_units(table, words), *_hexes(table, words), *_cards(table, words), *_decks(table, words)]
    return tuple(dict.fromkeys(found))


def _units(table: Table, words: str) -> Iterator[str]:
    """Units on the map, carried or waiting, in the order in which they are named."""
    named = [(words.find(name), unit) for unit in range(table.setup.units) if (name := unit_name(table, unit)) in words]
    for at, unit in sorted(named):
        name = unit_name(table, unit)
        is_whole = not words[at + len(name) : at + len(name) + 1].isdigit()
        if is_whole and is_shown(table, unit):
            yield unit_at(unit)


def is_shown(table: Table, unit: int) -> bool:
    """Whether a unit is on the map, or waits with figures."""
    return table.is_on_map(unit) or not table.is_squad(unit) or table.figures[unit] > 0 or is_asked_about(table, unit)


def _hexes(table: Table, words: str) -> Iterator[str]:
    by_name = table.setup.ground.by_name
    yield from (f"hex:{name}" for name in HEX.findall(words) if name in by_name)


def _cards(table: Table, words: str) -> Iterator[str]:
    cards = table.setup.cards
    shown = [card for seat in (0, 1) for card in (*table.available[seat], *table.in_play[seat])]
    yield from (card_at(card) for card in shown if cards[card].name in words)


def _decks(table: Table, words: str) -> Iterator[str]:
    side = table.setup.teams.sides[table.asker]
    names = table.setup.deck_names[side]
    for number, name in sorted(enumerate(names), key=lambda each: -len(each[1])):
        if name in words:
            yield deck_at(side, number)
            return
