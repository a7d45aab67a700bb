"""Sections 4 and 9: rounds, the end of a round and of the game."""

from __future__ import annotations

import pytest

from sandtable.engine.dice import seeded
from sandtable.games.mafia_city.flow import GAME_FLOW, ROUND_END, STRATEGY
from sandtable.games.mafia_city.game import RULES, City
from sandtable.games.mafia_city.phases.ending import best, check_end, end_round
from sandtable.games.mafia_city.terms import (
    ACTION_PHASE,
    BY_ROUND_LIMIT,
    BY_TARGET,
    HARBOUR,
    LOCATION_PHASE,
    NOBODY,
    STRATEGIC_PHASE,
)
from tests.sandtable.games.mafia_city.tables import A, B, C, D, a_setup, a_table, answer, asked, hand_of, told
from tests.support import rule


def from_step(table: City, step: int) -> City:
    """The game goes on from a step of its flow."""
    table.record()
    table.start(GAME_FLOW, 0).step = step
    table.run()
    return table


def cards_drawn(table: City) -> list[int]:
    """By seat, in one End of Round; everybody's hand held nothing that is drawn."""
    before = [len(hand) for hand in table.cards]
    end_round(table)
    return [len(hand) - count for hand, count in zip(table.cards, before, strict=True)]


# -- rounds ----------------------------------------------------------------------------------------------------------


@rule("MAF-RND-01", "MAF-RND-02", "MAF-STR-01")
def test_a_round_has_four_phases_and_a_new_one_follows() -> None:
    table = RULES.start(a_setup(3), seeded("rounds"), 0)
    table.record()
    while table.round < 3:
        table.apply(table.count() - 1)
    phases = [event.text for event in table.events() if event.kind == "heading"]
    assert phases[:5] == ["Action Phase.", "Location Phase.", "Strategic Phase.", "End of Round.", "Action Phase."]


@rule("MAF-LOC-11", "MAF-STR-01", "MAF-WIN-01")
def test_the_end_is_checked_between_location_phase_and_strategic_phase() -> None:
    table = from_step(a_table(points={B: 15}, phase=LOCATION_PHASE), STRATEGY)
    assert table.outcome() is not None and table.phase == LOCATION_PHASE
    table = from_step(a_table(points={B: 14}, columns={HARBOUR: [A]}, cubes=1 << HARBOUR), STRATEGY)
    assert table.outcome() is None and table.phase == STRATEGIC_PHASE


@rule("MAF-WIN-01", "MAF-LOC-08")
def test_reaching_the_target_in_mid_phase_does_not_end_the_game() -> None:
    columns = {location: [A] for location in (1, 2, 6)}
    table = a_table(columns=columns, points={A: 14, B: 3})
    table.start(GAME_FLOW, 0).step = ROUND_END - 2
    table.run()
    assert table.points[A] == 15 and table.outcome() is None
    answer(table, (A, "nobody"), (A, "he stays"))
    outcome = table.outcome()
    assert outcome is not None and outcome.winners == (A,) and table.points[A] == 17


@rule("MAF-LOC-08")
def test_points_are_gained_in_location_phases_only() -> None:
    table = RULES.start(a_setup(3), seeded("points"), 0)
    dice = seeded("answers")
    table.record()
    while table.seat() >= 0:
        table.apply(dice.below(table.count()))
    phase, gained = "", []
    for event in table.events():
        phase = event.text if event.kind == "heading" else phase
        gained += [phase] * (event.kind == "point")
    assert set(gained) == {"Location Phase."} and len(gained) == sum(table.points) > 20


@rule("MAF-END-01", "MAF-D18")
def test_the_starting_player_token_moves_left_first() -> None:
    table = a_table(starting=C, draw=["thief hat", "fbi hat", "rackets hat", "snitch hat"], points={A: 1, B: 1, C: 1})
    end_round(table)
    assert table.starting == A
    assert [hand_of(table, seat) for seat in (A, B, C)] == [["thief hat"], ["fbi hat"], ["rackets hat"]]


@rule("MAF-D18", "MAF-SET-10")
def test_the_new_starting_player_shuffles() -> None:
    table = a_table(starting=C, draw=[], discard=["thief hat", "fbi hat", "rackets hat"])
    table.record()
    end_round(table)
    assert "Player 1 shuffles 3 discarded cards into a new draw pile." in told(table)


@rule("MAF-END-05", "MAF-END-06", "MAF-CARD-01")
def test_everybody_draws_a_card_whatever_he_holds() -> None:
    assert cards_drawn(a_table(cards={A: ["fbi hat"] * 20})) == [1, 1, 1]


