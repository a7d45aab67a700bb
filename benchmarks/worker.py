"""A process that plays when told to: each line read is a request, each line written says what that brought.

Started as `python benchmarks/worker.py ours|peers NAME CHECKOUT`. Our rules and agents are those of CHECKOUT, which may
be an older one; the benchmarks are those of this checkout. One contender runs at a time, so they share a machine
fairly; time is the processor time of this process, which other programs on the machine disturb least.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TextIO

Play = Callable[[int], int]
"""Plays one game of this seed and returns how many decisions it took."""


def contender(kind: str, name: str, checkout: str) -> tuple[Play, str]:
    """The measured thing, and its build or version. Raises LookupError when the checkout has no such thing."""
    sys.path[0] = str(Path(__file__).resolve().parent.parent)  # the project, not the folder of this file
    import benchmarks  # noqa: F401 - its modules are found here from now on

    sys.path[0] = checkout
    if kind == "ours":
        from benchmarks import ours

        return ours.contender(name), ours.version()
    from benchmarks import peers

    return peers.CONTENDERS[name](), peers.version(name)


def one_round(play: Play, first: int, seconds: float = 0.0, games: int = 1) -> dict[str, float]:
    """Play games in order of number, from `first` on. It ends when `seconds` have passed and `games` games are over."""
    done = decisions = 0
    started = time.process_time()
    while (spent := time.process_time() - started) < seconds or done < games:
        decisions += play(first + done)
        done += 1
    return {"games": done, "decisions": decisions, "seconds": spent}


def main() -> None:
    answers = sys.stdout
    with open(os.devnull, "w") as nowhere:  # what the engines print is not an answer
        sys.stdout = nowhere
        try:
            play, version = contender(*sys.argv[1:4])
        except LookupError as reason:
            tell({"missing": str(reason)}, answers)
            return
        serve(play, version, answers)


def serve(play: Play, version: str, answers: TextIO) -> None:
    """Play a first game to warm up, then whenever asked: `{"seconds": 0.5}` or `{"first": 1, "games": 20}`.

    A request without a first game goes on behind the last one played.
    """
    play(0)
    tell({"version": version}, answers)
    following = 1
    for line in sys.stdin:
        asked = json.loads(line)
        first = asked.pop("first", following)
        result = one_round(play, first, **asked)
        following = first + int(result["games"])
        tell(result, answers)


def tell(answer: dict[str, Any], answers: TextIO) -> None:
    print(json.dumps(answer), file=answers, flush=True)


if __name__ == "__main__":
    main()
