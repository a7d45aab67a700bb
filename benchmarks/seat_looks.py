"""The processor time of a look at a seat, at every question of a game: `python -m benchmarks.seat_looks [GAME]`.

A person and an agent play by chance on a scenario (`--scenario`), or with the starter decks of Destiny. At each
question the piece of the page is asked for by a browser without a network, as a page does that has not seen it yet, and
once more with its tag. The middle and the worst are told, and of the worst looks the milliseconds of their parts.
"""

from __future__ import annotations

import argparse
import os
import random
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from typing import Any, Final

QUESTIONS: Final = 150
SEED: Final = 1
BY_CHANCE: Final = ("random", "random")
PARTS: Final = ("view", "idle", "foretold", "options_of", "several_of")
"""Functions that `simulate.watching.seat.seeing` calls; each is timed."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="tide_of_iron")
    parser.add_argument("--scenario", default="", help="the short name of one that comes with the game")
    parser.add_argument("--decks", default="", help="two decks that come with the game, with a comma between")
    parser.add_argument("--questions", type=int, default=QUESTIONS)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        os.environ |= {"SANDTABLE_VAR": folder, "DJANGO_SETTINGS_MODULE": "config.settings.test"}
        import django

        django.setup()
        from django.core.management import call_command

        call_command("migrate", verbosity=0)
        for line in measured(asked.game, asked.scenario or asked.decks, asked.questions):
            print(line)


def measured(game: str, named: str, questions: int) -> Iterator[str]:
    """The lines of the report."""
    from django.contrib.auth.models import User
    from django.test import Client

    owner = User.objects.create_user("person")
    browser = Client(HTTP_HOST="localhost")
    browser.force_login(owner)
    looks: list[tuple[float, dict[str, float], str]] = []
    again: list[float] = []
    browser.get("/play")  # the first page of a process loads what later ones have
    is_first = True
    with parts_timed() as parts:
        for seated in moments(owner, game, named, questions):
            address = f"/play/{seated.public_id}/table"
            if is_first:
                browser.get(address)
                is_first = False
            parts.clear()
            answer, spent = timed(partial(browser.get, address))
            looks.append((spent, dict(parts), prompt_of(seated)))
            _, quick = timed(partial(browser.get, address, headers={"If-None-Match": answer["ETag"]}))
            again.append(quick)
    all_spent = sorted(each for each, _, _ in looks)
    yield f"{game} {named}: {len(looks)} questions"
    middle, many = statistics.median(all_spent), all_spent[len(all_spent) * 95 // 100]
    yield f"a look: median {middle:.0f} ms, 95 % within {many:.0f} ms, worst {all_spent[-1]:.0f} ms"
    yield f"a look that finds nothing new: median {statistics.median(again):.1f} ms, worst {max(again):.1f} ms"
    for total, found, prompt in sorted(looks, key=lambda each: -each[0])[:3]:
        told = ", ".join(f"{name} {each:.0f}" for name, each in sorted(found.items(), key=lambda each: -each[1]))
        yield f"  {total:.0f} ms: {prompt} ({told})"


def moments(owner: Any, game: str, named: str, questions: int) -> Iterator[Any]:
    """A game at its next questions to the person, who answers by chance; agents take their turns at once."""
    from simulate.models import SeatedGame, SeatedState
    from simulate.watching.seat import services, thinking
    from simulate.watching.seat.seated import table_of

    made = services.start(owner=owner, request=wanted(game, named), people=[0], idempotency_key="k")
    chance = random.Random(1)  # noqa: S311 - a benchmark
    for _ in range(questions):
        while thinking.think(made.pk):
            pass
        seated = SeatedGame.objects.get(pk=made.pk)
        if seated.state != SeatedState.PERSON:
            return
        yield seated
        state = table_of(seated).state
        services.answer(game=seated, question=seated.question, option=chance.randrange(state.count()))


def wanted(game: str, named: str) -> Any:
    """The game at the table that stands ready, or with the decks or on the scenario of this name."""
    from sandtable.command import shipped
    from simulate.asking.request import FrozenScenario, PlaytestRequest, Subject, on_scenario
    from simulate.watching.seat.at_once import request_for

    if "," in named:
        decks = [shipped.deck(game, each) for each in named.split(",")]
        subjects = tuple(Subject(deck["name"], deck) for deck in decks)
        return PlaytestRequest(game=game, subjects=subjects, agents=BY_CHANCE, rotations=1, seed=SEED)
    if not named:
        found = request_for(game)
        assert found is not None, "every game with decks has starters; name a scenario of the others"
        return replace(found, seed=SEED, agents=BY_CHANCE)
    kept = FrozenScenario(named, shipped.scenario(game, named))
    return on_scenario(game=game, scenario=kept, agents=BY_CHANCE, games=1, seed=SEED, keeps_sides=True)


@contextmanager
def parts_timed() -> Iterator[dict[str, float]]:
    """The milliseconds that each of PARTS takes, by name, while this holds."""
    from simulate.watching.seat import seeing

    spent: dict[str, float] = {}
    before = {name: getattr(seeing, name) for name in PARTS}

    def watched(name: str, work: Callable[..., Any]) -> Callable[..., Any]:
        def run(*given: Any, **named: Any) -> Any:
            start = time.process_time()
            try:
                return work(*given, **named)
            finally:
                spent[name] = spent.get(name, 0.0) + 1000 * (time.process_time() - start)

        return run

    for name, work in before.items():
        setattr(seeing, name, watched(name, work))
    try:
        yield spent
    finally:
        for name, work in before.items():
            setattr(seeing, name, work)


def prompt_of(seated: Any) -> str:
    from simulate.watching.seat.seated import table_of

    asked = table_of(seated).state.ask()
    return f"{asked.prompt} ({len(asked.options)} options)" if asked else ""


def timed(work: Callable[[], Any]) -> tuple[Any, float]:
    """The result, and milliseconds by the processor."""
    start = time.process_time()
    found = work()
    return found, 1000 * (time.process_time() - start)


if __name__ == "__main__":
    main()