@rule("EX-MAF-06", "MAF-END-03", "EX-MAF-08", "MAF-END-04")
def test_two_with_the_fewest_points_draw_nothing_more() -> None:
    table = a_table(4, points={A: 1, B: 1, C: 2, D: 3}, cards={C: ["fbi hat"], D: ["fbi hat"], B: ["fbi hat"]})
    assert cards_drawn(table) == [1, 1, 1, 1]


@rule("EX-MAF-07", "MAF-END-03", "MAF-END-04")
def test_alone_with_the_fewest_points_and_cards_draws_in_all_three_steps() -> None:
    table = a_table(points={A: 2, B: 3, C: 4}, cards={A: ["fbi hat"], B: ["fbi hat"] * 2, C: ["fbi hat"] * 2})
    assert cards_drawn(table) == [3, 1, 1]


@rule("MAF-END-02", "MAF-END-05", "MAF-D18")
def test_the_three_steps_come_one_after_the_other() -> None:
    """C alone has the fewest points and cards; he draws twice before the new starting player, B, draws once."""
    pile = ["thief hat", "fbi hat", "rackets hat", "snitch hat", "grand_plan hat"]
    table = a_table(starting=A, draw=pile, points={A: 1, B: 1}, cards={A: ["fbi fist"], B: ["fbi fist"]})
    end_round(table)
    assert hand_of(table, C) == ["thief hat", "fbi hat", "snitch hat"]
    assert hand_of(table, B) == ["fbi fist", "rackets hat"] and hand_of(table, A) == ["fbi fist", "grand_plan hat"]


@rule("EX-MAF-09", "MAF-END-04")
def test_alone_with_the_fewest_points_draws_in_step_two() -> None:
    table = a_table(points={A: 2, B: 3, C: 3}, cards={A: ["fbi hat"], B: ["fbi hat"], C: ["fbi hat"]})
    assert cards_drawn(table) == [2, 1, 1]


@rule("MAF-END-03")
def test_having_the_fewest_cards_alone_is_not_enough() -> None:
    assert cards_drawn(a_table(points={A: 2, B: 2}, cards={B: ["fbi hat"], C: ["fbi hat"]})) == [1, 1, 2]


@rule("MAF-RND-02", "MAF-ACT-10")
def test_a_new_round_begins_with_everybody_active() -> None:
    table = from_step(a_table(starting=A, passed=[True, True, True]), ROUND_END)
    assert (table.round, table.phase) == (2, ACTION_PHASE) and table.passed == [False, False, False]
    assert asked(table) == (B, "Take an action")


# -- the winner ------------------------------------------------------------------------------------------------------


@rule("MAF-WIN-01", "MAF-WIN-02")
def test_the_most_points_of_those_who_reached_the_target_win() -> None:
    table = a_table(points={A: 15, B: 17, C: 16})
    assert check_end(table)
    assert (table.winner, table.ending) == (B, BY_TARGET)
    assert not check_end(a_table(points={A: 14}))


@rule("MAF-WIN-03")
def test_first_fewer_mafiosi_in_reserve() -> None:
    table = a_table(points={A: 15, B: 15}, cards={A: ["fbi hat"]}, mayor=A)
    table.reserve[B], table.hand[B] = 3, 9
    assert best(table, [A, B]) == B


@rule("MAF-WIN-04")
def test_second_more_cards_in_hand() -> None:
    assert best(a_table(points={A: 15, B: 15}, cards={B: ["fbi hat"]}, mayor=A), [A, B]) == B


@rule("MAF-WIN-05")
def test_third_the_mayor() -> None:
    assert best(a_table(points={A: 15, B: 15}, mayor=B, policeman=A), [A, B]) == B


@rule("MAF-WIN-06", "MAF-D19")
@pytest.mark.parametrize(("starting", "winner"), [(A, A), (B, B), (C, A)])
def test_fourth_who_would_be_on_turn_earlier(starting: int, winner: int) -> None:
    assert best(a_table(points={A: 15, B: 15}, starting=starting), [A, B]) == winner


@rule("MAF-D38")
def test_a_round_limit_ends_the_game_after_the_location_phase() -> None:
    table = from_step(a_table(round=40, points={A: 3, B: 9, C: 4}), STRATEGY)
    assert (table.ending, table.winner) == (BY_ROUND_LIMIT, B)
    points = "Player 1 has 3, Player 2 has 9, Player 3 has 4"
    assert told(table)[-1] == f"Player 2 wins when the last round is over. Victory points: {points}."
    assert not check_end(a_table(round=39, points={A: 3}))


def test_a_game_in_progress_has_no_outcome() -> None:
    table = RULES.start(a_setup(3), seeded("outcome"), 0)
    assert table.outcome() is None and table.winner == NOBODY
