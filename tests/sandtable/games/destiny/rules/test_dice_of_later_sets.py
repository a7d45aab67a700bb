"""Values, other manners of resolving, dice of others (section 31): each rule on a card that shows it."""

from __future__ import annotations

import pytest

from sandtable.games.destiny import library
from tests.support import card, rule
from tests.support.destiny import ME, THEM, Fighter, Scene, a_character, a_piece, a_side, a_table

PHASMA, GRIEVOUS, DOOKU, KYLO, JABBA, JANGO = "01001", "01003", "01009", "01011", "01020", "01021"
REY, QUI_GON, LUKE, FINN, PADME = "01038", "01037", "01035", "01045", "01048"
RIFLE, SABER, ONE_WITH_THE_FORCE, MIND_PROBE = "01008", "01059", "01042", "01060"
SHOOTER, FENCER = a_character(PHASMA, showing=("2RD",)), a_character(KYLO, showing=("1MD",))


def playing(code: str, *mine: Fighter, theirs: tuple[Fighter, ...] = (SHOOTER, FENCER), resources: int = 9) -> Scene:
    return a_table(mine or [a_character(REY)], theirs, hand=[code], resources=resources)


@rule("DST-VAL-01", "DST-VAL-10")
def test_blanks_and_specials_have_value_0_which_is_low_and_even() -> None:
    low = playing("18066", a_character(REY), a_character(PHASMA), theirs=(a_character(KYLO, showing=("-", "Sp")),))
    assert sorted(low.play("This Is War").options) == ["Kylo Ren die (blank)", "Kylo Ren die (special)"]
    odd = playing("08108", theirs=(a_character(KYLO, showing=("-", "Sp")),)).play("At Odds", "no")
    assert odd.pool(THEM) == ["-", "Sp"]


@rule("DST-VAL-02")
def test_a_side_with_a_plus_has_its_number_as_value() -> None:
    theirs = (a_character(REY, showing=("+2MD", "1MD")),)
    scene = playing("19029", a_character(KYLO, showing=("1MD",)), theirs=theirs).play("Break Off")
    assert scene.pool(THEM) == ["+2MD"], "2 is more than 1"
    assert playing("19029", a_character(LUKE, showing=("2MD",)), theirs=theirs).play("Break Off").can("+2 melee")


@rule("DST-VAL-03")
def test_an_increase_is_for_one_resolution() -> None:
    mine = a_character(REY, showing=("1MD",))
    scene = playing("18007", mine).play("Through Power", "Phasma", "yes", "Kylo")
    assert scene.damage("Kylo") == 3
    scene = a_table([mine], [KYLO]).resolve("Rey", "Kylo")
    assert scene.damage("Kylo") == 1


@rule("DST-VAL-04", "DST-ASI-06")
def test_a_special_resolved_as_another_symbol_has_value_0() -> None:
    scene = playing("02075", a_character(KYLO, showing=("Sp",)), theirs=(a_character(REY),)).play("Now You Will Die")
    assert (scene.damage("Rey"), scene.pool(ME)) == (0, [])


@rule("DST-VAL-07")
@pytest.mark.parametrize(("side", "gained"), [("3MD1", 2), ("2MD", 1), ("1R", 1)])
def test_half_of_a_value_is_rounded_as_the_text_says(side: str, gained: int) -> None:
    scene = playing("18077", theirs=(a_character(GRIEVOUS, showing=(side,)),)).play("Strike A Deal")
    assert scene.resources(THEM) == gained


@rule("DST-VAL-08")
def test_modifiers_of_an_unblockable_die_are_unblockable() -> None:
    mine = a_character(REY, showing=("+2MD",), upgrades=[a_piece("16074", "2MD")])
    scene = a_table([mine], [a_character(KYLO, shields=3)]).resolve("Beskar Spear", "Rey", "Kylo")
    assert (scene.damage("Kylo"), scene.shields("Kylo")) == (4, 3)


@rule("DST-CPR-01")
def test_two_blanks_show_the_same_symbol() -> None:
    theirs = (a_character(PHASMA, showing=("-", "2RD")), a_character(KYLO, showing=("-",)))
    scene = playing("22092", theirs=theirs).play("Battle Tactic")
    assert sorted(scene.options) == ["Captain Phasma die (blank)", "Kylo Ren die (blank)"]


@rule("DST-CPR-03")
def test_the_cost_of_a_support_in_play_is_the_printed_one() -> None:
    theirs = a_side([KYLO], supports=["01006", "01053"])
    scene = a_table([a_character(LUKE, showing=("2MD",))], theirs, hand=["22007"], resources=9).play("Force Destr")
    assert scene.supports(THEM) == ["First Order TIE Fighter"], "it costs 3, the Outpost 2"


