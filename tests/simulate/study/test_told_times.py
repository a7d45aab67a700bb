"""A form of a study tells its time before the start, and a running study what is left, in the words of a playtest."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.utils import timezone
from pytest_django.fixtures import Settings

from simulate.asking import services as asking
from simulate.asking.estimating import Choice
from simulate.models import Batch, Chunk, Study, StudyState
from simulate.queue.foreseeing import Work
from simulate.study import foreseeing, selectors
from simulate.study.kinds import all_kinds
from simulate.study.progress import progress_of
from tests.support.playtests import a_skirmish, play_all

pytestmark = pytest.mark.django_db
SKIRMISH = ("greedy-2", "greedy-2")


@pytest.fixture
def ada() -> User:
    return User.objects.create_user("ada")


@pytest.fixture
def page(ada: User) -> Client:
    client = Client()
    client.force_login(ada)
    return client


@pytest.fixture
def batch(ada: User, settings: Settings) -> Batch:
    """A finished playtest whose games took a second each, on a machine with one process for games."""
    settings.GAME_PROCESSES = 1
    made = asking.create_batch(owner=ada, request=a_skirmish(*SKIRMISH, games=60), idempotency_key="k")
    play_all()
    for chunk in Chunk.objects.all():
        Chunk.objects.filter(pk=chunk.pk).update(duration_ms=1000 * chunk.size, processor_ms=1000 * chunk.size)
    return made


def sent(**more: Any) -> dict[str, Any]:
    return {"weak": "random", "things": "", "size": "50", "key": "abc", **more}


def told(page: Client, batch: Batch, **more: Any) -> str:
    answer = page.post(f"/studies/worth/new/{batch.public_id}", sent(estimate="1", **more))
    assert answer.status_code == 200
    return " ".join(answer.content.decode().split())


def test_a_form_tells_its_time_and_that_of_the_other_sizes_and_starts_nothing(page: Client, batch: Batch) -> None:
    """A game of greedy players takes a second; one against a player by chance, a thirtieth of that, the mean of both.

    Of n rotations that is n + 2 n (1 + 1/30) / 2 seconds: 102 for 50, 407 for 200, 1,017 for 500.
    """
    assert told(page, batch) == "150 games: about 2 minutes here and now. Longer: 600 games, about 7 minutes."
    both = "Shorter: 150 games, about 2 minutes. Longer: 1 500 games, about 17 minutes."
    assert told(page, batch, size="200") == f"600 games: about 7 minutes here and now. {both}"
    assert not Study.objects.exists()


def test_a_form_that_can_not_be_asked_yet_tells_nothing_and_complains_of_nothing(page: Client, batch: Batch) -> None:
    assert told(page, batch, weak="", things="") == ""


def test_the_same_form_sent_without_the_question_starts_the_study(page: Client, batch: Batch) -> None:
    told(page, batch)
    assert page.post(f"/studies/worth/new/{batch.public_id}", sent()).status_code == 302
    assert Study.objects.count() == 1


def test_the_page_of_a_running_study_shows_the_meter_of_a_playtest(page: Client, batch: Batch) -> None:
    page.post(f"/studies/worth/new/{batch.public_id}", sent())
    study = selectors.own_studies(User.objects.get()).get()
    found = progress_of(study)
    assert (found.done, found.games, found.seconds_left) == (0, 150, None)
    Study.objects.update(created_at=timezone.now() - timedelta(seconds=100))
    Batch.objects.filter(study=study.pk, study_key="base").update(wins=50)
    again = selectors.own_studies(User.objects.get()).get()
    assert progress_of(again).seconds_left == pytest.approx(200, rel=0.05)
    shown = page.get(study.get_absolute_url()).content.decode()
    assert "50 / 150 games" in shown and "about 3 minutes left" in shown
    assert '<progress max="150"' in shown


@pytest.mark.parametrize(
    ("seconds", "said"),
    [(120.0, "A first answer after about 2 minutes"), (900.0, "takes about 15 minutes here, more than five minutes")],
)
def test_a_first_answer_that_takes_more_than_five_minutes_says_so(
    monkeypatch: pytest.MonkeyPatch, seconds: float, said: str
) -> None:
    monkeypatch.setattr("simulate.queue.foreseeing.Speeds.seconds", lambda *_asked: seconds / 100)
    monkeypatch.setattr("simulate.queue.foreseeing.game_processes", lambda: 1)
    games = Choice([Work("toy", ("random", "random"), 100)])
    assert said in foreseeing._first_answer(games, 1)


def test_a_kind_that_stops_early_needs_what_its_latest_studies_needed(
    ada: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Three studies needed 20, 30 and 40 % of their games; with the guess of 90 % the middle is 35 %."""
    assert foreseeing.usual_share("causes", 0.9) == 0.9
    for number, done in enumerate((20, 30, 40)):
        study = Study.objects.create(
            owner=ada, idempotency_key=str(number), kind="causes", state=StudyState.DONE, title="t", game="toy", spec={}
        )
        batch = asking.create_batch(owner=ada, request=a_skirmish(games=100, seed=number), idempotency_key=f"b{number}")
        Batch.objects.filter(pk=batch.pk).update(study=study, study_key="base", wins=done)
    monkeypatch.setattr(type(all_kinds()["causes"]), "foreseen_most", lambda _kind, _spec: 100)
    assert foreseeing.usual_share("causes", 0.9) == pytest.approx(0.35)
