"""A row that can't be read fails alone: lists, pages, calls and duties go on, and say what is wrong with it."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest
from django.core.management import CommandError, call_command
from django.test import Client

from sandtable.playtest.fingerprint import fingerprints
from scenarios.models import Visibility
from simulate.asking import together
from simulate.models import (
    Batch,
    BatchState,
    Chunk,
    Quota,
    SeatedGame,
    SeatedState,
    Series,
    SeriesKind,
    Study,
    StudyState,
)
from simulate.queue import work
from simulate.queue.balances import measure_all
from simulate.queue.reconcile import reconcile
from simulate.queue.sweep import sweep
from simulate.study.steering import steer_all
from simulate.watching.seat.thinking import end_unreadable, think
from tests.support.damage import DAMAGES, damage, nested
from tests.support.pages import words_of
from tests.support.playtests import a_batch, a_request, a_side, a_user, play_all, published
from tests.support.toy_study import a_study, toy_kind_registered

pytestmark = pytest.mark.django_db

SENTENCE: Final = "This can't be read any more"


LISTS: Final = (
    "/playtests",
    "/playtests?deck=A",
    "/playtests/public",
    "/playtests/public?show=series",
    "/playtests/public?show=studies",
    "/playtests/public?show=games",
    "/studies",
    "/play",
    "/api/v1/playtests",
    "/api/v1/playtests?deck=A",
    "/api/v1/public/playtests",
    "/api/v1/studies",
)
"""Lists that the damaged rows are in."""
PARTS: Final = ("", "/progress")
"""Addresses of a damaged playtest that say so; all others refuse."""


def words(response: Any) -> str:
    return words_of(response.content.decode())


@pytest.fixture
def owner() -> Any:
    return a_user()


@pytest.fixture
def page(client: Client, owner: Any) -> Client:
    client.force_login(owner)
    return client


@pytest.fixture(autouse=True)
def _room(settings: Any) -> None:
    settings.PLAYTEST_OPEN_BATCHES = 10 * len(DAMAGES)


def spoilt_rows(owner: Any) -> list[Batch]:
    """A playtest for each way in which one can be damaged."""
    return [spoil(a_batch(owner, pairs=2), how) for how in DAMAGES]


def spoil(batch: Batch, how: str) -> Batch:
    """Damage a playtest in this way."""
    damage(batch, DAMAGES[how](dict(batch.snapshot)))
    return Batch.objects.get(pk=batch.pk)


@pytest.fixture
def alarms(caplog: pytest.LogCaptureFixture) -> Callable[[], list[str]]:
    """The messages of level CRITICAL so far."""
    return lambda: [record.getMessage() for record in caplog.records if record.levelno == logging.CRITICAL]


# -- what people see ---------------------------------------------------------------------------------------------------


def a_series(owner: Any, kind: SeriesKind) -> Series:
    requests = [a_request(a_side("A"), a_side(name), pairs=2) for name in ("B", "C")]
    series = together.create_series(owner=owner, requests=requests, idempotency_key=kind, kind=kind)
    Series.objects.filter(pk=series.pk).update(visibility=Visibility.PUBLIC)
    return series


def test_every_damage_is_found() -> None:
    batch = a_batch()
    assert not batch.fault
    for how in DAMAGES:
        damage(batch, DAMAGES[how](dict(batch.snapshot)))
        assert Batch.objects.get(pk=batch.pk).fault, how


def test_lists_around_damaged_playtests_work(
    page: Client, owner: Any, alarms: Callable[[], list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    for views in ("results.views", "results.sharing.views"):
        monkeypatch.setattr(f"simulate.{views}.PER_PAGE", 10 * len(DAMAGES))
    sound, spoilt = a_batch(owner), spoilt_rows(owner)
    Batch.objects.update(visibility=Visibility.PUBLIC)
    for address in LISTS:
        assert page.get(address).status_code == 200, address
    for address in ("/playtests", "/playtests/public"):
        assert words(page.get(address)).count(SENTENCE) == len(spoilt)
    told = {each["id"]: each["problem"] for each in page.get("/api/v1/playtests?page_size=100").json()["results"]}
    assert all(SENTENCE in told[batch.public_id] for batch in spoilt) and told[sound.public_id] == ""
    assert alarms() == [], "looking at a list is no alarm"


@pytest.mark.parametrize("how", ["empty", "a subject without label", "very many subjects"])
def test_series_around_damaged_playtests_work(page: Client, owner: Any, how: str) -> None:
    for kind in SeriesKind:
        series = a_series(owner, kind)
        play_all()
        for batch in series.batches.all():
            spoil(batch, how)
            address, call = f"/playtests/series/{series.public_id}", f"/api/v1/playtest-series/{series.public_id}"
            assert [page.get(each).status_code for each in (address, call)] == [200, 200]
    for address in LISTS:
        assert page.get(address).status_code == 200, address


def test_its_own_page_says_so(page: Client, owner: Any) -> None:
    for batch in spoilt_rows(owner):
        address, call = f"/playtests/{batch.public_id}", f"/api/v1/playtests/{batch.public_id}"
        shown = page.get(address)
        assert (shown.status_code, SENTENCE in words(shown)) == (200, True)
        assert page.get(f"{address}/progress").status_code == 286
        assert SENTENCE in page.get(call).json()["problem"]


def test_a_page_that_needs_its_plan_refuses(page: Client, owner: Any) -> None:
    batch = a_batch(owner)
    play_all()
    damage(batch, {})
    address, call = f"/playtests/{batch.public_id}", f"/api/v1/playtests/{batch.public_id}"
    for part in ("cards", "qualities", "games/0", "games/0/at/0", "games/0/thoughts", "games/0/fork?at=0"):
        assert page.get(f"{address}/{part}", follow=True).status_code in (404, 409), part
    for part in ("cards", "qualities", "games", "games.csv"):
        assert page.get(f"{call}/{part}").status_code in (200, 404, 409), part
    assert page.post(f"{address}/again", {"key": "k"}).status_code == 409
    refused = page.post(f"{call}/again", headers={"Idempotency-Key": "k"})
    assert (refused.status_code, refused.json()["code"]) == (409, "unreadable")


# -- the duties --------------------------------------------------------------------------------------------------------


def assert_set_aside(batch: Batch) -> None:
    batch.refresh_from_db()
    assert batch.set_aside
    assert (batch.state, batch.stop_reason) == (BatchState.CANCELLED, "unreadable")
    assert not batch.chunks.filter(state__in=("queued", "running")).exists()


def test_the_dispatcher_goes_on_and_tells_it_once(owner: Any, alarms: Callable[[], list[str]]) -> None:
    spoilt = spoilt_rows(owner)
    sound = a_batch()
    call_command("dispatcher", "--once")
    call_command("dispatcher", "--once")
    for batch in spoilt:
        assert_set_aside(batch)
        told = [alarm for alarm in alarms() if f"batch {batch.pk} can't be read and is set aside" in alarm]
        assert len(told) == 1
    for chunk in sound.chunks.all():
        work.run_chunk(chunk_id=chunk.pk)
    sound.refresh_from_db()
    assert (sound.state, sound.games_done) == (BatchState.DONE, 20)
    quota = Quota.objects.get(owner=owner)
    assert (quota.open_batches, quota.queued_games) == (0, 0)


def test_a_worker_that_takes_a_chunk_of_it_sets_it_aside(alarms: Callable[[], list[str]]) -> None:
    batch = a_batch()
    sent = published()
    damage(batch, {})
    assert [work.run_chunk(chunk_id=chunk_id) for chunk_id in sent] == [False] * len(sent)
    sweep(fingerprints())
    assert_set_aside(batch)
    assert set(Chunk.objects.values_list("attempt", flat=True)) == {0}, "nobody died"
    assert len(alarms()) == 1


def test_a_finished_one_is_told_by_the_next_check() -> None:
    batch, sound = a_batch(), a_batch()
    play_all()
    damage(batch, {})
    Batch.objects.filter(pk=sound.pk).update(wins=0, losses=0)
    assert ["differ from its chunks" in found for found in reconcile()] == [True]
    batch.refresh_from_db()
    assert batch.set_aside and (batch.state, batch.games_done) == (BatchState.DONE, 20)
    assert measure_all() == 0


def test_one_that_somebody_mended_is_taken_back(capsys: pytest.CaptureFixture[str]) -> None:
    batch = a_batch()
    play_all()
    damage(batch, {})
    call_command("reconcile")
    assert f"batch {batch.pk} ({batch.public_id}) is set aside: subjects" in capsys.readouterr().out
    damage(batch, batch.snapshot)
    call_command("reconcile")
    assert f"batch {batch.pk}: it can be read again" in capsys.readouterr().out
    batch.refresh_from_db()
    assert not batch.fault


def test_the_sweep_isolates_the_chunks_of_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both died at every attempt; the second one is halved although the first one can't be read."""
    spoilt, sound = a_batch(), a_batch()
    past = "2020-01-01T00:00:00Z"
    Chunk.objects.update(state="running", attempt=3, lease_token="t", lease_until=past)
    Chunk.objects.filter(batch=sound).exclude(first_game=0).delete()
    Chunk.objects.filter(batch=sound).update(size=20)
    damage(spoilt, {})
    sweep(fingerprints())
    assert sorted(sound.chunks.values_list("size", flat=True)) == [10, 10]
    sweep(fingerprints())
    assert_set_aside(spoilt)


