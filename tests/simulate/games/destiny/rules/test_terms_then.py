"""Sections 11 and 14 of the rules: specials, events, combined values and things for free. Values by hand."""

from __future__ import annotations

from tests.support import rule
from tests.support.destiny_rules2 import Scene, Side

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
    scene = Scene(TEAM, TEAM)
    event = scene.hold(TAKE_COVER)
    scene.start().do("play Take Cover")
    assert event not in scene.table.discards[0]  # its ability is being resolved
    scene.table.apply(scene.table.options.index(scene.who(LUKE)))
    assert scene.table.shields[scene.who(LUKE)] == 1
    assert scene.table.discards[0] == (event,)


@rule("DST-ABS-01", "DST-ABS-02", "DST-ABL-07")
def test_a_special_side_carries_out_the_special_of_its_own_card_unasked() -> None:
    scene = Scene(TEAM, TEAM)
    scene.attach(SABER, scene.who(LUKE))  # another special, not used
    grenades = scene.attach(GRENADES, scene.who(LUKE))
    scene.show(grenades, 3)
    scene.start().do("resolve Infantry Grenades")
    assert scene.table.damage == [0, 0, 2, 2]
    assert scene.table.discards[0] == (grenades,)


@rule("DST-ABS-03", "D-74")
def test_a_special_works_without_its_card_except_for_what_needs_it() -> None:
    scene = Scene(TEAM, TEAM)
    grenades = scene.take(GRENADES)
    scene.show(grenades, 3)
    scene.start().do("resolve Infantry Grenades")
    assert scene.table.damage == [0, 0, 2, 2]
    assert scene.table.discards[0] == ()


@rule("EX-24", "DST-CMB-01")
def test_a_die_and_its_modifier_count_together() -> None:
    scene = Scene(TEAM, TEAM)
    foe = scene.who(LUKE, 1)
    scene.show(scene.who(PADAWAN), 0)  # 1 melee
    scene.show(scene.attach(SABER, scene.who(LUKE)), 1)  # +2 melee
    scene.start().do("resolve Padawan", "Lightsaber")
    scene.table.apply(scene.table.options.index(foe))
    assert scene.table.damage[foe] == 3


@rule("DST-PRE-03")
def test_an_upgrade_stays_when_its_restriction_is_met_no_more() -> None:
    scene = Scene(TEAM, TEAM)
    chance = scene.attach(SECOND_CHANCE, scene.who(LUKE))  # yellow only, on a blue character
    scene.start().do("pass", "pass")
    assert scene.table.upgrades[scene.who(LUKE)] == (chance,)


@rule("DST-TRN-03", "D-99")
def test_a_die_may_be_turned_to_an_identical_side_but_not_to_the_one_on_top() -> None:
    scene = Scene(TEAM, TEAM)
    scene.hold("01149")
    die = scene.show(scene.who(PADAWAN), 0)  # sides 0 and 1 are both 1 melee
    scene.start().do("play Use The Force")
    assert 0 not in scene.table.options
    scene.do("1 melee")
    assert scene.table.face[die] == 1


@rule("DST-DEC-01")
def test_a_decrease_ends_with_its_cause() -> None:
    scene = Scene(TEAM, TEAM)
    padawan = scene.who(PADAWAN)
    scene.hold(SABER)
    scene.hold(SABER)
    for left in (8, 5):  # 3 less 1 while it has no upgrade, then the printed 3
        if left == 8:
            scene.start()
        scene.do("play Lightsaber")
        at = [i for i, words in enumerate(scene.options()) if words == "Padawan"]
        scene.table.apply(at[0])
        assert scene.table.resources[0] == left
        scene.do("pass")
    assert len(scene.table.upgrades[padawan]) == 2


@rule("DST-CTL-02")
def test_players_control_the_cards_and_dice_they_own() -> None:
    scene = Scene(TEAM, TEAM)
    saber = scene.attach(SABER, scene.who(LUKE, 1))
    die = scene.table.setup.dice_of[saber][0]
    assert (scene.table.controller(saber), scene.table.die_seat(die)) == (1, 1)
    assert scene.table.controller(scene.who(LUKE)) == 0
