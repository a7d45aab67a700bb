"""What is wrong with a scenario: refused by its shape, or kept and not playable. Pages, API and queue all ask here."""

from __future__ import annotations

import re
from collections import OrderedDict
from typing import Any, Final

from simulate.engine.problem import BadScenario, Problem
from simulate.games.tide_of_iron import legality
from simulate.games.tide_of_iron.scenario import read
from simulate.games.tide_of_iron.shipped import SCENARIOS

GAME: Final = "tide_of_iron"
"""The one game that is played on a map."""
GAMES: Final = {GAME: "Tide of Iron"}
MOST_BYTES: Final = 512 * 1024
"""Of a document as it arrives; the largest scenario of the box stays far below."""

__all__ = ["GAME", "GAMES", "MOST_BYTES", "BadScenario", "Problem", "lint", "pointer", "read", "refusals", "schema"]

schema = SCENARIOS.schema

_STEP: Final = re.compile(r"[^.\[\]]+")
_REMEMBERED: Final = 512
_found: OrderedDict[str, list[Problem]] = OrderedDict()
"""Problems by the digest of the definition, the one asked for last at the end."""


def refusals(definition: Any) -> list[Problem]:
    """Why this cannot be kept at all: too large, unknown keys, wrong types, counts out of range."""
    return SCENARIOS.refusals(definition)


def lint(definition: Any, digest: str = "") -> list[Problem]:
    """Why this cannot be played or published: its refusals, or what it breaks of the rules of its game.

    With the digest of a stored version the answer is remembered: versions never change.
    """
    if digest not in _found:
        problems = legality.problems(definition)
        if not digest:
            return problems
        _found[digest] = problems
        if len(_found) > _REMEMBERED:
            _found.popitem(last=False)
    _found.move_to_end(digest)
    return list(_found[digest])


def pointer(place: str) -> str:
    """A place of a problem as a JSON pointer: `overlays[3].hex` is /overlays/3/hex; a hex ("hex C4") has none."""
    return "" if place.startswith("hex ") else "".join(f"/{step}" for step in _STEP.findall(place))
