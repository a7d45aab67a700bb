"""Measures the speed of Sandtable. Each contender plays a little, then the next, round after round; medians count.

Without an option it prints a table of all parts beside other engines. `--guard` compares with the kept figures,
`--keep` keeps new ones, `--against CHECKOUT` compares with another checkout. `--seconds` and `--rounds` make all of it
steadier.
"""

from __future__ import annotations

import argparse
import os
import platform
import statistics
import sys
from collections.abc import Sequence
from contextlib import ExitStack
from fnmatch import fnmatch
from pathlib import Path

from benchmarks import guard, ours, paired
from benchmarks.contender import ROOT, CannotMeasure, Contender, compiled, peers_python
from benchmarks.kept import build_of
from benchmarks.peers import CONTENDERS as OTHERS


def contenders(names: Sequence[str], others: Path | None) -> list[Contender]:
    """Everybody, started and warmed up. Raises CannotMeasure without a compiled build.

    Planners are measured compiled only: interpreted, one game takes up to a minute.
    """
    found = []
    for name in names:
        found.append(compiled(name))
        if "planner" not in name:
            found.append(Contender(name, interpreted=True))
    return found + [Contender(name, python=others) for name in OTHERS if others]


def table(measured: list[Contender]) -> str:
    """The results as a Markdown table."""
    lines = ["| what | version | decisions/s | games/s | decisions/game | games |", "|---|---|--:|--:|--:|--:|"]
    for one in measured:
        games = sum(played.games for played in one.rounds)
        length = sum(played.decisions for played in one.rounds) / games
        decisions_s = statistics.median(played.decisions / played.seconds for played in one.rounds)
        games_s = statistics.median(played.games / played.seconds for played in one.rounds)
        lines.append(
            f"| {one.name} | {one.version} | {decisions_s:,.0f} | {games_s:,.1f} | {length:,.0f} | {games:,} |"
        )
    return "\n".join(lines)


def beside_others(names: Sequence[str], rounds: int, seconds: float, *, with_peers: bool) -> int:
    """Print the table of all contenders."""
    with ExitStack() as stack:
        everybody = contenders(names, peers_python() if with_peers else None)
        for one in everybody:
            stack.callback(one.end)
        for _ in range(rounds):
            for one in everybody:
                one.play(seconds)
    print(circumstances(rounds, seconds) + "\n\n" + table(everybody))
    return 0


def against(names: Sequence[str], rounds: int, seconds: float, checkout: Path) -> int:
    """Print the paired table, part by part; 1 when a part could not be measured, else 0."""
    builds = f"before: {build_of(checkout.resolve())}, after: {build_of(ROOT)}"
    print(f"{circumstances(rounds, seconds)}; {builds}\n")
    is_whole = True
    for line, is_measured in paired.report(names, checkout.resolve(), rounds, seconds):
        print(line, flush=True)
        is_whole &= is_measured
    return 0 if is_whole else 1


def circumstances(rounds: int, seconds: float) -> str:
    """The line above a table."""
    load = ", ".join(f"{part:.1f}" for part in os.getloadavg())
    machine = f"Python {platform.python_version()}, {os.cpu_count()} cores, load {load}"
    return f"{machine}; median of {rounds} rounds of {seconds} s processor time"


def chosen_names(patterns: Sequence[str]) -> list[str]:
    """The parts that match one of the patterns; all without a pattern. Raises CannotMeasure when none does."""
    names = [name for name in ours.names() if not patterns or any(fnmatch(name, each) for each in patterns)]
    if not names:
        raise CannotMeasure(f"no part matches; the parts: {'; '.join(ours.names())}")
    return names


def parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description="The speed of Sandtable.")
    parser.add_argument("--seconds", type=float, default=0.5, help="for each contender in each round (0.5)")
    parser.add_argument("--rounds", type=int, default=5, help="rounds, of which the median counts (5)")
    parser.add_argument("--only", nargs="+", default=[], metavar="PATTERN", help='these parts: "Destiny, *" "Clone"')
    modes = parser.add_mutually_exclusive_group()
    modes.add_argument("--no-peers", action="store_true", help="the table without the other engines")
    modes.add_argument("--guard", action="store_true", help="say what fell by more than 10 %% since figures were kept")
    modes.add_argument("--keep", action="store_true", help="keep the figures for --guard")
    modes.add_argument(
        "--against", type=Path, metavar="CHECKOUT", help="this checkout in turns with another, older one"
    )
    return parser.parse_args()


def main() -> int:
    chosen = parsed()
    try:
        names = chosen_names(chosen.only)
        if chosen.guard or chosen.keep:
            run = guard.keep if chosen.keep else guard.compare
            return run(names, chosen.rounds, chosen.seconds, is_whole=not chosen.only)
        if chosen.against:
            return against(names, chosen.rounds, chosen.seconds, chosen.against)
        return beside_others(names, chosen.rounds, chosen.seconds, with_peers=not chosen.no_peers)
    except CannotMeasure as reason:
        print(f"*** {reason}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
