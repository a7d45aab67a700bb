"""The parts that subjects bring (a deck's cards): in how many games each was used, and the points of those games.

The counts stand in the tally of a game. A log has to be kept for them, so that not every game is counted: the first
rotations of a batch are, and of the others one in a few. The choice depends on the plan and the number of the rotation
alone, so that any cut into chunks counts the same games.
"""

# interpreted: runs around the games, not within them

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from sandtable.engine.game import POINTS
from sandtable.playtest.tally import MOST_NAMES, Tally

if TYPE_CHECKING:
    from sandtable.engine.game import State
    from sandtable.playtest.plan import Plan

FIRST: Final = 32
"""Rotations at the beginning of a batch that are all counted."""
EVERY: Final = 8
"""After them one rotation of this number is counted."""
EVERY_QUICK: Final = 8 * EVERY
"""The same where all agents are random: their games are so quick that counting takes half as long as playing."""
MOST: Final = MOST_NAMES // 2
"""Names that the parts may take in the tally of a game."""
GAMES: Final = "parts games"
POINTS_OF: Final = "parts points"
"""Names of the tally: games counted, and their points, by subject."""
USED: Final = "used"
SCORED: Final = "used points"
"""Kinds of the tally: "used/SUBJECT/HOW/CODE" counts games, the other one the subject's points (in POINTS) in them."""


def are_counted(plan: Plan, number: int) -> bool:
    """True for the games of a plan whose parts are counted; none that goes on from another game's position."""
    rotation = plan.rotation(number)
    if plan.opening is not None or (rotation >= FIRST and rotation % EVERY):
        return False
    every = EVERY_QUICK if set(plan.agents) == {"random"} else EVERY
    return plan.brings_parts and (rotation < FIRST or rotation % every == 0)


def used(plan: Plan, number: int, state: State, winners: tuple[int, ...]) -> Tally:
    """The counts of one finished game, by subject; empty where its parts are not counted."""
    if not are_counted(plan, number):
        return {}
    found: Tally = {}
    for subject, parts in zip(plan.seating(number), state.usage_of_seats(), strict=False):
        points = POINTS // len(winners or plan.subjects) if subject in winners or not winners else 0
        found |= _of_subject(subject, parts, points)
    return found if len(found) <= MOST else dict(sorted(found.items())[:MOST])


def _of_subject(subject: int, parts: Mapping[str, set[str]], points: int) -> Tally:
    counted = [_names_of(subject, how, code) for how, codes in parts.items() for code in codes]
    found = dict.fromkeys([used for used, _ in counted], 1)
    found[f"{GAMES}/{subject}"] = 1
    if points:
        found |= dict.fromkeys([scored for _, scored in counted], points)
        found[f"{POINTS_OF}/{subject}"] = points
    return found


@lru_cache(maxsize=MOST_NAMES)
def _names_of(subject: int, how: str, code: str) -> tuple[str, str]:
    """The two names of a use: games, and points."""
    return f"{USED}/{subject}/{how}/{code}", f"{SCORED}/{subject}/{how}/{code}"
