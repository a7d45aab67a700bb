"""Simple values of a definition with a field of their own."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from sandtable.games.space_bastards import facts
from sandtable.games.space_bastards.scenario import SCENARIOS
from scenarios.forms import EditForm
from scenarios.games.space_bastards import PAGES

STANDARD = SCENARIOS.document("standard")


def edited(definition: dict[str, Any], **changes: Any) -> Any:
    """The definition after somebody changed some fields and saved."""
    shown = EditForm("space_bastards", definition)
    sent = {name: shown.get_initial_for_field(field, name) for name, field in shown.fields.items()}
    form = EditForm("space_bastards", definition, sent | changes)
    assert form.is_valid(), form.errors
    return form.content()


def test_nothing_changed_leaves_the_definition_as_it_is() -> None:
    assert edited(STANDARD) == STANDARD


def test_the_fields_show_the_game_of_the_box() -> None:
    assert PAGES.entries["players"].read(STANDARD) == [2, 3, 4, 5]
    assert PAGES.entries["planets_2"].read(STANDARD) == "P1 P2 P3 P4 P5"
    assert [PAGES.entries[f"priority_{place}"].read(STANDARD) for place in (1, 8)] == ["love", "change"]


def test_who_takes_a_place_changes_places_with_who_was_there() -> None:
    changed = edited(STANDARD, priority_1="mutation")
    order = ["mutation", "shooting", "eating", "trade", "diplomacy", "migration", "love", "change"]
    assert changed == STANDARD | {"priorities": order}


@pytest.mark.parametrize("seed", range(30))
def test_any_order_can_be_chosen_place_by_place(seed: int) -> None:
    wanted = list(facts.relationships())
    Random(seed).shuffle(wanted)
    changed = edited(STANDARD, **{f"priority_{place}": name for place, name in enumerate(wanted, 1)})
    assert changed.get("priorities", list(facts.relationships())) == wanted


def test_players_and_planets() -> None:
    changed = edited(STANDARD, players=["2", "3"], planets_2="P9, P8 P7\tP6 P5")
    assert changed["players"] == [2, 3]
    assert changed["planets_in_play"] == {"2": ["P9", "P8", "P7", "P6", "P5"]}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_planets_of_each_number_of_players_are_their_own(players: int) -> None:
    names = [f"P{number}" for number in range(9, 9 - facts.planet_count(players), -1)]
    changed = edited(STANDARD, **{f"planets_{players}": " ".join(names)})
    assert changed["planets_in_play"] == {str(players): names}


@pytest.mark.parametrize("names", ["P1; P2", "<P1>", "", ","])
def test_what_is_no_list_of_names_is_refused(names: str) -> None:
    shown = EditForm("space_bastards", STANDARD)
    sent = {name: shown.get_initial_for_field(field, name) for name, field in shown.fields.items()}
    assert "planets_3" in EditForm("space_bastards", STANDARD, sent | {"planets_3": names}).errors


@pytest.mark.parametrize("bad", [None, 7, "love", ["love"], {"love": 1}, [None] * 8])
def test_values_that_are_no_order_show_that_of_the_box(bad: Any) -> None:
    definition = STANDARD | {"priorities": bad, "planets_in_play": bad}
    assert PAGES.entries["priority_2"].read(definition) == "shooting"
    assert isinstance(PAGES.entries["planets_4"].read(definition), str)


def test_a_group_of_boxes_is_labelled_like_every_field() -> None:
    """The words alone, without the colon that only groups had."""
    legend = EditForm("space_bastards", STANDARD)["players"].legend_tag()
    assert "How many may play</legend>" in legend
