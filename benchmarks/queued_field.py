"""A field of 24 decks through two workers, beside the same in bare processes: `python -m benchmarks.queued_field`.

Every deck meets every other one: 276 playtests of 20 games each. A real dispatcher and workers on an empty SQLite
database and the embedded transport. The queue's time runs from asking to the answer of the study, the bare time from
the first game to the last. The digests of all playtests are compared. It ends with 1 where the promise is broken.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
import time
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from benchmarks.queue import prepare, processor_time, request, running, through_the_queue, wait_for_the_end

if TYPE_CHECKING:
    from sandtable.playtest.plan import Plan
    from simulate.models import Study

TIMES: Final = 1.3
PLUS_S: Final = 5.0
"""The promise: at most this many times bare play, and these seconds."""
WORKERS: Final = 2


def question(agent: str, decks: int, pairs: int, seed: int) -> Any:
    """Random legal decks that all meet each other."""
    from sandtable.engine.dice import seeded
    from sandtable.engine.registry import game
    from simulate.study.field.question import Member, Question

    drawn = [game("destiny").random_subject(seeded("queued field", number), "awakenings") for number in range(decks)]
    members = tuple(Member(f"deck {number}", agent, subject=each) for number, each in enumerate(drawn))
    return Question("destiny", members, pairs, seed, is_even=True)


def queued(owner: Any, asked: Any, seed: int) -> tuple[Study, float]:
    """Ask for the field and wait for its answer; the seconds that it took."""
    from simulate.models import Study
    from simulate.study import services
    from simulate.study.field.services import asked as study_of

    began = time.monotonic()
    study = services.create_study(owner=owner, asked=study_of(asked), idempotency_key=f"field {seed}")
    wait_for_the_end(Study.objects.filter(pk=study.pk, state="running"))
    took = time.monotonic() - began
    study.refresh_from_db()
    assert study.state == "done", (study.state, study.problem)
    return study, took


def bare(study: Study) -> tuple[float, float]:
    """The same games in as many processes: seconds on the clock and of processors. Checks every digest."""
    batches = list(study.batches.order_by("pk"))
    plans = [(batch.plan(), batch.n_games) for batch in batches]
    with multiprocessing.get_context("spawn").Pool(WORKERS) as pool:
        pool.map(ready, range(4 * WORKERS), chunksize=1)  # the rules are imported before the clock runs
        began = time.monotonic()
        results = pool.starmap(played, plans, chunksize=1)
        seconds = time.monotonic() - began
    assert [digest for digest, _spent in results] == [batch.digest for batch in batches]
    return seconds, sum(spent for _digest, spent in results)


def ready(_number: int) -> None:
    """Import the rules; the wait lets every process have its turn."""
    import_module("sandtable.playtest.headless")
    time.sleep(0.2)


def played(plan: Plan, games: int) -> tuple[str, float]:
    from sandtable.playtest.headless import play

    began = time.process_time()
    digest = play(plan, games).report.games.digest
    return digest, time.process_time() - began


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.queued_field", description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--decks", type=int, default=24)
    parser.add_argument("--games", type=int, default=20, help="of each pairing (20)")
    parser.add_argument("--agent", default="greedy-2")
    chosen = parser.parse_args()
    prepare()
    from django.contrib.auth import get_user_model

    owner = get_user_model().objects.create_user("bench")
    is_kept = True
    with running(WORKERS) as worker:
        through_the_queue(owner, worker, request(chosen.agent, 20, 0))  # from now on the speed is known
        for seed in range(1, chosen.rounds + 1):
            before = processor_time(worker)
            study, took = queued(owner, question(chosen.agent, chosen.decks, chosen.games // 2, 10_000 * seed), seed)
            spent = processor_time(worker) - before
            alone, alone_spent = bare(study)
            most = TIMES * alone + PLUS_S
            is_kept = is_kept and took <= most
            print(
                f"{chosen.agent}, {study.batches.count()} playtests: queued {took:.1f} s, bare {alone:.1f} s, "
                f"promised {most:.1f} s: {'kept' if took <= most else 'BROKEN'}; processor {spent:.1f} s, "
                f"bare {alone_spent:.1f} s; load {os.getloadavg()[0]:.1f}",
                flush=True,
            )
    return 0 if is_kept else 1


if __name__ == "__main__":
    sys.exit(main())
