"""The lane for people: which chunks go through it, how many of one person, and what is no short wait."""

from __future__ import annotations

from typing import Any

import pytest

from simulate.models import Batch, Chunk
from simulate.queue import limits
from simulate.queue.relay import QueueDown, relay
from simulate.queue.sizing import chunk_size, games_in, waited_games
from tests.support.guards import without_guard
from tests.support.playtests import a_batch, a_user, a_virtual_clock, agrees, play_all

pytestmark = pytest.mark.django_db


def lanes() -> tuple[list[int], list[int]]:
    """The first games of the chunks that one round of the relay sends: to people's lane, and among the games."""
    games: list[int] = []
    people: list[int] = []
    relay(games.append, people.append)
    return _first_games(people), _first_games(games)


def _first_games(chunks: list[int]) -> list[int]:
    return [Chunk.objects.get(pk=pk).first_game for pk in chunks]


def test_the_first_chunk_of_a_playtest_goes_through_the_lane_and_the_others_among_the_games() -> None:
    batch = a_batch(pairs=40)
    people, games = lanes()
    assert people == [0]
    assert games == [first for (first,) in batch.chunks.order_by("first_game").values_list("first_game")][1:]


def test_a_persons_newest_playtest_comes_first_and_two_chunks_are_under_way_at_most() -> None:
    owner = a_user()
    batches = [a_batch(owner, pairs=40) for _ in range(3)]
    people: list[int] = []
    relay(lambda chunk: None, people.append)
    assert [Chunk.objects.get(pk=pk).batch_id for pk in people] == [batches[2].pk, batches[1].pk]
    assert len(people) == limits.WAITED_FOR_PER_USER


def test_somebody_with_many_playtests_keeps_nobody_else_waiting() -> None:
    busy = a_user()
    for _ in range(5):
        a_batch(busy, pairs=40)
    other = a_batch(pairs=40)
    people: list[int] = []
    relay(lambda chunk: None, people.append)
    assert other.pk in [Chunk.objects.get(pk=pk).batch_id for pk in people[:2]]


def test_a_full_queue_of_games_keeps_no_new_playtest_out_of_the_lane(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("simulate.queue.way.IN_FLIGHT", 3)
    owner = a_user()
    a_batch(owner, pairs=100)
    lanes()
    a_batch(owner, pairs=100)
    people, games = lanes()
    assert (people, games) == ([0], [])


def test_every_game_of_a_trial_goes_through_the_lane() -> None:
    batch = a_batch(pairs=20)
    Batch.objects.filter(pk=batch.pk).update(waited_games=40)
    sent = []
    while batch.chunks.filter(state="queued").exists():
        people, games = lanes()
        assert games == [] and 0 < len(people) <= limits.WAITED_FOR_PER_USER
        sent += people
        Chunk.objects.filter(first_game__in=people).update(state="dropped")
    assert sorted(sent) == list(batch.chunks.order_by("first_game").values_list("first_game", flat=True))


def test_a_lost_message_is_sent_again_through_the_lane() -> None:
    a_batch(pairs=40)
    with a_virtual_clock() as clock:
        assert lanes()[0] == [0]
        assert lanes()[0] == []
        clock.pass_(limits.REPUBLISH_S + 1)
        assert lanes()[0] == [0]


def test_without_the_age_the_lane_repeats_itself() -> None:
    a_batch(pairs=40)
    with without_guard("relay_age"):
        assert lanes()[0] == lanes()[0] == [0]


def test_a_lane_that_does_not_answer_ends_the_round_and_loses_nothing() -> None:
    a_batch(pairs=40)

    def down(chunk: int) -> None:
        raise QueueDown("no broker")

    assert relay(lambda chunk: None, down) == 0
    assert lanes()[0] == [0]


def test_the_playtests_of_a_study_wait_among_the_games() -> None:
    batch = a_batch(pairs=40)
    Batch.objects.filter(pk=batch.pk).update(waited_games=0)
    people, games = lanes()
    assert people == [] and games[0] == 0


def test_a_playtest_whose_first_games_went_through_the_lane_is_complete() -> None:
    batch = a_batch(pairs=40)
    play_all()
    batch.refresh_from_db()
    assert batch.games_done == 80
    agrees(batch)


@pytest.mark.parametrize(
    ("games_per_s", "is_quick", "size", "waited"),
    [
        (100.0, True, 150, 150),
        (1.0, False, 2, 2),
        (0.5, False, 1, 1),
        (0.1, False, 1, 0),
        (None, True, 24, 24),
        (None, False, 24, 0),
    ],
    ids=["quick", "a pair in 2 s", "a game in 2 s", "a game in 10 s", "quick, not measured", "slow, not measured"],
)
def test_a_first_chunk_that_is_no_short_wait_stays_out_of_the_lane(
    games_per_s: float | None, is_quick: bool, size: int, waited: int
) -> None:
    assert chunk_size(200, games_per_s, 2, limits.FIRST_S) == size
    assert waited_games(200, size, games_per_s, is_quick) == waited


@pytest.mark.parametrize(("games_per_s", "games"), [(100.0, 250), (1.4, 4), (0.7, 2), (0.3, 1), (0.01, 1)])
def test_slow_games_are_chunks_of_their_own(games_per_s: float, games: int) -> None:
    """2.5 seconds of work: 250 games, 3.5, 1.75, 0.75 and 0.025 games."""
    found: Any = games_in(limits.TARGET_S, games_per_s, 2)
    assert found == games
