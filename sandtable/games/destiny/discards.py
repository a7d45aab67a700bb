"""Discards from play by effects: some cards stay, for some another effect comes instead (DST-CAN-01, DST-RPE-01)."""

from __future__ import annotations

from sandtable.games.destiny.control import causer
from sandtable.games.destiny.frames import Pending
from sandtable.games.destiny.moves import discard_from_play
from sandtable.games.destiny.sparing import GIVER, Discarding
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.staying import can_go, one_in_place_of
from sandtable.games.destiny.terms import INSTEAD_OF_DISCARD, NOTHING
from sandtable.games.destiny.triggers import waiting_for


def discard_by_effect(table: Table, cards: tuple[int, ...]) -> tuple[int, tuple[Pending, ...]]:
    """Discard cards from play by the words of the top frame.

    Return the number discarded, and the effects that come instead: the caller starts them when its frame is finished.
    """
    by = causer(table)
    count = 0
    instead: tuple[Pending, ...] = ()
    for card in cards:
        if not can_go(table, card) or not table.is_in_play(card):
            continue
        found = waiting_for(table, INSTEAD_OF_DISCARD, card, by, 0)[:1]
        instead += found
        if not found and discard_or_another(table, card):
            count += 1
    return count, instead


def discard_or_another(table: Table, card: int) -> bool:
    """Discard a card from play, or in its place the upgrade on it that says so; True where the card itself has gone."""
    other = one_in_place_of(table, card)
    discard_from_play(table, card if other == NOTHING else other)
    return other == NOTHING


class DiscardsFromPlay(Discarding):
    """The discard of a card that spares a die (sparing.py)."""

    def discard(self, table: Table, card: int) -> None:
        discard_from_play(table, card)


GIVER.by = DiscardsFromPlay()
