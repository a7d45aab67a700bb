"""Events that resolve one of your dice, some for more than it shows."""

from __future__ import annotations

from tests.support import card, rule
from tests.support.destiny import ME, THEM, a_character, a_piece, a_side, a_table

PHASMA, TROOPER, TIE, DOOKU, KYLO, REBEL, REY = "01001", "01002", "01006", "01009", "01011", "01030", "01038"
ROBES, STAFF, FINN, HIRED_GUN, PISTOL, LIGHTSABER = "01040", "01044", "01045", "01047", "01054", "01059"
ENRAGE, FORCE_STRIKE, INTIMIDATE, NO_MERCY, GO_FOR_THE_KILL = "01081", "01083", "01084", "01086", "01096"
COMMANDO_RAID, NATURAL_TALENT, SHOOT_FIRST, FIREPOWER, LOGISTICS = "01103", "01108", "01133", "01140", "01142"
SUPPORTING_FIRE, POWER, BLOCK, TAKE_COVER = "01144", "01148", "01153", "01157"


@card("01083")
@rule("DST-RTC-01", "DST-RTC-02")
def test_force_strike_turns_to_melee_and_strikes_at_once() -> None:
    scene = a_table([a_character(KYLO, showing=["-"])], [REY], hand=[FORCE_STRIKE], resources=2)
    scene.play("Force Strike", "2 melee", "yes", "Rey")
    assert (scene.damage("Rey"), scene.resources(), scene.pool()) == (2, 0, [])


@card("01083")
def test_force_strike_may_leave_the_die_for_later() -> None:
    scene = a_table([a_character(KYLO, showing=["-"])], [REY], hand=[FORCE_STRIKE], resources=1)
    scene.play("Force Strike", "1 melee", "no")
    assert (scene.damage("Rey"), scene.pool(), scene.asked) == (0, ["1MD"], THEM)


@card("01083")
@rule("DST-DIE-06")
def test_force_strike_offers_no_strike_that_cannot_be_paid() -> None:
    scene = a_table([a_character(KYLO, showing=["-"])], [REY], hand=[FORCE_STRIKE], resources=1)
    scene.play("Force Strike", "2 melee")
    assert (scene.pool(), scene.asked) == (["2MD1"], THEM)


@card("01083")
@rule("D-100", "DST-THN-02")
def test_force_strike_does_nothing_with_dice_of_other_colors() -> None:
    scene = a_table([a_character(PHASMA, showing=["1RD"])], [REY], hand=[FORCE_STRIKE], resources=1)
    scene.play("Force Strike")
    assert (scene.pool(), scene.discard(), scene.asked) == (["1RD"], ["Force Strike"], THEM)


@card("01086")
def test_no_mercy_strikes_harder_for_each_blue_card() -> None:
    mine = [a_character(KYLO, showing=["1MD"])]
    scene = a_table(mine, [REY], hand=[NO_MERCY, INTIMIDATE, ENRAGE, BLOCK], resources=2)
    scene.play("No Mercy", "Intimidate", "Enrage", "Rey")
    assert (scene.damage("Rey"), scene.hand(), scene.pool()) == (3, ["Block"], [])


@card("01086")
@rule("DST-CHT-07", "D-92")
def test_no_mercy_resolves_for_nothing_discarded() -> None:
    mine = [a_character(KYLO, showing=["1MD"])]
    scene = a_table(mine, [REY], hand=[NO_MERCY, ENRAGE], resources=2).play("No Mercy", "no more", "Rey")
    assert (scene.damage("Rey"), scene.hand()) == (1, ["Enrage"])


@card("01086")
@rule("DST-RTC-03")
def test_no_mercy_resolves_neither_a_modifier_nor_another_symbol() -> None:
    mine = [a_character(KYLO, showing=["1Sh"], upgrades=[a_piece(LIGHTSABER, "+2MD")])]
    scene = a_table(mine, [REY], hand=[NO_MERCY, ENRAGE], resources=2).play("No Mercy", "Enrage")
    assert (scene.pool(), scene.hand(), scene.asked) == (["1Sh", "+2MD"], [], THEM)


@card("01096")
@rule("DST-UNB-02", "DST-DMG-04", "D-64")
def test_go_for_the_kill_goes_past_shields() -> None:
    scene = a_table([a_character(TROOPER, showing=["2RD"])], [a_character(REY, shields=3)], hand=[GO_FOR_THE_KILL])
    scene.play("Go for the Kill", "Rey")
    assert (scene.damage("Rey"), scene.shields("Rey"), scene.pool()) == (2, 3, [])


@card("01096")
@rule("DST-RTC-04")
def test_go_for_the_kill_takes_one_ranged_die_without_modifiers() -> None:
    mine = [a_character(FINN, showing=["1RD"], upgrades=[a_piece(PISTOL, "+2RD")]), a_character(REY, showing=["1MD"])]
    scene = a_table(mine, [a_character(KYLO, shields=1)], hand=[GO_FOR_THE_KILL]).play("Go for the Kill", "Kylo")
    assert (scene.damage("Kylo"), scene.shields("Kylo"), scene.pool()) == (1, 1, ["+2RD", "1MD"])


