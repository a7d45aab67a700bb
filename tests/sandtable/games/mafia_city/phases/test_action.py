"""Section 5: the Action Phase."""

from __future__ import annotations

from sandtable.games.mafia_city.terms import CITY_HALL, FIGHT_CLUB, HARBOUR, PRISON
from tests.sandtable.games.mafia_city.tables import (
    FISTS,
    A,
    B,
    C,
    a_table,
    action_phase,
    answer,
    asked,
    discards,
    hand_of,
    holding,
    is_over,
    location_phase,
    options,
)
from tests.support import rule

PLACES = [
    "place a Mafioso at the Prison",
    "place a Mafioso at the Harbour",
    "place a Mafioso at the Fight Club",
    "place a Mafioso at the Police Station",
    "place a Mafioso at the Business District",
    "place a Mafioso at the Private Club",
    "place a Mafioso at City Hall",
]


@rule("MAF-ACT-01", "MAF-ACT-02", "MAF-SET-01")
def test_single_actions_clockwise_from_the_starting_player() -> None:
    table = action_phase(a_table(starting=B), turn=B)
    assert options(table) == [*PLACES, "pass"]
    answer(table, (B, "at the Harbour"), (C, "at the Harbour"), (A, "pass"), (B, "at the Harbour"))
    assert table.columns[HARBOUR] == (B, C, B) and asked(table) == (C, "Take an action")


@rule("MAF-ACT-03", "MAF-RND-03")
def test_a_mafioso_from_hand_goes_on_top_of_any_column() -> None:
    table = action_phase(holding(a_table(columns={CITY_HALL: [B, C]}), A, 1))
    reserve = table.reserve[A]
    answer(table, (A, "at City Hall"))
    assert table.columns[CITY_HALL] == (B, C, A)
    assert (table.hand[A], table.reserve[A]) == (0, reserve), "never from the reserve"


@rule("MAF-ACT-03", "MAF-ACT-15")
def test_without_a_mafioso_in_hand_none_is_placed() -> None:
    table = action_phase(holding(a_table(cards={A: ["rackets dollar"]}), A, 0))
    assert options(table) == ["play Rackets (Dollar)", "throw a card away", "pass"]


@rule("MAF-ACT-04")
def test_a_mafioso_placed_at_the_prison_stands_in_its_column() -> None:
    table = answer(action_phase(a_table()), (A, "at the Prison"))
    assert table.columns[PRISON] == (A,) and table.cell == [0, 0, 0]


@rule("MAF-ACT-05", "MAF-VETO-02")
def test_nobody_can_veto_a_placement() -> None:
    table = action_phase(a_table(cards={B: [*FISTS, "chief_of_police fist", "fbi fist"]}))
    answer(table, (A, "at the Harbour"))
    assert asked(table) == (B, "Take an action") and table.columns[HARBOUR] == (A,)


@rule("MAF-ACT-06", "MAF-CARD-03", "MAF-CARD-05")
def test_a_card_played_for_its_text_does_nothing_else() -> None:
    table = action_phase(a_table(cards={A: ["rackets hat"]}, columns={HARBOUR: [A]}))
    answer(table, (A, "play Rackets (Hat)"), (A, "discard Thief (Dollar)"))
    assert sorted(discards(table)) == ["rackets hat", "thief dollar"]
    assert table.columns[HARBOUR] == (A,), "its Hat is ignored"
    assert asked(table)[0] == B


@rule("MAF-ACT-07", "MAF-CARD-03")
def test_a_card_played_for_its_hat_does_nothing_else() -> None:
    table = action_phase(a_table(cards={A: ["rackets hat"]}, columns={HARBOUR: [B, A]}))
    answer(table, (A, "use the Hat of Rackets (Hat)"))
    assert table.columns[HARBOUR] == (B,) and hand_of(table, A) == [] and discards(table) == ["rackets hat"]
    assert asked(table)[0] == B


