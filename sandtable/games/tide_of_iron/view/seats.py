# interpreted: shows games to people
"""The players as a viewer sees them: command, cards, points, and units that are not on the map.

Partners share all but their units: cards and decks lie with the first of them, and each has units of one division.
"""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.views import EVERYTHING, Things
from sandtable.games.tide_of_iron.names import player_name
from sandtable.games.tide_of_iron.observe import is_building
from sandtable.games.tide_of_iron.past import is_bought
from sandtable.games.tide_of_iron.phases.buying import is_buying
from sandtable.games.tide_of_iron.setup import BOUGHT
from sandtable.games.tide_of_iron.state import NOT_HERE, Table
from sandtable.games.tide_of_iron.terms import DESTROYED, NATION_NAMES, TIMING_NAMES
from sandtable.games.tide_of_iron.view.names import card_at, deck_at, seat_at
from sandtable.games.tide_of_iron.view.units import is_of_side, unit_things


def seats(table: Table, viewer: int) -> list[Things]:
    """Every player."""
    return [_seat(table, viewer, player) for player in range(len(table.setup.teams.sides))]


def _seat(table: Table, viewer: int, player: int) -> Things:
    seat = table.setup.teams.sides[player]
    is_first = table.setup.teams.players[seat][0] == player
    return {
        "at": seat_at(player),
        "seat": player,
        "name": player_name(table.setup.teams, player),
        "side": NATION_NAMES[seat],
        "command": table.command[seat],
        "initiative_command": table.tokens[seat],
        "points": table.points[seat],
        "losses": table.lost[seat],
        "has_initiative": table.initiative == seat,
        "has_finished": table.finished[player],
        "cards": [_card(table, card) for card in table.available[seat] if is_first],
        "in_play": [_card(table, card) for card in table.in_play[seat] if is_first],
        "decks": [
            {
                "at": deck_at(seat, number),
                "label": f"the deck {table.setup.deck_names[seat][number]}",
                "name": table.setup.deck_names[seat][number],
                "count": len(deck),
                "next": [table.setup.cards[card].name for card in deck[::-1]] if viewer == EVERYTHING else None,
            }
            for number, deck in enumerate(table.decks[seat] if is_first else ())
        ],
        "reserve": list(_reserve(table, viewer, player)),
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


def _reserve(table: Table, viewer: int, player: int) -> Iterator[Things]:
    """Units that wait for their deployment; while squads are built in secret only their side sees what is built."""
    teams = table.setup.teams
    is_secret = is_building(table) and not is_of_side(table, viewer, teams.sides[player])
    hides_armies = is_buying(table) and not is_of_side(table, viewer, teams.sides[player])
    for pool in table.setup.pools:
        if pool.arrives == BOUGHT and (hides_armies or not is_bought(table, pool)):
            continue
        if teams.player(pool.seat, pool.division) != player:
            continue
        for unit in (*pool.squads, *pool.vehicles):
            if table.where[unit] != NOT_HERE or table.damage[unit] == DESTROYED:
                continue
            if table.is_squad(unit) and not table.figures[unit] and not is_asked_about(table, unit):
                continue
            if not (is_secret and table.is_squad(unit) and pool.starts):
                yield unit_things(table, viewer, unit)


def is_asked_about(table: Table, unit: int) -> bool:
    """Whether the open question is about this unit, e.g. about the figures of a squad that is being built."""
    return bool(table.frames) and table.frames[-1].unit == unit
