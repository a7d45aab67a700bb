"""Forms without a study behind them tell their time before the start, too: a series, a trial, thoughts about a game."""

from __future__ import annotations

from typing import Any

import pytest
from django.contrib.auth.models import User
from django.template import Context, Template
from django.test import Client

from scenarios import services as scenarios
from simulate.asking import services as asking
from simulate.results.reading import read
from simulate.watching.analysis import foreseeing
from tests.sandtable.games.tide_of_iron.scenario_documents import a_document
from tests.support.playtests import a_skirmish, play_all

pytestmark = pytest.mark.django_db


@pytest.fixture
def ada() -> User:
    return User.objects.create_user("ada")


@pytest.fixture(autouse=True)
def a_game_takes_a_second(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of every kind, by one process."""
    monkeypatch.setattr("simulate.queue.foreseeing.Speeds.seconds", lambda *_asked: 1.0)
    monkeypatch.setattr("simulate.queue.foreseeing.game_processes", lambda: 1)


def test_a_series_tells_the_time_of_its_games_against_all_opponents(ada: User) -> None:
    """Two opponents, 20 pairs of games with each: 80 games of a second."""
    client = Client()
    client.force_login(ada)
    asked: dict[str, Any] = {
        "against": "own",
        "opponents": ["a:1", "b:1"],
        "agent": "random",
        "opponent_agent": "random",
    }
    answer = client.get("/playtests/series/estimate", asked | {"size": "own", "rotations": "20"})
    assert " ".join(answer.content.decode().split()).startswith("80 games: about 80 seconds here and now.")
    for nonsense in ({}, {"against": "own"}, asked | {"size": "own", "rotations": "x"}):
        assert client.get("/playtests/series/estimate", nonsense).content.decode().strip() == ""
    assert '/playtests/series/estimate"' in client.get("/playtests/series/new").content.decode()


def test_the_workshop_tells_the_time_of_a_trial(ada: User) -> None:
    """50 games of a second, and half a second before the first."""
    scenario = scenarios.create_scenario(owner=ada, definition=a_document())
    page = Template("{% load trial_time %}{% trial_time scenario user %}")
    assert page.render(Context({"scenario": scenario, "user": ada})) == "50 seconds"


def test_thoughts_tell_the_time_of_each_judge(ada: User, monkeypatch: pytest.MonkeyPatch) -> None:
    """40 games of 0.51 s to learn from; then a game twice as long as usual, judged in 1.5 times its own time."""
    batch = asking.create_batch(owner=ada, request=a_skirmish("greedy-2", "greedy-2", games=60), idempotency_key="k")
    play_all()
    batch.refresh_from_db()
    totals = read(batch).games
    usual = totals.summary.totals["decisions_ended"] / totals.ended
    monkeypatch.setattr(foreseeing, "seconds_a_game", lambda _batch: 0.51)
    assert foreseeing.times(batch, round(2 * usual), ["greedy-2"]) == {"greedy-2": "24 seconds"}
    monkeypatch.setattr(foreseeing, "seconds_a_game", lambda _batch: None)
    assert foreseeing.times(batch, round(2 * usual), ["greedy-2"]) == {"greedy-2": ""}
