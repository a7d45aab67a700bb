"""A field is steered when all games that it asked for are played, not after each of its chunks."""

from __future__ import annotations

import pytest

from simulate.models import Study
from simulate.study.steering import can_wait, steer
from tests.simulate.study.field.test_field import a_field
from tests.support.toy_study import play, waiting

pytestmark = pytest.mark.django_db


def version(study: Study) -> int:
    study.refresh_from_db()
    return study.version


def test_the_last_chunk_of_a_stage_takes_the_next_step() -> None:
    study = a_field(members=3)
    before, chunks = version(study), waiting(study)
    assert len(chunks) > 1
    for chunk in chunks[:-1]:
        play(chunk)
        assert version(study) == before
        assert can_wait(study.pk, "field")
    play(chunks[-1])
    assert version(study) > before
    assert waiting(study), "the next stage was asked for"


def test_the_dispatcher_counts_what_is_there() -> None:
    study = a_field(members=3)
    play(waiting(study)[0])
    assert steer(study.pk), "something is new"
    study.refresh_from_db()
    assert sum(cell["games"] for cell in study.result["cells"].values()) > 0


def test_a_study_that_decides_on_the_way_never_waits() -> None:
    study = a_field(members=3)
    assert not can_wait(study.pk, "better")
    assert not can_wait(study.pk, "a kind that is gone")
