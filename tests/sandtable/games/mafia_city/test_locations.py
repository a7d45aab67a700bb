"""Section 7: the seven locations; what vetoes do to their effects is in test_vetoes.py."""

from __future__ import annotations

from sandtable.games.mafia_city import observe
from sandtable.games.mafia_city.terms import (
    BUSINESS_DISTRICT,
    CITY_HALL,
    FIGHT_CLUB,
    HARBOUR,
    NOBODY,
    POLICE_STATION,
    PRISON,
    PRIVATE_CLUB,
)
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
    evaluation,
    hand_of,
    holding,
    is_over,
    location_phase,
    options,
    strategic_phase,
)
from tests.support import rule

RING = (CITY_HALL, PRISON, HARBOUR, FIGHT_CLUB, POLICE_STATION, BUSINESS_DISTRICT, PRIVATE_CLUB)

# -- Prison ----------------------------------------------------------------------------------------------------------


@rule("MAF-PRI-01", "MAF-PRI-03", "MAF-PRI-04", "MAF-PRI-05")
def test_prison_point_then_release_then_the_effect() -> None:
    table = evaluation(a_table(columns={PRISON: [A], HARBOUR: [B, C]}, cell={A: 1, B: 2}), PRISON)
    assert table.points == [1, 0, 0] and table.cell == [0, 0, 0] and table.hand == [8 - 1, 8 - 1, 8 - 1]
    assert asked(table) == (A, "Prison: choose the Mafioso that goes to the Cell")
    answer(table, (A, "Player 3's Mafioso, 2nd from below at the Harbour"))
    assert table.columns[HARBOUR] == (B,) and table.cell == [0, 0, 1] and is_over(table)


@rule("MAF-PRI-04", "MAF-CHI-02")
def test_prison_everybody_is_released_even_without_a_controller() -> None:
    table = evaluation(a_table(cell={B: 2}, cards={A: ["chief_of_police fist", *FISTS]}), PRISON)
    assert is_over(table) and table.cell == [0, 0, 0] and table.hand == [8, 8, 8]


@rule("MAF-PRI-05", "MAF-D14", "MAF-D13")
def test_prison_takes_anybody_from_any_column_and_nobody_else() -> None:
    table = location_phase(a_table(mayor=A, columns={PRISON: [A, B], HARBOUR: [A], CITY_HALL: [C, C]}))
    answer(table, (A, "the Harbour"), (A, "he stays"), (A, "the Prison"))
    assert options(table) == [
        "nobody",
        "Player 1's Mafioso, 1st from below at the Prison",
        "Player 2's Mafioso, 2nd from below at the Prison",
        "Player 1's Mafioso, 1st from below at the Harbour",
        "Player 3's Mafioso, 1st from below at City Hall",
    ], "evaluated or not, his own and those of the Prison too, and of two of C's one stands for both"
    answer(table, (A, "nobody"))
    assert table.cell == [0, 0, 0]


@rule("MAF-PRI-02", "MAF-PRI-07", "MAF-STR-10", "MAF-SYM-11")
def test_nothing_else_takes_anybody_out_of_the_cell() -> None:
    table = action_phase(a_table(cell={A: 1}, cards={A: ["thief hat", "grand_plan fist", "police_raid fist"]}))
    assert not any("Hat" in each or "Grand Plan" in each or "Raid" in each for each in options(table))
    table = strategic_phase(a_table(cell={A: 1, B: 1}, columns={PRISON: [A]}))
    assert options(table) == ["take no more", "take Player 1's Mafioso, 1st from below at the Prison"]
    answer(table, (A, "take Player 1's"))
    assert is_over(table) and table.cell == [1, 1, 0]


