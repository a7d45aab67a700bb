"""The cards that a recorded game used, by kind of use, for surveys of all cards and for the cards table of a result."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.engine.log import Told
from sandtable.games.destiny import lines, terms
from sandtable.games.destiny.state import Table

OPENING: Final = "opening"
DRAWN: Final = "drawn"
PLAYED: Final = "played"
RESOLVED: Final = "resolved"

Cards = Callable[[Table, Told], tuple[int, ...]]


def _numbers(table: Table, told: Told) -> tuple[int, ...]:
    return told.numbers


def _first(table: Table, told: Told) -> tuple[int, ...]:
    return told.numbers[:1]


def _of_dice(table: Table, told: Told) -> tuple[int, ...]:
    _, _, *dice = told.numbers
    return tuple(table.setup.card_of[die] for die in dice)


def _ongoing(table: Table, told: Told) -> tuple[int, ...]:
    """A played card with an ongoing ability, which counts as resolved."""
    card = told.numbers[0]
    printed = table.setup.prints[card]
    return (card,) if any(each.occurrence in terms.ONGOING for each in printed.triggers) else ()


def _played_event(table: Table, told: Told) -> tuple[int, ...]:
    card = told.numbers[0]
    return (card,) if table.setup.prints[card].kind == terms.EVENT_CARD else ()


COUNTED: Final[dict[int, tuple[tuple[str, Cards], ...]]] = {
    lines.TOLD_DRAW: ((DRAWN, _numbers),),
    lines.TOLD_BATTLEFIELD: ((DRAWN, _first),),
    lines.TOLD_PLAY: ((PLAYED, _first), (RESOLVED, _played_event), (RESOLVED, _ongoing)),
    lines.TOLD_ACTIVATE: ((PLAYED, _first),),
    lines.TOLD_CLAIM: ((PLAYED, _first),),
    lines.TOLD_CARD_ACTION: ((RESOLVED, _first),),
    lines.TOLD_POWER_ACTION: ((RESOLVED, _first),),
    lines.TOLD_ABILITY: ((RESOLVED, _first),),
}
"""For each kind of line but resolved dice, the uses it counts and the function that finds the cards."""


def usage_of_seats(table: Table) -> list[dict[str, set[str]]]:
    """For each seat the codes of its own cards by kind of use.

    OPENING: in hand when the first round begins. DRAWN: drawn (characters and battlefields: in the game). PLAYED:
    played, activated or claimed. RESOLVED: an event's effect, a die or an ability. A card counts for its owner, also
    where another seat uses it.
    """
    used = _used(table)
    prints, owner = table.setup.prints, table.setup.owner
    found: list[dict[str, set[str]]] = [{how: set() for how in used} for _ in range(table.setup.seats)]
    for how, cards in used.items():
        for card in cards:
            found[owner[card]][how].add(prints[card].code)
    return found


def usage(table: Table) -> dict[str, set[str]]:
    """The codes of the cards that all seats together drew, played and resolved."""
    prints = table.setup.prints
    return {how: {prints[card].code for card in cards} for how, cards in _used(table).items() if how != OPENING}


def _used(table: Table) -> dict[str, set[int]]:
    """The cards by kind of use, by their numbers."""
    used: dict[str, set[int]] = {OPENING: _opening_hands(table), DRAWN: set(), PLAYED: set(), RESOLVED: set()}
    for team in table.setup.characters:
        used[DRAWN].update(team)
    for told in table.told:
        if told.kind == lines.TOLD_RESOLVE:  # most of the lines that count
            used[RESOLVED].update(_of_dice(table, told))
        elif told.kind in COUNTED:
            for how, cards in COUNTED[told.kind]:
                used[how].update(cards(table, told))
    used[RESOLVED] -= _without_effect(table)
    return used


def _opening_hands(table: Table) -> set[int]:
    """The cards in hand when the first round begins; those that a mulligan shuffled back are not among them."""
    hands: set[int] = set()
    for told in table.told:
        if told.kind == lines.TOLD_ROUND:
            break
        if told.kind == lines.TOLD_DRAW:
            hands.update(told.numbers)
        elif told.kind == lines.TOLD_MULLIGAN:
            hands.difference_update(told.numbers)
    return hands


def _without_effect(table: Table) -> set[int]:
    """Events that were played without an effect."""
    cards = (told.numbers[0] for told in table.told if told.kind == lines.TOLD_NOTHING)
    return {card for card in cards if table.setup.prints[card].kind == terms.EVENT_CARD}