@rule("MAF-ACT-08", "MAF-CARD-03")
def test_a_waiting_move_throws_any_one_card_away() -> None:
    table = action_phase(a_table(cards={A: ["complicity dollar", "rackets hat", "rackets hat"]}))
    answer(table, (A, "throw a card away"))
    assert options(table) == ["throw away Complicity (Dollar)", "throw away Rackets (Hat)"], "equal cards count once"
    answer(table, (A, "Complicity"))
    assert hand_of(table, A) == ["rackets hat", "rackets hat"] and discards(table) == ["complicity dollar"]
    assert asked(table)[0] == B


@rule("MAF-ACT-09", "MAF-CARD-06")
def test_the_turn_ends_when_the_effect_is_cancelled() -> None:
    table = action_phase(a_table(cards={A: ["snitch hat", "rackets hat"], C: FISTS}, columns={HARBOUR: [B]}))
    answer(table, (A, "play Snitch"), (C, "veto with two Fists"))
    assert asked(table) == (B, "Take an action") and table.columns[HARBOUR] == (B,)
    assert hand_of(table, A) == ["rackets hat"]


@rule("MAF-ACT-10", "MAF-ACT-11", "MAF-ACT-16")
def test_who_has_passed_does_not_act_again() -> None:
    table = action_phase(a_table(cards={A: ["rackets hat"]}))
    answer(table, (A, "pass"), (B, "at the Harbour"), (C, "at the Harbour"), (B, "at the Harbour"), (C, "pass"))
    assert asked(table) == (B, "Take an action") and table.passed == [True, False, True]
    assert table.hand[A] == 8, "he passed of his own will"


@rule("MAF-ACT-12", "MAF-RAI-02")
def test_a_police_raid_makes_those_who_passed_active_again() -> None:
    table = action_phase(a_table(cards={A: ["police_raid dollar"]}, columns={HARBOUR: [A, B, A]}), turn=B)
    answer(table, (B, "pass"), (C, "pass"), (A, "play Police Raid"))
    assert table.columns[HARBOUR] == () and table.passed == [False, False, True], "C had nobody there"
    assert asked(table) == (B, "Take an action")


@rule("MAF-ACT-13", "MAF-ACT-14", "MAF-SYM-06", "MAF-D09")
def test_a_bullet_lets_a_passed_player_act_once() -> None:
    table = action_phase(a_table(cards={A: ["thief bullet", "rackets bullet"]}))
    answer(table, (A, "pass"), (B, "at the Harbour"), (C, "at the Harbour"))
    assert asked(table)[0] == A
    assert options(table) == ["no", "play the Bullet of Thief (Bullet)", "play the Bullet of Rackets (Bullet)"]
    answer(table, (A, "Thief"))
    assert "pass" not in options(table) and PLACES[0] in options(table), "the action is mandatory"
    answer(table, (A, "at the Prison"))
    assert table.columns[PRISON] == (A,) and table.passed[A] and asked(table)[0] == B
    answer(table, (B, "at the Harbour"), (C, "at the Harbour"))
    assert asked(table) == (A, "You have passed: play a Bullet to act once more?"), "it takes another Bullet"
    answer(table, (A, "no"))
    assert asked(table)[0] == B


@rule("MAF-D09")
def test_a_bullet_that_leaves_nothing_to_do_is_not_offered() -> None:
    table = action_phase(holding(a_table(cards={A: ["thief bullet"]}), A, 0))
    answer(table, (A, "pass"), (B, "at the Harbour"), (C, "at the Harbour"))
    assert asked(table)[0] == B
    table = action_phase(holding(a_table(cards={A: ["thief bullet", "complicity fist"]}), A, 0))
    answer(table, (A, "pass"), (B, "at the Harbour"), (C, "at the Harbour"), (A, "the Bullet of Thief"))
    assert asked(table) == (B, "Take an action"), "the waiting move was all there was to do"
    assert discards(table) == ["thief bullet", "complicity fist"]


@rule("MAF-D08")
def test_a_hat_played_after_a_bullet_does_not_cancel_the_pass() -> None:
    table = action_phase(a_table(cards={A: ["thief bullet", "complicity hat"]}, columns={HARBOUR: [A]}))
    answer(table, (A, "pass"), (B, "at City Hall"), (C, "at City Hall"), (A, "Bullet of Thief"), (A, "use the Hat"))
    assert table.columns[HARBOUR] == () and table.passed[A]
    answer(table, (B, "at City Hall"), (C, "at City Hall"))
    assert asked(table)[0] == B


