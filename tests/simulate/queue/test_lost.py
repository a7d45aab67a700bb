"""A message counts as lost when one that was sent after it has arrived, and nobody has taken its chunk (fault 24)."""

from __future__ import annotations

from functools import partial

import pytest

from simulate.models import Batch, Chunk
from simulate.queue import beats, limits
from simulate.queue.way import on_the_way
from tests.support.leases import taken
from tests.support.playtests import VirtualClock, a_batch, a_virtual_clock, published

pytestmark = pytest.mark.django_db
LANES = (beats.GAMES, beats.PEOPLE)


Questions = dict[str, str]
"""The moment of the question by lane."""


def ask() -> Questions:
    """The dispatcher asks both lanes for a sign of life, where that is due."""
    asked: Questions = {}
    beats.beat_and_ask({lane: partial(asked.__setitem__, lane) for lane in LANES})
    return asked


def answer(questions: Questions) -> None:
    for lane, asked in questions.items():
        beats.beat(lane, asked=asked)


def asked_and_answered(clock: VirtualClock) -> None:
    """Both lanes are asked now, and their workers answer a second later."""
    questions = ask()
    clock.pass_(1)
    answer(questions)


def test_a_message_that_was_passed_by_a_later_one_is_sent_again() -> None:
    a_batch(pairs=10)
    with a_virtual_clock() as clock:
        sent = published()
        clock.pass_(1)
        asked_and_answered(clock)
        assert published() == sent != []
        assert published() == [], "the new message has been passed by none"


def test_a_chunk_that_was_taken_has_not_lost_its_message() -> None:
    a_batch(pairs=10)
    with a_virtual_clock() as clock:
        first, *others = published()
        taken(Chunk.objects.get(pk=first))
        clock.pass_(1)
        asked_and_answered(clock)
        assert published() == others


def test_a_message_that_was_sent_after_the_question_may_still_come() -> None:
    a_batch(pairs=10)
    with a_virtual_clock() as clock:
        questions = ask()
        clock.pass_(1)
        assert published()
        answer(questions)
        assert published() == []


def test_an_answer_says_nothing_of_messages_from_after_its_question() -> None:
    """Questions wait behind games. The second one is on its way, behind the messages, when the first is answered."""
    a_batch(pairs=10)
    with a_virtual_clock() as clock:
        asked_and_answered(clock)
        clock.pass_(beats.QUIET_S)
        first = ask()
        clock.pass_(1)
        sent = published()
        clock.pass_(beats.EVERY_S)
        second = ask()
        assert set(first) == set(second) == set(LANES)
        answer(first)
        assert published() == []
        answer(second)
        assert published() == sent != []


def test_without_an_answer_a_message_is_waited_for() -> None:
    a_batch(pairs=10)
    with a_virtual_clock() as clock:
        sent = published()
        clock.pass_(limits.REPUBLISH_S - 1)
        ask()
        assert published() == []
        clock.pass_(2)
        assert published() == sent


@pytest.mark.parametrize("lane", LANES)
def test_each_lane_speaks_for_its_own_messages(lane: str) -> None:
    batch = a_batch(pairs=10)
    Batch.objects.update(waited_games=2)
    waited = set(Chunk.objects.filter(batch=batch, first_game__lt=2).values_list("pk", flat=True))
    with a_virtual_clock() as clock:
        sent = set(published())
        clock.pass_(1)
        answer({lane: ask()[lane]})
        assert set(published()) == (waited if lane == beats.PEOPLE else sent - waited) != set()


def test_a_lost_message_takes_no_room_on_the_queue() -> None:
    a_batch(pairs=10)
    with a_virtual_clock() as clock:
        sent = published()
        assert on_the_way().pieces.total() == len(sent)
        clock.pass_(1)
        asked_and_answered(clock)
        assert on_the_way().pieces.total() == 0


@pytest.mark.parametrize("lost_at_s", range(beats.EVERY_S + 1))
def test_a_lost_message_comes_back_within_ten_seconds(lost_at_s: int) -> None:
    """Wherever between two questions it is lost, and with it a question that was under way."""
    a_batch(pairs=10)
    with a_virtual_clock() as clock:
        asked_and_answered(clock)
        clock.pass_(lost_at_s)
        ask()
        sent, seconds = published(), 0
        while published() != sent:
            clock.pass_(1)
            seconds += 1
            assert seconds <= 10
            answer(ask())
        assert published() == [] != sent
