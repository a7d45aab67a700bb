"""Chances of attacks: the tables of the engine, the examples of the rule book, and attacks that are played."""

from __future__ import annotations

from fractions import Fraction

import pytest

from sandtable.games.tide_of_iron.combat import area, direct, odds, op_fire, worth
from sandtable.games.tide_of_iron.terms import (
    ADVANCE,
    AMERICAN,
    CLOSE_RANGE,
    FATIGUED,
    GERMAN,
    LONG_RANGE,
    NORMAL,
    NORMAL_RANGE,
    OP_FIRE,
    OUT_OF_RANGE,
    PINNED,
    SUPPRESSIVE,
)
from tests.sandtable.games.tide_of_iron.attack_arithmetic import (
    SITUATIONS,
    STANDARD_ERRORS,
    Situation,
    compare,
    exact,
    hits,
)
from tests.support import rule
from tests.support.tide_of_iron import a_ground, a_pack, a_squad, a_table, a_vehicle, activate, answer, go_on
from tests.support.tide_of_iron_fire import declare_area

ATTACKS = 1000
"""Of each situation in the ordinary run; the command plays 200,000."""


@rule("TOI-ATK-10", "TOI-ATK-20")
@pytest.mark.parametrize("situation", SITUATIONS, ids=lambda situation: situation.name)
def test_played_attacks_agree_with_the_enumerator(situation: Situation) -> None:
    assert sum(exact(situation).values()) == 1
    for row in compare(situation, ATTACKS):
        assert row.errors < STANDARD_ERRORS, row


@pytest.mark.parametrize("black", [0, 1, 4, 9])
@pytest.mark.parametrize("red", [0, 1, 3, 8])
@pytest.mark.parametrize("is_thick", [False, True])
def test_the_tables_of_the_engine_are_exact(black: int, red: int, is_thick: bool) -> None:
    for range_class, number in ((CLOSE_RANGE, 4), (NORMAL_RANGE, 5), (LONG_RANGE, 6)):
        found = odds.odds(black, range_class, red, 5, is_thick)
        chances = hits(black, number, red, is_thick)
        assert {many: Fraction(ways, found.whole) for many, ways in enumerate(found.chances) if ways} == chances
        assert found.mean() == int(1000 * sum(many * chance for many, chance in chances.items()))
        for many in range(black + 2):
            assert found.at_least(many) == int(1000 * sum(each for at, each in chances.items() if at >= many))


@rule("EX-TOI-59")
def test_four_regulars_at_close_range() -> None:
    found = odds.odds(4, CLOSE_RANGE, 0, 5)
    assert Fraction(found.chances[0], found.whole) == Fraction(found.chances[4], found.whole) == Fraction(1, 16)
    assert found.mean() == 2000


@rule("EX-TOI-60")
def test_eight_dice_at_normal_range_against_woods() -> None:
    """8/3 successes in the mean; two red dice remove 2/3 at most, a little less because hits don't go below 0."""
    assert odds.odds(8, NORMAL_RANGE, 0, 5).mean() == 2666
    assert 2000 <= odds.odds(8, NORMAL_RANGE, 2, 5).mean() < 2100


def test_nothing_is_hit_out_of_range() -> None:
    assert odds.odds(8, OUT_OF_RANGE, 0, 5).mean() == 0


# -- what an attack is worth to a judge --------------------------------------------------------------------------------


def test_a_squad_loses_its_cheapest_figures_first() -> None:
    """Certain hits: two of them take the regular (10) and the elite (16) figure."""
    sure = odds.Odds([0, 0, 1], [1])
    assert worth.figure_loss(a_pack("1 mg, 1 elite, 1 regular"), sure) == 10 + 16
    assert worth.figure_loss(a_pack("1 regular"), sure) == 10


