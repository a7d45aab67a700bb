"""Modifiers where words resolve several dice: they are some of these dice, and count among them (DST-RTC-04, D-660)."""

from __future__ import annotations

from tests.support import card, rule
from tests.support.destiny import ME, THEM, a_character, a_piece, a_side, a_table

REY, KYLO, FINN, JANGO, GRIEVOUS = "01038", "01011", "01045", "01021", "01003"
TROOPER, REBEL, PISTOL, RIFLE = "01002", "01030", "01054", "01055"
FACILITY, CASSIAN, OPERATION, KES, GREEDO = "02159", "07090", "07092", "09073", "05021"
NEST, XIAN = "09141", "22034"


@card(FACILITY)
@rule("DST-RTC-04", "D-660")
def test_a_modifier_is_one_of_up_to_several_dice() -> None:
    mine = [a_character(REY, showing=("1MD", "+2MD"))]
    scene = a_table(mine, [GRIEVOUS], battlefield=FACILITY).claim("yes", "Rey", "+2 melee", "Grievous")
    assert (scene.damage("Grievous"), scene.pool()) == (3, [])
    alone = a_table(mine, [GRIEVOUS], battlefield=FACILITY).claim("yes", "Rey", "no more", "Grievous")
    assert (alone.damage("Grievous"), alone.pool()) == (1, ["+2MD"])


@card("11126")
@rule("D-660")
def test_with_its_modifier_a_die_is_all_that_two_dice_allow() -> None:
    """Each of the two is worth 1 more."""
    rifle = a_piece(RIFLE, "+3RD")
    mine = [a_character(REBEL, showing=("1RD",), upgrades=[rifle]), a_character(TROOPER, showing=("2RD",))]
    scene = a_table(mine, [GRIEVOUS, KYLO], hand=["11126"], resources=5)
    scene.play("Focused Fire", "Grievous", "1 ranged", "+3 ranged")
    assert (scene.damage("Grievous"), scene.pool(), scene.asked) == (6, ["2RD"], THEM)


@card(OPERATION)
@rule("D-21", "D-660")
def test_a_modifier_is_one_of_the_dice_that_were_just_resolved() -> None:
    mine = [a_character(CASSIAN, showing=("1RD",)), a_character(FINN, upgrades=[a_piece(PISTOL, "+2RD")])]
    scene = a_table(mine, a_side([KYLO], deck=[PISTOL] * 3), hand=[OPERATION], resources=1)
    scene.play("Clandestine", "Cassian", "+2 ranged", "Kylo", "player 2")
    assert (scene.damage("Kylo"), scene.pool(), len(scene.discard(THEM))) == (3, [], 2)


@card(KES)
@rule("D-21", "D-660")
def test_a_die_of_which_the_words_do_not_speak_modifies_nothing() -> None:
    """The pistol is no trooper die."""
    trooper = a_character(TROOPER, showing=("2RD",), upgrades=[a_piece(PISTOL, "+2RD")])
    scene = a_table([KES, trooper], [KYLO]).use("Kes Dameron", "Kylo")
    assert (scene.damage("Kylo"), scene.pool(ME)) == (2, ["+2RD"])
    rebels = [a_character(KES), a_character(REBEL, showing=("2RD", "+1RD"), upgrades=[a_piece(PISTOL, "+2RD")])]
    scene = a_table(rebels, [KYLO]).use("Kes Dameron")
    assert scene.options == ["no more", "Rebel Trooper die (+1 ranged)"]
    assert scene.answer("+1 ranged", "Kylo").damage("Kylo") == 3


@card(GREEDO)
@rule("D-660")
def test_greedo_shoots_with_his_own_dice_alone() -> None:
    armed = a_character(GREEDO, damage=6, showing=("2RD",), upgrades=[a_piece(PISTOL, "+2RD")])
    scene = a_table([a_character(JANGO, showing=("1RD",))], [armed, FINN]).resolve("Jango", "Greedo")
    scene.answer("Greedo", "Jango")
    assert scene.damage("Jango") == 2


@card(NEST)
@rule("D-660", "DST-FRE-01")
def test_a_die_with_a_cost_that_is_resolved_for_free_may_be_modified() -> None:
    mine = [a_character(NEST, showing=("3MD1",)), a_character(XIAN, showing=("+2MD",))]
    scene = a_table(mine, [GRIEVOUS]).use("Enfys Nest", "3 melee for 1", "+2 melee", "Grievous")
    assert (scene.damage("Grievous"), scene.pool(), scene.resources()) == (5, [], 0)
