"""Sections 11 and 12: what symbols and cards do; vetoes of them are in test_vetoes.py."""

from __future__ import annotations

import pytest

from sandtable.engine.dice import seeded
from sandtable.games.mafia_city import facts
from sandtable.games.mafia_city.library import EFFECTS, PLACES, sentence
from sandtable.games.mafia_city.symbols import BULLET, DOLLAR, HAT, HATS
from sandtable.games.mafia_city.terms import (
    CARD_IDS,
    CITY_HALL,
    FIGHT_CLUB,
    HARBOUR,
    NOTHING,
    PRISON,
)
from tests.sandtable.games.mafia_city.tables import (
    FISTS,
    A,
    B,
    C,
    D,
    a_table,
    action_phase,
    answer,
    asked,
    discards,
    evaluation,
    hand_of,
    is_over,
    options,
)
from tests.support import rule


def test_effects_are_cancelled_by_what_the_data_says() -> None:
    cancelled = {kind: facts.cards()[kind].cancelled_by for kind in range(len(CARD_IDS))}
    for kind, by in cancelled.items():
        if kind in EFFECTS:
            assert by == tuple(CARD_IDS[EFFECTS[kind].reaction] for _ in by)
            assert bool(by) == (EFFECTS[kind].reaction != NOTHING) and EFFECTS[kind].fists


def test_every_card_symbol_and_location_says_what_it_does() -> None:
    said = [sentence(kind) for kind in range(len(CARD_IDS))]
    said += [effect.says() for effect in (HAT, HATS, BULLET, DOLLAR)] + [place.says() for place in PLACES.values()]
    assert all(each.endswith(".") for each in said) and len(set(said)) == 11 + 4 + 7
    assert said[4] == "Cancel an opponent's Thief, Snitch, Police Raid or the effect of the Prison."
    assert said[0] == "Take a random card from another player's hand into yours."


# -- symbols ---------------------------------------------------------------------------------------------------------


@rule("MAF-SYM-02", "MAF-SYM-11")
def test_one_hat_takes_an_own_mafioso_of_ones_choice_back() -> None:
    table = action_phase(a_table(cards={A: ["fbi hat"]}, columns={HARBOUR: [A, B, A], PRISON: [A]}, cell={A: 1}))
    answer(table, (A, "use the Hat"))
    assert options(table) == [
        "Player 1's Mafioso, 1st from below at the Prison",
        "Player 1's Mafioso, 1st from below at the Harbour",
        "Player 1's Mafioso, 3rd from below at the Harbour",
    ], "nobody's but his own, and nobody in the Cell"
    answer(table, (A, "1st from below at the Harbour"))
    assert table.columns[HARBOUR] == (B, A) and table.hand[A] == 8 - 1 - 3 + 1


@rule("MAF-SYM-03")
@pytest.mark.parametrize("goal", ["the Prison", "City Hall"])
def test_two_hats_place_from_the_reserve_anywhere(goal: str) -> None:
    table = action_phase(a_table(cards={A: ["fbi hat", "thief hat"]}, columns={PRISON: [B], CITY_HALL: [B]}))
    answer(table, (A, "use two Hats"), (A, goal))
    location = PRISON if goal == "the Prison" else CITY_HALL
    assert table.columns[location] == (B, A) and (table.hand[A], table.reserve[A]) == (8, 3)
    assert discards(table) == ["fbi hat", "thief hat"]


def test_pairs_of_hats_are_offered_once_for_equal_cards() -> None:
    table = action_phase(a_table(cards={A: ["fbi hat", "thief hat", "fbi hat"]}))
    assert [option for option in options(table) if "two Hats" in option] == [
        "use two Hats: F.B.I. (Hat) and Thief (Hat)",
        "use two Hats: F.B.I. (Hat) and F.B.I. (Hat)",
    ]


# -- cards -----------------------------------------------------------------------------------------------------------


@rule("MAF-THI-01", "MAF-CARD-01")
def test_thief_takes_a_random_card_of_a_chosen_opponent() -> None:
    taken = set()
    for seed in range(30):
        cards = {A: ["thief hat"], B: ["fbi hat"], C: ["snitch hat", "rackets fist", "complicity hat"]}
        table = action_phase(a_table(4, cards=cards, dice=seeded("thief", seed)))
        answer(table, (A, "play Thief"))
        assert options(table) == ["Player 2 (1 card)", "Player 3 (3 cards)"], "D has none"
        answer(table, (A, "Player 3"))
        taken.add(hand_of(table, A)[0])
        assert len(hand_of(table, C)) == 2 and hand_of(table, B) == ["fbi hat"]
    assert taken == {"snitch hat", "rackets fist", "complicity hat"}


