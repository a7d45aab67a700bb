"""The arguments that say which games are wanted, and the plan that they ask for."""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from sandtable.agents import AGENTS, versioned, with_own
from sandtable.agents.contract import Agent
from sandtable.command import shipped
from sandtable.command.shipped import UnknownDeck, UnknownScenario
from sandtable.engine.game import Game
from sandtable.engine.registry import UnknownGame, game
from sandtable.playtest.plan import Plan
from sandtable.playtest.seating import plan_on, seat_counts

Find = Callable[[str, str], dict[str, Any]]
"""A document by the name of its game and its own name."""


class WrongArguments(ValueError):
    """The arguments ask for nothing that can be played; the text says what is wrong."""


@dataclass(frozen=True)
class Asked:
    """Games that somebody asks for on the command line."""

    plan: Plan
    made: Callable[[str, str], Agent]
    """The agent of a name for a game; a name like `module:Class` is an agent of one's own."""


def add_what_is_played(parser: ArgumentParser) -> None:
    """The arguments that say which game it is, between which decks or on which scenario, by which agents."""
    parser.add_argument("game", help='for example "destiny"')
    names = "decks: files, or short names of those that come with the game, for example kylo-ren-starter"
    decks = parser.add_argument("decks", nargs="+", default=[], help=names)
    decks.required = False  # and yet not "*", which would not find decks that follow an option
    parser.add_argument("--scenario", help="a file, or the short name of one that comes with the game")
    parser.add_argument("--seats", type=int, help="how many play a scenario; as many as --agents, or the fewest")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--agents", help=f"one for each deck or seat, or one for all; known: {', '.join(AGENTS)}")


def add_how_much(parser: ArgumentParser) -> None:
    """The arguments that say how many games are played, and how they are told."""
    parser.add_argument("--keep-sides", action="store_true", help="on a scenario: each agent keeps its side")
    parser.add_argument("--games", type=int, default=100, help="rotations of all decks share a seed; default 100")
    parser.add_argument("--counts", action="store_true", help="tell also what the games counted, line by line")
    parser.add_argument("--json", action="store_true", help="print one JSON object, with all counts")


def asked(options: Mapping[str, Any], deck: Find = shipped.deck, scenario: Find = shipped.scenario) -> Asked:
    """The games that these arguments ask for. `deck` and `scenario` find documents. Raises WrongArguments."""
    if options.get("games", 1) < 1:
        raise WrongArguments("--games must be at least 1")
    own = _own_agents(options["agents"])
    made = with_own(own)
    try:
        played = game(options["game"])
        if options["scenario"]:
            return Asked(_on_a_scenario(played, options, scenario, own), made)
        subjects = tuple(deck(options["game"], named) for named in options["decks"])
    except (UnknownGame, UnknownDeck, UnknownScenario) as error:
        raise WrongArguments(str(error)) from None
    if options["keep_sides"]:
        raise WrongArguments("--keep-sides is for a --scenario: decks take every seat in turn")
    if options["seats"] is not None:
        raise WrongArguments("--seats is for a --scenario: name as many decks as are to meet")
    return Asked(Plan(played.name, subjects, _agents(options["agents"], len(subjects), own), options["seed"]), made)


def _on_a_scenario(played: Game, options: Mapping[str, Any], find: Find, own: Mapping[str, Any]) -> Plan:
    """Every side brings what the scenario gives it; a subject is the agent that plays, or the side it keeps."""
    if options["decks"]:
        raise WrongArguments("a scenario brings its own forces; name no decks")
    scenario = find(options["game"], options["scenario"])
    counts = seat_counts(played, scenario)
    named = len((options["agents"] or "").split(","))
    seats = options["seats"] or (named if named in counts else counts[0])
    if seats not in counts:
        raise WrongArguments(f"--seats: this scenario is played by {one_of(counts)}, not {seats}")
    agents = _agents(options["agents"], seats, own)
    return plan_on(played, scenario, agents, options["seed"], keeps_seats=options["keep_sides"])


def _agents(named: str | None, subjects: int, own: Mapping[str, Any]) -> tuple[str, ...]:
    agents = tuple(versioned(name.strip()) for name in (named or "random").split(","))
    agents = agents * subjects if len(agents) == 1 else agents
    if len(agents) != subjects or any(name not in AGENTS and name not in own for name in agents):
        raise WrongArguments(f"--agents takes one or {subjects} of {', '.join(AGENTS)}, not {named!r}")
    return agents


def _own_agents(named: str | None) -> dict[str, Callable[[], Agent]]:
    """The classes behind names like `module:Class`. Raises WrongArguments where there is no such class."""
    return {name: _class(name) for name in map(str.strip, (named or "").split(",")) if ":" in name}


def _class(name: str) -> Callable[[], Agent]:
    module, _, word = name.partition(":")
    try:
        found = getattr(import_module(module), word)
    except (ImportError, AttributeError, ValueError) as error:
        raise WrongArguments(f"--agents: {name} can't be imported: {error}") from None
    if not (isinstance(found, type) and issubclass(found, Agent)):
        raise WrongArguments(f"--agents: {name} is no class of sandtable.agents.contract.Agent")
    return found


def one_of(counts: tuple[int, ...]) -> str:
    """Numbers to choose from in words: "3, 4 or 5"."""
    *others, last = map(str, counts)
    return f"{', '.join(others)} or {last}" if others else last
