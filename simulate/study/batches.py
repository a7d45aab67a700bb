"""The three things a step does to the playtests of a study: ask for new ones, let one grow, stop one."""

from __future__ import annotations

from collections.abc import Sequence

from django.db import transaction
from django.db.models import Case, F, QuerySet, Value, When

from simulate.asking.judging import Judge
from simulate.asking.problems import problems_of
from simulate.asking.quota import take_quota
from simulate.asking.refusals import Refused
from simulate.asking.services import write_rows
from simulate.models import CLAIMABLE, Batch, BatchState, Chunk, Study
from simulate.queue.locks import hold
from simulate.queue.nudge import nudge_dispatcher
from simulate.queue.sizing import stretches
from simulate.study.step import LONGEST_KEY, Ask, Grow, Step


def ask(study: Study, asks: Sequence[Ask]) -> list[Batch]:
    """Write the rows of new playtests. Raises Refused with every problem, or LimitReached."""
    if not asks:
        return []
    judge = Judge()
    problems = dict.fromkeys(problem for each in asks for problem in problems_of(each.request, judge))
    if problems:
        raise Refused(list(problems))
    assert all(0 < len(each.key) <= LONGEST_KEY for each in asks), "a key is a short word"
    keyed = [(each.request, f"study/{study.public_id}/{each.key}") for each in asks]
    batches = write_rows(study.owner, keyed, is_waited_for=False)  # they are many
    for batch, each in zip(batches, asks, strict=True):
        batch.study, batch.study_key = study, each.key
    Batch.objects.bulk_update(batches, ["study", "study_key"])
    _reserve(study, sum(batch.n_games for batch in batches))
    return batches


def hold_changed(study: Study, step: Step) -> None:
    """Hold the playtests that a step stops or lets grow, before it reserves room for games."""
    hold(study.batches.filter(study_key__in=[*step.stop, *(each.key for each in step.grow)]))


def grow(study: Study, grows: Sequence[Grow]) -> None:
    """Let playtests go on for further rotations, one that is finished too. Raises LimitReached."""
    if not grows:
        return
    by_key = {batch.study_key: batch for batch in study.batches.filter(study_key__in=[each.key for each in grows])}
    games = [_grow(by_key[each.key], each.rotations) for each in grows]
    _reserve(study, sum(games))


def _grow(batch: Batch, rotations: int) -> int:
    """Add chunks behind the last game; returns the number of new games."""
    assert rotations > 0, "a playtest grows by at least one rotation"
    games = rotations * batch.rotation_size
    goes_on = Case(
        When(state__in=(BatchState.DONE, BatchState.DONE_WITH_ERRORS), then=Value(BatchState.RUNNING)),
        default=F("state"),
    )
    grown = Batch.objects.filter(pk=batch.pk, stop_reason="", n_games=batch.n_games).update(
        n_games=batch.n_games + games, state=goes_on, finished_at=None, digest="", version=F("version") + 1
    )
    assert grown, f"{batch} was stopped: it can't grow"
    Chunk.objects.bulk_create(
        Chunk(batch=batch, first_game=first, size=size)
        for first, size in stretches(batch.n_games, games, batch.chunk_size)
    )
    return games


def _reserve(study: Study, games: int) -> None:
    take_quota(study.owner, 0, games)
    transaction.on_commit(nudge_dispatcher, robust=True)


def stop(batches: QuerySet[Batch], reason: str) -> list[int]:
    """Tell playtests that are open to stop; returns their ids. `sweep.finish_stop` brings each to its end."""
    wanted = batches.filter(state__in=(*CLAIMABLE, BatchState.PAUSED))
    hold(wanted)
    ids = list(wanted.values_list("pk", flat=True))
    Batch.objects.filter(pk__in=ids, state__in=(*CLAIMABLE, BatchState.PAUSED)).update(
        state=BatchState.CANCELLING, stop_reason=reason, version=F("version") + 1
    )
    return ids
