"""Cards of Faltering Allegiances, Redemption and High Stakes about dice."""

from __future__ import annotations

from tests.support import card, rule
from tests.support.destiny import ME, THEM, Fighter, Scene, a_character, a_piece, a_side, a_table

PHASMA, TROOPER, GRIEVOUS, DOOKU, KYLO, JANGO = "01001", "01002", "01003", "01009", "01011", "01021"
REY, QUI_GON, LUKE, FINN, HIRED_GUN = "01038", "01037", "01035", "01045", "01047"
TIE, SPEEDER, LAUNCH_BAY, RIFLE = "01006", "01018", "01031", "01008"
MOVE = "21084"
SHOOTER, FENCER = a_character(PHASMA, showing=("2RD",)), a_character(KYLO, showing=("1MD",))


def playing(code: str, *mine: Fighter, theirs: tuple[Fighter, ...] = (SHOOTER, FENCER)) -> Scene:
    return a_table(mine or [a_character(REY)], theirs, hand=[code], resources=5)


@card("14033")
@rule("DST-TRN-01", "D-76")
def test_apt_lesson_turns_a_blue_character_die_and_may_play_a_move() -> None:
    mine = [a_character(REY, showing=("-",))]
    scene = a_table(mine, [SHOOTER], hand=["14033"], discard=[MOVE, "01157"], resources=5)
    scene.play("Apt Lesson", "1 melee", "yes")
    assert (scene.pool(ME), scene.discard()) == (["1MD"], ["Take Cover", "Lightsaber Feint", "Apt Lesson"])
    assert playing("14033", *mine).play("Apt Lesson", "1 melee").asked == THEM, "no move in hand or discard pile"
    assert playing("14033", SHOOTER).play("Apt Lesson").pool(ME) == ["2RD"], "a red die"


@card("14006")
@rule("DST-THN-01", "D-73")
def test_siphoning_anger_pays_where_an_opponent_has_two_blanks() -> None:
    mine = a_character(REY, showing=("1MD",))
    two, one = a_character(KYLO, showing=("-", "-")), a_character(KYLO, showing=("-", "1MD"))
    assert playing("14006", mine, theirs=(two,)).play("Siphoning Anger").resources(ME) == 6
    scene = playing("14006", mine, theirs=(one,)).play("Siphoning Anger")
    assert (scene.resources(ME), scene.pool(ME)) == (5, ["-"])
    unturned = playing("14006", a_character(REY), theirs=(two,)).play("Siphoning Anger")
    assert unturned.resources(ME) == 5, "no die of yours was turned"


@card("15074")
@rule("DST-SPT-01", "DST-THN-01")
def test_harness_the_force_turns_a_die_to_its_special_and_may_resolve_it() -> None:
    mine = a_character(KYLO, showing=("-",))
    scene = playing("15074", mine, theirs=(a_character(REY, showing=("1R",)),)).play("Harness the Force")
    assert scene.pool(ME) == ["Sp"]
    scene.answer("no")
    assert (scene.pool(ME), scene.asked) == (["Sp"], THEM)
    used = playing("15074", mine, theirs=(a_character(REY),)).play("Harness the Force", "yes")
    assert used.pool(ME) == []
    assert playing("15074", a_character(REY, showing=("1R",))).play("Harness the Force").pool(ME) == ["1R"]


@card("15081")
@rule("DST-OPD-07", "DST-RES-11")
def test_small_battles_won_leaves_the_die_in_the_pool() -> None:
    mine = a_character(PHASMA, showing=("1RD", "2RD"))
    scene = playing("15081", mine).play("Small Battles Won", "Kylo")
    assert (scene.damage("Kylo"), scene.pool(ME)) == (1, ["1RD", "2RD"])
    blue = playing("15081", a_character(REY, showing=("1MD",))).play("Small Battles Won")
    assert (blue.pool(ME), blue.asked) == (["1MD"], THEM)


