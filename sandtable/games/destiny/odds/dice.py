"""The dice of a deck, and the number of dice that show a symbol when they are rolled."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Final

from sandtable.games.destiny.decklist import DeckList
from sandtable.games.destiny.facts import Side, card
from sandtable.games.destiny.odds import focus, focus_modifiers
from sandtable.games.destiny.odds.chances import Chances
from sandtable.games.destiny.odds.focus import Face, better, can_be_added, face_of, has_focus, kind_of, most
from sandtable.games.destiny.terms import ROUND_RESOURCES

Die = tuple[Side, ...]
DAMAGE: Final = ("MD", "RD", "ID")
"""The symbols that deal damage."""


@dataclass(frozen=True)
class Help:
    """Help for a roll, once. The reroll comes first."""

    reroll: bool = False
    """All dice that show none of the symbols are rolled again, at the same time (D-101)."""
    turn: bool = False
    """An effect turns one die to a side of the player's choice (DST-TRN-01); it uses no die of the roll."""
    focus: bool = False
    """The dice of the roll that show a focus are used as well as possible; they leave the pool (DST-SYM-19)."""


NO_HELP: Final = Help()


def team_dice(deck: DeckList) -> list[Die]:
    """The dice that the characters of a deck bring."""
    return [
        card(member.code).sides for member in deck.characters for _ in range(member.dice) if card(member.code).sides
    ]


def dice_of(deck: DeckList, codes: list[str]) -> list[Die]:
    """One die for each of these cards; a deck has a die for each copy (D-28). Cards the deck lacks bring none."""
    left = Counter(dict(deck.cards))
    found = []
    for code in codes:
        if left[code] > 0 and card(code).has_die:
            left[code] -= 1
            found.append(card(code).sides)
    return found


def shows(side: Side, symbols: tuple[str, ...]) -> bool:
    """True for a side with one of the symbols, modifiers included (DST-SHW-03). A wildcard has no symbol (D-117)."""
    return side.symbol in symbols


def face_weights(die: Die, symbols: tuple[str, ...], help: Help, *, keeps_focus: bool = False) -> list[int]:
    """The weight of each side after the roll and the reroll; a side that is kept is not rolled again."""
    if not help.reroll:
        return [1] * len(die)
    kept = [shows(side, symbols) or (keeps_focus and face_of(side, symbols).turns > 0) for side in die]
    return [kept.count(False) + len(die) * is_kept for is_kept in kept]


def showing(
    dice: list[Die], symbols: tuple[str, ...], help: Help = NO_HELP, resources: int = ROUND_RESOURCES
) -> Chances:
    """The number of dice that show one of the symbols in the end. Raises TooManyFocusDice.

    With reroll and focus, the dice that show a focus are all kept or all rolled again: for each number of dice the way
    that has the better chance of it.
    """
    if not help.focus:
        return _shown(dice, symbols, help)
    if not help.reroll:
        return _focused(dice, symbols, help, resources)
    kept, rolled = (_focused(dice, symbols, help, resources, keeps_focus=keeps) for keeps in (True, False))
    return better(kept, rolled)


def _hits(dice: list[Die], symbols: tuple[str, ...], help: Help) -> Counter[tuple[int, int]]:
    """The dice that show a symbol and those that could after a turn, by weight."""
    counts: Counter[tuple[int, int]] = Counter({(0, 0): 1})
    for die in dice:
        weights = face_weights(die, symbols, help)
        hits = sum(weight for side, weight in zip(die, weights, strict=True) if shows(side, symbols))
        misses = sum(weights) - hits
        rolled: Counter[tuple[int, int]] = Counter()
        for (hit, missed), weight in counts.items():
            rolled[hit + 1, missed] += weight * hits
            rolled[hit, missed + (hits > 0)] += weight * misses
        counts = rolled
    return counts


def _faces(die: Die, symbols: tuple[str, ...], weights: list[int]) -> Counter[Face]:
    found = Counter[Face]()
    for side, weight in zip(die, weights, strict=True):
        found[face_of(side, symbols)] += weight
    return found


def _shown(dice: list[Die], symbols: tuple[str, ...], help: Help) -> Chances:
    """As rolled, after the reroll and after one die is turned."""
    result = Counter[int]()
    for (hits, misses), weight in _hits(dice, symbols, help).items():
        result[hits + (help.turn and misses > 0)] += weight
    return Chances.of(result)


def _focused(
    dice: list[Die], symbols: tuple[str, ...], help: Help, resources: int, *, keeps_focus: bool = False
) -> Chances:
    """After the reroll and after the focus dice were used."""
    special, others = _parted(dice, symbols)
    weights = [face_weights(die, symbols, help, keeps_focus=keeps_focus) for die in special]
    rolled = [(kind_of(die, symbols), _faces(die, symbols, each)) for die, each in zip(special, weights, strict=True)]
    adds = any(can_be_added(kind) for kind, _weights in rolled)
    ends_by_weight = focus_modifiers.ends_by_weight if adds else focus.ends_by_weight
    hits_by_weight, result = _hits(others, symbols, help), Counter[int]()
    for ends, weight in ends_by_weight(rolled, resources).items():
        for (hits, misses), factor in hits_by_weight.items():
            result[hits + most(ends, misses)] += weight * factor
    return Chances.of(result)


def _parted(dice: list[Die], symbols: tuple[str, ...]) -> tuple[list[Die], list[Die]]:
    """The dice that have a part in the use of focus dice, and the others."""
    kinds = [kind_of(die, symbols) for die in dice]
    has_any = any(map(has_focus, kinds))
    part = [has_focus(kind) or (has_any and can_be_added(kind)) for kind in kinds]
    special = [die for die, is_part in zip(dice, part, strict=True) if is_part]
    return special, [die for die, is_part in zip(dice, part, strict=True) if not is_part]
