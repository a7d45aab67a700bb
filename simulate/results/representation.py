"""A playtest and its result as JSON."""

from __future__ import annotations

from typing import Any

from rest_framework.request import Request

from sandtable.playtest.report.match import LineUp
from simulate.asking.api import address
from simulate.models import Batch
from simulate.results import forks, played_by, selectors
from simulate.results.as_json import result
from simulate.results.reading import read_anyway


def summary(batch: Batch, request: Request) -> dict[str, Any]:
    """A batch as lists show it; only its owner learns the ids of decks and scenario, which may be private."""
    is_own = batch.is_owned_by(request.user)
    return {
        "id": batch.public_id,
        "url": address(batch, request),
        "visibility": batch.visibility,
        "game": batch.game,
        "state": batch.state,
        "problem": batch.problem,
        "sides": [
            {"label": side["label"], "source": side["source"] if is_own else "", "agent": agent}
            for side, agent in zip(batch.snapshot["subjects"], batch.snapshot["agents"], strict=True)
        ],
        "scenario": scenario(batch, is_own=is_own),
        "games": batch.n_games,
        "games_done": batch.games_done,
        "outcomes": batch.counters(),
        "seed": batch.seed,
        "created_at": batch.created_at,
        "started_at": batch.started_at,
        "finished_at": batch.finished_at,
    }


def detail(batch: Batch, request: Request) -> dict[str, Any]:
    """A batch with its result as far as it goes."""
    return summary(batch, request) | {
        "poll_after_ms": selectors.poll_after_ms(batch),
        **result(read_anyway(batch)),
        "notable": list(batch.notable_games.values("number", "outcome", "detail")[:100]),
        "stop_reason": batch.stop_reason,
        "digest": batch.digest,
        "engine": {"version": batch.engine_version, "fingerprint": batch.engine_fingerprint},
        "data_version": batch.snapshot["data_version"],
        "played_by": played_by.played_by(batch.game, batch.snapshot),
        "changed_since": [
            {"label": label, "says": says} for label, says in played_by.changed_since(batch.game, batch.snapshot)
        ],
        "snapshot_hash": batch.snapshot_hash,
        "fork": origin.as_json() if (origin := forks.origin_of(batch, request.user)) is not None else None,
    }


def scenario(batch: Batch, *, is_own: bool) -> dict[str, Any] | None:
    """The scenario that was played; the sides of the batch are then its own, or the agents that take them in turn.

    Without `has_sides` the seats are alike, and the result is read in turn order. `sides` are its seats; where partners
    play together, `teams` has the seats of each side.
    """
    match = batch.match()
    if not match.seats:
        return None
    return {
        "version": batch.snapshot["scenario_version"] if is_own else "",
        "label": match.scenario_label,
        "sides": match.seats,
        "teams": [
            {
                "side": side,
                "seats": [seat for of, seat in zip(match.plan.sides, match.seats, strict=True) if of == index],
            }
            for index, side in enumerate(match.sides)
        ],
        "has_sides": match.has_sides,
        "keeps_sides": match.line_up != LineUp.TURNED,
    }
