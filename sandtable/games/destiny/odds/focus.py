"""Dice that show a symbol after the focus dice of the same roll were used as well as possible.

A die that shows a focus is resolved: it leaves the pool and turns as many other dice as its value (DST-SYM-19, D-16). A
die may be turned to a focus and resolved after that (DST-RES-10). Costs are paid from the resources (DST-RES-03); an X
counts 0.

Each die is used in one way: it lies, it is turned to the symbol, it is resolved, or it is turned to a focus and
resolved. A choice of ways can be played when the turns given are at least as many as the turns taken and a die that was
rolled on a focus begins. Where dice can be added to a focus die, `focus_modifiers` follows the uses one by one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from sandtable.games.destiny.facts import Side
from sandtable.games.destiny.odds.chances import Chances

MOST_FOCUS_DICE: Final = 8
"""The rolls of more dice with a focus are too many."""
_WILDCARD: Final = "*"


class TooManyFocusDice(ValueError):
    """More dice with a focus than are worked out."""

    def __init__(self, dice: int, most: int) -> None:
        super().__init__(f"{dice} dice with a focus; the uses of at most {most} are worked out")


class Face(NamedTuple):
    """A side as far as it matters here."""

    is_hit: bool
    """It shows one of the symbols."""
    turns: int = 0
    """The dice it turns when it is resolved, or adds to a focus die."""
    is_modifier: bool = False
    cost: int = 0


Kind = tuple[Face, ...]
"""The faces of a die, each once."""
Rolled = tuple[Kind, Counter[Face]]
"""A die, and its faces by weight."""


class End(NamedTuple):
    """The pool after the uses."""

    hits: int
    turns: int
    """Turns that are left for dice without a focus."""


Ends = tuple[End, ...]
"""The ends that no other end of the same roll beats."""


def face_of(side: Side, symbols: tuple[str, ...]) -> Face:
    """The part of a side that matters for these symbols."""
    is_hit = side.symbol in symbols
    if side.symbol not in ("F", _WILDCARD) or not side.value:
        return Face(is_hit)
    return Face(is_hit, side.value, side.is_modifier, side.cost)


def kind_of(die: Iterable[Side], symbols: tuple[str, ...]) -> Kind:
    """The faces of a die."""
    return tuple(sorted({face_of(side, symbols) for side in die}))


def has_focus(kind: Kind) -> bool:
    """One of its faces can be resolved as a focus."""
    return any(face.turns and not face.is_modifier for face in kind)


def can_be_added(kind: Kind) -> bool:
    """One of its faces can be added to a focus die."""
    return any(face.is_modifier for face in kind)


def most(ends: Ends, others: int) -> int:
    """The most dice that can show a symbol; `others` are dice without a focus that one turn lets show it."""
    return max(end.hits + min(end.turns, others) for end in ends)


def unbeaten(ends: Iterable[End]) -> Ends:
    """The ends that no other one equals or beats."""
    turns: dict[int, int] = {}
    for end in ends:
        turns[end.hits] = max(end.turns, turns.get(end.hits, 0))
    found = [End(*each) for each in sorted(turns.items(), reverse=True)]
    return tuple(end for n, end in enumerate(found) if all(end.turns > better.turns for better in found[:n]))


def better(one: Chances, other: Chances) -> Chances:
    """For each number the larger of two chances of at least as much; both have the same total."""
    size = max(len(one.weights), len(other.weights))
    above = [max(sum(one.weights[number:]), sum(other.weights[number:])) for number in range(size + 1)]
    return Chances(tuple(here - after for here, after in zip(above, above[1:], strict=False)))


# The ways to use each die ---------------------------------------------------------------------------------------------


class _Way(NamedTuple):
    """One way to use a die."""

    turns: int
    """Turns it gives, less those it takes."""
    hits: int = 0
    cost: int = 0
    begins: bool = False
    """It was rolled on a focus and is resolved."""


class _Spent(NamedTuple):
    """The ways of several dice together, but for the turns."""

    hits: int = 0
    cost: int = 0
    has_begun: bool = False


_Best = tuple[tuple[_Spent, int], ...]
"""The most turns that are left, by all the rest; fewer than 0 may be mended by a further die."""
_Roll = tuple[_Best, int]
"""The ways of the dice so far, and the dice that show a symbol as they lie."""


def ends_by_weight(dice: list[Rolled], resources: int) -> Counter[Ends]:
    """The ends of each roll of these dice. Raises TooManyFocusDice."""
    if len(dice) > MOST_FOCUS_DICE:
        raise TooManyFocusDice(len(dice), MOST_FOCUS_DICE)
    ways = _Ways(resources)
    rolls: Counter[_Roll] = Counter({(((_Spent(), 0),), 0): 1})
    for kind, faces in dice:
        rolled: Counter[_Roll] = Counter()
        for (best, lying), weight in rolls.items():
            for face, factor in faces.items():
                rolled[ways.add(best, kind, face), lying + face.is_hit] += weight * factor
        rolls = rolled
    found: Counter[Ends] = Counter()
    for (best, lying), weight in rolls.items():
        played = [End(spent.hits, turns) for spent, turns in best if spent.has_begun and turns >= 0]
        found[unbeaten([End(lying, 0), *played])] += weight
    return found


class _Ways:
    """Adds a die to the ways of others; each case is worked out once."""

    def __init__(self, resources: int) -> None:
        self.resources = resources
        self._known: dict[tuple[_Best, Kind, Face], _Best] = {}

    def add(self, best: _Best, kind: Kind, shown: Face) -> _Best:
        key = (best, kind, shown)
        if key not in self._known:
            self._known[key] = self._added(best, kind, shown)
        return self._known[key]

    def _added(self, best: _Best, kind: Kind, shown: Face) -> _Best:
        found: dict[_Spent, int] = {}
        for way in _ways(kind, shown):
            for (hits, cost, has_begun), turns in best:
                spent = _Spent(hits + way.hits, cost + way.cost, has_begun or way.begins)
                if spent.cost <= self.resources:
                    found[spent] = max(turns + way.turns, found.get(spent, turns + way.turns))
        return tuple(sorted(each for each in found.items() if not any(_beats(other, each) for other in found.items())))


def _ways(kind: Kind, shown: Face) -> Iterator[_Way]:
    yield _Way(turns=0, hits=int(shown.is_hit))
    if not shown.is_hit and any(face.is_hit for face in kind):
        yield _Way(turns=-1, hits=1)
    if shown.turns:
        yield _Way(turns=shown.turns, cost=shown.cost, begins=True)
    for face in kind:
        if face.turns > 1:  # with one turn it gives back what it took
            yield _Way(turns=face.turns - 1, cost=face.cost)


def _beats(one: tuple[_Spent, int], other: tuple[_Spent, int]) -> bool:
    (spent, turns), (than, left) = one, other
    is_as_good = spent.hits >= than.hits and spent.cost <= than.cost and spent.has_begun >= than.has_begun
    return one != other and is_as_good and turns >= left
