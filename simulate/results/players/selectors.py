"""The agents as the page shows them: their words, their standings in each game, and the origin of the numbers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from sandtable.agents import AGENTS
from sandtable.agents.tuned import plays_as
from sandtable.engine.game import Game
from sandtable.engine.registry import all_games
from sandtable.playtest.fingerprint import fingerprint
from sandtable.playtest.ladder.tables import rating, seconds
from simulate.results.players.results import ladders
from simulate.words import AGENTS as AGENT_WORDS
from simulate.words import number, percent

RIVALS: Final = {"greedy-3": "greedy-2", "planner-3": "greedy-3"}
"""Agents whose share is not told against the one before them on the page."""


@dataclass(frozen=True)
class Standing:
    """One agent in one game, in words."""

    game: str
    elo: str
    share: str
    """Its share of the points against the agent before it, with bounds; empty where they did not meet."""
    thinks: str
    """Processor time of one player in one game."""


@dataclass(frozen=True)
class Player:
    """One agent."""

    name: str
    words: str
    before: str
    """The name of the agent that its share is against, mostly the one before it; empty for the first."""
    standings: tuple[Standing, ...]

    @property
    def template(self) -> str:
        """The paragraph on how it thinks."""
        return f"simulate/results/players/{self.name}.html"


@dataclass(frozen=True)
class Origin:
    """The measurement of one game."""

    game: str
    games: str
    tables: str
    drawn: str
    rules: str
    """Processor time of the rules in one game."""
    command: str
    date: str
    is_of_these_rules: bool
    """False where rules or agents were changed since."""


def players() -> list[Player]:
    """Every agent, the yardstick first."""
    return [
        Player(name, str(AGENT_WORDS.get(name, name)), before, tuple(_standings(name, before)))
        for name, before in _rivals()
    ]


def _rivals() -> Iterator[tuple[str, str]]:
    """Each agent with the one that its share is against; nobody is before the first."""
    for name, before in zip(AGENTS, ("", *AGENTS), strict=False):
        yield name, RIVALS.get(name, before)


def _standings(agent: str, before: str) -> Iterator[Standing]:
    """The measurements of an agent, or of the older version as which it plays a game."""
    for game, found in _measured():
        played, rival = plays_as(agent, game.name), plays_as(before, game.name)
        for each in found["result"]["ratings"]:
            if each["agent"] == played:
                cost = seconds(found["cost"]["agents"][played])
                yield Standing(game.title, rating(each), _share(played, rival, found["result"]), cost)


def _measured() -> list[tuple[Game, dict[str, Any]]]:
    """The games that have a ladder, by title."""
    games = all_games()
    return sorted(((games[name], found) for name, found in ladders().items()), key=lambda each: each[0].title)


def _share(agent: str, other: str, result: dict[str, Any]) -> str:
    for pair in result["pairs"]:
        if set(pair["agents"]) == {agent, other} and pair["share"]:
            taken = pair["share"] if pair["agents"][0] == agent else _of_the_other(pair["share"])
            bounds = {name: percent(taken[name]) for name in ("value", "low", "high")}
            return _("%(value)s (%(low)s to %(high)s)") % bounds
    return ""


def _of_the_other(share: dict[str, float]) -> dict[str, float]:
    return {"value": 1 - share["value"], "low": 1 - share["high"], "high": 1 - share["low"]}


def origins() -> list[Origin]:
    """The measurement of every game that has one, by title."""
    return [
        Origin(
            game=game.title,
            games=number(found["result"]["games"]),
            tables=_tables(game, found),
            drawn=percent(sum(pair["draws"] for pair in found["result"]["pairs"]) / found["result"]["games"]),
            rules=seconds(found["cost"]["rules"]),
            command=found["command"],
            date=found["date"],
            is_of_these_rules=found["engine"] == fingerprint(game.name),
        )
        for game, found in _measured()
    ]


def _tables(game: Game, found: dict[str, Any]) -> str:
    arenas = len(found["arenas"])
    if game.scenarios() is not None:
        return _("%(players)d players, %(scenarios)s") % {
            "players": found["seats"],
            "scenarios": ngettext("%(n)d scenario", "%(n)d scenarios", arenas) % {"n": arenas},
        }
    return _("%(players)d players, %(decks)s") % {
        "players": found["seats"],
        "decks": ngettext("%(n)d choice of decks", "%(n)d choices of decks", arenas) % {"n": arenas},
    }
