"""Events that ask for the value or the symbol dice show, or use what a removed die was worth."""

from __future__ import annotations

from tests.support import card, rule
from tests.support.destiny import ME, THEM, a_character, a_piece, a_side, a_table

FODDER, POSITION, TRAP, STRIKE, MISDIRECTION = "01068", "01104", "01107", "01112", "01116"
DEFLECT, DISARM, ELECTROSHOCK, REVERSAL = "01145", "01158", "01159", "01160"
PHASMA, TROOPER, TIE, KYLO, REY, FINN, JABBA = "01001", "01002", "01006", "01011", "01038", "01045", "01020"
RIFLE, GEAR, BB8, STAFF, PISTOL, TRAINING, LIGHTSABER = (
    "01008",
    "01034",
    "01043",
    "01044",
    "01054",
    "01058",
    "01059",
)


@card("01068")
@rule("DST-THN-01", "DST-SHW-03")
def test_cannon_fodder_takes_a_damage_die_on_a_trooper() -> None:
    theirs = [a_character(REY, showing=["+2MD", "1R"])]
    scene = a_table([TROOPER, KYLO], theirs, hand=[FODDER]).play("Cannon Fodder")
    assert (scene.damage("Stormtrooper"), scene.damage("Kylo"), scene.pool(THEM)) == (2, 0, ["1R"])


@card("01068")
@rule("DST-THN-02", "D-53")
def test_cannon_fodder_without_a_non_unique_character_removes_nothing() -> None:
    theirs = [a_character(REY, showing=["+2MD"])]
    scene = a_table([KYLO], theirs, hand=[FODDER]).play("Cannon Fodder")
    assert (scene.damage("Kylo"), scene.pool(THEM)) == (0, ["+2MD"])


@card("01068")
@rule("DST-TKN-03")
def test_cannon_fodder_removes_the_die_when_shields_block_or_the_trooper_falls() -> None:
    theirs = [a_character(REY, showing=["1MD"])]
    scene = a_table([a_character(TROOPER, shields=1)], theirs, hand=[FODDER]).play("Cannon Fodder")
    assert (scene.damage("Stormtrooper"), scene.shields("Stormtrooper"), scene.pool(THEM)) == (0, 0, [])
    mine = (a_character(TROOPER, damage=6), KYLO)
    scene = a_table(mine, theirs, hand=[FODDER]).play("Cannon Fodder")
    assert (scene.team(), scene.pool(THEM)) == (["Kylo Ren"], [])


@card("01068")
@rule("DST-CHT-05")
def test_cannon_fodder_finds_no_damage_die() -> None:
    scene = a_table([TROOPER], [a_character(REY, showing=["1R"])], hand=[FODDER]).play("Cannon Fodder")
    assert (scene.damage("Stormtrooper"), scene.pool(THEM), scene.asked) == (0, ["1R"], THEM)


@card("01104")
@rule("DST-DIE-03", "DST-SHW-03")
def test_defensive_position_removes_dice_of_value_two_or_more() -> None:
    theirs = (a_character(REY, showing=["+2MD", "1MD", "-"]), a_character(JABBA, showing=["2Dr", "1F"]))
    mine = [a_character(FINN, showing=["2RD"])]
    scene = a_table(mine, theirs, hand=[POSITION], resources=1).play("Defensive Position")
    assert (scene.pool(), scene.pool(THEM)) == (["2RD"], ["1MD", "-", "1F"])


@card("01104")
@rule("DST-PRE-01", "DST-BF-04")
def test_defensive_position_needs_the_battlefield() -> None:
    theirs = [a_character(REY, showing=["+2MD"])]
    assert not a_table([FINN], theirs, hand=[POSITION], resources=1, holder=THEM).can("play Defensive")


@card("01107")
@rule("D-114", "D-100", "DST-AMB-01")
def test_it_is_a_trap_turns_red_dice_to_a_symbol_of_the_opponent() -> None:
    mine = (a_character(TROOPER, showing=["-", "1RD"]), a_character(PHASMA, showing=["1F"]))
    theirs = [a_character(REY, showing=["1R", "+1R", "-"])]
    scene = a_table(mine, theirs, hand=[TRAP], resources=1).play("It's a Trap!")
    assert scene.options == ["resource", "blank"]
    scene.answer("resource", "Stormtrooper die (blank)", "Stormtrooper die (1 ranged)", "Captain Phasma")
    assert (scene.pool(), scene.pool(THEM)) == (["1R", "1R", "1R"], ["1R", "+1R", "-"])
    assert (scene.asked, scene.prompt) == (ME, "Take an additional action")


