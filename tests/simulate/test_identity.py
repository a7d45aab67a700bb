"""The same plan gives the same games: compiled or not, whatever the hash seed, wherever the chunks are cut.

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

from simulate.compiled import ROOT
from simulate.engine.registry import game
from tests.conformance.examples import SURVEYED
from tests.support.programs import missing
from tools import build_engine

GAMES = {"random": 2000, "greedy": 20}
"""How many games decide; random games reach corners, greedy ones clone and imagine on the way."""
PLAY = """
import json, sys
from simulate.engine.build import build_kind
from simulate.playtest.batch import digest, play_chunk
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

DRAWN = {(name, agent): games for name, drawn in SURVEYED.items() for agent, games in drawn.games.items()}
"""Games of random subjects of the whole pool on random scenarios, by as many as can play."""
SURVEY = """
import json, sys
from simulate.playtest.survey import Asked, survey

name, pool, agent, games, *seats = sys.argv[1:]
found = survey(Asked(name, pool, agent, tuple(map(int, seats)), 20164), int(games))
print(json.dumps(found.as_json()))
"""


@cache
def played(agent: str, *, chunk: int, hash_seed: str = "0", interpreted: bool = True) -> dict[str, Any]:
    """What a process of its own says of the batch; `chunk` games at a time."""
    return told_by([PLAY, agent, str(GAMES[agent]), str(chunk)], hash_seed, interpreted)


def surveyed(name: str, agent: str, *, hash_seed: str, interpreted: bool) -> dict[str, Any]:
    """What a process of its own says of games of random subjects."""
    seats = map(str, game(name).seat_counts())
    return told_by([SURVEY, name, SURVEYED[name].pool, agent, str(DRAWN[name, agent]), *seats], hash_seed, interpreted)


def told_by(program: list[str], hash_seed: str, interpreted: bool) -> dict[str, Any]:
    """The JSON that a program prints."""
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "SANDTABLE_INTERPRETED": "1" if interpreted else "0"}
    command = [sys.executable, "-c", *program]
    ended = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=280)
    assert ended.returncode == 0, ended.stderr
    answer: dict[str, Any] = json.loads(ended.stdout)
    return answer


@pytest.fixture(scope="module")
def build() -> None:
    """The compiled build of these very sources, made if need be."""
    try:
        build_engine.build(ROOT)
    except build_engine.CannotCompile as reason:
        missing(str(reason))


@pytest.mark.slow
@pytest.mark.parametrize("agent", GAMES)
def test_the_reference_plays_every_game_to_its_end(agent: str) -> None:
    answer = played(agent, chunk=2000)
    assert answer["build"] == "interpreted" and answer["games"] == GAMES[agent]
    assert set(answer["outcomes"]) <= {"wins", "losses", "draws"}
    assert answer["different"] == GAMES[agent], "games repeat: the digest would prove little"


@pytest.mark.slow
@pytest.mark.parametrize("agent", GAMES)
@pytest.mark.timeout(900)
def test_compiled_and_interpreted_play_the_same_games(agent: str, build: None) -> None:
    answer = played(agent, chunk=2000, interpreted=False)
    assert answer["build"] == "compiled"
    assert answer["digest"] == played(agent, chunk=2000)["digest"]


@pytest.mark.slow
@pytest.mark.parametrize("agent", GAMES)
@pytest.mark.parametrize("hash_seed", ["1", "4711"])
def test_the_hash_seed_and_the_chunks_make_no_difference(agent: str, hash_seed: str) -> None:
    answer = played(agent, chunk=GAMES[agent] // 10 + len(hash_seed) * 2, hash_seed=hash_seed)
    assert answer["digest"] == played(agent, chunk=2000)["digest"]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "agent"), DRAWN)
@pytest.mark.timeout(900)
def test_random_subjects_of_the_whole_pool_play_the_same_in_both_builds(name: str, agent: str, build: None) -> None:
    reference = surveyed(name, agent, hash_seed="1", interpreted=True)
    compiled = surveyed(name, agent, hash_seed="4711", interpreted=False)
    assert (reference["build"], compiled["build"]) == ("interpreted", "compiled")
    assert (reference["games"], reference["failed"], reference["capped"]) == (DRAWN[name, agent], {}, [])
    for same in ("digest", "decisions", "endings", "brought", "used"):
        assert reference[same] == compiled[same], same
