"""Dice whose damage is unblockable in every way of resolving them, dice that belong to a character, and dice that leave
a pool together. Values by hand from the printed cards.
"""

from __future__ import annotations

from tests.support import card, rule
from tests.support.destiny import THEM, Scene, a_character, a_piece, a_side, a_table

TROOPER, KYLO, REY, LUKE = "01002", "01011", "01038", "01035"
PHASMA, JABBA, VADER = "01001", "01020", "01010"
REBEL, RIFLE, BLASTER, SABER, CHOKE = "01030", "01008", "01054", "01059", "01013"
MACE, GENERAL, SWORD, FOCUSED_FIRE, SALVO = "18047", "16092", "10018", "11126", "02121"
RALLY, STALL, NEEDA = "16099", "18040", "21014"
DOOKU, STRIKE_ME_DOWN, ZANNAH, REPULSE, TAILED = "18002", "19015", "15001", "14038", "14077"
LUMINARA, APPRENTICE, SALVAGE, CRAFT, GUARD, GROW = "15040", "12069", "15020", "15061", "16040", "18089"
KES, JETPACKS, DESERTED = "09073", "23066", "16017"


# -- Unblockable dice in other ways ------------------------------------------------------------------------------


@card("18047", "16092")
@rule("DST-ASI-01", "DST-IND-11", "DST-INH-01")
def test_maces_die_is_unblockable_as_indirect_damage_too() -> None:
    mine = [a_character(MACE, showing=("2MD",), upgrades=[GENERAL])]
    scene = a_table(mine, [a_character(KYLO, shields=2)]).use("General", "indirect")
    assert (scene.damage("Kylo"), scene.shields("Kylo")) == (2, 2)


@card("10018", "11126")
@rule("DST-AGN-01", "DST-INH-01")
def test_an_unblockable_die_is_resolved_against_the_chosen_character_as_well() -> None:
    mine = [a_character(PHASMA, showing=("1RD",), upgrades=[a_piece(SWORD, "1RD")])]
    scene = a_table(mine, [a_character(KYLO, shields=3), REY], hand=[FOCUSED_FIRE], resources=5)
    scene.play("Focused Fire", "Kylo", "Electro Sword", "Phasma")
    assert (scene.damage("Kylo"), scene.shields("Kylo"), scene.damage("Rey")) == (2, 1, 0)


@card("10018", "02121")
@rule("DST-AGN-02", "DST-INH-01")
def test_an_unblockable_die_passes_the_shields_of_each_character() -> None:
    mine = [a_character(PHASMA, upgrades=[a_piece(SWORD, "1RD")])]
    theirs = [a_character(KYLO, shields=2), a_character(REY, shields=1)]
    scene = a_table(mine, theirs, hand=[SALVO], resources=5).play("Salvo")
    assert [(scene.damage(each), scene.shields(each)) for each in ("Kylo", "Rey")] == [(1, 2), (1, 1)]


# -- Dice that leave together ------------------------------------------------------------------------------------


@card("16099", "18040")
@rule("DST-OPD-04")
def test_the_rest_of_rally_the_covert_is_removed_together() -> None:
    """Four blanks: Black Stall Station waits for one or more removed dice, so it acts once."""
    scene = a_table([JABBA], [KYLO], hand=[RALLY], resources=3, supports=[STALL]).roll_next(5, 5, 5, 5)
    scene.play("Rally", "yes")
    assert (scene.damage("Kylo"), scene.pool(), scene.asked) == (1, [], THEM)


@card("16099", "23066")
@rule("DST-CAN-06")
def test_rally_the_covert_takes_no_die_along_that_cannot_be_removed() -> None:
    """Jabba is exhausted, so his player has no ready character, and the die of the Jetpack Trooper stays."""
    theirs = a_side([KYLO], supports=[a_piece(JETPACKS, "1RD")])
    scene = a_table([JABBA], theirs, hand=[RALLY], resources=3).roll_next(0, 5, 5, 5).play("Rally", "none")
    assert (scene.pool(THEM), scene.asked) == (["1RD"], THEM)


