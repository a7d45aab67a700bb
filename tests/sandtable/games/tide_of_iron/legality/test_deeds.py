"""Events, special actions and purchases that can't be are refused, each with its reason."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.games.tide_of_iron.scenario import SCENARIOS
from tests.sandtable.games.tide_of_iron.scenario_documents import a_document, a_side
from tests.support import rule

ACTION = {"name": "Dig up", "side": "german", "by": "squad", "command": 1}
PURCHASE = {"name": "Maps", "side": "german", "cost": 2, "cards": 1}
EVENT = {"round": 2, "side": "german", "if": {"not": {"eliminated": "german"}}, "points": 1}
FORCE = {"round": 2, "division": "1", "vehicles": {"panzer4": 1}, "zones": ["east"], "if": {"eliminated": "german"}}


def with_force(**more: Any) -> dict[str, Any]:
    return {"sides": {"american": a_side("west"), "german": a_side("east", reinforcements=[FORCE | more])}}


@rule("TOI-SCN-01", "TOI-STA-13", "TOI-SPC-06", "TOI-CRD-01", "TOI-CRD-06", "TOI-CMP-02", "TOI-SET-06")
@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"special_actions": [ACTION], "purchases": [PURCHASE | {"name": "Dig up"}]}, "2 things are named Dig up"),
        ({"events": [EVENT | {"if": {"done": {"what": "Dig down"}}}]}, "nothing is named Dig down"),
        (
            {
                "special_actions": [ACTION | {"times": 2}],
                "events": [EVENT | {"if": {"done": {"what": "Dig up", "at_least": 3}}}],
            },
            "Dig up can't be done 3 times, but 2",
        ),
        ({"events": [{"round": 2, "side": "german", "name": "Rain"}]}, "nothing is done, and no condition asks for it"),
        ({"special_actions": [ACTION | {"hexes": ["Z99"]}]}, "hex Z99 is not on the map"),
        ({"special_actions": [ACTION | {"zone": "moon"}]}, "there is no zone moon"),
        ({"events": [EVENT | {"closes": ["Z99"]}]}, "hex Z99 is not on the map"),
        ({"events": [EVENT | {"removes": ["C3"]}]}, "there is no objective on C3 to be removed"),
        ({"events": [EVENT | {"operations": ["no_such"]}]}, "there is no operations card no_such"),
        ({"purchases": [PURCHASE | {"operations": ["heavy_fog"]}]}, "heavy_fog is in force from set-up to the end"),
        ({"events": [EVENT | {"until": 1}]}, "from round 2 to round 1 of 8"),
        ({"special_actions": [ACTION | {"from": 3, "to": 2}]}, "from round 3 to round 2 of 8"),
        ({"purchases": [PURCHASE | {"to": 9}]}, "from round 1 to round 9 of 8"),
        (
            {"special_actions": [ACTION | {"by": "engineer"}]},
            "only an engineer squad may do it, and the german side has none",
        ),
        ({"special_actions": [ACTION | {"by": "vehicle"}]}, "only a vehicle may do it"),
        ({"purchases": [PURCHASE | {"returns": "no_such"}]}, "there is no strategy card no_such"),
        ({"purchases": [PURCHASE | {"returns": "take_cover"}]}, "the german side does not have take_cover"),
        (with_force(until=8), "from round 2 to round 8; the last that can play is 7"),
        (with_force(**{"if": {"controls": {"side": "german", "objectives": ["C3"]}}}), "hex C3 is no objective"),
        ({"shared_decks": [{"name": "American Reinforcements I"}]}, "brings units, so it belongs to one side"),
        ({"shared_decks": [{"name": "Morale I"}, {"name": "Morale I"}]}, "the deck Morale I is used 2 times"),
        ({"shared_decks": [{"name": "Morale I", "from": 9}]}, "Morale I is drawn from in rounds 9 to 8 of 8"),
    ],
)
def test_what_cannot_be_is_refused(changes: dict[str, Any], message: str) -> None:
    [problem] = SCENARIOS.problems(a_document(**changes))
    assert message in problem.message


@rule("TOI-SCN-01")
@pytest.mark.parametrize(
    "changes",
    [
        {"special_actions": [ACTION], "purchases": [PURCHASE], "events": [EVENT | {"until": 8}]},
        {"shared_decks": [{"name": "Morale I", "from": 2, "to": 3}]},
        with_force(until=7),
        {
            "purchases": [{"name": "Reserves", "side": "german", "cost": 1}],
            **with_force(**{"if": {"done": {"what": "Reserves"}}}),
        },
    ],
)
def test_what_can_be_is_accepted(changes: dict[str, Any]) -> None:
    assert SCENARIOS.problems(a_document(**changes)) == []


@pytest.mark.parametrize("name", ["events", "special_actions", "purchases", "shared_decks"])
@pytest.mark.parametrize("value", [None, 7, [7], [{}], [{"if": 3}], [{"side": "german", "if": {"done": 1}}]])
def test_parts_of_the_wrong_shape_are_problems_and_no_errors(name: str, value: Any) -> None:
    assert SCENARIOS.problems(a_document(**{name: value}))
    SCENARIOS.advice(a_document(**{name: value}))