@card("01096")
def test_go_for_the_kill_leaves_later_dice_blockable() -> None:
    mine = [a_character(TROOPER, showing=["2RD"]), a_character(TROOPER, showing=["1RD"])]
    scene = a_table(mine, [a_character(REY, shields=3)], hand=[GO_FOR_THE_KILL])
    scene.play("Go for the Kill", "(2 ranged)", "Rey").pass_().resolve("First Order Stormtrooper", "Rey")
    assert (scene.damage("Rey"), scene.shields("Rey")) == (2, 2)


@card("01103")
@rule("D-20", "DST-SYM-17")
def test_commando_raid_discards_three_for_one_and_draws() -> None:
    mine = [a_character(PHASMA, showing=["1Dc"])]
    theirs = a_side([REY], hand=[BLOCK, BLOCK, TAKE_COVER, TAKE_COVER])
    scene = a_table(mine, theirs, hand=[COMMANDO_RAID], deck=[BLOCK], resources=1).play("Commando Raid")
    assert (len(scene.hand(THEM)), scene.hand(), scene.pool()) == (1, ["Block"], [])


@card("01103")
@rule("D-122", "D-50")
def test_commando_raid_draws_even_when_their_hand_is_empty() -> None:
    mine = [a_character(PHASMA, showing=["1Dc"])]
    scene = a_table(mine, [REY], hand=[COMMANDO_RAID], deck=[BLOCK], resources=1).play("Commando Raid")
    assert (scene.hand(), scene.pool()) == (["Block"], [])


@card("01103")
@rule("D-122", "DST-THN-01")
def test_commando_raid_draws_nothing_without_a_red_discard_die() -> None:
    mine = [a_character(REY, showing=["1Dc"]), a_character(REBEL, showing=["1RD"])]
    theirs = a_side([KYLO], hand=[BLOCK])
    scene = a_table(mine, theirs, hand=[COMMANDO_RAID], deck=[BLOCK], resources=1).play("Commando Raid")
    assert (scene.hand(), scene.hand(THEM), scene.pool()) == ([], ["Block"], ["1Dc", "1RD"])


@card("01108")
@rule("D-20", "D-19")
def test_natural_talent_adds_one_and_the_die_goes_back() -> None:
    scene = a_table([a_character(FINN, showing=["1Sh"])], [KYLO], hand=[NATURAL_TALENT], resources=1)
    scene.play("Natural Talent", "Finn")
    assert (scene.shields("Finn"), scene.pool()) == (2, [])


@card("01108")
@rule("D-20", "DST-SYM-25", "DST-CHT-04")
def test_natural_talent_makes_no_blank_resolvable() -> None:
    scene = a_table([a_character(FINN, dice=2, showing=["-", "1R"])], [KYLO], hand=[NATURAL_TALENT], resources=1)
    scene.play("Natural Talent")
    assert (scene.resources(), scene.pool()) == (2, ["-"])


@card("01108")
@rule("DST-RTC-02")
def test_natural_talent_pays_the_side_after_the_event() -> None:
    mine = [a_character(HIRED_GUN, showing=["3RD1"])]
    scene = a_table(mine, [KYLO], hand=[NATURAL_TALENT], resources=1).play("Natural Talent")
    assert (scene.damage("Kylo"), scene.pool(), scene.asked) == (0, ["3RD1"], THEM)
    scene = a_table(mine, [KYLO], hand=[NATURAL_TALENT], resources=2).play("Natural Talent", "Kylo")
    assert (scene.damage("Kylo"), scene.resources()) == (4, 0)


@card("01108")
@rule("D-20")
def test_natural_talent_raises_no_special() -> None:
    mine = [a_character(REY, upgrades=[a_piece(LIGHTSABER, "Sp")])]
    scene = a_table(mine, [KYLO], hand=[NATURAL_TALENT], resources=1).play("Natural Talent", "Kylo")
    assert scene.damage("Kylo") == 2


@card("01133")
@rule("DST-AMB-01")
def test_shoot_first_shoots_and_takes_their_shot_away() -> None:
    mine = [a_character(FINN, showing=["2RD"])]
    theirs = [a_character(TROOPER, showing=["1RD"]), a_character(KYLO, showing=["1MD"])]
    scene = a_table(mine, theirs, hand=[SHOOT_FIRST, BLOCK], resources=1).play("Shoot First", "Kylo")
    assert (scene.damage("Kylo"), scene.pool(THEM)) == (2, ["1MD"])
    assert (scene.asked, scene.prompt) == (ME, "Take an additional action")


