"""Section 10: what cards are for, vetoes and chains of them."""

from __future__ import annotations

import pytest

from sandtable.games.mafia_city.library import EFFECTS
from sandtable.games.mafia_city.terms import (
    ACTION_TEXT,
    CARD_IDS,
    CHIEF_OF_POLICE,
    FBI,
    GRAND_PLAN,
    HARBOUR,
    HITMAN,
    LOCATION_TEXT,
    POLICE_RAID,
    PRISON,
    PRIVATE_CLUB,
    RACKETS,
    REACTION_TEXT,
    SNITCH,
    TEXT_TYPES,
    THIEF,
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
    holding,
    is_over,
    options,
    told,
)
from tests.support import rule

HATS = ("fbi hat", "fbi hat")


@rule("MAF-CARD-01", "MAF-CARD-05", "MAF-CARD-07", "MAF-CARD-09", "MAF-CARD-02")
def test_only_texts_of_type_action_are_actions() -> None:
    every = [f"{kind} dollar" for kind in ("thief", "hitman", "snitch", "police_raid", "chief_of_police", "fbi")]
    every += [f"{kind} dollar" for kind in ("pulling_strings", "grand_plan", "complicity", "rackets", "secret_deal")]
    table = action_phase(a_table(cards={A: every, B: ["fbi hat"]}, columns={HARBOUR: [A, A], PRISON: [B]}))
    played = [option for option in options(table) if option.startswith("play")]
    assert played == [
        "play Thief (Dollar)",
        "play Snitch (Dollar)",
        "play Police Raid (Dollar)",
        "play Pulling Strings (Dollar)",
        "play Grand Plan (Dollar)",
        "play Rackets (Dollar)",
    ]
    assert [TEXT_TYPES.count(kind) for kind in (ACTION_TEXT, LOCATION_TEXT, REACTION_TEXT)] == [6, 2, 3]


@rule("MAF-CARD-04", "MAF-VETO-05", "MAF-NOTE-01")
def test_all_cards_of_a_chain_are_discarded_openly_also_when_cancelled() -> None:
    table = action_phase(a_table(cards={A: ["snitch hat"], B: FISTS}, columns={HARBOUR: [C]}))
    answer(table, (A, "play Snitch"), (B, "veto"))
    assert sorted(discards(table)) == ["hitman fist", "hitman fist", "snitch hat"]
    assert told(table) == [
        "Player 1 plays Snitch (Hat): on Player 3's Mafioso at the Harbour.",
        "Player 2 vetoes Snitch with Hitman (Fist) and Hitman (Fist).",
        "Player 1: Snitch is cancelled.",
    ]


@rule("MAF-CARD-10", "MAF-CHI-01", "MAF-FBI-01", "MAF-CARD-09")
def test_what_chief_of_police_and_fbi_cancel() -> None:
    def cancelled_by(reaction: int) -> list[str]:
        return [effect.name for effect in EFFECTS.values() if effect.reaction == reaction]

    assert cancelled_by(CHIEF_OF_POLICE) == ["Thief", "Snitch", "Police Raid", "the Prison"]
    assert cancelled_by(FBI) == ["Hitman", "Grand Plan", "Rackets", "the Harbour"]


@pytest.mark.parametrize(
    ("kind", "veto"),
    [
        (THIEF, "chief_of_police"),
        (SNITCH, "chief_of_police"),
        (POLICE_RAID, "chief_of_police"),
        (RACKETS, "fbi"),
        (GRAND_PLAN, "fbi"),
    ],
)
@rule("MAF-CHI-01", "MAF-FBI-01", "MAF-D21")
def test_a_reaction_text_cancels_what_is_listed_on_it_only(kind: int, veto: str) -> None:
    cards = {A: [f"{CARD_IDS[kind]} bullet", "complicity bullet"], B: [f"{veto} hat"]}
    cards[C] = ["chief_of_police hat", "fbi hat"]
    table = action_phase(a_table(cards=cards, columns={HARBOUR: [A, A]}))
    answer(table, (A, f"play {EFFECTS[kind].name}"))
    while asked(table)[0] == A:
        table.apply(0)
    assert asked(table)[0] == B and len(options(table)) == 2
    answer(table, (B, "let it pass"))
    assert asked(table)[0] == C and len(options(table)) == 2, "one of his two cards fits"
    answer(table, (C, "veto"))
    assert hand_of(table, A) == ["complicity bullet"] and asked(table) == (B, "Take an action")


