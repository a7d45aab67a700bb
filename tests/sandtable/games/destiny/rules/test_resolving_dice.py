"""Resolving dice: costs, modifiers, dice that are resolved through a card, and dice that leave play (section 3)."""

from __future__ import annotations

import pytest

from sandtable.games.destiny import moves
from sandtable.games.destiny.actions.turn import ABILITY_SPAN
from sandtable.games.destiny.terms import CARD_ACTION, ON_CARD, PLAY, RESOLVE, SET_ASIDE
from sandtable.games.destiny.words.nouns.dice import DIE
from sandtable.games.destiny.words.targets.picked import a
from sandtable.games.destiny.words.verbs.resolve import Resolve
from tests.support import rule
from tests.support.destiny_rules import (
    AWAKENING,
    BLASTER,
    FIRST,
    GRENADES,
    GUN,
    HOLDOUT,
    KYLO,
    LUKE,
    PADAWAN,
    REY,
    SABER,
    SECOND,
    STOP,
    STORMTROOPER,
    TROOPER,
    resolve,
    scene,
    sides_of,
)


@rule("DST-DIE-05", "DST-RES-03", "DST-ZONE-32")
def test_the_cost_of_a_side_is_paid() -> None:
    play = scene(((GUN, 1),), resources=2)
    resolve(play, play.show(GUN, "3RD1"), play.card(KYLO, SECOND))
    assert play.duel.resources == [1, 2]
    assert play.duel.damage[play.card(KYLO, SECOND)] == 3


@rule("DST-DIE-06")
def test_a_side_whose_cost_cannot_be_paid_cannot_be_resolved() -> None:
    play = scene(((GUN, 1), (TROOPER, 1)))
    play.show(GUN, "3RD1")
    free = play.show(TROOPER, "1RD")
    play.go()
    assert play.offers(RESOLVE) == [free]


@rule("EX-02", "DST-DIE-07", "DST-DIE-09", "DST-RES-02", "DST-SYM-07", "DST-DMG-07")
def test_a_modifier_adds_its_value_to_a_die_of_its_symbol() -> None:
    play = scene(cards={BLASTER: 1})
    play.upgrade(BLASTER, play.card(LUKE))
    modifier, base = play.show(BLASTER, "+2RD"), play.show(TROOPER, "1RD")
    kylo = play.card(KYLO, SECOND)
    play.duel.shields[kylo] = 1
    resolve(play, base, modifier, kylo)
    assert (play.duel.damage[kylo], play.duel.shields[kylo]) == (2, 0)
    assert (play.duel.face[modifier], play.duel.face[base]) == (ON_CARD, ON_CARD)


@rule("EX-03", "DST-DIE-08", "DST-DIE-10")
def test_a_modifier_is_never_resolved_alone_nor_with_another_symbol() -> None:
    play = scene(cards={BLASTER: 1})
    play.upgrade(BLASTER, play.card(LUKE))
    modifier, melee = play.show(BLASTER, "+2RD"), play.show(LUKE, "2MD")
    play.go()
    assert play.offers(RESOLVE) == [melee]
    play.act(RESOLVE, melee)
    assert modifier not in play.duel.options
    play.answer(play.card(KYLO, SECOND))
    assert play.duel.damage[play.card(KYLO, SECOND)] == 2
    assert play.duel.pools[FIRST] == (modifier,)


@rule("D-12")
def test_any_number_of_modifiers_make_one_source() -> None:
    play = scene(cards={BLASTER: 1, HOLDOUT: 1})
    for code in (BLASTER, HOLDOUT):
        play.upgrade(code, play.card(LUKE))
    one, two = play.show(BLASTER, "+2RD"), play.show(HOLDOUT, "+2RD")
    kylo = play.card(KYLO, SECOND)
    resolve(play, play.show(TROOPER, "1RD"), *sorted([one, two]), kylo)
    assert play.duel.damage[kylo] == 5
    assert play.duel.pools[FIRST] == ()


@rule("D-13", "DST-DIE-05")
def test_a_group_pays_the_cost_of_every_side_in_it() -> None:
    play = scene(((GUN, 1),), cards={HOLDOUT: 1}, resources=1)
    play.upgrade(HOLDOUT, play.card(GUN))
    kylo = play.card(KYLO, SECOND)
    resolve(play, play.show(GUN, "2RD1"), play.show(HOLDOUT, "+2RD"), kylo)
    assert play.duel.damage[kylo] == 4
    assert play.duel.resources[FIRST] == 0


@rule("DST-RES-12", "DST-RES-09")
def test_a_player_stops_after_any_die_but_not_before_the_first() -> None:
    play = scene(((LUKE, 2),))
    first, second = play.show(LUKE, "2MD"), play.show(LUKE, "3MD", nth=1)
    play.go()
    play.act(RESOLVE, first)
    assert STOP not in play.duel.options
    play.answer(play.card(KYLO, SECOND))
    play.answer(STOP)
    assert play.duel.pools[FIRST] == (second,)
    assert play.duel.active == SECOND


@rule("DST-RES-01", "DST-RES-08", "D-48")
def test_one_action_resolves_one_symbol_and_melee_is_not_ranged() -> None:
    play = scene()
    melee, ranged = play.show(LUKE, "2MD"), play.show(TROOPER, "2RD")
    resolve(play, melee, play.card(KYLO, SECOND))
    assert play.duel.active == SECOND
    assert play.duel.pools[FIRST] == (ranged,)


