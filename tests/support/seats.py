"""Games with people for tests: begun on the first example of a game, answered by chance."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from sandtable.agents import agent
from sandtable.compiled import ROOT
from sandtable.engine.asking import AskingTable
from sandtable.engine.game import State
from sandtable.engine.viewing import games_with_views
from scenarios.models import Scenario, ScenarioVersion
from simulate.models import SeatedGame, SeatedState
from simulate.watching.seat import services, thinking
from simulate.watching.seat.seated import laid_out, table_of
from simulate.watching.seat.turns import columns
from tests.conformance.examples import example_of
from tests.support.depth import games
from tests.support.playtests import a_user
from tests.support.replays import a_playtest_of


def _size(game: str) -> int:
    """The bytes of a game's rules."""
    return sum(path.stat().st_size for path in Path(ROOT, "sandtable/games", game).rglob("*.py"))


SMALL_GAME: Final = min(games_with_views(), key=_size)
"""The game with the fewest rules, whose games are short: for tests that need any one."""

LAST_ANSWERS: Final = games(3, deep=100_000)
"""The answers of a whole game that are given one by one: the last ones, and all of them in the long run."""


def a_seated_game(
    game: str, owner: Any = None, people: Sequence[int] = (0,), seed: int = 7, key: str = "k"
) -> SeatedGame:
    """A new game of the first example: persons in these places, agents by chance in the others."""
    request = replace(a_playtest_of(game), seed=seed)
    return services.start(owner=owner or a_user(), request=request, people=people, idempotency_key=key)


def a_stored_scenario(owner: Any, game: str = SMALL_GAME) -> ScenarioVersion:
    """The scenario of the first example, kept by this person."""
    definition = example_of(game).scenario
    assert definition is not None
    kept = Scenario.objects.create(owner=owner, game=game, title="The run")
    version = ScenarioVersion.objects.create(scenario=kept, number=1, definition=definition, digest="d")
    kept.current = version
    kept.save()
    return version


def choices_on(version: ScenarioVersion, first: str) -> dict[str, str]:
    """The filled-in form of two seats on a scenario: `first` in the first seat, an agent by chance in the other."""
    return {"version": version.public_id, "players": "2", "agent_a": first, "agent_b": "random"}


def is_with_other_luck(one: State, other: State) -> bool:
    """Whether two states have all in common but the dice that are going to fall."""
    assert isinstance(one, AskingTable) and isinstance(other, AskingTable)
    as_one = other.clone()
    assert isinstance(as_one, AskingTable)
    as_one.dice = one.dice.clone()
    return as_one.digest() == one.digest() and other.dice.state() != one.dice.state()


def let_agents_think(game: SeatedGame) -> SeatedGame:
    """The work of a worker; the game as it stands then."""
    while thinking.think(game.pk):
        pass
    return SeatedGame.objects.get(pk=game.pk)


def seated_after(game: str, owner: Any, answers: int) -> SeatedGame:
    """A game of one person, in which this number of answers was given by chance."""
    chance, begun = random.Random(game), let_agents_think(a_seated_game(game, owner, key=f"after {answers}"))
    for _ in range(answers):
        if begun.state == SeatedState.PERSON:
            answer_by_chance(begun, chance)
            begun = let_agents_think(begun)
    return begun


def answer_by_chance(game: SeatedGame, chance: random.Random) -> SeatedGame:
    """One turn of the people: pass the screen on or take any option."""
    table = table_of(game)
    if table.seat != game.holder:
        return services.take_screen(game=game, question=game.question)
    return services.answer(game=game, question=game.question, option=chance.randrange(table.state.count()))


def played_out(game: SeatedGame, seed: int = 1) -> SeatedGame:
    """The game at its end, answered by chance."""
    chance = random.Random(seed)
    game = let_agents_think(near_the_end(game, chance))
    while game.state == SeatedState.PERSON:
        answer_by_chance(game, chance)
        game = let_agents_think(game)
    return game


def near_the_end(game: SeatedGame, chance: random.Random) -> SeatedGame:
    """The game before its last answers; all answers up to there are given by chance and stored together.

    To store each of them, as a request does, takes most of the time of a game.
    """
    game = let_agents_think(game)
    decisions, answers = _played_on(game, chance)
    if len(answers) > LAST_ANSWERS:
        table = replace(laid_out(game, decisions[: answers[-LAST_ANSWERS]]), people=table_of(game).people)
        SeatedGame.objects.filter(pk=game.pk).update(**columns(game, table, game.holder))
    return SeatedGame.objects.get(pk=game.pk)


def _played_on(game: SeatedGame, chance: random.Random) -> tuple[list[int], list[int]]:
    """The decisions of the whole game as chance and its agents take them, and the places of those of people."""
    table, answers = table_of(game), []
    state, decisions = table.state, list(table.decisions)
    while (seat := state.seat()) >= 0:
        if seat in game.people:
            answers.append(len(decisions))
            choice = chance.randrange(state.count())
        else:
            choice = agent(game.players[seat], game.game).choose(state.observe(seat), table.streams[seat])
        decisions.append(choice)
        state.apply(choice)
    return decisions, answers
