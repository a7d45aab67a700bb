"""Victory conditions that contradict themselves: no position of the game can meet all parts of them.

A condition is written as alternatives, each a list of leaves that must hold together. It contradicts itself when every
alternative holds two leaves that exclude each other.
"""

# interpreted: runs once a document

from __future__ import annotations

from itertools import combinations, product
from typing import Final

from sandtable.games.tide_of_iron.advice.hopes import Leaf, leaves, wanted_control, wanted_hexes, wanted_objectives
from sandtable.games.tide_of_iron.advice.judged import Judged
from sandtable.games.tide_of_iron.conditions import AllOf, AnyOf, Condition, Controls, Eliminated, Not, Points, UnitsOn
from sandtable.games.tide_of_iron.victory import VictoryCondition

MOST: Final = 32
"""The most alternatives that are looked at; a condition with more is taken as sound."""
FEW: Final = 12
"""The most leaves of a condition that is looked at."""

Alternative = tuple[Leaf, ...]


def contradiction(judged: Judged, found: VictoryCondition) -> str:
    """The first clash of a condition as a sentence; "" where it contradicts itself in no way."""
    if found not in judged.clashes:
        judged.clashes[found] = _contradiction(judged, found)
    return judged.clashes[found]


def _contradiction(judged: Judged, found: VictoryCondition) -> str:
    if sum(1 for _ in leaves(found.condition)) > FEW:
        return ""
    choices = _alternatives(found.condition, True)
    clashes = [_clash(judged, each) for each in choices[:MOST]]
    if len(choices) > MOST or not all(clashes):
        return ""
    first, second = next(each for each in clashes if each)
    if first is second:
        return f"it can't be that {_says(first)}"
    return f"it can't be that {_says(first)} and {_says(second)} at the same time"


def _alternatives(condition: Condition, is_wanted: bool) -> list[Alternative]:
    """The alternatives of a condition, or of its opposite; more than MOST are cut."""
    if isinstance(condition, Not):
        return _alternatives(condition.condition, not is_wanted)
    if not isinstance(condition, AllOf | AnyOf):
        return [(Leaf(condition, is_wanted),)]
    found = [_alternatives(each, is_wanted) for each in condition.parts()]
    if isinstance(condition, AnyOf) == is_wanted:
        return [each for choices in found for each in choices][: MOST + 1]
    joined: list[Alternative] = [()]
    for choices in found:
        joined = [(*before, *each) for before, each in product(joined, choices)][: MOST + 1]
    return joined


def _clash(judged: Judged, together: Alternative) -> tuple[Leaf, Leaf] | None:
    """Two leaves that exclude each other."""
    for first, second in combinations(together, 2):
        if _exclude(judged, first, second) or _exclude(judged, second, first):
            return first, second
    return None


def _exclude(judged: Judged, first: Leaf, second: Leaf) -> bool:
    """True where the second leaf can't hold beside the first one; asked in both orders."""
    one, two = first.condition, second.condition
    if not first.is_wanted:
        return False
    if isinstance(one, Eliminated):
        return _is_about_the_gone(one, second)
    if isinstance(one, Points) and isinstance(two, Points):
        return _points_clash(one, two, second.is_wanted)
    if isinstance(one, Controls) and isinstance(two, Controls):
        return _control_clashes(judged, one, two, second.is_wanted)
    if isinstance(one, UnitsOn) and isinstance(two, UnitsOn):
        return _units_clash(judged, one, two, second.is_wanted)
    return False


def _is_about_the_gone(gone: Eliminated, other: Leaf) -> bool:
    """True where the same side has no units, and yet has units or holds hexes.

    Control lasts without units (TOI-OBJ-02), but a condition that asks for it is no plan of anybody.
    """
    if isinstance(other.condition, Eliminated):
        return not other.is_wanted and other.condition.side == gone.side
    return other.is_wanted and isinstance(other.condition, Controls | UnitsOn) and other.condition.side == gone.side


def _points_clash(one: Points, two: Points, is_wanted: bool) -> bool:
    if one.at_least is not None and two.at_least is not None:
        return not is_wanted and one.side == two.side and two.at_least <= one.at_least
    if one.ahead_by is None or two.ahead_by is None:
        return False
    if one.side == two.side:
        return not is_wanted and two.ahead_by <= one.ahead_by
    return is_wanted and one.ahead_by + two.ahead_by > 0


def _control_clashes(judged: Judged, one: Controls, two: Controls, is_wanted: bool) -> bool:
    """One hex is controlled by one side: the wanted numbers must fit into the objectives."""
    ours, theirs = set(wanted_objectives(judged, one)), set(wanted_objectives(judged, two))
    wanted, also = wanted_control(judged, one), wanted_control(judged, two)
    if one.side == two.side:
        return not is_wanted and wanted - len(ours - theirs) >= also
    return is_wanted and wanted + also > len(ours | theirs)


def _units_clash(judged: Judged, one: UnitsOn, two: UnitsOn, is_wanted: bool) -> bool:
    """The same side has and has not enough units on hexes; one hex never holds units of both sides (TOI-STK-04)."""
    ours, theirs = set(wanted_hexes(judged, one)), set(wanted_hexes(judged, two))
    if one.side == two.side:
        return not is_wanted and ours <= theirs and two.at_least <= one.at_least
    return is_wanted and len(ours | theirs) == 1 and bool(one.at_least and two.at_least)


def _says(leaf: Leaf) -> str:
    return leaf.condition.says() if leaf.is_wanted else leaf.condition.says_not()
