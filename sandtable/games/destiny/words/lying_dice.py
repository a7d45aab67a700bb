"""Dice that lie on a card in play and can be rolled from there, those that the card has gained among them."""

from __future__ import annotations

from sandtable.games.destiny.gained_dice import holder_of
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import KEPT, ON_CARD, SET_ASIDE


def is_lying(table: Table, die: int) -> bool:
    """True for a die that lies on its own card in play, or on the card that has gained it (D-403).

    A die that another card keeps from being rolled (D-113) lies on neither.
    """
    face = table.face[die]
    return face == ON_CARD or (len(table.dice_gained) > 0 and face == KEPT - holder_of(table, die))


def can_come_back(table: Table, die: int) -> bool:
    """True for a removed die in the place to which it has gone: on its card, or aside where it is a die of no card in
    play (D-753).
    """
    is_loose = table.face[die] == SET_ASIDE and table.setup.card_of[die] >= table.setup.loose_from
    return is_loose or is_lying(table, die)
