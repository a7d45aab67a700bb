"""The times that forms tell beside the times that work took: `python -m benchmarks.telling [--only playtests]`.

The real service, as `make run` starts it, on data of its own and an idle machine. Each piece of work is told as its
form would, then asked for and waited for. A time is right when it is within a factor of two of the one it took; nine of
ten have to be. What was never played here has no time, so a few games of each kind are played first.
"""

from __future__ import annotations

import argparse
import os
import secrets
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

from benchmarks.waiting import Person, until

FACTOR: Final = 2.0
WANTED: Final = 0.9
PATIENCE_S: Final = 3600.0
KINDS: Final = ("playtests", "studies", "qualities")


class Piece(NamedTuple):
    """Work that a form tells the time of."""

    name: str
    tell: Callable[[], float | None]
    """The seconds that are told."""
    ask: Callable[[], Callable[[], bool]]
    """Start it; the answer says whether it is over."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", choices=KINDS, help="one kind of work")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        os.environ |= {"SANDTABLE_VAR": name, "DJANGO_SETTINGS_MODULE": "config.settings.embedded"}
        from tests.support.running import a_running_service

        with a_running_service(Path(name)) as service:
            import django

            django.setup()
            return told(list(measured(Person(service.address).user, asked.only)))


def measured(user: Any, only: str | None) -> Iterator[tuple[str, float, float]]:
    """The name of each piece, the seconds that were told, and those that it took."""
    warm_up(user)
    for kind, pieces in (("playtests", playtests), ("studies", studies), ("qualities", qualities)):
        for piece in pieces(user) if only in (None, kind) else ():
            told_s = piece.tell()
            begun = time.perf_counter()
            until(piece.ask(), piece.name, PATIENCE_S)
            took = time.perf_counter() - begun
            print(f"{piece.name:<44} told {told_s or 0:7.1f} s   took {took:7.1f} s", flush=True)
            yield piece.name, told_s or 0.0, took


def told(found: list[tuple[str, float, float]]) -> int:
    """Print how many were right; 1 where too few were."""
    right = sum(told_s > 0 and 1 / FACTOR <= took / told_s <= FACTOR for _name, told_s, took in found)
    print(f"within a factor of {FACTOR:g}: {right} of {len(found)}, load {os.getloadavg()[0]:.1f}")
    return 0 if right >= WANTED * len(found) else 1


def request(agent: str, pairs: int) -> Any:
    """The starter decks against each other."""
    from benchmarks.ours import DECKS, deck
    from simulate.asking.request import PlaytestRequest, Subject

    subjects = tuple(Subject(slug, deck(slug)) for slug in DECKS)
    return PlaytestRequest("destiny", subjects, (agent, agent), pairs, secrets.randbelow(10**6))


def on_a_scenario(user: Any, game: str, agent: str, games: int) -> Any:
    """A playtest of the first stored scenario of a game."""
    from sandtable.engine.registry import game as game_of
    from scenarios.models import ScenarioVersion
    from scenarios.playable import version_for_playtest
    from simulate.asking.request import on_scenario
    from simulate.asking.scenario_choices import frozen

    version = ScenarioVersion.objects.filter(scenario__game=game).order_by("pk")[0]
    playable = version_for_playtest(user, version.public_id)
    assert playable is not None
    seats = game_of(game).seat_counts(dict(playable.definition))[0] if not game_of(game).has_sides() else 2
    seed = secrets.randbelow(10**6)
    return on_scenario(game=game, scenario=frozen(playable), agents=(agent,) * seats, games=games, seed=seed)


def ask_for(user: Any, wanted: Any) -> Callable[[], bool]:
    from simulate.asking import services

    batch = services.create_batch(owner=user, request=wanted, idempotency_key=secrets.token_hex(8))

    def is_over() -> bool:
        batch.refresh_from_db(fields=["state"])
        return not batch.is_open

    return is_over


def warm_up(user: Any) -> None:
    """A few games of every sort that is told later, so that their speed is known."""
    small = [request("greedy-2", 20), request("planner-2", 3), request("random", 200)]
    small += [on_a_scenario(user, game, "greedy-2", 12) for game in on_scenarios()]
    for wanted in small:
        until(ask_for(user, wanted), "some games")


def playtests(user: Any) -> Iterator[Piece]:
    from simulate.queue.foreseeing import foreseen
    from simulate.study.kinds import work_of

    wanted = [(f"decks, {agent}, {pairs} pairs", request(agent, pairs)) for agent, pairs in PAIRS]
    wanted += [
        (f"{game}, greedy-2, {GAMES} games", on_a_scenario(user, game, "greedy-2", GAMES)) for game in on_scenarios()
    ]
    for name, asked in wanted:

        def tell(asked: Any = asked) -> float | None:
            found = foreseen([work_of(asked)], user.pk)
            return found.seconds if found is not None else None

        yield Piece(name, tell, partial(ask_for, user, asked))


PAIRS: Final = (("greedy-2", 200), ("greedy-2", 1000), ("planner-2", 10), ("random", 5000))
GAMES: Final = 150
"""Games on the first scenario of each game that has some."""


def on_scenarios() -> list[str]:
    """The games that are played on scenarios."""
    from scenarios.models import Scenario

    return sorted(Scenario.objects.values_list("game", flat=True).distinct())


def studies(user: Any) -> Iterator[Piece]:
    from benchmarks.waiting import a_search
    from simulate.queue.foreseeing import foreseen
    from simulate.study import services
    from simulate.study.judging import Asker, judge
    from simulate.study.kinds import all_kinds

    search = a_search(user) | {"games": 400, "proof_games": 200}
    bodies = [("balance", search), ("balance", search | {"games": 1000}), *of_the_last_playtest(user)]
    for kind, body in bodies:
        asked = judge(kind, body, Asker(user, secrets.randbelow(10**6), None))

        def tell(asked: Any = asked) -> float | None:
            found = foreseen(all_kinds()[asked.kind].foreseen(asked.spec).works, user.pk)
            return found.seconds if found is not None else None

        def ask(asked: Any = asked) -> Callable[[], bool]:
            study = services.create_study(owner=user, asked=asked, idempotency_key=secrets.token_hex(8))

            def is_over() -> bool:
                study.refresh_from_db(fields=["state"])
                return not study.is_open

            return is_over

        yield Piece(f"study, {kind}", tell, ask)


def of_the_last_playtest(user: Any) -> Iterator[tuple[str, dict[str, Any]]]:
    """Studies of a playtest between decks: the worth of skill, and of some cards."""
    from simulate.asking import services
    from simulate.study.causes.services import base_of, things

    wanted = request("greedy-2", 100)
    batch = services.create_batch(owner=user, request=wanted, idempotency_key=secrets.token_hex(8))

    def is_over() -> bool:
        batch.refresh_from_db()
        return not batch.is_open

    until(is_over, "a playtest to ask about")
    yield "worth", {"playtest": batch.public_id, "weak": "random", "things": [], "rotations": 100}
    cards = list(things(base_of(wanted), 0))[:4]
    yield "causes", {"playtest": batch.public_id, "side": 0, "things": cards, "rotations": 100}


def qualities(user: Any) -> Iterator[Piece]:
    from simulate.models import Batch
    from simulate.results.qualities import services
    from simulate.results.qualities.foreseeing import foreseen

    quick = Batch.objects.filter(owner=user, agents__startswith="greedy-2", state="done", n_games__gte=40)
    for batch in quick.order_by("id")[:4]:

        def tell(batch: Any = batch) -> float | None:
            found = foreseen(batch, user.pk)
            return found.seconds if found is not None else None

        def ask(batch: Any = batch) -> Callable[[], bool]:
            play = services.ask(batch=batch, user=user)

            def is_over() -> bool:
                play.refresh_from_db(fields=["state"])
                return not play.is_open

            return is_over

        yield Piece(f"qualities, {batch.game}", tell, ask)


if __name__ == "__main__":
    sys.exit(main())
