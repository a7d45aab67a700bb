"""Dice, characters and cards that two players decide about. Values by hand from the printed cards."""

from __future__ import annotations

from sandtable.games.destiny.tokens import RESOURCES
from tests.support import card, rule
from tests.support.destiny import THEM, a_character, a_free_for_all, a_piece, a_side, a_table

TROOPER, PHASMA, KYLO, REY, FINN, LUKE, HAN = "01002", "01001", "01011", "01038", "01045", "01035", "01046"
BLASTER, SABER, OUTPOST, COVER, SUBJUGATE, FIGHTER = "01054", "01059", "01053", "01157", "04022", "16022"
ENDURE, STAKES, PERSHING, GRAB, REPULSE = "23062", "23035", "16013", "16030", "14038"
STAFF, CONTROL, ARCHIVES, WAR, DEED, SLAM, CALL = "24026", "24027", "23053", "23094", "12064", "12009", "12026"
GIDEON, GUARD, TRIALS, MISSION = "16015", "02012", "12065", "18098"
KRENNIC, ACROSS = "02003", "22019"


# -- Endure ------------------------------------------------------------------------------------------------------


@card("23062")
@rule("D-463", "DST-VAL-05")
def test_endure_makes_an_opponent_resolve_weaker_dice() -> None:
    theirs = [a_character(LUKE, showing=("2MD", "3MD", "1R"))]
    scene = a_table([PHASMA, HAN], theirs, hand=[ENDURE], resources=1).play("Endure", "2 melee", "3 melee")
    assert scene.asked == THEM
    scene.answer("3 melee", "Phasma", "Han")
    assert (scene.damage("Phasma"), scene.damage("Han"), scene.pool(THEM)) == (2, 1, ["1R"])


@card("23062")
@rule("D-660", "D-760")
def test_endure_makes_an_opponent_resolve_a_die_with_its_modifier() -> None:
    """1 and 3, each of them decreased by 1, are one source of 2 damage."""
    staff = [a_piece(STAFF, "+3MD")]
    alone = a_table([PHASMA], [a_character(KYLO, upgrades=staff)], hand=[ENDURE], resources=1).play("Endure")
    assert (alone.pool(THEM), alone.asked) == (["+3MD"], THEM), "nobody resolves a modifier alone"
    theirs = [a_character(KYLO, showing=("1MD",), upgrades=staff)]
    scene = a_table([PHASMA], theirs, hand=[ENDURE], resources=1).play("Endure", "1 melee", "Electrostaff", "Phasma")
    assert (scene.damage("Phasma"), scene.pool(THEM)) == (2, [])


@card("23062")
@rule("D-463", "DST-SPX-02")
def test_endure_chooses_no_die_with_a_cost_and_needs_a_red_character() -> None:
    theirs = [a_character(KYLO, showing=("2MD1", "1MD"))]
    scene = a_table([PHASMA], theirs, hand=[ENDURE], resources=1)
    assert not scene.play("Endure").can("2 melee")
    scene.answer("1 melee")  # a value of 0 deals no damage
    assert (scene.damage("Phasma"), scene.pool(THEM)) == (0, ["2MD1"])
    scene = a_table([FINN], theirs, hand=[ENDURE], resources=1).play("Endure")
    assert (scene.pool(THEM), scene.asked) == (["2MD1", "1MD"], THEM)


# -- Raise The Stakes --------------------------------------------------------------------------------------------


@card("23035")
@rule("DST-CHT-02", "DST-CPR-06")
def test_raise_the_stakes_hurts_both_chosen_characters_by_the_new_value() -> None:
    theirs = [a_character(LUKE, showing=("1R",)), a_character(REY)]
    scene = a_table([HAN, KYLO], theirs, hand=[STAKES], resources=1).roll_next(1).play("Raise", "Rey")
    assert scene.asked == THEM
    scene.answer("Kylo")
    assert (scene.damage("Rey"), scene.damage("Kylo"), scene.pool(THEM)) == (3, 3, [])


@card("23035")
@rule("DST-CHT-02")
def test_raise_the_stakes_hurts_a_character_chosen_twice_once_and_nobody_without_a_die() -> None:
    theirs = [a_character(LUKE, showing=("1R",)), a_character(REY)]
    scene = a_table([HAN], theirs, hand=[STAKES], resources=1).roll_next(0).play("Raise", "Rey").answer("Rey")
    assert (scene.damage("Rey"), scene.pool(THEM)) == (2, [])
    scene = a_table([HAN], [LUKE, REY], hand=[STAKES], resources=1).play("Raise", "Rey").answer("Han")
    assert (scene.damage("Rey"), scene.damage("Han"), scene.asked) == (0, 0, THEM)


