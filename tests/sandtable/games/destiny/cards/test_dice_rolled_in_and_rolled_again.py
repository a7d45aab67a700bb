"""Cards that roll their dice into the pool, or do something after a die was rolled."""

from __future__ import annotations

from tests.support import card, rule
from tests.support.destiny import THEM, Team, a_character, a_piece, a_side, a_table

TROOPER, REBEL, PHASMA, KYLO, JANGO, REY, LUKE, HAN = (
    "01002", "01030", "01001", "01011", "01021", "01038", "01035", "01046",
)  # fmt: skip
FOUNDRY = "01061"
STANDARD, ASSISTANCE, VIPER, BATON, TANK, Z_6, SNIPER, REPEATER, RIDERS, NOTI = (
    "21093", "21087", "12034", "15086", "18026", "24095", "22115", "22027", "23081", "24082",
)  # fmt: skip
REROLL = "01157"  # any card, to be discarded


@card(STANDARD)
@rule("DST-OPD-09", "DST-RDP-02")
def test_the_standard_issue_blaster_is_rolled_at_once_and_when_it_moves_on() -> None:
    scene = a_table([LUKE], [KYLO], hand=[STANDARD], resources=2).roll_next(0).play("Standard", "yes")
    assert scene.pool() == ["1RD"]
    assert a_table([LUKE], [KYLO], hand=[STANDARD], resources=2).play("Standard", "no").pool() == []
    mine: Team = [a_character(JANGO, damage=10, upgrades=[STANDARD]), REY]
    scene = a_table(mine, [a_character(KYLO, showing=("1MD",))], turn=THEM).roll_next(2)
    scene.resolve("Kylo Ren", "Jango").answer("Rey").answer("yes")
    assert (scene.upgrades("Rey"), scene.pool()) == (["Standard Issue Blaster"], ["2ID"])


@card(ASSISTANCE)
@rule("DST-OPD-09", "DST-TRN-02")
def test_force_assistance_turns_another_die_to_its_symbol() -> None:
    mine = [a_character(REY, showing=("-",), upgrades=[ASSISTANCE])]
    scene = a_table(mine, [KYLO]).roll_next(3).use("Force Assistance", "yes", "+1 resource")
    assert (scene.pool(), scene.exhausted("Assistance")) == (["+1R", "0R"], True)
    scene = a_table(mine, [KYLO]).roll_next(1).use("Force Assistance", "no")
    assert scene.pool() == ["-", "0MD"]
    used = [a_character(REY, showing=("-",), upgrades=[a_piece(ASSISTANCE, exhausted=True)])]
    assert not a_table(used, [KYLO]).can("use Force")


@card(ASSISTANCE)
@rule("DST-OPD-05")
def test_force_assistance_turns_no_die_when_it_is_rolled_again() -> None:
    mine = [a_character(REY, showing=("-",), upgrades=[a_piece(ASSISTANCE, "0Sh")])]
    scene = a_table(mine, [KYLO], hand=[REROLL]).roll_next(3).answer("discard Take Cover", "Assistance")
    assert (scene.pool(), scene.asked) == (["-", "0R"], THEM)


@card(ASSISTANCE)
@rule("DST-PRE-02")
def test_force_assistance_shields_by_its_special_on_blue_characters() -> None:
    mine = [a_character(REY, upgrades=[a_piece(ASSISTANCE, "Sp")])]
    assert a_table(mine, [KYLO]).resolve("Force", "Rey").shields("Rey") == 1
    assert not a_table([TROOPER], [KYLO], hand=[ASSISTANCE], resources=1).can("play Force")


@card(VIPER)
@rule("DST-OPD-05", "DST-RMV-01")
def test_a_viper_probe_droid_removes_a_die_that_rolls_damage() -> None:
    mine = a_side([PHASMA], supports=[VIPER], resources=1)
    scene = a_table([REY], mine).roll_next(0).activate("Rey")
    scene.answer("yes")
    assert (scene.pool(), scene.supports(THEM), scene.resources(THEM)) == ([], [], 0)
    scene = a_table([REY], mine).roll_next(0).activate("Rey").answer("no")
    assert (scene.pool(), scene.supports(THEM), scene.resources(THEM)) == (["1MD"], ["Viper Probe Droid"], 1)
    assert a_table([REY], mine).roll_next(3).activate("Rey").prompt == "Take an action or pass"  # no damage
    again = a_table([a_character(REY, showing=("-",))], mine, hand=[REROLL]).roll_next(1)
    assert again.answer("discard Take Cover").answer("yes").pool() == []


