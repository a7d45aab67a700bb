"""The six actions and passing: section 8 of the rule book, and what section 2 says of cards that are played."""

from __future__ import annotations

import pytest

from simulate.games.destiny.actions.playable import PLACE_SPAN
from simulate.games.destiny.actions.turn import ABILITY_SPAN
from simulate.games.destiny.prints import Print
from simulate.games.destiny.terms import (
    ACTION_PHASE,
    ACTION_SPAN,
    ACTIVATE,
    BLUE,
    CARD_ACTION,
    CHARACTER_CARD,
    CLAIM,
    GRAY,
    ON_CARD,
    PASS,
    PLAY,
    REROLL,
    RESOLVE,
    SET_ASIDE,
)
from simulate.games.destiny.triggers import watch
from simulate.games.destiny.words.abilities import after
from simulate.games.destiny.words.occasions import playing
from simulate.games.destiny.words.verbs.tokens import Gain
from tests.support import rule
from tests.support.destiny_rules import (
    AWAKENING,
    BLASTER,
    BLOCK,
    CONNECTIONS,
    COVER,
    FIGHTER,
    FIRST,
    FLANK,
    GEAR,
    HOLDOUT,
    KYLO,
    LUKE,
    PADAWAN,
    REY,
    ROBES,
    SABER,
    SECOND,
    STAFF,
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
    play.duel.owed[SECOND] = 1
    play.go()
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


@rule("DST-PLAY-01", "DST-GEN-01")
def test_a_play_restriction_that_is_not_met_forbids_the_card() -> None:
    play = scene(cards={FLANK: 1}, resources=2)
    flank = play.hold(FLANK)
    play.show(KYLO, "1MD", SECOND)
    play.go()
    assert play.offers(PLAY) == []
    play.passes()
    play.act(ACTIVATE, play.card(STORMTROOPER, SECOND))
    assert play.offers(PLAY) == [flank]


@rule("DST-PLAY-02", "DST-EVT-05", "DST-RSC-01", "DST-ZONE-16")
@pytest.mark.parametrize(("held", "offered"), [(1, False), (2, True), (3, True)])
def test_a_card_costs_its_printed_cost(held: int, offered: bool) -> None:
    play = scene(cards={BLOCK: 1}, resources=held)
    block = play.hold(BLOCK)
    play.go()
    assert play.offers(PLAY) == ([block] if offered else [])
    if offered:
        play.act(PLAY, block)
        assert play.duel.resources == [held - 2, held]
        assert play.duel.hands[FIRST] == ()


@rule("DST-PLAY-03", "DST-PLAY-04", "DST-EVT-02", "DST-EVT-03", "DST-ZONE-03", "DST-ZONE-28", "DST-ZONE-25")
def test_an_event_lies_in_limbo_while_it_resolves_and_is_then_discarded() -> None:
    play = scene(cards={COVER: 1})
    cover = play.hold(COVER)
    play.go()
    play.act(PLAY, cover)
    assert not play.on_turn()
    assert (play.duel.hands[FIRST], play.duel.discards[FIRST]) == ((), ())
    assert not play.duel.is_in_play(cover)
    play.answer(play.card(LUKE))
    assert play.duel.shields[play.card(LUKE)] == 1
    assert play.duel.discards[FIRST] == (cover,)


@rule("DST-ZONE-29", "DST-ZONE-03")
def test_an_event_has_been_played_without_entering_play() -> None:
    play = scene(cards={COVER: 1})
    watcher = Print(LUKE, "Watcher", "Watcher", CHARACTER_CARD, BLUE)
    after(playing(GRAY), Gain(1)).put_on(watcher)
    play.duel.setup.prints[play.card(LUKE)] = watcher
    watch(play.duel, play.card(LUKE))
    cover = play.hold(COVER)
    play.go()
    play.act(PLAY, cover)
    assert (play.duel.is_in_play(cover), play.duel.resources) == (False, [0, 0])
    play.answer(play.card(LUKE))
    assert (play.duel.is_in_play(cover), play.duel.resources) == (False, [1, 0])


@rule("DST-EVT-04", "D-39")
def test_an_event_without_effect_may_be_played_and_is_an_action() -> None:
    play = scene(cards={BLOCK: 1}, resources=2)
    block = play.hold(BLOCK)
    play.go()
    play.act(PLAY, block)
    assert play.duel.discards[FIRST] == (block,)
    assert (play.duel.asker, play.duel.passes) == (SECOND, 0)


@rule("DST-PLAY-05", "DST-UPG-02", "D-09", "DST-PLAY-09", "DST-ZONE-06")
def test_an_upgrade_is_attached_to_one_of_the_own_characters_with_its_die() -> None:
    play = scene(cards={BLASTER: 1}, resources=1)
    blaster = play.hold(BLASTER)
    play.go()
    assert play.duel.face[play.die(BLASTER)] == SET_ASIDE
    play.act(PLAY, blaster)
    assert sorted(option // PLACE_SPAN for option in play.duel.options) == [play.card(TROOPER), play.card(LUKE)]
    play.answer(play.card(LUKE) * PLACE_SPAN)
    assert play.duel.upgrades[play.card(LUKE)] == (blaster,)
    assert play.duel.is_in_play(blaster)
    assert play.duel.face[play.die(BLASTER)] == ON_CARD


@rule("DST-PLAY-06", "DST-PLAY-07", "DST-UPG-03", "D-40")
def test_replacing_an_upgrade_takes_its_cost_off_and_discards_it() -> None:
    play = scene(cards={SABER: 1, GEAR: 1}, resources=1)
    saber = play.hold(SABER)
    luke = play.card(LUKE)
    gear = play.upgrade(GEAR, luke)
    rolled = play.show(GEAR, "1F")
    play.go()
    play.act(PLAY, saber)
    assert play.duel.resources[FIRST] == 0
    assert play.duel.upgrades[luke] == (saber,)
    assert play.duel.discards[FIRST] == (gear,)
    assert play.duel.face[rolled] == SET_ASIDE


@rule("DST-PLAY-06", "D-42")
def test_replacing_is_a_choice_of_one_upgrade_of_the_same_character() -> None:
    play = scene(cards={SABER: 1, GEAR: 1, ROBES: 1}, resources=3)
    saber = play.hold(SABER)
    luke, trooper = play.card(LUKE), play.card(TROOPER)
    gear, robes = play.upgrade(GEAR, luke), play.upgrade(ROBES, luke)
    play.go()
    play.act(PLAY, saber)
    expected = [trooper * PLACE_SPAN, luke * PLACE_SPAN]
    expected += [luke * PLACE_SPAN + old + 1 for old in (gear, robes)]
    assert sorted(play.duel.options) == sorted(expected)
    play.answer(luke * PLACE_SPAN)
    assert play.duel.upgrades[luke] == (gear, robes, saber)
    assert play.duel.resources[FIRST] == 0


@rule("DST-PLAY-08", "D-41", "D-43")
def test_replacing_a_dearer_upgrade_is_free_and_refunds_nothing() -> None:
    play = scene(cards={SABER: 1, BLASTER: 1})
    blaster = play.hold(BLASTER)
    saber = play.upgrade(SABER, play.card(LUKE))
    play.go()
    play.act(PLAY, blaster)
    assert play.duel.resources[FIRST] == 0
    assert play.duel.upgrades[play.card(LUKE)] == (blaster,)
    assert play.duel.discards[FIRST] == (saber,)


@rule("DST-SUP-06")
def test_a_reduction_applies_only_to_the_subtype_it_names() -> None:
    play = scene(((PADAWAN, 1),), cards={BLASTER: 1, GEAR: 1, SABER: 1}, resources=1)
    blaster = play.hold(BLASTER)
    play.hold(GEAR)
    play.hold(SABER)
    play.go()
    assert play.offers(PLAY) == [blaster]
    play.act(PLAY, blaster)
    assert play.duel.upgrades[play.card(PADAWAN)] == (blaster,)
    assert play.duel.resources[FIRST] == 1


@rule("D-40")
@pytest.mark.parametrize(("held", "offered"), [(0, False), (1, True)])
def test_a_replaced_upgrade_is_still_there_when_the_cost_is_computed(held: int, offered: bool) -> None:
    play = scene(((PADAWAN, 1),), cards={GEAR: 1, SABER: 1}, resources=held)
    saber = play.hold(SABER)
    play.upgrade(GEAR, play.card(PADAWAN))
    play.go()
    assert play.offers(PLAY) == ([saber] if offered else [])


@rule("DST-PLAY-10", "DST-UPG-05", "DST-UPG-06", "DST-UPG-07", "DST-UPG-08", "D-10")
def test_with_a_fourth_upgrade_the_controller_discards_any_of_the_four() -> None:
    play = scene(cards={BLASTER: 2, SABER: 1, HOLDOUT: 1}, resources=3)
    luke = play.card(LUKE)
    three = (play.upgrade(BLASTER, luke), play.upgrade(BLASTER, luke), play.upgrade(HOLDOUT, luke))
    saber = play.hold(SABER)
    play.go()
    play.act(PLAY, saber)
    play.answer(luke * PLACE_SPAN)
    assert play.duel.resources[FIRST] == 0
    assert (play.duel.asker, sorted(play.duel.options)) == (FIRST, sorted([*three, saber]))
    play.answer(three[1])
    assert play.duel.upgrades[luke] == (three[0], three[2], saber)
    assert play.duel.discards[FIRST] == (three[1],)


@rule("DST-PLAY-11", "DST-PLAY-12", "DST-SUP-02", "D-44", "D-07")
def test_a_support_enters_ready_with_its_die_beside_any_number_of_others() -> None:
    play = scene(cards={CONNECTIONS: 1, AWAKENING: 1, FIGHTER: 2}, resources=3)
    others = tuple(play.support(code) for code in (CONNECTIONS, AWAKENING, FIGHTER))
    fighter = play.hold(FIGHTER)
    play.go()
    play.act(PLAY, fighter)
    assert play.duel.supports[FIRST] == (*others, fighter)
    assert play.duel.face[play.die(FIGHTER, nth=1)] == ON_CARD
    play.passes()
    assert fighter in play.offers(ACTIVATE)


@rule("DST-UNI-04", "DST-UNI-02", "D-05")
def test_a_second_copy_of_a_unique_upgrade_cannot_be_played_nor_replace_the_first() -> None:
    play = scene(cards={STAFF: 2}, resources=9)
    copy = play.hold(STAFF)
    play.go()
    assert play.offers(PLAY) == [copy]
    play = scene(cards={STAFF: 2}, resources=9)
    play.hold(STAFF)
    play.upgrade(STAFF, play.card(LUKE))
    play.go()
    assert play.offers(PLAY) == []


@rule("DST-UNI-05")
def test_each_player_may_have_the_same_unique_card() -> None:
    play = scene(cards={STAFF: 1}, other_cards={STAFF: 1}, resources=9)
    staff = play.hold(STAFF)
    play.upgrade(STAFF, play.card(KYLO, SECOND))
    play.go()
    assert play.offers(PLAY) == [staff]


@rule("DST-ACTV-01", "DST-ACTV-03", "DST-ACTV-06", "DST-UPG-09", "DST-UPG-10", "DST-UPG-11", "DST-SYM-01")
def test_activating_a_character_exhausts_it_alone_and_rolls_all_its_dice() -> None:
    play = scene(((LUKE, 2), (TROOPER, 1)), cards={BLASTER: 1, GEAR: 1, HOLDOUT: 1})
    luke = play.card(LUKE)
    blaster, gear = play.upgrade(BLASTER, luke), play.upgrade(GEAR, luke)
    play.upgrade(HOLDOUT, play.card(TROOPER))
    play.duel.exhausted[gear] = True
    play.go()
    play.act(ACTIVATE, luke)
    expected = {play.die(LUKE), play.die(LUKE, nth=1), play.die(BLASTER), play.die(GEAR)}
    assert set(play.duel.pools[FIRST]) == expected
    assert all(0 <= play.duel.face[die] < 6 for die in expected)
    assert (play.duel.exhausted[luke], play.duel.exhausted[blaster]) == (True, False)


@rule("DST-UNI-06", "DST-CHR-08", "DST-CHR-04")
def test_both_dice_of_an_elite_character_are_in_play_and_one_of_the_other() -> None:
    play = scene(((LUKE, 2),), ((KYLO, 1),))
    play.go()
    play.act(ACTIVATE, play.card(LUKE))
    play.act(ACTIVATE, play.card(KYLO, SECOND))
    assert [len(pool) for pool in play.duel.pools] == [2, 1]


@rule("DST-ACTV-05", "DST-ACTV-07", "DST-RDY-04")
def test_neither_exhausted_cards_nor_supports_without_a_die_are_activated() -> None:
    play = scene(cards={CONNECTIONS: 1, FIGHTER: 2})
    play.support(CONNECTIONS)
    ready, exhausted = play.support(FIGHTER), play.support(FIGHTER)
    play.duel.exhausted[exhausted] = True
    play.duel.exhausted[play.card(LUKE)] = True
    play.go()
    assert sorted(play.offers(ACTIVATE)) == sorted([play.card(TROOPER), ready])


@rule("D-46")
def test_a_readied_character_rolls_only_the_dice_on_its_cards() -> None:
    play = scene(((LUKE, 2),))
    stays = play.show(LUKE, "3MD")
    play.go()
    play.act(ACTIVATE, play.card(LUKE))
    assert play.side(stays) == "3MD"
    assert play.duel.pools[FIRST] == (stays, play.die(LUKE, nth=1))


@rule("D-47", "DST-DEF-02")
def test_a_guardian_defeated_by_its_own_guard_does_not_activate() -> None:
    play = scene()
    trooper = play.card(TROOPER)
    play.duel.damage[trooper] = 6
    removed = play.show(KYLO, "1MD", SECOND)
    play.go()
    play.act(ACTIVATE, trooper)
    play.answer(removed)
    assert play.duel.teams[FIRST] == (play.card(LUKE),)
    assert (play.duel.pools, play.duel.asker) == ([(), ()], SECOND)
    assert not play.duel.exhausted[trooper]


@rule("D-11")
def test_the_die_of_an_upgrade_on_an_exhausted_character_waits_on_its_card() -> None:
    play = scene(cards={BLASTER: 1}, resources=1)
    blaster = play.hold(BLASTER)
    play.duel.exhausted[play.card(LUKE)] = True
    play.go()
    play.act(PLAY, blaster)
    play.answer(play.card(LUKE) * PLACE_SPAN)
    assert play.duel.face[play.die(BLASTER)] == ON_CARD
    assert play.duel.pools[FIRST] == ()


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
