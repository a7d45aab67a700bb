"""A finished playtest tells the list of decks how its deck versions did."""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import sha256
from typing import Any

from decks import strength
from decks.strength import Played
from sandtable.playtest import storing
from sandtable.playtest.parties import By
from simulate.models import Batch, BatchState, Visibility


def tell(batch: Batch) -> bool:
    """Write down the games of a finished batch; False where they say nothing about a stored deck.

    Counted are two different decks in games from the beginning that were all played to their end, as planned: outside
    of studies, which stop on their own results, and of scenarios.
    """
    if not _counts(batch):
        return False
    tested = list(_tested(batch))
    return (
        bool(tested)
        and strength.record(
            playtest=batch.public_id,
            owner_id=batch.owner_id,
            is_public=batch.visibility == Visibility.PUBLIC,
            same_games=_same_games(batch),
            tested=tested,
        )
        > 0
    )


def tell_all() -> int:
    """Tell of every finished playtest anew and forget those that are gone; returns the number that count."""
    finished = Batch.objects.filter(state=BatchState.DONE).order_by("pk")
    told = [batch.public_id for batch in finished.iterator() if tell(batch)]
    strength.forget_others(told)
    return len(told)


def _counts(batch: Batch) -> bool:
    is_planned = batch.state == BatchState.DONE and batch.study_id is None and batch.forked_from_id is None
    return is_planned and not batch.fault and not batch.snapshot["scenario"] and len(_sides(batch)) == 2


def _sides(batch: Batch) -> list[dict[str, Any]]:
    return list(batch.snapshot["subjects"])


def _tested(batch: Batch) -> Iterator[Played]:
    """The stored decks that met another deck: one of other cards, and not another version of the same."""
    one, other = _sides(batch)
    decks = [str(side["source"]).partition(":") for side in (one, other)]
    if decks[0][0] == decks[1][0] or one["subject"] == other["subject"]:
        return
    rotations = storing.read(batch.summary).rotations(By.SUBJECT, 2, batch.rotation_size)
    for place, (deck, _colon, number) in enumerate(decks):
        if deck and number.isdecimal() and rotations.total:
            points = sum(points[place] * count for points, count in rotations.counts.items())
            yield Played(deck, int(number), rotations.total * rotations.size, rotations.total, points)


def _same_games(batch: Batch) -> str:
    """Equal for playtests whose games are the same as far as both go: content, agents, rules and seed."""
    frozen = batch.snapshot
    contents = [side["subject"] for side in _sides(batch)]
    rules = {"engine": batch.engine_fingerprint, "steps": frozen["max_steps"], "turns": frozen.get("turns_seats", True)}
    games = {**rules, "contents": contents, "agents": frozen["agents"], "seed": batch.seed}
    return sha256(json.dumps(games, sort_keys=True).encode()).hexdigest()
