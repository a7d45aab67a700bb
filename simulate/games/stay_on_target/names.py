"""Names of seats and cards for prompts and log lines."""

from __future__ import annotations

from simulate.games.stay_on_target.setup import Squadron, SquadronCard
from simulate.games.stay_on_target.state import Table
from simulate.games.stay_on_target.terms import DEFENCE, EVADE, PLACES, TRIOS, TYPE_NAMES, TYPES

ALL_TYPES = (1 << TYPES) - 1


def seat_name(table: Table, seat: int) -> str:
    """The name of a seat: its colour."""
    return table.squadron(seat).colour.capitalize()


def card_name(table: Table, card: int) -> str:
    """An Imperial Fleet card, e.g. "lasers 4"."""
    return f"{TYPE_NAMES[table.setup.card_type[card]]} {table.setup.card_value[card]}"


def place_next(table: Table) -> int:
    """The place of the card that is revealed next, from 6 to 1 (SOT-PLAY-01)."""
    return PLACES - table.shown


def squadron_card_name(card: SquadronCard) -> str:
    """A squadron card with its effect, e.g. "X-Wing (evades 6-9)"."""
    if card.kind == DEFENCE:
        return f"{card.name} +{card.defence}"
    if card.kind != EVADE:
        return card.name
    values = f"{card.low}-{card.high}" if card.low < card.high else f"{card.low}"
    return f"{card.name} (evades {types_name(card.types)}{values})"


def types_name(types: int) -> str:
    """The types that a card is limited to, with a space after them; empty when it evades all."""
    if types == ALL_TYPES:
        return ""
    return " and ".join([TYPE_NAMES[each] for each in range(TYPES) if types >> each & 1]) + " "


def trio_name(squadron: Squadron, trio: int) -> str:
    return ", ".join([squadron_card_name(squadron.cards[number]) for number in TRIOS[trio]])


def deflector_name(table: Table, seat: int) -> str:
    """The card that would deflect an attack now."""
    squadron = table.squadron(seat)
    return squadron.cards[squadron.deflector(table.trio[seat], table.deflected[seat])].name