@card("16099")
@rule("DST-RTC-04", "D-21")
def test_rally_the_covert_resolves_no_modifier_that_is_none_of_its_dice() -> None:
    mine = [a_character(JABBA), a_character(REBEL, showing=("+1RD",))]
    scene = a_table(mine, [KYLO], hand=[RALLY], resources=3).roll_next(0, 5, 5, 5)
    scene.play("Rally", "1 ranged", "Kylo")
    assert (scene.damage("Kylo"), scene.pool()) == (1, ["+1RD"])


@card("21014", "18040")
@rule("D-444", "DST-OPD-04")
def test_the_dice_that_needa_cannot_resolve_are_removed_together() -> None:
    mine = [a_character(NEEDA, dice=2), a_character(JABBA)]
    scene = a_table(mine, [KYLO], supports=[STALL]).roll_next(5, 5).activate("Lorth Needa", "yes")
    assert (scene.damage("Kylo"), scene.pool(), scene.asked) == (1, [], THEM)


# -- Modifiers of dice that a text names -------------------------------------------------------------------------


@card("09073")
@rule("DST-RTC-04", "D-21")
def test_kes_dameron_adds_modifiers_of_troopers_only() -> None:
    """The second Rebel Trooper is one, the rifle on the first is none."""
    trooper = a_character(REBEL, showing=("2RD",), upgrades=[a_piece(RIFLE, "+2RD")])
    scene = a_table([KES, trooper, a_character(REBEL, showing=("+1RD",))], [KYLO]).use("Kes Dameron")
    assert "Add a modifier" in scene.prompt and len(scene.options) == 2
    scene.answer("+1 ranged", "Kylo")
    assert (scene.damage("Kylo"), scene.pool()) == (3, ["+2RD"])


# -- Dice that are not turned ------------------------------------------------------------------------------------


@card("18002", "19015")
@rule("D-364", "DST-TRN-02")
def test_dooku_does_not_act_for_a_die_that_shows_its_only_blank_already() -> None:
    theirs = [a_character(LUKE, showing=("2MD", "-")), a_character(REY)]
    scene = a_table([DOOKU], theirs, hand=[STRIKE_ME_DOWN], resources=5).play("Strike Me Down")
    scene.answer("Rey")
    assert (scene.pool(THEM), scene.damage("Rey"), scene.damage("Luke")) == (["-"], 2, 0)
    theirs = [a_character(LUKE, showing=("2MD", "1R")), a_character(REY)]
    scene = a_table([DOOKU], theirs, hand=[STRIKE_ME_DOWN], resources=5).play("Strike Me Down")
    scene.answer("Rey")
    assert (scene.pool(THEM), scene.damage("Luke")) == (["-"], 1)


# -- Dice that a character has gained ----------------------------------------------------------------------------


def zannah_has_gained_a_die(hand: str = "", *, upgrade: str = "", dooku: bool = False) -> Scene:
    """Vader has fallen beside Zannah, who has rolled his die: it shows 2 melee. It is the opponent's turn."""
    shooter = a_character(TROOPER, showing=("2RD",), upgrades=[a_piece(upgrade, "Sp")] if upgrade else [])
    team = [shooter, a_character(DOOKU if dooku else LUKE)]
    theirs = a_side(team, hand=[hand] if hand else [], resources=5)
    mine = [a_character(ZANNAH), a_character(VADER, damage=12)]
    scene = a_table(mine, theirs, turn=THEM, holder=THEM).resolve("First Order", "Vader")
    return scene.roll_next(0).activate("Darth Zannah")


@card("18002", "15001")
@rule("D-364", "D-403")
def test_dooku_hurts_the_character_that_has_gained_the_die() -> None:
    scene = zannah_has_gained_a_die("01153", dooku=True)
    before = scene.damage("Zannah")
    scene.play("Block")
    assert scene.damage("Zannah") == before + 1


