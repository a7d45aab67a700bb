"""The effects of dice and their symbols, one after the other: section 3 of the rule book."""

from __future__ import annotations

import pytest

from sandtable.games.destiny.terms import ON_CARD, RESOLVE
from tests.support import rule
from tests.support.destiny_rules import (
    BB8,
    COVER,
    DOOKU,
    FIRST,
    FLANK,
    GEAR,
    GUN,
    KYLO,
    LUKE,
    PHASMA,
    RIFLE,
    SABER,
    SECOND,
    STOP,
    STORMTROOPER,
    TROOPER,
    resolve,
    scene,
    sides_of,
)


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