@rule("MAF-CHI-01", "MAF-FBI-01")
def test_no_reaction_text_cancels_pulling_strings_or_a_symbol() -> None:
    both = ["chief_of_police dollar", "fbi dollar"]
    cards = {A: ["pulling_strings hat", *HATS], B: both, C: both}
    table = action_phase(a_table(cards=cards, columns={HARBOUR: [A], PRISON: [B]}))
    answer(table, (A, "play Pulling Strings"), (B, "pass"), (C, "pass"), (A, "use the Hat"))
    assert asked(table)[0] == A and len(hand_of(table, B)) == len(hand_of(table, C)) == 2


@rule("MAF-VETO-01", "MAF-SYM-01", "MAF-SYM-04")
@pytest.mark.parametrize("use", ["play Rackets", "use the Hat of Rackets", "use two Hats"])
def test_two_fists_cancel_texts_and_symbols_of_one_card_or_two(use: str) -> None:
    cards = {A: ["rackets hat", "snitch hat"], B: FISTS}
    table = action_phase(a_table(cards=cards, columns={HARBOUR: [A]}))
    answer(table, (A, use))
    if asked(table)[0] == A:
        table.apply(0)
    answer(table, (B, "veto with two Fists: Hitman (Fist) and Hitman (Fist)"))
    assert asked(table) == (B, "Take an action") and table.columns[HARBOUR] == (A,) and table.reserve[A] == 4
    assert len(table.cards[A]) == (0 if use == "use two Hats" else 1), "what was played is gone"


@rule("MAF-VETO-01", "MAF-SYM-01")
def test_one_fist_is_no_veto() -> None:
    table = action_phase(a_table(cards={A: ["rackets hat"], B: ["thief fist"]}))
    answer(table, (A, "play Rackets"))
    assert asked(table) == (A, "Discard a card")


@rule("MAF-VETO-02")
def test_fists_never_cancel_the_effect_of_a_location() -> None:
    for location in (PRISON, HARBOUR):
        table = evaluation(a_table(columns={location: [A], PRIVATE_CLUB: [B]}, cards={B: FISTS}), location)
        table.apply(1)
        assert is_over(table) and len(hand_of(table, B)) == 2


@rule("MAF-VETO-03")
def test_any_opponent_may_veto_not_only_who_is_harmed() -> None:
    table = action_phase(a_table(4, cards={A: ["snitch hat"], D: FISTS}, columns={HARBOUR: [B]}))
    answer(table, (A, "play Snitch"))
    assert asked(table)[0] == D, "C and B hold nothing that fits"
    answer(table, (D, "veto"))
    assert table.columns[HARBOUR] == (B,)


@rule("EX-MAF-10", "MAF-VETO-04", "MAF-VETO-05", "MAF-SYM-03")
def test_a_veto_can_be_vetoed_and_then_the_effect_stands() -> None:
    table = action_phase(a_table(cards={A: ["fbi hat", "fbi hat", *FISTS], B: FISTS}))
    answer(table, (A, "use two Hats"), (A, "the Harbour"), (B, "veto with two Fists"), (A, "veto with two Fists"))
    assert table.columns[HARBOUR] == (A,) and table.reserve[A] == 3 and table.hand[A] == 8
    assert hand_of(table, A) == hand_of(table, B) == [] and len(discards(table)) == 6