@card("01107")
@rule("DST-TRN-01", "DST-CHT-07")
def test_it_is_a_trap_lets_you_choose_the_side_and_leave_dice_alone() -> None:
    mine = (a_character(TROOPER, showing=["-", "1R"]), a_character(KYLO, showing=["-"]))
    theirs = [a_character(FINN, showing=["1RD"])]
    scene = a_table(mine, theirs, hand=[TRAP], resources=1).play("It's a Trap!", "Stormtrooper die (blank)", "no more")
    assert scene.options == ["1 ranged", "2 ranged", "2 ranged for 1"]
    scene.answer("2 ranged")
    assert scene.pool() == ["2RD", "1R", "-"]


@card("01107")
@rule("D-100", "DST-CHT-05")
def test_it_is_a_trap_needs_a_die_of_the_opponent_and_red_dice_with_its_symbol() -> None:
    mine = [a_character(TROOPER, showing=["-"])]
    scene = a_table(mine, [a_character(REY, showing=["1MD"])], hand=[TRAP], resources=1).play("It's a Trap!")
    assert (scene.pool(), scene.prompt) == (["-"], "Take an additional action")
    scene = a_table(mine, [REY], hand=[TRAP], resources=1).play("It's a Trap!")
    assert (scene.pool(), scene.prompt) == (["-"], "Take an additional action")


@card("01112")
@rule("DST-CMB-01", "DST-RMV-03")
def test_surgical_strike_adds_the_raised_values() -> None:
    """(1 + 1) + (2 + 1) is 5: enough for a TIE fighter of 3 and BB-8 of 1."""
    mine = [a_character(TROOPER, showing=["1RD", "2RD1", "1R"])]
    theirs = a_side([REY], supports=[TIE, BB8])
    scene = a_table(mine, theirs, hand=[STRIKE], resources=1).play("Surgical Strike", "1 ranged", "2 ranged")
    assert scene.options == ["First Order TIE Fighter", "BB-8"]
    scene.answer("TIE")
    assert (scene.supports(THEM), scene.discard(THEM)) == (["BB-8"], ["First Order TIE Fighter"])
    assert (scene.pool(), scene.resources()) == (["1R"], 0)


@card("01112")
@rule("DST-CMB-01")
def test_surgical_strike_reaches_no_costlier_support() -> None:
    mine = [a_character(TROOPER, showing=["1RD", "2RD"])]
    theirs = a_side([REY], supports=[TIE])
    scene = a_table(mine, theirs, hand=[STRIKE], resources=1).play("Surgical Strike", "1 ranged", "no more")
    assert (scene.supports(THEM), scene.pool()) == (["First Order TIE Fighter"], ["2RD"])
    scene = a_table(mine, theirs, hand=[STRIKE], resources=1).play("Surgical Strike", "2 ranged")
    assert (scene.supports(THEM), scene.pool()) == ([], ["1RD"])


@card("01112")
@rule("DST-CHT-07")
def test_surgical_strike_with_no_die_or_dice_of_other_colors_discards_nothing() -> None:
    theirs = a_side([REY], supports=[BB8])
    mine = [a_character(FINN, showing=["2RD"])]
    scene = a_table(mine, theirs, hand=[STRIKE], resources=1).play("Surgical Strike")
    assert (scene.supports(THEM), scene.pool(), scene.asked) == (["BB-8"], ["2RD"], THEM)


@card("01116")
@rule("DST-SHW-03")
def test_force_misdirection_removes_every_die_with_the_symbol_of_a_blue_one() -> None:
    mine = [a_character(KYLO, showing=["2MD1", "1R"])]
    theirs = [a_character(REY, showing=["1MD", "+2MD", "+1R", "-"])]
    scene = a_table(mine, theirs, hand=[MISDIRECTION], resources=1).play("Force Misdirection", "melee")
    assert (scene.pool(), scene.pool(THEM)) == (["2MD1", "1R"], ["+1R", "-"])


@card("01116")
@rule("DST-CHT-05", "DST-THN-02", "DST-SYM-25")
def test_force_misdirection_reads_only_blue_dice_blanks_too() -> None:
    theirs = [a_character(REY, showing=["-", "1R"])]
    mine = [a_character(TROOPER, showing=["-"])]
    scene = a_table(mine, theirs, hand=[MISDIRECTION], resources=1).play("Force Misdirection")
    assert (scene.pool(THEM), scene.asked) == (["-", "1R"], THEM)
    mine = [a_character(KYLO, showing=["-"])]
    scene = a_table(mine, theirs, hand=[MISDIRECTION], resources=1).play("Force Misdirection")
    assert (scene.pool(), scene.pool(THEM)) == (["-"], ["1R"])


@card("01145")
@rule("D-64", "DST-SPT-01")
def test_deflect_sends_half_of_the_damage_back_rounded_up() -> None:
    theirs = [a_character(FINN, upgrades=[a_piece("01051", "3RD")])]
    scene = a_table([KYLO], theirs, hand=[DEFLECT], resources=1).play("Deflect", "Finn")
    assert (scene.damage("Finn"), scene.pool(THEM)) == (2, [])
    theirs = [a_character(FINN, showing=["2RD"])]
    assert a_table([KYLO], theirs, hand=[DEFLECT], resources=1).play("Deflect", "Finn").damage("Finn") == 1


