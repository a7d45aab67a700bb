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
from tests.support.depth import IS_DEEP, games, variants
from tests.support.programs import missing
from tests.support.seats import SMALL_GAME
from tools import build_engine
from tools.c_objects import CannotCompile

GAMES = {"random": games(40, deep=2000), "greedy-0": games(4, deep=20), "greedy-2": games(3, deep=20)}
"""The numbers of games: random games reach corners, greedy ones also clone and imagine."""
DRAWN = {(name, agent): games for name, drawn in SURVEYED.items() for agent, games in drawn.games.items()}
"""Games of random subjects of the whole pool on random scenarios, by as many as can play."""
FEW = 30
"""Games enough to see that an interpreted group and the compiled others understand each other."""
WHOLE = 2000
"""A chunk for all games."""
PROGRAM = """
import json, sys
from sandtable.agents import TUNED, agent
from sandtable.agents.tuned import Tuned
from sandtable.engine.build import build_kind
from sandtable.playtest.batch import digest, play_chunk
from sandtable.playtest.play import play_game, players
from sandtable.playtest.survey import Asked, survey
from tests.conformance.examples import EXAMPLES, plan

def play(agent, size, chunk):
    records = [record for first in range(0, size, chunk) for record in
               play_chunk(plan("destiny", agent, 20161), first, min(chunk, size - first))]
    return {
        "digest": digest(record.digest for record in records),
        "games": len(records),
        "different": len({record.digest for record in records}),
        "outcomes": sorted({record.outcome for record in records}),
    }

def made(name, game):
    return TUNED[name](Tuned(search={"positions": 100})) if name.startswith(("planner", "deep")) else agent(name, game)

def begin(agent):
    plans = [plan(name, agent, 20161, max_steps=10) for name in EXAMPLES]
    records = [play_game(each, 0, seated=lambda *of: players(*of, made)) for each in plans]
    return {"digests": [record.digest for record in records]}

def draw(name, pool, agent, games, seats):
    return survey(Asked(name, pool, agent, tuple(seats), 20164), games).as_json()

jobs = json.loads(sys.argv[1])
print(json.dumps([{"build": build_kind()} | globals()[job[0]](*job[1:]) for job in jobs]))
"""
"""Played in one process: a batch of Destiny, the first decisions of an agent in a game of each kind (one that
searches is short of time), or games of random subjects."""

Job = tuple[Any, ...]
Way = tuple[str, str]
"""The hash seed, and the groups that run interpreted: "0" for none, "1" for all."""
REFERENCE: Way = ("1", "1")
COMPILED: Way = ("4711", "0")
OTHER_SEED: Way = ("1", "0")


def batch(agent: str, chunk: int = WHOLE) -> Job:
    return ("play", agent, GAMES[agent], chunk)


def chunk_of(agent: str, way: Way) -> int:
    """Another size of chunks for each hash seed."""
    return GAMES[agent] // 10 + len(way[0])


def drawn(name: str, agent: str, size: int) -> Job:
    return ("draw", name, SURVEYED[name].pool, agent, size, list(game(name).seat_counts()))


def jobs_of(way: Way) -> list[Job]:
    """Everything that is played in this way: one process plays it all, because starting one takes longer than most."""
    if way[1] in SURVEYED:
        return [drawn(way[1], "random", FEW)]
    if way[1] == PLAYTEST:
        return [batch("greedy-2")]
    in_chunks = [batch(agent, chunk_of(agent, way)) for agent in GAMES]
    if way == OTHER_SEED:
        return in_chunks
    begun = [("begin", agent) for agent in AGENTS]
    few = [drawn(name, "random", FEW) for name in SURVEYED if way == COMPILED and (IS_DEEP or name == SMALL_GAME)]
    all_drawn = [drawn(name, agent, size) for (name, agent), size in DRAWN.items()]
    return [*map(batch, GAMES), *begun, *all_drawn, *few, *(in_chunks if way != REFERENCE or IS_DEEP else [])]