@rule("EX-MAF-11", "MAF-CLB-03", "MAF-SYM-10", "MAF-CARD-08", "MAF-LOC-07")
def test_dollar_after_dollar_is_cancelled_and_the_point_stays() -> None:
    table = a_table(columns={PRIVATE_CLUB: [A]}, cards={A: ["thief dollar", "fbi dollar"], B: FISTS, C: FISTS})
    table = evaluation(table, PRIVATE_CLUB)
    answer(table, (A, "Thief"), (B, "veto"), (C, "let it pass"), (A, "F.B.I."), (C, "veto"))
    assert is_over(table) and table.points == [1, 0, 0]


@rule("EX-MAF-12", "MAF-SYM-07", "MAF-D24", "MAF-ACT-05")
def test_a_bullet_has_a_veto_window_and_the_placement_after_it_has_none() -> None:
    for vetoed in (True, False):
        table = action_phase(a_table(cards={A: ["thief bullet"], B: FISTS}))
        answer(table, (A, "pass"), (B, "at City Hall"), (C, "at City Hall"), (A, "Bullet"))
        answer(table, (B, "veto" if vetoed else "let it pass"))
        if not vetoed:
            answer(table, (A, "at the Harbour"))
        assert asked(table) == (B, "Take an action") and discards(table)[0] == "thief bullet"
        assert table.columns[HARBOUR] == (() if vetoed else (A,))


@rule("EX-MAF-13", "MAF-SYM-08", "MAF-D24")
def test_the_card_after_a_bullet_has_its_own_veto_window() -> None:
    cards = {A: ["thief bullet", "snitch hat"], B: [*FISTS, "chief_of_police hat"]}
    for veto in ("Fists", "Chief of Police"):
        table = action_phase(a_table(cards=cards, columns={HARBOUR: [C]}))
        answer(table, (A, "pass"), (B, "at City Hall"), (C, "at City Hall"), (A, "Bullet"), (B, "let it pass"))
        answer(table, (A, "play Snitch"), (A, "at the Harbour"), (B, veto))
        assert table.columns[HARBOUR] == (C,) and asked(table) == (B, "Take an action")


@rule("MAF-VETO-06", "MAF-VETO-04")
def test_a_reaction_that_is_cancelled_lets_the_effect_be_carried_out() -> None:
    table = a_table(cards={A: ["snitch hat"], B: ["chief_of_police hat"], C: FISTS}, columns={HARBOUR: [B]})
    answer(action_phase(table), (A, "play Snitch"), (B, "Chief of Police"), (C, "veto with two Fists"))
    assert table.columns[HARBOUR] == () and table.cell == [0, 1, 0]
    table = a_table(cards={A: FISTS, B: ["fbi hat"]}, columns={HARBOUR: [A]})
    answer(evaluation(table, HARBOUR), (A, "City Hall"), (B, "F.B.I."), (A, "veto"))
    assert table.hitman == 7


@rule("MAF-D20")
def test_asking_goes_clockwise_from_the_left_of_the_newest_effect() -> None:
    cards = {A: ["rackets hat", *FISTS], B: FISTS, C: FISTS, D: FISTS}
    table = action_phase(a_table(4, cards=cards), turn=A)
    answer(table, (A, "play Rackets"))
    assert asked(table) == (B, "Player 1: Rackets: veto it?")
    answer(table, (B, "let it pass"), (C, "veto"))
    assert asked(table) == (D, "Player 3 vetoes Rackets: veto that?")
    answer(table, (D, "let it pass"), (A, "let it pass"))
    assert asked(table)[0] == B, "who let the effect pass may veto the veto"
    answer(table, (B, "let it pass"))
    assert asked(table) == (B, "Take an action") and hand_of(table, A) == list(FISTS)


@rule("MAF-D20", "MAF-VETO-04", "MAF-D21")
def test_a_chain_of_three_vetoes_cancels_and_one_player_may_veto_twice() -> None:
    cards = {A: ["rackets hat", *FISTS], B: [*FISTS, *FISTS], C: FISTS}
    table = action_phase(a_table(cards=cards))
    answer(table, (A, "play Rackets"), (B, "veto"), (C, "let it pass"), (A, "veto"))
    assert asked(table) == (B, "Player 1 vetoes Rackets again: veto that?")
    answer(table, (B, "veto"))
    assert asked(table)[0] == C
    answer(table, (C, "let it pass"))
    assert asked(table) == (B, "Take an action") and hand_of(table, A) == [] and len(discards(table)) == 7