def test_conditions_are_worth_a_share() -> None:
    """One sure hit on four regulars (40): pinned is 20 percent, and 10 more while the squad has not acted."""
    sure = odds.Odds([0, 1], [1])
    fresh, tired, pinned = a_squad(GERMAN, (0, 0)), a_squad(GERMAN, (0, 0), state=FATIGUED), PINNED
    table = a_table(a_ground(), fresh, tired, a_squad(GERMAN, (0, 0), condition=pinned))
    assert [worth.condition_loss(table, squad, sure) for squad in range(3)] == [12, 8, 0]


def test_damage_is_worth_a_share() -> None:
    """A hundred dice hit for sure: a Sherman (80) is destroyed; a suppressive attack takes nothing of it."""
    table = a_table(a_ground(), a_vehicle(AMERICAN, (0, 0), "sherman"), a_vehicle(GERMAN, (0, 0), "opel"))
    assert worth.expected_loss(table, 0, 100, CLOSE_RANGE, 0, NORMAL) in (79, 80)
    assert worth.expected_loss(table, 0, 100, CLOSE_RANGE, 0, SUPPRESSIVE) == 0
    assert worth.expected_loss(table, 1, 1, CLOSE_RANGE, 0, NORMAL) == 2  # half of 25 percent of 20


def test_a_judged_copy_is_credited_the_mean_and_nothing_is_lost() -> None:
    table = a_table(a_ground(), a_squad(AMERICAN, (0, 0)), a_squad(AMERICAN, (0, 0)), a_squad(GERMAN, (1, 0)))
    direct.begin(table, 0, False)
    go_on(table)
    answer(table, "squad 2")
    table.is_trial = True
    state = table.dice.state()
    answer(table, "normal")
    chances = odds.odds(6, CLOSE_RANGE, 0, 5)
    assert table.hopes == [sum(chances.at_least(hit) * 10 for hit in range(1, 5)) // 1000, 0]
    assert (table.figures[2], table.state[1], table.dice.state()) == (a_pack("4 regular"), FATIGUED, state)


def test_a_judged_area_attack_counts_friends_against_itself() -> None:
    hopes = []
    for seat in (GERMAN, AMERICAN):
        table = a_table(a_ground(), a_squad(AMERICAN, (0, 0), "2 mortar"), a_squad(seat, (6, 0)))
        declare_area(table, 0, "normal")
        table.is_trial = True
        go_on(table)
        hopes.append(table.hopes[AMERICAN])
    assert hopes[0] == -hopes[1] > 0


def test_a_judged_copy_shells_the_best_hex_in_the_best_way() -> None:
    """Asked for nothing: whichever question is still open, the same best attack is credited."""
    hopes = []
    for words in ((), ("6,0",), ("6,0", "no more")):
        mortars = a_squad(AMERICAN, (0, 0), "2 mortar")
        pieces = (mortars, mortars, a_squad(GERMAN, (6, 0)), a_squad(GERMAN, (6, 0)), a_squad(AMERICAN, (4, 0)))
        table = a_table(a_ground(), *pieces)
        table.is_trial = not words
        area.begin(table, 0, False)
        go_on(table)
        answer(table, *words[:-1])
        table.is_trial = True
        answer(table, *words[-1:])
        assert (table.frames, table.asker) == ([], -1)
        hopes.append(table.hopes[AMERICAN])
    kinds = (odds.odds(4, NORMAL_RANGE, 0, 5), odds.odds(8, NORMAL_RANGE, 0, 5))
    normal, suppressive = worth.figure_loss(table.figures[2], kinds[0]), worth.condition_loss(table, 2, kinds[1])
    assert hopes == [2 * max(normal, suppressive)] * 3


def test_a_judged_op_fire_attack_is_credited_to_who_fires() -> None:
    table = a_table(a_ground(), a_squad(AMERICAN, (2, 0)), a_squad(GERMAN, (0, 0), state=OP_FIRE))
    activate(table, 0, ADVANCE)
    op_fire.offer(table)
    go_on(table)
    answer(table, "squad 2")
    table.is_trial = True
    answer(table, "suppressive")
    assert table.hopes[GERMAN] > 0 == table.hopes[AMERICAN]
    assert table.state == [0, FATIGUED]