@rule("EX-MAF-04", "MAF-D35", "MAF-PRI-07")
def test_the_release_frees_who_was_sent_there_in_the_same_round() -> None:
    table = a_table(columns={PRISON: [A], HARBOUR: [B, C]}, cards={C: ["snitch hat"]})
    table = answer(action_phase(table, C), (C, "play Snitch"), (C, "Player 2's"))
    assert table.cell == [0, 1, 0]
    answer(table, (A, "pass"), (B, "pass"), (C, "pass"))
    table = answer(evaluation(table, PRISON), (A, "Player 3's"))
    assert table.cell == [0, 0, 1] and table.hand[B] == 8
    assert is_over(evaluation(table, HARBOUR)) and table.cell == [0, 0, 1]
    table.columns[PRISON], table.hand[A] = (), table.hand[A] + 1
    assert is_over(evaluation(table, PRISON)) and table.cell == [0, 0, 0]


@rule("MAF-PRI-06", "MAF-CHI-01")
def test_prison_cancelled_by_the_chief_of_police_is_not_tried_again() -> None:
    table = a_table(columns={PRISON: [A], HARBOUR: [B]}, cards={C: ["chief_of_police hat"]})
    answer(evaluation(table, PRISON), (A, "at the Harbour"), (C, "veto with Chief of Police"))
    assert is_over(table) and table.cell == [0, 0, 0] and table.points == [1, 0, 0]


# -- Harbour ---------------------------------------------------------------------------------------------------------


@rule("MAF-HAR-01", "MAF-HAR-02", "MAF-ADJ-01")
def test_harbour_moves_the_hitman_one_step() -> None:
    table = evaluation(a_table(columns={HARBOUR: [B]}, layout=RING, hitman=PRISON), HARBOUR)
    assert table.points == [0, 1, 0]
    assert options(table) == ["he stays", "the Harbour", "the Private Club", "City Hall"]
    answer(table, (B, "the Private Club"))
    assert is_over(table) and table.hitman == PRIVATE_CLUB


@rule("MAF-HAR-03", "MAF-HAR-04", "MAF-HIT-01")
def test_harbour_then_a_hitman_card_removes_somebody_where_he_stands_now() -> None:
    columns = {HARBOUR: [B], CITY_HALL: [A, C]}
    table = a_table(columns=columns, layout=RING, hitman=PRISON, cards={B: ["hitman dollar"]})
    answer(evaluation(table, HARBOUR), (B, "City Hall"), (B, "play Hitman"), (B, "Player 3's"))
    assert table.columns[CITY_HALL] == (A,) and is_over(table)
    assert (table.reserve[C], table.hand[C]) == (5, 7), "to the reserve, not to the hand"
    assert discards(table) == ["hitman dollar"]


@rule("MAF-HAR-03", "MAF-HIT-03", "MAF-D15")
def test_harbour_without_the_card_the_figure_does_nothing_and_staying_is_no_effect() -> None:
    table = a_table(columns={HARBOUR: [A, B, B]}, cards={C: ["fbi fist", *FISTS]})
    answer(evaluation(table, HARBOUR), (B, "he stays"))
    assert is_over(table) and table.columns[HARBOUR] == (A, B, B) and len(hand_of(table, C)) == 3


@rule("MAF-HAR-05", "MAF-FBI-01", "MAF-FBI-02")
def test_harbour_fbi_cancels_the_move_but_not_the_card() -> None:
    table = a_table(columns={HARBOUR: [B, A, B]}, layout=RING, cards={B: ["hitman dollar"], C: ["fbi hat"]})
    answer(evaluation(table, HARBOUR), (B, "City Hall"), (C, "veto with F.B.I."))
    assert table.hitman == HARBOUR and asked(table)[1].startswith("Harbour: play a Hitman card?")
    answer(table, (B, "play Hitman"), (B, "Player 1's"))
    assert table.columns[HARBOUR] == (B, B)


@rule("MAF-HAR-06", "MAF-FBI-02", "MAF-D15", "MAF-CARD-08")
def test_harbour_fbi_cancels_the_card_and_another_may_follow() -> None:
    cards = {B: ["hitman dollar", "hitman hat", "hitman fist"], C: ["fbi hat"]}
    table = a_table(columns={HARBOUR: [A, B, B]}, cards=cards)
    answer(evaluation(table, HARBOUR), (B, "he stays"), (B, "Hitman (Dollar)"), (B, "Player 1's"))
    answer(table, (C, "veto with F.B.I."))
    assert table.columns[HARBOUR] == (A, B, B)
    answer(table, (B, "Hitman (Hat)"), (B, "Player 1's"))
    assert table.columns[HARBOUR].count(A) == 0 and is_over(table), "at most one takes effect"
    assert hand_of(table, B) == ["hitman fist"]


