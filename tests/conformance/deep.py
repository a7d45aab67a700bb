"""Copies made at every decision go on as the game itself did: `python -m tests.conformance.deep --games 200`.

A game is played at random; then, at every decision of it, a clone and a state stored and restored take the decisions
the game took from there on and have to end as it did, bit by bit. The suite does so for a few games (test_drawn.py).
"""

from __future__ import annotations

import argparse
import sys
import time

from sandtable.compiled import ROOT as ROOT  # chooses the build before any rule is imported
from sandtable.engine.build import build_kind
from sandtable.engine.dice import seeded
from sandtable.engine.game import State
from tests.conformance.drawn import ALL, Drawn
from tests.conformance.walks import to_the_end


def copies_go_on_identically(drawn: Drawn, number: int, every: int = 1) -> int:
    """Compare copies at each `every`-th decision of one game; how many that were. AssertionError names the decision."""
    setup = drawn.setup(number)
    state = drawn.start(number)
    taken = to_the_end(state.clone(), seeded("deep", drawn.seed, number))
    end = after(state.clone(), taken)
    assert end.outcome() is not None, f"{drawn}, game {number} does not end"
    for at, decision in enumerate(taken):
        if at % every == 0:
            where = f"{drawn}, game {number}, decision {at}"
            before = state.store()
            clone = state.clone()
            restored = drawn.game.restore(setup, before)
            assert clone.store() == restored.store() == before, f"{where}: a copy differs"
            assert clone.ask() == restored.ask() == state.ask(), f"{where}: a copy asks something else"
            for kind, copy in (("clone", clone), ("restored state", restored)):
                assert after(copy, taken[at:]).store() == end.store(), f"{where}: the {kind} goes another way"
            assert state.store() == before, f"{where}: what a copy does changes the game"
        state.apply(decision)
    assert state.store() == end.store()
    return (len(taken) + every - 1) // every


def after(state: State, decisions: list[int]) -> State:
    """The state, moved on by these decisions."""
    for decision in decisions:
        state.apply(decision)
    return state


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Copies at every decision of random games go on identically.")
    parser.add_argument("--games", type=int, default=200, help="taken in turn for every number of seats")
    parser.add_argument("--seed", type=int, default=ALL[0].seed)
    chosen = parser.parse_args(arguments)
    kinds = [Drawn(each.name, each.seats, chosen.seed) for each in ALL]
    compared = dict.fromkeys(kinds, 0)
    started = time.monotonic()
    for number in range(chosen.games):
        kind = kinds[number % len(kinds)]
        compared[kind] += copies_go_on_identically(kind, number)
    for kind, decisions in compared.items():
        games = len(range(kinds.index(kind), chosen.games, len(kinds)))
        print(f"{kind}: {games} games, cloned and restored at {decisions:,} decisions: all went on identically")
    print(f"seed {chosen.seed}, {time.monotonic() - started:.0f} s, {build_kind()}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