@card(VIPER)
@rule("DST-SPX-02")
def test_a_viper_probe_droid_needs_a_red_character_and_a_resource() -> None:
    for mine in (a_side([KYLO], supports=[VIPER], resources=1), a_side([PHASMA], supports=[VIPER])):
        scene = a_table([REY], mine).roll_next(0).activate("Rey")
        assert (scene.pool(), scene.supports(THEM)) == (["1MD"], ["Viper Probe Droid"])
        assert scene.prompt == "Take an action or pass"


@card(BATON)
@rule("DST-OPD-05")
def test_the_security_baton_may_be_rolled_a_second_time() -> None:
    scene = a_table([a_character(REY, upgrades=[BATON])], [KYLO]).roll_next(0, 4, 2).activate("Rey", "yes")
    assert scene.pool() == ["1MD", "3MD1"]
    scene = a_table([a_character(REY, upgrades=[BATON])], [KYLO]).roll_next(0, 4).activate("Rey", "no")
    assert scene.pool() == ["1MD", "-"]


@card(BATON)
@rule("DST-RSV-01", "DST-RDP-02")
def test_the_security_baton_takes_a_shield_first_and_redeploys() -> None:
    mine = [a_character(REY, upgrades=[a_piece(BATON, "2MD")])]
    foe = [a_character(KYLO, shields=1)]
    scene = a_table(mine, foe).resolve("Security", "yes").answer("Kylo")
    assert (scene.shields("Kylo"), scene.damage("Kylo")) == (0, 2)
    assert a_table(mine, foe).resolve("Security", "no").answer("Kylo").damage("Kylo") == 1
    doomed: Team = [a_character(JANGO, damage=10, upgrades=[BATON]), REY]
    scene = a_table(doomed, [a_character(KYLO, showing=("1MD",))], turn=THEM).resolve("Kylo Ren", "Jango").answer("Rey")
    assert scene.upgrades("Rey") == ["Security Baton"]


@card(TANK)
@rule("DST-OPD-09", "DST-SPX-02")
def test_the_assault_tank_is_rolled_in_by_a_leader() -> None:
    scene = a_table([PHASMA], [REY], supports=[TANK]).roll_next(3).use("Armored Assault Tank")
    assert (scene.pool(), scene.exhausted("Tank"), scene.used("Tank")) == (["1Dr"], False, True)
    scene = a_table([KYLO], [REY], supports=[TANK])
    assert not scene.can("use Armored") or scene.use("Armored Assault Tank").pool() == []


@card(Z_6)
@rule("DST-OPD-09")
def test_the_z_6_is_rolled_at_once_on_a_trooper() -> None:
    scene = a_table([TROOPER], [KYLO], hand=[Z_6], resources=3).roll_next(1).play("Z-6", "yes")
    assert scene.pool() == ["2ID"]
    assert a_table([TROOPER], [KYLO], hand=[Z_6], resources=3).play("Z-6", "no").pool() == []
    assert a_table([LUKE], [KYLO], hand=[Z_6], resources=3).play("Z-6").asked == THEM


@card(Z_6)
@rule("DST-CHT-07", "DST-IND-23")
def test_the_z_6_hits_two_characters() -> None:
    mine = [a_character(TROOPER, upgrades=[a_piece(Z_6, "Sp")])]
    scene = a_table(mine, [KYLO, REY]).resolve("Z-6", "Kylo", "Rey")
    assert (scene.damage("Kylo"), scene.damage("Rey")) == (2, 2)
    scene = a_table(mine, [KYLO, REY]).resolve("Z-6", "Kylo", "no more")
    assert (scene.damage("Kylo"), scene.damage("Rey")) == (2, 0)
    paid = [a_character(TROOPER, upgrades=[a_piece(Z_6, "Spi1")])]
    assert a_table(paid, [KYLO, REY]).resolve("Z-6", "Kylo", "Rey").damage("First Order") == 1


@card(SNIPER)
@rule("DST-OPD-05")
def test_the_mk_sniper_rifle_shields_after_a_card_rerolled_it() -> None:
    mine = [a_character(REY, upgrades=[a_piece(SNIPER, "1R")])]
    both = [a_character(REY, upgrades=[a_piece(SNIPER, "1R"), a_piece("23091", "2Re")])]
    scene = a_table(both, [KYLO]).roll_next(0).resolve("Battle", "MK Sniper")
    assert (scene.pool(), scene.shields("Rey")) == (["2RD"], 1)
    scene = a_table(mine, [KYLO], hand=[REROLL]).roll_next(0).answer("discard Take Cover")
    assert (scene.pool(), scene.shields("Rey")) == (["2RD"], 0)  # by an action, not by a die or card


