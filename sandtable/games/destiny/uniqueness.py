"""Unique cards and their copies: who has one in play, and texts that free copies of it (DST-UNI-02, DST-NAM-05)."""

from __future__ import annotations

from sandtable.games.destiny.attached import all_on, is_downgrade
from sandtable.games.destiny.state import Table, holds
from sandtable.games.destiny.terms import NOTHING, WHILE_NON_UNIQUE


def controls_copy(table: Table, seat: int, card: int) -> bool:
    """True when the seat has another card of this title in play (DST-COP-01, DST-UNI-05)."""
    title = table.setup.prints[card].title
    for character in table.teams[seat]:
        if table.setup.prints[character].title == title:
            return True
        for upgrade in table.upgrades[character]:
            if table.setup.prints[upgrade].title == title:
                return True
    for support in table.supports[seat]:
        if table.setup.prints[support].title == title:
            return True
    return any(table.setup.prints[each].title == title and table.controller(each) == seat for each in table.bound)


def is_barred_as_copy(table: Table, seat: int, card: int) -> bool:
    """True for a unique card of which the seat has a copy in play, without a text that allows both (DST-UNI-04)."""
    if not table.setup.prints[card].is_unique or not controls_copy(table, seat, card):
        return False
    return not is_freed(table, seat, card)


def is_freed(table: Table, seat: int, card: int, but: int = NOTHING) -> bool:
    """True while a card that the seat controls, other than `but`, makes the copies of its own title non-unique
    (DST-NAM-05).
    """
    title = table.setup.prints[card].title
    for other in table.watch[WHILE_NON_UNIQUE]:
        if other == but or table.setup.prints[other].title != title or table.controller(other) != seat:
            continue
        for ability in table.setup.prints[other].triggers:
            if ability.occurrence == WHILE_NON_UNIQUE and ability.meets(table, other, seat, card, seat, 0):
                return True
    return False


def is_unique(table: Table, card: int) -> bool:
    """True for a card that is unique now: a copy of it may make it non-unique."""
    if not table.setup.prints[card].is_unique or not table.watch[WHILE_NON_UNIQUE]:
        return table.setup.prints[card].is_unique
    return not is_freed(table, table.controller(card), card, card)


def same_titles(table: Table, seat: int, title: str) -> list[int]:
    """The cards of a title that a seat controls, downgrades aside where they lie on cards of others."""
    found: list[int] = []
    for card in table.teams[seat] + table.supports[seat]:
        for each in (card, *all_on(table, card)):
            if table.setup.prints[each].title == title and table.controller(each) == seat:
                found.append(each)
    return found + [
        card
        for card in table.bound
        if is_downgrade(table, card)
        and table.setup.prints[card].title == title
        and table.controller(card) == seat
        and not holds(tuple(found), card)
    ]


def too_many(table: Table, seat: int, card: int) -> list[int]:
    """The copies of a unique card that a seat controls, where it has to give one of them up (DST-NAM-01, D-207)."""
    if not table.setup.prints[card].is_unique:
        return []
    found = same_titles(table, seat, table.setup.prints[card].title)
    return [] if len(found) < 2 or is_freed(table, seat, card) else found


def frees_copies(table: Table, card: int) -> bool:
    """True for a card with words that make copies non-unique."""
    return any([ability.occurrence == WHILE_NON_UNIQUE for ability in table.setup.prints[card].triggers])