@card("16010")
@rule("DST-VAL-02", "DST-TRN-01")
def test_force_crush_reads_the_die_before_it_is_turned_to_a_blank() -> None:
    crusher = a_character(DOOKU, upgrades=[a_piece("16010", "Sp")])
    theirs = [a_character(PHASMA, showing=("2RD",), shields=2), a_character(KYLO, showing=("1MD",))]
    scene = a_table([crusher], theirs).resolve("Force Crush", "Phasma die", "Captain Phasma")
    assert (scene.damage("Phasma"), scene.shields("Phasma"), scene.pool(THEM)) == (2, 2, ["-", "1MD"])


@card("16010")
@rule("DST-CHD-01", "D-66")
def test_force_crush_needs_a_character_or_upgrade_die_with_a_value() -> None:
    crusher = a_character(DOOKU, upgrades=[a_piece("16010", "Sp")])
    support = a_side([PHASMA], supports=[a_piece(SPEEDER, "2RD")])
    scene = a_table([crusher], support).resolve("Force Crush")
    assert (scene.pool(THEM), scene.damage("Phasma")) == (["2RD"], 0)
    scene = a_table([a_character(PHASMA)], [KYLO], hand=["16010"], resources=5)
    assert not scene.can("play Force Crush"), "Blue character only"


@card("16012")
@rule("DST-THN-01", "DST-TRN-02")
def test_sith_wayfinder_pays_a_blank_for_any_side_of_another_die() -> None:
    mine = a_character(REY, showing=("1MD", "1R"), upgrades=["16012"])
    scene = a_table([mine], [KYLO]).use("Sith Wayfinder", "1 melee")
    assert scene.exhausted("Sith Wayfinder")
    scene.answer("discard")
    assert scene.pool(ME) == ["-", "1Dc"], "only the other die is offered"
    blank = a_table([a_character(REY, showing=("-", "1R"), upgrades=["16012"])], [KYLO]).use("Sith Wayfinder")
    assert blank.prompt == "Turn it to which side?" and blank.answer("1 melee").pool(ME) == ["1MD", "-"]


@card("16033")
@rule("DST-VAL-07", "DST-CHT-07")
def test_smash_removes_up_to_half_the_value_of_the_resolved_die_rounded_up() -> None:
    theirs = (SHOOTER, FENCER, a_character(REY, showing=("1R",)))
    scene = playing("16033", a_character(GRIEVOUS, showing=("3MD1",)), theirs=theirs)
    scene.play("Smash", "Phasma", "Phasma", "Kylo")
    assert (scene.damage("Phasma"), scene.pool(THEM), scene.asked) == (3, ["1R"], THEM)
    one = playing("16033", a_character(REY, showing=("1MD",)), theirs=theirs).play("Smash", "Kylo", "no more")
    assert (one.damage("Kylo"), len(one.pool(THEM))) == (1, 3)
    none = playing("16033", a_character(REY, showing=("1R",)), theirs=theirs).play("Smash")
    assert (none.pool(ME), len(none.pool(THEM))) == (["1R"], 3)


@card("16058")
@rule("DST-CMB-01", "DST-CHT-07")
def test_strategic_strike_discards_a_support_of_at_most_the_removed_value() -> None:
    theirs = a_side([KYLO], supports=[TIE])
    mine = [a_character(PHASMA, showing=("2RD", "1RD"))]
    scene = a_table(mine, theirs, hand=["16058"], resources=5).play("Strategic Strike", "2 ranged", "1 ranged")
    assert (scene.pool(ME), scene.supports(THEM)) == ([], [])
    low = a_table(mine, theirs, hand=["16058"], resources=5).play("Strategic Strike", "2 ranged", "no more")
    assert (low.pool(ME), len(low.supports(THEM))) == (["1RD"], 1)


@card("16060")
@rule("DST-RSV-04")
def test_r2_d2_resolves_a_side_that_it_does_not_show() -> None:
    scene = a_table([REY], [KYLO], supports=[a_piece("16060", "Sp")]).resolve("R2-D2")
    assert not scene.can("special") and len(scene.options) == 5
    scene.answer("1 melee", "Kylo")
    assert (scene.damage("Kylo"), scene.pool(ME)) == (1, [])