def test_a_duty_that_fails_keeps_no_other_from_its_turn(
    monkeypatch: pytest.MonkeyPatch, alarms: Callable[[], list[str]]
) -> None:
    def broken(*given: Any) -> None:
        raise KeyError("subjects")

    done: list[int] = []
    monkeypatch.setattr("simulate.management.commands.dispatcher.sweep", broken)
    monkeypatch.setattr("simulate.management.commands.dispatcher.relay", lambda *publish: done.append(1))
    with pytest.raises(CommandError, match="failed: sweep"):
        call_command("dispatcher", "--once")
    assert done and len(alarms()) == 1


def test_a_duty_tells_a_fault_when_it_appears(alarms: Callable[[], list[str]]) -> None:
    from simulate.management.commands.dispatcher import Duty

    faults: Iterator[Any] = iter([KeyError("a"), KeyError("a"), None, KeyError("a"), KeyError("b")])

    def deed() -> None:
        fault = next(faults)
        if fault is not None:
            raise fault

    duty = Duty("reconcile", deed, 300)
    assert [duty.is_done() for _ in range(5)] == [False, False, True, False, False]
    assert len(alarms()) == 3


# -- studies and seats -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["balance", "best_card", "better", "causes", "field", "worth", "gone"])
def test_studies_with_an_unreadable_question_fail_alone(page: Client, owner: Any, kind: str) -> None:
    specs: tuple[Any, ...] = ({}, None, [], "text", {"requests": {}}, nested(900))
    with toy_kind_registered():
        spoilt = [a_study(owner, key=f"k{number}") for number in range(len(specs))]
        sound = a_study(owner, key="sound", wanted=1, first={"strength": 30})
        Study.objects.exclude(pk=sound.pk).update(kind=kind, reading={}, visibility=Visibility.PUBLIC)
        for study, spec in zip(spoilt, specs, strict=True):
            damage(study, spec, "spec")
            shown = page.get(f"/studies/{study.public_id}")
            assert (shown.status_code, SENTENCE in words(shown)) == (200, True)
            assert page.get(f"/api/v1/studies/{study.public_id}").status_code == 200
        for address in ("/studies", "/playtests/public?show=studies", "/api/v1/studies"):
            assert page.get(address).status_code == 200, address
        for chunk in Chunk.objects.filter(batch__study=sound)[:1]:
            work.run_chunk(chunk_id=chunk.pk)
        steer_all()
    for study in spoilt:
        study.refresh_from_db()
        assert (study.state, SENTENCE in study.problem) == (StudyState.FAILED, True)
    sound.refresh_from_db()
    assert sound.state == StudyState.DONE


