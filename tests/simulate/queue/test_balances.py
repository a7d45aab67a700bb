"""A finished playtest of a stored scenario is measured once, as its own page reads it; nothing else is."""

from __future__ import annotations

from typing import Any

import pytest
from django.core.management import call_command
from django.test import Client

from scenarios.models import Measurement, ScenarioBalance, ScenarioVersion, Visibility
from simulate.asking import services
from simulate.asking.request import FrozenScenario, on_scenario
from simulate.models import Batch, BatchState
from simulate.queue import control
from simulate.queue.balances import measure, measure_all
from simulate.results.reading import read
from tests.support.pages import words_of
from tests.support.playtests import a_user, play_all
from tests.support.scenario_playtests import a_stored_orchard, a_stored_skirmish, played_skirmish

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def _no_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """The games here have no rules for scenarios."""
    for module in ("playable", "verdicts"):
        monkeypatch.setattr(f"scenarios.{module}.lint", lambda *_given: [])


@pytest.fixture
def user() -> Any:
    return a_user()


def asked(user: Any, version: ScenarioVersion, *agents: str, games: int = 10, seed: int = 7, **more: Any) -> Batch:
    """A playtest of a stored version that still waits."""
    request = on_scenario(
        game=version.scenario.game,
        scenario=FrozenScenario("Ridge", dict(version.definition), version=version.public_id),
        agents=agents or ("random", "random"),
        games=games,
        seed=seed,
        keeps_sides=more.pop("keeps_sides", False),
    )
    return services.create_batch(owner=user, request=request, idempotency_key=f"{version.pk} {agents} {seed} {games}")


def played(user: Any, version: ScenarioVersion, *agents: str, **more: Any) -> Batch:
    batch = asked(user, version, *agents, **more)
    play_all()
    return Batch.objects.get(pk=batch.pk)


def test_a_finished_playtest_is_measured_as_its_page_reads_it(user: Any) -> None:
    batch = played(user, a_stored_skirmish(user), games=30)
    found = ScenarioBalance.objects.get()
    shares = read(batch).points.shares
    assert (found.reader, found.games, found.agents) == (user, 30, "random")
    told = [(each["name"], each["share"], each["low"], each["high"]) for each in found.shares]
    assert told == [
        (name, share.value, share.low, share.high)
        for name, share in zip(("Blue", "Red"), shares, strict=True)
        if share is not None
    ]
    assert found.rounds == read(batch).games.mean("rounds")
    assert found.decisions == read(batch).games.mean("decisions")


def test_agents_that_take_turns_are_measured_in_pairs(user: Any) -> None:
    batch = played(user, a_stored_skirmish(user), "greedy-2", "random", games=20)
    found = Measurement.objects.get()
    assert (found.agents, found.rotation_size) == ("greedy-2 + random", 2)
    assert [each["share"] for each in ScenarioBalance.objects.get().shares] == [
        share.value for share in read(batch).points.shares if share is not None
    ]
    played(user, a_stored_skirmish(user), "greedy-2", "random", games=10, keeps_sides=True)
    assert Measurement.objects.filter(agents="greedy-2 / random", rotation_size=1).exists()


def test_seats_that_are_alike_are_measured_in_turn_order(user: Any) -> None:
    played(user, a_stored_orchard(user), *["random"] * 3, games=12)
    found = ScenarioBalance.objects.get()
    assert (found.seats, [each["name"] for each in found.shares]) == (3, ["first", "second", "third"])
    assert sum(each["share"] for each in found.shares) == pytest.approx(1)


def test_two_playtests_of_a_version_are_added_up(user: Any) -> None:
    version = a_stored_skirmish(user)
    played(user, version, games=10, seed=1)
    played(user, version, games=15, seed=2)
    assert ScenarioBalance.objects.get().games == 25
    assert Measurement.objects.count() == 2


def test_what_nobody_stored_or_finished_is_not_measured(user: Any) -> None:
    assert not measure(played_skirmish())
    batch = asked(user, a_stored_skirmish(user))
    control.cancel(batch=batch)
    play_all()
    assert Batch.objects.get(pk=batch.pk).state == BatchState.CANCELLED
    assert not Measurement.objects.exists()


def test_a_scenario_that_went_meanwhile_costs_no_game(user: Any) -> None:
    version = a_stored_skirmish(user)
    batch = asked(user, version)
    version.scenario.delete()
    play_all()
    assert Batch.objects.get(pk=batch.pk).state == BatchState.DONE
    assert not Measurement.objects.exists()


def test_balances_are_rebuilt_from_the_games(user: Any, capsys: pytest.CaptureFixture[str]) -> None:
    version = a_stored_skirmish(user)
    batches = [played(user, version, games=games, seed=games) for games in (10, 15)]
    control.share(batch=batches[0])
    right = list(ScenarioBalance.objects.order_by("reader").values("reader", "games", "shares", "uneven"))
    Measurement.objects.filter(playtest=batches[1].public_id).delete()
    Measurement.objects.update(points=[], ended=0)
    Measurement.objects.create(**_stray(version))
    ScenarioBalance.objects.all().delete()
    call_command("rebuild_balances")
    assert "2 playtests measured" in capsys.readouterr().out
    again = list(ScenarioBalance.objects.order_by("reader").values("reader", "games", "shares", "uneven"))
    assert again == right and len(right) == 2
    batches[1].delete()
    assert measure_all() == 1 and ScenarioBalance.objects.get(reader=user).games == 10


def _stray(version: ScenarioVersion) -> dict[str, Any]:
    """A measurement whose playtest is gone."""
    return {
        "version": version, "playtest": "gone", "agents": "random", "edition": "e", "seed": 1, "parties": ["A", "B"],
        "rotation_size": 1, "points": [[[60, 0], 5]], "ended": 5, "rounds": 5, "decisions": 5, "is_shared": True,
    }  # fmt: skip


# Sharing --------------------------------------------------------------------------------------------------------------


def test_owners_share_the_balance_and_take_it_back(user: Any, client: Client) -> None:
    batch = played(user, a_stored_skirmish(a_user(), Visibility.PUBLIC))
    client.force_login(user)
    page = batch.get_absolute_url()
    assert "You alone see the balance of this playtest" in words_of(client.get(page).content.decode())
    assert not ScenarioBalance.objects.filter(reader=None).exists()
    answer = client.post(f"{page}/share", follow=True)
    assert "Share it no longer" in words_of(answer.content.decode())
    assert ScenarioBalance.objects.get(reader=None).games == 10
    client.post(f"{page}/unshare")
    assert not ScenarioBalance.objects.filter(reader=None).exists()


def test_nobody_shares_others_playtests(user: Any, client: Client) -> None:
    batch = played(user, a_stored_skirmish(user))
    assert client.post(f"{batch.get_absolute_url()}/share").status_code == 302
    stranger: Any = a_user()
    client.force_login(stranger)
    assert client.post(f"{batch.get_absolute_url()}/share").status_code == 404
    assert client.get(f"{batch.get_absolute_url()}/share").status_code == 405
    assert not Measurement.objects.filter(is_shared=True).exists()


def test_a_playtest_without_a_stored_scenario_has_nothing_to_share(user: Any, client: Client) -> None:
    batch = played_skirmish(owner=user)
    client.force_login(user)
    assert "Balance in the gallery" not in client.get(batch.get_absolute_url()).content.decode()
    answer = client.post(f"{batch.get_absolute_url()}/share", follow=True)
    assert "Only a finished playtest of a stored scenario" in words_of(answer.content.decode())