@rule("MAF-HIT-02")
def test_the_hitman_card_takes_nobody_from_the_cell() -> None:
    table = a_table(columns={HARBOUR: [A]}, hitman=PRISON, cell={B: 2}, cards={A: ["hitman dollar"]})
    answer(evaluation(table, HARBOUR), (A, "he stays"))
    assert is_over(table) and table.cell == [0, 2, 0], "nobody stands in the Prison's column: the card is not offered"


@rule("MAF-HIT-01")
def test_only_the_controller_of_the_harbour_plays_a_hitman_card() -> None:
    table = a_table(columns={HARBOUR: [A], PRISON: [B]}, cards={B: ["hitman dollar"]})
    answer(evaluation(table, HARBOUR), (A, "he stays"))
    assert is_over(table)
    assert answer(evaluation(table, PRISON), (B, "nobody")) and is_over(table)
    assert "play Hitman (Dollar)" not in options(action_phase(table, B))


# -- Fight Club ------------------------------------------------------------------------------------------------------


@rule("MAF-FIG-01", "MAF-FIG-02")
def test_fight_club_the_sole_leader_scores_and_recruits() -> None:
    table = answer(evaluation(a_table(columns={FIGHT_CLUB: [A, B, B]}), FIGHT_CLUB), (B, "yes"))
    assert is_over(table) and table.points == [0, 1, 0] and (table.reserve[B], table.hand[B]) == (3, 7)


@rule("MAF-FIG-02")
def test_fight_club_without_a_reserve_nobody_is_asked() -> None:
    table = holding(a_table(columns={FIGHT_CLUB: [B]}), B, 11)
    assert table.reserve[B] == 0 and is_over(evaluation(table, FIGHT_CLUB))


@rule("MAF-D36", "MAF-D13", "MAF-FIG-03")
def test_fight_club_tied_players_are_asked_from_the_starting_player_and_may_decline() -> None:
    table = evaluation(a_table(columns={FIGHT_CLUB: [A, B, C]}, starting=B, cards={C: FISTS}), FIGHT_CLUB)
    answer(table, (B, "no"), (C, "yes"), (A, "yes"))
    assert is_over(table) and table.reserve == [3, 4, 3], "and no veto window opens"


# -- Police Station --------------------------------------------------------------------------------------------------


@rule("MAF-POL-01", "MAF-POL-02")
def test_police_station_the_controller_takes_the_policeman_from_the_tile_or_a_player() -> None:
    for before in (NOBODY, C):
        table = evaluation(a_table(columns={POLICE_STATION: [A, B, B]}, policeman=before), POLICE_STATION)
        assert table.points == [0, 1, 0]
        assert answer(table, (B, "take the Policeman")).policeman == B and is_over(table)
    table = a_table(columns={POLICE_STATION: [A]}, policeman=B)
    assert answer(evaluation(table, POLICE_STATION), (A, "no")).policeman == B, "it stays where it is"


@rule("MAF-POL-03", "MAF-D32")
def test_police_station_the_holder_of_the_policeman_sees_all_hands() -> None:
    table = a_table(policeman=A, cards={B: ["snitch hat"], C: ["thief hat", "fbi fist"]})
    assert [observe.known(table, A, seat) for seat in (B, C)] == [list(table.cards[B]), list(table.cards[C])]
    assert observe.known(table, B, C) == []


@rule("MAF-POL-04")
def test_police_station_empty_the_policeman_returns() -> None:
    assert evaluation(a_table(policeman=B), POLICE_STATION).policeman == NOBODY
    assert evaluation(a_table(), POLICE_STATION).policeman == NOBODY


# -- Business District -----------------------------------------------------------------------------------------------


