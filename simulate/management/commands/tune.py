"""`manage.py tune GAME`: search better weights by self-play, test them on the held-out pool, keep them if better."""

from __future__ import annotations

import json
import multiprocessing
import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from datetime import UTC, datetime
from functools import partial
from itertools import repeat
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from sandtable.agents import TUNED
from sandtable.agents.tuned import SHARED
from sandtable.engine.game import Game
from sandtable.engine.pools import HELD_OUT, TRAINING
from sandtable.engine.registry import UnknownGame, game
from sandtable.engine.weighing import FIRST, weightings
from sandtable.playtest.tuning import tuner
from sandtable.playtest.tuning.sprt import Proof
from sandtable.playtest.tuning.spsa import Search
from sandtable.playtest.tuning.trials import Ground, Values, share_of_plus
from sandtable.playtest.tuning.tuner import Shares
from simulate.results.players import weights as kept

TOLD_EVERY = 25
"""Steps of a search between two lines of progress."""
SAVED_EVERY = 5
EVEN = 0.5


class Command(BaseCommand):
    help = "Search better weights of a game's evaluation by self-play; they are kept if a test says they are better."
    requires_system_checks: list[str] = []

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("game", help='for example "destiny"')
        parser.add_argument("--agent", default=next(iter(TUNED)), choices=TUNED, help="the agent that plays")
        parser.add_argument("--start", help="weights to begin with; default: the agent's, or the first ones")
        parser.add_argument("--only", default="", help="the weights that may change, with commas; default: all")
        parser.add_argument("--steps", type=int, default=400, help="steps of the search; default 400")
        parser.add_argument("--sets", type=int, default=4, help="sets of games in a step; default 4")
        parser.add_argument("--seats", type=int, help="players at a table; the fewest the game allows")
        parser.add_argument("--seed", type=int, default=1)
        parser.add_argument("--processes", type=int, default=os.cpu_count() or 1, help="makes no difference to results")
        parser.add_argument("--state", type=Path, help="a file that keeps the search, so that it can go on later")
        parser.add_argument("--gain", type=float, default=0.03, help="the share above a half that is asked for; 0.03")
        parser.add_argument("--most", type=int, default=1000, help="sets of the test at most; default 1000")
        parser.add_argument("--write", action="store_true", help="keep weights that passed the test in the package")

    def handle(self, *args: Any, **options: Any) -> None:
        if min(options["steps"], options["sets"], options["processes"], options["most"]) < 1:
            raise CommandError("--steps, --sets, --processes and --most must be at least 1")
        try:
            tuned = game(options["game"])
        except UnknownGame as error:
            raise CommandError(str(error)) from None
        name, old = _old(tuned, options)
        with _processes(options["processes"]) as shares:
            found = self._search(tuned, old, shares, options)
            tested = self._test(tuned, found.found(), old, shares, options)
        self._end(tuned, found, name, tested, options)

    def _search(self, tuned: Game, old: Values, shares: Shares, options: dict[str, Any]) -> Search:
        ground, found = _ground(tuned, TRAINING, options), _begun(old, options)
        for steps in tuner.search(found, ground, options["sets"], options["steps"], shares):
            if options["state"] and (steps % SAVED_EVERY == 0 or steps == options["steps"]):
                _save(options["state"], found)
            if steps % TOLD_EVERY == 0:
                self.stderr.write(f"step {steps}: {_in_words(found.found())}")
        return found

    def _test(self, tuned: Game, new: Values, old: Values, shares: Shares, options: dict[str, Any]) -> Proof:
        tested = Proof(EVEN, EVEN + options["gain"])
        bounds = tested.worse, tested.better
        ground = _ground(tuned, HELD_OUT, options)
        for tested in tuner.prove(new, old, ground, bounds, options["most"], shares):
            self.stderr.write(f"set {len(tested.shares)}: {100 * tested.mean:.1f} %, ratio {tested.ratio:+.2f}")
        return tested

    def _end(self, tuned: Game, found: Search, name: str, tested: Proof, options: dict[str, Any]) -> None:
        sets = len(tested.shares)
        said = f"{100 * tested.mean:.1f} % of the points against {name} in {sets} held-out sets"
        self.stdout.write(_in_words(found.found()))
        self.stdout.write(f"{_verdict(tested)}: {said}")
        if not tested.answer():
            return
        if options["write"]:
            origin = _origin(tuned, name, said, options)
            self.stdout.write(f"written to {kept.write(tuned.name, options['agent'], found.found(), origin)}")


def _old(tuned: Game, options: dict[str, Any]) -> tuple[str, Values]:
    """The weights that are to be bettered, with their name."""
    known = {name: each for name, each in weightings(f"sandtable.games.{tuned.name}").items() if each.values}
    usual = (name for name in (options["agent"], SHARED) if name in known)
    name = options["start"] or next(usual, FIRST)
    if name not in known:
        raise CommandError(f"{tuned.title} has no weights called {name}; known: {', '.join(known) or 'none'}")
    if unknown := sorted(set(_named(options["only"])) - set(known[name].values)):
        raise CommandError(f"--only: {tuned.title} has no weight called {', '.join(unknown)}")
    return name, known[name].values


def _named(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]


def _ground(tuned: Game, pool: str, options: dict[str, Any]) -> Ground:
    return Ground(tuned.name, options["agent"], options["seats"] or tuned.min_seats, pool, options["seed"])


def _begun(old: Values, options: dict[str, Any]) -> Search:
    """The search that the file of `--state` keeps, or a new one."""
    if options["state"] and options["state"].is_file():
        return Search(**json.loads(options["state"].read_text(encoding="utf-8")))
    return Search.around(old, _named(options["only"]))


def _save(place: Path, found: Search) -> None:
    """Replace the file at once: a search that is killed meanwhile keeps its last state."""
    place.parent.mkdir(parents=True, exist_ok=True)
    beside = place.with_name(f"{place.name}.new")
    beside.write_text(json.dumps(found.as_json(), indent=1), encoding="utf-8")
    beside.replace(place)


@contextmanager
def _processes(count: int) -> Iterator[Shares]:
    """Plays sets in this many processes, which live as long as the search."""
    if count == 1:
        yield tuner.one_by_one
        return
    with ProcessPoolExecutor(count, mp_context=multiprocessing.get_context("fork")) as pool:
        yield partial(_shared, pool)


def _shared(
    pool: ProcessPoolExecutor, ground: Ground, numbers: Sequence[int], plus: Values, minus: Values
) -> Sequence[float]:
    return list(pool.map(share_of_plus, repeat(ground), numbers, repeat(plus), repeat(minus)))


def _in_words(values: Values) -> str:
    return " ".join(f"{name}={value}" for name, value in values.items())


def _verdict(tested: Proof) -> str:
    return {True: "better", False: "not better", None: "unsettled"}[tested.answer()]


def _origin(tuned: Game, name: str, said: str, options: dict[str, Any]) -> dict[str, str]:
    words = ["manage.py", "tune", tuned.name, "--agent", options["agent"], "--start", name]
    words += ["--steps", str(options["steps"]), "--sets", str(options["sets"]), "--seed", str(options["seed"])]
    if options["only"]:
        words += ["--only", options["only"]]
    if options["seats"]:
        words += ["--seats", str(options["seats"])]
    return {
        "how": "simultaneous perturbation by self-play on the pool training",
        "command": " ".join(words),
        "gained": said,
        "date": datetime.now(UTC).date().isoformat(),
    }
