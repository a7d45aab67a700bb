"""The rules for playable scenarios: a test for each rule that is checked, and its edge."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.engine.problem import SHAPE
from sandtable.games.mafia_city import legality
from sandtable.games.mafia_city.scenario import SCENARIOS
from tests.sandtable.games.mafia_city.test_scenario import LAYOUT, a_document
from tests.support import rule


def found(**fields: Any) -> list[tuple[str, str, str]]:
    """Rule, place and sentence of everything that is wrong."""
    return [(each.rule, each.where, each.message) for each in SCENARIOS.problems(a_document(**fields))]


def test_the_smallest_scenario_can_be_played() -> None:
    assert found() == []
    assert SCENARIOS.problems(a_document()) == []


@rule("MAF-SET-05")
def test_a_city_has_each_location_once() -> None:
    assert found(layout=LAYOUT) == found(layout=LAYOUT[::-1]) == found(layout="random") == []
    assert found(layout=["harbour", *LAYOUT[1:]]) == [
        ("MAF-SET-05", "layout", "the city has no Prison"),
        ("MAF-SET-05", "layout", "the city has Harbour 2 times"),
    ]


@rule("MAF-COMP-02", "MAF-SET-03")
def test_a_colour_has_twelve_mafiosi() -> None:
    assert found(mafiosi={"4": {"hand": 8, "reserve": 4}}) == []
    assert found(mafiosi={"4": {"hand": 9, "reserve": 4}}) == [
        ("MAF-COMP-02", "mafiosi.4", "13 Mafiosi in hand and reserve; a colour has 12")
    ]
    assert found(mafiosi={"4": {"hand": 9}}, players=[3]) == [], "nobody plays it with four"


@rule("MAF-SET-02")
def test_everybody_starts_with_a_mafioso() -> None:
    assert found(mafiosi={"3": {"hand": 1, "reserve": 0}}) == []
    assert found(mafiosi={"3": {"hand": 0}, "5": {"hand": 0}}) == [
        ("MAF-SET-02", "mafiosi.3.hand", "with 3 players nobody has a Mafioso in hand"),
        ("MAF-SET-02", "mafiosi.5.hand", "with 5 players nobody has a Mafioso in hand"),
    ]


@rule("MAF-SET-06")
def test_only_the_hitman_may_start_elsewhere() -> None:
    assert found(figures={"hitman": "city_hall", "policeman": "police_station", "mayor": "city_hall"}) == []
    assert found(figures={"policeman": "prison", "mayor": "harbour"}) == [
        ("MAF-SET-06", "figures.policeman", "the Policeman waits on Police Station, not on Prison"),
        ("MAF-SET-06", "figures.mayor", "the Mayor waits on City Hall, not on Harbour"),
    ]


@rule("MAF-SET-11")
def test_the_deck_has_cards_for_everybody() -> None:
    nine = {"deck": {"thief": {"fist": 9}}}
    assert found(**nine) == [("MAF-SET-11", "deck", "5 players draw 10 cards at the start; the deck has 9")]
    assert found(**nine, players=[3, 4]) == found(**nine, starting_cards=1) == []
    assert [each[0] for each in found(deck={})] == ["MAF-SET-11"]


@rule("MAF-COMP-06")
def test_a_deck_is_at_most_two_boxes() -> None:
    assert found(deck={"thief": {"fist": 20, "hat": 20}, "snitch": {"fist": 20, "hat": 20}, "fbi": {"fist": 18}}) == []
    large = {"thief": {"fist": 20, "hat": 20}, "snitch": {"fist": 20, "hat": 20}, "fbi": {"fist": 19}}
    assert found(deck=large) == [("MAF-COMP-06", "deck", "99 cards; 2 boxes have 98")]


def test_a_deck_without_pairs_of_fists_is_a_deck() -> None:
    assert found(deck={"thief": {"hat": 10, "fist": 1}}) == []


@rule("MAF-WIN-01")
@pytest.mark.parametrize(
    ("fields", "most"),
    [
        ({}, 16),  # seven locations and a Dollar, twice
        ({"deck": {"thief": {"hat": 20}}}, 14),  # no Dollar
        ({"deck": {"thief": {"hat": 20}}, "mafiosi": {"3": {"hand": 2, "reserve": 1}}}, 6),
        ({"deck": {"secret_deal": {"hat": 6}}, "mafiosi": {"3": {"hand": 2, "reserve": 0}}}, 14),  # deals win too
    ],
)
def test_the_target_can_be_reached_within_the_rounds(fields: dict[str, Any], most: int) -> None:
    two_rounds = fields | {"players": [3], "round_limit": 2}
    assert found(**two_rounds, target={"3": most}) == []
    message = f"with 3 players the target is {most + 1}; nobody can have more than {most} points in 2 rounds"
    assert found(**two_rounds, target={"3": most + 1}) == [("MAF-WIN-01", "target", message)]


def test_all_problems_come_at_once() -> None:
    rules = [
        each[0]
        for each in found(
            layout=["prison"] * 7, mafiosi={"3": {"hand": 0, "reserve": 13}}, deck={}, target={"5": 200}, round_limit=1
        )
    ]
    assert list(dict.fromkeys(rules)) == ["MAF-SET-05", "MAF-COMP-02", "MAF-SET-02", "MAF-SET-11", "MAF-WIN-01"]
    assert set(rules) <= set(legality.rule.rule_ids())


def test_a_wrong_shape_hides_no_broken_rule() -> None:
    """The title can't be read; nobody has a Mafioso in hand (MAF-SET-02) all the same."""
    empty = {"mafiosi": {"3": {"hand": 0}}}
    alone = found(**empty)
    assert alone and all(rule_id != SHAPE for rule_id, _place, _message in alone)
    assert found(title=5, **empty)[1:] == alone