@card(SNIPER)
@rule("DST-RDP-02")
def test_the_mk_sniper_rifle_redeploys_from_unique_characters() -> None:
    for hero, upgrades in ((JANGO, ["MK Sniper Rifle"]), (TROOPER, [])):
        mine: Team = [a_character(hero, damage=6 if hero == TROOPER else 10, upgrades=[SNIPER]), REY]
        scene = a_table(mine, [a_character(KYLO, showing=("1MD",))], turn=THEM)
        scene.resolve("Kylo Ren", "Jango" if hero == JANGO else "First Order")
        if upgrades:
            scene.answer("Rey")
        assert scene.upgrades("Rey") == upgrades


@card(REPEATER)
@rule("DST-ACTV-07", "DST-OPD-06")
def test_the_light_repeating_blaster_is_resolved_at_once_and_rolled_again() -> None:
    mine = [a_character(REY, upgrades=[REPEATER])]
    scene = a_table(mine, [KYLO]).roll_next(0, 0, 3).activate("Rey", "yes", "Kylo")
    assert (scene.damage("Kylo"), scene.pool()) == (2, ["1MD", "1Sh"])
    assert a_table(mine, [KYLO]).roll_next(0, 0).activate("Rey", "no").damage("Kylo") == 0


@card(REPEATER)
@rule("DST-THN-01", "DST-RDP-02")
def test_the_light_repeating_blaster_hits_two_and_redeploys() -> None:
    mine = [a_character(REY, upgrades=[a_piece(REPEATER, "Spi1")])]
    scene = a_table(mine, [KYLO, TROOPER]).resolve("Light", "Kylo").answer("yes", "First Order")
    assert (scene.damage("Kylo"), scene.damage("First Order"), scene.damage("Rey")) == (2, 1, 1)
    assert a_table(mine, [KYLO, TROOPER]).resolve("Light", "Kylo").answer("no").damage("First Order") == 0
    doomed: Team = [a_character(JANGO, damage=10, upgrades=[REPEATER]), REY]
    scene = a_table(doomed, [a_character(KYLO, showing=("1MD",))], turn=THEM).resolve("Kylo Ren", "Jango").answer("Rey")
    assert scene.upgrades("Rey") == ["Light Repeating Blaster"]


@card(RIDERS)
@rule("DST-ACTV-07")
def test_cloud_riders_remove_a_die_where_theirs_are_fewer() -> None:
    mine = [a_character(HAN, showing=("2Dr",))]
    foe = [a_character(KYLO, showing=("1MD",))]
    scene = a_table(mine, foe, supports=[RIDERS]).roll_next(0).activate("Cloud", "yes", "Kylo Ren")
    assert scene.pool(THEM) == []
    scene = a_table([HAN], foe, supports=[RIDERS]).roll_next(0).activate("Cloud")  # one die each
    assert (scene.pool(THEM), scene.prompt) == (["1MD"], "Take an action or pass")


@card(RIDERS)
@rule("DST-OPD-09", "D-92")
def test_cloud_riders_roll_a_character_die_and_an_upgrade_die() -> None:
    mine: Team = [a_character(HAN, upgrades=[STANDARD]), REY]
    scene = a_table(mine, [KYLO], supports=[a_piece(RIDERS, "Sp")]).roll_next(2, 0).resolve("Cloud", "Han Solo")
    assert scene.pool() == ["2Dr", "1RD"]
    scene = a_table([HAN], [KYLO], supports=[a_piece(RIDERS, "Sp")]).roll_next(2).resolve("Cloud")
    assert scene.pool() == ["2Dr"]


@card(NOTI)
@rule("DST-OPD-05", "DST-VAL-01")
def test_a_noti_villager_turns_a_character_die_that_a_card_rerolled() -> None:
    mine = [a_character(LUKE, showing=("-",), upgrades=[a_piece("23091", "2Re")])]
    scene = a_table(mine, [KYLO], supports=[NOTI]).roll_next(0).resolve("Battle", "Luke", "yes", "1 focus")
    assert (scene.pool(), scene.exhausted("Noti")) == (["1F"], True)
    assert not a_table(mine, [KYLO], supports=[NOTI]).roll_next(0).resolve("Battle", "Luke", "yes").can("3 melee")
    scene = a_table(mine, [KYLO], supports=[NOTI]).roll_next(0).resolve("Battle", "Luke", "no")
    assert (scene.pool(), scene.exhausted("Noti")) == (["2MD"], False)
    scene = (
        a_table(mine, [KYLO], supports=[NOTI], hand=[REROLL])
        .roll_next(0)
        .answer("discard Take Cover", "Luke", "no more")
    )
    assert (scene.pool(), scene.asked) == (["2MD", "2Re"], THEM)
