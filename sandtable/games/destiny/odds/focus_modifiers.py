"""The best uses of focus dice where other dice can be added to them: modifiers with a focus, and wildcards.

Such a die is resolved with a focus die, adds its value, and leaves the pool (DST-DIE-08, DST-DIE-09). The order of the
uses matters then, so they are followed one by one. A turn counts as used later than the rules say it is where that is
shorter: to turn a die later is no better than to turn it to the same side at once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from sandtable.games.destiny.odds.focus import End, Ends, Face, Kind, Rolled, TooManyFocusDice, unbeaten

MOST_ADDING_DICE: Final = 4
"""Dice with a focus or with a side to add to it; the uses of more of them are too many."""

Pool = tuple[tuple[Kind, Face], ...]
"""The dice and the faces they show, in order, so that equal pools are one."""


def ends_by_weight(dice: list[Rolled], resources: int) -> Counter[Ends]:
    """The ends of each roll of these dice. Raises TooManyFocusDice."""
    if len(dice) > MOST_ADDING_DICE:
        raise TooManyFocusDice(len(dice), MOST_ADDING_DICE)
    uses, found = _Uses(), Counter[Ends]()
    for pool, weight in _pools(dice).items():
        found[uses.ends(pool, 0, resources)] += weight
    return found


def _pools(dice: list[Rolled]) -> Counter[Pool]:
    found: Counter[Pool] = Counter({(): 1})
    for kind, faces in dice:
        rolled: Counter[Pool] = Counter()
        for pool, weight in found.items():
            for face, factor in faces.items():
                rolled[tuple(sorted((*pool, (kind, face))))] += weight * factor
        found = rolled
    return found


class _Uses:
    """The ends of pools; each pool is looked at once."""

    def __init__(self) -> None:
        self._known: dict[tuple[Pool, int, int], Ends] = {}

    def ends(self, pool: Pool, turns: int, resources: int) -> Ends:
        key = (pool, turns, resources)
        if key not in self._known:
            self._known[key] = self._worked_out(pool, turns, resources)
        return self._known[key]

    def _worked_out(self, pool: Pool, turns: int, resources: int) -> Ends:
        found = [End(sum(face.is_hit for _kind, face in pool), turns)]
        for used in _resolvable(pool):
            if used.cost <= resources:
                found += self.ends(used.rest, turns + used.turns, resources - used.cost)
        for after in _turned(pool) if turns else ():
            found += self.ends(after, turns - 1, resources)
        return unbeaten(found)


@dataclass(frozen=True)
class _Used:
    """A focus die and the dice added to it, resolved."""

    turns: int
    cost: int
    rest: Pool
    """The pool without them."""


def _resolvable(pool: Pool) -> Iterator[_Used]:
    """Each focus die with each choice of the dice that can be added to it."""
    modifiers = [place for place, (_kind, face) in enumerate(pool) if face.is_modifier]
    for base in _different(pool, (n for n, (_, face) in enumerate(pool) if face.turns and not face.is_modifier)):
        for number in range(len(modifiers) + 1):
            for added in combinations(modifiers, number):
                places = {base, *added}
                faces = [pool[place][1] for place in places]
                rest = tuple(die for place, die in enumerate(pool) if place not in places)
                yield _Used(sum(face.turns for face in faces), sum(face.cost for face in faces), rest)


def _turned(pool: Pool) -> Iterator[Pool]:
    """The pool with one die on another face that shows more."""
    for place in _different(pool, range(len(pool))):
        kind, shown = pool[place]
        for face in kind:
            if face != shown and (face.turns or (face.is_hit and not shown.is_hit)):
                yield tuple(sorted((*pool[:place], (kind, face), *pool[place + 1 :])))


def _different(pool: Pool, places: Iterable[int]) -> list[int]:
    """One place for each of the equal dice."""
    return list({pool[place]: place for place in places}.values())
