"""A process that plays when told to: each line read is a number of seconds, each line written says what that brought.

Started as `python benchmarks/worker.py ours|peers NAME`. One contender runs at a time, so they share a machine fairly;
time is the processor time of this process, which other programs on the machine disturb least.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TextIO

Play = Callable[[int], int]
"""Plays one game of this seed and returns how many decisions it took."""


def contender(kind: str, name: str) -> tuple[Play, str]:
    """The measured thing, and its build or version."""
    sys.path[0] = str(Path(__file__).resolve().parent.parent)  # the project, not the folder of this file
    if kind == "ours":
        from benchmarks import ours

        return ours.CONTENDERS[name](), ours.version()
    from benchmarks import peers

    return peers.CONTENDERS[name](), peers.version(name)


def one_round(play: Play, first: int, seconds: float) -> dict[str, float]:
    """Play games `first`, `first + 1`, ... for at least this long, and at least one."""
    games = decisions = 0
    started = time.process_time()
    while (spent := time.process_time() - started) < seconds or not games:
        decisions += play(first + games)
        games += 1
    return {"games": games, "decisions": decisions, "seconds": spent}


def main() -> None:
    answers = sys.stdout
    with open(os.devnull, "w") as nowhere:  # what the engines print is not an answer
        sys.stdout = nowhere
        serve(*contender(*sys.argv[1:3]), answers)


def serve(play: Play, version: str, answers: TextIO) -> None:
    """Play a first game to warm up, then whenever asked."""
    play(0)
    print(json.dumps({"version": version}), file=answers, flush=True)
    first = 1
    for line in sys.stdin:
        result = one_round(play, first, float(line))
        first += int(result["games"])
        print(json.dumps(result), file=answers, flush=True)


if __name__ == "__main__":
    main()
