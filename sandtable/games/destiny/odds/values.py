"""The value of a roll as far as it can be resolved with given resources, and the damage of several rounds.

Counted is the largest sum that the rules allow. A modifier needs a die that shows its symbol without a plus and is
resolved (DST-DIE-08, D-12); a wildcard may be added to any such die. Sides with a cost in resources are resolved
while these last (DST-DIE-05, DST-DIE-06, D-13). Blanks and specials count nothing (DST-SYM-25, DST-SYM-21), and
neither does X, which depends on the table (D-14).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from sandtable.games.destiny.facts import Side
from sandtable.games.destiny.odds.chances import CERTAIN_ZERO, Chances
from sandtable.games.destiny.odds.dice import DAMAGE, NO_HELP, Die, Help, face_weights
from sandtable.games.destiny.terms import ROUND_RESOURCES

MOST_DICE: Final = 8
"""More dice are not worked out: their rolls are too many."""
_NONE: Final = -1
"""No die of the symbol is resolved, so its modifiers wait."""
_WILDCARD: Final = "*"

Row = tuple[int, ...]
"""The largest sum by resources spent, from none to all."""
Sums = tuple[Row, ...]
"""The wildcards, and then for each symbol the modifiers alone and the sums with a die that they can be added to."""


class TooManyDice(ValueError):
    """More dice than are worked out."""

    def __init__(self, dice: int) -> None:
        super().__init__(f"{dice} dice; the values of at most {MOST_DICE} are worked out")


def values(
    dice: list[Die], symbols: tuple[str, ...], help: Help = NO_HELP, resources: int = ROUND_RESOURCES
) -> Chances:
    """The total value of a roll in these symbols. Raises TooManyDice."""
    if len(dice) > MOST_DICE:
        raise TooManyDice(len(dice))
    budget = min(resources, sum(max((side.cost for side in _useful(die, symbols)), default=0) for die in dice))
    table = _Sums(symbols, budget)
    rolls: Counter[tuple[Sums, frozenset[Sums]]] = Counter({(table.start, frozenset()): 1})
    for die in dice:
        faces = _faces(die, symbols, help)
        turns = set(_useful(die, symbols)) if help.turn else set()
        rolled: Counter[tuple[Sums, frozenset[Sums]]] = Counter()
        for (plain, turned), weight in rolls.items():
            by_turn = [table.add(plain, side) for side in turns]
            for side, factor in faces.items():
                after = frozenset(_best([*(table.add(each, side) for each in turned), *by_turn]))
                rolled[table.add(plain, side), after] += weight * factor
        rolls = rolled
    worth = Counter[int]()
    for (plain, turned), weight in rolls.items():
        worth[max(map(table.worth, (plain, *turned)))] += weight
    return Chances.of(worth)


def damage(dice: list[Die], *, reroll: bool = False, turn: bool = False, resources: int = ROUND_RESOURCES) -> Chances:
    """The melee, ranged and indirect damage of one roll, each die resolved. Raises TooManyDice."""
    return values(dice, DAMAGE, Help(reroll=reroll, turn=turn), resources)


def damage_by_round(
    dice: list[Die], rounds: int, *, reroll: bool = False, turn: bool = False, resources: int = ROUND_RESOURCES
) -> list[Chances]:
    """The damage dealt by the end of rounds 1, 2, 3 ...: each round all dice are rolled once.

    Each round has these resources and this help; nothing is saved for the next one. Raises TooManyDice.
    """
    one = damage(dice, reroll=reroll, turn=turn, resources=resources)
    sums = [CERTAIN_ZERO.plus(one)]
    while len(sums) < rounds:
        sums.append(sums[-1].plus(one))
    return sums[:rounds]


def _useful(die: Die, symbols: tuple[str, ...]) -> list[Side]:
    """The sides that can add to the sum."""
    return [side for side in die if side.symbol in symbols or side.symbol == _WILDCARD]


def _faces(die: Die, symbols: tuple[str, ...], help: Help) -> Counter[Side | None]:
    """The sides by weight; all that add nothing are one."""
    found = Counter[Side | None]()
    useful = _useful(die, symbols)
    for side, weight in zip(die, face_weights(die, symbols, help), strict=True):
        found[side if side in useful else None] += weight
    return found


def _best(found: Iterable[Sums]) -> list[Sums]:
    """Without those that another one equals or beats in every place."""
    kept: list[Sums] = []
    for each in set(found):
        if any(_beats(other, each) for other in kept):
            continue
        kept = [other for other in kept if not _beats(each, other)] + [each]
    return kept


def _beats(one: Sums, other: Sums) -> bool:
    return all(a >= b for row, lower in zip(one, other, strict=True) for a, b in zip(row, lower, strict=True))


class _Sums:
    """Sums of sides by the resources spent on them."""

    def __init__(self, symbols: tuple[str, ...], budget: int) -> None:
        self.symbols = symbols
        self.budget = budget
        nothing, waiting = (0,) * (budget + 1), (_NONE,) * (budget + 1)
        self.start: Sums = (nothing, *((nothing, waiting) * len(symbols)))
        self._known: dict[tuple[Sums, Side], Sums] = {}

    def add(self, sums: Sums, side: Side | None) -> Sums:
        """The sums with one more side that may be resolved."""
        if side is None:
            return sums
        key = (sums, side)
        if key not in self._known:
            self._known[key] = self._added(sums, side)
        return self._known[key]

    def _added(self, sums: Sums, side: Side) -> Sums:
        rows = list(sums)
        if side.symbol == _WILDCARD:
            rows[0] = self._more(rows[0], side)
            return tuple(rows)
        at = 1 + 2 * self.symbols.index(side.symbol)
        waiting, based = rows[at], rows[at + 1]
        if side.is_modifier:
            rows[at], rows[at + 1] = self._more(waiting, side), self._more(based, side)
        else:
            from_waiting, from_based = self._paid(waiting, side), self._paid(based, side)
            rows[at + 1] = tuple(map(max, based, from_waiting, from_based))
        return tuple(rows)

    def _more(self, row: Row, side: Side) -> Row:
        return tuple(map(max, row, self._paid(row, side)))

    def _paid(self, row: Row, side: Side) -> Row:
        """The sums that hold the side; its cost comes out of the resources."""
        return tuple(
            row[spent - side.cost] + side.value if spent >= side.cost and row[spent - side.cost] != _NONE else _NONE
            for spent in range(self.budget + 1)
        )

    def worth(self, sums: Sums) -> int:
        """The largest total: the resources are shared among the symbols and the wildcards."""
        none, some = (0,) * (self.budget + 1), (_NONE,) * (self.budget + 1)
        for based in sums[2::2]:
            before = tuple(map(max, none, some))
            some = tuple(
                max(some[spent], *(self._both(before[spent - part], based[part]) for part in range(spent + 1)))
                for spent in range(self.budget + 1)
            )
        wild = max(self._both(some[self.budget - part], sums[0][part]) for part in range(self.budget + 1))
        return max(0, wild)

    def _both(self, one: int, other: int) -> int:
        return _NONE if _NONE in (one, other) else one + other
