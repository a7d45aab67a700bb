# interpreted: shows games to people
"""The Imperial cards as a viewer sees them: the row, those drawn for shields, the deck, and the hand to lay from."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sandtable.engine.asking import NOTHING
from sandtable.engine.views import EVERYTHING, Things
from sandtable.games.stay_on_target.state import Table
from sandtable.games.stay_on_target.terms import PLACES, TYPE_NAMES

EMPTY = "empty"
FACE_DOWN = "face down"
REVEALED = "revealed"


def row(table: Table, viewer: int) -> list[Things]:
    """The six places, the one next to the Port first. A card face down has a face for those who know it."""
    return [_place(table, viewer, place) for place in range(1, PLACES + 1)]


def _place(table: Table, viewer: int, place: int) -> Things:
    card = table.row[place - 1]
    state = EMPTY if card == NOTHING else REVEALED if place > table.place_next() else FACE_DOWN
    is_seen = state == REVEALED or (state == FACE_DOWN and knows(table, viewer, card))
    return {
        "at": f"place:{place}",
        "label": f"place {place}",
        "place": place,
        "state": state,
        **(face(table, card) if is_seen else {"type": None, "value": None}),
        "attacks": card != NOTHING and card == table.attack,
    }


def aside(table: Table) -> list[Things]:
    """The cards drawn for backup shields in this run; all see them."""
    return [
        {
            "at": f"aside:{number}",
            "label": table.setup.card_name(card),
            **face(table, card),
            "attacks": card == table.attack,
        }
        for number, card in enumerate(table.aside, 1)
    ]


def deck(table: Table, viewer: int) -> Things:
    """The deck: its number of cards, and those that the viewer has put under it, the lowest first."""
    known = [face(table, card) for card in table.deck if viewer >= 0 and table.knows(viewer, card)]
    return {"at": "deck:imperial", "label": "the Imperial deck", "count": len(table.deck), "known": known}


def hand(table: Table, viewer: int) -> Things | None:
    """The cards that a player looks at to lay some of them; others see their number. None outside of that phase."""
    if not table.waiting or not table.hand:
        return None
    seat = table.waiting[0]
    cards = list(_hand_cards(table)) if viewer in (seat, EVERYTHING) else None
    return {"seat": seat, "count": len(table.hand), "cards": cards}


def _hand_cards(table: Table) -> Iterator[Things]:
    for number, card in enumerate(table.hand, 1):
        yield {"at": f"hand:{number}", "label": table.setup.card_name(card), **face(table, card)}


def face(table: Table, card: int) -> dict[str, Any]:
    """The type and the attack value of a card."""
    type_, value = table.setup.faces[card]
    return {"type": TYPE_NAMES[type_], "value": value}


def knows(table: Table, viewer: int, card: int) -> bool:
    """Whether a viewer knows a card that lies face down."""
    return viewer == EVERYTHING or (viewer >= 0 and table.knows(viewer, card))
