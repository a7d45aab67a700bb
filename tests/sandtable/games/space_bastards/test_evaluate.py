"""The evaluation of positions."""

from __future__ import annotations

from sandtable.engine.game import ACTION, TOGETHER
from sandtable.engine.weighing import FIRST, weightings
from sandtable.games.space_bastards.evaluate import evaluate, pairs_of
from sandtable.games.space_bastards.game import Expedition
from sandtable.games.space_bastards.phases.planning import PLANNING
from sandtable.games.space_bastards.scoring import finish
from sandtable.games.space_bastards.terms import (
    DIPLOMACY,
    EATING,
    LOVE,
    MIGRATION,
    NOBODY,
    SPUD,
    TOADLING,
    TOUCANOSAUR,
    TRADE,
)
from tests.sandtable.games.space_bastards.tables import (
    a_table,
    aboard,
    answer,
    dock,
    field,
    fill,
    lay,
    relate,
    the_setup,
    wake,
)

POINT = weightings("sandtable.games.space_bastards")[FIRST].values["point"]


def test_points_are_worth_more_than_the_money_they_cost() -> None:
    table = a_table()
    before = evaluate(table, 0)
    table.points[0] += 1
    one_point = evaluate(table, 0) - before
    table.points[0] -= 1
    table.money[0] += 5
    assert one_point == POINT and 0 < evaluate(table, 0) - before < 2 * POINT


def test_what_others_have_counts_against_oneself() -> None:
    table = a_table()
    before = evaluate(table, 0)
    table.points[1] += 1
    assert evaluate(table, 0) < before < evaluate(table, 1)


def test_being_ahead_on_a_planet_is_worth_more_as_scoring_comes_nearer() -> None:
    worth = []
    for space in (1, 2, 3, 4):
        table = a_table()
        table.space = space
        before = evaluate(table, 0)
        lay(table, "P2", 0, TOADLING)
        worth.append(evaluate(table, 0) - before)
    assert worth == sorted(worth) and worth[0] < worth[-1]


def test_a_tie_is_worth_less_than_a_lead_and_more_than_nothing() -> None:
    values = []
    for mine in (0, 1, 2):
        table = a_table()
        lay(table, "P2", 1, TOADLING)
        for _ in range(mine):
            lay(table, "P2", 0, TOADLING)
        values.append(evaluate(table, 0))
    assert values[0] < values[1] < values[2]
    assert values[2] - values[1] > values[1] - values[0]


def test_a_laden_ship_is_worth_most_where_it_can_unload() -> None:
    table = a_table()
    relate(table, MIGRATION, TOUCANOSAUR, TOUCANOSAUR)
    for name in ("P1", "P2", "P3", "P5", "P6", "P7"):
        fill(table, name)
    lay(table, "P4", 1, TOADLING)
    aboard(table, 0, SPUD)
    values = []
    for name in ("O5", "O4", "O3", "O2"):
        dock(table, 0, name)
        values.append(evaluate(table, 0))
    assert values == sorted(values) and values[0] < values[-1]


def test_planned_cards_are_judged_by_what_they_can_do() -> None:
    table = a_table()
    relate(table, LOVE, TOADLING, TOADLING)
    relate(table, EATING, TOUCANOSAUR, TOUCANOSAUR)
    lay(table, "P2", 0, TOADLING)
    lay(table, "P2", 1, TOADLING)
    values = {}
    for card in (LOVE, EATING):
        table.planned[0] = 1 << card
        values[card] = evaluate(table, 0)
    assert values[LOVE] > values[EATING]


def test_what_others_plan_in_secret_does_not_matter() -> None:
    table = a_table()
    lay(table, "P2", 0, TOADLING)
    wake(table)
    table.start(PLANNING, NOBODY)
    table.run()
    values = set()
    for card in ("Love", "Trade", "Migration"):
        copy = table.clone()
        answer(copy, card)
        values.add(copy.evaluate(1))
    assert len(values) == 1


def last_to_plan() -> Expedition:
    """A table at which two of three have planned."""
    table = a_table()
    lay(table, "P2", 0, TOADLING)
    wake(table)
    table.start(PLANNING, NOBODY)
    table.run()
    answer(table, "Love", "Trade")
    return table


def test_judged_copies_of_tuned_agents_stop_before_plans_are_revealed() -> None:
    """The plans of the first seats and of the last are so compared at the same point of the game."""
    table = last_to_plan()
    table.judge("greedy-2")
    assert table.question() == TOGETHER
    table.attempt(0)
    assert table.question() == ACTION and table.is_settled() and not table.is_revealed


def test_the_first_greedy_agent_judges_the_last_plan_when_it_is_revealed() -> None:
    table = last_to_plan()
    table.attempt(0)
    assert table.planned == [0, 0, 0] or table.is_revealed


def test_real_games_go_on_after_the_last_plan() -> None:
    table = last_to_plan()
    table.judge("greedy-2")
    table.apply(0)
    assert table.planned == [0, 0, 0] or table.is_revealed


def test_pairs_of_a_planet() -> None:
    nobody = (0, 0)
    assert pairs_of((1, 0), (0, 2), nobody, is_one=False) == (1, 0), "[EX-SPB-04]"
    assert pairs_of((2, 1), (0, 1), nobody, is_one=False) == (2, 1), "one with the other player, one of one's own"
    assert pairs_of((1, 0), (0, 1), (0, 1), is_one=False) == (1, 1), "the neutral player can't refuse"
    assert pairs_of((3, 3), (1, 1), nobody, is_one=True) == (2, 1)


def test_the_game_won_is_worth_most() -> None:
    table = a_table()
    table.points = [3, 1, 1]
    before = [evaluate(table, seat) for seat in range(3)]
    finish(table)
    assert evaluate(table, 0) > before[0] and evaluate(table, 1) < before[1]


def test_more_useful_cards_left_are_worth_more() -> None:
    table = a_table()
    table.hand[0] = 1 << DIPLOMACY
    with_diplomacy = evaluate(table, 0)
    table.hand[0] = 1 << TRADE
    assert evaluate(table, 0) < with_diplomacy


def test_rounds_left_for_the_cards_in_hand() -> None:
    setup = the_setup(3)
    left = {space.number: setup.plays[at + 1] for at, space in enumerate(setup.track) if space.number}
    assert setup.plays[0] == 6, "on the arrow"
    assert [left[number] for number in range(1, 13)] == [5, 4, 3, 2, 1, 0, 5, 4, 3, 2, 1, 0]


def test_steps_to_planets_count_teleports_as_none() -> None:
    table = a_table()
    steps = dict(zip(table.setup.planet_names, table.setup.far[field(table, "O1")], strict=True))
    assert steps == {
        "P1": 3,  # O2, O3, I1; or O18, I6, I1
        "P2": 3,  # O18, I6, I5
        "P3": 2,  # O18, I6
        "P4": 0,
        "P5": 2,  # T1, the teleport, O10
        "P6": 3,  # O2, O3, O4
        "P7": 4,  # T1, the teleport, O11, O12, O13
    }
