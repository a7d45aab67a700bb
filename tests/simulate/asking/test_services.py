"""Asking for playtests: what is refused, what is limited, what survives a silent queue."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from io import StringIO
from typing import Any

import pytest
from django.core.management import CommandError, call_command

from sandtable.engine.build import build_kind
from simulate import tasks
from simulate.asking import services
from simulate.asking.problems import most_games, problems_of
from simulate.asking.quota import most_open_batches, most_queued_games
from simulate.asking.refusals import LimitReached, Refused
from simulate.asking.request import Subject
from simulate.models import Batch, BatchState, Chunk, Quota, random_id
from simulate.queue import limits, work
from simulate.queue.relay import QueueDown
from tests.support import rule
from tests.support.builds import BUILDS, take_for_in_use
from tests.support.guards import without_guard
from tests.support.playtests import (
    a_batch,
    a_free_for_all,
    a_request,
    a_side,
    a_user,
    agrees,
    play_all,
    published,
)

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"game": "chess"}, "no game called"),
        ({"agents": ("clever", "random")}, "no agent called “clever”"),
        ({"agents": ("random",)}, "one agent"),
        ({"pairs": 0}, "not 0"),
        ({"pairs": 5001}, "1 to 5000"),
        ({"pairs": 10**9}, "1 to 5000"),
        ({"seed": -1}, "seed"),
        ({"seed": 2**63}, "seed"),
        ({"a": Subject("A", {"nonsense": 1})}, "nonsense is not known"),
    ],
)
def test_what_cannot_be_played_is_refused_by_name(change: Any, words: Any) -> None:
    with pytest.raises(Refused, match=words):
        services.create_batch(owner=a_user(), request=a_request(**change), idempotency_key="k")
    assert not Batch.objects.exists() and not Chunk.objects.exists() and not Quota.objects.exists()


def test_every_problem_is_named_at_once() -> None:
    with pytest.raises(Refused) as refusal:
        a_batch(pairs=0, seed=-1, agents=("clever", "wise"))
    assert len(refusal.value.problems) == 4


def test_the_snapshot_is_frozen() -> None:
    side = {"name": "A"}
    batch = services.create_batch(owner=a_user(), request=a_request(Subject("A", side)), idempotency_key="k")
    side["name"] = "changed"
    batch.refresh_from_db()
    assert batch.plan().subjects[0] == {"name": "A"}


def test_the_limit_of_waiting_games(settings: Any) -> None:
    settings.PLAYTEST_QUEUED_GAMES = 50
    owner = a_user()
    a_batch(owner, pairs=20)
    with pytest.raises(LimitReached, match="40 games waiting; with these 20"):
        a_batch(owner, pairs=10)
    a_batch(owner, pairs=5)
    a_batch(a_user(), pairs=10)
    assert Quota.objects.get(owner_id=owner.pk).queued_games == 50


def test_the_limit_counts_what_is_left(settings: Any) -> None:
    settings.PLAYTEST_QUEUED_GAMES = 40
    owner = a_user()
    a_batch(owner, pairs=20)
    work.run_chunk(chunk_id=published()[0])
    a_batch(owner, pairs=2)


def test_a_finished_batch_frees_its_place(settings: Any) -> None:
    settings.PLAYTEST_OPEN_BATCHES = 1
    owner = a_user()
    a_batch(owner)
    with pytest.raises(LimitReached, match="at most 1"):
        a_batch(owner)
    play_all()
    a_batch(owner)


def test_a_nudge_waits_for_the_commit(monkeypatch: pytest.MonkeyPatch, django_capture_on_commit_callbacks: Any) -> None:
    def broken() -> None:
        raise OSError("no pipe")

    monkeypatch.setattr(services, "nudge_dispatcher", broken)
    with django_capture_on_commit_callbacks() as callbacks:
        batch = a_batch()
    assert batch.state == BatchState.QUEUED
    assert len(callbacks) == 1


@pytest.mark.django_db(transaction=True)
def test_only_a_robust_nudge_survives_a_broken_pipe(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> None:
        raise OSError("no pipe")

    monkeypatch.setattr(services, "nudge_dispatcher", broken)
    assert a_batch().state == BatchState.QUEUED
    with without_guard("robust"), pytest.raises(OSError, match="no pipe"):
        a_batch()


def test_a_silent_broker_is_told_as_such(monkeypatch: pytest.MonkeyPatch) -> None:
    from kombu.exceptions import OperationalError

    def down(*_: object, **__: object) -> None:
        raise OperationalError("connection refused")

    monkeypatch.setattr(tasks.run_chunk, "apply_async", down)
    with pytest.raises(QueueDown, match="connection refused"):
        tasks.publish(1)


def test_the_task_is_a_shell() -> None:
    batch = a_batch(pairs=1)
    chunk = batch.chunks.get()
    tasks.run_chunk.apply((chunk.pk,))
    batch.refresh_from_db()
    assert batch.state == BatchState.DONE


def test_a_failed_task_gives_its_lease_up_with_a_word(monkeypatch: pytest.MonkeyPatch) -> None:
    from billiard.exceptions import TimeLimitExceeded

    chunk = a_batch(pairs=1).chunks.get()

    def dies(*_: object) -> None:
        raise TimeLimitExceeded(120)

    monkeypatch.setattr(work, "play_chunk", dies)
    tasks.run_chunk.apply((chunk.pk,))
    chunk.refresh_from_db()
    assert chunk.last_error == "timeout"
    assert tasks.error_word(MemoryError()) == "memory"


def test_a_worker_that_is_told_to_go_hands_its_chunk_back(monkeypatch: pytest.MonkeyPatch) -> None:
    chunk = a_batch(pairs=1).chunks.get()

    def stopped(*_: object) -> None:
        raise SystemExit

    monkeypatch.setattr(work, "play_chunk", stopped)
    with pytest.raises(SystemExit):
        work.run_chunk(chunk_id=chunk.pk)
    chunk.refresh_from_db()
    assert (chunk.state, chunk.attempt) == ("queued", 0)


def test_the_watch_extends_and_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    from sandtable.playtest.fingerprint import fingerprints
    from simulate.queue.lease import claim

    chunk = a_batch(pairs=1).chunks.get()
    lease = claim(chunk.pk, fingerprints())
    assert lease is not None
    now = [0.0]
    watch = work.Watch(lease, clock=lambda: now[0])
    monkeypatch.setattr("simulate.queue.limits.MOST_CLOCK_S", 100)
    assert watch(1)
    now[0] = 16
    assert watch(2) and watch.extended == 16
    Chunk.objects.filter(pk=chunk.pk).update(lease_token="somebody else")
    now[0] = 32
    assert not watch(3) and watch.is_lost


def test_replay_command_proves_a_game() -> None:
    batch = a_batch(pairs=2)
    play_all()
    out = StringIO()
    call_command("replay", batch.public_id, "3", stdout=out)
    assert "digest verified" in out.getvalue()
    assert "rolls" in out.getvalue()
    Batch.objects.filter(pk=batch.pk).update(seed=batch.seed + 1)
    with pytest.raises(CommandError, match="digest differs"):
        call_command("replay", batch.public_id, "3", stdout=out)
    for arguments in ((batch.public_id, "4"), ("nobody", "0")):
        with pytest.raises(CommandError):
            call_command("replay", *arguments, stdout=out)


def test_reconcile_command_tells_what_it_did() -> None:
    a_batch(pairs=2)
    play_all()
    Batch.objects.update(wins=0, losses=0, draws=0)
    out = StringIO()
    call_command("reconcile", stdout=out)
    call_command("reconcile", stdout=out)
    assert "differ from its chunks'" in out.getvalue()
    assert "1 playtests checked, 0 differences" in out.getvalue()


def test_dispatcher_does_every_duty_once(monkeypatch: pytest.MonkeyPatch) -> None:
    batch = a_batch(pairs=2)
    sent: list[int] = []
    for publish in ("publish", "publish_again", "publish_waited"):
        monkeypatch.setattr(f"simulate.management.commands.dispatcher.{publish}", sent.append)
    call_command("dispatcher", "--once")
    assert sent == list(batch.chunks.order_by("first_game").values_list("pk", flat=True))


def test_play_command_prints_exactly_this() -> None:
    out = StringIO()
    call_command(
        "play",
        "destiny",
        "kylo-ren-starter",
        "rey-starter",
        games=4,
        seed=9,
        agents="random,random",
        json=True,
        stdout=out,
    )
    result = json.loads(out.getvalue())
    told = {"games", "wins", "draws", "endings", "decisions", "seconds", "digest", "build", "tally", "report"} | {
        "played_by"
    }
    assert set(result) == told
    assert sum(result["wins"]) + result["draws"] == result["games"] == 4
    assert result["build"] == build_kind()


@pytest.mark.parametrize(("said", "groups"), BUILDS.items(), ids=BUILDS.keys())
def test_play_command_names_the_build_in_use(
    said: str, groups: Mapping[str, bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    take_for_in_use(groups, monkeypatch)
    out, words = StringIO(), StringIO()
    call_command("play", "destiny", "rey-starter", "rey-starter", games=1, json=True, stdout=out)
    call_command("play", "destiny", "rey-starter", "rey-starter", games=1, stdout=words)
    assert json.loads(out.getvalue())["build"] == said
    assert f" decisions/s, {said} engine)" in words.getvalue()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("chess", "a", "b"), "no game called 'chess'"),
        (("destiny", "nobody", "rey-starter"), "no deck called 'nobody'"),
        (("destiny", "../formats", "rey-starter"), "no deck called"),
        (("destiny", "rey-starter", "rey-starter", "--agents=clever,random"), "--agents takes one or 2 of"),
        (("destiny", "rey-starter", "rey-starter", "--games=0"), "at least 1"),
        (("destiny", "rey-starter"), "two to four decks, not 1"),
        (("destiny", *["rey-starter"] * 5), "two to four decks, not 5"),
        (("destiny", *["rey-starter"] * 3, "--agents=random,greedy-2"), "takes one or 3 of"),
    ],
)
def test_play_command_says_what_is_wrong(arguments: Any, words: Any) -> None:
    with pytest.raises(CommandError, match=words):
        call_command("play", *arguments, stdout=StringIO())


def test_two_real_decks_meet() -> None:
    from simulate.asking.selectors import deck_by_name

    sides = [Subject(slug, deck_by_name("destiny", slug)) for slug in ("kylo-ren-starter", "rey-starter")]
    batch = a_batch(a=sides[0], b=sides[1], game="destiny", pairs=5)
    play_all()
    batch.refresh_from_db()
    assert (batch.state, batch.games_done) == (BatchState.DONE, 10)
    out = StringIO()
    call_command("replay", batch.public_id, "0", stdout=out)
    assert "digest verified" in out.getvalue()


@rule("DST-MUL-02")
@pytest.mark.parametrize("sides", [3, 4])
def test_real_decks_meet_in_a_free_for_all(sides: int) -> None:
    from simulate.asking.selectors import deck_by_name
    from simulate.results.reading import read

    slugs = ("kylo-ren-starter", "rey-starter", "kylo-ren-starter", "rey-starter")[:sides]
    subjects = tuple(Subject(slug, deck_by_name("destiny", slug)) for slug in slugs)
    request = a_free_for_all(sides, subjects=subjects, game="destiny", rotations=4)
    batch = services.create_batch(owner=a_user(), request=request, idempotency_key="k")
    play_all()
    batch.refresh_from_db()
    assert (batch.state, batch.games_done) == (BatchState.DONE, 4 * sides)
    agrees(batch)
    report = read(batch)
    assert report.subjects.rotations.total == 4
    assert sum(report.points.wins) == 4 * sides
    out = StringIO()
    call_command("replay", batch.public_id, "1", stdout=out)
    assert "digest verified" in out.getvalue()


@pytest.mark.parametrize("sides", [3, 4])
def test_chunks_of_a_free_for_all_hold_whole_rotations(sides: int) -> None:
    batch = services.create_batch(owner=a_user(), request=a_free_for_all(sides), idempotency_key="k")
    assert batch.n_games == 10 * sides
    assert all(chunk.size % sides == 0 and chunk.first_game % sides == 0 for chunk in batch.chunks.all())


@pytest.mark.parametrize(("sides", "most"), [(3, 3333), (4, 2500)])
def test_a_free_for_all_has_as_many_games_as_a_duel_at_most(sides: int, most: int) -> None:
    assert problems_of(a_free_for_all(sides, rotations=most)) == []
    assert f"1 to {most} rotations" in problems_of(a_free_for_all(sides, rotations=most + 1))[0]


@rule("DST-MUL-02")
@pytest.mark.parametrize("sides", [1, 5])
def test_too_few_or_too_many_sides_are_refused(sides: int) -> None:
    request = a_free_for_all(sides, subjects=tuple(a_side(str(place)) for place in range(sides)))
    assert problems_of(request) == [f"Toy is played by 2 to 4 sides, not {sides}."]


@pytest.mark.parametrize(("size", "first"), [(2, 1), (5, 2), (6, 3), (7, 3), (12, 6), (17, 6)])
def test_a_chunk_that_dies_is_halved_between_rotations(size: int, first: int) -> None:
    from simulate.queue.sweep import _halves

    assert _halves(size, 3) == (first, size - first)


def test_play_command_takes_three_decks_and_one_agent_for_all() -> None:
    out = StringIO()
    call_command("play", "destiny", "rey-starter", "kylo-ren-starter", "rey-starter", "--games=3", "--json", stdout=out)
    result = json.loads(out.getvalue())
    assert (result["games"], len(result["wins"])) == (3, 3)


def test_an_illegal_side_is_refused_by_the_game() -> None:
    with pytest.raises(Refused):
        a_batch(a=Subject("broken", {"name": "x"}), b=a_side("B"), game="destiny")


def test_ids_are_never_taken_for_options() -> None:
    assert all(random_id().isalnum() and len(random_id()) == 22 for _ in range(200))


@pytest.mark.parametrize(
    ("name", "read", "usual"),
    [
        ("PLAYTEST_GAMES_PER_BATCH", most_games, limits.GAMES_PER_BATCH),
        ("PLAYTEST_OPEN_BATCHES", most_open_batches, limits.OPEN_BATCHES_PER_USER),
        ("PLAYTEST_QUEUED_GAMES", most_queued_games, limits.QUEUED_GAMES_PER_USER),
    ],
)
def test_limits_are_the_usual_ones_unless_set(settings: Any, name: str, read: Callable[[], int], usual: int) -> None:
    assert (getattr(settings, name), read()) == (0, usual)
    setattr(settings, name, 1_000_000)
    assert read() == 1_000_000
