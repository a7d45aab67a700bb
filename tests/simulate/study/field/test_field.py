"""A field is played in stages that depend on its finished pairs alone, and grows when a member joins."""

from __future__ import annotations

import random
from typing import Any

import pytest

from sandtable.playtest.field.matrix import pairings
from sandtable.playtest.shares import pair_counts
from simulate.asking.refusals import Refused
from simulate.models import Batch, Quota, Study, StudyState
from simulate.queue import control
from simulate.study import services as study_services
from simulate.study.field import services
from simulate.study.field.kind import FEW_PAIRS
from simulate.study.field.question import Member, Question, read
from tests.support.depth import games
from tests.support.kept_rows import KeptRows
from tests.support.playtests import a_user, agrees
from tests.support.slow_points import rotations
from tests.support.toy_study import play, play_to_the_end, waiting

pytestmark = pytest.mark.django_db
PAIRS = 7
"""On average for each pairing; the floor that each gets first is five."""


def a_member(label: str, strength: int = 1, agent: str = "random") -> Member:
    return Member(label, agent, subject={"name": label, "strength": strength})


def a_question(members: int = 4, pairs: int = PAIRS, **more: Any) -> Question:
    """A field of the toy game; every member is a little stronger than the one before."""
    given = [a_member(letter, strength) for strength, letter in enumerate("ABCDEFGH"[:members], 1)]
    asked: dict[str, Any] = {"game": "toy", "members": tuple(given), "pairs_each": pairs, "seed": 11}
    return Question(**(asked | more))


def started(question: Question, owner: Any = None) -> Study:
    """The study of a question that was judged."""
    assert services.problems_of(question) == []
    return study_services.create_study(owner=owner or a_user(), asked=services.asked(question), idempotency_key="key")


def a_field(owner: Any = None, **more: Any) -> Study:
    return started(a_question(**more), owner)


FINISHED = KeptRows(lambda: play_to_the_end(a_field()).pk)


@pytest.fixture
def finished(db: None) -> Study:
    return Study.objects.get(pk=FINISHED.put_back())