@rule("DST-RES-06", "DST-ZONE-10", "DST-ZONE-30", "DST-ZONE-08")
def test_only_dice_in_the_own_pool_are_resolved() -> None:
    play = scene(((LUKE, 2),))
    own = play.show(LUKE, "2MD")
    theirs = play.show(KYLO, "1MD", SECOND)
    play.go()
    assert play.offers(RESOLVE) == [own]
    play.passes()
    assert play.offers(RESOLVE) == [theirs]


@rule("DST-RES-10")
def test_a_die_turned_to_the_symbol_during_the_action_may_follow() -> None:
    play = scene(((LUKE, 2), (PADAWAN, 1)))
    focus, blank, target = play.show(LUKE, "1F"), play.show(PADAWAN, "-"), play.show(LUKE, "-", nth=1)
    resolve(play, focus, blank, sides_of(play.duel, blank).index("1F"))
    assert play.duel.options == [STOP, blank]
    play.answer(blank)
    play.answer(target)
    play.answer(sides_of(play.duel, target).index("3MD"))
    assert play.side(target) == "3MD"


@rule("DST-RTC-01", "DST-RTC-04", "D-19", "DST-GEN-02")
def test_a_die_resolved_through_a_card_does_what_its_symbol_says_alone_and_goes_home() -> None:
    play = scene(((REY, 1),), cards={AWAKENING: 1, SABER: 1})
    awakening = play.support(AWAKENING)
    play.upgrade(SABER, play.card(REY))
    die, modifier = play.show(REY, "+2MD"), play.show(SABER, "+2MD")
    play.go()
    assert play.offers(RESOLVE) == []
    play.act(CARD_ACTION, awakening * ABILITY_SPAN)
    play.answer(die)
    play.answer(play.card(KYLO, SECOND))
    assert play.duel.damage[play.card(KYLO, SECOND)] == 2
    assert play.duel.face[die] == ON_CARD
    assert play.duel.pools[FIRST] == (modifier,)


@rule("DST-RTC-02", "D-19")
@pytest.mark.parametrize(("held", "dealt"), [(0, 0), (1, 3)])
def test_the_cost_of_a_side_is_paid_when_a_card_resolves_it_too(held: int, dealt: int) -> None:
    play = scene(((GUN, 1),), resources=held)
    die = play.show(GUN, "3RD1")
    play.duel.start(Resolve(a(DIE.yours)), FIRST, play.card(GUN))
    play.go()
    if dealt:
        play.answer(play.card(KYLO, SECOND))
    assert play.on_turn()
    assert play.duel.damage[play.card(KYLO, SECOND)] == dealt
    assert (play.duel.resources[FIRST], die in play.duel.pools[FIRST]) == (0, not dealt)


@rule("DST-RTC-03")
def test_a_card_does_not_resolve_a_modifier_by_itself() -> None:
    play = scene(((REY, 1),))
    die = play.show(REY, "+2MD")
    play.duel.start(Resolve(a(DIE.yours)), FIRST, play.card(REY))
    play.go()
    assert play.on_turn()
    assert sum(play.duel.damage) == 0
    assert play.duel.pools[FIRST] == (die,)


@rule("DST-DLP-01", "DST-DLP-02", "DST-ZONE-15", "DST-ZONE-31")
@pytest.mark.parametrize("is_rolled", [True, False])
def test_the_die_of_a_card_that_leaves_play_is_set_aside_and_may_come_back(is_rolled: bool) -> None:
    play = scene(cards={BLASTER: 1})
    die = play.die(BLASTER)
    assert play.duel.face[die] == SET_ASIDE
    blaster = play.upgrade(BLASTER, play.card(LUKE))
    if is_rolled:
        play.show(BLASTER, "1RD")
    moves.discard_from_play(play.duel, blaster)
    assert (play.duel.face[die], play.duel.pools[FIRST], play.duel.discards[FIRST]) == (SET_ASIDE, (), (blaster,))
    moves.attach(play.duel, blaster, play.card(TROOPER))
    assert play.duel.face[die] == ON_CARD


@rule("DST-DLP-04", "D-22")
def test_each_die_belongs_to_one_copy_of_an_upgrade() -> None:
    play = scene(cards={BLASTER: 2})
    first = play.upgrade(BLASTER, play.card(LUKE))
    play.upgrade(BLASTER, play.card(TROOPER))
    gone, stays = play.show(BLASTER, "1RD"), play.show(BLASTER, "+2RD", nth=1)
    moves.discard_from_play(play.duel, first)
    assert (play.duel.face[gone], play.duel.pools[FIRST]) == (SET_ASIDE, (stays,))


@rule("D-51", "DST-DLP-01")
def test_a_die_whose_card_leaves_play_while_it_is_resolved_is_set_aside() -> None:
    play = scene(cards={GRENADES: 1})
    grenades = play.upgrade(GRENADES, play.card(LUKE))
    die = play.show(GRENADES, "Sp")
    resolve(play, die)
    assert play.duel.damage == [0, 0, 2, 2]
    assert play.duel.face[die] == SET_ASIDE
    assert play.duel.discards[FIRST] == (grenades,)


@rule("DST-ZONE-11")
def test_a_die_in_the_opponents_pool_can_be_manipulated_by_a_card() -> None:
    play = scene(resources=2)
    block = play.hold("01153")
    melee, ranged = play.show(KYLO, "1MD", SECOND), play.show(STORMTROOPER, "1RD", SECOND)
    play.go()
    play.act(PLAY, block)
    assert play.duel.pools[SECOND] == (ranged,)
    assert play.duel.face[melee] == ON_CARD
