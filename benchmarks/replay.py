"""Opening a replay and stepping through it: `python -m benchmarks.replay [GAME] [--agents greedy-2]`.

At least twenty games on all scenarios of the game are played in this process, on data of their own; the longest one is
measured through the pages, without a network: preparing it (a worker's part), opening it in a process that has never
seen it, opening it again, and a step to each of many moments. Times are by the clock and by the processor, which other
work on the machine lengthens less.
"""

from __future__ import annotations

import argparse
import gzip
import os
import statistics
import tempfile
import time
from collections.abc import Callable
from functools import partial
from typing import Any, Final

STEPS: Final = 60
GAMES: Final = 20


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="tide_of_iron")
    parser.add_argument("--agents", default="greedy-2")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        os.environ |= {"SANDTABLE_VAR": folder, "DJANGO_SETTINGS_MODULE": "config.settings.test"}
        import django

        django.setup()
        from django.core.management import call_command

        call_command("migrate", verbosity=0)
        for line in measured(asked.game, asked.agents):
            print(line)


def timed(work: Callable[[], Any]) -> tuple[Any, float, float]:
    """The result, milliseconds by the clock and by the processor."""
    wall, processor = time.perf_counter(), time.process_time()
    found = work()
    return found, 1000 * (time.perf_counter() - wall), 1000 * (time.process_time() - processor)


def measured(game: str, agent: str) -> list[str]:
    from django.contrib.auth.models import User
    from django.test import Client

    from config.serving import get_ready
    from simulate.watching.replay.library import LIBRARY
    from simulate.watching.replay.preparing import prepare
    from simulate.watching.replay.store import path_of

    owner = User.objects.create_user("reader")
    batch, number, decisions = longest(game, agent, owner)
    browser = Client(HTTP_HOST="localhost")
    browser.force_login(owner, backend="django.contrib.auth.backends.ModelBackend")
    address = f"{batch.get_absolute_url()}/games/{number}"
    get_ready()
    _, wall, processor = timed(lambda: prepare(batch, number))
    lines = [
        f"{batch.title}, game {number}: {decisions} decisions, load {os.getloadavg()[0]:.1f}",
        f"prepared by a worker: {wall:.0f} ms ({processor:.0f} ms of the processor), "
        f"{path_of(batch, number).stat().st_size / 1000:.0f} kB kept",
    ]
    middle = decisions // 2
    page, wall, processor = timed(lambda: browser.get(f"{address}?at={middle}"))
    assert page.status_code == 200
    lines.append(f"opened, never seen: {wall:.0f} ms ({processor:.0f}), {len(page.content) / 1000:.0f} kB")
    _, wall, processor = timed(lambda: browser.get(f"{address}?at={middle}"))
    lines.append(f"opened again: {wall:.0f} ms ({processor:.0f})")
    LIBRARY.games.clear()
    _, wall, processor = timed(lambda: browser.get(f"{address}?at={middle}"))
    lines.append(f"opened again, the file read anew: {wall:.0f} ms ({processor:.0f})")
    steps = [timed(partial(browser.get, f"{address}/at/{at}")) for at in moments(decisions)]
    walls, processors = [step[1] for step in steps], [step[2] for step in steps]
    sizes = [len(step[0].content) for step in steps]
    packed = [len(gzip.compress(step[0].content)) for step in steps]
    lines += [
        f"a step: median {statistics.median(walls):.0f} ms ({statistics.median(processors):.0f}), "
        f"longest {max(walls):.0f} ms ({max(processors):.0f})",
        f"bytes of a step: median {statistics.median(sizes) / 1000:.1f} kB, most {max(sizes) / 1000:.1f} kB; "
        f"as they are sent, packed: most {max(packed) / 1000:.1f} kB",
    ]
    return lines


def moments(decisions: int) -> list[int]:
    """Moments all over the game, the last one as well."""
    return sorted({decisions * step // STEPS for step in range(STEPS + 1)})


def longest(game_name: str, agent: str, owner: Any) -> tuple[Any, int, int]:
    """The playtest and the number of the longest of the games, with its decisions."""
    from sandtable.engine.registry import game
    from simulate.asking import services
    from simulate.asking.request import FrozenScenario, on_scenario
    from simulate.models import Batch
    from tests.support.playtests import play_all
    from tests.support.replays import a_playtest_of

    scenarios = game(game_name).scenarios()
    requests = []
    for slug in scenarios.slugs if scenarios else ():
        document = scenarios.document(slug)  # type: ignore[union-attr]
        seats = game(game_name).seat_counts(document)[-1]
        each = max(2, -(-GAMES // len(scenarios.slugs)))  # type: ignore[union-attr]
        frozen = FrozenScenario(document["title"], document)
        requests.append(on_scenario(game=game_name, scenario=frozen, agents=(agent,) * seats, games=each, seed=7))
    for number, request in enumerate(requests or [a_playtest_of(game_name)]):
        services.create_batch(owner=owner, request=request, idempotency_key=f"longest-{number}")
        play_all()
    found = [(record.decisions, batch.pk, record.number) for batch in Batch.objects.all() for record in batch.records()]
    decisions, key, number = max(found)
    return Batch.objects.get(pk=key), number, decisions


if __name__ == "__main__":
    main()