@card("01145")
@rule("DST-SPT-04", "D-66")
def test_deflect_needs_a_blue_character_and_a_ranged_die() -> None:
    theirs = [a_character(FINN, showing=["2RD"])]
    scene = a_table([TROOPER], theirs, hand=[DEFLECT], resources=1).play("Deflect")
    assert (scene.pool(THEM), scene.asked) == (["2RD"], THEM)
    theirs = [a_character(FINN, showing=["1MD"])]
    scene = a_table([KYLO], theirs, hand=[DEFLECT], resources=1).play("Deflect")
    assert (scene.pool(THEM), scene.damage("Finn"), scene.asked) == (["1MD"], 0, THEM)


@card("01158")
@rule("DST-DLP-01", "DST-RMV-03")
def test_disarm_discards_a_weapon_or_equipment_of_no_higher_cost() -> None:
    mine = [a_character(FINN, showing=["2RD"])]
    theirs = (a_character(REY, upgrades=[LIGHTSABER, PISTOL]), a_character(JABBA, upgrades=[GEAR, TRAINING]))
    scene = a_table(mine, theirs, hand=[DISARM], resources=1).play("Disarm")
    assert sorted(scene.options) == ["DH-17 Blaster Pistol", "Survival Gear"]
    scene.answer("Survival Gear")
    assert (scene.upgrades("Jabba"), scene.discard(THEM), scene.pool()) == (["Force Training"], ["Survival Gear"], [])


@card("01158")
@rule("D-53")
def test_disarm_needs_a_damage_die_that_is_high_enough() -> None:
    theirs = [a_character(REY, upgrades=[LIGHTSABER])]
    scene = a_table([a_character(FINN, showing=["1R"])], theirs, hand=[DISARM], resources=1).play("Disarm")
    assert (scene.upgrades("Rey"), scene.pool()) == (["Lightsaber"], ["1R"])
    scene = a_table([a_character(FINN, showing=["2RD"])], theirs, hand=[DISARM], resources=1).play("Disarm")
    assert (scene.upgrades("Rey"), scene.pool()) == (["Lightsaber"], [])


@card("01159")
@rule("DST-DIE-03", "DST-SHW-03")
def test_electroshock_removes_a_die_of_value_two_or_less() -> None:
    theirs = (a_character(REY, showing=["+2MD", "-"], upgrades=[a_piece(STAFF, "3MD1")]),)
    scene = a_table([FINN], theirs, hand=[ELECTROSHOCK], resources=1).play("Electroshock")
    assert scene.options == ["Rey die (+2 melee)", "Rey die (blank)"]
    scene.answer("+2 melee")
    assert scene.pool(THEM) == ["-", "3MD1"]


@card("01159")
@rule("DST-SPT-04", "DST-CHT-05")
def test_electroshock_needs_a_yellow_character_and_a_low_die() -> None:
    theirs = [a_character(REY, showing=["1MD"])]
    scene = a_table([KYLO], theirs, hand=[ELECTROSHOCK], resources=1).play("Electroshock")
    assert (scene.pool(THEM), scene.asked) == (["1MD"], THEM)
    theirs = [a_character(REY, upgrades=[a_piece(STAFF, "3MD1")])]
    scene = a_table([FINN], theirs, hand=[ELECTROSHOCK], resources=1).play("Electroshock")
    assert (scene.pool(THEM), scene.asked) == (["3MD1"], THEM)


@card("01160")
@rule("D-64", "DST-RMV-03")
def test_reversal_sends_the_damage_back() -> None:
    theirs = (a_character(REY, shields=1, upgrades=[a_piece(STAFF, "3MD1")]), KYLO)
    scene = a_table([FINN], theirs, hand=[REVERSAL], resources=3).play("Reversal", "Rey, Force")
    assert (scene.damage("Rey, Force"), scene.shields("Rey, Force"), scene.pool(THEM)) == (2, 0, [])


@card("01160")
@rule("DST-SPT-04", "D-66")
def test_reversal_needs_a_yellow_character_and_a_damage_die() -> None:
    theirs = [a_character(REY, showing=["1MD"])]
    scene = a_table([KYLO], theirs, hand=[REVERSAL], resources=3).play("Reversal")
    assert (scene.pool(THEM), scene.damage("Rey"), scene.asked) == (["1MD"], 0, THEM)
    scene = a_table([FINN], [a_character(REY, showing=["1R"])], hand=[REVERSAL], resources=3).play("Reversal")
    assert (scene.pool(THEM), scene.damage("Rey"), scene.asked) == (["1R"], 0, THEM)
