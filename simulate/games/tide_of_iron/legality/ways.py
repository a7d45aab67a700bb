"""Where squads can walk: all hexes that hang together by land."""

# interpreted: runs once a document

from __future__ import annotations

from collections.abc import Iterable, Iterator

from simulate.games.tide_of_iron.ground import NO_HEX
from simulate.games.tide_of_iron.legality.checking import Checked

CLIFF = 2
"""Levels between two hexes that make their side a cliff (TOI-MOV-06)."""


def reachable(checked: Checked, start: Iterable[int]) -> set[int]:
    """Every hex that squads starting in some of these hexes can come to; enemies and time are not looked at."""
    reached = {hex_ for hex_ in start if checked.can_stand(hex_, is_vehicle=False)}
    waiting = list(reached)
    while waiting:
        for hex_ in _next_hexes(checked, waiting.pop()):
            if hex_ not in reached:
                reached.add(hex_)
                waiting.append(hex_)
    return reached


def _next_hexes(checked: Checked, here: int) -> Iterator[int]:
    """Neighbours a squad can enter: along a road whatever the ground, else where the terrain is open (TOI-MOV-16)."""
    ground = checked.ground
    for there in ground.neighbours[here]:
        if there == NO_HEX:
            continue
        is_cliff = abs(ground.level[here] - ground.level[there]) >= CLIFF
        if ground.is_road(here, there) or not is_cliff and checked.is_open(there, is_vehicle=False):
            yield there
