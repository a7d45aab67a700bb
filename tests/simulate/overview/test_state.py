"""The state of the queue: ages, leases, signs of life; and the same number of statements for many rows."""

from __future__ import annotations

from functools import partial

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from sandtable.playtest.fingerprint import fingerprints
from simulate.models import Batch, BatchState, Beat, Chunk
from simulate.overview import health, state
from simulate.overview.metrics import gauges
from simulate.overview.state import KEPT, Kept, State, read
from simulate.queue import beats
from simulate.queue.aside import set_aside
from simulate.queue.clock import seconds_from_now
from simulate.queue.lease import claim
from simulate.queue.relay import QueueDown
from tests.support.damage import damage
from tests.support.leases import first_chunk
from tests.support.playtests import a_batch, a_user

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def looks_anew() -> None:
    KEPT.forget()


def has_waited(batch: Batch, seconds: float) -> None:
    Batch.objects.filter(pk=batch.pk).update(active_at=seconds_from_now(-seconds))


def was_silent(part: str, seconds: float) -> None:
    beats.beat(part)
    Beat.objects.filter(name=part).update(at=seconds_from_now(-seconds))


def all_at_work() -> None:
    for part in (beats.DISPATCHER, *beats.LANES):
        beats.beat(part)


def test_nothing_is_stored_yet() -> None:
    assert read() == State(silent_s={"dispatcher": None, "people": None, "games": None})


def test_the_longest_wait_is_that_of_a_playtest_without_a_game() -> None:
    batch, other = a_batch(pairs=10), a_batch(pairs=10)
    has_waited(batch, 200)
    has_waited(other, 100)
    found = read()
    assert 200 <= found.oldest_s < 260
    assert (found.games_left, found.open, found.queued) == (40, {"queued": 2}, Chunk.objects.count())
    assert found.stands_still, "nobody plays"


def test_what_is_paused_or_of_a_closed_account_does_not_wait() -> None:
    paused, closed = a_batch(), a_batch(a_user("closed"))
    for batch in (paused, closed):
        has_waited(batch, 200)
    Batch.objects.filter(pk=paused.pk).update(state=BatchState.PAUSED)
    closed.owner.__class__.objects.filter(pk=closed.owner_id).update(is_active=False)
    assert read().oldest_s == 0


def test_a_lease_that_holds_is_play_and_one_that_ended_is_not() -> None:
    batch = a_batch()
    has_waited(batch, 200)
    chunk = first_chunk(batch)
    assert claim(chunk.pk, fingerprints())
    found = read()
    assert (found.playing, found.expired, found.tried_again) == (1, 0, 0)
    assert found.is_there(beats.GAMES) and not found.stands_still, "who plays has no time to answer"
    Chunk.objects.filter(pk=chunk.pk).update(lease_until=seconds_from_now(-1), attempt=2)
    found = read()
    assert (found.playing, found.expired, found.tried_again) == (0, 1, 1)
    assert not found.is_there(beats.GAMES) and found.stands_still


def test_a_part_is_there_while_its_last_sign_of_life_is_young() -> None:
    all_at_work()
    assert [read().is_there(part) for part in state.SILENT_S] == [True, True, True]
    for part, patience_s in state.SILENT_S.items():
        was_silent(part, patience_s + 5)
    assert [read().is_there(part) for part in state.SILENT_S] == [False, False, False]


def test_a_playtest_that_is_set_aside_is_counted() -> None:
    batch = a_batch()
    damage(batch, {})
    assert set_aside(batch.pk)
    assert read().set_aside == 1


def test_looking_takes_five_statements_whatever_is_stored() -> None:
    assert statements() == 5
    for _ in range(6):
        claim(first_chunk(a_batch(pairs=30)).pk, fingerprints())
    assert statements() == 5


def statements() -> int:
    with CaptureQueriesContext(
        connection,
    ) as caught:
        read()
    return len(caught)


def test_a_state_is_given_again_for_two_seconds() -> None:
    moment = [100.0]
    kept = Kept(clock=lambda: moment[0])
    first = kept.state()
    a_batch()
    moment[0] = 101.9
    assert kept.state() is first
    moment[0] = 102.0
    assert kept.state().queued > 0


# --- Signs of life


