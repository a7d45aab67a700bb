"""Dice, friends and tokens: what the rules say about the pieces themselves (sections 1 and 3)."""

from __future__ import annotations

import pytest

from sandtable.games.tide_of_iron import moves, squads
from sandtable.games.tide_of_iron.combat import modifiers, strength
from sandtable.games.tide_of_iron.combat.rolling import roll
from sandtable.games.tide_of_iron.state import NOT_HERE
from sandtable.games.tide_of_iron.terms import AMERICAN, ENGINEER, GERMAN
from tests.support import rule
from tests.support.tide_of_iron import a_ground, a_pack, a_squad, a_table


@rule("TOI-CMP-05", "TOI-CMP-06", "D-TOI-01")
def test_dice_have_six_sides_and_pools_no_limit() -> None:
    table = a_table(a_ground(), seed=7)
    dice = roll(table, 600)
    assert len(dice) == 600, "the box holds 14"
    assert set(dice) == {1, 2, 3, 4, 5, 6}


@rule("TOI-CMP-10", "D-TOI-02", "TOI-SQD-09")
def test_units_of_both_divisions_are_friends() -> None:
    units = [a_squad(AMERICAN, (0, 0), division=1), a_squad(AMERICAN, (0, 0), "1 officer, 3 regular", division=2)]
    table = a_table(a_ground(), *units, a_squad(GERMAN, (1, 0)))
    assert modifiers.has_officer(table, 0)
    assert not modifiers.has_officer(table, 2)


@rule("TOI-SQD-06")
@pytest.mark.parametrize("token", ["", "anti_tank", "engineer", "flamethrower", "medic"])
def test_a_token_leaves_the_figures_as_they_are(token: str) -> None:
    """Against infantry three hexes away, where no token says anything else."""
    table = a_table(a_ground(), a_squad(AMERICAN, (0, 0), "4 elite", token), a_squad(GERMAN, (3, 0)))
    pack = a_pack("4 elite")
    assert (strength.reach_at(table, 0, pack, 1), strength.firepower(table, 0, pack, 1)) == (4, 8)


@rule("TOI-SQD-08", "D-TOI-13", "TOI-SQD-07")
def test_a_squad_keeps_its_token_until_it_is_empty() -> None:
    table = a_table(a_ground(), a_squad(AMERICAN, (0, 0), token="engineer"))
    moves.lose_figures(table, 0, a_pack("1 regular"))
    assert table.special[0] == ENGINEER
    moves.lose_figures(table, 0, squads.EMPTY)
    assert table.where[0] == NOT_HERE
