"""Old results are deleted where an operator wants it: told before, in parts, and never what others may read."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.utils import timezone

from config.settings import env
from simulate.management.commands.dispatcher import Duty
from simulate.models import Batch, BatchState, Chunk, Place, SeatedGame, Series, Study, Visibility
from simulate.queue import forgetting
from simulate.queue.forgetting import forget_old
from tests.support.playtests import a_batch
from tests.support.toy_games import toy_games as toy_games

pytestmark = pytest.mark.django_db
DAYS = 90
OLD = timedelta(days=DAYS, minutes=1)
YOUNG = timedelta(days=DAYS, minutes=-1)


@pytest.fixture(autouse=True)
def wanted(settings: Any) -> None:
    settings.PLAYTEST_DAYS = settings.SEAT_DAYS = DAYS
    settings.DELETE_FROM = timezone.now().date() - timedelta(days=1)


@pytest.fixture
def ada(db: None) -> User:
    return User.objects.create_user("ada")


def ended(owner: User, ago: timedelta = OLD, **more: Any) -> Batch:
    batch = a_batch(owner, pairs=1)
    over = {"state": BatchState.DONE, "finished_at": timezone.now() - ago} | more
    Batch.objects.filter(pk=batch.pk).update(**over)
    return batch


def a_study(owner: User, ago: timedelta = OLD, **more: Any) -> Study:
    key = f"{Study.objects.count()}"
    fields = {"kind": "better", "game": "toy", "spec": {}, "state": "done", "idempotency_key": key} | more
    return Study.objects.create(owner=owner, ended_at=timezone.now() - ago, **fields)


def a_game(owner: User, ago: timedelta = OLD, **more: Any) -> SeatedGame:
    key = f"{SeatedGame.objects.count()}"
    fields = {"game": "toy", "state": "over", "seed": 7, "snapshot": {}, "idempotency_key": key} | more
    return SeatedGame.objects.create(owner=owner, ended_at=timezone.now() - ago, **fields)


KINDS: list[Callable[..., Any]] = [ended, a_study, a_game]


@pytest.mark.parametrize("make", KINDS)
def test_what_is_older_goes_and_what_is_younger_stays(make: Callable[..., Any], ada: User) -> None:
    old, young = make(ada), make(ada, YOUNG)
    forget_old()
    assert [row.pk for row in type(old).objects.all()] == [young.pk]


@pytest.mark.parametrize("make", KINDS)
@pytest.mark.parametrize("visibility", [Visibility.UNLISTED, Visibility.PUBLIC])
def test_what_is_shared_stays(make: Callable[..., Any], visibility: str, ada: User) -> None:
    make(ada, visibility=visibility)
    forget_old()
    assert Batch.objects.count() + Study.objects.count() + SeatedGame.objects.count() == 1


@pytest.mark.parametrize("make", KINDS)
@pytest.mark.parametrize(
    ("name", "value"),
    [("DELETE_FROM", None), ("DELETE_FROM", date(2999, 1, 1)), ("PLAYTEST_DAYS SEAT_DAYS", 0)],
)
def test_without_the_settings_and_before_the_day_nothing_goes(
    make: Callable[..., Any], name: str, value: object, ada: User, settings: Any
) -> None:
    row = make(ada)
    for each in name.split():
        setattr(settings, each, value)
    assert not forget_old()
    assert type(row).objects.count() == 1


def test_what_goes_on_is_never_old(ada: User) -> None:
    ended(ada, state=BatchState.RUNNING)
    a_study(ada, state="running")
    a_game(ada, state="agent")
    forget_old()
    assert (Batch.objects.count(), Study.objects.count(), SeatedGame.objects.count()) == (1, 1, 1)


def test_a_study_goes_with_its_playtests_and_they_never_before_it(ada: User) -> None:
    old, young, shared = a_study(ada), a_study(ada, YOUNG), a_study(ada)
    for study in (old, young, shared):
        ended(ada, study=study)
    ended(ada, study=shared, study_key="another", visibility=Visibility.UNLISTED)
    forget_old()
    assert set(Study.objects.values_list("pk", flat=True)) == {young.pk, shared.pk}
    assert set(Batch.objects.values_list("study", flat=True)) == {young.pk, shared.pk}
    assert set(Chunk.objects.values_list("batch", flat=True)) == set(Batch.objects.values_list("pk", flat=True))


def test_a_series_goes_with_its_last_playtest_and_stays_whole_while_it_is_shared(ada: User) -> None:
    private, shared = Series.objects.create(owner=ada), Series.objects.create(owner=ada, visibility=Visibility.PUBLIC)
    for series in (private, private, shared):
        ended(ada, series=series)
    forget_old()
    assert Series.objects.get() == shared and Batch.objects.get().series == shared


def test_a_game_in_which_somebody_else_had_a_seat_stays(ada: User) -> None:
    game = a_game(ada)
    Place.objects.create(game=game, seat=0, user=ada)
    Place.objects.create(game=game, seat=1, user=User.objects.create_user("ben"))
    Place.objects.create(game=a_game(ada), seat=0, user=ada)
    forget_old()
    assert SeatedGame.objects.get() == game


def test_it_goes_in_parts_between_the_other_duties(ada: User, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(forgetting, "AT_ONCE", 2)
    for _ in range(5):
        ended(ada)
    duty = Duty("old results", forget_old, every_s=600)
    assert duty.is_done() and Batch.objects.count() == 3
    assert duty.seconds_left() <= 0, "due again as soon as the others have had their turn"
    assert duty.is_whole() and not Batch.objects.exists()
    assert duty.seconds_left() > 500


def test_what_is_shared_in_the_last_moment_stays(ada: User, monkeypatch: pytest.MonkeyPatch) -> None:
    batch = ended(ada)
    rows = forgetting.old_playtests()
    assert rows is not None and list(rows) == [batch]
    Batch.objects.update(visibility=Visibility.UNLISTED)
    assert forgetting._forget(rows) == 0 and Batch.objects.exists()


@pytest.mark.parametrize(
    ("make", "address", "tail"),
    [
        (ended, "/playtests", "Results that you share stay."),
        (a_study, "/studies", "Results that you share stay."),
        (a_game, "/play", "A replay that you share stays."),
    ],
)
def test_lists_tell_two_weeks_before_what_goes_and_when(
    make: Callable[..., Any], address: str, tail: str, ada: User, settings: Any
) -> None:
    client, today = Client(), timezone.now().date()
    client.force_login(ada)
    make(User.objects.create_user("ben"))
    make(ada, timedelta(days=DAYS - 15))
    assert "old and" not in client.get(address).content.decode()
    make(ada, timedelta(days=DAYS - 3))
    make(ada, timedelta(days=DAYS - 5))
    page = client.get(address).content.decode()
    assert f"2 of these are old and are deleted from {today + timedelta(days=3)} on" in page and tail in page
    settings.DELETE_FROM = today + timedelta(days=10)
    assert f"deleted from {today + timedelta(days=10)} on" in client.get(address).content.decode()
    settings.DELETE_FROM = today + timedelta(days=40)
    assert "old and" not in client.get(address).content.decode()
    settings.DELETE_FROM = None
    assert "old and" not in client.get(address).content.decode()


def test_a_day_that_is_none_is_refused_at_start(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DELETE_FROM", "31.1.2027")
    with pytest.raises(ValueError, match="2027-01-31"):
        env.day("DELETE_FROM")
    monkeypatch.setenv("DELETE_FROM", "2027-01-31")
    assert env.day("DELETE_FROM") == date(2027, 1, 31)
