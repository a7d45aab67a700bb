"""Section 14 of the rules: what the words on cards mean. Values by hand from the text."""

from __future__ import annotations

import pytest

from sandtable.games.destiny import damage, moves
from sandtable.games.destiny.terms import ON_CARD
from tests.support import rule
from tests.support.destiny_rules import Scene, Side, facing

LUKE, PADAWAN, TROOPER, FINN = "01035", "01036", "01030", "01045"
FORCE, WOOKIEE, DRAW_ATTENTION, AIM, BLOCK = "01149", "01130", "01128", "01151", "01153"
CARDS = (
    (BLOCK, 4),
    (FORCE, 2),
    (WOOKIEE, 2),
    (DRAW_ATTENTION, 2),
    (AIM, 2),
    ("01059", 2),
    ("01137", 1),
    ("01057", 1),
    ("01126", 1),
    ("01162", 1),
    ("01017", 1),
    ("01008", 1),
    ("01023", 1),
)
TEAM = Side((LUKE, PADAWAN), CARDS)
FOES = Side((LUKE, PADAWAN), CARDS)


def choose(scene: Scene, thing: int) -> None:
    scene.duel.apply(scene.duel.options.index(thing))


@rule("EX-20", "DST-CHE-01", "DST-CHE-02", "DST-CHE-03")
def test_an_opponent_may_choose_what_they_can_carry_out_only_in_part() -> None:
    scene = facing(TEAM, FOES)
    scene.hold(WOOKIEE)
    die = scene.turn_up(scene.card(LUKE, 1), 0)
    scene.duel.exhausted[scene.card(LUKE, 1)] = True
    scene.go().do("play Let The Wookiee Win")
    assert scene.asked() == 1
    assert len(scene.options()) == 2
    scene.do("remove 2")
    assert scene.duel.face[die] == ON_CARD
    assert scene.duel.damage == [0, 0, 0, 0]


@rule("EX-21", "DST-SPT-01", "DST-SPT-02", "DST-SPT-03", "DST-SPT-04", "D-95")
def test_an_event_that_spots_nothing_is_played_and_paid_for_but_does_nothing() -> None:
    scene = facing(Side((TROOPER, FINN), CARDS), FOES)  # the only blue characters are the opponent's
    event = scene.hold(FORCE)
    die = scene.turn_up(scene.card(TROOPER), 0)
    scene.go().do("play Use The Force")
    assert (scene.duel.resources[0], scene.duel.discards[0], scene.duel.face[die]) == (9, (event,), 0)
    assert scene.asked() == 1


@rule("EX-21", "DST-SPT-01", "DST-TRN-01", "DST-TRN-02", "DST-CHT-03")
def test_a_spotted_character_lets_the_die_be_turned_to_any_other_side() -> None:
    scene = facing(TEAM, FOES)
    scene.hold(FORCE)
    die = scene.turn_up(scene.card(LUKE), 0)
    scene.go().do("play Use The Force")
    assert 0 not in scene.duel.options
    choose(scene, 3)
    assert scene.duel.face[die] == 3


@rule("D-100", "DST-CHT-05", "DST-CHT-04")
def test_a_die_without_another_such_side_is_no_target() -> None:
    scene = facing(TEAM, FOES)
    event = scene.hold(AIM)
    die = scene.turn_up(scene.card(LUKE), 0)  # Luke's die has no ranged side
    scene.go().do("play Aim")
    assert scene.duel.face[die] == 0
    assert scene.duel.discards[0] == (event,)
    assert scene.asked() == 1


@rule("DST-MOV-01", "DST-MOV-02", "DST-MOV-04", "D-98")
def test_moved_damage_ignores_shields_and_is_not_dealt() -> None:
    scene = facing(Side((LUKE, "01009"), CARDS), FOES)
    luke, dooku = scene.card(LUKE), scene.card("01009")
    scene.hold(DRAW_ATTENTION)
    scene.hold(BLOCK)
    scene.duel.damage[luke] = 3
    scene.duel.shields[dooku] = 2
    scene.go().do("play Draw Attention", "2")
    assert scene.asked() == 1  # Dooku's ability for dealt damage was not offered; Luke was no destination
    assert (scene.duel.damage[luke], scene.duel.damage[dooku], scene.duel.shields[dooku]) == (1, 2, 2)


@rule("D-98")
def test_moved_damage_that_reaches_health_defeats() -> None:
    scene = facing(TEAM, FOES)
    luke, padawan = scene.card(LUKE), scene.card(PADAWAN)
    scene.hold(DRAW_ATTENTION)
    scene.duel.damage[luke] = 2
    scene.duel.damage[padawan] = 6
    scene.go().do("play Draw Attention")
    choose(scene, luke)
    scene.do("2")
    assert scene.duel.teams[0] == (luke,)


