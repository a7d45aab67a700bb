"""A finished playtest tells how its decks did: once, as long as it exists, and to everybody only while it is public."""

from __future__ import annotations

from typing import Any

import pytest
from django.core.management import call_command

from decks import services as deck_services
from decks.models import Deck, PlayedGames
from sandtable.engine.game import POINTS
from sandtable.games.destiny.decklist import demo_decks
from simulate.asking.request import Subject
from simulate.models import Batch, BatchState, Visibility
from simulate.queue.strengths import tell, tell_all
from simulate.results.sharing.services import set_visibility
from tests.support.playtests import a_batch, a_side, a_user, play_all

pytestmark = pytest.mark.django_db


@pytest.fixture
def owner() -> Any:
    return a_user()


@pytest.fixture
def two(owner: Any) -> list[Deck]:
    return [
        deck_services.create_deck(owner=owner, content=demo_decks()[slug])
        for slug in ("rey-starter", "kylo-ren-starter")
    ]


def side(deck: Deck, label: str, **more: Any) -> Subject:
    """A side of the toy game under the name of a stored deck."""
    return Subject(label, {"name": label, **more}, f"{deck.public_id}:{deck.number}")


def played(owner: Any, a: Subject, b: Subject, **more: Any) -> Batch:
    batch = a_batch(owner, a, b=b, **more)
    play_all()
    return Batch.objects.get(pk=batch.pk)


def test_the_games_of_both_decks_are_written_down(owner: Any, two: list[Deck]) -> None:
    batch = played(owner, side(two[0], "A", strength=1), side(two[1], "B"), pairs=12)
    rows = {row.version.deck_id: row for row in PlayedGames.objects.filter(playtest=batch.public_id)}
    assert set(rows) == {deck.pk for deck in two}
    assert {(row.games, row.rotations, row.is_public, row.owner_id) for row in rows.values()} == {
        (24, 12, False, owner.pk)
    }
    won = [sum(record.winners == (place,) for record in batch.records()) for place in (0, 1)]
    drawn = 24 - sum(won)
    assert rows[two[0].pk].points == POINTS * won[0] + POINTS // 2 * drawn
    assert sum(row.points for row in rows.values()) == 24 * POINTS


def test_only_a_stored_deck_has_a_strength(owner: Any, two: list[Deck]) -> None:
    played(owner, side(two[0], "A"), a_side("B"))
    assert [row.version.deck_id for row in PlayedGames.objects.all()] == [two[0].pk]


@pytest.mark.parametrize("case", ["mirror", "other version", "same cards"])
def test_mirrors_do_not_count(owner: Any, two: list[Deck], case: str) -> None:
    first = side(two[0], "A")
    other = {
        "mirror": first,
        "other version": Subject("B", {"name": "B"}, f"{two[0].public_id}:2"),
        "same cards": Subject("B", first.subject, f"{two[1].public_id}:1"),
    }[case]
    played(owner, first, other)
    assert not PlayedGames.objects.exists()


def test_sharing_and_no_longer_sharing(owner: Any, two: list[Deck]) -> None:
    batch = played(owner, side(two[0], "A"), side(two[1], "B"))
    for visibility, is_public in (
        (Visibility.PUBLIC, True), (Visibility.UNLISTED, False), (Visibility.PUBLIC, True), (Visibility.PRIVATE, False),
    ):  # fmt: skip
        set_visibility(result=batch, visibility=visibility)
        assert set(PlayedGames.objects.values_list("is_public", flat=True)) == {is_public}


def test_a_playtest_that_is_public_before_it_ends_counts_for_everybody(owner: Any, two: list[Deck]) -> None:
    batch = a_batch(owner, side(two[0], "A"), b=side(two[1], "B"))
    set_visibility(result=batch, visibility=Visibility.PUBLIC)
    play_all()
    assert set(PlayedGames.objects.values_list("is_public", flat=True)) == {True}


def test_a_deleted_playtest_takes_its_strength_away(owner: Any, two: list[Deck]) -> None:
    batch = played(owner, side(two[0], "A"), side(two[1], "B"))
    other = a_user()
    played(other, side(two[0], "A"), side(two[1], "B"), seed=8)
    assert PlayedGames.objects.count() == 4
    batch.delete()
    assert set(PlayedGames.objects.values_list("owner_id", flat=True)) == {other.pk}
    other.delete()
    assert not PlayedGames.objects.exists()


def test_the_same_games_again_are_known_as_a_repeat(owner: Any, two: list[Deck]) -> None:
    sides = side(two[0], "A"), side(two[1], "B")
    played(owner, *sides, pairs=5)
    longer = played(owner, *sides, pairs=9)
    played(owner, *sides, pairs=5, seed=8)
    played(a_user(), *sides, pairs=9)
    counted = PlayedGames.objects.filter(is_repeat=False, version=two[0].newest, owner=owner)
    assert sorted(counted.values_list("games", flat=True)) == [10, 18]
    assert counted.get(games=18).playtest == longer.public_id


def test_the_command_fills_what_exists_and_forgets_what_is_gone(
    owner: Any, two: list[Deck], capsys: pytest.CaptureFixture[str]
) -> None:
    batch = played(owner, side(two[0], "A"), side(two[1], "B"))
    told = list(PlayedGames.objects.order_by("version").values("version", "games", "rotations", "points", "same_games"))
    PlayedGames.objects.update(games=1, playtest="gone")
    call_command("rebuild_strengths")
    assert "1 playtests count" in capsys.readouterr().out
    again = PlayedGames.objects.order_by("version")
    assert list(again.values("version", "games", "rotations", "points", "same_games")) == told
    assert set(again.values_list("playtest", flat=True)) == {batch.public_id}
    assert tell_all() == 1 and again.count() == 2


@pytest.mark.parametrize(
    "changes", [{"state": BatchState.CANCELLED}, {"state": BatchState.DONE_WITH_ERRORS}, {"set_aside": "damaged"}]
)
def test_a_playtest_that_did_not_end_as_planned_does_not_count(
    owner: Any, two: list[Deck], changes: dict[str, Any]
) -> None:
    batch = played(owner, side(two[0], "A"), side(two[1], "B"))
    Batch.objects.filter(pk=batch.pk).update(**changes)
    assert not tell(Batch.objects.get(pk=batch.pk))
