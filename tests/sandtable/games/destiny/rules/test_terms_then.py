"""Sections 11 and 14 of the rules: specials, events, combined values and things for free. Values by hand."""

from __future__ import annotations

from tests.support import rule
from tests.support.destiny_rules import Side, facing

LUKE, PADAWAN, GRENADES, THROW, TAKE_COVER, DISTURBANCE = "01035", "01036", "01017", "01057", "01157", "01146"
SABER, SECOND_CHANCE, FINN = "01059", "01137", "01045"
CARDS = (
    ("01153", 4),
    (GRENADES, 1),
    (THROW, 1),
    ("01149", 1),
    (TAKE_COVER, 1),
    (DISTURBANCE, 1),
    (SABER, 2),
    (SECOND_CHANCE, 1),
)
TEAM = Side((LUKE, PADAWAN), CARDS)


@rule("DST-ABL-05")
def test_an_event_does_what_it_says_when_played_and_goes_to_the_discard_pile() -> None:
    scene = facing(TEAM, TEAM)
    event = scene.hold(TAKE_COVER)
    scene.go().do("play Take Cover")
    assert event not in scene.duel.discards[0]  # its ability is being resolved
    scene.duel.apply(scene.duel.options.index(scene.card(LUKE)))
    assert scene.duel.shields[scene.card(LUKE)] == 1
    assert scene.duel.discards[0] == (event,)


@rule("DST-ABS-01", "DST-ABS-02", "DST-ABL-07")
def test_a_special_side_carries_out_the_special_of_its_own_card_unasked() -> None:
    scene = facing(TEAM, TEAM)
    scene.upgrade(SABER, scene.card(LUKE))  # another special, not used
    grenades = scene.upgrade(GRENADES, scene.card(LUKE))
    scene.turn_up(grenades, 3)
    scene.go().do("resolve Infantry Grenades")
    assert scene.duel.damage == [0, 0, 2, 2]
    assert scene.duel.discards[0] == (grenades,)


@rule("DST-ABS-03", "D-74")
def test_a_special_works_without_its_card_except_for_what_needs_it() -> None:
    scene = facing(TEAM, TEAM)
    grenades = scene.take(GRENADES)
    scene.turn_up(grenades, 3)
    scene.go().do("resolve Infantry Grenades")
    assert scene.duel.damage == [0, 0, 2, 2]
    assert scene.duel.discards[0] == ()


@rule("EX-24", "DST-CMB-01")
def test_a_die_and_its_modifier_count_together() -> None:
    scene = facing(TEAM, TEAM)
    foe = scene.card(LUKE, 1)
    scene.turn_up(scene.card(PADAWAN), 0)  # 1 melee
    scene.turn_up(scene.upgrade(SABER, scene.card(LUKE)), 1)  # +2 melee
    scene.go().do("resolve Padawan", "Lightsaber")
    scene.duel.apply(scene.duel.options.index(foe))
    assert scene.duel.damage[foe] == 3


@rule("DST-PRE-03")
def test_an_upgrade_stays_when_its_restriction_is_met_no_more() -> None:
    scene = facing(TEAM, TEAM)
    chance = scene.upgrade(SECOND_CHANCE, scene.card(LUKE))  # yellow only, on a blue character
    scene.go().do("pass", "pass")
    assert scene.duel.upgrades[scene.card(LUKE)] == (chance,)


@rule("DST-TRN-03", "D-99")
def test_a_die_may_be_turned_to_an_identical_side_but_not_to_the_one_on_top() -> None:
    scene = facing(TEAM, TEAM)
    scene.hold("01149")
    die = scene.turn_up(scene.card(PADAWAN), 0)  # sides 0 and 1 are both 1 melee
    scene.go().do("play Use The Force")
    assert 0 not in scene.duel.options
    scene.do("1 melee")
    assert scene.duel.face[die] == 1


@rule("DST-DEC-01")
def test_a_decrease_ends_with_its_cause() -> None:
    scene = facing(TEAM, TEAM)
    padawan = scene.card(PADAWAN)
    scene.hold(SABER)
    scene.hold(SABER)
    for left in (8, 5):  # 3 less 1 while it has no upgrade, then the printed 3
        if left == 8:
            scene.go()
        scene.do("play Lightsaber")
        at = [i for i, words in enumerate(scene.options()) if words == "Padawan"]
        scene.duel.apply(at[0])
        assert scene.duel.resources[0] == left
        scene.do("pass")
    assert len(scene.duel.upgrades[padawan]) == 2


@rule("DST-CTL-02")
def test_players_control_the_cards_and_dice_they_own() -> None:
    scene = facing(TEAM, TEAM)
    saber = scene.upgrade(SABER, scene.card(LUKE, 1))
    die = scene.duel.setup.dice_of[saber][0]
    assert (scene.duel.controller(saber), scene.duel.die_seat(die)) == (1, 1)
    assert scene.duel.controller(scene.card(LUKE)) == 0
