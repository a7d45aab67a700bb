"""Problems of scenarios: refused by shape, or kept but not playable. Pages, API and queue all call this module.

A document says in "game" whose it is, and that game's own checks are asked.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Any, Final

from django.utils.translation import gettext as _

from simulate.engine.problem import BadScenario, Problem
from simulate.engine.registry import all_games
from simulate.engine.scenarios import Scenarios
from simulate.engine.shape import Schema
from web.api.text import printable

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
    "refusals",
    "schema",
]

_REMEMBERED: Final = 512
_found: OrderedDict[str, list[Problem]] = OrderedDict()
"""Problems by the digest of the definition, the one asked for last at the end."""


def all_scenarios() -> dict[str, Scenarios[Any]]:
    """The scenarios of every game that has some, by the game's name."""
    asked = {name: each.scenarios() for name, each in all_games().items()}
    return {name: each for name, each in asked.items() if each is not None}


def games() -> dict[str, str]:
    """Titles of the games with scenarios, by name."""
    return {name: all_games()[name].title for name in all_scenarios()}


def game_title(game: str) -> str:
    """The title of a game; its name where the game is not known any more."""
    return all_games()[game].title if game in all_games() else game


def game_of(definition: Any) -> str:
    """The game that a document names; the text need not be the name of a game."""
    name = definition.get("game", FIRST) if isinstance(definition, dict) else FIRST
    return name if isinstance(name, str) else ""


def schema(game: str) -> Schema:
    """The published schema of a game with scenarios."""
    return all_scenarios()[game].schema()


def refusals(definition: Any) -> list[Problem]:
    """The reasons against storing a document: size, unknown keys, wrong types, counts out of range, unknown game."""
    scenarios = all_scenarios().get(game_of(definition))
    return scenarios.refusals(definition) if scenarios is not None else _unknown_game(definition)


def lint(definition: Any, digest: str = "") -> list[Problem]:
    """The reasons against playing or publishing a document: its refusals, or the broken rules of its game.

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


def _problems(definition: Any) -> list[Problem]:
    scenarios = all_scenarios().get(game_of(definition))
    return scenarios.problems(definition) if scenarios is not None else _unknown_game(definition)


def _unknown_game(definition: Any) -> list[Problem]:
    told = _('There are no scenarios of a game "%(game)s"; known: %(known)s.') % {
        "game": printable(game_of(definition), 40),
        "known": ", ".join(games()),
    }
    return [Problem(told, ("game",), rule=GAME_RULE)]
