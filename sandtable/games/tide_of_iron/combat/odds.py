"""The odds of an attack in whole numbers: successes of black dice less successes of red dice (TOI-ATK-08 to 10).

Chances are exact numerators over 6 to the power of all dice; they are worked out once for each pair of pools.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.tide_of_iron.terms import LONG_RANGE

FACES: Final = 6
SCALE: Final = 1000
"""Chances and means are given in thousandths."""
SUCCESS_NUMBERS: Final[tuple[int, ...]] = (4, 5, 6)
"""The lowest success of an attack die, by range class (TOI-ATK-08, TOI-RNG-15)."""


def faces_from(number: int) -> int:
    """The number of faces, out of six, that show at least this number."""
    return max(0, min(FACES, FACES + 1 - number))


def ways(dice: int, hits: int) -> list[int]:
    """Counts of rolls (out of 6**dice) by number of successes; `hits` faces of a die are successes."""
    found = [1]
    for _ in range(dice):
        more = [count * (FACES - hits) for count in found] + [0]
        for successes in range(len(found)):
            more[successes + 1] += found[successes] * hits
        found = more
    return found


class Odds:
    """The distribution of hits of some black dice against some red dice."""

    def __init__(self, black: list[int], red: list[int]) -> None:
        """Combine the counts of rolls for each number of successes of the attack and of the defence."""
        self.whole = sum(black) * sum(red)
        self.chances = [0] * len(black)
        """For each number of hits, the count of rolls (out of `whole`) with exactly that number."""
        for successes, count in enumerate(black):
            for blocks, other in enumerate(red):
                self.chances[max(0, successes - blocks)] += count * other
        self.reached = [sum(self.chances[hits:]) for hits in range(len(black))]
        """For each number of hits, the count of rolls (out of `whole`) with at least that number."""
        self.thousandths = [reached * SCALE // self.whole for reached in self.reached]
        """For each number of hits, the chance of at least that number, in thousandths, rounded down."""
        self.losses: dict[int, int] = {}
        """By figures, the loss that worth.py has worked out from these odds, in points."""

    def at_least(self, hits: int) -> int:
        """The chance of at least `hits` hits, in thousandths, rounded down."""
        return self.thousandths[hits] if hits < len(self.thousandths) else 0

    def mean(self) -> int:
        """Expected hits, in thousandths, rounded down."""
        return sum(self.reached[1:]) * SCALE // self.whole


_KNOWN: Final[dict[int, Odds]] = {}
_POOL: Final = 256
"""The base for packing pools into one key: larger than any pool of dice."""
_SUCCESSES: Final = 8
"""The base for packing success numbers into one key: larger than any face of a die."""


def with_thick_armor(red: list[int]) -> list[int]:
    """Counts of rolls for each number of blocks when one failed die is turned to a block (TOI-DMG-12)."""
    found = [0] * len(red)
    for blocks, count in enumerate(red):
        found[min(blocks + 1, len(red) - 1)] += count
    return found


def odds(black: int, range_class: int, red: int, defense_success: int, is_thick: bool = False) -> Odds:
    """The odds of `black` attack dice at a range class against `red` defence dice, perhaps of Thick Armour."""
    if range_class > LONG_RANGE:
        black = 0
        range_class = LONG_RANGE
    key = (((black * _POOL + red) * FACES + range_class) * _SUCCESSES + defense_success) * 2 + int(is_thick)
    found = _KNOWN.get(key)
    if found is None:
        defense = ways(red, faces_from(defense_success))
        attack = ways(black, faces_from(SUCCESS_NUMBERS[range_class]))
        found = Odds(attack, with_thick_armor(defense) if is_thick else defense)
        _KNOWN[key] = found
    return found


def successes(dice: tuple[int, ...], number: int) -> int:
    """The count of dice that show at least `number`."""
    count = 0
    for die in dice:
        if die >= number:
            count += 1
    return count


def hits(black: tuple[int, ...], range_class: int, red: tuple[int, ...], defense_success: int) -> int:
    """Successes of the attack that the defence leaves (TOI-ATK-10)."""
    return max(0, successes(black, SUCCESS_NUMBERS[range_class]) - successes(red, defense_success))