@card("14038", "15001")
@rule("D-462", "D-403")
def test_force_repulse_hurts_the_character_that_has_gained_the_die() -> None:
    scene = zannah_has_gained_a_die(upgrade=REPULSE)
    before = scene.damage("Zannah")
    scene.resolve("Force Repulse")
    assert (scene.damage("Zannah"), scene.pool()) == (before + 1, ["-"])


@card("14077", "15001")
@rule("DST-DWN-14", "D-403")
def test_tailed_lets_a_die_be_chosen_that_the_character_has_gained() -> None:
    """Zannah has no die of her own; the opponent's Tailed turns Vader's die, which she has rolled, to its blank."""
    theirs = [a_character(TROOPER, showing=("2RD",)), a_character(LUKE)]
    mine = [a_character(ZANNAH, downgrades=[TAILED]), a_character(VADER, damage=12)]
    scene = a_table(mine, theirs, turn=THEM, holder=THEM).resolve("First Order", "Vader")
    scene.roll_next(0).activate("Darth Zannah")
    assert scene.asked == THEM
    scene.answer("Player 2", "yes", "spot", "blank")
    assert scene.pool() == ["-"]


# -- Cards that are left out -------------------------------------------------------------------------------------


@card("15040", "12069")
@rule("DST-OPD-09")
def test_luminara_rolls_no_die_of_her_own_card() -> None:
    """She is an apprentice by the upgrade on her, and her second die lies on her."""
    mine = [a_character(LUMINARA, dice=2, showing=("Sp",), upgrades=[APPRENTICE])]
    scene = a_table(mine, [KYLO]).resolve("Luminara", "roll an apprentice", "shield", "Luminara")
    assert (scene.pool(), scene.shields("Luminara")) == ([], 1)
    mine.append(a_character(KYLO))
    scene = a_table(mine, [REY]).roll_next(0).resolve("Luminara", "roll an apprentice", "shield", "Luminara")
    assert scene.pool() == ["1MD"]


@card("15020")
@rule("DST-RDY-08", "DST-CHT-04")
def test_salvage_the_assault_exhausts_two_ready_characters() -> None:
    mine = [a_character(TROOPER, exhausted=True), a_character(TROOPER), a_character(TROOPER)]
    scene = a_table(mine, [KYLO], hand=[SALVAGE]).play("Salvage")
    assert (scene.resources(), scene.asked) == (2, THEM)


@card("16017", "23066")
@rule("DST-CAN-06", "DST-CHE-03")
def test_deserted_removes_two_of_the_dice_that_can_be_removed() -> None:
    mine = [a_character(JABBA, exhausted=True)]
    theirs = a_side([a_character(KYLO, showing=("1MD", "1R"))], supports=[a_piece(JETPACKS, "1RD")])
    scene = a_table(mine, theirs, hand=[DESERTED], resources=1).play("Deserted").answer("remove 2")
    assert (scene.pool(THEM), scene.asked) == (["1RD"], THEM)


@card("15061")
@rule("DST-CHT-04")
def test_the_fluttercraft_offers_nothing_while_no_guardian_is_damaged() -> None:
    scene = a_table([GUARD], [a_character(KYLO, damage=1)], supports=[CRAFT]).roll_next(0).activate("Wookiee")
    assert (scene.asked, scene.prompt) == (THEM, "Take an action or pass")
    scene = a_table([a_character(GUARD, damage=2)], supports=[CRAFT]).roll_next(0).activate("Wookiee", "yes")
    assert (scene.damage("Guardian"), scene.placed("Wookiee")) == (1, 1)


@card("18089")
@rule("DST-OPD-09", "DST-UPG-06")
def test_an_ability_that_was_given_up_at_once_has_no_die_to_roll() -> None:
    full = a_character(KYLO, upgrades=[SABER, BLASTER, BLASTER])
    scene = a_table([LUKE, full], [REY], discard=[GROW, CHOKE], resources=3)
    scene.answer("renew Grow Beyond", "Force Choke", "Kylo Ren, Vader's Disciple", "Force Choke")
    assert (scene.upgrades("Kylo"), scene.pool()) == (
        ["Lightsaber", "DH-17 Blaster Pistol", "DH-17 Blaster Pistol"],
        [],
    )
