"""Measure how often intervals and tests hold; ends with 1 when a bar is missed.

`python -m benchmarks.coverage [--runs 20000] [--only pairs,looking] [--seed 20261124]`
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from functools import partial

from benchmarks.coverage import alarms, intervals, looking
from benchmarks.coverage.tables import Row, told

Table = Callable[[int, int], Iterator[Row]]
TABLES: dict[str, tuple[str, Table]] = {
    "pairs": ("Shares by mirrored pairs", partial(intervals.cells, 2)),
    "elo": ("Elo by mirrored pairs", partial(intervals.cells, 2, method=intervals.by_elo)),
    "games": ("Shares by single games (kept seats, who goes first)", partial(intervals.cells, 1)),
    "three": ("Shares by rotations of three", partial(intervals.cells, 3)),
    "four": ("Shares by rotations of four", partial(intervals.cells, 4)),
    "five": ("Shares by rotations of five", partial(intervals.cells, 5)),
    "groups": ("Shares of what luck deals", intervals.of_groups),
    "series": ("Mean over opponents", intervals.of_series),
    "looking": ("Ever wrong, looked at after every pair", partial(looking.cells, 2)),
    "looking-games": ("Ever wrong, looked at after every game", partial(looking.cells, 1)),
    "looking-four": ("Ever wrong, looked at after every rotation of four", partial(looking.cells, 4)),
    "seats": ("False alarms: are the seats even?", alarms.of_seats),
    "opponents": ("False alarms: a series of equals", alarms.of_opponents),
}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=20261124)
    parser.add_argument("--only", default=",".join(TABLES), help="tables, with commas between them")
    asked = parser.parse_args()
    print(f"{asked.runs} runs a cell, seed {asked.seed}")
    rows = [
        row
        for name in asked.only.split(",")
        for row in told(f"{TABLES[name][0]} ({name})", TABLES[name][1](asked.runs, asked.seed))
    ]
    missed = [row for row in rows if not row.is_met]
    print(f"\n{len(rows)} cells, {len(missed)} missed")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
