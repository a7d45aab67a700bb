"""A study asks, grows and stops by its finished prefix alone, once, within its owner's limits."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.playtest.batch import play_chunk
from sandtable.playtest.shares import points_of
from simulate.asking.refusals import KeyReused, LimitReached, Refused
from simulate.models import Batch, BatchState, Chunk, ChunkState, Quota, Study, StudyState
from simulate.queue import control
from simulate.queue.reconcile import reconcile
from simulate.queue.sizing import Speeds
from simulate.study import services, steering
from simulate.study.step import Evidence, Step
from tests.support.playtests import a_batch, a_user, agrees
from tests.support.toy_study import BLOCK, ToyKind, a_study, play, play_to_the_end, waiting

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("usual_chunks")]


def only(study: Study) -> Batch:
    return study.batches.get()


def pairs_needed(batch: Batch, wanted: int) -> int:
    """The number of pairs that A needs for this many points; the games are played anew, without rows."""
    points = 0.0
    for number, record in enumerate(play_chunk(batch.plan(), 0, 400)):
        points += points_of(record, 0, 2) / 60
        if number % 2 and points >= wanted:
            return (number + 1) // 2
    raise AssertionError("A never gets there")


def test_a_new_study_has_its_first_playtest_and_counts_as_one() -> None:
    study = a_study()
    batch = only(study)
    assert (study.state, batch.study_key, batch.n_games) == (StudyState.RUNNING, "only", 2 * BLOCK)
    quota = Quota.objects.get(owner=study.owner)
    assert (quota.open_batches, quota.queued_games) == (1, 2 * BLOCK)


def test_a_busy_machine_cuts_no_first_chunk_out_of_its_playtests(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the lane for people needs a first chunk that is short by the clock, and nobody waits for these games."""
    slow_by_the_clock = Speeds(by_clock=4.0, of_chunks=1000.0, measured_s=60.0)
    monkeypatch.setattr("simulate.asking.services._speeds", lambda *_kind: slow_by_the_clock)
    batch = only(a_study())
    assert (batch.waited_games, batch.chunks.count()) == (0, 1)
    assert a_batch(pairs=30).chunks.count() == 2, "somebody waits for these"


@pytest.mark.parametrize("wanted", [3, 12, 25])
def test_it_grows_until_it_knows_and_stops(wanted: int) -> None:
    study = play_to_the_end(a_study(wanted=wanted))
    batch = only(study)
    assert study.state == StudyState.DONE and study.ended_at
    assert study.result == {"pairs": pairs_needed(batch, wanted)}
    assert batch.state == BatchState.DONE
    quota = Quota.objects.get(owner=study.owner)
    assert (quota.open_batches, quota.queued_games) == (0, 0)
    agrees(batch)


def test_a_stopped_playtest_is_finished_and_its_waiting_games_are_dropped() -> None:
    study = play_to_the_end(a_study(wanted=2))
    batch = only(study)
    assert (batch.state, batch.stop_reason, batch.is_decided) == (BatchState.DONE, "decided", True)
    assert 0 < batch.games_done < batch.n_games
    assert set(batch.chunks.values_list("state", flat=True)) == {ChunkState.DONE, ChunkState.DROPPED}
    agrees(batch)


def test_games_that_land_early_wait_for_those_before_them() -> None:
    study = a_study(wanted=2)
    for chunk in reversed(waiting(study)[1:]):
        play(chunk)
    study.refresh_from_db()
    assert study.state == StudyState.RUNNING and study.result == {}
    play(waiting(study)[0])
    study.refresh_from_db()
    assert study.result == {"pairs": pairs_needed(only(study), 2)}
    assert only(study).games_done == 2 * BLOCK, "surplus games are kept"


def test_what_is_steered_later_comes_out_the_same() -> None:
    """The worker died after its commit: the dispatcher steers."""
    from simulate.queue import work

    study = a_study(wanted=12)
    while chunks := waiting(study):
        for chunk in chunks:
            work.run_chunk(chunk_id=chunk.pk)
        steering.steer_all()
    study.refresh_from_db()
    assert study.result == {"pairs": pairs_needed(only(study), 12)}


def test_steering_without_news_changes_nothing() -> None:
    study = a_study()
    play(waiting(study)[0])
    version = Study.objects.get(pk=study.pk).version
    assert not steering.steer(study.pk)
    assert Study.objects.get(pk=study.pk).version == version


