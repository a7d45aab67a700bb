"""Qualities of a playtest: watched in slices; a dead worker costs its slice; readers see what is shared."""

from __future__ import annotations

from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client

from sandtable.playtest.qualities import effort
from sandtable.playtest.qualities.watching import watch
from simulate.asking import services as asking
from simulate.models import Batch, Visibility, WatchedPlay, WatchState
from simulate.queue.slices import LEASE_S, MOST_ATTEMPTS
from simulate.results.qualities import services, slices
from tests.support.playtests import a_free_for_all, a_skirmish, a_virtual_clock

pytestmark = pytest.mark.django_db


@pytest.fixture
def ada() -> User:
    return User.objects.create_user("ada")


@pytest.fixture
def batch(ada: User) -> Batch:
    return asking.create_batch(owner=ada, request=a_skirmish("greedy-2", "greedy-2", games=60), idempotency_key="k")


@pytest.fixture
def as_ada(ada: User) -> Client:
    client = Client()
    client.force_login(ada)
    return client


class Ticking:
    """A clock that goes on by a number of seconds at every look."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.time = 0.0

    def __call__(self) -> float:
        self.time += self.seconds
        return self.time


def watch_all(play: WatchedPlay, seconds: float = 0.0) -> int:
    """Work until nothing is left; returns the number of slices."""
    count = 1
    while slices.watch_slice(play.pk, Ticking(seconds)):
        count += 1
        assert count < 100
    play.refresh_from_db()
    return count


def test_games_are_watched_and_measured(batch: Batch, ada: User) -> None:
    play = services.ask(batch=batch, user=ada)
    assert (play.state, play.wanted) == (WatchState.RUNNING, 60)
    assert watch_all(play) == 1
    assert (play.state, play.done, bytes(play.sample)) == (WatchState.DONE, 60, b"")
    assert play.result is not None and play.result["games"] == 60
    assert {"openness", "lead_changes", "rounds"} <= set(play.result["measures"])


def test_slices_make_no_difference(batch: Batch, ada: User) -> None:
    play = services.ask(batch=batch, user=ada)
    watch_all(play)
    at_once = play.result
    play.delete()
    again = services.ask(batch=batch, user=ada)
    assert watch_all(again, seconds=1.0) > 5
    assert again.result == at_once


def test_slices_make_no_difference_where_fewer_games_are_watched(
    batch: Batch, ada: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The work ends after the same game, however little of it a worker does at a time."""
    monkeypatch.setattr(effort, "MOST_POSITIONS", 250)
    found = []
    for seconds in (0.0, 1.0, 3.0):
        play = services.ask(batch=batch, user=ada)
        slices_needed = watch_all(play, seconds=seconds)
        assert (slices_needed > 1) == (seconds > 0)
        found.append((play.done, play.result))
        play.delete()
    assert found[0] == found[1] == found[2] and play.wanted / 4 <= found[0][0] < play.wanted


def test_a_worker_that_died_costs_its_slice(batch: Batch, ada: User) -> None:
    play = services.ask(batch=batch, user=ada)
    sent: list[int] = []
    with a_virtual_clock() as clock:
        assert slices.claim(play.pk, "dead") is not None
        assert not slices.watch_slice(play.pk), "somebody holds the lease"
        assert slices.relay_watching(sent.append) == 0
        clock.pass_(LEASE_S + 1)
        assert slices.relay_watching(sent.append) == 1
        watch_all(play)
    assert play.state == WatchState.DONE and sent == [play.pk]


def test_a_late_worker_writes_nothing(batch: Batch, ada: User) -> None:
    play = services.ask(batch=batch, user=ada)
    with a_virtual_clock() as clock:
        late = slices.claim(play.pk, "late")
        assert late is not None
        clock.pass_(LEASE_S + 1)
        watch_all(play)
    before = play.result
    assert not slices.keep(late, "late", [watch(batch.plan(), 0)], 1, is_over=True)
    play.refresh_from_db()
    assert (play.state, play.done, play.result) == (WatchState.DONE, 60, before)


def test_games_that_end_their_worker_are_given_up(batch: Batch, ada: User) -> None:
    play = services.ask(batch=batch, user=ada)
    for _ in range(MOST_ATTEMPTS):
        assert slices.claim(play.pk, "dead") is not None
        WatchedPlay.objects.update(lease_until=None)
    assert not slices.watch_slice(play.pk)
    play.refresh_from_db()
    assert (play.state, play.problem) == (WatchState.FAILED, slices.WORKER)