@card("23035")
@rule("D-66", "DST-THN-01")
def test_raise_the_stakes_removes_a_die_that_shows_nothing() -> None:
    """Luke's last side is a blank: nobody is dealt damage, and the last sentence stands by itself."""
    theirs = [a_character(LUKE, showing=("1R",)), a_character(REY)]
    scene = a_table([HAN], theirs, hand=[STAKES], resources=1).roll_next(5).play("Raise", "Rey").answer("Rey")
    assert (scene.damage("Rey"), scene.pool(THEM)) == (0, [])


# -- Dr. Pershing ------------------------------------------------------------------------------------------------


@card("16013")
@rule("DST-TOK-01")
def test_dr_pershing_gathers_resources_by_his_activation() -> None:
    assert a_table([PERSHING], [REY]).activate("Dr. Pershing").tokens("Pershing", RESOURCES) == 1


@card("16013")
@rule("DST-POW-01", "DST-TOK-10")
def test_dr_pershing_returns_a_defeated_character() -> None:
    mine = [a_character(PERSHING, tokens={RESOURCES: 4}), a_character(PHASMA, damage=10)]
    scene = a_table(mine, [a_character(LUKE, showing=("2MD",))], turn=THEM).resolve("Luke", "Phasma")
    assert scene.team() == ["Dr. Pershing"]
    scene.use("Dr. Pershing")
    assert (sorted(scene.team()), scene.damage("Phasma"), scene.exhausted("Phasma")) == (
        ["Captain Phasma", "Dr. Pershing"], 5, False,
    )  # fmt: skip
    assert (scene.exhausted("Pershing"), scene.tokens("Pershing", RESOURCES)) == (True, 0)


@card("16013")
@rule("DST-POW-03", "D-53")
def test_dr_pershing_needs_four_resources() -> None:
    mine = [a_character(PERSHING, tokens={RESOURCES: 3}), a_character(PHASMA, damage=10)]
    scene = a_table(mine, [a_character(LUKE, showing=("2MD",))], turn=THEM).resolve("Luke", "Phasma")
    scene.use("Dr. Pershing")
    assert (scene.team(), scene.exhausted("Pershing"), scene.tokens("Pershing", RESOURCES)) == (
        ["Dr. Pershing"], False, 3,
    )  # fmt: skip


# -- Grab --------------------------------------------------------------------------------------------------------


@card("16030")
@rule("DST-MEM-05", "D-268")
def test_grab_pays_for_the_dice_you_removed_and_its_owner_may_roll_one_back() -> None:
    theirs = [a_character(LUKE, showing=("2MD", "1Sh"))]
    scene = a_table([HAN], theirs, hand=[SUBJUGATE, GRAB], resources=2).play("Subjugate", "2 melee").pass_()
    scene.roll_next(1).play("Grab")
    assert (scene.resources(), scene.asked) == (1, THEM)
    assert scene.answer("yes").pool(THEM) == ["1Sh", "3MD"]
    scene = a_table([HAN], theirs, hand=[SUBJUGATE, GRAB], resources=2).play("Subjugate", "2 melee").pass_()
    assert scene.play("Grab").answer("no").pool(THEM) == ["1Sh"]


@card("16030")
@rule("DST-MEM-05")
def test_grab_pays_nothing_without_a_removed_die() -> None:
    theirs = [a_character(LUKE, showing=("2MD",))]
    scene = a_table([HAN], theirs, hand=[GRAB]).play("Grab")
    assert (scene.resources(), scene.asked) == (0, THEM)
    assert scene.can("pass")


@card("16030")
@rule("D-268", "D-753")
def test_grab_lets_a_death_trooper_be_rolled_back_that_was_set_aside_as_it_was_removed() -> None:
    scene = a_table([HAN], [KRENNIC], hand=[ACROSS, GRAB], holder=THEM, turn=THEM)
    scene.roll_next(0, 1).activate("Director").play("Fire Across").answer("no").pass_()
    assert scene.pool(THEM) == ["2RD"]
    scene.roll_next(2).play("Grab")
    assert (scene.resources(), scene.asked) == (1, THEM)
    assert scene.answer("yes").pool(THEM) == ["2RD", "2RD"]


# -- Force Repulse -----------------------------------------------------------------------------------------------


@card("14038")
@rule("D-462", "DST-TRN-02", "D-869")
def test_force_repulse_turns_dice_to_blanks_and_hurts_their_characters() -> None:
    mine = [a_character(LUKE, upgrades=[a_piece(REPULSE, "Sp")], showing=("1Sh",)), a_character(FINN, showing=("1R",))]
    theirs = [a_character(KYLO, showing=("1MD", "2MD1"), shields=1), a_character(REY, showing=("-",))]
    scene = a_table(mine, theirs).resolve("Force Repulse")
    assert (scene.damage("Kylo"), scene.damage("Rey"), scene.damage("Finn"), scene.damage("Luke")) == (1, 0, 1, 0)
    assert (sorted(scene.pool()), scene.pool(THEM)) == (["-", "1Sh"], ["-", "-", "-"])


