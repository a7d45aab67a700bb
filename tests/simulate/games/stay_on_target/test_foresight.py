"""The parts of the evaluation with foresight: the race for points, cards that were laid, cards that are known."""

from __future__ import annotations

from simulate.agents import agent
from simulate.engine.dice import seeded
from simulate.games.stay_on_target.course import stronger
from simulate.games.stay_on_target.odds import Fleet
from simulate.games.stay_on_target.race import Race
from simulate.games.stay_on_target.scenario import TargetPoints
from tests.simulate.games.stay_on_target.tables import BLUE, a_run
from tests.support import rule


@rule("SOT-WIN-01", "SOT-WIN-03", "SOT-WIN-04")
def test_a_race_of_two_who_can_win_is_decided_by_points() -> None:
    """Half of the runs are completed. Equals share; with more points a draw is a win: 1/2 of 3/4 decided runs."""
    race = Race(TargetPoints(complete=1, fifth_card=0, needed=0), completes=50, reaches_fifth=0)
    assert race.wins[0][0] == 5000
    assert race.wins[1][0] == 6666
    assert race.wins[0][1] == 3333
    assert race.worth(0, 0, 2) == 5000
    assert race.worth(1, 0, 2) == 5000 + (10_000 - 6666) // 2


def test_the_worse_of_two_cards_is_laid() -> None:
    """Of the values 1 and 2 the larger of two draws is the 2 in three of four cases."""
    fleet = Fleet([(2, 1), (2, 2)], 2)
    harm = [[0, 1, 2]] * 3
    assert stronger(fleet, harm, 100).counts[2] == [0, 50, 150]
    assert stronger(fleet, harm, 0).counts[2] == [0, 100, 100]


def test_obi_wan_names_the_type_of_a_card_that_is_known() -> None:
    run = a_run(["blast 10"], {"blue": BLUE, "red": ("Defence", "1-3", "8-10")})
    run.table.known[run.table.row[5]] |= 1
    chosen = agent("greedy-1").choose(run.table.observe(0), seeded("foresight"))
    assert run.asked == "blue" and run.options[chosen] == "blast"


def test_a_card_that_its_player_knew_is_counted_before_and_after_it_is_revealed() -> None:
    """Seat 0 knows the same cards before and after; the earlier of the two positions is judged last."""
    flying = {"blue": BLUE, "red": ("Defence", "1-3", "8-10")}
    run = a_run(["blast 10"], flying, target_points={"complete": 3, "fifth_card": 2, "needed": 7})
    run.table.known[run.table.row[5]] |= 1
    run.table.judge("greedy-1")
    before = run.table.clone()
    run.predict()
    after = run.table.evaluate(0)
    assert 0 < after < before.evaluate(0)