def test_other_rules_end_it_with_a_reason(batch: Batch, ada: User) -> None:
    play = services.ask(batch=batch, user=ada)
    WatchedPlay.objects.update(engine_fingerprint="old")
    assert not slices.watch_slice(play.pk)
    play.refresh_from_db()
    assert (play.state, play.problem) == (WatchState.FAILED, slices.RULES)


def test_whole_rotations_are_watched(ada: User) -> None:
    """Of 240 games for three 198 are watched: 200 would let one player go first more often."""
    request = a_free_for_all(3, agents=("greedy-2",) * 3, rotations=80)
    batch = asking.create_batch(owner=ada, request=request, idempotency_key="three")
    assert (batch.n_games, batch.rotation_size) == (240, 3)
    assert services.ask(batch=batch, user=ada).wanted == 198


def test_asking_twice_is_asking_once(batch: Batch, ada: User) -> None:
    assert services.ask(batch=batch, user=ada) == services.ask(batch=batch, user=ada)
    assert WatchedPlay.objects.count() == 1


@pytest.mark.parametrize(
    ("agents", "games", "says"),
    [(("random", "random"), 60, "by chance"), (("greedy-2", "greedy-2"), 10, "at least 40")],
)
def test_what_says_nothing_is_refused(ada: User, agents: tuple[str, str], games: int, says: str) -> None:
    request = a_skirmish(*agents, games=games)
    batch = asking.create_batch(owner=ada, request=request, idempotency_key="k")
    with pytest.raises(services.CannotMeasure, match=says):
        services.ask(batch=batch, user=ada)


def test_one_person_has_few_at_a_time(ada: User) -> None:
    for number in range(services.OPEN_PER_USER + 1):
        request = a_skirmish("greedy-2", "greedy-2", games=40, seed=number)
        batch = asking.create_batch(owner=ada, request=request, idempotency_key=f"k{number}")
        if number < services.OPEN_PER_USER:
            services.ask(batch=batch, user=ada)
    with pytest.raises(services.CannotMeasure, match="wait for one of them"):
        services.ask(batch=batch, user=ada)


def test_the_page_asks_shows_progress_and_then_the_measures(batch: Batch, as_ada: Client) -> None:
    address = f"{batch.get_absolute_url()}/qualities"
    assert "Measure qualities of play" in as_ada.get(address).content.decode()
    assert as_ada.post(f"{address}/measure").status_code == 302
    assert "0 / 60 games" in as_ada.get(address).content.decode()
    play = WatchedPlay.objects.get()
    watch_all(play)
    text = as_ada.get(address).content.decode()
    assert "Stays open" in text and "Do expectations come true?" in text


def test_two_playtests_are_compared(batch: Batch, ada: User, as_ada: Client) -> None:
    request = a_skirmish("greedy-2", "greedy-2", games=60, seed=8)
    other = asking.create_batch(owner=ada, request=request, idempotency_key="other")
    for each in (batch, other):
        watch_all(services.ask(batch=each, user=ada))
    text = as_ada.get(f"{batch.get_absolute_url()}/qualities?with={other.public_id}").content.decode()
    assert "no change shown" in text or "changed" in text


def test_strangers_see_shared_qualities_and_ask_for_none(batch: Batch, ada: User, client: Client) -> None:
    address = f"{batch.get_absolute_url()}/qualities"
    assert client.get(address).status_code == 404
    Batch.objects.update(visibility=Visibility.UNLISTED)
    watch_all(services.ask(batch=batch, user=ada))
    assert "Stays open" in client.get(address).content.decode()
    client.force_login(User.objects.create_user("eve"))
    assert client.post(f"{address}/measure").status_code == 404


def test_the_api_says_the_same(batch: Batch, as_ada: Client) -> None:
    address = f"/api/v1/playtests/{batch.public_id}/qualities"
    assert as_ada.get(address).status_code == 404
    assert as_ada.post(address).status_code == 202
    watch_all(WatchedPlay.objects.get())
    found: dict[str, Any] = as_ada.get(address).json()
    assert found["state"] == "done" and found["games"] == {"watched": 60, "wanted": 60}
    assert found["measures"]["rounds"]["low"] <= found["measures"]["rounds"]["value"]
