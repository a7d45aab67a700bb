# interpreted: counts what a recorded game used, once it is over
"""The cards that a recorded game used, by kind of use, for surveys of all cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from simulate.engine.log import Told
from simulate.games.destiny import lines, terms
from simulate.games.destiny.state import Table

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
    lines.TOLD_RESOLVE: ((RESOLVED, _of_dice),),
    lines.TOLD_CARD_ACTION: ((RESOLVED, _first),),
    lines.TOLD_ABILITY: ((RESOLVED, _first),),
}
"""For each kind of line, the uses it counts and the function that finds the cards."""


def usage(table: Table) -> dict[str, set[str]]:
    """Codes of the cards that were drawn (characters and battlefields: in the game), played (activated, claimed) and
    resolved (an event's effect, a die, an ability).
    """
    used: dict[str, set[int]] = {DRAWN: set(), PLAYED: set(), RESOLVED: set()}
    used[DRAWN].update(card for team in table.setup.characters for card in team)
    for told in table.told:
        for how, cards in COUNTED.get(told.kind, ()):
            used[how].update(cards(table, told))
    used[RESOLVED] -= _without_effect(table)
    return {how: {table.setup.prints[card].code for card in found} for how, found in used.items()}


def _without_effect(table: Table) -> set[int]:
    """Events that were played without an effect."""
    cards = (told.numbers[0] for told in table.told if told.kind == lines.TOLD_NOTHING)
    return {card for card in cards if table.setup.prints[card].kind == terms.EVENT_CARD}