@rule("MAF-THI-01", "MAF-NOTE-01")
def test_thief_tells_only_the_two_of_them_what_was_taken() -> None:
    table = action_phase(a_table(cards={A: ["thief hat"], B: ["fbi hat"]}))
    answer(table, (A, "play Thief"))
    texts = {viewer: [event.text_for(viewer) for event in table.events()] for viewer in (A, B, C)}
    assert "Player 1 takes F.B.I. (Hat) from Player 2." in texts[A]
    assert "Player 2 loses F.B.I. (Hat) to Player 1." in texts[B]
    assert not any("F.B.I." in text for text in texts[C]) and "Player 1 takes a card from Player 2." in texts[C]


@rule("MAF-SNI-01", "MAF-PRI-02")
def test_snitch_sends_any_mafioso_to_the_cell() -> None:
    table = action_phase(a_table(cards={A: ["snitch hat"]}, columns={HARBOUR: [B, C], PRISON: [A]}))
    answer(table, (A, "play Snitch"))
    assert len(options(table)) == 3
    answer(table, (A, "Player 2's"))
    assert table.columns[HARBOUR] == (C,) and table.cell == [0, 1, 0]


@rule("MAF-RAI-01", "MAF-RAI-03")
def test_police_raid_empties_a_column_with_two_of_ones_own() -> None:
    columns = {PRISON: [A, B, A, C], HARBOUR: [A, B, B], CITY_HALL: [A, A]}
    table = action_phase(a_table(cards={A: ["police_raid hat"]}, columns=columns, cell={A: 1, B: 1}))
    answer(table, (A, "play Police Raid"))
    assert options(table) == ["the Prison", "City Hall"]
    answer(table, (A, "the Prison"))
    assert table.columns[PRISON] == () and table.cell == [1, 1, 0]
    assert table.hand == [8 - 1 - 5 + 2, 8 - 1 - 3 + 1, 8 - 1 + 1]


@rule("MAF-STG-01", "MAF-STG-02")
def test_pulling_strings_exchanges_two_chiefs() -> None:
    columns = {PRISON: [A, B], HARBOUR: [B, C, C], CITY_HALL: [C]}
    table = action_phase(a_table(cards={A: ["pulling_strings fist"]}, columns=columns))
    answer(table, (A, "play Pulling Strings"))
    assert options(table) == [
        "Player 1's chief at the Prison with Player 2's chief at the Harbour",
        "Player 1's chief at the Prison with Player 3's chief at City Hall",
        "Player 2's chief at the Harbour with Player 3's chief at City Hall",
    ]
    answer(table, (A, "Player 2's chief at the Harbour with"))
    assert (table.columns[HARBOUR], table.columns[CITY_HALL]) == ((C, C, C), (B,))


@rule("MAF-PLA-01", "MAF-PLA-02")
def test_grand_plan_moves_any_mafioso_to_the_top_of_another_column() -> None:
    table = a_table(cards={A: ["grand_plan fist"]}, columns={PRISON: [B, C], FIGHT_CLUB: [A]}, cell={C: 1})
    answer(action_phase(table), (A, "play Grand Plan"))
    assert len(options(table)) == 3, "nobody in the Cell"
    answer(table, (A, "Player 2's"))
    assert "the Prison" not in options(table) and len(options(table)) == 6, "another location, and not the Cell"
    answer(table, (A, "the Fight Club"))
    assert (table.columns[PRISON], table.columns[FIGHT_CLUB]) == ((C,), (A, B)) and table.cell == [0, 0, 1]


@rule("MAF-PLA-02", "MAF-ACT-04")
def test_grand_plan_to_the_prison_means_its_column() -> None:
    table = action_phase(a_table(cards={A: ["grand_plan fist"]}, columns={FIGHT_CLUB: [B]}))
    answer(table, (A, "play Grand Plan"), (A, "the Prison"))
    assert table.columns[PRISON] == (B,) and table.cell == [0, 0, 0]


@rule("MAF-RAC-01", "MAF-CARD-01")
def test_rackets_draws_three_and_discards_one_of_these() -> None:
    table = action_phase(a_table(cards={A: ["rackets hat", "fbi fist"]}))
    answer(table, (A, "play Rackets"))
    assert options(table) == ["discard Thief (Dollar)", "discard Hitman (Dollar)", "discard Snitch (Dollar)"]
    answer(table, (A, "Hitman"))
    assert hand_of(table, A) == ["fbi fist", "thief dollar", "snitch dollar"]
    assert sorted(discards(table)) == ["hitman dollar", "rackets hat"]


