"""Play a card whose cost cannot be decreased this time: by no text, and by no replacement (D-273)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.actions.play_card import ATTACHED_CARDS, PlayCard
from sandtable.games.destiny.actions.playable import PLACE_SPAN, full_cost, hosts, is_barred, may_attach
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.kept_choices import is_named
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.uniqueness import is_barred_as_copy


def places_in_full(table: Table, seat: int, card: int) -> list[int]:
    """The places of an upgrade or downgrade that replaces nothing."""
    return [host * PLACE_SPAN for host in hosts(table, seat, card) if may_attach(table, seat, card, host)]


def may_play_in_full(table: Table, seat: int, card: int) -> bool:
    """True where the seat may play this card, and has its full cost."""
    printed = table.setup.prints[card]
    if full_cost(table, card) > table.resources[seat] or (table.detected and is_barred(table, seat, card)):
        return False
    if is_barred_as_copy(table, seat, card) or is_named(table, card):
        return False
    if printed.kind in ATTACHED_CARDS:
        return len(places_in_full(table, seat, card)) > 0
    return all(restriction.met(table, seat, card) for restriction in printed.restrictions)


class PlayInFull(PlayCard):
    """Plays `card` for the cost that is printed on it."""

    def price(self, table: Table, frame: Frame) -> int:
        return full_cost(table, frame.card)

    def places(self, table: Table, frame: Frame) -> list[int]:
        return places_in_full(table, frame.seat, frame.card)


PLAY_IN_FULL: Final = PlayInFull()
