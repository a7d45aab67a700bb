"""Playtests of stored scenarios for tests: skirmishes, whose sides differ, and harvests, whose seats are alike."""

from __future__ import annotations

from typing import Any, Final

from scenarios.models import Scenario, ScenarioVersion, Visibility
from simulate.asking import services
from simulate.asking.request import FrozenScenario, PlaytestRequest, on_scenario
from simulate.models import Batch
from tests.support.harvest import an_orchard
from tests.support.playtests import a_skirmish, a_user, play_all
from tests.support.skirmish import a_scenario

API: Final = "/api/v1/scenario-playtests"
NEW: Final = "/playtests/scenario/new"


def a_stored_skirmish(owner: Any, visibility: str = Visibility.PRIVATE, **more: Any) -> ScenarioVersion:
    """The version of a new skirmish; keywords as in its scenario (tests/support/skirmish.py)."""
    return _stored(owner, "skirmish", visibility, a_scenario(**more))


def a_stored_orchard(owner: Any, **more: Any) -> ScenarioVersion:
    """The version of a new harvest; keywords as in its scenario (tests/support/harvest.py)."""
    return _stored(owner, "harvest", Visibility.PRIVATE, an_orchard(**more))


def _stored(owner: Any, game: str, visibility: str, definition: dict[str, Any]) -> ScenarioVersion:
    kept = Scenario.objects.create(owner=owner, game=game, title=definition["title"], visibility=visibility)
    version = ScenarioVersion(scenario=kept, number=1, definition=definition, digest="d")
    version.save()
    kept.current = version
    kept.save()
    return version


def a_harvest(*agents: str, games: int = 12, keeps_sides: bool = False, **more: Any) -> PlaytestRequest:
    """Twelve games, four random players unless agents are named; keywords as in its scenario."""
    return on_scenario(
        game="harvest",
        scenario=FrozenScenario("Orchard", an_orchard(**more)),
        agents=agents or ("random",) * 4,
        games=games,
        seed=7,
        keeps_sides=keeps_sides,
    )


def played_skirmish(*agents: str, owner: Any = None, **more: Any) -> Batch:
    """A finished playtest of a skirmish."""
    return _played(a_skirmish(*agents, **more), owner)


def played_harvest(*agents: str, owner: Any = None, **more: Any) -> Batch:
    """A finished playtest of a harvest."""
    return _played(a_harvest(*agents, **more), owner)


def _played(request: PlaytestRequest, owner: Any) -> Batch:
    batch = services.create_batch(owner=owner or a_user(), request=request, idempotency_key="k")
    play_all()
    return Batch.objects.get(pk=batch.pk)


def skirmish_form(scenario: ScenarioVersion, **more: str) -> dict[str, str]:
    """A form for six games of two random players."""
    given = {"version": scenario.public_id, "agent_a": "random", "agent_b": "random", "size": "own", "games": "6"}
    return given | {"seed": "11", "key": "abc"} | more


def orchard_form(version: ScenarioVersion, agents: str = "rrrr", **more: str) -> dict[str, str]:
    """A form for as many as there are letters in `agents`: (r)andom or (g)reedy."""
    names = {"r": "random", "g": "greedy-2"}
    chosen = {f"agent_{seat}": names[letter] for seat, letter in zip("abcde", agents, strict=False)}
    given = {"version": version.public_id, "players": str(len(agents)), "size": "own", "games": "12", **chosen}
    return given | {"seed": "11", "key": "abc"} | more
