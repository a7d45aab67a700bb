"""The start of a scenario: named cards, initiative by chance, operations cards with limits."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.engine.dice import seeded
from sandtable.games.tide_of_iron import GAME
from sandtable.games.tide_of_iron.cards.preparing import words_of
from sandtable.games.tide_of_iron.game import Battle, began
from sandtable.games.tide_of_iron.phases.command import record_control
from sandtable.games.tide_of_iron.phases.status import remove_tokens
from sandtable.games.tide_of_iron.scenario import SCENARIOS
from sandtable.games.tide_of_iron.scenario_sides import LimitedOperation
from sandtable.games.tide_of_iron.setup import Objective
from sandtable.games.tide_of_iron.state import NOT_OVER
from sandtable.games.tide_of_iron.terms import AMERICAN, GERMAN, NOBODY
from sandtable.games.tide_of_iron.view.goal import goal
from sandtable.games.tide_of_iron.words.modifiers import FIREPOWER, REROLL, amount
from tests.sandtable.games.tide_of_iron.scenario_documents import a_division, a_document, a_side
from tests.support import rule
from tests.support.tide_of_iron import a_ground, a_squad, a_table, at

TANKS = {"tiger1": 1, "panzer4": 2}


def a_start(seed: int = 1, **changes: Any) -> Battle:
    """A game of the small scenario, at its first question."""
    table = GAME.start(GAME.setup([{}, {}], a_document(**changes)), seeded("a battle", seed))
    assert isinstance(table, Battle)
    return table


def german(**side: Any) -> dict[str, Any]:
    """The sides of the small scenario, with something else about the Germans, who have three tanks."""
    division = a_division("east", vehicles=TANKS)
    return {"american": a_side("west"), "german": a_side("east", divisions={"1": division}, **side)}


def play_to(table: Battle, round_: int) -> None:
    """Decline each question that allows it, and take the first option of the others, until a round begins."""
    while table.round < round_ and table.ending == NOT_OVER:
        table.apply(max(table.declining(), 0))


@rule("D-TOI-151", "TOI-SCN-01")
def test_a_die_decides_who_begins() -> None:
    first = [a_start(seed, initiative="random") for seed in range(12)]
    assert {table.initiative for table in first} == {AMERICAN, GERMAN}
    assert all(began(table) == table.initiative for table in first)
    again = [a_start(seed, initiative="random").initiative for seed in range(12)]
    assert again == [table.initiative for table in first]


@rule("D-TOI-151")
def test_the_result_keeps_who_began_by_chance() -> None:
    table = next(
        each for each in (a_start(seed, initiative="random", rounds=2) for seed in range(9)) if each.initiative
    )
    play_to(table, 99)
    outcome = table.outcome()
    assert outcome is not None and outcome.first == GERMAN


@rule("D-TOI-148")
def test_named_cards_are_there_from_the_start_and_in_no_deck() -> None:
    sides = german(decks=[{"name": "Morale I"}], cards=1)
    sides["american"] |= {"start_cards": ["take_cover", "suppressive_barrage"]}
    table = a_start(sides=sides)
    cards = table.setup.cards
    assert [cards[card].code for card in table.available[AMERICAN]] == ["take_cover", "suppressive_barrage"]
    assert len(table.decks[GERMAN][0]) == 10 - 1 - 1, "one is given away and one drawn"
    assert "take_cover" not in {cards[card].code for card in table.decks[GERMAN][0]}


@rule("D-TOI-148", "TOI-CRD-11")
def test_a_lasting_card_may_lie_in_the_play_area_from_the_start() -> None:
    table = a_start(sides=german(cards_in_play=["take_down_the_beast", "extra_ammunition"]))
    codes = [table.setup.cards[card].code for card in table.in_play[GERMAN]]
    assert codes == ["take_down_the_beast", "extra_ammunition"]
    assert [(effect.seat, effect.until) for effect in table.effects] == [(GERMAN, 0), (GERMAN, 2)]


@rule("D-TOI-149")
def test_an_operations_card_comes_and_goes_by_rounds() -> None:
    limited = [{"card": "elite_tank_crew", "from": 2, "to": 3}]
    table = a_start(sides=german(limited_operations=limited), rounds=5)
    tank = next(unit for unit in table.setup.members[GERMAN] if table.setup.unit_kind[unit] >= 0)
    found = {}
    for round_ in range(1, 6):
        play_to(table, round_)
        found[round_] = amount(table, GERMAN, tank, FIREPOWER)
    assert found == {1: 0, 2: 1, 3: 1, 4: 0, 5: 0}


@rule("D-TOI-149", "TOI-STA-13")
def test_an_event_brings_an_operations_card_for_the_next_round() -> None:
    events = [{"round": 1, "side": "german", "operations": ["elite_tank_crew"]}]
    table = a_start(sides=german(), events=events, rounds=4)
    tank = next(unit for unit in table.setup.members[GERMAN] if table.setup.unit_kind[unit] >= 0)
    play_to(table, 1)
    assert amount(table, GERMAN, tank, FIREPOWER) == 0
    play_to(table, 2)
    assert amount(table, GERMAN, tank, FIREPOWER) == 1
    remove_tokens(table)
    assert amount(table, GERMAN, tank, FIREPOWER) == 1


@rule("D-TOI-149")
@pytest.mark.parametrize("vehicle", ["tiger1", "panzer4"])
def test_the_ace_is_in_the_tank_that_the_scenario_names(vehicle: str) -> None:
    table = a_start(sides=german(limited_operations=[{"card": "tank_ace", "vehicle": vehicle}]))
    names = [table.setup.vehicles[kind].name if kind >= 0 else "" for kind in table.setup.unit_kind]
    aces = [names[unit] for unit in table.setup.members[GERMAN] if amount(table, GERMAN, unit, REROLL)]
    assert aces == [{"tiger1": "Tiger I", "panzer4": "Panzer IV"}[vehicle]]


def test_limits_say_themselves() -> None:
    card = "tank_ace"
    assert words_of(LimitedOperation(card, 5)) == "from round 5"
    assert words_of(LimitedOperation(card, 1, 4, "tiger1")) == "in rounds 1 to 4, in the Tiger I"
    assert words_of(LimitedOperation(card, 3, 3)) == "in round 3"
    told = goal(a_start(sides=german(limited_operations=[{"card": card, "from": 5}]))).special
    assert "German: Tank Ace, from round 5. Your first tank rolls 1 failed attack die once more in each attack." in told


@rule("D-TOI-150", "TOI-OBJ-02")
def test_an_objective_taken_for_good_stays() -> None:
    table = a_table(a_ground(), a_squad(GERMAN, (0, 0)), a_squad(AMERICAN, (3, 0)))
    kept, usual = Objective(at(table, (0, 0)), False, NOBODY, 1, ""), Objective(at(table, (3, 0)), False, NOBODY, 1, "")
    kept.is_kept = True
    table.setup.objectives = [kept, usual]
    table.control = (AMERICAN, GERMAN)
    record_control(table)
    assert table.control == (AMERICAN, AMERICAN)


@rule("D-TOI-148", "D-TOI-149", "TOI-CMP-02", "TOI-SET-06", "TOI-STA-13")
@pytest.mark.parametrize(
    ("side", "message"),
    [
        ({"start_cards": ["flying_pigs"]}, "there is no strategy card flying_pigs"),
        (
            {"cards_in_play": ["major_offensive"]},
            "major_offensive is no lasting card",
        ),
        ({"start_cards": ["take_cover"], "cards_in_play": ["take_cover"]}, "the card take_cover is given twice"),
        ({"decks": [{"name": "Morale I"}], "cards": 10, "start_cards": ["take_cover"]}, "10 cards to draw"),
        ({"limited_operations": [{"card": "heavy_fog", "from": 2}]}, "heavy_fog is in force from set-up to the end"),
        ({"limited_operations": [{"card": "no_such", "to": 2}]}, "there is no operations card no_such"),
        (
            {"limited_operations": [{"card": "no_surrender", "vehicle": "tiger1"}]},
            "no_surrender is not about one",
        ),
        ({"limited_operations": [{"card": "tank_ace", "vehicle": "stug_iii"}]}, "the german side has no stug_iii"),
        ({"limited_operations": [{"card": "tank_ace", "from": 9}]}, "tank_ace would come into force in round 9"),
        ({"limited_operations": [{"card": "tank_ace", "from": 3, "to": 2}]}, "from round 3 to round 2 of 8"),
    ],
)
def test_what_cannot_be_is_refused(side: dict[str, Any], message: str) -> None:
    [problem] = SCENARIOS.problems(a_document(sides=german(**side)))
    assert message in problem.message


@rule("TOI-STA-13", "TOI-SET-06")
def test_events_bring_cards_that_come_in_time() -> None:
    last = [{"round": 8, "side": "german", "operations": ["tank_ace"]}]
    [late] = SCENARIOS.problems(a_document(events=last))
    assert late.message == "tank_ace would come into force in round 9; the game has 8"
    unknown = [{"round": 2, "side": "german", "operations": ["no_such"]}]
    assert [each.message for each in SCENARIOS.problems(a_document(events=unknown))] == [
        "there is no operations card no_such"
    ]
