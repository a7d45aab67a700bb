"""The reader of scenario documents: what it makes of one, and what a document may leave out."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from sandtable.engine.problem import SHAPE, BadScenario
from sandtable.games.mafia_city.scenario import SCENARIOS, read
from sandtable.games.mafia_city.terms import (
    BULLET,
    BUSINESS_DISTRICT,
    CITY_HALL,
    FIGHT_CLUB,
    FIST,
    HARBOUR,
    HAT,
    POLICE_STATION,
    PRISON,
    PRIVATE_CLUB,
    SNITCH,
    THIEF,
)
from tests.support import rule

LAYOUT = ["prison", "city_hall", "police_station", "fight_club", "harbour", "private_club", "business_district"]


def a_document(**fields: Any) -> dict[str, Any]:
    """The smallest scenario with further fields."""
    return {"game": "mafia_city", "title": "A city", "summary": "For a test."} | fields


@rule("MAF-SET-02", "MAF-SET-05", "MAF-SET-06", "MAF-SET-07", "MAF-SET-11", "MAF-D05", "MAF-D38")
def test_what_a_document_leaves_out_is_as_in_the_box() -> None:
    scenario = read(a_document())
    assert (scenario.title, scenario.summary) == ("A city", "For a test.")
    assert (scenario.players, scenario.layout) == ((3, 4, 5), ())
    assert scenario.targets == {3: 15, 4: 13, 5: 11}
    assert (scenario.hands, scenario.reserves) == ({3: 8, 4: 7, 5: 6}, {3: 4, 4: 4, 5: 5})
    assert (scenario.hitman, scenario.policeman, scenario.mayor) == (HARBOUR, POLICE_STATION, CITY_HALL)
    assert (scenario.starting_cards, scenario.secret_deal_bonus) == (2, 1)
    assert (scenario.rackets_draw, scenario.business_draw, scenario.round_limit) == (3, 3, 40)


@rule("MAF-SET-08", "MAF-COMP-06", "MAF-COMP-07")
def test_the_deck_is_the_49_action_cards() -> None:
    deck = read(a_document()).deck
    assert len(deck) == 49
    assert Counter(symbol for _, symbol in deck) == Counter({0: 16, 1: 14, 2: 8, 3: 11})
    assert Counter(kind for kind, _ in deck)[SNITCH] == 5


def test_everything_may_be_said() -> None:
    scenario = read(
        a_document(
            players=[5, 3],
            layout=LAYOUT,
            target={"3": 9},
            mafiosi={"5": {"hand": 7}},
            figures={"hitman": "prison"},
            deck={"thief": {"fist": 2}, "snitch": {"hat": 1, "bullet": 1, "dollar": 0}},
            starting_cards=1,
            secret_deal_bonus=2,
            rackets_draw=4,
            business_draw=5,
            round_limit=6,
        )
    )
    assert scenario.players == (3, 5)
    ring = (CITY_HALL, POLICE_STATION, FIGHT_CLUB, HARBOUR, PRIVATE_CLUB, BUSINESS_DISTRICT)
    assert scenario.layout == (PRISON, *ring)
    assert scenario.targets == {3: 9, 4: 13, 5: 11}
    assert (scenario.hands[5], scenario.reserves[5], scenario.hands[3]) == (7, 5, 8)
    assert (scenario.hitman, scenario.policeman, scenario.mayor) == (PRISON, POLICE_STATION, CITY_HALL)
    assert scenario.deck == ((THIEF, FIST), (THIEF, FIST), (SNITCH, HAT), (SNITCH, BULLET))
    assert (scenario.starting_cards, scenario.secret_deal_bonus) == (1, 2)
    assert (scenario.rackets_draw, scenario.business_draw, scenario.round_limit) == (4, 5, 6)


@rule("MAF-SET-07", "MAF-D05")
def test_the_target_is_a_column_of_the_table() -> None:
    assert read(a_document(target="beginners")).targets == {3: 10, 4: 8, 5: 7}
    assert read(a_document(target="advanced")).targets == {3: 15, 4: 13, 5: 11}


@pytest.mark.parametrize(
    "fields",
    [
        {"players": []},
        {"players": [2, 3]},
        {"players": [3, 3]},
        {"players": 4},
        {"layout": "anyhow"},
        {"layout": LAYOUT[:6]},
        {"layout": [*LAYOUT[:6], "casino"]},
        {"target": "experts"},
        {"target": 12},
        {"target": {}},
        {"target": {"3": 0}},
        {"target": {"6": 10}},
        {"mafiosi": {"4": {"hand": -1}}},
        {"mafiosi": {"4": {"cell": 1}}},
        {"figures": {"cook": "harbour"}},
        {"figures": {"hitman": "casino"}},
        {"deck": {"thief": 4}},
        {"deck": {"thief": {"heart": 4}}},
        {"deck": {"joker": {"fist": 1}}},
        {"starting_cards": 0},
        {"round_limit": 0},
        {"round_limit": "long"},
        {"secret_deal_bonus": 0},
    ],
    ids=str,
)
def test_a_document_of_another_shape_is_refused(fields: dict[str, Any]) -> None:
    document = a_document(**fields)
    with pytest.raises(BadScenario) as refused:
        read(document)
    [problem] = refused.value.problems
    assert problem.rule == SHAPE and problem.where.startswith(next(iter(fields)))
    assert list(Draft202012Validator(SCENARIOS.schema()).iter_errors(document))


@pytest.mark.parametrize("missing", ["game", "title", "summary"])
def test_a_document_says_its_game_title_and_summary(missing: str) -> None:
    document = {key: value for key, value in a_document().items() if key != missing}
    with pytest.raises(BadScenario, match=f'"{missing}" is missing'):
        read(document)


def test_the_scenarios_that_come_with_the_game_differ_in_what_they_say() -> None:
    """The box, its beginners' game, two cities that lie still, and a deck."""
    found = {slug: read(SCENARIOS.document(slug)) for slug in SCENARIOS.slugs}
    assert set(found) == {"standard", "first-evening", "harbour-town", "far-pier", "back-rooms"}
    standard = found["standard"]
    assert (standard.layout, standard.targets) == ((), {3: 15, 4: 13, 5: 11})
    assert found["first-evening"].targets == {3: 10, 4: 8, 5: 7}
    assert found["harbour-town"].layout[0] == found["harbour-town"].hitman == HARBOUR
    ring = found["far-pier"].layout[1:]
    assert (ring.index(HARBOUR) - ring.index(CITY_HALL)) % 6 == 3
    symbols = [Counter(symbol for _, symbol in found[slug].deck) for slug in ("standard", "back-rooms")]
    assert symbols[0] == symbols[1] and len(found["back-rooms"].deck) == 49
    assert all(each.players == (3, 4, 5) for each in found.values())


def test_the_examples_of_the_documentation_can_be_played() -> None:
    page = Path("docs/games/mafia-city.md").read_text(encoding="utf-8")
    examples = [json.loads(each) for each in re.findall(r"```json\n(.*?)```", page, re.DOTALL)]
    assert len(examples) == 2
    assert [SCENARIOS.problems(each) for each in examples] == [[], []]
    named = set(re.findall(r"^\| `([a-z-]+)` \|", page, re.MULTILINE))
    assert set(SCENARIOS.slugs) <= named, "every scenario is described"
    assert all(f"`{field}`" in page for field in SCENARIOS.schema()["properties"])
