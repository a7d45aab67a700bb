"""The same plan gives the same games: compiled or not, with any hash seed and any size of chunks.

Each way of running is a process of its own, since one process runs one build.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import cache
from typing import Any

import pytest

from sandtable.agents import AGENTS
from sandtable.compiled import PLAYTEST, ROOT
from sandtable.engine.registry import game
from tests.conformance.examples import SURVEYED
from tests.support.depth import IS_DEEP, games
from tests.support.programs import missing
from tools import build_engine
from tools.c_objects import CannotCompile

GAMES = {"random": games(800, deep=2000), "greedy-0": 20, "greedy-2": 20}
"""The numbers of games: random games reach corners, greedy ones also clone and imagine."""
PLAY = """
import json, sys
from sandtable.engine.build import build_kind
from sandtable.playtest.batch import digest, play_chunk
from tests.conformance.examples import plan

agent, size, *chunks = sys.argv[1], *map(int, sys.argv[2:])
records = [record for first in range(0, size, chunks[0]) for record in
           play_chunk(plan("destiny", agent, 20161), first, min(chunks[0], size - first))]
print(json.dumps({
    "digest": digest(record.digest for record in records),
    "games": len(records),
    "different": len({record.digest for record in records}),
    "outcomes": sorted({record.outcome for record in records}),
    "build": build_kind(),
}))
"""
BEGINNING = """
import json, sys
from sandtable.agents import TUNED, agent
from sandtable.agents.tuned import Tuned
from sandtable.engine.build import build_kind
from sandtable.playtest.play import play_game, players
from tests.conformance.examples import EXAMPLES, plan

def made(name, game):
    return TUNED[name](Tuned(search={"positions": 100})) if name in ("planner-2", "deep-2") else agent(name, game)

plans = [plan(name, sys.argv[1], 20161, max_steps=10) for name in EXAMPLES]
records = [play_game(each, 0, seated=lambda *of: players(*of, made)) for each in plans]
print(json.dumps({"digests": [record.digest for record in records], "build": build_kind()}))
"""
"""The first decisions of an agent in a game of each kind; one that searches is short of time."""

DRAWN = {(name, agent): games for name, drawn in SURVEYED.items() for agent, games in drawn.games.items()}
"""Games of random subjects of the whole pool on random scenarios, by as many as can play."""
SURVEY = """
import json, sys
from sandtable.playtest.survey import Asked, survey

name, pool, agent, games, *seats = sys.argv[1:]
found = survey(Asked(name, pool, agent, tuple(map(int, seats)), 20164), int(games))
print(json.dumps(found.as_json()))
"""


@cache
def played(agent: str, *, chunk: int, hash_seed: str = "0", interpreted: str = "1") -> dict[str, Any]:
    """The result of the batch in a separate process; `chunk` games at a time."""
    return told_by([PLAY, agent, str(GAMES[agent]), str(chunk)], hash_seed, interpreted)


def surveyed(name: str, agent: str, *, hash_seed: str, interpreted: str, games: int = 0) -> dict[str, Any]:
    """The result of games of random subjects in a separate process."""
    seats = map(str, game(name).seat_counts())
    size = str(games or DRAWN[name, agent])
    return told_by([SURVEY, name, SURVEYED[name].pool, agent, size, *seats], hash_seed, interpreted)


def told_by(program: list[str], hash_seed: str, interpreted: str) -> dict[str, Any]:
    """The JSON that a program prints; `interpreted` is "0", "1" or the groups that run interpreted."""
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "SANDTABLE_INTERPRETED": interpreted}
    command = [sys.executable, "-c", *program]
    ended = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert ended.returncode == 0, ended.stderr
    answer: dict[str, Any] = json.loads(ended.stdout)
    return answer


@pytest.fixture(scope="module")
def build() -> None:
    """The compiled build of these very sources, made if need be."""
    try:
        build_engine.build(ROOT)
    except CannotCompile as reason:
        missing(str(reason))


@pytest.mark.slow
@pytest.mark.deep
@pytest.mark.parametrize("agent", GAMES)
def test_the_reference_plays_every_game_to_its_end(agent: str) -> None:
    answer = played(agent, chunk=2000)
    assert answer["build"] == "interpreted" and answer["games"] == GAMES[agent]
    assert set(answer["outcomes"]) <= {"wins", "losses", "draws"}
    assert answer["different"] == GAMES[agent], "games repeat: the digest would prove little"


@pytest.mark.slow
@pytest.mark.deep
@pytest.mark.parametrize("agent", GAMES)
def test_compiled_and_interpreted_play_the_same_games(agent: str, build: None) -> None:
    answer = played(agent, chunk=2000, interpreted="0")
    assert answer["build"] == "compiled"
    assert answer["digest"] == played(agent, chunk=2000)["digest"]


@pytest.mark.slow
@pytest.mark.parametrize("agent", AGENTS)
def test_every_agent_decides_alike_compiled_and_interpreted(agent: str, build: None) -> None:
    reference, compiled = told_by([BEGINNING, agent], "1", "1"), told_by([BEGINNING, agent], "2", "0")
    assert (reference["build"], compiled["build"]) == ("interpreted", "compiled")
    assert reference["digests"] == compiled["digests"]


@pytest.mark.slow
@pytest.mark.deep
@pytest.mark.parametrize("agent", GAMES)
@pytest.mark.parametrize("hash_seed", ["1", "4711"])
def test_the_hash_seed_and_the_chunks_make_no_difference(agent: str, hash_seed: str, build: None) -> None:
    """Compiled, which takes a fraction of the time; the interpreted rules take their turn under `make deep`."""
    for interpreted in ("0", "1") if IS_DEEP else ("0",):
        chunk = GAMES[agent] // 10 + len(hash_seed) * 2
        answer = played(agent, chunk=chunk, hash_seed=hash_seed, interpreted=interpreted)
        assert answer["digest"] == played(agent, chunk=2000)["digest"]


@pytest.mark.slow
@pytest.mark.deep
@pytest.mark.parametrize(("name", "agent"), DRAWN)
def test_random_subjects_of_the_whole_pool_play_the_same_in_both_builds(name: str, agent: str, build: None) -> None:
    reference = surveyed(name, agent, hash_seed="1", interpreted="1")
    compiled = surveyed(name, agent, hash_seed="4711", interpreted="0")
    assert (reference["build"], compiled["build"]) == ("interpreted", "compiled")
    assert (reference["games"], reference["failed"], reference["capped"]) == (DRAWN[name, agent], {}, [])
    for same in ("digest", "decisions", "endings", "brought", "used"):
        assert reference[same] == compiled[same], same


FEW = 30
"""Games enough to see that an interpreted group and the compiled others understand each other."""


@pytest.mark.slow
@pytest.mark.parametrize("name", SURVEYED)
def test_a_game_that_runs_interpreted_beside_a_compiled_engine_plays_the_same(name: str, build: None) -> None:
    mixed = surveyed(name, "random", hash_seed="1", interpreted=name, games=FEW)
    assert mixed["build"] == f"compiled, {game(name).title} interpreted"
    compiled = surveyed(name, "random", hash_seed="4711", interpreted="0", games=FEW)
    assert (compiled["build"], compiled["digest"]) == ("compiled", mixed["digest"])


@pytest.mark.slow
def test_agents_that_run_interpreted_beside_compiled_games_play_the_same(build: None) -> None:
    answer = played("greedy-2", chunk=2000, interpreted=PLAYTEST)
    assert answer["build"] == "compiled, agents and playtests interpreted"
    assert answer["digest"] == played("greedy-2", chunk=2000)["digest"]
