"""The kinds of questions in Mafia City, the options that decline, the codes of cards in hidden hands."""

from __future__ import annotations

from sandtable.engine.dice import seeded
from sandtable.engine.game import ACTION, INSIDE, State
from sandtable.games.mafia_city.flow import EXCHANGING
from sandtable.games.mafia_city.terms import FIGHT_CLUB, HARBOUR, PRISON, PRIVATE_CLUB
from tests.sandtable.games.mafia_city.tables import (
    FISTS,
    A,
    B,
    a_table,
    action_phase,
    answer,
    asked,
    evaluation,
    holding,
    location_phase,
    strategic_phase,
)
from tests.support.questions import codes_of, kind_and_no


def test_a_turn_is_an_action_and_may_be_passed() -> None:
    assert kind_and_no(action_phase(a_table(cards={A: ["snitch hat"]}))) == (ACTION, "pass")


def test_the_choice_of_the_card_to_throw_away_and_of_a_target_belong_to_the_action() -> None:
    table = action_phase(a_table(cards={A: ["snitch hat", "thief dollar"]}, columns={HARBOUR: [B], PRISON: [A]}))
    answer(table, (A, "throw a card away"))
    assert kind_and_no(table) == (INSIDE, "")
    table = action_phase(a_table(cards={A: ["snitch hat"]}, columns={HARBOUR: [B], PRISON: [A]}))
    answer(table, (A, "play Snitch (Hat)"))
    assert asked(table)[0] == A and kind_and_no(table) == (INSIDE, "")


def test_a_veto_belongs_to_the_effect_and_may_be_declined() -> None:
    table = action_phase(a_table(cards={A: ["snitch hat"], B: FISTS}, columns={HARBOUR: [B], PRISON: [A]}))
    answer(table, (A, "play Snitch (Hat)"))
    table.apply(0)
    assert asked(table)[0] == B and kind_and_no(table) == (INSIDE, "let it pass")


def test_a_bullet_is_offered_as_an_action_and_the_action_after_it_is_part_of_it() -> None:
    table = a_table(cards={A: ["snitch bullet"]}, passed=[True, False, False])
    table = action_phase(holding(table, A, 1))
    assert kind_and_no(table) == (ACTION, "no")
    answer(table, (A, "play the Bullet of Snitch (Bullet)"))
    assert asked(table) == (A, "Take an action after your Bullet") and kind_and_no(table) == (INSIDE, "")


def test_the_mayor_chooses_locations_as_actions_and_can_not_decline() -> None:
    assert kind_and_no(location_phase(a_table(columns={HARBOUR: [A]}, mayor=A))) == (ACTION, "")
    assert kind_and_no(strategic_phase(a_table(columns={HARBOUR: [A], PRISON: [A]}, mayor=A))) == (ACTION, "")


def test_taking_mafiosi_back_is_an_action_and_may_be_declined() -> None:
    assert kind_and_no(strategic_phase(a_table(columns={HARBOUR: [A]}))) == (ACTION, "take no more")


def test_the_effect_of_a_location_may_be_declined() -> None:
    assert kind_and_no(evaluation(a_table(columns={FIGHT_CLUB: [A]}), FIGHT_CLUB)) == (INSIDE, "no")
    club = evaluation(a_table(columns={PRIVATE_CLUB: [A]}, cards={A: ["snitch dollar"]}), PRIVATE_CLUB)
    assert kind_and_no(club) == (INSIDE, "no")


def test_a_secret_deal_may_be_declined() -> None:
    table = evaluation(a_table(columns={HARBOUR: [A]}, cards={B: ["secret_deal fist"]}), HARBOUR)
    assert asked(table)[0] == B and kind_and_no(table) == (INSIDE, "no")


def test_an_exchange_takes_effect_at_once_so_it_is_an_action() -> None:
    table = a_table(cards={A: ["snitch hat"], B: ["thief hat"]})
    table.start(EXCHANGING, A)
    table.run()
    assert kind_and_no(table) == (ACTION, "keep 1 card")


def worlds(table: State, viewer: int) -> list[dict[str, int]]:
    window = table.observe(viewer)
    return [codes_of(window.imagine(seeded("worlds", number))) for number in range(60)]


def test_equal_cards_of_a_hidden_hand_have_one_code_in_all_worlds() -> None:
    table = a_table(cards={A: ["snitch hat"]}, draw=["snitch hat", "snitch hat", "thief hat"], columns={PRISON: [B]})
    found = worlds(action_phase(table), B)
    assert {each["play Snitch (Hat)"] for each in found if "play Snitch (Hat)" in each} != set()
    for word in ("play Snitch (Hat)", "use the Hat of Snitch (Hat)", "throw a card away", "pass"):
        assert len({each[word] for each in found if word in each}) <= 1, word
    every = {word: code for each in found for word, code in each.items()}
    assert len(set(every.values())) == len(every), "what differs in words differs in code"
