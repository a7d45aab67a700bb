"""The tables of the box and the board."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from sandtable.engine.facts import marked
from sandtable.games.space_bastards import facts, terms
from tests.support import rule


@rule("SPB-COMP-01", "SPB-D03")
def test_a_colour_has_tokens_of_five_races() -> None:
    assert [(each.name, each.tokens, each.shape) for each in facts.races()] == [
        ("Toadling", 8, ("#",)),
        ("Spud", 6, ("##",)),
        ("Sluggy", 6, ("###",)),
        ("Cactusoid", 6, ("#.", "##")),
        ("Toucanosaur", 6, ("##", "##")),
    ]
    assert sum(each.tokens for each in facts.races()) == 32
    assert [facts.squares(each.shape) for each in facts.races()] == [1, 2, 3, 3, 4]


def test_data_and_engine_number_races_and_relationships_alike() -> None:
    assert tuple(each.id for each in facts.races()) == terms.RACE_IDS
    assert tuple(each.name for each in facts.races()) == terms.RACE_NAMES
    assert facts.relationships() == terms.RELATIONSHIP_IDS


@rule("SPB-SET-17", "SPB-COMP-03")
def test_the_column_of_relationships_and_one_action_card_for_each() -> None:
    assert facts.relationships() == (
        "love",
        "shooting",
        "eating",
        "trade",
        "diplomacy",
        "migration",
        "mutation",
        "change",
    )
    assert facts.value("box", "action_cards_per_player") == 8


@rule("SPB-COMP-04", "SPB-D01")
def test_the_race_deck_has_four_cards_of_each_race() -> None:
    cards = marked(facts.PACKAGE, "box")["race_cards"]
    assert cards["per_race"]["value"] * len(facts.races()) == cards["total"]["value"] == 20
    assert cards["offer"]["value"] == 20 - 7 * 2


@rule("SPB-COMP-02", "SPB-D04")
def test_a_ship_has_eight_squares() -> None:
    assert facts.value("box", "ship_interior") == ["####", "####"]


@rule("SPB-COMP-05", "SPB-D02")
def test_there_are_tokens_for_what_can_be_off_or_locked_at_once() -> None:
    planets_off = len(facts.planets()) - min(facts.planet_count(players) for players in facts.PLAYERS)
    assert facts.value("box", "radioactive_tokens_min") == planets_off == 4
    assert facts.value("box", "stop_tokens_min") == terms.ATTACHED == 7


@rule("SPB-COMP-07", "SPB-D05", "SPB-D25")
def test_nine_planets_of_12_to_25_squares() -> None:
    assert [(each.id, each.colour, facts.squares(each.grid)) for each in facts.planets()] == [
        ("P1", "white", 12),
        ("P2", "yellow", 16),
        ("P3", "orange", 17),
        ("P4", "red", 18),
        ("P5", "purple", 18),
        ("P6", "blue", 20),
        ("P7", "cyan", 21),
        ("P8", "green", 22),
        ("P9", "brown", 25),
    ]


@rule("SPB-D26")
def test_two_rings_six_spokes_and_two_teleports() -> None:
    ids = [each.id for each in facts.fields()]
    rings = [f"O{number}" for number in range(1, 19)] + [f"I{number}" for number in range(1, 7)]
    assert ids == [*rings, "T1", "T2"] and [each.id for each in facts.fields() if each.is_teleport] == ["T1", "T2"]
    neighbours = {frozenset(edge) for edge in facts.edges()}
    assert len(neighbours) == len(facts.edges()) == 18 + 6 + 6 + 4
    for number in range(1, 7):
        assert {f"O{3 * number}", f"I{number}"} in neighbours
        assert {f"I{number}", f"I{number % 6 + 1}"} in neighbours
    assert all({f"O{number}", f"O{number % 18 + 1}"} in neighbours for number in range(1, 19))
    assert [{"T1", "O1"} in neighbours, {"T1", "O2"} in neighbours] == [True, True]
    assert [{"T2", "O10"} in neighbours, {"T2", "O11"} in neighbours] == [True, True]


@rule("SPB-D26")
def test_every_planet_has_two_docks() -> None:
    docks = {planet.id: [each.id for each in facts.fields() if each.planet == planet.id] for planet in facts.planets()}
    assert docks == {
        "P1": ["I1", "I4"],
        "P2": ["I2", "I5"],
        "P3": ["I3", "I6"],
        "P4": ["O1", "O2"],
        "P5": ["O10", "O11"],
        "P6": ["O4", "O5"],
        "P7": ["O13", "O14"],
        "P8": ["O7", "O8"],
        "P9": ["O16", "O17"],
    }


@rule("SPB-SHIP-15")
def test_the_teleports_are_linked_but_no_neighbours() -> None:
    assert facts.value("board", "teleport_link") == ["T1", "T2"]
    assert {"T1", "T2"} not in [set(edge) for edge in facts.edges()]


@rule("SPB-SET-02", "SPB-D06")
def test_planets_in_play_by_players() -> None:
    assert [facts.planet_count(players) for players in (2, 3, 4, 5)] == [5, 7, 8, 8]
    assert facts.planets_in_play() == {
        2: ("P1", "P2", "P3", "P4", "P5"),
        3: ("P1", "P2", "P3", "P4", "P5", "P6", "P7"),
        4: ("P2", "P3", "P4", "P5", "P6", "P7", "P8", "P9"),
        5: ("P2", "P3", "P4", "P5", "P6", "P7", "P8", "P9"),
    }


@rule("SPB-RND-01", "SPB-D10", "SPB-SCO-03", "SPB-SCO-04")
def test_the_round_track() -> None:
    marks = []
    for each in facts.track():
        marks.append("S" if each.is_ship_only else "*" * each.scores + "r" * each.returns_cards or "-")
    assert marks == ["S", "-", "-", "-", "*", "S", "-", "r", "-", "*", "S", "-", "-", "-", "**"]
    assert sum(not each.is_ship_only for each in facts.track()) == facts.value("box", "rounds") == 12


@rule("SPB-D13", "SPB-D14", "SPB-D15", "SPB-GEN-10")
def test_prices() -> None:
    assert {name: each["value"] for name, each in marked(facts.PACKAGE, "box")["costs"].items()} == {
        "second_action": 2,
        "boost_love": 2,
        "boost_shooting": 2,
        "boost_eating": 2,
        "migration_step": 1,
        "migration_max_spend": 5,
        "migration_free_steps": 1,
        "mutation_other_player": 2,
        "mutation_corpses": 1,
        "change_swap": 1,
        "change_lock": 1,
        "change_lock_max": 2,
        "point_at_end": 5,
    }


@pytest.mark.parametrize("table", facts.TABLES)
def test_every_value_says_what_it_rests_on(table: str) -> None:
    for entry in entries(marked(facts.PACKAGE, table)):
        assert entry["source"] == "decision" or entry["source"].startswith("rulebook p."), entry


def entries(part: Any) -> Iterator[dict[str, Any]]:
    """The objects that need a source: innermost objects at any depth."""
    inside = list(part.values() if isinstance(part, dict) else part if isinstance(part, list) else ())
    found = [each for each in inside if isinstance(each, dict)]
    if isinstance(part, dict) and not found and "count" not in part:
        yield part
    for each in inside:
        yield from entries(each)
