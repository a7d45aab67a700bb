# interpreted: shows games to people
"""The players as a viewer sees them."""

from __future__ import annotations

from sandtable.engine.views import Things
from sandtable.engine.words import counted
from sandtable.games.mafia_city.names import player
from sandtable.games.mafia_city.state import Table
from sandtable.games.mafia_city.terms import COLOURS
from sandtable.games.mafia_city.view.cards import hand


def seats(table: Table, viewer: int) -> list[Things]:
    """The clan of each seat."""
    return [_seat(table, viewer, seat) for seat in range(table.setup.seats)]


def _seat(table: Table, viewer: int, seat: int) -> Things:
    return {
        "at": f"seat:{seat}",
        "seat": seat,
        "name": player(seat),
        "colour": COLOURS[seat],
        "points": table.points[seat],
        "has_passed": table.passed[seat],
        "is_starting": seat == table.starting,
        "bonus": table.bonus[seat],
        "hand": _mafiosi(f"hand:{seat}", f"{player(seat)}'s Mafiosi in hand", table.hand[seat]),
        "reserve": _mafiosi(f"reserve:{seat}", f"{player(seat)}'s reserve", table.reserve[seat]),
        "cards": hand(table, viewer, seat),
        "card_count": counted(len(table.cards[seat]), "card"),
    }


def _mafiosi(at: str, label: str, many: int) -> Things:
    return {"at": at, "label": label, "count": many}
