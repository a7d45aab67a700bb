# interpreted: shows games to people
"""Cards as a viewer sees them: those of a hand, open ones, and the two piles."""

from __future__ import annotations

from sandtable.engine.views import EVERYTHING, Things
from sandtable.games.mafia_city.names import card_name
from sandtable.games.mafia_city.observe import known
from sandtable.games.mafia_city.state import Table
from sandtable.games.mafia_city.terms import CARD_NAMES, SYMBOL_NAMES


def card_at(card: int) -> str:
    """The name in "at" of a card that the viewer sees."""
    return f"card:{card}"


def face_up(table: Table, card: int) -> Things:
    """A card that the viewer sees."""
    setup = table.setup
    return {
        "at": card_at(card),
        "label": card_name(setup, card),
        "kind": CARD_NAMES[setup.kinds[card]],
        "symbol": SYMBOL_NAMES[setup.symbols[card]],
    }


def hand(table: Table, viewer: int, seat: int) -> list[Things]:
    """The cards of a seat: those that the viewer knows, then the others as backs."""
    cards = table.cards[seat]
    if viewer in (seat, EVERYTHING):
        return [face_up(table, card) for card in cards]
    seen = known(table, viewer, seat) if 0 <= viewer < table.setup.seats else []
    backs = [{"at": f"back:{seat}-{number + 1}", "label": "a hidden card"} for number in range(len(cards) - len(seen))]
    return [*(face_up(table, card) for card in seen), *backs]


def open_cards(table: Table) -> list[Things]:
    """Cards that were played and whose effect is not over yet."""
    return [face_up(table, card) for frame in table.frames for card in frame.cards]


def draw_pile(table: Table) -> Things:
    return {"at": "pile:draw", "label": "the draw pile", "count": len(table.draw)}


def discard(table: Table) -> Things:
    """The discard pile, which everybody may look through; the newest card is the last one."""
    return {
        "at": "pile:discard",
        "label": "the discard pile",
        "count": len(table.discard),
        "cards": [card_name(table.setup, card) for card in table.discard],
    }
