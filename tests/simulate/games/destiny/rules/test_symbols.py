"""The effects of dice and their symbols: section 3 of the rule book."""

from __future__ import annotations

import pytest

from simulate.games.destiny import moves
from simulate.games.destiny.actions.turn import ABILITY_SPAN
from simulate.games.destiny.terms import ACTIVATE, CARD_ACTION, ON_CARD, PLAY, RESOLVE, SET_ASIDE
from simulate.games.destiny.words.nouns.dice import DIE
from simulate.games.destiny.words.targets.picked import a
from simulate.games.destiny.words.verbs.resolve import Resolve
from tests.support import rule
from tests.support.destiny_rules import (
    AWAKENING,
    BB8,
    BLASTER,
    COVER,
    DOOKU,
    FIGHTER,
    FIRST,
    FLANK,
    GEAR,
    GRENADES,
    GUN,
    HOLDOUT,
    KYLO,
    LUKE,
    PADAWAN,
    PHASMA,
    REY,
    RIFLE,
    SABER,
    SECOND,
    STOP,
    STORMTROOPER,
    TROOPER,
    Scene,
    scene,
    sides_of,
)


def resolve(play: Scene, die: int, *answers: int) -> None:
    """Go on to the first question, resolve a die and answer what it asks."""
    play.go()
    play.act(RESOLVE, die)
    for answer in answers:
        play.answer(answer)


@rule("DST-SYM-03", "DST-SYM-04", "DST-DMG-01", "DST-RES-04", "DST-RES-05", "DST-ZONE-09", "DST-DIE-04", "DST-SYM-02")
def test_melee_damages_one_character_by_its_value() -> None:
    play = scene()
    die = play.show(LUKE, "3MD")
    resolve(play, die, play.card(KYLO, SECOND))
    assert play.duel.damage[play.card(KYLO, SECOND)] == 3
    assert sum(play.duel.damage) == 3
    assert (play.duel.face[die], play.duel.pools[FIRST]) == (ON_CARD, ())


@rule("DST-SYM-06", "DST-SYM-07", "D-15")
def test_ranged_damages_any_one_character_of_either_player() -> None:
    play = scene()
    die = play.show(TROOPER, "2RD")
    play.go()
    play.act(RESOLVE, die)
    assert sorted(play.duel.options) == [0, 1, 2, 3]
    play.answer(play.card(LUKE))
    assert play.duel.damage[play.card(LUKE)] == sum(play.duel.damage) == 2


@rule("DST-SYM-05", "DST-RES-01", "DST-RES-07")
def test_each_melee_die_of_one_action_chooses_its_own_character() -> None:
    play = scene(((LUKE, 2), (TROOPER, 1)))
    first, second = play.show(LUKE, "2MD"), play.show(LUKE, "3MD", nth=1)
    kylo, stormtrooper = play.card(KYLO, SECOND), play.card(STORMTROOPER, SECOND)
    resolve(play, first, kylo, second, stormtrooper)
    assert (play.duel.damage[kylo], play.duel.damage[stormtrooper]) == (2, 3)
    assert play.duel.active == SECOND


@rule("DST-SYM-08")
def test_each_ranged_die_of_one_action_chooses_its_own_character() -> None:
    play = scene(((TROOPER, 1), (TROOPER, 1)))
    first, second = play.show(TROOPER, "1RD"), play.show(TROOPER, "2RD", nth=1)
    kylo, stormtrooper = play.card(KYLO, SECOND), play.card(STORMTROOPER, SECOND)
    resolve(play, first, kylo, second, stormtrooper)
    assert (play.duel.damage[kylo], play.duel.damage[stormtrooper]) == (1, 2)


@rule("DST-SYM-09", "DST-SYM-10", "DST-SYM-11", "D-15")
def test_each_shield_die_shields_one_character_of_either_player() -> None:
    play = scene(cards={GEAR: 1})
    luke = play.card(LUKE)
    play.upgrade(GEAR, luke)
    first, second = play.show(LUKE, "1Sh"), play.show(GEAR, "2Sh")
    resolve(play, first, play.card(KYLO, SECOND), second, luke)
    assert (play.duel.shields[luke], play.duel.shields[play.card(KYLO, SECOND)]) == (2, 1)
    assert sum(play.duel.shields) == 3


