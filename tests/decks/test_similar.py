"""Similar decks: cards in common, the rarer the weightier, and nobody's private decks but one's own."""

from __future__ import annotations

import math
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client

from decks.models import Deck, Visibility
from decks.similar import similar_decks
from sandtable.games.destiny.building.likeness import copies_of, likeness, weight
from tests.decks.test_finding import FINN, KYLO, REY, made


def test_a_card_weighs_more_the_fewer_decks_use_it() -> None:
    """Of 1,309 decks 8 + 6 + 2 use a print of 01002, and 2 use 01005, which was printed once."""
    assert weight("01002") == pytest.approx(math.log(1310 / 17))
    assert weight("01005") == pytest.approx(math.log(1310 / 3))


def test_likeness_is_the_weight_of_the_shared_over_that_of_all() -> None:
    one, other = {"01002": 2, "01005": 1}, {"01002": 1, "01007": 1}
    shared, every = weight("01002"), 2 * weight("01002") + weight("01005") + weight("01007")
    assert likeness(one, other) == pytest.approx(shared / every)
    assert likeness(one, one) == 1 and likeness(one, {}) == likeness({}, {}) == 0


@pytest.fixture
def five(ada: User, ben: User) -> dict[str, Deck]:
    cards = {"01153": 2, "01154": 2}
    decks = {
        "own": made(ada, "Rey", (REY, 2), (FINN, 1), cards=cards),
        "nearest": made(ada, "Rey again", (REY, 2), (FINN, 1), cards=cards | {"01155": 1}),
        "public": made(ben, "Rey of Ben", (REY, 2), cards=cards),
        "private": made(ben, "Secret Rey", (REY, 2), (FINN, 1), cards=cards),
        "other": made(ben, "Kylo", (KYLO, 2), cards={"01002": 1}),
    }
    Deck.objects.filter(name__in=("Rey of Ben", "Kylo")).update(visibility=Visibility.PUBLIC)
    return decks


def test_the_likest_come_first_and_private_ones_of_others_never(five: dict[str, Deck], ada: User, ben: User) -> None:
    found = similar_decks(five["own"], five["own"].newest.deck_list, ada)
    assert [each.deck for each in found] == [five["nearest"], five["public"]]
    assert found[0].likeness > found[1].likeness
    assert found[0].shared == 7 and "Rey" in found[0].names  # 2 + 1 dice and 4 cards
    seen_by_ben = similar_decks(five["private"], five["private"].newest.deck_list, ben)
    assert [each.deck for each in seen_by_ben] == [five["public"]]


def test_page_and_api_show_them(five: dict[str, Deck], as_ada: Client) -> None:
    shown = as_ada.get(five["own"].get_absolute_url()).content.decode()
    assert "Similar decks" in shown and "Rey of Ben" in shown and "Secret Rey" not in shown
    told = as_ada.get(f"/api/v1/decks/{five['own'].public_id}/similar").json()["decks"]
    assert [each["name"] for each in told] == ["Rey again", "Rey of Ben"]
    assert 0 < told[1]["likeness"] < told[0]["likeness"] < 1
    assert as_ada.get(f"/api/v1/decks/{five['private'].public_id}/similar").status_code == 404


def test_two_queries_however_many_decks_there_are(
    five: dict[str, Deck], ada: User, django_assert_num_queries: Any
) -> None:
    content = five["own"].newest.deck_list
    for number in range(4):
        made(ada, f"More {number}", (REY, 2), (FINN, 1))
    with django_assert_num_queries(2):
        similar_decks(five["own"], content, ada)


def test_prints_of_a_card_are_one_card(ada: User) -> None:
    old, new = made(ada, "Old", (REY, 1), cards={"01153": 1}), made(ada, "New", (REY, 1), cards={"09163": 1})
    assert likeness(copies_of(old.newest.deck_list), copies_of(new.newest.deck_list)) == 1
