"""Turns go by the processor time that was really given (simulate/queue/turns.py)."""

from __future__ import annotations

import pytest
from django.db.models import F

from simulate.models import Quota
from simulate.queue.limits import MOST_BEHIND_S
from simulate.queue.turns import Turns
from tests.support.playtests import a_user

pytestmark = pytest.mark.django_db


def somebody(played_s: float = 0.0) -> int:
    """The key of a person whose games took this long."""
    quota = Quota.objects.create(owner_id=a_user().pk, processor_ms=round(1000 * played_s))
    return quota.owner_id


def plays(owner: int, seconds: float) -> None:
    Quota.objects.filter(owner=owner).update(processor_ms=F("processor_ms") + round(1000 * seconds))


def test_what_was_played_and_what_is_on_the_way_count() -> None:
    ada, bob = somebody(), somebody()
    turns = Turns()
    turns.standings([ada, bob], {})
    plays(ada, 5)
    plays(bob, 2)
    assert turns.standings([ada, bob], {bob: 1.5}) == {ada: 5.0, bob: 3.5}


def test_a_newcomer_begins_beside_the_one_of_whom_least_was_played() -> None:
    """Not with the hours that others played alone, nor with those that he played last week."""
    ada, bob, newcomer = somebody(), somebody(), somebody(played_s=9_000)
    turns = Turns()
    turns.standings([ada, bob], {})
    plays(ada, 20)
    plays(bob, 25)
    assert turns.standings([ada, bob, newcomer], {newcomer: 1.5}) == {ada: 20.0, bob: 25.0, newcomer: 21.5}
    plays(newcomer, 3)
    assert turns.standings([ada, bob, newcomer], {}) == {ada: 20.0, bob: 25.0, newcomer: 23.0}


def test_a_newcomer_is_next_where_the_others_have_chunks_on_the_way() -> None:
    """They came a moment before, and nothing was played yet."""
    ada, newcomer = somebody(), somebody()
    turns = Turns()
    turns.standings([ada], {})
    assert turns.standings([ada, newcomer], {ada: 8.0}) == {ada: 8.0, newcomer: 0.0}


def test_a_dispatcher_that_begins_anew_takes_all_for_newcomers() -> None:
    ada, bob = somebody(played_s=100), somebody(played_s=7)
    assert Turns().standings([ada, bob], {ada: 3.0}) == {ada: 3.0, bob: 0.0}


def test_turns_that_somebody_could_not_use_come_back_within_a_bound() -> None:
    waiting, busy = somebody(), somebody()
    turns = Turns()
    turns.standings([waiting, busy], {})
    plays(busy, 500)
    assert turns.standings([waiting, busy], {}) == {waiting: 500 - MOST_BEHIND_S, busy: 500.0}
    plays(waiting, 10)
    assert turns.standings([waiting, busy], {}) == {waiting: 510 - MOST_BEHIND_S, busy: 500.0}


def test_somebody_without_a_row_of_limits_has_a_turn_too() -> None:
    assert Turns().standings([a_user().pk], {}) != {}