@card("16066")
@rule("D-03", "D-53")
def test_fly_casual_resolves_a_vehicle_die_to_remove_any_die() -> None:
    scene = a_table(
        [a_character(REY, showing=("1R",))],
        [SHOOTER, FENCER],
        hand=["16066"],
        resources=5,
        supports=[a_piece(TIE, "2RD")],
    )
    scene.play("Fly Casual", "Kylo", "Phasma")
    assert (scene.damage("Kylo"), scene.pool(ME), scene.pool(THEM)) == (2, ["1R"], ["1MD"])
    none = playing("16066", a_character(REY, showing=("1R",))).play("Fly Casual")
    assert (none.pool(ME), none.pool(THEM)) == (["1R"], ["2RD", "1MD"])


@card("16070")
@rule("DST-PRE-01", "DST-TRN-02")
def test_nimble_fingers_needs_fewer_dice_with_damage_than_an_opponent() -> None:
    scene = playing("16070", a_character(FINN, showing=("1R", "1MD"))).play("Nimble Fingers", "1 resource")
    assert not scene.can("resource") and not scene.can("blank")
    assert scene.answer("2 ranged").pool(ME) == ["2RD", "1MD"]
    even = playing("16070", a_character(FINN, showing=("1R", "1MD")), theirs=(SHOOTER,))
    assert not even.can("play Nimble Fingers")


@card("16074")
@rule("DST-VAL-08", "DST-SHD-01")
def test_beskar_spear_passes_shields_with_its_modifiers_too() -> None:
    mine = a_character(REY, showing=("+2MD", "1MD"), upgrades=[a_piece("16074", "2MD")])
    theirs = a_character(KYLO, shields=2)
    scene = a_table([mine], [theirs]).resolve("Beskar Spear", "Rey", "Kylo")
    assert (scene.damage("Kylo"), scene.shields("Kylo")) == (4, 2)
    own = a_table([mine], [theirs]).resolve("Rey die", "no more", "Kylo")
    assert (own.damage("Kylo"), own.shields("Kylo")) == (0, 1), "only the damage of its own die"


@card("16074")
@rule("DST-RDP-02")
def test_beskar_spear_moves_on_when_its_character_is_defeated() -> None:
    mine = [a_character(FINN, damage=9, upgrades=["16074"]), a_character(REY)]
    scene = a_table(mine, [SHOOTER], turn=THEM).resolve("Captain Phasma", "Finn", "to Rey")
    assert scene.upgrades("Rey") == ["Beskar Spear"]


def with_telekinesis() -> Scene:
    mine = a_character(QUI_GON, showing=("1Sh",), upgrades=[a_piece("16082", "Sp")])
    return a_table([mine], [SHOOTER, FENCER])


@card("16082")
@rule("DST-CHT-07", "DST-TRN-01")
def test_force_telekinesis_hurts_its_character_for_each_die_it_turns() -> None:
    scene = with_telekinesis().resolve("Force Telekinesis", "Captain Phasma", "Kylo", "blank", "blank")
    assert (scene.pool(THEM), scene.damage("Qui-Gon")) == (["-", "-"], 2)


@card("16082")
@rule("DST-CHT-07", "D-66")
def test_force_telekinesis_may_turn_none() -> None:
    scene = with_telekinesis().resolve("Force Telekinesis", "no more")
    assert (scene.pool(THEM), scene.damage("Qui-Gon")) == (["2RD", "1MD"], 0)
    assert not playing("16082", a_character(FINN)).can("play Force Telekinesis")


@card("16086")
@rule("DST-CHD-01", "DST-RDY-08")
def test_come_to_aid_exhausts_a_character_for_a_die_of_one_that_is_not_unique() -> None:
    mine = (a_character(TROOPER, showing=("2RD",)), a_character(REY))
    scene = playing("16086", *mine).play("Come To Aid", "Kylo")
    assert (scene.exhausted("Rey"), scene.damage("Kylo"), scene.pool(ME)) == (True, 4, [])
    tired = playing("16086", a_character(TROOPER, showing=("2RD",))).play("Come To Aid")
    assert tired.pool(ME) == ["2RD"], "nobody is ready"