def test_a_study_ends_where_a_playtest_of_it_is_set_aside(page: Client, owner: Any) -> None:
    with toy_kind_registered():
        study = a_study(owner)
        damage(study.batches.get(), {})
        reconcile()
        steer_all()
        study.refresh_from_db()
        assert (study.state, study.problem) == (
            StudyState.FAILED,
            "A playtest of this study can't be read any more, so there is no answer.",
        )
        assert page.get("/studies").status_code == 200
        sweep(fingerprints())
    quota = Quota.objects.get()
    assert (quota.open_batches, quota.queued_games) == (0, 0)


@pytest.mark.parametrize("state", [SeatedState.PERSON, SeatedState.AGENT, SeatedState.OVER])
def test_damaged_seated_games_fail_alone(
    page: Client, owner: Any, state: str, alarms: Callable[[], list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("simulate.watching.seat.begin_views.PAGE_SIZE", 10 * len(DAMAGES))
    snapshot = dict(a_batch(owner).snapshot)
    games = [a_seated_game(owner, snapshot, state, how) for how in DAMAGES]
    for address in ("/play", "/playtests/public?show=games"):
        assert page.get(address).status_code == 200, address
    assert words(page.get("/play")).count(SENTENCE) == len(games)
    assert page.get(f"/play/{games[0].public_id}").status_code == 409
    assert page.get(f"/play/{games[0].public_id}/replay").status_code in (404, 409)
    for _ in range(2):
        end_unreadable()
    ended = state == SeatedState.OVER
    assert set(SeatedGame.objects.values_list("state", flat=True)) == {state if ended else SeatedState.FAILED}
    assert len(alarms()) == (0 if ended else 1)


def a_seated_game(owner: Any, snapshot: dict[str, Any], state: str, how: str) -> SeatedGame:
    game = SeatedGame.objects.create(
        owner=owner,
        idempotency_key=how,
        game="toy",
        snapshot=snapshot,
        seed=1,
        state=state,
        question="q",
        visibility=Visibility.PUBLIC,
    )
    damage(game, DAMAGES[how](snapshot))
    return game


def test_an_agent_at_a_damaged_table_gives_up_at_once(owner: Any) -> None:
    game = a_seated_game(owner, dict(a_batch(owner).snapshot), SeatedState.AGENT, "empty")
    assert not think(game.pk)
    game.refresh_from_db()
    assert game.state == SeatedState.FAILED


# -- rows that can be read, of a game or an agent that nobody knows ----------------------------------------------------


@pytest.mark.parametrize("unknown", ["game", "agent"])
def test_an_unknown_game_or_agent_stops_nobody(page: Client, owner: Any, unknown: str) -> None:
    spoilt, sound = a_batch(owner, pairs=2), a_batch(owner, pairs=2)
    if unknown == "game":
        Batch.objects.filter(pk=spoilt.pk).update(game="gone")
    else:
        damage(spoilt, dict(spoilt.snapshot) | {"agents": ["nobody", "random"]})
    Batch.objects.update(visibility=Visibility.PUBLIC)
    for _ in range(3):
        for chunk in Chunk.objects.filter(state="queued"):
            work.run_chunk(chunk_id=chunk.pk)
        call_command("dispatcher", "--once")
        for address in (*LISTS, f"/playtests/{spoilt.public_id}", f"/api/v1/playtests/{spoilt.public_id}"):
            assert page.get(address).status_code == 200, address
    sound.refresh_from_db()
    spoilt.refresh_from_db()
    assert sound.state == BatchState.DONE
    assert not spoilt.is_open