def asking(sent: list[str], *, is_down: bool = False) -> None:
    """One turn of the dispatcher."""

    def send(lane: str, _asked: str) -> None:
        if is_down:
            raise QueueDown("away")
        sent.append(lane)

    beats.beat_and_ask({lane: partial(send, lane) for lane in ("games", "people")})


def test_the_dispatcher_writes_its_own_and_asks_each_lane() -> None:
    sent: list[str] = []
    asking(sent)
    assert sent == ["games", "people"]
    assert read().is_there(beats.DISPATCHER) and not read().is_there(beats.PEOPLE)
    beats.beat("people")
    assert read().is_there(beats.PEOPLE) and not read().is_there(beats.GAMES)


def test_a_lane_that_does_not_answer_is_asked_again_after_a_minute_only() -> None:
    sent: list[str] = []
    asking(sent)
    Beat.objects.update(asked_at=seconds_from_now(-beats.AGAIN_S + 5))
    asking(sent)
    assert len(sent) == 2
    Beat.objects.update(asked_at=seconds_from_now(-beats.AGAIN_S - 1))
    asking(sent)
    assert len(sent) == 4


def test_a_quiet_lane_that_answers_is_asked_twice_a_minute() -> None:
    sent: list[str] = []
    asking(sent)
    for lane in beats.LANES:
        beats.beat(lane)
    asking(sent)
    assert len(sent) == 2, "it has just answered"
    Beat.objects.update(asked_at=seconds_from_now(-beats.EVERY_S))
    asking(sent)
    assert len(sent) == 2, "no message of a chunk is on the way"
    Beat.objects.update(asked_at=seconds_from_now(-beats.QUIET_S))
    asking(sent)
    assert len(sent) == 4
    assert min(state.SILENT_S[lane] for lane in beats.LANES) > 2 * beats.QUIET_S, "one answer may be late"


@pytest.mark.parametrize(("waited_games", "lane"), [(0, "games"), (2, "people")])
def test_a_lane_with_messages_on_the_way_is_asked_every_five_seconds(waited_games: int, lane: str) -> None:
    """So it is known soon which of them are lost."""
    Batch.objects.filter(pk=a_batch(pairs=1).pk).update(waited_games=waited_games)
    asking([])
    for each in beats.LANES:
        beats.beat(each)
    sent: list[str] = []
    Beat.objects.update(asked_at=seconds_from_now(-beats.EVERY_S))
    asking(sent)
    assert sent == [], "its message is not sent yet"
    Chunk.objects.update(published_at=seconds_from_now(-1))
    asking(sent)
    assert sent == [lane]


def test_a_broker_that_is_down_harms_no_sign_of_the_dispatcher() -> None:
    asking([], is_down=True)
    assert read().is_there(beats.DISPATCHER)


# --- Readiness


def test_all_at_work_is_well() -> None:
    all_at_work()
    assert {health.dispatcher().state, health.workers().state, health.waiting().state} == {"ok"}


def test_a_silent_dispatcher_is_named_and_the_workers_it_can_not_ask_are_not() -> None:
    all_at_work()
    was_silent(beats.DISPATCHER, 100)
    was_silent(beats.PEOPLE, 100)
    assert health.dispatcher().state == "degraded"
    assert "no dispatcher is at work: the last sign of life is 10" in health.dispatcher().reason
    assert health.workers().state == "ok"


def test_a_silent_lane_is_named() -> None:
    all_at_work()
    was_silent(beats.PEOPLE, 120)
    found = health.workers()
    assert found.state == "degraded"
    assert found.reason.startswith("no worker serves the lane for people: the last sign of life is 12")


def test_games_that_nobody_plays_are_named() -> None:
    has_waited(a_batch(), 125)
    assert health.waiting().state == "degraded"
    assert health.waiting().reason.startswith("a playtest has waited for 12")


def test_gauges_carry_the_numbers_and_no_name() -> None:
    all_at_work()
    has_waited(a_batch(a_user("quetzalcoatl")), 200)
    found = {family.name: family for family in gauges()}
    queued = {sample.labels["state"]: sample.value for sample in found["sandtable_queue_chunks"].samples}
    assert queued == {"queued": Chunk.objects.count(), "playing": 0, "expired": 0, "again": 0}
    assert 200 <= found["sandtable_oldest_wait_seconds"].samples[0].value < 260
    assert {sample.labels["part"] for sample in found["sandtable_silent_seconds"].samples} == set(state.SILENT_S)
    assert "quetzalcoatl" not in repr(found)