@rule("DST-CPR-07")
def test_a_characters_dice_are_its_own_and_those_of_its_upgrades() -> None:
    mine = [a_character(REY, showing=("-",), upgrades=[a_piece(SABER, "-")]), a_character(LUKE, showing=("-",))]
    scene = a_table(mine, [KYLO], supports=["12013"]).use("Bloodletting", "Rey")
    assert sorted(scene.options) == ["Lightsaber die (blank)", "Rey die (blank)"]


@rule("DST-RSV-04")
def test_another_side_is_resolved_for_its_cost_and_nothing_is_turned() -> None:
    """Ghost's other sides are 2 ranged, 3 ranged for 1, 2 disrupt, 2 shields and 2 resources."""
    poor = a_table([REY], [KYLO], supports=[a_piece("03028", "Sp")]).resolve("Ghost")
    assert sorted(poor.options) == ["2 disrupt", "2 ranged", "2 resources", "2 shields"], "nobody can pay for the fifth"
    rich = a_table([REY], [KYLO], supports=[a_piece("03028", "Sp")], resources=1).resolve("Ghost", "3 ranged", "Kylo")
    assert (rich.damage("Kylo"), rich.resources(ME), rich.pool(ME)) == (3, 0, [])


@rule("DST-ASI-01", "EX-164")
def test_a_focus_is_resolved_as_melee_damage_with_its_own_value() -> None:
    """The log names it so, and nothing is turned."""
    mine = a_character(FINN, upgrades=[a_piece(ONE_WITH_THE_FORCE, "3F")])
    scene = playing("02075", mine).play("Now You Will Die", "Kylo")
    assert (scene.damage("Kylo"), scene.pool(ME)) == (3, [])


@rule("DST-ASI-01")
def test_the_cost_of_the_side_is_paid() -> None:
    mine = a_character(DOOKU, showing=("2Dc1",))
    rich, cost = playing("02075", mine, resources=9), 0
    rich.play("Now You Will Die", "Kylo")
    cost = library.printed("02075").cost
    assert (rich.damage("Kylo"), rich.resources(ME)) == (2, 9 - cost - 1)
    poor = playing("02075", mine, resources=cost).play("Now You Will Die")
    assert (poor.damage("Kylo"), poor.pool(ME)) == (0, ["2Dc1"])


@rule("DST-ASI-02", "EX-164")
def test_what_waits_for_a_symbol_is_met_by_the_new_one_and_not_by_the_printed_one() -> None:
    """My Kind of Scum (01100) waits for a resolved disrupt."""
    theirs, waiting = a_side([KYLO], resources=3), [a_piece("01100")]
    disrupt = [a_character(JABBA, showing=("2Dr",))]
    scene = a_table(disrupt, theirs, hand=["02075"], supports=waiting, resources=9).play("Now You Will Die", "Kylo")
    assert (scene.damage("Kylo"), scene.asked) == (2, THEM), "a disrupt that is melee damage is none"
    scene = a_table([REY, SHOOTER], theirs, hand=["18096"], supports=waiting, resources=9)
    scene.play("I Am No Jedi", "disrupt")
    assert (scene.resources(THEM), scene.asked, scene.can("yes")) == (1, ME, True), "ranged damage that is a disrupt"


@rule("DST-ASI-03")
def test_a_modifier_needs_a_text_that_takes_its_plus_away() -> None:
    mine = a_character(REY, showing=("+2MD",))
    assert playing("02075", mine).play("Now You Will Die").pool(ME) == ["+2MD"]
    scene = playing("05129", mine).play("Legacies", "Kylo")
    assert (scene.damage("Kylo"), scene.pool(ME)) == (2, [])


@rule("D-254")
def test_a_different_symbol_is_one_with_a_value_effect_other_than_its_own() -> None:
    scene = playing("18096", a_character(REY), SHOOTER).play("I Am No Jedi")
    assert "ranged" not in scene.options and "special" not in scene.options and "blank" not in scene.options
    assert {"melee", "shield", "resource", "disrupt", "discard", "focus"} <= set(scene.options)


@card("03110")
@rule("DST-OPD-01", "DST-OPD-02")
def test_double_cross_resolves_an_opponents_die_as_yours() -> None:
    theirs = a_character(GRIEVOUS, showing=("3MD1",))
    scene = playing("03110", a_character(FINN, showing=("1R",)), theirs=(theirs,), resources=3)
    cost = library.printed("03110").cost
    scene.play("Double-Cross", "Grievous")
    assert (scene.damage("Grievous"), scene.pool(ME), scene.pool(THEM)) == (3, [], [])
    assert scene.resources(ME) == 3 - cost - 1, "the side is paid"
    assert scene.duel.face[scene.duel.setup.dice_of[scene.find("Grievous")][0]] == -1, "it lies on its own card"


