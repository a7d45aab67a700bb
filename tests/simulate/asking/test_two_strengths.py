"""A playtest whose players nobody has chosen is asked for at two strengths; the second has as many games as fit."""

from __future__ import annotations

import re
from typing import Any

import pytest
from django.test import Client
from pytest_django.fixtures import Settings

from simulate.asking import strengths
from simulate.asking.strengths import create_two, games_of_second, rounded_down
from simulate.models import Batch, Series, SeriesKind
from simulate.queue.foreseeing import Work
from tests.support.playtests import a_request, a_user
from tests.support.scenario_playtests import a_stored_skirmish

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("problems")]
NEW = "/playtests/scenario/new"


@pytest.fixture(autouse=True)
def one_process(settings: Settings) -> None:
    settings.GAME_PROCESSES = 1


def takes(monkeypatch: pytest.MonkeyPatch, seconds: float | None) -> None:
    monkeypatch.setattr("simulate.queue.foreseeing.Speeds.seconds", lambda *_asked: seconds)


@pytest.mark.parametrize(
    ("seconds", "games"),
    [(0.1, 400), (1.0, 200), (4.0, 60), (290.0, 2), (4000.0, 2), (None, 40)],
    ids=["all fit", "300 fit", "75 fit", "one pair hardly fits", "none fits", "nobody knows"],
)
def test_the_second_strength_has_a_round_number_of_pairs_that_fits_into_five_minutes(
    monkeypatch: pytest.MonkeyPatch, seconds: float | None, games: int
) -> None:
    """Of 400 games: 150 pairs in 300 s are rounded down to 100, 37 pairs to 30."""
    takes(monkeypatch, seconds)
    assert games_of_second(Work("toy", ("planner-2", "planner-2"), 400), 2) == games


def test_round_numbers() -> None:
    assert [rounded_down(number) for number in (0.2, 1, 4.9, 9, 10, 37, 999)] == [1, 1, 3, 7, 10, 30, 700]


def test_both_strengths_are_accepted_together(monkeypatch: pytest.MonkeyPatch) -> None:
    takes(monkeypatch, 10.0)
    series = create_two(owner=a_user(), request=a_request(pairs=100), idempotency_key="k")
    assert series.kind == SeriesKind.STRENGTHS
    found = [(batch.agents, batch.n_games) for batch in series.batches.order_by("id")]
    assert found == [("greedy-3,greedy-3", 200), ("planner-3,planner-3", 20)]


def test_sent_again_it_is_the_same_however_quick_games_are_by_now(monkeypatch: pytest.MonkeyPatch) -> None:
    owner = a_user()
    takes(monkeypatch, 10.0)
    series = create_two(owner=owner, request=a_request(pairs=100), idempotency_key="k")
    takes(monkeypatch, 1.0)
    assert create_two(owner=owner, request=a_request(pairs=100), idempotency_key="k") == series
    assert Batch.objects.count() == 2


def test_a_new_form_asks_for_two_strengths_and_one_with_named_players_for_these(client: Client) -> None:
    user: Any = a_user()
    client.force_login(user)
    version = a_stored_skirmish(user)
    assert chosen_in(client, f"{NEW}?version={version.public_id}") == "two"
    assert chosen_in(client, f"{NEW}?version={version.public_id}&agent_a=random") == "own"


def chosen_in(client: Client, address: str) -> str:
    """The chosen radio button."""
    html = client.get(address).content.decode()
    buttons = re.findall(r'<input type="radio" name="who"[^>]*>', html)
    (chosen,) = (button for button in buttons if "checked" in button)
    found = re.search(r'value="(\w+)"', chosen)
    assert found is not None
    return found[1]


def test_the_form_starts_the_series_and_one_without_the_choice_a_single_playtest(client: Client) -> None:
    user: Any = a_user()
    client.force_login(user)
    form: dict[str, Any] = {"version": a_stored_skirmish(user).public_id, "agent_a": "random", "agent_b": "random"}
    form |= {"size": "own", "games": "4", "seed": "7"}
    answer = client.post(NEW, form | {"key": "one", "who": strengths.TWO})
    assert answer.status_code == 302, re.findall(r"<li>[^<]*</li>", answer.content.decode())
    assert "/series/" in answer.headers["Location"]
    assert Series.objects.get().batches.count() == 2
    assert "/series/" not in client.post(NEW, form | {"key": "two"}).headers["Location"]
