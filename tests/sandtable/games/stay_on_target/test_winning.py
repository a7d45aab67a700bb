"""Sections 7 and 8: Target Points, new runs and the end of the game."""

from __future__ import annotations

from sandtable.engine.asking import NOTHING
from sandtable.games.stay_on_target.terms import LAYING
from tests.sandtable.games.stay_on_target.tables import BLUE, Run, a_run
from tests.support import rule

RED = ("Defence", "1-3", "8-10")
EASY = ["lasers 1", "lasers 2", "lasers 2", "starship 2"]
"""Four cards that both squadrons evade."""
OPEN_BLUE = ("1-2", "6-9", "lasers 4-6")
"""Defence 7."""


def fly(run: Run, *answers: str) -> Run:
    """Through the run without predictions, taking damage but for these answers in their order."""
    left = list(answers)
    number = run.table.round
    while run.table.round == number and run.asked:
        if run.prompt.startswith("predict"):
            run.answer("no prediction")
        else:
            run.answer(left.pop(0) if left else "take")
    return run


@rule("SOT-TP-01", "SOT-TP-03", "SOT-COMP-05", "SOT-D02")
def test_completing_a_run_is_worth_two_points() -> None:
    flying = {"blue": BLUE, "red": RED}
    run = fly(a_run([*EASY, "lasers 3", "lasers 3"], flying, points={"red": 7}, target_points={"needed": 9}))
    assert (run.points("blue"), run.points("red")) == (2, 9)


@rule("SOT-TP-02", "SOT-D13")
def test_who_is_eliminated_by_the_fifth_or_sixth_card_gets_one_point() -> None:
    run = fly(a_run([*EASY, "blast 10", "lasers 3"], {"blue": OPEN_BLUE, "red": RED}))
    assert run.points("blue") == 1 and run.points("red") == 2
    run = fly(a_run([*EASY, "lasers 3", "blast 10"], {"blue": OPEN_BLUE, "red": RED}))
    assert run.points("blue") == 1 and run.points("red") == 2


@rule("SOT-TP-02", "SOT-D13")
def test_who_is_eliminated_by_the_fourth_card_gets_none() -> None:
    run = fly(a_run([*EASY[:3], "blast 10", "lasers 3", "lasers 3"], {"blue": OPEN_BLUE, "red": RED}))
    assert run.points("blue") == 0 and run.points("red") == 2


@rule("SOT-NEW-01", "SOT-NEW-02", "SOT-NEW-03", "SOT-D08", "SOT-DEF-04")
def test_everything_comes_back_for_the_next_run() -> None:
    cards = ["starship 5", "blast 10", "blast 10", "starship 10", "lasers 3", "lasers 3"]
    run = a_run(cards, {"blue": ("1-2", "6-9", "Falcon"), "red": RED}, drawn=["lasers 1"])
    run.predict(blue="lasers").answer("shield", "take 5")
    run.predict().answer("deflect").predict()
    assert not run.is_flying("blue") and not run.has_force("blue") and not run.has_shield("blue")
    assert run.table.deflected[0] == 1
    fly(run)
    table = run.table
    assert table.round == 2 and table.phase == LAYING
    assert run.is_flying("blue") and run.has_force("blue") and run.has_shield("blue")
    assert table.deflected == [0, 0] and table.trio == [NOTHING, NOTHING]
    assert sorted([*table.deck, *table.hand]) == list(range(36))
    assert table.deck != sorted(table.deck), "shuffled"
    assert table.row == [NOTHING] * 6 and table.aside == ()


@rule("SOT-D14")
def test_the_left_neighbour_is_first_player_of_the_next_run() -> None:
    flying = {"blue": BLUE, "red": RED, "gold": ("Defence", "1-2", "8-10")}
    run = fly(a_run([*EASY, "lasers 3", "lasers 3"], flying))
    assert (run.table.first, run.asked) == (1, "red")


@rule("SOT-D14")
def test_after_the_last_run_most_points_win() -> None:
    flying = {"blue": OPEN_BLUE, "red": RED}
    run = fly(a_run([*EASY, "blast 10", "lasers 3"], flying, run_limit=1))
    assert run.won_by() == ["red"] and (run.points("blue"), run.points("red")) == (1, 2)
    outcome = run.table.outcome()
    assert outcome is not None and outcome.reason == "run limit" and not outcome.is_capped
    run = fly(a_run([*EASY, "blast 10", "lasers 3"], flying, run_limit=1, points={"blue": 1}))
    assert run.won_by() == ["blue", "red"]


@rule("SOT-WIN-01")
def test_four_points_from_earlier_runs_and_a_completed_run_win() -> None:
    run = fly(a_run([*EASY, "blast 10", "lasers 3"], {"blue": OPEN_BLUE, "red": RED}, points={"red": 4, "blue": 6}))
    assert run.won_by() == ["red"] and run.points("red") == 4  # blue did not get to the Port
    outcome = run.table.outcome()
    assert outcome is not None and (outcome.reason, outcome.rounds) == ("Death Star destroyed", 1)
    assert run.log[-1] == "Red turns over the Port: the Death Star is destroyed."


@rule("SOT-WIN-02", "SOT-WIN-05")
def test_points_of_this_run_come_too_late() -> None:
    run = fly(a_run([*EASY, "lasers 3", "lasers 3"], {"blue": BLUE, "red": RED}, points={"blue": 3, "red": 2}))
    assert run.table.outcome() is None and run.table.round == 2
    assert (run.points("blue"), run.points("red")) == (5, 4)


@rule("SOT-WIN-03", "SOT-D15")
def test_of_two_at_the_port_more_points_win() -> None:
    run = fly(a_run([*EASY, "lasers 3", "lasers 3"], {"blue": BLUE, "red": RED}, points={"blue": 5, "red": 4}))
    assert run.won_by() == ["blue"] and run.points("blue") == 5  # winning is checked before awarding


@rule("SOT-WIN-04")
def test_equal_points_at_the_port_win_together() -> None:
    run = fly(a_run([*EASY, "lasers 3", "lasers 3"], {"blue": BLUE, "red": RED}, points={"blue": 4, "red": 4}))
    assert run.won_by() == ["blue", "red"]
    assert run.log[-1] == "Blue and Red turn over the Port: the Death Star is destroyed."


@rule("SOT-WIN-01", "SOT-WIN-05")
def test_who_lacks_points_does_not_win_with_those_who_have_them() -> None:
    flying = {"blue": BLUE, "red": RED, "gold": ("Defence", "1-2", "8-10")}
    run = fly(a_run([*EASY, "lasers 3", "lasers 3"], flying, points={"blue": 3, "gold": 4}))
    assert run.won_by() == ["gold"]


def test_what_colours_won_is_counted() -> None:
    run = fly(a_run([*EASY, "lasers 3", "lasers 3"], {"blue": BLUE, "red": RED}, points={"blue": 4, "red": 4}))
    assert run.table.tally() == {
        "had/colour/blue": 1,
        "had/colour/red": 1,
        "points/colour/blue": 30,
        "points/colour/red": 30,
    }
    assert run.table.usage() == {"flown": {"blue-1", "blue-2", "blue-3", "red-1", "red-2", "red-3"}}
