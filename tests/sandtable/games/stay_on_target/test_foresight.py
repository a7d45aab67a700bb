"""The parts of the evaluation with foresight: the race for points, cards that were laid, cards that are known."""

from __future__ import annotations

from sandtable.agents import agent
from sandtable.engine.dice import seeded
from sandtable.games.stay_on_target.course import (
    COMPLETE,
    DECK,
    LAID,
    OWN,
    Course,
    secret,
    stronger,
    sure,
    unaware,
    weights,
)
from sandtable.games.stay_on_target.foresight import row_ahead
from sandtable.games.stay_on_target.odds import Fleet
from sandtable.games.stay_on_target.race import Race
from sandtable.games.stay_on_target.scenario import Card, Range, Squadron, TargetPoints
from sandtable.games.stay_on_target.wing import Wing
from tests.sandtable.games.stay_on_target.tables import BLUE, a_game, a_run
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


BLAST, STARSHIP = (0, 9), (1, 9)
FIFTH = COMPLETE // 2


def a_course(*faces: tuple[int, int], near: int = 1) -> Course:
    """A squadron of defence 9 without other defences, against these cards; each of value 9 eliminates it."""
    fleet = Fleet(faces, 9)
    squadron = Squadron("blue", 9, Range(1, 0), (Card("Evades", "evade", min=1, max=0),))
    return Course(Wing(squadron, (0,), 9), fleet, fleet, FIFTH, near)


def test_cards_that_their_player_knows_do_no_harm() -> None:
    """Obi-Wan foresees a known card; the fifth card gives a point before it may eliminate, the sixth likewise."""
    course = a_course(BLAST, STARSHIP, STARSHIP)
    assert course.value((sure(BLAST),) * 6) == COMPLETE
    assert course.value((DECK, *[sure(BLAST)] * 5)) == (2 * COMPLETE + FIFTH) // 3
    assert course.value((*[sure(BLAST)] * 5, DECK)) == 2 * COMPLETE // 3


def test_a_secret_card_is_met_with_the_prediction_that_looks_best() -> None:
    """Most cards are blasts, so a blast is predicted: it does nothing, and a starship eliminates with the last card."""
    course = a_course(BLAST, BLAST, STARSHIP)
    known = [sure(BLAST)] * 5
    assert course.value((secret(BLAST), *known)) == COMPLETE
    assert course.value((secret(STARSHIP), *known)) == FIFTH
    assert course.value((LAID, *known)) == (2 * COMPLETE + FIFTH) // 3


def test_a_prediction_that_looks_nearly_as_good_is_made_now_and_then() -> None:
    """A blast looks like 5/6 of a run, a starship like 4/6, none like 3/6, a third of a run below the best.

    So a blast is predicted twice as often as a starship: two of three times the starship eliminates with the last card.
    """
    course = a_course(BLAST, BLAST, STARSHIP, near=COMPLETE // 3)
    looks = [course.drawn_from((LAID,)).mean(prediction, course.whole) for prediction in (0, 1, 3)]
    assert looks == [COMPLETE * 5 // 6, COMPLETE * 4 // 6, COMPLETE * 3 // 6]
    assert abs(int(course.rest((secret(STARSHIP),)).at(course.whole)) - (2 * FIFTH + COMPLETE) // 3) <= 1


def test_choices_that_look_nearly_as_good_as_the_best_are_taken_less_often() -> None:
    assert weights([10, 8, 2], 4) == [4, 2, 0]


def test_another_seat_knows_none_of_the_viewers_cards() -> None:
    """Two players: the first lays in places 1 and 2, the second in 3 and 4, and the deck fills the rest."""
    table = a_game("blue", "red").table
    for _ in range(2):
        table.apply(0)
    laid = [table.setup.faces[card] for card in table.row[:2]]
    assert row_ahead(table, 0, 0) == (sure(laid[0]), sure(laid[1]), LAID, LAID, DECK, DECK)
    assert row_ahead(table, 0, 1) == (secret(laid[0]), secret(laid[1]), OWN, OWN, DECK, DECK)
    assert unaware(row_ahead(table, 0, 0)) == (OWN, OWN, LAID, LAID, DECK, DECK)
    assert unaware(row_ahead(table, 0, 1)) == (LAID, LAID, OWN, OWN, DECK, DECK)


def test_obi_wan_names_the_type_of_a_card_that_is_known() -> None:
    run = a_run(["blast 10"], {"blue": BLUE, "red": ("Defence", "1-3", "8-10")})
    run.table.known[run.table.row[5]] |= 1
    chosen = agent("greedy-2").choose(run.table.observe(0), seeded("foresight"))
    assert run.asked == "blue" and run.options[chosen] == "blast"


def test_a_card_that_its_player_knew_is_counted_before_and_after_it_is_revealed() -> None:
    """Seat 0 knows the same cards before and after; the earlier of the two positions is judged last."""
    flying = {"blue": BLUE, "red": ("Defence", "1-3", "8-10")}
    run = a_run(["blast 10"], flying, target_points={"complete": 3, "fifth_card": 2, "needed": 7})
    run.table.known[run.table.row[5]] |= 1
    run.table.judge("greedy-2")
    before = run.table.clone()
    run.predict()
    after = run.table.evaluate(0)
    assert 0 < after < before.evaluate(0)
