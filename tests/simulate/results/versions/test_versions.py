"""Results by version: the difference that a change made, only where both versions met the same opponents."""

from __future__ import annotations

import math
from collections import Counter
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client

from sandtable.engine.game import POINTS
from sandtable.playtest import storing
from sandtable.playtest.parties import By
from sandtable.playtest.statistics import Interval, difference
from sandtable.playtest.summary import Summary, Sums
from simulate.models import Batch, BatchState
from simulate.results.versions.selectors import results_by_version
from simulate.results.versions.told import change_words
from tests.decks.test_finding import REY, made
from tests.support.playtests import a_batch, a_user

DECK = "d" * 26


def played(number: int, won: int, lost: int, *, side: int = 0, owner: Any = None, **changes: Any) -> Batch:
    """A finished playtest of a version: mirrored pairs in which it took all points, and in which it took none."""
    batch = a_batch(owner or a_user(), pairs=won + lost)
    snapshot = {**batch.snapshot, "agents": changes.pop("agents", ["random", "random"])}
    rival = {"label": "Rival", "source": "x:1", "subject": changes.pop("rival", {"name": "Rival"})}
    own = {"label": "Own", "source": f"{changes.pop('deck', DECK)}:{number}", "subject": {"name": f"v{number}"}}
    snapshot["subjects"] = [own, rival] if side == 0 else [rival, own]
    all_points = batch.plan().rotation_size * POINTS
    points = {(all_points, 0): won, (0, all_points): lost}
    if side:
        points = {(0, all_points): won, (all_points, 0): lost}
    summary = Summary(parties={By.SUBJECT: Sums(points=Counter(points))})
    Batch.objects.filter(pk=batch.pk).update(
        snapshot=snapshot, summary=storing.as_json(summary), state=BatchState.DONE, **changes
    )
    batch.refresh_from_db()
    return batch


def test_the_difference_of_two_estimates_by_newcombe() -> None:
    """56/70 and 48/80: 0.2 with 0.0524 to 0.3339 (Newcombe 1998, table II a, method 10), from the score intervals."""
    new, old = Interval(56 / 70, 0.6918, 0.8769, 70), Interval(48 / 80, 0.4904, 0.7004, 80)
    found = difference(new, old)
    assert found.value == pytest.approx(0.2)
    assert found.low == pytest.approx(0.0524, abs=2e-4) and found.high == pytest.approx(0.3339, abs=2e-4)
    assert found.games == 150


def test_a_change_is_told_with_its_interval(db: None) -> None:
    ada = a_user()
    played(1, 40, 60, owner=ada)
    played(2, 60, 40, owner=ada, side=1)
    newest, first = results_by_version(DECK, ada)
    assert (newest.number, first.number) == (2, 1)
    assert newest.share.value == pytest.approx(0.6) and first.share.value == pytest.approx(0.4)
    assert newest.change is not None and newest.change.value == pytest.approx(0.2)
    assert 0 < newest.change.low < 0.2 < newest.change.high < math.hypot(0.2, 0.3)
    assert change_words(newest).startswith("this change: +20.0 points (")
    assert "since version 1, 1 opponent in common" in change_words(newest)
    assert first.change is None and not first.reason


@pytest.mark.parametrize(
    "other",
    [{"agents": ["greedy", "random"]}, {"rival": {"name": "Somebody else"}}, {"engine_fingerprint": "other"}],
    ids=["another agent", "another opponent", "other rules"],
)
def test_without_the_same_meeting_there_is_a_reason_and_no_number(db: None, other: dict[str, Any]) -> None:
    ada = a_user()
    played(1, 40, 60, owner=ada)
    played(2, 60, 40, owner=ada, **other)
    newest, _first = results_by_version(DECK, ada)
    assert newest.change is None and "the two never met the same opponents" in newest.reason


def test_playtests_of_others_count_only_when_they_are_public(db: None) -> None:
    ben = played(1, 5, 5, owner=a_user("ben")).owner
    ada = a_user("ada")
    assert results_by_version(DECK, ada) == []
    assert len(results_by_version(DECK, ben)) == 1


def test_one_query_however_many_playtests(db: None, django_assert_num_queries: Any) -> None:
    ada = a_user()
    for number in range(1, 5):
        played(number, number, 5, owner=ada)
    with django_assert_num_queries(1):
        assert len(results_by_version(DECK, ada)) == 4


def test_page_and_api_show_them(db: None) -> None:
    ada = User.objects.create_user("ada")
    deck = made(ada, "Rey", (REY, 2))
    played(1, 30, 70, owner=ada, deck=deck.public_id)
    played(2, 50, 50, owner=ada, deck=deck.public_id)
    client = Client()
    client.force_login(ada)
    shown = client.get(deck.get_absolute_url()).content.decode()
    assert "Results by version" in shown and "this change: +20.0 points" in shown
    told = client.get(f"/api/v1/decks/{deck.public_id}/results").json()["versions"]
    assert [each["version"] for each in told] == [2, 1]
    assert told[0]["change"]["value"] == pytest.approx(0.2) and told[0]["compared_with"] == 1
    assert Client().get(f"/api/v1/decks/{deck.public_id}/results").status_code == 404
