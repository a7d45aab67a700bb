"""Secret Deals: bidding while control of a location is determined (section 12)."""

from __future__ import annotations

from sandtable.games.mafia_city.terms import FIGHT_CLUB, HARBOUR, POLICE_STATION, PRIVATE_CLUB
from tests.sandtable.games.mafia_city.tables import (
    FISTS,
    A,
    B,
    C,
    a_table,
    answer,
    asked,
    discards,
    evaluation,
    hand_of,
    is_over,
    options,
    told,
)
from tests.support import rule


@rule("MAF-SEC-01", "MAF-CTL-05")
def test_a_secret_deal_adds_one_for_this_determination_only() -> None:
    table = a_table(columns={POLICE_STATION: [A, B]}, cards={B: ["secret_deal hat"]})
    answer(evaluation(table, POLICE_STATION), (B, "play Secret Deal"), (B, "take the Policeman"))
    assert table.points == [0, 1, 0] and table.bonus == (0, 0, 0)
    assert discards(table) == ["secret_deal hat"] and table.columns[POLICE_STATION] == (A, B)


@rule("MAF-SEC-02", "MAF-SEC-03", "MAF-D29")
def test_bidding_goes_round_until_all_have_declined_since_the_last_card() -> None:
    deals = ["secret_deal hat", "secret_deal fist"]
    table = a_table(columns={PRIVATE_CLUB: [A, B]}, cards={A: deals, B: deals, C: deals}, starting=B)
    table = evaluation(table, PRIVATE_CLUB)
    answer(table, (B, "no"), (C, "no"), (A, "Secret Deal (Hat)"), (A, "no"))
    assert asked(table)[0] == B, "who has declined may still add after another's card"
    answer(table, (B, "Secret Deal (Hat)"), (B, "Secret Deal (Fist)"))
    assert asked(table)[0] == C, "C is next; B has no card left to be asked about"
    answer(table, (C, "no"), (A, "no"))
    assert is_over(table) and table.points == [0, 1, 0] and len(hand_of(table, A)) == 1


@rule("MAF-D29")
def test_a_secret_deal_can_be_vetoed_and_counts_as_played() -> None:
    deal = ["secret_deal hat"]
    table = a_table(columns={PRIVATE_CLUB: [A, B]}, cards={A: ["fbi fist"], B: [*deal, *deal], C: FISTS})
    table = evaluation(table, PRIVATE_CLUB)
    answer(table, (B, "play Secret Deal"))
    assert options(table) == ["let it pass", "veto with two Fists: Hitman (Fist) and Hitman (Fist)"]
    answer(table, (C, "veto"))
    assert asked(table)[0] == B, "he may immediately play another"
    answer(table, (B, "no"))
    assert is_over(table) and table.points == [1, 0, 0]


@rule("MAF-D29", "MAF-LOC-10")
def test_there_is_no_bidding_at_an_empty_location() -> None:
    assert is_over(evaluation(a_table(cards={A: ["secret_deal hat"]}), HARBOUR))


@rule("MAF-D30")
def test_who_has_nobody_there_may_bid_but_loses_ties() -> None:
    deals = ["secret_deal hat", "secret_deal hat"]
    table = a_table(columns={POLICE_STATION: [A]}, cards={B: deals})
    answer(evaluation(table, POLICE_STATION), (B, "play"), (B, "no"))
    assert table.points == [1, 0, 0], "one all: A has a Mafioso there"
    table = a_table(columns={POLICE_STATION: [A]}, cards={B: deals})
    answer(evaluation(table, POLICE_STATION), (B, "play"), (B, "play"))
    assert table.points == [0, 1, 0]


@rule("MAF-D30", "MAF-POL-04")
def test_when_only_absent_players_tie_nobody_controls() -> None:
    deals = ["secret_deal hat", "secret_deal hat"]
    table = a_table(columns={POLICE_STATION: [A]}, cards={B: deals, C: deals}, policeman=A)
    answer(evaluation(table, POLICE_STATION), (B, "play"), (B, "play"), (C, "play"), (C, "play"))
    assert is_over(table) and table.points == [0, 0, 0] and table.policeman == -1


@rule("MAF-D30", "MAF-CTL-03", "MAF-FIG-02")
def test_secret_deals_count_at_the_fight_club_also_for_the_reinforcement() -> None:
    table = a_table(columns={FIGHT_CLUB: [A, A, B]}, cards={B: ["secret_deal hat"]})
    answer(evaluation(table, FIGHT_CLUB), (B, "play"), (A, "yes"), (B, "yes"))
    assert is_over(table) and table.points == [0, 0, 0] and table.reserve == [3, 3, 4]
    assert "Nobody controls the Fight Club." in told(table)
