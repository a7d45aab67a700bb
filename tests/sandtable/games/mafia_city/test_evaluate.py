"""The values of positions: their order matters, not the numbers."""

from __future__ import annotations

from sandtable.agents import agent
from sandtable.engine.dice import seeded
from sandtable.games.mafia_city.game import RULES, City
from sandtable.games.mafia_city.terms import (
    ACTION_PHASE,
    CITY_HALL,
    FIGHT_CLUB,
    HARBOUR,
    LOCATION_PHASE,
    LOCATIONS,
    PRISON,
    PRIVATE_CLUB,
    STRATEGIC_PHASE,
)
from tests.sandtable.games.mafia_city.tables import (
    A,
    B,
    C,
    a_setup,
    a_table,
    action_phase,
    asked,
    evaluation,
    holding,
    options,
    strategic_phase,
)


def chosen(table: City) -> str:
    """The greedy agent's answer."""
    seat = asked(table)[0]
    return options(table)[agent("greedy-2").choose(table.observe(seat), seeded("greedy-2"))]


def worth(seat: int = A, **values: object) -> int:
    return a_table(**values).evaluate(seat)  # type: ignore[arg-type]


def test_a_win_is_worth_more_than_anything() -> None:
    table = a_table(points={A: 15})
    table.end(A, 1)
    assert table.evaluate(A) == -table.evaluate(B) > a_table(points={A: 30}).evaluate(A)


def test_a_point_is_worth_more_than_control_and_control_more_than_a_mafioso_in_hand() -> None:
    assert worth(points={A: 1}) > worth(columns={HARBOUR: [A]}, phase=1) > worth(phase=1)


def test_anothers_point_is_as_bad_as_it_is_good_for_him() -> None:
    assert worth(A, points={B: 1}) == worth(C, points={B: 1}) < worth(A) == 0 < worth(B, points={B: 1})


def test_the_lower_place_decides_a_tie_except_at_fight_club_and_city_hall() -> None:
    assert worth(A, columns={HARBOUR: [A, B]}, phase=1) > worth(A, columns={HARBOUR: [B, A]}, phase=1)
    for location in (FIGHT_CLUB, CITY_HALL):
        assert worth(A, columns={location: [A, B]}, phase=1) == worth(A, columns={location: [B, A]}, phase=1)


def test_a_lead_is_safer_the_larger_it_is() -> None:
    narrow = a_table(columns={HARBOUR: [A, A, B]}, phase=1)
    wide = a_table(columns={HARBOUR: [A, A, A, B]}, phase=1)
    wide.hand[A] += 1
    assert wide.evaluate(A) > narrow.evaluate(A)


def test_what_has_been_evaluated_counts_for_the_round_to_come_only() -> None:
    before = worth(columns={HARBOUR: [A]}, phase=LOCATION_PHASE)
    assert before > worth(columns={HARBOUR: [A]}, phase=LOCATION_PHASE, cubes=1 << HARBOUR)


def test_a_secret_deal_counts_while_the_location_is_evaluated() -> None:
    columns = {HARBOUR: [A, B]}
    plain = worth(B, columns=columns, phase=LOCATION_PHASE, at=HARBOUR)
    assert worth(B, columns=columns, phase=LOCATION_PHASE, at=HARBOUR, bonus=(0, 1, 0)) > plain


def test_ones_own_dollar_and_hitman_are_worth_something_where_they_can_be_played() -> None:
    for location, card in ((PRIVATE_CLUB, "thief dollar"), (HARBOUR, "hitman hat")):
        ready = worth(A, columns={location: [A]}, cards={A: [card]}, phase=1)
        assert ready > worth(A, columns={location: [A]}, cards={A: ["fbi hat"]}, phase=1)
        others = {"columns": {location: [B]}, "phase": 1}
        assert worth(A, cards={B: [card]}, **others) == worth(A, cards={B: ["fbi hat"]}, **others), "he can't know"


def test_greedy_takes_the_point_of_a_dollar() -> None:
    table = evaluation(a_table(columns={PRIVATE_CLUB: [A]}, cards={A: ["thief dollar"]}, phase=2), PRIVATE_CLUB)
    assert chosen(table) == "play Thief (Dollar)"


def test_greedy_bids_a_secret_deal_for_control_and_saves_it_otherwise() -> None:
    cards = {A: ["secret_deal hat"]}
    table = evaluation(a_table(columns={HARBOUR: [B, A]}, cards=cards, phase=2), HARBOUR)
    assert chosen(table) == "play Secret Deal (Hat)"
    table = evaluation(a_table(columns={HARBOUR: [A, A, B]}, cards=cards, phase=2), HARBOUR)
    assert chosen(table) == "no"