def played(study: Study) -> dict[str, int]:
    """Pairs of every pairing."""
    return {batch.study_key: batch.n_games // 2 for batch in study.batches.order_by("pk")}


def test_every_pairing_gets_its_floor_first() -> None:
    study = a_field()
    assert played(study) == {f"{a}-{b}": 5 for a, b in pairings(4)}
    assert study.title == "Field of A, B and 2 others"


def test_all_games_are_played_and_the_numbers_are_those_of_the_rows(finished: Study) -> None:
    study = finished
    assert study.state == StudyState.DONE
    assert sum(played(study).values()) == 6 * PAIRS
    for batch in study.batches.all():
        agrees(batch)
        cell = study.result["cells"][batch.study_key]
        assert tuple(cell["counts"]) == pair_counts(rotations(batch.records(), 2))
        records = list(batch.records())
        assert cell["games"] == len(records) == batch.n_games
        assert cell["rounds"] == sum(record.rounds for record in records)
        assert sum(cell["endings"].values()) == len(records)
        decided = [record for record in records if record.winners and record.first >= 0]
        assert cell["first"] == [sum(record.first in record.winners for record in decided), len(decided)]
    assert Quota.objects.get(owner=study.owner).queued_games == 0


def test_the_look_names_points_ranks_and_shares_of_everybody(finished: Study) -> None:
    look = finished.result["look"]
    assert look["is_final"] and look["games"] == 6 * PAIRS * 2 and look["risk"] == pytest.approx(0.05)
    assert sorted(look["order"]) == [0, 1, 2, 3]
    assert sum(each["points"]["value"] for each in look["standings"]) == pytest.approx(2, abs=1e-4)
    assert sum(each["rating"]["value"] for each in look["standings"]) == pytest.approx(0, abs=0.05)
    assert sum(each["nash"]["value"] for each in look["standings"]) == pytest.approx(1, abs=1e-4)
    best = look["order"][0]
    assert look["verdict"]["top"][0] == best and look["standings"][best]["rank"]["best"] == 1


@pytest.mark.usefixtures("usual_chunks")
@pytest.mark.deep
@pytest.mark.parametrize("order", range(1, games(2, deep=4)))
def test_the_order_in_which_games_land_changes_nothing(order: int, finished: Study) -> None:
    """Chunks end in any order and some steps are lost: batches, counts and looks are those of the first field."""
    from simulate.queue import work
    from simulate.study import steering

    expected = finished
    study, dice = a_field(), random.Random(order)
    while chunks := waiting(study):
        chunk = dice.choice(chunks)
        if dice.random() < 0.5:
            work.run_chunk(chunk_id=chunk.pk)
        else:
            play(chunk)
        if dice.random() < 0.2 or not waiting(study):
            steering.steer_all()
    study.refresh_from_db()
    assert study.result == expected.result
    assert played(study) == played(expected)
    digests = list(expected.batches.order_by("study_key").values_list("digest", flat=True))
    assert list(study.batches.order_by("study_key").values_list("digest", flat=True)) == digests


def test_an_even_field_plays_the_same_everywhere() -> None:
    study = play_to_the_end(a_field(is_even=True))
    assert set(played(study).values()) == {PAIRS}


@pytest.mark.parametrize(("pairs", "first"), [(FEW_PAIRS, FEW_PAIRS), (FEW_PAIRS + 1, 5), (40, 10)])
def test_an_even_field_with_few_pairs_is_played_in_one_stage(pairs: int, first: int) -> None:
    assert set(played(a_field(is_even=True, members=3, pairs=pairs)).values()) == {first}


def test_games_go_to_the_leaders() -> None:
    """One member is far ahead of three equal ones, so theirs are the pairings that need no more games."""
    members = (a_member("A", 1), a_member("B", 1), a_member("C", 1), a_member("D", 9), a_member("E", 8))
    study = play_to_the_end(_field_of(members, pairs=12))
    pairs = played(study)
    assert pairs["3-4"] > max(pairs["0-1"], pairs["0-2"], pairs["1-2"])


def _field_of(members: tuple[Member, ...], **more: Any) -> Study:
    question = Question(game="toy", members=members, pairs_each=more.pop("pairs"), seed=3, **more)
    return started(question)


def test_one_row_plays_only_its_pairings() -> None:
    study = play_to_the_end(a_field(is_row=True))
    assert played(study) == {"0-1": PAIRS, "0-2": PAIRS, "0-3": PAIRS}
    look = study.result["look"]
    assert len(look["sides"]) == 3 and set(look["sides"]) <= {"open", "ahead", "behind"}
    assert 0 <= look["mean"]["low"] <= look["mean"]["value"] <= look["mean"]["high"] <= 1
    assert study.title == "A against 3 opponents"


def test_a_member_that_joins_plays_only_its_own_pairings_first(finished: Study) -> None:
    study = finished
    before = {batch.study_key: (batch.pk, batch.n_games, batch.digest) for batch in study.batches.all()}
    services.add_members(study=study, members=[a_member("E", 5)])
    study.refresh_from_db()
    assert study.state == StudyState.RUNNING and study.ended_at is None
    assert len(read(study.spec).members) == 5
    added = {key: pairs for key, pairs in played(study).items() if key not in before}
    assert added == {"0-4": 5, "1-4": 5, "2-4": 5, "3-4": 5}
    assert {key: played(study)[key] for key in before} == {key: games // 2 for key, (_pk, games, _d) in before.items()}
    study = play_to_the_end(study)
    assert study.state == StudyState.DONE
    assert len(study.result["look"]["standings"]) == 5
    assert sum(played(study).values()) == 10 * PAIRS
    for batch in study.batches.all():
        agrees(batch)
    quota = Quota.objects.get(owner=study.owner)
    assert (quota.open_batches, quota.queued_games) == (0, 0)


def test_a_member_may_join_while_games_are_played() -> None:
    study = a_field()
    play(waiting(study)[0])
    services.add_members(study=study, members=[a_member("E", 5)])
    study = play_to_the_end(study)
    assert study.state == StudyState.DONE
    assert sum(played(study).values()) == 10 * PAIRS
    assert Quota.objects.get(owner=study.owner).open_batches == 0


def test_a_stopped_field_takes_nobody_in() -> None:
    study = a_field()
    study_services.cancel(study=study)
    with pytest.raises(control.NotPossible, match="stopped"):
        services.add_members(study=study, members=[a_member("E")])
    assert Batch.objects.filter(study=study).count() == 6


def test_another_engine_takes_nobody_in(finished: Study) -> None:
    Study.objects.filter(pk=finished.pk).update(engine_fingerprint="old")
    with pytest.raises(control.NotPossible, match="engine has changed"):
        services.add_members(study=finished, members=[a_member("E")])


def test_a_refused_member_changes_nothing(finished: Study) -> None:
    with pytest.raises(Refused, match="A is there twice"):
        services.add_members(study=finished, members=[a_member("A", 1)])
    with pytest.raises(Refused):
        services.add_members(study=finished, members=[Member("F", "random", subject={"name": "F", "colour": "red"})])
    finished.refresh_from_db()
    assert finished.state == StudyState.DONE and len(read(finished.spec).members) == 4


def test_every_problem_of_a_question_is_named() -> None:
    question = a_question(members=4, pairs=10**6)
    twice = Question("toy", (*question.members, question.members[0]), 10**6, 1)
    assert len(services.problems_of(twice)) == 2
    assert services.problems_of(a_question(members=1)) == ["A field has 2 to 24 members, not 1."]
    assert services.problems_of(a_question(members=2)) == []


def test_pairings_have_seeds_of_their_own() -> None:
    study = a_field()
    assert len(set(study.batches.values_list("seed", flat=True))) == 6
    assert a_question(seed=2**53 - 1).request((2, 3), 1).seed < 2**53
