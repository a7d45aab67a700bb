"""Games of three and four players for tests: begun, and answered in words."""

from __future__ import annotations

from typing import Any

from sandtable.engine.dice import seeded
from sandtable.games.tide_of_iron import GAME
from sandtable.games.tide_of_iron.game import RULES, Battle
from tests.sandtable.games.tide_of_iron.scenario_documents import a_team_fight
from tests.support.tide_of_iron import Piece, a_squad

TWO_AMERICANS = (2, 1)
TWO_EACH = (2, 2)
FIRST, SECOND, THIRD, FOURTH = range(4)
"""With four players: the Americans of division 1 and 2, then the Germans."""


def begun(players: int, **changes: Any) -> Battle:
    """Begin a game of the small team fight with this number of players; it stands at its first question."""
    return RULES.start(GAME.setup([{}] * players, a_team_fight(**changes)), seeded(1), 0)


def options(game: Battle) -> tuple[str, ...]:
    ask = game.ask()
    return ask.options if ask else ()


def take(game: Battle, words: str) -> None:
    """The first option that has these words in it."""
    game.apply(next(index for index, option in enumerate(options(game)) if words in option))


def until(game: Battle, prompt: str) -> None:
    """Take the first option until a question begins with these words."""
    while (ask := game.ask()) and not ask.prompt.startswith(prompt):
        game.apply(0)


def squads(seat: int, division: int, many: int) -> list[Piece]:
    """Squads of one division, far from the enemy, three in a hex at most."""
    column = -5 + 10 * seat
    return [a_squad(seat, (column, 2 * division - 3 + place // 3), division=division) for place in range(many)]
