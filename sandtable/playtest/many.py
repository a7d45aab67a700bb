"""Many games of a plan on several processors: the same records however they were cut."""

# interpreted: runs around the games, not within them

from __future__ import annotations

import math
import multiprocessing
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from itertools import repeat
from typing import Any, Final, TypeVar

from sandtable.playtest.batch import play_chunk
from sandtable.playtest.plan import GameRecord, Plan

R = TypeVar("R")
_CHUNKS_EACH: Final = 8
"""Chunks for each process: some games are longer than others."""


def play_many(plan: Plan, games: int, processes: int = 1) -> list[GameRecord]:
    """Games 0 to `games` - 1 in order. Raises BadSetup."""
    plan.check()
    if processes == 1:
        return play_chunk(plan, 0, games)
    size = plan.rotation_size * math.ceil(plan.rotations(games) / (processes * _CHUNKS_EACH))
    firsts = range(0, games, size)
    sizes = [min(size, games - first) for first in firsts]
    # a plan of its own: the set-ups this one has read stay here
    parts = on_processors(processes, play_chunk, repeat(replace(plan)), firsts, sizes)
    return [record for part in parts for record in part]


def on_processors(processes: int, job: Callable[..., R], *arguments: Iterable[Any]) -> Iterator[R]:
    """The results of `job` for every set of arguments, in order; with one process they are made in this one."""
    if processes == 1:
        yield from map(job, *arguments)
        return
    forked = multiprocessing.get_context("fork")  # a child knows the games this process knows
    with ProcessPoolExecutor(processes, mp_context=forked) as pool:
        yield from pool.map(job, *arguments)
