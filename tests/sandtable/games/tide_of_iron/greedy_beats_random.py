"""Greedy against random on both sides of every scenario.

Run it as `python -m tests.sandtable.games.tide_of_iron.greedy_beats_random 100`, with the number of games for each side
and scenario.
"""

from __future__ import annotations

import sys

from sandtable.compiled import ROOT as ROOT  # chooses the build before any rule is imported
from sandtable.games.tide_of_iron.scenario import SCENARIOS
from sandtable.playtest.batch import play_chunk
from sandtable.playtest.plan import Plan

SUBJECTS = ({"name": "greedy-2"}, {"name": "random"})


def won(slug: str, pairs: int, seed: int = 96) -> tuple[int, int]:
    """The games that the greedy agent wins as Americans and as Germans; a pair shares its seed."""
    plan = Plan("tide_of_iron", SUBJECTS, ("greedy-2", "random"), seed, SCENARIOS.document(slug))
    records = play_chunk(plan, 0, 2 * pairs)
    assert {record.outcome for record in records} <= {"wins", "losses", "draws"}, records
    wins = [record.winners == (0,) for record in records]
    return sum(wins[::2]), sum(wins[1::2])


def main() -> int:
    pairs = int(sys.argv[1]) if len(sys.argv) > 1 else 50
    worst = 100
    for slug in SCENARIOS.slugs:
        american, german = won(slug, pairs)
        share = 100 * (american + german) // (2 * pairs)
        worst = min(worst, share)
        print(f"{slug}: {american} of {pairs} as Americans, {german} of {pairs} as Germans: {share} %", flush=True)
    print(f"at least {worst} % of mirrored games on every scenario")
    return 0 if worst >= 95 else 1


if __name__ == "__main__":
    sys.exit(main())
