"""Rounds and victory: everything happens within the game, and both sides can win."""

from __future__ import annotations

from typing import Any

from sandtable.games.tide_of_iron.scenario import SCENARIOS
from tests.sandtable.games.tide_of_iron.legality.problems import found, messages, objectives, with_condition, with_side
from tests.sandtable.games.tide_of_iron.scenario_documents import a_document
from tests.support import rule


@rule("TOI-STA-13")
def test_reinforcements_arrive_before_the_last_round_is_over() -> None:
    def document(round: int) -> dict[str, Any]:
        late = {"round": round, "division": "2", "squad_bases": 1, "figures": {"regular": 4}, "zones": ["west"]}
        return with_side(reinforcements=[late])

    assert found(document(7)) == []
    assert found(document(8)) == ["TOI-STA-13 sides.american.reinforcements[0].round"]


@rule("TOI-STA-13")
def test_events_happen_in_the_game() -> None:
    assert found(a_document(events=[{"round": 8, "side": "german", "command": 2}])) == []
    assert found(a_document(events=[{"round": 9, "side": "german", "command": 2}])) == ["TOI-STA-13 events[0].round"]


@rule("TOI-SCN-02")
def test_victory_is_checked_in_the_game() -> None:
    document = with_condition({"eliminated": "american"})
    document["victory"]["conditions"][0]["when"] = 9
    assert found(document) == ["TOI-SCN-02 victory.conditions[0].when"]


@rule("TOI-OBJ-01")
def test_only_objectives_are_controlled() -> None:
    wanted = {"not": {"all": [{"controls": {"side": "german", "objectives": ["D3", "D4"]}}]}}
    assert found(with_condition(wanted)) == ["TOI-OBJ-01 victory.conditions[0]"]


@rule("TOI-SCN-01")
def test_victory_asks_for_what_exists() -> None:
    several = {"controls": {"side": "german", "objectives": "victory", "at_least": 2}}
    assert messages(with_condition(several)) == ["at least 2 of 1 objective can't be controlled"]
    no_command = {"controls": {"side": "german", "objectives": "command"}}
    assert found(with_condition(no_command)) == ["TOI-SCN-01 victory.conditions[0]"]
    nowhere = {"units": {"side": "german", "hexes": ["H1"], "at_least": 1}}
    assert found(with_condition(nowhere)) == ["TOI-SCN-01 victory.conditions[0]"]
    no_zone = {"units": {"side": "german", "zone": "moon", "at_least": 1}}
    assert "TOI-SCN-01 victory.conditions[0]" in found(with_condition(no_zone))
    too_many = {"units": {"side": "german", "hexes": ["D3", "D4"], "at_least": 2}}
    assert messages(with_condition(too_many)) == ["2 units wanted; the german side has 1"]


@rule("TOI-STK-01")
def test_victory_asks_for_units_that_have_room() -> None:
    wanted = {"units": {"side": "german", "hexes": ["D3"], "at_least": 4}}
    assert "4 units wanted where 3 have room" in messages(with_condition(wanted))


@rule("TOI-SCN-06")
def test_points_come_from_somewhere() -> None:
    nothing = objectives({"value": 0})
    assert found(nothing) == ["TOI-SCN-06 victory.otherwise"]
    assert found(nothing | {"events": [{"round": 3, "side": "german", "points": 1}]}) == []


@rule("TOI-SCN-07")
def test_both_sides_can_win() -> None:
    conditions = [{"side": "german", "when": "any round", "if": {"eliminated": "american"}}]
    victory = {"conditions": conditions, "otherwise": "draw"}
    assert messages(a_document(victory=victory)) == ["the american side can't win"]
    assert found(a_document(victory=victory | {"otherwise": "american"})) == []


@rule("TOI-SCN-01")
def test_a_lead_in_objectives_is_no_larger_than_their_number() -> None:
    lead = {"controls": {"side": "german", "objectives": "victory", "ahead_by": 2}}
    assert messages(with_condition(lead)) == ["2 more of 1 objective can't be controlled"]
    both = {"controls": {"side": "german", "objectives": "victory", "ahead_by": 1, "at_least": 1}}
    assert [each.message for each in SCENARIOS.problems(with_condition(both))] == [
        '"at_least" can\'t stand beside "ahead_by"'
    ]


@rule("TOI-OBS-01", "TOI-CMP-11")
def test_markers_are_asked_for_where_they_can_lie() -> None:
    def wanting(**markers: Any) -> list[str]:
        return messages(with_condition({"markers": {"kind": "minefield"} | markers}))

    assert wanting(hexes="victory") == []
    assert wanting(hexes="command") == ["1 hex wanted; the condition has 0"]
    assert wanting(hexes=["D3", "Z9"], at_least=1) == ["hex Z9 is not on the map"]
    assert wanting(hexes=["D3", "D4"], at_least=3) == ["3 hexes wanted; the condition has 2"]
