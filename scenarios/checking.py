"""What is wrong with a scenario: refused by its shape, or kept and not playable. Pages, API and queue all ask here.

A document says in "game" whose it is, and that game's own checks are asked.
"""

from __future__ import annotations

import re
from collections import OrderedDict
from typing import Any, Final

from django.utils.translation import gettext as _

from config.api.text import printable
from simulate.engine.problem import BadScenario, Problem
from simulate.engine.registry import all_games
from simulate.engine.scenarios import Scenarios
from simulate.engine.shape import Schema

FIRST: Final = "tide_of_iron"
"""The game of documents without "game": for a time there was no other with scenarios."""
GAME_RULE: Final = "SCENARIO-GAME"
"""A document is of a game with scenarios, and all versions of a scenario are of the same."""
MOST_BYTES: Final = 512 * 1024
"""Of a document as it arrives; the largest scenario of the box stays far below."""

__all__ = [
    "BadScenario",
    "Problem",
    "all_scenarios",
    "game_of",
    "game_title",
    "games",
    "lint",
    "pointer",
    "refusals",
    "schema",
]

_STEP: Final = re.compile(r"[^.\[\]]+")
_REMEMBERED: Final = 512
_found: OrderedDict[str, list[Problem]] = OrderedDict()
"""Problems by the digest of the definition, the one asked for last at the end."""


def all_scenarios() -> dict[str, Scenarios]:
    """What every game with scenarios says of them, by its name."""
    asked = {name: each.scenarios() for name, each in all_games().items()}
    return {name: each for name, each in asked.items() if each is not None}


def games() -> dict[str, str]:
    """Titles of the games with scenarios, by name."""
    return {name: all_games()[name].title for name in all_scenarios()}


def game_title(game: str) -> str:
    """What players call it; its name where it is not known here any more."""
    return all_games()[game].title if game in all_games() else game


def game_of(definition: Any) -> str:
    """Which game a document is of, by its own word; it may be no name of a game at all."""
    name = definition.get("game", FIRST) if isinstance(definition, dict) else FIRST
    return name if isinstance(name, str) else ""


def schema(game: str) -> Schema:
    """The published schema of a game with scenarios."""
    return all_scenarios()[game].schema()


def refusals(definition: Any) -> list[Problem]:
    """Why this cannot be kept at all: too large, unknown keys, wrong types, counts out of range, no known game."""
    scenarios = all_scenarios().get(game_of(definition))
    return scenarios.refusals(definition) if scenarios is not None else _unknown_game(definition)


def lint(definition: Any, digest: str = "") -> list[Problem]:
    """Why this cannot be played or published: its refusals, or what it breaks of the rules of its game.

    With the digest of a stored version the answer is remembered: versions never change.
    """
    if digest not in _found:
        problems = _problems(definition)
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


def _problems(definition: Any) -> list[Problem]:
    scenarios = all_scenarios().get(game_of(definition))
    return scenarios.problems(definition) if scenarios is not None else _unknown_game(definition)


def _unknown_game(definition: Any) -> list[Problem]:
    told = _('There are no scenarios of a game "%(game)s"; known: %(known)s.') % {
        "game": printable(game_of(definition), 40),
        "known": ", ".join(games()),
    }
    return [Problem(GAME_RULE, "game", told)]