@rule("DST-SYM-12", "DST-SHD-03")
def test_shields_beyond_three_are_ignored() -> None:
    play = scene(cards={GEAR: 1})
    luke = play.card(LUKE)
    play.upgrade(GEAR, luke)
    play.duel.shields[luke] = 2
    resolve(play, play.show(GEAR, "2Sh"), luke)
    assert play.duel.shields[luke] == sum(play.duel.shields) == 3


@rule("DST-SYM-13", "DST-ZONE-32")
def test_a_resource_die_gains_its_value() -> None:
    play = scene(((LUKE, 1), (TROOPER, 1)))
    resolve(play, play.show(LUKE, "1R"))
    assert play.duel.resources == [1, 0]


@rule("DST-SYM-14", "DST-SYM-15", "DST-SYM-16", "D-18")
@pytest.mark.parametrize(("held", "left"), [(5, 3), (2, 0), (1, 0), (0, 0)])
def test_disrupt_takes_the_value_or_all_there_is(held: int, left: int) -> None:
    play = scene(cards={"01057": 1})
    play.upgrade("01057", play.card(LUKE))
    play.duel.resources = [4, held]
    resolve(play, play.show("01057", "2Dr"))
    assert play.duel.resources == [4, left]
    assert play.on_turn()


@rule("D-50")
def test_disrupting_nothing_still_resolves_the_die() -> None:
    play = scene(((GUN, 1), (TROOPER, 1)))
    die = play.show(GUN, "1Dr")
    resolve(play, die)
    assert play.duel.face[die] == ON_CARD
    assert play.duel.active == SECOND


@rule("DST-SYM-17", "DST-SYM-18", "D-18")
@pytest.mark.parametrize(("held", "left"), [(3, 1), (2, 0), (1, 0)])
def test_discard_takes_random_cards_of_the_opponents_hand(held: int, left: int) -> None:
    play = scene(((DOOKU, 1),), cards={COVER: 1}, other_cards={COVER: 2, FLANK: 1}, resources=1)
    kept = play.hold(COVER)
    for code in (COVER, COVER, FLANK)[:held]:
        play.hold(code, SECOND)
    cards = set(play.duel.hands[SECOND])
    resolve(play, play.show(DOOKU, "2Dc1"))
    assert len(play.duel.hands[SECOND]) == left
    assert set(play.duel.hands[SECOND]) | set(play.duel.discards[SECOND]) == cards
    assert play.duel.hands[FIRST] == (kept,)


@rule("DST-SYM-17", "D-01")
def test_which_card_a_discard_die_hits_depends_on_the_generator_only() -> None:
    def hit(draws: int) -> int:
        play = scene(((PHASMA, 1),), cards={}, other_cards={COVER: 2, FLANK: 2})
        for code in (COVER, COVER, FLANK, FLANK):
            play.hold(code, SECOND)
        for _ in range(draws):
            play.duel.dice.below(6)
        resolve(play, play.show(PHASMA, "1Dc"))
        return play.duel.discards[SECOND][0]

    assert len({hit(draws) for draws in range(20)}) == 4
    assert hit(7) == hit(7)


@rule("DST-SYM-19", "D-16")
def test_focus_turns_other_dice_of_the_own_pool_to_chosen_sides() -> None:
    play = scene(((LUKE, 2), (TROOPER, 1)))
    focus, other, third = play.show(LUKE, "1F"), play.show(LUKE, "-", nth=1), play.show(TROOPER, "-")
    play.show(KYLO, "-", SECOND)
    play.go()
    play.act(RESOLVE, focus)
    assert sorted(play.duel.options) == sorted([STOP, other, third])
    play.answer(other)
    play.answer(sides_of(play.duel, other).index("3MD"))
    assert (play.side(other), play.side(third)) == ("3MD", "-")
    assert play.duel.active == SECOND


@rule("DST-SYM-19", "D-16")
def test_focus_may_turn_fewer_dice_than_its_value_or_none() -> None:
    play = scene(((LUKE, 1), (TROOPER, 1)))
    focus, other = play.show(LUKE, "1F"), play.show(TROOPER, "-")
    resolve(play, focus, STOP)
    assert play.side(other) == "-"
    assert play.duel.face[focus] == ON_CARD


