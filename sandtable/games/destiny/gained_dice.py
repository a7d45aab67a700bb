"""Dice of characters that another card has gained: they lie on it and are rolled with it (DST-GLT-06, D-353, D-403).

A gained die keeps its title, its sides and its colors. Between two rolls it lies where dice are kept on that card.
"""

from __future__ import annotations

from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import KEPT, NOTHING


def gainer_of(table: Table, die: int) -> int:
    """The card that has gained a die; NOTHING for most dice."""
    for gained, card in table.dice_gained:
        if gained == die:
            return card
    return NOTHING


def holder_of(table: Table, die: int) -> int:
    """The card as whose die a die counts, and on which it lies between two rolls: its gainer's, or its own."""
    gainer = gainer_of(table, die) if table.dice_gained else NOTHING
    return gainer if gainer >= 0 else table.setup.card_of[die]


def gained_by(table: Table, card: int) -> tuple[int, ...]:
    """The dice that a card has gained."""
    return tuple([die for die, gainer in table.dice_gained if gainer == card])


def gained_on(table: Table, card: int) -> tuple[int, ...]:
    """Those of them that lie on it."""
    return tuple([die for die, gainer in table.dice_gained if gainer == card and table.face[die] == KEPT - card])


def dice_of(table: Table, card: int) -> tuple[int, ...]:
    """The dice that count as those of a card: its own ones, but for those that others have gained, and gained ones."""
    own = table.setup.dice_of[card]
    if not table.dice_gained:
        return own
    return tuple([die for die in own if gainer_of(table, die) == NOTHING]) + gained_by(table, card)


def matching_character(table: Table, die: int) -> int:
    """The character whose die it is; NOTHING for a die of any other card (DST-NAM-06, D-407)."""
    card = holder_of(table, die)
    return card if table.is_character(card) else NOTHING


def character_of(table: Table, die: int) -> int:
    """The character that a die belongs to: its card, or the one that its card is attached to; NOTHING without one."""
    if die == NOTHING:
        return NOTHING
    card = holder_of(table, die)
    bearer = card if table.is_character(card) else table.host[card]
    return bearer if table.is_character(bearer) else NOTHING