@card("03110")
@rule("DST-OPD-01", "D-53")
def test_double_cross_costs_a_yellow_character_die_even_where_nothing_can_be_resolved() -> None:
    cost = library.printed("03110").cost
    theirs = a_character(GRIEVOUS, showing=("3MD1",))
    poor = playing("03110", a_character(FINN, showing=("1R",)), theirs=(theirs,), resources=cost).play("Double-Cross")
    assert (poor.pool(ME), poor.pool(THEM)) == ([], ["3MD1"])
    none = playing("03110", a_character(REY, showing=("1R",)), theirs=(theirs,)).play("Double-Cross")
    assert (none.pool(ME), none.pool(THEM)) == (["1R"], ["3MD1"])


@rule("DST-OPD-03")
def test_a_die_is_of_any_pool_and_your_dice_are_yours() -> None:
    scene = playing("12112", a_character(REY, showing=("1R",))).play("Side By Side")
    assert len(scene.options) == 3
    assert playing("16066", a_character(REY), theirs=(SHOOTER,)).play("Fly Casual").pool(THEM) == ["2RD"]


@rule("DST-OPD-06")
def test_a_special_may_leave_its_die_rerolled_in_the_pool() -> None:
    mine = a_character(QUI_GON, showing=("1Sh",), upgrades=[a_piece("18058", "Sp")])
    scene = a_table([mine], [KYLO]).roll_next(0).resolve("Sentinel", "Qui-Gon")
    assert scene.pool(ME) == ["1Sh", "1MD"]


@rule("DST-OPD-07")
def test_a_die_that_stays_is_not_resolved_again_in_the_same_action() -> None:
    mine = a_character(PHASMA, showing=("1RD", "2RD"))
    scene = playing("15081", mine).play("Small Battles Won", "Kylo")
    assert (scene.pool(ME), scene.asked) == (["1RD", "2RD"], THEM)
    scene.pass_().resolve("Captain Phasma die (1", "Kylo")
    assert scene.damage("Kylo") == 2, "it can be resolved in a later action"


@rule("DST-OPD-11")
def test_an_opponent_who_is_made_to_resolve_a_die_chooses_and_pays() -> None:
    theirs = a_side([a_character(GRIEVOUS, showing=("3MD1",))], resources=1)
    scene = a_table([REY, LUKE], theirs, hand=["19015"], resources=9).play("Strike Me Down")
    assert scene.asked == THEM
    scene.answer("Luke")
    assert (scene.damage("Luke"), scene.resources(THEM)) == (3, 0)
    poor = a_side([a_character(GRIEVOUS, showing=("3MD1",))])
    scene = a_table([REY], poor, hand=["19015"], resources=9).play("Strike Me Down")
    assert scene.pool(THEM) == ["3MD1"], "it stays in the pool"


@card("02075")
@rule("DST-ASI-01")
def test_now_you_will_die_makes_any_die_of_yours_melee_damage() -> None:
    scene = playing("02075", a_character(QUI_GON, showing=("2Sh", "1R"))).play("Now You Will Die", "2 shields", "Kylo")
    assert (scene.damage("Kylo"), scene.pool(ME)) == (2, ["1R"])
    assert playing("02075", a_character(REY)).play("Now You Will Die").pool(THEM) == ["2RD", "1MD"]


@card("05129")
@rule("DST-ASI-03", "DST-SPT-01")
def test_legacies_resolves_a_modifier_alone() -> None:
    scene = playing("05129", a_character(REY, showing=("+1R", "1R")))
    before = scene.resources(ME) - library.printed("05129").cost
    scene.play("Legacies")
    assert (scene.resources(ME), scene.pool(ME)) == (before + 1, ["1R"])
    red = playing("05129", a_character("01004", showing=("+2RD",))).play("Legacies")
    assert red.pool(ME) == ["+2RD"]


@card("03028")
@rule("DST-RSV-04")
def test_ghost_resolves_another_of_its_sides_without_a_turn() -> None:
    scene = a_table([REY], [KYLO], supports=[a_piece("03028", "Sp")], resources=3).resolve("Ghost")
    option = next(each for each in scene.options if "ranged" in each)
    value = int(option[0])
    scene.answer(option, "Kylo")
    assert (scene.damage("Kylo"), scene.pool(ME)) == (value, [])
