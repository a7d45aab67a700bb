"""The dice of a deck, and the number of dice that show a symbol when they are rolled."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Final

from sandtable.games.destiny.decklist import DeckList
from sandtable.games.destiny.facts import Side, card
from sandtable.games.destiny.odds.chances import Chances

Die = tuple[Side, ...]
DAMAGE: Final = ("MD", "RD", "ID")
"""The symbols that deal damage."""


@dataclass(frozen=True)
class Help:
    """Effects that change a roll once. The reroll comes first."""

    reroll: bool = False
    """All dice that show none of the symbols are rolled again, at the same time (D-101)."""
    focus: bool = False
    """One die is turned to a side of the player's choice (DST-TRN-01); no die of the roll is used up for it."""


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


def face_weights(die: Die, symbols: tuple[str, ...], help: Help) -> list[int]:
    """The weight of each side after the roll and the reroll."""
    if not help.reroll:
        return [1] * len(die)
    missed = sum(not shows(side, symbols) for side in die)
    return [missed + len(die) * shows(side, symbols) for side in die]


def showing(dice: list[Die], symbols: tuple[str, ...], help: Help = NO_HELP) -> Chances:
    """The number of dice that show one of the symbols."""
    counts: Counter[tuple[int, bool]] = Counter({(0, False): 1})
    for die in dice:
        weights = face_weights(die, symbols, help)
        hits = sum(weight for side, weight in zip(die, weights, strict=True) if shows(side, symbols))
        can_turn = any(shows(side, symbols) for side in die)
        rolled: Counter[tuple[int, bool]] = Counter()
        for (count, turnable), weight in counts.items():
            rolled[count + 1, turnable] += weight * hits
            rolled[count, turnable or can_turn] += weight * (sum(weights) - hits)
        counts = rolled
    result = Counter[int]()
    for (count, turnable), weight in counts.items():
        result[count + (help.focus and turnable)] += weight
    return Chances.of(result)
