"""The action of playing a card: its cost, events, upgrades and supports (sections 2 and 8 of the rule book)."""

from __future__ import annotations

import pytest

from sandtable.games.destiny.actions.playable import PLACE_SPAN
from sandtable.games.destiny.prints import Print
from sandtable.games.destiny.terms import ACTIVATE, BLUE, CHARACTER_CARD, GRAY, ON_CARD, PLAY, SET_ASIDE
from sandtable.games.destiny.triggers import watch
from sandtable.games.destiny.words.abilities import after
from sandtable.games.destiny.words.occasions import playing
from sandtable.games.destiny.words.verbs.tokens import Gain
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
    ROBES,
    SABER,
    SECOND,
    STAFF,
    STORMTROOPER,
    TROOPER,
    scene,
)


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