def test_each_steering_reads_the_new_games_only(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[int] = []
    unpacked = Chunk.records

    def noted(chunk: Chunk) -> Any:
        read.append(chunk.first_game)
        return unpacked(chunk)

    monkeypatch.setattr(Chunk, "records", noted)
    study = a_study(wanted=10**6)
    for chunk in waiting(study)[:4]:
        play(chunk)
    assert read == sorted(set(read)), "a chunk was read twice"


def test_the_same_key_gives_the_same_study_and_another_question_is_refused() -> None:
    owner = a_user()
    assert a_study(owner) == a_study(owner)
    with pytest.raises(KeyReused):
        a_study(owner, wanted=13)
    assert (Study.objects.count(), Batch.objects.count()) == (1, 1)


def test_cancelling_ends_the_study_and_its_playtest() -> None:
    study = a_study()
    play(waiting(study)[0])
    services.cancel(study=study)
    study.refresh_from_db()
    assert study.state == StudyState.CANCELLED
    assert (only(study).state, only(study).stop_reason) == (BatchState.CANCELLED, "cancelled")
    quota = Quota.objects.get(owner=study.owner)
    assert (quota.open_batches, quota.queued_games) == (0, 0)
    with pytest.raises(control.NotPossible):
        services.cancel(study=study)


def test_a_playtest_of_a_study_is_stopped_by_its_study_alone() -> None:
    with pytest.raises(control.NotPossible, match="part of a study"):
        control.cancel(batch=only(a_study()))


@pytest.mark.parametrize("ended", [BatchState.CANCELLED, BatchState.STALE_ENGINE])
def test_a_playtest_that_ends_badly_ends_the_study(ended: str) -> None:
    """The account was closed, or the engine is gone."""
    study = a_study()
    Batch.objects.filter(study=study).update(state=ended)
    steering.steer(study.pk)
    study.refresh_from_db()
    assert study.state == ended


def test_another_engine_is_not_mixed_in() -> None:
    study = a_study(wanted=10**6)
    Study.objects.filter(pk=study.pk).update(engine_fingerprint="older")
    play_to_the_end(study)
    assert study.state == StudyState.STALE_ENGINE and only(study).n_games == 2 * BLOCK


def test_a_study_waits_for_room(settings: Any) -> None:
    settings.PLAYTEST_QUEUED_GAMES = 2 * BLOCK
    study = a_study(wanted=10**6)
    other = None
    while chunks := waiting(study):
        play(chunks[0])
        if other is None:
            settings.PLAYTEST_QUEUED_GAMES = 2 * BLOCK - 1
            other = True
    study.refresh_from_db()
    assert study.state == StudyState.RUNNING and only(study).n_games == 2 * BLOCK
    settings.PLAYTEST_QUEUED_GAMES = 2 * BLOCK
    assert steering.steer(study.pk)
    assert only(study).n_games == 4 * BLOCK and only(study).state == BatchState.RUNNING


def test_all_or_nothing_without_room_at_the_start(settings: Any) -> None:
    settings.PLAYTEST_QUEUED_GAMES = 2 * BLOCK - 1
    with pytest.raises(LimitReached):
        a_study()
    assert not Study.objects.exists() and not Batch.objects.exists()


def test_what_the_rules_refuse_is_refused_at_once() -> None:
    with pytest.raises(Refused, match="weight is not known"):
        a_study(first={"weight": 3})
    assert not Study.objects.exists()


def test_a_fault_of_the_kind_ends_the_study_with_its_words(monkeypatch: pytest.MonkeyPatch) -> None:
    study = a_study()

    def broken(*_: Any) -> Step:
        raise ZeroDivisionError("no pairs")

    monkeypatch.setattr(ToyKind, "decide", broken)
    play(waiting(study)[0])
    study.refresh_from_db()
    assert (study.state, study.problem) == (StudyState.FAILED, "ZeroDivisionError: no pairs")
    assert only(study).state == BatchState.CANCELLED
    assert only(study).games_done > 0, "the games are kept"


def test_a_kind_that_wants_nothing_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    study = a_study()
    monkeypatch.setattr(ToyKind, "decide", lambda *_: Step({}, {}))
    play_to_the_end(study)
    assert study.state == StudyState.FAILED and "wants no more games" in study.problem


def test_games_out_of_reach_are_refused() -> None:
    from simulate.study.evidence import batches_of, evidence_of, read

    study = a_study()
    batches = list(batches_of(study))
    cell = evidence_of(batches, read(study, batches))["only"]
    with pytest.raises(ValueError, match="only 0 are finished in order"):
        cell.points(0, 1)
    assert len(Evidence()) == 0


def test_the_books_agree_while_a_study_runs() -> None:
    study = a_study(wanted=10**6)
    for chunk in waiting(study)[:3]:
        play(chunk)
    assert reconcile(Batch.objects.all()) == []
