# interpreted: shows games to people
"""The two sides as a viewer sees them: command, cards, points, and units that are not on the map."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.views import EVERYTHING, Things
from sandtable.games.tide_of_iron.names import seat_name
from sandtable.games.tide_of_iron.observe import is_building
from sandtable.games.tide_of_iron.state import NOT_HERE, Table
from sandtable.games.tide_of_iron.terms import DESTROYED, NATION_NAMES, TIMING_NAMES
from sandtable.games.tide_of_iron.view.names import card_at, deck_at, seat_at
from sandtable.games.tide_of_iron.view.units import unit_things


def seats(table: Table, viewer: int) -> list[Things]:
    """Both sides."""
    return [_seat(table, viewer, seat) for seat in (0, 1)]


def _seat(table: Table, viewer: int, seat: int) -> Things:
    return {
        "at": seat_at(seat),
        "seat": seat,
        "name": seat_name(table, seat),
        "side": NATION_NAMES[seat],
        "command": table.command[seat],
        "initiative_command": table.tokens[seat],
        "points": table.points[seat],
        "losses": table.lost[seat],
        "has_initiative": table.initiative == seat,
        "has_finished": table.finished[seat],
        "cards": [_card(table, card) for card in table.available[seat]],
        "in_play": [_card(table, card) for card in table.in_play[seat]],
        "decks": [
            {
                "at": deck_at(seat, number),
                "label": f"the deck {table.setup.deck_names[seat][number]}",
                "name": table.setup.deck_names[seat][number],
                "count": len(deck),
                "next": [table.setup.cards[card].name for card in deck[::-1]] if viewer == EVERYTHING else None,
            }
            for number, deck in enumerate(table.decks[seat])
        ],
        "reserve": list(_reserve(table, viewer, seat)),
    }


def _card(table: Table, card: int) -> Things:
    known = table.setup.cards[card]
    return {
        "at": card_at(card),
        "code": known.code,
        "label": known.name,
        "name": known.name,
        "cost": known.cost,
        "timing": TIMING_NAMES[known.timing],
    }


def _reserve(table: Table, viewer: int, seat: int) -> Iterator[Things]:
    """Units that wait for their deployment; while squads are built in secret only their owner sees what is built."""
    is_secret = is_building(table) and viewer not in (seat, EVERYTHING)
    for pool in table.setup.pools:
        if pool.seat != seat:
            continue
        for unit in (*pool.squads, *pool.vehicles):
            if table.where[unit] != NOT_HERE or table.damage[unit] == DESTROYED:
                continue
            if table.is_squad(unit) and not table.figures[unit] and not is_asked_about(table, unit):
                continue
            if not (is_secret and table.is_squad(unit) and pool.arrives == 0):
                yield unit_things(table, viewer, unit)


def is_asked_about(table: Table, unit: int) -> bool:
    """Whether the open question is about this unit, e.g. about the figures of a squad that is being built."""
    return bool(table.frames) and table.frames[-1].unit == unit
