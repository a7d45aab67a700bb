"""A kind of study for tests: it plays pairs of the toy game until side A has won a number of points, then it stops.

It looks at every pair in order, so its answer is the number of the pair that brought enough.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from django.contrib.auth.models import AbstractBaseUser

from simulate import tasks
from simulate.models import Chunk, ChunkState, Study
from simulate.queue import work
from simulate.study import services
from simulate.study.kinds import Kind, all_kinds
from simulate.study.step import Ask, Evidence, Grow, Step
from tests.support.playtests import a_request, a_side, a_user

BLOCK = 10
"""Pairs that are asked for at a time."""


class ToyKind(Kind):
    title = "Toy question"

    def decide(self, spec: dict[str, Any], progress: dict[str, Any], evidence: Evidence) -> Step:
        if "only" not in evidence:
            request = a_request(a_side("A", **spec.get("first", {})), a_side("B"), pairs=BLOCK, seed=spec["seed"])
            return Step({"pairs": 0, "points": 0}, {}, ask=[Ask("only", request)])
        cell = evidence["only"]
        pairs, points = progress["pairs"], progress["points"]
        for share in cell.shares(pairs, cell.finished):
            pairs, points = pairs + 1, points + 2 * (share or 0)
            if points >= spec["wanted"]:
                return Step({"pairs": pairs, "points": points}, {"pairs": pairs}, is_over=True)
        more = [Grow("only", BLOCK)] if cell.finished == cell.asked else []
        return Step({"pairs": pairs, "points": points}, {}, grow=more)


@contextmanager
def toy_kind_registered() -> Iterator[None]:
    """The registry with the toy kind in it."""
    kinds = all_kinds()
    kinds["toy"] = ToyKind()
    try:
        yield
    finally:
        del kinds["toy"]


def a_study(owner: AbstractBaseUser | None = None, key: str = "key", **spec: Any) -> Study:
    """A study that ends when A has won 12 points."""
    asked = services.Asked("toy", "Toy question", "toy", {"wanted": 12, "seed": 7} | spec)
    return services.create_study(owner=owner or a_user(), asked=asked, idempotency_key=key)


def play(chunk: Chunk) -> None:
    """A worker plays the chunk, and its study is steered."""
    work.run_chunk(chunk_id=chunk.pk)
    tasks.steer_study_of(chunk.pk)


def waiting(study: Study) -> list[Chunk]:
    """The chunks that nobody has played, in order of their games."""
    found = Chunk.objects.filter(batch__study=study, state=ChunkState.QUEUED)
    return list(found.order_by("batch_id", "first_game"))


def play_to_the_end(study: Study, most: int = 1000) -> Study:
    """Play the chunks in order until the study is over."""
    for _ in range(most):
        chunks = waiting(study)
        if not chunks:
            break
        play(chunks[0])
    study.refresh_from_db()
    return study
