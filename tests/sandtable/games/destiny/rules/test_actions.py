"""The actions of a turn, additional ones, rerolling, card actions and claiming: section 8 of the rule book."""

from __future__ import annotations

import pytest

from sandtable.games.destiny.actions.playable import PLACE_SPAN
from sandtable.games.destiny.actions.turn import ABILITY_SPAN
from sandtable.games.destiny.terms import (
    ACTION_PHASE,
    ACTION_SPAN,
    ACTIVATE,
    CARD_ACTION,
    CLAIM,
    PASS,
    PLAY,
    REROLL,
    RESOLVE,
)
from tests.support import rule
from tests.support.destiny_rules import (
    AWAKENING,
    CONNECTIONS,
    COVER,
    FIRST,
    HOLDOUT,
    KYLO,
    LUKE,
    REY,
    SECOND,
    STANCE,
    STOP,
    STORMTROOPER,
    TROOPER,
    scene,
)

CRIME_LORD = "01023"
JANGO = "01021"
NO, YES = 0, 1


@rule("DST-ACT-03", "DST-ACT-02", "DST-CACT-01")
def test_there_are_six_actions_and_passing() -> None:
    play = scene(cards={CONNECTIONS: 1, COVER: 1})
    play.hold(COVER)
    play.support(CONNECTIONS)
    play.show(LUKE, "2MD")
    play.go()
    kinds = {option // ACTION_SPAN for option in play.duel.options}
    assert kinds == {PASS, PLAY, ACTIVATE, RESOLVE, REROLL, CARD_ACTION, CLAIM}


@rule("DST-ACT-04", "D-37", "D-44")
def test_an_additional_action_is_taken_at_once() -> None:
    play = scene(cards={HOLDOUT: 1}, resources=2)
    blaster = play.hold(HOLDOUT)
    play.go()
    play.act(PLAY, blaster)
    play.answer(play.card(LUKE) * PLACE_SPAN)
    assert (play.duel.asker, play.on_turn()) == (FIRST, True)
    play.act(ACTIVATE, play.card(LUKE))
    assert play.duel.asker == SECOND
    assert set(play.duel.pools[FIRST]) == {play.die(LUKE), play.die(HOLDOUT)}


@rule("DST-ACT-04", "D-38", "D-58")
def test_an_additional_action_given_up_is_lost_and_is_no_pass() -> None:
    play = scene(cards={HOLDOUT: 1}, resources=2, holder=SECOND)
    blaster = play.hold(HOLDOUT)
    play.go()
    play.passes()
    play.act(PLAY, blaster)
    play.answer(play.card(LUKE) * PLACE_SPAN)
    play.passes()
    assert (play.duel.asker, play.duel.passes, play.duel.owed) == (SECOND, 0, [0, 0])
    play.passes()
    assert (play.duel.asker, play.duel.phase) == (FIRST, ACTION_PHASE)
    play.act(ACTIVATE, play.card(LUKE))
    assert play.duel.asker == SECOND


@rule("D-37")
def test_ambush_on_rey_gives_two_additional_actions() -> None:
    play = scene(((REY, 1), (TROOPER, 1)), cards={HOLDOUT: 1}, resources=2)
    blaster = play.hold(HOLDOUT)
    play.go()
    play.act(PLAY, blaster)
    play.answer(play.card(REY) * PLACE_SPAN)
    while not play.on_turn():
        play.answer(YES)
    play.act(ACTIVATE, play.card(REY))
    assert play.duel.asker == FIRST
    play.act(ACTIVATE, play.card(TROOPER))
    assert play.duel.asker == SECOND


@rule("DST-ACT-05", "D-119")
def test_an_action_outside_the_own_turn_is_taken_at_once_or_given_up() -> None:
    play = scene()
    play.go()
    play.duel.owed[SECOND] = 1
    play.act(ACTIVATE, play.card(LUKE))
    assert (play.duel.active, play.duel.asker) == (FIRST, SECOND)
    play.passes()
    assert (play.duel.active, play.duel.asker, play.duel.owed, play.duel.passes) == (SECOND, SECOND, [0, 0], 0)
    play.passes()
    assert play.duel.asker == FIRST


@rule("D-39")
def test_an_action_that_would_change_nothing_is_not_offered() -> None:
    play = scene(cards={CONNECTIONS: 1, AWAKENING: 1})
    support, awakening = play.support(CONNECTIONS), play.support(AWAKENING)
    play.duel.exhausted[support] = True
    play.duel.exhausted[awakening] = True
    play.go()
    assert play.offers(CARD_ACTION) == []


@rule("DST-RER-01", "DST-RER-02", "D-52")
def test_a_card_is_discarded_first_and_then_at_least_one_own_die_is_chosen() -> None:
    play = scene(cards={COVER: 1})
    cover = play.hold(COVER)
    one, two = play.show(LUKE, "3MD"), play.show(TROOPER, "2RD")
    play.show(KYLO, "1MD", SECOND)
    twin = play.duel.dice.clone()
    play.go()
    play.act(REROLL, cover)
    assert play.duel.discards[FIRST] == (cover,)
    assert play.duel.options == [one, two]
    play.answer(one)
    assert play.side(one) == "3MD"
    play.answer(two)
    assert (play.duel.face[one], play.duel.face[two]) == (twin.below(6), twin.below(6))
    assert play.duel.asker == SECOND


@rule("DST-RER-01")
def test_a_reroll_leaves_the_dice_that_were_not_chosen() -> None:
    play = scene(cards={COVER: 1})
    cover = play.hold(COVER)
    one, two = play.show(LUKE, "3MD"), play.show(TROOPER, "2RD")
    play.go()
    play.act(REROLL, cover)
    play.answer(one)
    play.answer(STOP)
    assert play.side(two) == "2RD"
    assert play.duel.asker == SECOND


@rule("DST-RER-03")
def test_without_dice_in_the_pool_there_is_no_reroll() -> None:
    play = scene(cards={COVER: 1})
    play.hold(COVER)
    play.show(KYLO, "1MD", SECOND)
    play.go()
    assert play.offers(REROLL) == []


@rule("DST-CACT-01", "DST-CACT-02", "DST-ZONE-05", "DST-SUP-03")
def test_a_card_action_follows_the_text_of_a_card_in_play_which_stays() -> None:
    play = scene(cards={CONNECTIONS: 1, COVER: 1}, other_cards={COVER: 1})
    support = play.support(CONNECTIONS)
    play.go()
    play.act(CARD_ACTION, support * ABILITY_SPAN)
    assert (play.duel.resources, play.duel.exhausted[support]) == ([1, 0], True)
    assert play.duel.asker == SECOND
    play.passes()
    play.passes()
    while not play.on_turn():
        play.answer(STOP)
    assert play.duel.round == 2
    play.act(CARD_ACTION, support * ABILITY_SPAN)
    assert play.duel.resources == [4, 2]


@rule("DST-ZONE-14")
def test_the_ability_of_a_card_in_hand_deck_or_discard_pile_cannot_be_used() -> None:
    play = scene(cards={CONNECTIONS: 2, AWAKENING: 1})
    play.hold(CONNECTIONS)
    discarded = play.hold(CONNECTIONS)
    play.duel.hands[FIRST] = play.duel.hands[FIRST][:1]
    play.duel.discards[FIRST] = (discarded,)
    play.go()
    assert play.offers(CARD_ACTION) == []


@rule("D-53")
def test_without_the_requirement_what_follows_does_not_happen() -> None:
    play = scene(((JANGO, 1),), cards={CRIME_LORD: 1}, resources=4)
    play.upgrade(CRIME_LORD, play.card(JANGO))
    die = play.show(CRIME_LORD, "Sp")
    play.go()
    play.act(RESOLVE, die)
    assert play.duel.resources[FIRST] == 4
    assert play.duel.delayed == ()
    assert play.duel.asker == SECOND


@rule("DST-CLM-01", "DST-CLM-02", "DST-BF-06", "D-54", "DST-BF-04")
@pytest.mark.parametrize("used", [NO, YES])
def test_who_claims_takes_control_and_may_use_the_claim_ability(used: int) -> None:
    play = scene(holder=FIRST)
    play.go()
    play.passes()
    play.act(CLAIM)
    assert (play.duel.holder, play.duel.claimer, play.duel.options) == (SECOND, SECOND, [NO, YES])
    play.answer(used)
    if used:
        play.answer(play.card(KYLO, SECOND))
    assert sum(play.duel.shields) == used
    assert play.duel.asker == FIRST


@rule("DST-CLM-03", "DST-CLM-04", "DST-CLM-05", "DST-CLM-06", "D-57")
def test_who_claimed_passes_for_the_rest_of_the_round_and_nobody_claims_again() -> None:
    play = scene(other_cards={STANCE: 2})
    play.hold(STANCE, SECOND)
    play.go()
    play.act(CLAIM)
    play.answer(NO)
    for character in (KYLO, STORMTROOPER):
        assert (play.duel.asker, play.offers(CLAIM)) == (SECOND, [])
        play.act(ACTIVATE, play.card(character, SECOND))
    assert (play.duel.asker, play.duel.round, play.duel.holder) == (SECOND, 1, FIRST)
    play.passes()
    while not play.on_turn():
        play.answer(STOP)
    assert (play.duel.round, play.duel.asker) == (2, FIRST)


@rule("D-55")
def test_who_claimed_still_uses_triggered_abilities() -> None:
    play = scene(((JANGO, 1),))
    play.go()
    play.act(CLAIM)
    play.answer(NO)
    play.act(ACTIVATE, play.card(KYLO, SECOND))
    assert play.duel.asker == FIRST
    play.answer(YES)
    assert play.duel.exhausted[play.card(JANGO)]
    assert len(play.duel.pools[FIRST]) == 1
