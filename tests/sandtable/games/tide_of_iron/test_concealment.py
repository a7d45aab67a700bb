"""Concealed squads (section 20)."""

from __future__ import annotations

import pytest

from sandtable.games.tide_of_iron import box
from sandtable.games.tide_of_iron.combat import area_effect, targets
from sandtable.games.tide_of_iron.game import Battle
from sandtable.games.tide_of_iron.moves import conceal
from sandtable.games.tide_of_iron.observe import Window
from sandtable.games.tide_of_iron.phases.command import record_control
from sandtable.games.tide_of_iron.phases.deploying import begin_deploying
from sandtable.games.tide_of_iron.setup import Objective, Pool
from sandtable.games.tide_of_iron.stacking import has_room
from sandtable.games.tide_of_iron.state import Table
from sandtable.games.tide_of_iron.terms import (
    ADVANCE,
    AMERICAN,
    CONCENTRATED_FIRE,
    ENTRENCHMENT,
    FIRE_AND_MOVEMENT,
    GERMAN,
    NOBODY,
    NORMAL,
    OP_FIRE,
    PREPARE_OP_FIRE,
)
from tests.support import rule
from tests.support.tide_of_iron import Place, a_ground, a_squad, a_table, answer, asked, at, go_on
from tests.support.tide_of_iron_actions import begin, go_on_with, with_dice

HIDDEN = a_squad(GERMAN, (4, 0), is_concealed=True)


@rule("TOI-CON-01", "TOI-CON-08")
def test_each_nation_has_four_tokens() -> None:
    assert box.CONCEALED_TOKENS == 4


@rule("TOI-CON-02", "D-TOI-98")
def test_a_concealed_squad_is_no_target_of_direct_attacks() -> None:
    table = a_table(a_ground(), a_squad(AMERICAN, (0, 0)), HIDDEN, a_squad(GERMAN, (4, 0)))
    assert targets.targets(table, 0, False) == [2]
    conceal(table, 1, False)
    assert targets.targets(table, 0, False) == [1, 2]


@rule("TOI-CON-04", "TOI-CON-07", "D-TOI-99")
def test_attacking_reveals_a_squad() -> None:
    table = a_table(a_ground(), a_squad(AMERICAN, (0, 0)), HIDDEN)
    begin(table, 1, CONCENTRATED_FIRE, "suppressive")
    assert not table.concealed[1]
    assert targets.targets(table, 0, False) == [1]


@rule("TOI-CON-04", "D-TOI-99")
def test_supporting_reveals_a_squad() -> None:
    table = a_table(a_ground(), a_squad(AMERICAN, (0, 0)), HIDDEN, a_squad(GERMAN, (4, 0)))
    begin(table, 2, CONCENTRATED_FIRE, "German squad 2", "suppressive")
    assert not table.concealed[1]


@rule("TOI-CON-04", "D-TOI-99")
def test_moving_reveals_a_squad() -> None:
    table = a_table(a_ground(), a_squad(AMERICAN, (0, 0)), HIDDEN)
    begin(table, 1, ADVANCE, "move to 5,0")
    assert not table.concealed[1]


@rule("TOI-CON-04", "D-TOI-99")
@pytest.mark.parametrize(("here", "is_hidden"), [((2, 0), False), ((1, 0), True)])
def test_an_enemy_next_to_it_reveals_a_squad_at_the_end_of_his_step(here: Place, is_hidden: bool) -> None:
    table = a_table(a_ground(), a_squad(AMERICAN, (0, 0)), a_squad(GERMAN, (3, 0), is_concealed=True))
    begin(table, 0, ADVANCE, *[f"move to {q},0" for q in range(1, here[0] + 1)])
    assert table.concealed[1] == is_hidden


@rule("TOI-CON-04", "D-TOI-99")
@pytest.mark.parametrize("word", ["attack", "support", "defend", "move", "adjacent"])
def test_what_reveals_is_a_parameter(word: str) -> None:
    words = [each for each in ("attack", "support", "defend", "move", "adjacent") if each != word]
    table = a_table(
        a_ground(),
        a_squad(AMERICAN, (0, 0), is_concealed=True),
        a_squad(AMERICAN, (0, 0), is_concealed=True),
        a_squad(GERMAN, (4, 0)),
        a_squad(GERMAN, (0, 2), is_concealed=True),
        parameters={"reveal_on": words},
    )
    rules = table.setup.rules
    flags = [
        rules.reveal_on_attack,
        rules.reveal_on_support,
        rules.reveal_on_defend,
        rules.reveal_on_move,
        rules.reveal_on_adjacent,
    ]
    assert flags.count(False) == 1
    begin(table, 0, FIRE_AND_MOVEMENT, "attack", "suppressive")
    assert table.concealed[0] == (word == "attack")
    begin(table, 1, ADVANCE, "move to 0,1")
    assert table.concealed[3] == (word == "adjacent")
    assert not table.concealed[1] or word == "move"