@rule("MAF-BUS-01", "MAF-BUS-02", "MAF-D37")
def test_business_district_draw_three_then_discard_any_one() -> None:
    table = evaluation(a_table(columns={BUSINESS_DISTRICT: [B]}, cards={B: ["fbi fist"]}), BUSINESS_DISTRICT)
    assert table.points == [0, 1, 0]
    answer(table, (B, "draw"))
    drawn = ["thief dollar", "hitman dollar", "snitch dollar"]
    assert hand_of(table, B) == ["fbi fist", *drawn], "he sees them before he discards"
    answer(table, (B, "discard F.B.I. (Fist)"))
    assert is_over(table) and hand_of(table, B) == drawn and discards(table) == ["fbi fist"]


@rule("MAF-D37", "MAF-D06")
def test_business_district_draws_what_there_is() -> None:
    table = a_table(columns={BUSINESS_DISTRICT: [B]}, draw=["thief hat"])
    assert is_over(answer(evaluation(table, BUSINESS_DISTRICT), (B, "draw"))) and discards(table) == ["thief hat"]
    table = a_table(columns={BUSINESS_DISTRICT: [B]}, draw=[])
    assert is_over(evaluation(table, BUSINESS_DISTRICT)), "nothing to draw and nothing to discard"


# -- Private Club ----------------------------------------------------------------------------------------------------


@rule("MAF-CLB-01", "MAF-CLB-02", "MAF-SYM-09")
def test_private_club_a_dollar_brings_another_point() -> None:
    table = evaluation(a_table(columns={PRIVATE_CLUB: [B, A]}, cards={B: ["thief dollar", "fbi hat"]}), PRIVATE_CLUB)
    assert table.points == [0, 1, 0] and options(table) == ["no", "play Thief (Dollar)"]
    answer(table, (B, "play"))
    assert table.points == [0, 2, 0] and discards(table) == ["thief dollar"] and is_over(table)


@rule("MAF-CLB-04")
def test_private_club_one_dollar_is_enough() -> None:
    table = a_table(columns={PRIVATE_CLUB: [B]}, cards={B: ["thief dollar", "fbi dollar"]})
    assert is_over(answer(evaluation(table, PRIVATE_CLUB), (B, "Thief"))) and table.points == [0, 2, 0]


@rule("MAF-SYM-09")
def test_a_dollar_is_good_for_nothing_elsewhere() -> None:
    table = a_table(columns={BUSINESS_DISTRICT: [B], PRIVATE_CLUB: [A]}, cards={B: ["thief dollar"]})
    assert options(evaluation(table, BUSINESS_DISTRICT)) == ["draw", "no"]
    answer(table, (B, "no"))
    assert is_over(evaluation(table, PRIVATE_CLUB)), "and B does not control the Private Club"


# -- City Hall -------------------------------------------------------------------------------------------------------


@rule("MAF-HAL-01", "MAF-HAL-02")
def test_city_hall_the_controller_takes_the_mayor_from_the_tile_or_a_player() -> None:
    for before in (NOBODY, C):
        table = evaluation(a_table(columns={CITY_HALL: [A, B, B]}, mayor=before), CITY_HALL)
        assert table.points == [0, 1, 0]
        assert answer(table, (B, "take the Mayor")).mayor == B and is_over(table)


@rule("MAF-HAL-04")
def test_city_hall_without_control_the_mayor_returns() -> None:
    assert evaluation(a_table(mayor=B), CITY_HALL).mayor == NOBODY
    assert evaluation(a_table(mayor=B, columns={CITY_HALL: [A, C]}), CITY_HALL).mayor == NOBODY


@rule("MAF-D36")
def test_no_veto_window_opens_at_locations_3_to_7() -> None:
    vetoes = [*FISTS, "chief_of_police hat", "fbi hat"]
    columns = {location: [A] for location in (FIGHT_CLUB, POLICE_STATION, BUSINESS_DISTRICT, CITY_HALL)}
    table = location_phase(a_table(columns=columns, cards={B: vetoes, C: vetoes}))
    answer(table, (A, "yes"), (A, "take the Policeman"), (A, "draw"), (A, "discard Thief"), (A, "take the Mayor"))
    assert len(hand_of(table, B)) == len(hand_of(table, C)) == 4
