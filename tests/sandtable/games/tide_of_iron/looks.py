"""Looks from (0, 0) over ground with something on it, for tests of lines of sight."""

from __future__ import annotations

from collections.abc import Mapping

from sandtable.games.tide_of_iron.sight import Sight
from tests.support.tide_of_iron import Place, a_ground, sight_rules

A: Place = (0, 0)
Changes = dict[Place, str]


def sees(changes: Mapping[Place, str], to: Place, *, origin: Place = A, smoke: tuple[Place, ...] = ()) -> bool:
    """Whether (0, 0), or the origin given, sees a hex; both directions must agree (TOI-LOS-05)."""
    return looks(Sight(a_ground(changes), sight_rules()), origin, to, smoke)


def looks(sight: Sight, a: Place, b: Place, smoke: tuple[Place, ...] = ()) -> bool:
    ground = sight.ground
    one, other, smoky = ground.at(*a), ground.at(*b), tuple(ground.at(*place) for place in smoke)
    seen = sight.sees(one, other, smoky)
    assert sight.sees(other, one, smoky) == seen
    return seen


def passed(to: Place) -> list[list[Place]]:
    """The hexes that the lines from (0, 0) pass."""
    ground = a_ground()
    lines = Sight(ground, sight_rules()).lines(ground.at(*A), ground.at(*to))
    return [sorted((ground.q[hex_], ground.r[hex_]) for hex_ in line) for line in lines]


def corner_values(to: Place, place: Place) -> list[int]:
    """The six numbers of TOI-LOS-19, as the book writes them."""
    (dq, dr), (eq, er) = to, place
    around = ((2, -1), (1, -2), (-1, -1), (-2, 1), (-1, 2), (1, 1))
    return [dq * (3 * er + kr) - dr * (3 * eq + kq) for kq, kr in around]
