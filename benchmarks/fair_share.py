"""The shares of ten people beside somebody's batch of 100,000 games: `python -m benchmarks.fair_share`.

Real workers and a real dispatcher on an empty SQLite database and the embedded transport. Half of the ten let random
agents play, half greedy ones; each asks for about as much work. Looked at is the processor time that each was given
from the moment when the last of them has asked until the first of them has all games. The index of Jain is 1 where all
have the same, and 1/10 where one has everything. It ends with 1 where the promise is broken.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Sequence
from typing import Any, Final

from benchmarks.queue import MOST_GAMES, PATIENCE_S, prepare, request, running, through_the_queue

LEAST: Final = 0.95
PEOPLE: Final = 10
GAMES: Final = {"random": 20_000, "greedy-2": 1_000}
"""Games of one person; a greedy one takes as long as twenty random ones."""


def jain(given: Sequence[float]) -> float:
    """The index of fairness of Jain: the square of the sum, over the number times the sum of squares."""
    return sum(given) ** 2 / (len(given) * sum(each**2 for each in given))


def shares(owners: Sequence[Any]) -> list[float]:
    """Seconds of a processor that counted games of each of these people took."""
    from django.db.models import Sum

    from simulate.models import Chunk

    rows = Chunk.objects.filter(state="done").values("batch__owner").annotate(spent=Sum("processor_ms"))
    spent = {row["batch__owner"]: row["spent"] for row in rows}
    return [spent.get(owner.pk, 0) / 1000 for owner in owners]


def wait_for_the_first(owners: Sequence[Any]) -> None:
    """Until one of these people has all games."""
    from simulate.models import Batch, BatchState

    give_up = time.monotonic() + PATIENCE_S
    while not Batch.objects.filter(owner__in=owners, state=BatchState.DONE).exists():
        if time.monotonic() > give_up:
            raise SystemExit(f"nobody has all games after {PATIENCE_S:.0f} s")
        time.sleep(0.1)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.fair_share", description=__doc__)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--part", type=float, default=1.0, help="of the usual games (1)")
    chosen = parser.parse_args()
    prepare()
    from django.contrib.auth import get_user_model

    from simulate.asking import services

    users = get_user_model().objects
    big, *people = [users.create_user(f"person{number}") for number in range(PEOPLE + 1)]
    with running(chosen.workers) as worker:
        first = users.create_user("first")
        for agent in GAMES:
            through_the_queue(first, worker, request(agent, GAMES[agent] // 40, 0))  # from now on the speed is known
        services.create_batch(owner=big, request=request("random", MOST_GAMES // 2, 1), idempotency_key="big")
        for number, owner in enumerate(people):
            agent = list(GAMES)[number % len(GAMES)]
            asked = request(agent, int(chosen.part * GAMES[agent] / 2), 2 + number)
            services.create_batch(owner=owner, request=asked, idempotency_key="small")
        everybody = [*people, big]
        before = shares(everybody)
        wait_for_the_first(people)
        *given, most = (now - then for now, then in zip(shares(everybody), before, strict=True))
    found = jain(given)
    told = ", ".join(f"{each:.1f}" for each in given)
    print(f"processor time of {PEOPLE} people: {told} s; of the big batch {most:.1f} s; load {os.getloadavg()[0]:.1f}")
    print(f"Jain {found:.3f}, promised {LEAST}: {'kept' if found >= LEAST else 'BROKEN'}; all eleven "
          f"{jain([*given, most]):.3f}", flush=True)  # fmt: skip
    return 0 if found >= LEAST else 1


if __name__ == "__main__":
    sys.exit(main())
