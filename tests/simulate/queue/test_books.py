"""The dispatcher checks what has changed, a slice at a time, at a cost that does not grow with what is unchanged."""

from __future__ import annotations

import gc
import os
import signal
import weakref
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest
from django.core.management import call_command
from django.db import connection
from django.db.models import F
from django.test.utils import CaptureQueriesContext

from simulate.management.commands import dispatcher
from simulate.management.commands.dispatcher import Command, Duty
from simulate.models import Batch
from simulate.queue.books import Books
from simulate.queue.reconcile import changed, reconcile
from tests.support.leases import first_chunk
from tests.support.playtests import a_batch, a_user, play_all

pytestmark = pytest.mark.django_db
MOST_STATEMENTS = 20


def finished(number: int) -> list[Batch]:
    """Finished playtests of one person each."""
    made = [a_batch(a_user(f"user-{each}"), pairs=1) for each in range(number)]
    play_all()
    return made


class Clock:
    """A clock that goes on by one second each time that somebody looks at it."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 1
        return self.now


def with_a_thousand_like(batch: Batch) -> None:
    """As many more playtests that ended just now, whose books were found right as those of this one."""
    batch.refresh_from_db()
    names = [field.attname for field in Batch._meta.concrete_fields if not field.primary_key]
    like = {name: getattr(batch, name) for name in names} | {"idempotency_key": None}
    Batch.objects.bulk_create(Batch(**like | {"public_id": f"like-{each}"}) for each in range(1000))


@pytest.mark.parametrize("number", [0, 1, 6, 1001])
def test_books_that_did_not_change_cost_the_same_however_many_there_are(number: int) -> None:
    """1,001 are one that was played, and a thousand like it."""
    made = finished(1 if number == 1001 else number)
    books = Books(clock=lambda: 0.0)
    assert books.check() is False
    if number == 1001:
        with_a_thousand_like(made[0])
    assert Batch.objects.count() == number and not changed().exists()
    with CaptureQueriesContext(connection) as asked:
        assert books.check() is False
    assert len(asked) <= MOST_STATEMENTS, [each["sql"] for each in asked]
    assert not any("simulate_chunk" in each["sql"] for each in asked), "no chunk is read"


def test_what_changed_is_looked_at_again() -> None:
    first, second, _third = finished(3)
    reconcile()
    Batch.objects.filter(pk=second.pk).update(wins=0, losses=0, version=F("version") + 1)
    assert list(changed().values_list("pk", flat=True)) == [second.pk]
    assert ["counters" in each for each in reconcile()] == [True]
    assert list(changed()) == [second], "its repair is a change"
    assert reconcile() == [] and not changed().exists()
    first_chunk(first).delete()
    assert reconcile() == [], "a row that somebody spoilt behind our back"
    assert ["its chunks end" in each for each in reconcile(Batch.objects.all(), is_thorough=True)][0]


def test_a_round_goes_on_slice_by_slice_and_the_others_have_their_turn() -> None:
    """A look at the clock takes a second here, so a slice of two seconds has room for two playtests."""
    finished(5)
    turns: list[str] = []
    books = Books(slice_s=2, clock=Clock())
    duties = [Duty("books", books.check, 300), Duty("other", lambda: turns.append("other"), 0)]
    left = []
    while duties[0].seconds_left() <= 0:
        for duty in duties:
            duty.do_when_due()
        left.append(changed().count())
    assert left == [3, 1, 0] and turns == ["other"] * 3
    assert duties[0].seconds_left() > 200


@pytest.mark.parametrize(("spent_s", "rests_until_s"), [(0.001, 0.2), (0.1, 1.0), (0.5, 2.0)])
def test_a_nudged_duty_rests_for_ten_times_what_it_took_of_the_processor(
    spent_s: float, rests_until_s: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However often it is nudged, the games have the processor for the rest; it is due anyway after 2 s."""
    spent = [0.0]
    monkeypatch.setattr(dispatcher, "time", SimpleNamespace(monotonic=lambda: 0.0, process_time=lambda: spent[0]))
    duty = dispatcher.Duty("relay", lambda: spent.append(spent.pop() + spent_s), every_s=2, on_nudge=True)
    duty.do_when_due()
    duty.nudge()
    assert duty.seconds_left() == pytest.approx(rests_until_s)


def test_a_playtest_that_can_not_be_repaired_holds_up_no_other(caplog: pytest.LogCaptureFixture) -> None:
    spoilt, *others = finished(3)
    first_chunk(spoilt).delete()
    books = Books(slice_s=1, clock=Clock())
    while books.check():
        pass
    assert list(changed()) == [spoilt] and len(others) == 2
    assert "its chunks end at game 0" in caplog.text


@pytest.fixture
def usual_signals() -> Iterator[None]:
    """Put the handlers of signals back after the test."""
    usual = {number: signal.getsignal(number) for number in (signal.SIGTERM, signal.SIGINT)}
    yield
    for number, handler in usual.items():
        signal.signal(number, handler)


def test_a_dispatcher_collects_its_garbage(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise its memory grows for an hour, until Python thinks that there is enough of it."""
    duties: list[Duty] = []
    monkeypatch.setattr(Command, "_loop", lambda _self, given: duties.extend(given))
    monkeypatch.setattr(dispatcher, "keep_connections", lambda: None)
    try:
        call_command("dispatcher")
    finally:
        gc.unfreeze()
    (duty,) = (each for each in duties if each.name == "garbage")
    gc.disable()  # nobody else collects it
    try:
        knot = Clock()
        vars(knot)["itself"] = knot
        is_there = weakref.ref(knot)
        del knot
        assert is_there() is not None
        assert duty.is_done()
        assert is_there() is None
    finally:
        gc.enable()


def test_a_dispatcher_that_is_told_to_end_begins_no_other_duty(usual_signals: None) -> None:
    done: list[str] = []

    def first() -> None:
        done.append("first")
        os.kill(os.getpid(), signal.SIGTERM)

    Command()._loop([Duty("first", first, 300), Duty("second", lambda: done.append("second"), 300)])
    assert done == ["first"]


def test_one_command_does_all_slices() -> None:
    finished(3)
    duty = Duty("books", Books(slice_s=1, clock=Clock()).check, 300)
    assert duty.is_whole() and not changed().exists()


def test_a_change_during_the_check_is_not_taken_for_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    (batch,) = finished(1)
    from simulate.queue import reconcile as module

    whole = module.check_batch

    def meanwhile(batch_id: int) -> Any:
        found = whole(batch_id)
        Batch.objects.filter(pk=batch_id).update(version=F("version") + 1)
        return found

    monkeypatch.setattr(module, "check_batch", meanwhile)
    assert reconcile() == []
    assert list(changed()) == [batch]
