"""The hexes that squads can reach by land."""

# interpreted: runs once a document

from __future__ import annotations

from collections.abc import Iterable, Iterator

from sandtable.games.tide_of_iron.ground import NO_HEX
from sandtable.games.tide_of_iron.legality.checking import Checked

CLIFF = 2
"""Levels between two hexes that make their side a cliff (TOI-MOV-06)."""


def reachable(checked: Checked, start: Iterable[int]) -> set[int]:
    """Every hex that squads can reach from one of these hexes, without regard to enemies and time."""
    reached = {hex_ for hex_ in start if checked.can_stand(hex_, is_vehicle=False)}
    waiting = list(reached)
    while waiting:
        for hex_ in _next_hexes(checked, waiting.pop()):
            if hex_ not in reached:
                reached.add(hex_)
                waiting.append(hex_)
    return reached


def _next_hexes(checked: Checked, here: int) -> Iterator[int]:
    """The neighbours that a squad can enter: along a road on any ground, elsewhere on open terrain (TOI-MOV-16)."""
    ground = checked.ground
    for there in ground.neighbours[here]:
        if there == NO_HEX:
            continue
        is_cliff = abs(ground.level[here] - ground.level[there]) >= CLIFF
        if ground.is_road(here, there) or not is_cliff and checked.is_open(there, is_vehicle=False):
            yield there