@rule("MAF-D27", "MAF-D06")
def test_rackets_draws_what_is_there_and_never_itself() -> None:
    table = action_phase(a_table(cards={A: ["rackets hat", "fbi fist"]}, draw=["thief hat"], discard=["snitch hat"]))
    answer(table, (A, "play Rackets"), (A, "discard Thief"))
    assert hand_of(table, A) == ["fbi fist", "snitch hat"] and sorted(discards(table)) == ["rackets hat", "thief hat"]


# -- Complicity ------------------------------------------------------------------------------------------------------


@rule("EX-MAF-14", "MAF-COM-01", "MAF-COM-03", "MAF-COM-04", "MAF-PRI-02")
def test_complicity_goes_on_from_one_to_the_next() -> None:
    cards = {A: ["snitch hat"], B: ["complicity hat"], C: ["complicity fist"]}
    table = action_phase(a_table(cards=cards, columns={HARBOUR: [A, B, C]}))
    answer(table, (A, "play Snitch"), (A, "Player 2's"))
    assert asked(table) == (B, "Your Mafioso goes to the Cell: play Complicity?")
    answer(table, (B, "play Complicity"))
    assert table.cell == [0, 1, 1], "C is the only third player: A caused the move"
    answer(table, (C, "play Complicity"))
    assert table.cell == [1, 1, 1] and table.columns[HARBOUR] == (), "B is excluded: he caused C's move"
    assert asked(table) == (B, "Take an action")


@rule("MAF-COM-02", "MAF-VETO-03", "MAF-D25")
def test_complicity_is_only_for_the_owner_and_comes_after_the_move() -> None:
    cards = {A: ["snitch hat"], B: ["complicity hat"], C: ["complicity hat"]}
    table = action_phase(a_table(4, cards=cards, columns={HARBOUR: [B, C, D], CITY_HALL: [D]}))
    answer(table, (A, "play Snitch"), (A, "Player 2's"))
    assert table.cell == [0, 1, 0, 0] and asked(table)[0] == B
    answer(table, (B, "no"))
    assert asked(table) == (B, "Take an action"), "nobody else is asked"


@rule("MAF-D25")
def test_complicity_can_be_vetoed_with_fists_and_then_replaced_but_works_once() -> None:
    cards = {A: ["snitch hat"], B: ["complicity hat", "complicity fist", "complicity dollar"]}
    cards[C] = ["chief_of_police hat", "fbi hat", *FISTS]
    table = action_phase(a_table(cards=cards, columns={HARBOUR: [B, C, C]}))
    answer(table, (A, "play Snitch"), (A, "Player 2's"), (C, "let it pass"))
    answer(table, (B, "Complicity (Hat)"))
    assert options(table) == ["let it pass", "veto with two Fists: Hitman (Fist) and Hitman (Fist)"]
    answer(table, (C, "veto with two Fists"), (B, "Complicity (Fist)"))
    assert table.cell == [0, 1, 1] and hand_of(table, B) == ["complicity dollar"]
    assert asked(table) == (B, "Take an action"), "at most one takes effect"


@rule("MAF-D25", "MAF-D22")
def test_complicity_takes_from_columns_only() -> None:
    table = a_table(cards={A: ["snitch hat"], B: ["complicity hat"]}, columns={HARBOUR: [A, B]}, cell={C: 1})
    answer(action_phase(table), (A, "play Snitch"), (A, "Player 2's"))
    assert asked(table) == (B, "Take an action"), "C has nobody in a column"


@rule("MAF-D26")
def test_who_sends_his_own_mafioso_may_take_anybody_elses_along() -> None:
    table = action_phase(a_table(cards={A: ["snitch hat", "complicity hat"]}, columns={HARBOUR: [A, B], PRISON: [C]}))
    answer(table, (A, "play Snitch"), (A, "Player 1's"), (A, "play Complicity"))
    assert options(table) == [
        "Player 3's Mafioso, 1st from below at the Prison",
        "Player 2's Mafioso, 1st from below at the Harbour",
    ]


@rule("MAF-COM-01", "MAF-D35")
def test_complicity_answers_the_prison_as_well() -> None:
    table = a_table(cards={B: ["complicity hat"]}, columns={PRISON: [A, C], HARBOUR: [B]})
    answer(evaluation(table, PRISON), (A, "Player 2's"), (B, "play Complicity"))
    assert table.cell == [0, 1, 1] and table.columns[PRISON] == (A,) and is_over(table)
