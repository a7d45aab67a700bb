# interpreted: worked out once a set-up
"""What judging a position needs to know of the board beforehand: what is still to be scored, how far planets are."""

from __future__ import annotations

from typing import Final

from simulate.games.space_bastards.prepared import Setup
from simulate.games.space_bastards.terms import NOTHING

FADES: Final = 80
"""Of a hundred, what dominance is still worth one classic round earlier."""
POINT: Final = 100
"""A victory point while positions are judged."""
FAR: Final = 9
"""Steps from which on a planet is out of reach."""


def add_prospects(setup: Setup) -> None:
    """Everything of it, once planets, fields and track are known."""
    spaces = range(-1, len(setup.track))
    setup.stakes = [stake(setup, max(space, 0)) for space in spaces]
    setup.plays = [plays(setup, space) for space in spaces]
    setup.far = [steps_to_planets(setup, field) for field in range(len(setup.docks))]


def stake(setup: Setup, space: int) -> int:
    """What dominating a planet from here on would bring, later points counting less."""
    total = 0
    weight = POINT * 100
    for each in setup.track[space:]:
        total += each.scores * weight // 100
        if each.number:
            weight = weight * FADES // 100
    return total


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
    """By planet, the steps from a field to its nearest dock; teleports take none."""
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