@rule("MAF-D21")
def test_later_vetoes_are_fists_and_nobody_vetoes_himself() -> None:
    cards = {A: ["snitch hat"], B: ["chief_of_police hat", *FISTS], C: ["chief_of_police hat"]}
    table = action_phase(a_table(cards=cards, columns={HARBOUR: [C]}))
    answer(table, (A, "play Snitch"), (B, "Chief of Police"))
    assert asked(table) == (B, "Take an action"), "neither C's Chief of Police nor B's own Fists fit"
    assert table.columns[HARBOUR] == (C,)


@rule("MAF-D21", "MAF-VETO-03")
def test_a_third_player_may_veto_a_veto() -> None:
    table = action_phase(a_table(cards={A: ["rackets hat"], B: FISTS, C: FISTS}))
    answer(table, (A, "play Rackets"), (B, "veto"), (C, "veto"))
    assert asked(table) == (A, "Discard a card")


@rule("MAF-D22")
def test_what_could_change_nothing_is_not_offered() -> None:
    cards = {A: ["thief hat", "snitch hat", "police_raid fist", "pulling_strings fist", "grand_plan fist"]}
    table = action_phase(a_table(cards=cards, columns={}, draw=[]))
    assert [option for option in options(table) if "place a" not in option] == [
        "use two Hats: Thief (Hat) and Snitch (Hat)",
        "throw a card away",
        "pass",
    ]
    table = a_table(cards={**cards, B: ["fbi hat"]}, columns={HARBOUR: [A, B]})
    table = action_phase(table)
    assert [option for option in options(table) if "Fist" in option] == ["play Grand Plan (Fist)"]
    assert "play Thief (Hat)" in options(table) and "use the Hat of Thief (Hat)" in options(table)


@rule("MAF-D22")
def test_two_hats_need_somebody_in_reserve_and_rackets_a_card() -> None:
    table = holding(a_table(cards={A: ["thief hat", "snitch hat", "rackets fist"]}, draw=[]), A, 12)
    assert [option for option in options(action_phase(table)) if "place a" not in option] == [
        "throw a card away",
        "pass",
    ]
    table = action_phase(a_table(cards={A: ["rackets fist"]}, draw=[], discard=["fbi hat"]))
    assert "play Rackets (Fist)" in options(table)


@rule("MAF-D33")
def test_a_thief_finds_nothing_when_the_cards_were_spent_in_the_chain() -> None:
    table = action_phase(a_table(cards={A: ["thief hat", *FISTS], B: FISTS}))
    answer(table, (A, "play Thief"), (B, "veto"), (A, "veto"))
    assert hand_of(table, A) == hand_of(table, B) == []
    assert asked(table) == (B, "Take an action") and "thief hat" in discards(table)


@rule("MAF-CARD-07")
def test_texts_of_type_location_belong_to_the_location_phase() -> None:
    assert [kind for kind in range(11) if TEXT_TYPES[kind] == LOCATION_TEXT] == [HITMAN, 10]
    table = action_phase(a_table(cards={A: ["hitman dollar", "secret_deal dollar"]}, columns={HARBOUR: [A]}))
    assert not any(option.startswith("play") for option in options(table))


@rule("MAF-CARD-06", "MAF-CARD-08")
def test_after_a_cancelled_action_no_other_card_is_played_but_after_a_location_effect_one_may_be() -> None:
    table = action_phase(a_table(cards={A: ["rackets hat", "rackets hat"], B: FISTS}))
    answer(table, (A, "play Rackets"), (B, "veto"))
    assert asked(table)[0] == B
    table = a_table(columns={HARBOUR: [C]}, cards={C: ["hitman dollar"] * 2, B: FISTS}, hitman=HARBOUR)
    answer(evaluation(table, HARBOUR), (C, "he stays"), (C, "play Hitman"), (B, "veto"))
    assert asked(table)[0] == C
