"""Action turns of teams: partners take them one after the other (section 31)."""

from __future__ import annotations

import pytest

from sandtable.games.tide_of_iron.phases.turns import TURNS
from sandtable.games.tide_of_iron.state import Table
from sandtable.games.tide_of_iron.terms import AMERICAN, FATIGUED, GERMAN
from tests.sandtable.games.tide_of_iron.teams.playing import (
    FIRST,
    FOURTH,
    SECOND,
    THIRD,
    TWO_AMERICANS,
    TWO_EACH,
    squads,
)
from tests.support import rule
from tests.support.tide_of_iron import a_ground, a_table, answer, asked, go_on
from tests.support.tide_of_iron_actions import fatigue_all

END = "end your Action Phase"


def begun(
    counts: tuple[int, int, int, int], teams: tuple[int, int], round_: int = 1, initiative: int = AMERICAN
) -> Table:
    """The Action Phase has begun; `counts` has the squads of the American divisions, then of the German ones."""
    pieces = [piece for place, many in enumerate(counts) for piece in squads(place // 2, place % 2 + 1, many)]
    table = a_table(a_ground(), *pieces, teams=teams)
    table.round = round_
    table.initiative = initiative
    table.active = table.leader(initiative)
    table.start(TURNS, initiative)
    go_on(table)
    return table


@rule("TOI-TEM-04", "D-TOI-136", "EX-TOI-101", "TOI-PHS-03")
def test_four_players_take_turns_of_three_actions() -> None:
    table = begun((6, 3, 3, 3), TWO_EACH)
    order = fatigue_all(table)
    assert order == [FIRST] * 3 + [THIRD] * 3 + [SECOND] * 3 + [FOURTH] * 3 + [FIRST] * 3


@rule("TOI-TEM-04", "EX-TOI-102")
def test_two_partners_against_one_act_by_turns() -> None:
    table = begun((6, 3, 6, 3), TWO_AMERICANS)
    german = 2
    assert fatigue_all(table) == [FIRST] * 3 + [german] * 3 + [SECOND] * 3 + [german] * 3 + [FIRST] * 3 + [german] * 3


@rule("TOI-TEM-04", "D-TOI-136", "TOI-TEM-03")
def test_a_turn_activates_only_units_of_its_player() -> None:
    table = begun((1, 1, 1, 1), TWO_EACH)
    assert table.asker == FIRST
    assert any("American squad 1" in words for words in asked(table))
    assert not any("American squad 2" in words for words in asked(table))


@rule("D-TOI-136", "TOI-PHS-04")
def test_who_ends_the_own_phase_leaves_the_turns_to_the_partner() -> None:
    table = begun((3, 6, 3, 3), TWO_EACH)
    answer(table, END)
    assert table.finished == (True, False, False, False)
    order = fatigue_all(table)
    assert order == [THIRD] * 3 + [SECOND] * 3 + [FOURTH] * 3 + [SECOND] * 3


@rule("D-TOI-136", "TOI-PHS-05", "TOI-PHS-06")
def test_a_team_whose_enemies_have_finished_goes_on_by_turns() -> None:
    table = begun((6, 6, 1, 0), TWO_EACH)
    assert fatigue_all(table) == [FIRST] * 3 + [THIRD] + [SECOND] * 3 + [FIRST] * 3 + [SECOND] * 3


@rule("TOI-PHS-07", "D-TOI-136")
def test_the_phase_is_over_when_all_players_have_finished() -> None:
    table = begun((1, 1, 1, 1), TWO_EACH)
    for player in (FIRST, THIRD, SECOND, FOURTH):
        assert table.asker == player
        answer(table, END)
    assert (table.frames, table.finished) == ([], (True,) * 4)
    assert table.has_finished(AMERICAN) and table.has_finished(GERMAN)


@rule("TOI-TEM-05", "D-TOI-137")
@pytest.mark.parametrize(
    ("round_", "order"), [(1, [FIRST, THIRD, SECOND, FOURTH]), (2, [SECOND, FOURTH, FIRST, THIRD])]
)
def test_partners_lead_by_turns_a_round_each(round_: int, order: list[int]) -> None:
    table = begun((1, 1, 1, 1), TWO_EACH, round_)
    assert fatigue_all(table) == order


@rule("TOI-TEM-04", "TOI-PHS-02")
def test_the_leader_of_the_side_with_initiative_takes_the_first_turn() -> None:
    table = begun((1, 1, 1, 1), TWO_EACH, initiative=GERMAN)
    assert fatigue_all(table) == [THIRD, FIRST, FOURTH, SECOND]


@rule("TOI-TEM-03", "TOI-FAT-02")
def test_the_units_of_the_partner_stay_fresh() -> None:
    table = begun((3, 3, 1, 1), TWO_EACH)
    for _ in range(3):
        answer(table, next(words for words in asked(table) if words.startswith("Fatigue unit")))
    assert [table.state[unit] == FATIGUED for unit in range(6)] == [True] * 3 + [False] * 3