@card("01133")
@rule("D-122", "DST-THN-02")
def test_shoot_first_removes_nothing_without_a_shot() -> None:
    mine = [a_character(HIRED_GUN, showing=["2RD1"])]
    scene = a_table(mine, [a_character(TROOPER, showing=["1RD"])], hand=[SHOOT_FIRST], resources=1)
    scene.play("Shoot First")
    assert (scene.pool(), scene.pool(THEM)) == (["2RD1"], ["1RD"])


@card("01140")
def test_firepower_adds_one() -> None:
    mine = [a_character(REBEL, showing=["2RD"]), a_character(FINN, showing=["1RD"])]
    scene = a_table(mine, [KYLO], hand=[FIREPOWER], resources=1).play("Firepower", "Kylo")
    assert (scene.damage("Kylo"), scene.pool()) == (3, ["1RD"])


@card("01140")
@rule("D-03", "DST-RPL-01")
def test_firepower_adds_two_to_a_vehicle() -> None:
    scene = a_table([TROOPER], [REY], supports=[a_piece(TIE, "1RD")], hand=[FIREPOWER], resources=1)
    scene.play("Firepower", "Rey")
    assert scene.damage("Rey") == 3


@card("01140")
def test_firepower_is_for_red_dice() -> None:
    scene = a_table([a_character(FINN, showing=["2RD"])], [KYLO], hand=[FIREPOWER], resources=1).play("Firepower")
    assert (scene.damage("Kylo"), scene.pool()) == (0, ["2RD"])


@card("01142")
def test_logistics_gains_one_more() -> None:
    scene = a_table([a_character(REBEL, showing=["1R"])], [KYLO], hand=[LOGISTICS]).play("Logistics")
    assert (scene.resources(), scene.pool()) == (2, [])


@card("01142")
@rule("DST-SPT-04", "DST-ZONE-10")
def test_logistics_needs_a_red_character_and_a_die_of_your_own() -> None:
    scene = a_table([a_character(REY, showing=["1R"])], [KYLO], hand=[LOGISTICS]).play("Logistics")
    assert (scene.resources(), scene.pool()) == (0, ["1R"])
    scene = a_table([REBEL], [a_character(KYLO, showing=["1R"])], hand=[LOGISTICS]).play("Logistics")
    assert (scene.resources(), scene.resources(THEM), scene.pool(THEM)) == (0, 0, ["1R"])


@card("01144")
@rule("DST-RDY-07")
def test_supporting_fire_exhausts_to_shoot_for_one_more() -> None:
    mine = [a_character(FINN, showing=["2RD"])]
    scene = a_table(mine, [KYLO], supports=[SUPPORTING_FIRE]).use("Supporting Fire", "Kylo")
    assert (scene.damage("Kylo"), scene.exhausted("Supporting Fire"), scene.pool()) == (3, True, [])


@card("01144")
@rule("DST-RDY-08", "DST-ACTV-05")
def test_supporting_fire_works_once_a_round_and_needs_a_ranged_die() -> None:
    mine = [a_character(FINN, showing=["2RD"])]
    assert not a_table(mine, [KYLO], supports=[a_piece(SUPPORTING_FIRE, exhausted=True)]).can("use Supporting")
    scene = a_table([a_character(FINN, showing=["1MD"])], [KYLO], supports=[SUPPORTING_FIRE]).use("Supporting Fire")
    assert (scene.damage("Kylo"), scene.exhausted("Supporting Fire"), scene.pool()) == (0, True, ["1MD"])


@card("01148")
def test_power_of_the_force_counts_blue_upgrades() -> None:
    mine = [a_character(REY, showing=["1MD"], upgrades=[ROBES, LIGHTSABER, STAFF])]
    theirs = [a_character(KYLO, upgrades=[LIGHTSABER])]
    scene = a_table(mine, theirs, hand=[POWER], resources=1).play("The Power of the Force", "Kylo")
    assert (scene.damage("Kylo"), scene.pool()) == (2, [])


@card("01148")
@rule("D-66", "D-50")
def test_power_of_the_force_can_make_a_die_worth_nothing() -> None:
    mine = [a_character(REY, showing=["1MD"])]
    scene = a_table(mine, [a_character(KYLO, shields=1)], hand=[POWER], resources=1)
    scene.play("The Power of the Force")
    assert (scene.damage("Kylo"), scene.shields("Kylo"), scene.pool(), scene.asked) == (0, 1, [], THEM)


@card("01148")
@rule("DST-RTC-02", "DST-DIE-06")
def test_power_of_the_force_is_offered_only_dice_that_resolve() -> None:
    mine = [a_character(DOOKU, dice=2, showing=["2Dc1", "2MD"], upgrades=[LIGHTSABER])]
    scene = a_table(mine, [REY], hand=[POWER], resources=1).play("The Power of the Force", "Rey")
    assert (scene.damage("Rey"), scene.pool()) == (1, ["2Dc1"])
