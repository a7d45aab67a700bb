"""Transactions that meet with locks in their hands on a real PostgreSQL: the order of locks lets both of them through.

Each has a twin without the guard, in which PostgreSQL finds the deadlock and ends one of the two.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import pytest
from django.db import connection, transaction

from sandtable.playtest.plan import GameRecord
from scenarios import balances
from simulate.asking import services
from simulate.asking.request import FrozenScenario, on_scenario
from simulate.models import Batch, BatchState, Quota, Study, StudyState
from simulate.queue import work
from simulate.queue.lease import Lease
from simulate.queue.ledger import commit
from simulate.queue.locks import hold, tried_again
from simulate.queue.reconcile import reconcile
from simulate.queue.sweep import finish_stop
from simulate.study import batches
from simulate.study.steering import steer
from tests.support.guards import without_guard
from tests.support.interleaving import Meeting, at_once, somebody_waits_for_a_lock, until_somebody_waits_for_a_lock
from tests.support.leases import played, taken
from tests.support.playtests import a_batch, a_user
from tests.support.scenario_playtests import a_stored_skirmish
from tests.support.skirmish import skirmish_registered
from tests.support.toy_game import toy_game_registered
from tests.support.toy_study import a_study, toy_kind_registered, waiting
from tests.support.waiting import wait_until

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.skipif(
        connection.vendor != "postgresql", reason="SQLite lets one writer in at a time; run with DATABASE_URL"
    ),
]


@pytest.fixture(autouse=True)
def _games(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    for module in ("playable", "verdicts"):  # the skirmish has no rules for scenarios
        monkeypatch.setattr(f"scenarios.{module}.lint", lambda *_given: [])
    with toy_game_registered(), skirmish_registered(), toy_kind_registered():
        yield


@pytest.fixture
def tried(caplog: pytest.LogCaptureFixture) -> Any:
    """Counts the transactions that were done again."""
    caplog.set_level(logging.WARNING, "simulate.queue")
    return lambda: sum("is done again" in record.message for record in caplog.records)


# -- a study is steered while games of it are counted ------------------------------------------------------------------


@dataclass
class Answered:
    """A study whose answer is known, with a lease on its last games, which are just played.

    Their commit writes the row of the batch twice, and the second time PostgreSQL looks at the study that it refers to.
    """

    study: Study
    lease: Lease


def an_answered_study() -> Answered:
    study = a_study(wanted=1, first={"strength": 30})
    chunks = waiting(study)
    for chunk in chunks[:-1]:
        work.run_chunk(chunk_id=chunk.pk)
    return Answered(study, taken(chunks[-1]))


def counted_and_steered(of: Answered) -> list[BaseException | None]:
    """The commit holds its batch, the steering holds the study, and each goes on to the other's row."""
    records = played(of.lease)
    with Meeting().before("simulate.queue.ledger.total_of", "simulate.study.steering.take"):
        return at_once(lambda: counted_as_by_a_worker(of.lease, records), lambda: steer(of.study.pk))


def counted_as_by_a_worker(lease: Lease, records: Sequence[GameRecord]) -> None:
    """Count the games, and end a batch that was told to stop in the meantime, as a worker does."""
    assert commit(lease, records, 0.1)
    finish_stop(lease.batch)


def assert_both_are_done(of: Answered) -> None:
    batch = of.study.batches.get()
    of.study.refresh_from_db()
    assert of.study.state == StudyState.DONE
    assert batch.games_done >= of.lease.size and batch.state == BatchState.DONE
    assert reconcile(Batch.objects.all(), is_thorough=True) == []
    assert Quota.objects.get().open_batches == 0


def test_a_study_is_steered_while_its_games_are_counted(tried: Any) -> None:
    answered = an_answered_study()
    assert counted_and_steered(answered) == [None, None]
    assert tried() == 0, "the order of locks needs no second try"
    assert_both_are_done(answered)


def test_without_weak_locks_the_second_try_brings_both_through(tried: Any) -> None:
    answered = an_answered_study()
    with without_guard("weak_locks"):
        assert counted_and_steered(answered) == [None, None]
    assert tried() >= 1
    assert_both_are_done(answered)


def test_without_weak_locks_and_a_second_try_the_database_ends_one() -> None:
    answered = an_answered_study()
    with without_guard("weak_locks", "another_try"):
        assert len([end for end in counted_and_steered(answered) if end is not None]) == 1


# -- two that stop the same playtests ----------------------------------------------------------------------------------


def stopped_by_two() -> list[BaseException | None]:
    """One holds the first of two playtests and goes on to the second when the other one waits."""
    owner = a_user()
    first, second = a_batch(owner), a_batch(owner)
    meeting = Meeting()

    @tried_again
    @transaction.atomic
    def one() -> None:
        hold(Batch.objects.filter(pk=first.pk))
        meeting.come()
        until_somebody_waits_for_a_lock()
        hold(Batch.objects.filter(pk=second.pk))

    @tried_again
    @transaction.atomic
    def other() -> None:
        meeting.come()
        batches.stop(Batch.objects.filter(pk__in=[first.pk, second.pk]), "cancelled")

    ends = at_once(one, other)
    assert ends[1] is not None or set(Batch.objects.values_list("state", flat=True)) == {BatchState.CANCELLING}
    return ends


def test_playtests_are_held_from_the_lowest_key_to_the_highest(tried: Any) -> None:
    assert stopped_by_two() == [None, None]
    assert tried() == 0


def test_held_in_the_wrong_order_the_database_ends_one() -> None:
    with without_guard("order_of_locks", "another_try"):
        assert len([end for end in stopped_by_two() if end is not None]) == 1


# -- a playtest of a scenario is asked for while another one is measured -----------------------------------------------


def waits_for_a_measurement() -> bool:
    """Whether a new playtest of a scenario has to wait for a transaction that measures another one."""
    owner = a_user()
    version = a_stored_skirmish(owner)
    frozen = FrozenScenario("Ridge", dict(version.definition), version=version.public_id)
    asked = on_scenario(game="skirmish", scenario=frozen, agents=("random", "random"), games=10, seed=8)
    is_accepted = threading.Event()
    has_waited: list[bool] = []

    @transaction.atomic
    def measured() -> None:
        assert balances._locked(version.pk)
        meeting.come()
        wait_until(lambda: is_accepted.is_set() or somebody_waits_for_a_lock(), "the other one's end or wait")
        has_waited.append(not is_accepted.is_set())

    def accepted() -> None:
        meeting.come()
        services.create_batch(owner=owner, request=asked, idempotency_key="new")
        is_accepted.set()

    meeting = Meeting()
    assert at_once(measured, accepted) == [None, None] and Batch.objects.count() == 1
    return has_waited == [True]


def test_a_playtest_is_accepted_while_its_scenario_is_measured() -> None:
    assert not waits_for_a_measurement()


def test_a_version_held_with_its_key_keeps_new_playtests_waiting() -> None:
    with without_guard("weak_locks"):
        assert waits_for_a_measurement()