def test_greedy_vetoes_what_would_cost_him_a_location() -> None:
    table = action_phase(a_table(cards={A: ["snitch hat"], B: ["chief_of_police hat"]}, columns={HARBOUR: [B, C]}))
    table.phase = 1
    table.apply(options(table).index("play Snitch (Hat)"))
    table.apply(0)
    assert asked(table)[0] == B and chosen(table) == "veto with Chief of Police (Hat)"


def test_greedy_sends_away_whose_absence_brings_control() -> None:
    table = a_table(columns={PRISON: [A], HARBOUR: [B, A], CITY_HALL: [C]}, phase=LOCATION_PHASE)
    assert chosen(evaluation(table, PRISON)) == "Player 2's Mafioso, 1st from below at the Harbour"


def test_greedy_keeps_the_chief_and_takes_the_useless_back() -> None:
    table = strategic_phase(a_table(columns={HARBOUR: [A], PRISON: [B, B, B, A]}, phase=STRATEGIC_PHASE))
    while asked(table)[0] != A:
        table.apply(0)
    assert chosen(table) == "take Player 1's Mafioso, 4th from below at the Prison"
    while "Harbour" not in asked(table)[1]:
        table.apply(0)
    assert chosen(table) == "take no more"


def test_a_judged_copy_stops_where_something_new_starts() -> None:
    table = action_phase(a_table(cards={A: ["rackets hat"]}, passed=[True, False, False], phase=1), C)
    copy = table.clone()
    copy.attempt(copy.count() - 1)
    assert copy.is_settled() and copy.count() == 1 and not table.is_trial


def test_greedy_discards_what_is_worth_least() -> None:
    draw = ["secret_deal hat", "complicity bullet", "rackets hat"]
    table = action_phase(a_table(cards={A: ["rackets fist"]}, draw=draw, phase=1))
    table.apply(options(table).index("play Rackets (Fist)"))
    assert chosen(table) == "discard Complicity (Bullet)"


def test_greedy_plays_a_bullet_for_what_comes_after_it() -> None:
    table = a_table(cards={A: ["complicity bullet", "snitch dollar"]}, columns={HARBOUR: [B, A]}, phase=1)
    table.passed = [True, True, False]
    action_phase(table, A)
    assert asked(table) == (A, "You have passed: play a Bullet to act once more?")
    assert chosen(table) == "play the Bullet of Complicity (Bullet)"


def test_what_a_bullet_or_a_waiting_move_is_for_belongs_to_it() -> None:
    table = action_phase(a_table(cards={A: ["thief bullet", "fbi fist"]}, passed=[True, False, False]), A)
    assert table.is_settled()
    table.apply(1)
    assert asked(table)[1] == "Take an action after your Bullet" and not table.is_settled()
    table.apply(options(table).index("throw a card away"))
    table = action_phase(a_table(cards={A: ["thief bullet", "fbi fist"]}), A)
    table.apply(options(table).index("throw a card away"))
    assert not table.is_settled()


def test_greedy_keeps_its_first_cards_unseen_ones_are_no_better() -> None:
    city = RULES.start(a_setup(3), seeded("keep"), 0)
    assert chosen(city) == "keep 2 cards"


def chosen_by(name: str, table: City) -> str:
    """The answer of an agent."""
    seat = asked(table)[0]
    return options(table)[agent(name).choose(table.observe(seat), seeded(name))]


def among_five() -> City:
    """All locations are held by two Mafiosi of others, who still have some in hand; A has six of them and no card."""
    columns = {location: [B + at % 4] * 2 for at, location in enumerate(LOCATIONS)}
    return action_phase(a_table(5, columns=columns, phase=ACTION_PHASE))


def test_among_five_to_contest_a_location_is_worth_more_than_to_pass() -> None:
    assert chosen_by("greedy-0", among_five()) == "pass"
    assert chosen_by("greedy-2", among_five()).startswith("place a Mafioso")


def judged(table: City, seat: int = A) -> int:
    """The value by the weights of greedy-2."""
    table.judge("greedy-2")
    return table.evaluate(seat)


def test_a_tie_that_nobody_can_break_any_more_is_safer() -> None:
    columns = {HARBOUR: [A, B]}
    open_ = judged(a_table(columns=columns, phase=ACTION_PHASE))
    assert judged(a_table(columns=columns, phase=ACTION_PHASE, passed=[False, True, True])) > open_


def test_a_mafioso_in_hand_is_worth_more_while_it_can_be_placed() -> None:
    can, cannot = (a_table(phase=ACTION_PHASE, passed=[passed, False, False]) for passed in (False, True))
    assert judged(can) > judged(cannot)


def test_the_last_to_pass_gains_nothing_by_it_but_the_end_of_the_phase() -> None:
    """A lead that is safe already is not worth more for being safe."""
    lone = a_table(columns={HARBOUR: [A]}, phase=ACTION_PHASE, passed=[False, True, True])
    assert chosen_by("greedy-2", action_phase(holding(lone, A, 2))).startswith("place a Mafioso")
