"""Finished playtests of any game, for tests of its replay."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from sandtable.engine.registry import all_games
from sandtable.playtest.play import play_game
from scenarios import checking
from simulate.asking import services
from simulate.asking.request import FrozenScenario, PlaytestRequest, Subject, on_scenario
from simulate.models import Batch
from tests.conformance.example import Example
from tests.conformance.examples import EXAMPLES, plan
from tests.support.kept_rows import KeptRows
from tests.support.playtests import a_user, play_all

SHORT: Final = {"tide_of_iron": "lamps-out"}
"""A scenario that comes with the game, whose games take a third of the decisions of the first example's."""


@cache
def quickest_example(game: str) -> Example:
    """The example of a game with the fewest decisions."""
    names = [name for name, example in EXAMPLES.items() if example.game == game]
    return EXAMPLES[min(names, key=lambda name: play_game(plan(name, "random"), 0).decisions)]


def a_playtest_of(game: str, rotations: int = 1) -> PlaytestRequest:
    """A few rotations of a game with the subjects of its quickest example, or on a short scenario, played at random."""
    example = quickest_example(game)
    agents = ("random",) * len(example.subjects)
    if example.scenario is not None:
        scenario = example.scenario
        if game in SHORT:
            scenario = checking.all_scenarios()[game].document(SHORT[game])
            agents = ("random",) * all_games()[game].seat_counts(scenario)[0]
        frozen = FrozenScenario(str(scenario["title"]), dict(scenario))
        return on_scenario(game=game, scenario=frozen, agents=agents, games=rotations * len(agents), seed=7)
    subjects = tuple(
        Subject(f"Deck {number}", subject, f"/decks/{number}/v/1") for number, subject in enumerate(example.subjects, 1)
    )
    return PlaytestRequest(subjects=subjects, game=game, agents=agents, rotations=rotations, seed=7)


def played(game: str, owner: Any = None) -> Batch:
    """A finished playtest of the game, once for each test."""
    batch = Batch.objects.get(pk=_kept(game).put_back())
    if owner is not None:
        Batch.objects.filter(pk=batch.pk).update(owner=owner)
    return Batch.objects.get(pk=batch.pk)


@cache
def _kept(game: str) -> KeptRows:
    return KeptRows(lambda: _played(game))


def _played(game: str) -> int:
    """The key of a playtest of somebody."""
    batch = services.create_batch(owner=a_user(), request=a_playtest_of(game), idempotency_key="k")
    play_all()
    return int(batch.pk)
