"""Requests for playtests as JSON, so that the spec of a study can hold the frozen decks and scenarios it is about."""

from __future__ import annotations

from typing import Any

from simulate.asking.request import FrozenScenario, PlaytestRequest, Subject
from simulate.models.frozen import faults


def subject_as_json(subject: Subject) -> dict[str, Any]:
    return {"label": subject.label, "source": subject.source, "subject": subject.subject}


def read_subject(kept: dict[str, Any]) -> Subject:
    return Subject(kept["label"], kept["subject"], kept["source"])


def request_as_json(request: PlaytestRequest) -> dict[str, Any]:
    """Everything but the number of rotations."""
    return {"game": request.game, "seed": request.seed, **request.snapshot()}


def read_request(kept: dict[str, Any], rotations: int, seed: int | None = None) -> PlaytestRequest:
    """The request again, for this many rotations, from its own seed or another one. Raises ValueError for garbage."""
    if fault := next(faults(kept), ""):
        raise ValueError(fault)
    return PlaytestRequest(
        game=kept["game"],
        subjects=tuple(read_subject(each) for each in kept["subjects"]),
        agents=tuple(kept["agents"]),
        rotations=rotations,
        seed=kept["seed"] if seed is None else seed,
        max_steps=kept["max_steps"],
        scenario=_read_scenario(kept),
    )


def _read_scenario(kept: dict[str, Any]) -> FrozenScenario | None:
    if kept["scenario"] is None:
        return None
    return FrozenScenario(
        label=kept["scenario_label"],
        definition=kept["scenario"],
        sides=tuple(kept["sides"]),
        has_sides=kept.get("has_sides", True),
        turns_seats=kept["turns_seats"],
        version=kept["scenario_version"],
    )