@card("14038")
@rule("DST-PRE-02")
def test_only_jedi_play_force_repulse() -> None:
    assert a_table([LUKE], [KYLO], hand=[REPULSE], resources=3).can("play Force")
    assert not a_table([REY], [KYLO], hand=[REPULSE], resources=3).can("play Force")


# -- Electrostaff ------------------------------------------------------------------------------------------------


@card("24026")
@rule("DST-ASI-04", "DST-DIE-07")
def test_a_guard_and_moff_gideon_resolve_the_electrostaff_alone() -> None:
    scene = a_table([a_character(GUARD, upgrades=[a_piece(STAFF, "+2MD")])], [REY]).resolve("Electrostaff", "Rey")
    assert (scene.damage("Rey"), scene.pool()) == (2, [])
    scene = a_table([a_character(GIDEON, upgrades=[a_piece(STAFF, "+3MD")])], [REY]).resolve("Electrostaff", "Rey")
    assert scene.damage("Rey") == 3
    assert not a_table([a_character(KYLO, upgrades=[a_piece(STAFF, "+2MD")])], [REY]).can("resolve Electrostaff")


# -- Imperial Control --------------------------------------------------------------------------------------------


@card("24027")
@rule("DST-OPD-05", "DST-RTC-04")
def test_imperial_control_strikes_after_a_card_was_discarded() -> None:
    mine = [a_character(PHASMA, showing=("1Dc", "2RD"), upgrades=[CONTROL])]
    scene = a_table(mine, a_side([REY], hand=[COVER])).resolve("Captain Phasma die (1 discard", "yes", "Rey")
    assert (scene.damage("Rey"), scene.pool(), scene.exhausted("Imperial")) == (3, [], True)
    scene = a_table(mine, a_side([REY], hand=[COVER])).resolve("Captain Phasma die (1 discard", "no")
    assert (scene.damage("Rey"), scene.pool()) == (0, ["2RD"])


@card("24027")
@rule("DST-OPD-05")
def test_imperial_control_waits_for_effects_and_not_for_a_discard_to_reroll() -> None:
    mine = [a_character(PHASMA, showing=("1R", "2RD"), upgrades=[CONTROL])]
    scene = a_table(mine, [REY], hand=[COVER]).roll_next(3, 1).answer("discard Take Cover", "2 ranged")
    assert scene.asked == THEM
    scene = a_table(mine, a_side([REY], hand=[]), hand=[COVER])
    assert scene.resolve("Captain Phasma die (1 res").asked == THEM


# -- Jedi Archives -----------------------------------------------------------------------------------------------


@card("23053")
@rule("DST-RSV-01", "DST-SRH-01")
def test_jedi_archives_show_three_cards_of_which_one_is_taken() -> None:
    mine = [a_character(LUKE, showing=("1Sh",))]
    deck = [BLASTER, SABER, COVER, OUTPOST]
    scene = a_table(mine, [KYLO], deck=deck, supports=[a_piece(ARCHIVES)]).resolve("Luke", "Luke", "yes", "Lightsaber")
    scene.answer("Take Cover")
    assert (scene.hand(), scene.deck()) == (["Lightsaber"], ["Outpost", "Take Cover", "DH-17 Blaster Pistol"])
    assert scene.exhausted("Archives")
    scene = a_table(mine, [KYLO], deck=deck, supports=[a_piece(ARCHIVES)]).resolve("Luke", "Luke", "yes", "none")
    scene.answer("Lightsaber", "Take Cover")
    assert (scene.hand(), scene.deck()[1:]) == ([], ["Lightsaber", "Take Cover", "DH-17 Blaster Pistol"])


@card("23053")
@rule("DST-RSV-01")
def test_jedi_archives_stay_shut_without_a_shield() -> None:
    mine = [a_character(LUKE, showing=("1R",))]
    assert a_table(mine, [KYLO], deck=[BLASTER], supports=[a_piece(ARCHIVES)]).resolve("Luke").asked == THEM
    mine = [a_character(LUKE, showing=("1Sh",))]
    scene = a_table(mine, [KYLO], deck=[BLASTER, COVER], supports=[a_piece(ARCHIVES)]).resolve("Luke", "Luke", "yes")
    assert scene.hand() == []  # fewer than three cards are shown: "then" is not reached


# -- Cost Of War -------------------------------------------------------------------------------------------------