@rule("DST-MOV-03")
def test_damage_with_nowhere_to_go_is_not_moved() -> None:
    scene = facing(Side((LUKE,), CARDS), FOES)
    scene.hold(DRAW_ATTENTION)
    scene.duel.damage[scene.card(LUKE)] = 2
    scene.go().do("play Draw Attention", "2")
    assert scene.duel.damage[scene.card(LUKE)] == 2


@rule("DST-PRE-02", "DST-PRE-01", "D-96")
def test_a_colored_upgrade_needs_a_character_of_its_color() -> None:
    scene = facing(TEAM, FOES)
    scene.hold("01137")  # yellow character only
    scene.go()
    assert "play Second Chance" not in scene.options()
    other = facing(Side((LUKE, FINN), CARDS), FOES)
    chance = other.hold("01137")
    other.go().do("play Second Chance")
    assert other.duel.host[chance] == other.card(FINN)


@rule("DST-RMV-01", "DST-RMV-02", "DST-CHT-04")
def test_only_dice_in_a_pool_can_be_removed() -> None:
    scene = facing(TEAM, FOES)
    scene.hold(BLOCK)
    luke = scene.turn_up(scene.card(LUKE, 1), 0)
    padawan = scene.duel.setup.dice_of[scene.card(PADAWAN, 1)][0]
    scene.go().do("play Block")
    assert (scene.duel.face[luke], scene.duel.face[padawan]) == (ON_CARD, ON_CARD)
    assert scene.duel.pools[1] == ()


@rule("DST-SHW-01", "DST-SHW-02", "DST-SHW-03")
def test_block_hits_what_shows_melee_modifiers_included() -> None:
    scene = facing(TEAM, FOES)
    scene.hold(BLOCK)
    scene.turn_up(scene.upgrade("01059", scene.card(LUKE, 1)), 1)  # +2 melee
    shield = scene.turn_up(scene.card(LUKE, 1), 3)  # melee is on other sides only
    scene.go().do("play Block")
    assert scene.duel.pools[1] == (shield,)


@rule("DST-HEA-01", "DST-HEA-02", "DST-HEA-03")
@pytest.mark.parametrize(("there", "healed", "left"), [(3, 2, 1), (1, 1, 0), (0, 0, 0)])
def test_healing_takes_off_at_most_what_is_there(there: int, healed: int, left: int) -> None:
    scene = facing(TEAM, FOES)
    scene.duel.damage[0] = there
    assert damage.heal(scene.duel, 0, 2) == healed
    assert scene.duel.damage[0] == left


@rule("DST-CTL-03", "DST-CTL-04", "DST-CTL-01")
def test_claiming_takes_control_of_a_battlefield_the_other_owns() -> None:
    scene = facing(TEAM, FOES)
    scene.duel.battlefield = scene.duel.setup.battlefields[1]
    scene.duel.holder = 1
    scene.go().do("claim", "no")
    battlefield = scene.duel.battlefield
    assert (scene.duel.setup.owner[battlefield], scene.duel.controller(battlefield)) == (1, 0)


@rule("DST-RRL-01")
def test_a_rerolled_die_stays_in_its_pool_and_dice_on_cards_are_not_rerolled() -> None:
    scene = facing(TEAM, FOES)
    scene.hold("01162")
    die = scene.turn_up(scene.card(LUKE, 1), 0)
    scene.go().do("play Unpredictable")  # the only die in a pool is rerolled unasked
    assert scene.duel.pools == [(), (die,)]
    assert scene.duel.face[scene.duel.setup.dice_of[scene.card(PADAWAN, 1)][0]] == ON_CARD


@rule("DST-CHT-07", "D-94", "D-92")
def test_any_number_may_be_none() -> None:
    scene = facing(TEAM, FOES)
    scene.hold("01126")
    die = scene.turn_up(scene.card(LUKE, 1), 0)
    scene.go().do("play Daring Escape", "no more")
    assert (scene.duel.pools[1], scene.duel.face[die]) == ((die,), 0)


@rule("DST-CHD-01", "DST-CHD-02")
def test_frozen_wastes_offers_character_dice_only() -> None:
    scene = facing(Side((LUKE, PADAWAN), CARDS, "01168"), FOES)
    luke, padawan = scene.turn_up(scene.card(LUKE, 1), 0), scene.turn_up(scene.card(PADAWAN, 1), 0)
    scene.turn_up(scene.upgrade("01059", scene.card(LUKE, 1)), 1)
    scene.go().do("claim", "yes")
    assert scene.duel.options == [luke, padawan]


@rule("DST-LOK-01", "DST-LOK-02", "D-97")
def test_a_card_looked_at_stays_and_is_known_to_the_looker_only() -> None:
    scene = facing(TEAM, FOES)
    card = scene.hold(BLOCK, 1)
    moves.look_at(scene.duel, 0, card)
    assert scene.duel.hands[1] == (card,)
    assert scene.duel.knows == [(card,), ()]