@rule("MAF-RAI-02", "MAF-ACT-12")
def test_a_raid_played_after_a_bullet_makes_its_player_active_again() -> None:
    table = action_phase(a_table(cards={A: ["thief bullet", "police_raid fist"]}, columns={HARBOUR: [A, A]}))
    answer(table, (A, "pass"), (B, "at City Hall"), (C, "pass"), (A, "Bullet of Thief"), (A, "play Police Raid"))
    assert table.passed == [False, False, True]
    answer(table, (B, "at City Hall"))
    assert asked(table) == (A, "Take an action")


@rule("MAF-ACT-15", "MAF-D10")
def test_who_has_neither_a_mafioso_in_hand_nor_an_action_card_must_pass() -> None:
    table = action_phase(holding(a_table(cards={A: ["fbi fist", "secret_deal dollar", "complicity bullet"]}), A, 0))
    assert asked(table)[0] == B and table.passed == [True, False, False]
    assert len(hand_of(table, A)) == 3, "he may not make a waiting move"


@rule("MAF-D10")
def test_a_hat_counts_as_a_card_of_type_action_and_opens_the_waiting_move() -> None:
    table = action_phase(holding(a_table(cards={A: ["fbi hat"]}), A, 0))
    assert options(table)[-2:] == ["throw a card away", "pass"]


@rule("MAF-ACT-17", "MAF-ACT-18", "MAF-RND-01")
def test_the_phase_ends_the_moment_the_last_active_player_passes() -> None:
    table = action_phase(a_table(cards={A: ["thief bullet"]}))
    answer(table, (A, "pass"), (B, "pass"), (C, "at the Harbour"), (A, "no"))
    answer(table, (C, "pass"))
    assert is_over(table), "A's Bullet comes too late"


@rule("MAF-D34")
def test_who_has_spent_everything_in_the_bullets_own_chain_ends_his_turn() -> None:
    table = a_table(cards={A: ["thief bullet", *FISTS], B: ["snitch fist", "rackets fist"]})
    table = action_phase(holding(table, A, 0))
    answer(table, (A, "pass"), (B, "at the Harbour"), (C, "at the Harbour"), (A, "Bullet of Thief"))
    answer(table, (B, "veto with two Fists"), (A, "veto with two Fists"))
    assert asked(table) == (B, "Take an action") and hand_of(table, A) == []


@rule("MAF-D34")
def test_after_a_bullet_the_waiting_move_is_open_with_any_card() -> None:
    table = a_table(cards={A: ["thief bullet", "fbi dollar", "complicity dollar"]})
    table = action_phase(holding(table, A, 0))
    answer(table, (A, "pass"), (B, "at the Harbour"), (C, "at the Harbour"), (A, "Bullet of Thief"))
    assert asked(table) == (A, "Waiting move: choose the card to throw away"), "no other action is possible"


@rule("MAF-D11")
def test_who_has_passed_still_reacts() -> None:
    table = action_phase(a_table(cards={A: ["snitch hat"], B: ["chief_of_police hat"]}, columns={FIGHT_CLUB: [B]}), B)
    answer(table, (B, "pass"), (C, "pass"), (A, "play Snitch"), (B, "veto with Chief of Police"))
    assert table.columns[FIGHT_CLUB] == (B,) and table.passed[B]


@rule("MAF-ACT-18", "MAF-SYM-05", "MAF-CARD-05")
def test_actions_hats_and_bullets_wait_for_the_next_action_phase() -> None:
    table = a_table(cards={A: ["thief bullet", "rackets hat", "snitch hat"]}, columns={CITY_HALL: [A], HARBOUR: [B]})
    table = location_phase(table)
    seen = []
    while not is_over(table):
        seen += options(table)
        table.apply(0)
    assert not any("Bullet" in each or "Hat)" in each for each in seen) and len(hand_of(table, A)) == 3


def test_with_nobody_left_to_act_the_phase_is_over_at_once() -> None:
    table = a_table()
    for seat in (A, B, C):
        holding(table, seat, 0)
    assert is_over(action_phase(table)) and table.passed == [True, True, True]