@card("23094")
@rule("D-53", "DST-DIE-05", "DST-DIE-07")
def test_cost_of_war_gives_a_die_with_a_cost_or_a_modifier_for_another() -> None:
    theirs = [a_character(LUKE, showing=("3MD",))]
    for shown in ("2MD1", "1MD"):
        scene = a_table([a_character(KYLO, showing=(shown,))], theirs, hand=[WAR]).play("Cost Of War")
        is_paid = shown == "2MD1"
        assert (scene.pool(), scene.pool(THEM)) == (([], []) if is_paid else (["1MD"], ["3MD"]))
    scene = a_table([a_character(REY, showing=("+2MD",))], theirs, hand=[WAR]).play("Cost Of War")
    assert (scene.pool(), scene.pool(THEM)) == ([], [])


# -- Valiant Deed ------------------------------------------------------------------------------------------------


@card("12064")
@rule("DST-THN-01", "DST-OPD-10")
def test_valiant_deed_removes_an_upgrade_die_and_rolls_an_apprentice_die_beside_a_mission() -> None:
    theirs = [a_character(LUKE, upgrades=[a_piece(SABER, "1Sh")], showing=("2MD",))]
    mine = a_side([KYLO, FINN], hand=[DEED], resources=1, plots=[TRIALS])
    scene = a_free_for_all(mine, a_side(theirs)).roll_next(0).play("Valiant", "yes")
    assert (scene.pool(), scene.pool(THEM)) == (["1MD"], ["2MD"])
    mine = a_side([KYLO, FINN], hand=[DEED], resources=1, plots=[TRIALS])
    assert a_free_for_all(mine, a_side(theirs)).play("Valiant", "no").pool() == []
    scene = a_table([KYLO], theirs, hand=[DEED], resources=1).play("Valiant")
    assert (scene.pool(), scene.pool(THEM), scene.asked) == ([], ["2MD"], THEM)


@card("12064")
@rule("DST-THN-01")
def test_valiant_deed_stops_without_an_upgrade_die() -> None:
    mine = a_side([KYLO], hand=[DEED], resources=1, plots=[TRIALS])
    scene = a_free_for_all(mine, a_side([a_character(LUKE, showing=("2MD",))])).play("Valiant")
    assert (scene.pool(), scene.pool(THEM), scene.asked) == ([], ["2MD"], THEM)


# -- Quad Slam ---------------------------------------------------------------------------------------------------


@card("12009")
@rule("DST-CHT-07", "DST-RMV-01")
def test_quad_slam_removes_one_die_of_each_character() -> None:
    theirs = [
        a_character(LUKE, showing=("2MD", "3MD")),
        a_character(REY, showing=("1R",), upgrades=[a_piece(SABER, "1Sh")]),
    ]
    mine = [a_character(KYLO, showing=("1MD",))]
    scene = a_table(mine, theirs, hand=[SLAM], resources=2).play("Quad Slam", "3 melee", "Rey")
    assert (scene.pool(), sorted(scene.pool(THEM)), scene.asked) == (["1MD"], ["1Sh", "2MD"], THEM)


@card("12009")
@rule("DST-CHT-07")
def test_quad_slam_may_also_choose_fewer() -> None:
    theirs = [a_character(LUKE, showing=("2MD", "3MD")), a_character(REY, showing=("1R",))]
    scene = a_table([KYLO], theirs, hand=[SLAM], resources=2).play("Quad Slam", "2 melee", "no more")
    assert scene.pool(THEM) == ["3MD", "1R"]


@card("12009", "13005C")
@rule("DST-ASD-18")
def test_quad_slam_finds_no_character_for_a_set_aside_die() -> None:
    """The Clone Trooper die of Arc Trooper Fives is a character die, and no character's."""
    theirs = a_side(["13005C", a_character(LUKE, showing=("2MD",))])
    scene = a_table([KYLO], theirs, hand=[SLAM], resources=2, turn=THEM).roll_next(0)
    scene.activate("Arc Trooper Fives", "no").play("Quad Slam", "Luke")
    assert (scene.pool(THEM), scene.asked) == (["1RD"], THEM)


# -- Call to Action ----------------------------------------------------------------------------------------------


@card("12026")
@rule("D-249", "DST-OPD-09")
def test_call_to_action_rolls_the_dice_of_a_character_of_few_points() -> None:
    scene = a_table([a_character(TROOPER), a_character(LUKE, dice=2)], [REY], hand=[CALL], resources=2)
    scene.roll_next(1).play("Call to Action")
    assert (scene.pool(), scene.exhausted("Stormtrooper")) == (["2RD"], False)
    scene = a_table([a_character(TROOPER), a_character(PHASMA, upgrades=[BLASTER])], [REY], hand=[CALL], resources=2)
    scene.roll_next(0).play("Call to Action", "Phasma")
    assert scene.pool() == ["1RD"]
