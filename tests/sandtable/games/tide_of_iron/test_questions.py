"""The kinds of questions in Tide of Iron and the options that decline."""

from __future__ import annotations

import pytest

from sandtable.engine.dice import seeded
from sandtable.engine.game import ACTION, INSIDE, TOGETHER
from sandtable.games.tide_of_iron import GAME
from sandtable.games.tide_of_iron.actions import special
from sandtable.games.tide_of_iron.actions.choosing import SPECIALS
from sandtable.games.tide_of_iron.combat import op_fire
from sandtable.games.tide_of_iron.frames import Node
from sandtable.games.tide_of_iron.game import RULES
from sandtable.games.tide_of_iron.phases.command import SPENDER
from sandtable.games.tide_of_iron.phases.drawing import STATUS_DRAW
from sandtable.games.tide_of_iron.phases.readying import READYING
from sandtable.games.tide_of_iron.phases.regrouping import REGROUPING
from sandtable.games.tide_of_iron.phases.turns import TURNS
from sandtable.games.tide_of_iron.setup import Setup
from sandtable.games.tide_of_iron.terms import ADVANCE, AMERICAN, ASSAULT, CONCENTRATED_FIRE, GERMAN, OP_FIRE
from tests.sandtable.games.tide_of_iron.phases.test_set_up import begun, sides, take
from tests.sandtable.games.tide_of_iron.scenario_documents import a_document
from tests.support.questions import kind_and_no
from tests.support.tide_of_iron import a_ground, a_squad, a_table, activate, asked, go_on
from tests.support.tide_of_iron_actions import begin
from tests.support.tide_of_iron_assault import DEFENDER, ELITES, SUPPORTER, hidden_hex
from tests.support.tide_of_iron_cards import with_deck

SQUAD = a_squad(AMERICAN, (0, 0))
DIG = SPECIALS + special.DIG
FIGURES = {"squad_bases": 2, "figures": {"regular": 6, "elite": 2}}


@pytest.mark.parametrize(
    ("node", "no"),
    [
        (TURNS, "end your Action Phase"),
        (SPENDER, "keep the rest"),
        (READYING, "no more"),
        (STATUS_DRAW, "draw no card"),
        (REGROUPING, "no more"),
    ],
)
def test_the_steps_of_a_round_are_actions_and_may_be_declined(node: Node, no: str) -> None:
    table = with_deck(a_table(a_ground(), SQUAD, a_squad(AMERICAN, (0, 0), "2 regular")), 2)
    table.command[AMERICAN] = 2
    table.start(node, AMERICAN)
    go_on(table)
    assert kind_and_no(table) == (ACTION, no)


def test_a_movement_belongs_to_its_action_and_may_end() -> None:
    table = a_table(a_ground(), SQUAD)
    begin(table, 0, ADVANCE)
    assert kind_and_no(table) == (INSIDE, "stop here")


def test_a_target_has_to_be_named_and_support_may_be_declined() -> None:
    table = a_table(a_ground(), SQUAD, a_squad(AMERICAN, (0, 1)), DEFENDER, a_squad(GERMAN, (2, 0)))
    begin(table, 0, CONCENTRATED_FIRE)
    assert kind_and_no(table) == (INSIDE, "")


def test_op_fire_may_be_held() -> None:
    table = a_table(a_ground(), SQUAD, a_squad(GERMAN, (1, 0), state=OP_FIRE))
    activate(table, 0, ADVANCE)
    op_fire.offer(table)
    go_on(table)
    assert table.asker == GERMAN and kind_and_no(table) == (INSIDE, "hold fire")


def test_support_of_an_assault_may_be_declined_and_the_concealed_may_keep_out() -> None:
    table = a_table(a_ground(), ELITES, SUPPORTER, DEFENDER)
    begin(table, 0, ASSAULT, "assault 1,0")
    assert kind_and_no(table) == (INSIDE, "no more support")
    table = hidden_hex()
    begin(table, 0, ASSAULT, "assault 1,0")
    assert kind_and_no(table) == (INSIDE, "keep out")


def test_who_dug_in_may_stay_outside() -> None:
    table = a_table(a_ground(), a_squad(AMERICAN, (0, 0), token="engineer"))
    begin(table, 0, DIG)
    assert asked(table) and kind_and_no(table) == (INSIDE, "stay outside")


def test_squads_are_built_by_both_sides_before_anybody_sees_them() -> None:
    game = begun(sides=sides(FIGURES, FIGURES))
    seats = []
    while game.ask() and game.prompt().startswith("Build"):
        seats.append(game.seat())
        assert kind_and_no(game) == (TOGETHER, "")
        game.apply(0)
    assert set(seats) == {AMERICAN, GERMAN}


def test_a_squad_may_go_without_a_specialization() -> None:
    given = FIGURES | {"specializations": {"medic": 1}}
    game = begun(sides=sides(given, given))
    while not game.prompt().startswith("Give"):
        game.apply(0)
    assert kind_and_no(game) == (TOGETHER, "none")


def test_squads_that_are_built_in_turns_are_seen_at_once() -> None:
    given = FIGURES | {"specializations": {"medic": 1}}
    setup = GAME.setup([{}, {}], a_document(sides=sides(given, given)))
    assert isinstance(setup, Setup)
    setup.rules.building_in_turns = True
    game = RULES.start(setup, seeded(1), 0)
    assert kind_and_no(game) == (ACTION, "")
    take(game, "regular")
    assert game.prompt().startswith("Give") and kind_and_no(game) == (INSIDE, "none")