@rule("DST-SYM-20", "DST-SYM-22", "DST-DIE-11")
def test_a_special_uses_the_ability_of_the_card_its_die_belongs_to() -> None:
    play = scene(cards={SABER: 1, RIFLE: 1})
    for code in (SABER, RIFLE):
        play.upgrade(code, play.card(LUKE))
    play.duel.shields[play.card(KYLO, SECOND)] = 1
    resolve(play, play.show(SABER, "Sp"), play.card(KYLO, SECOND))
    assert play.duel.damage[play.card(KYLO, SECOND)] == sum(play.duel.damage) == 2
    assert play.duel.shields[play.card(KYLO, SECOND)] == 1


@rule("DST-SYM-23")
def test_several_specials_in_the_order_the_player_chooses() -> None:
    for saber_first in (True, False):
        play = scene(cards={SABER: 1, "01057": 1})
        for code in (SABER, "01057"):
            play.upgrade(code, play.card(LUKE))
        saber, throw = play.show(SABER, "Sp"), play.show("01057", "Sp")
        target = play.show(STORMTROOPER, "2RD", SECOND)
        kylo = play.card(KYLO, SECOND)
        first, second = ((saber, (kylo,)), (throw, (target, kylo)))[:: 1 if saber_first else -1]
        resolve(play, first[0], *first[1], second[0], *second[1])
        assert play.duel.damage[kylo] == 4
        assert play.duel.pools == [(), ()]


@rule("DST-SYM-21", "DST-SYM-25", "DST-DIE-03", "DST-DIE-02")
def test_blanks_and_specials_have_value_0_and_a_blank_is_not_resolved() -> None:
    play = scene(((KYLO, 2),), ((TROOPER, 1),))
    special, blank = play.show(KYLO, "Sp"), play.show(KYLO, "-", nth=1)
    opposing = play.show(TROOPER, "2RD", SECOND)
    play.go()
    assert (play.duel.value(special), play.duel.value(blank), play.duel.value(opposing)) == (0, 0, 2)
    assert play.offers(RESOLVE) == [special]


@rule("DST-SYM-24", "DST-RES-11", "D-17")
def test_a_special_that_rerolls_its_own_die_is_resolved_once_an_action_but_again_in_a_later_one() -> None:
    specials = 0
    for draws in range(30):
        play = scene(cards={BB8: 1})
        play.support(BB8)
        die, other = play.show(BB8, "Sp"), play.show(LUKE, "-")
        for _ in range(draws):
            play.duel.dice.below(6)
        play.go()
        play.act(RESOLVE, die)
        if play.duel.options == [other]:
            play.answer(other)
        assert play.duel.active == SECOND
        if play.side(die) == "Sp":
            specials += 1
            play.passes()
            assert die in play.offers(RESOLVE)
    assert specials > 0


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


@rule("DST-CHR-05", "DST-CHR-03", "DST-DMG-02", "DST-DEF-03")
def test_a_character_holds_damage_up_to_its_health_and_is_then_defeated() -> None:
    play = scene(((LUKE, 2), (TROOPER, 1)))
    kylo, stormtrooper = play.card(KYLO, SECOND), play.card(STORMTROOPER, SECOND)
    play.duel.damage[stormtrooper] = 4
    first, second = play.show(LUKE, "2MD"), play.show(LUKE, "3MD", nth=1)
    resolve(play, first, stormtrooper)
    assert (play.duel.damage[stormtrooper], play.duel.is_in_play(stormtrooper)) == (6, True)
    play.answer(second)
    play.answer(stormtrooper)
    assert play.duel.teams[SECOND] == (kylo,)
    assert play.duel.damage[kylo] == 0


@rule("DST-SUP-05", "DST-ACTV-04", "DST-SYM-01", "DST-ACTV-01")
def test_activating_a_support_exhausts_it_and_rolls_its_die() -> None:
    play = scene(((PHASMA, 1),), cards={FIGHTER: 1})
    fighter = play.support(FIGHTER)
    play.go()
    play.act(ACTIVATE, fighter)
    assert play.duel.exhausted[fighter]
    assert play.duel.pools == [(play.die(FIGHTER),), ()]
    assert 0 <= play.duel.face[play.die(FIGHTER)] < 6
