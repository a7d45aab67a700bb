# interpreted: worked out once a set-up
"""Tables for the evaluation of positions, computed once: rounds still to come, distances of planets."""

from __future__ import annotations

from typing import Final

from sandtable.games.space_bastards.setup import Setup
from sandtable.games.space_bastards.terms import NOTHING

FAR: Final = 9
"""The distance, in steps, from which a planet is out of reach."""


def add_prospects(setup: Setup) -> None:
    """Add all tables, after planets, fields and track are known."""
    spaces = range(-1, len(setup.track))
    setup.plays = [plays(setup, space) for space in spaces]
    setup.far = [steps_to_planets(setup, field) for field in range(len(setup.docks))]


def plays(setup: Setup, space: int) -> int:
    """Classic rounds after this space until used action cards come back, or the game ends."""
    many = 0
    if space >= 0 and setup.track[space].returns_cards:
        return 0
    for each in setup.track[space + 1 :]:
        many += 1 if each.number else 0
        if each.returns_cards:
            break
    return many


def steps_to_planets(setup: Setup, field: int) -> list[int]:
    """The steps from a field to the nearest dock of each planet; teleports take no step."""
    steps = [FAR] * len(setup.docks)
    waiting = [field]
    steps[field] = 0
    while waiting:
        here = waiting.pop(0)
        beyond = setup.teleport[here]
        ways = [(other, 1) for other in setup.neighbours[here]] + ([(beyond, 0)] if beyond != NOTHING else [])
        for other, cost in ways:
            if steps[here] + cost < steps[other]:
                steps[other] = steps[here] + cost
                waiting.append(other)
    docks = setup.docks
    return [min([steps[at] for at in range(len(docks)) if docks[at] == planet]) for planet in range(setup.planets)]
