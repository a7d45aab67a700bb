"""Problems of scenarios: refused by shape, or kept but not playable. Pages, API and queue all call this module.

A document says in "game" whose it is, and that game's own checks are asked.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final

from django.utils.translation import gettext as _

from sandtable.engine.problem import BadScenario, Problem
from sandtable.engine.registry import all_games
from sandtable.engine.scenarios import Scenarios
from sandtable.engine.shape import Schema
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
    "advice",
    "all_scenarios",
    "game_of",
    "game_title",
    "games",
    "lint",
    "of_another_game",
    "refusals",
    "schema",
]

_REMEMBERED: Final = 512
Answers = OrderedDict[str, list[Problem]]
"""Answers by the digest of the definition, the one asked for last at the end."""
_found: Answers = OrderedDict()
_advised: Answers = OrderedDict()


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


def of_another_game(game: str, definition: Any) -> list[Problem]:
    """The problem of a document that does not belong to this game; none for one that does."""
    if game_of(definition) == game:
        return []
    told = _("This scenario is of %(game)s; a scenario of another game is a new one.")
    return [Problem(told % {"game": game_title(game)}, ("game",), rule=GAME_RULE)]


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
    return _remembered(_found, digest, lambda: _problems(definition))


def advice(definition: Any, digest: str = "") -> list[Problem]:
    """Everything that looks like a mistake, but keeps a document neither from being played nor from being published.

    Remembered by the digest like the answers of `lint`.
    """
    return _remembered(_advised, digest, lambda: _advice(definition))


def _remembered(answers: Answers, digest: str, ask: Callable[[], list[Problem]]) -> list[Problem]:
    """The answer for a digest, asked for once; without a digest it is asked for every time."""
    if digest not in answers:
        found = ask()
        if not digest:
            return found
        answers[digest] = found
        if len(answers) > _REMEMBERED:
            answers.popitem(last=False)
    answers.move_to_end(digest)
    return list(answers[digest])


def _problems(definition: Any) -> list[Problem]:
    scenarios = all_scenarios().get(game_of(definition))
    return scenarios.problems(definition) if scenarios is not None else _unknown_game(definition)


def _advice(definition: Any) -> list[Problem]:
    scenarios = all_scenarios().get(game_of(definition))
    return scenarios.advice(definition) if scenarios is not None else []


def _unknown_game(definition: Any) -> list[Problem]:
    told = _('There are no scenarios of a game "%(game)s"; known: %(known)s.') % {
        "game": printable(game_of(definition), 40),
        "known": ", ".join(games()),
    }
    return [Problem(told, ("game",), rule=GAME_RULE)]