@rule("TOI-CON-05", "D-TOI-100")
@pytest.mark.parametrize(("die", "is_hidden"), [(6, False), (1, True)])
def test_area_attacks_hit_concealed_squads_and_a_hit_reveals_them(die: int, is_hidden: bool) -> None:
    table = a_table(a_ground(), a_squad(AMERICAN, (0, 0)), HIDDEN)
    area_effect.area_attack(with_dice(table, die), AMERICAN, at(table, (4, 0)), 1, NORMAL)
    go_on(table)
    assert table.concealed[1] == is_hidden


@rule("TOI-CON-06", "D-TOI-101")
def test_its_figures_are_hidden_from_the_enemy_and_its_hex_is_not() -> None:
    def seen(figures: str, others: str, place: Place, viewer: int) -> bytes:
        battle = Battle()
        pieces = [
            a_squad(GERMAN, place, figures, is_concealed=True),
            a_squad(GERMAN, (5, 0), others, is_concealed=True),
            a_squad(AMERICAN, (0, 0)),
        ]
        a_table(a_ground(), *pieces).copy_to(battle)
        return Window(battle, viewer).key()

    one = seen("4 elite", "4 regular", (4, 0), AMERICAN)
    assert one == seen("4 regular", "4 elite", (4, 0), AMERICAN)
    assert one != seen("4 elite", "4 regular", (4, 1), AMERICAN)
    assert seen("4 elite", "4 regular", (4, 0), GERMAN) != seen("4 regular", "4 elite", (4, 0), GERMAN)


def concealing(many: int, hidden_before: int = 0) -> Table:
    """A German division of five squads that are placed already; `many` of them may start concealed."""
    table = a_table(
        a_ground({(1, 0): "woods", (3, 0): "building"}),
        a_squad(GERMAN, (1, 0)),
        a_squad(GERMAN, (2, 0)),
        a_squad(GERMAN, (3, 0)),
        a_squad(GERMAN, (2, 0), inside=ENTRENCHMENT),
        a_squad(GERMAN, (1, 0)),
        *[a_squad(GERMAN, (6, 0), is_concealed=True) for _ in range(hidden_before)],
    )
    pool = Pool(GERMAN, 1, 0)
    pool.squads = (0, 1, 2, 3, 4)
    pool.concealed = many
    begin_deploying(table, [pool], GERMAN)
    table.frames.pop()  # all stand already
    go_on(table)
    return table


@rule("TOI-CON-08", "D-TOI-102")
def test_squads_in_woods_buildings_and_fortifications_start_concealed() -> None:
    table = concealing(2)
    assert asked(table) == (
        "no more",
        "German squad 1 in 1,0",
        "German squad 3 in 3,0",
        "German squad 4 in 2,0",
        "German squad 5 in 1,0",
    )
    answer(table, "German squad 3", "German squad 5")
    assert [unit for unit in range(5) if table.concealed[unit]] == [2, 4]
    assert asked(table) == ()


@rule("TOI-CON-08")
def test_the_owner_may_conceal_fewer() -> None:
    table = concealing(3)
    answer(table, "German squad 1", "no more")
    assert [unit for unit in range(5) if table.concealed[unit]] == [0]
    assert asked(table) == ()


@rule("TOI-CON-08")
def test_four_of_a_nation_at_one_time_at_most() -> None:
    table = concealing(4, hidden_before=3)
    answer(table, "German squad 1")
    assert asked(table) == ()
    assert asked(concealing(4, hidden_before=4)) == ()


@rule("TOI-CON-09", "D-TOI-103")
def test_a_concealed_squad_acts_stacks_and_controls_like_any_other() -> None:
    others = [a_squad(GERMAN, (4, 0)) for _ in range(3)]
    table = a_table(a_ground(), a_squad(AMERICAN, (0, 0)), HIDDEN, *others[:2], a_squad(GERMAN, (5, 0)))
    begin(table, 1, PREPARE_OP_FIRE)
    assert (table.state[1], table.concealed[1]) == (OP_FIRE, True)
    assert not has_room(table, 4, at(table, (4, 0)))
    alone = a_table(a_ground(), HIDDEN)
    alone.setup.objectives = [Objective(at(alone, (4, 0)), True, NOBODY, 1, "")]
    alone.control = (NOBODY,)
    record_control(alone)
    assert alone.control == (GERMAN,)


@rule("TOI-CON-09")
def test_a_concealed_squad_in_op_fire_fires_and_is_revealed() -> None:
    table = a_table(a_ground(), a_squad(AMERICAN, (0, 0)), a_squad(GERMAN, (4, 0), state=OP_FIRE, is_concealed=True))
    begin(table, 0, ADVANCE, "move to 1,0")
    assert table.asker == GERMAN
    go_on_with(table, "German squad 2", "suppressive")
    assert not table.concealed[1]
