"""Dice that are not removed because a card is discarded instead (DST-RPE-01, D-411)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.lines import TOLD_SPARED
from sandtable.games.destiny.state import Table, holds
from sandtable.games.destiny.staying import can_go
from sandtable.games.destiny.terms import INSTEAD_OF_REMOVAL
from sandtable.games.destiny.tuples import without

SPARE_WHICH: Final = "Which die is not removed?"


class Discarding:
    """The discard of a card from play; discards.py fills it in, once, at import."""

    def discard(self, table: Table, card: int) -> None:
        raise NotImplementedError


class Giver:
    """The place for that."""

    def __init__(self) -> None:
        self.by: Discarding | None = None


GIVER: Final = Giver()


def sparing_cards(table: Table, seat: int) -> list[int]:
    """The cards of a seat of which each is discarded instead of the removal of one of its dice."""
    return [card for card in table.watch[INSTEAD_OF_REMOVAL] if table.controller(card) == seat and can_go(table, card)]


def to_choose(table: Table, dice: tuple[int, ...], by: int) -> list[int]:
    """The dice among which a player chooses the next one that is not removed by seat `by`; empty where nothing has to
    be chosen.
    """
    if not table.watch[INSTEAD_OF_REMOVAL]:
        return []
    for seat in range(table.setup.seats):
        mine = [die for die in dice if table.die_seat(die) == seat]
        chosen = [die for die in mine if holds(table.spared, die)]
        if seat != by and len(chosen) < len(sparing_cards(table, seat)) < len(mine):
            return [die for die in mine if die not in chosen]
    return []


def without_spared(table: Table, dice: tuple[int, ...], by: int) -> tuple[int, ...]:
    """The dice that seat `by` really removes: for each of the others a card is discarded."""
    for card in table.watch[INSTEAD_OF_REMOVAL]:
        seat = table.controller(card)
        mine = [die for die in dice if table.die_seat(die) == seat]
        if seat == by or not mine or not can_go(table, card) or GIVER.by is None:
            continue
        kept = next((die for die in mine if holds(table.spared, die)), mine[0])
        dice = without(dice, kept)
        if table.telling:
            table.tell(TOLD_SPARED, seat, (kept, card))
        GIVER.by.discard(table, card)
    table.spared = ()
    return dice