@cache
def told(way: Way) -> dict[str, dict[str, Any]]:
    """The answers to all jobs of a way, by job."""
    hash_seed, interpreted = way
    jobs = jobs_of(way)
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "SANDTABLE_INTERPRETED": interpreted}
    command = [sys.executable, "-c", PROGRAM, json.dumps(jobs)]
    ended = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert ended.returncode == 0, ended.stderr
    return dict(zip(map(json.dumps, jobs), json.loads(ended.stdout), strict=True))


def answer_to(job: Job, way: Way) -> dict[str, Any]:
    return told(way)[json.dumps(job)]


@pytest.fixture(scope="module")
def build() -> None:
    """A compiled build of these very sources, made if need be: that of `make test` will do."""
    try:
        build_engine.build(ROOT, quick=True)
    except CannotCompile as reason:
        missing(str(reason))


@pytest.mark.slow
@pytest.mark.deep
@pytest.mark.parametrize("agent", GAMES)
def test_the_reference_plays_every_game_to_its_end(agent: str) -> None:
    answer = answer_to(batch(agent), REFERENCE)
    assert answer["build"] == "interpreted" and answer["games"] == GAMES[agent]
    assert set(answer["outcomes"]) <= {"wins", "losses", "draws"}
    assert answer["different"] == GAMES[agent], "games repeat: the digest would prove little"


@pytest.mark.slow
@pytest.mark.deep
@pytest.mark.parametrize("agent", GAMES)
def test_compiled_and_interpreted_play_the_same_games(agent: str, build: None) -> None:
    answer = answer_to(batch(agent), COMPILED)
    assert answer["build"] == "compiled"
    assert answer["digest"] == answer_to(batch(agent), REFERENCE)["digest"]


@pytest.mark.slow
@pytest.mark.parametrize("agent", AGENTS)
def test_every_agent_decides_alike_compiled_and_interpreted(agent: str, build: None) -> None:
    reference, compiled = answer_to(("begin", agent), REFERENCE), answer_to(("begin", agent), COMPILED)
    assert (reference["build"], compiled["build"]) == ("interpreted", "compiled")
    assert reference["digests"] == compiled["digests"]


@pytest.mark.slow
@pytest.mark.deep
@pytest.mark.parametrize("agent", GAMES)
@pytest.mark.parametrize("way", [OTHER_SEED, COMPILED, *([REFERENCE] if IS_DEEP else [])])
def test_the_hash_seed_and_the_chunks_make_no_difference(agent: str, way: Way, build: None) -> None:
    """Compiled, which takes a fraction of the time; the interpreted rules take their turn under `make deep`."""
    answer = answer_to(batch(agent, chunk_of(agent, way)), way)
    assert answer["digest"] == answer_to(batch(agent), REFERENCE)["digest"]


@pytest.mark.slow
@pytest.mark.deep
@pytest.mark.parametrize(("name", "agent"), DRAWN)
def test_random_subjects_of_the_whole_pool_play_the_same_in_both_builds(name: str, agent: str, build: None) -> None:
    job = drawn(name, agent, DRAWN[name, agent])
    reference, compiled = answer_to(job, REFERENCE), answer_to(job, COMPILED)
    assert (reference["build"], compiled["build"]) == ("interpreted", "compiled")
    assert (reference["games"], reference["failed"], reference["capped"]) == (DRAWN[name, agent], {}, [])
    for same in ("digest", "decisions", "endings", "brought", "used"):
        assert reference[same] == compiled[same], same


@pytest.mark.slow
@pytest.mark.deep
@pytest.mark.parametrize("name", variants(SURVEYED, (SMALL_GAME,)))
def test_a_game_that_runs_interpreted_beside_a_compiled_engine_plays_the_same(name: str, build: None) -> None:
    job = drawn(name, "random", FEW)
    mixed, compiled = answer_to(job, ("1", name)), answer_to(job, COMPILED)
    assert mixed["build"] == f"compiled, {game(name).title} interpreted"
    assert (compiled["build"], compiled["digest"]) == ("compiled", mixed["digest"])


@pytest.mark.slow
def test_agents_that_run_interpreted_beside_compiled_games_play_the_same(build: None) -> None:
    answer = answer_to(batch("greedy-2"), ("1", PLAYTEST))
    assert answer["build"] == "compiled, agents and playtests interpreted"
    assert answer["digest"] == answer_to(batch("greedy-2"), REFERENCE)["digest"]
