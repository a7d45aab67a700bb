"""Mods that answer activations, titles, bounties, equipment without a limit. Expected values are worked out by hand."""

from __future__ import annotations

from sandtable.games.destiny.moves import discard_from_play
from sandtable.games.destiny.words.nouns.subtypes import has_subtype
from tests.support import card, rule
from tests.support.destiny import ME, THEM, Fighter, a_character, a_piece, a_side, a_table

TROOPER, REY, FINN, KYLO, JANGO, LUKE = "01002", "01038", "01045", "01011", "01021", "01035"
TIE, BLACK_ONE, BB8, PILOT, COVER, WANTED = "01006", "01032", "01043", "16052", "01157", "09143"
DATAPAD, JETPACK, INFILTRATE, TURRET = "01062", "01066", "01052", "08131"
TYRANT, EDICT, METHODS, AUTOMATED, EFFICIENCY = "23028", "11006", "18035", "23099", "23111"
DASH, HERA, ENGINE, BANDOLIER, HUNTER = "15064", "12070", "16037", "09103", "12042"
WESTAR, SKREEK, MANEUVER, LICENSE, ESCAPE = "23042", "15028", "12122", "12128", "12131"
ARMED_JANGO = "11040"
TIE_NAME = "First Order TIE"


# -- Tyrant ------------------------------------------------------------------------------------------------------


@card("23028")
@rule("DST-CPR-01", "D-53")
def test_tyrant_deals_damage_for_two_dice_with_the_same_symbol() -> None:
    mine = [a_character(TROOPER, showing=["1RD", "2RD"], upgrades=[TYRANT]), a_character(FINN, showing=["1R"])]
    scene = a_table(mine, [REY]).use("Tyrant")
    assert (scene.damage("Rey"), scene.pool(), scene.exhausted("Tyrant")) == (4, ["1R"], True)
    assert not scene.pass_().can("use Tyrant")


@card("23028")
def test_tyrant_lets_the_player_choose_the_pair_and_needs_one() -> None:
    mine = [
        a_character(TROOPER, showing=["1RD", "2RD"], upgrades=[TYRANT]),
        a_character(FINN, showing=["1R"]),
        a_character(JANGO, showing=["1R"]),
    ]
    scene = a_table(mine, [REY]).use("Tyrant", "1 resource")
    assert (scene.damage("Rey"), sorted(scene.pool())) == (4, ["1RD", "2RD"])
    lonely = [a_character(TROOPER, showing=["1RD"], upgrades=[TYRANT]), a_character(FINN, showing=["1R"])]
    assert not a_table(lonely, [REY]).can("use Tyrant")


@card("23028")
@rule("DST-WLD-02")
def test_tyrant_makes_no_pair_of_wildcards() -> None:
    walkers = [a_piece("11134", showing="+1*"), a_piece("11134", showing="+2*")]
    mine = [a_character(TROOPER, showing=["1RD"], upgrades=[TYRANT])]
    assert not a_table(mine, [REY], supports=walkers).can("use Tyrant")


# -- Chancellor's Edict ------------------------------------------------------------------------------------------


@card("11006")
@rule("DST-DWN-03")
def test_the_edict_removes_all_shields_as_it_is_played() -> None:
    theirs = [a_character(REY, shields=3), a_character(FINN, shields=1)]
    scene = a_table([KYLO], theirs, hand=[EDICT], resources=1).play("Chancellor's Edict", "Rey")
    assert (scene.shields("Rey"), scene.shields("Finn")) == (0, 1)


@card("11006")
def test_the_edict_gives_two_shields_for_the_defeat_of_its_character() -> None:
    theirs: list[str | Fighter] = [a_character(REY, damage=9, downgrades=[EDICT]), FINN]
    mine = [a_character(KYLO, showing=["1MD"])]
    assert a_table(mine, theirs).resolve("Kylo", "Rey", "yes", "Kylo").shields("Kylo") == 2
    assert a_table(mine, theirs).resolve("Kylo", "Rey", "no").shields("Kylo") == 0
    theirs = [a_character(REY, downgrades=[EDICT]), a_character(FINN, damage=9)]
    assert a_table(mine, theirs).resolve("Kylo", "Finn").asked == THEM, "another character"


# -- Alternative Methods -----------------------------------------------------------------------------------------


@card("18035")
@rule("DST-SPT-01")
def test_alternative_methods_deal_the_difference_of_the_hands_up_to_five() -> None:
    for cards, dealt in ((3, 2), (8, 5), (1, 0)):
        scene = a_table([JANGO], a_side([REY], hand=[COVER] * cards), hand=[METHODS, COVER], resources=1)
        assert scene.play("Alternative Methods").damage("Rey") == dealt
    more = a_table([JANGO], [REY], hand=[METHODS, COVER, COVER], resources=1).play("Alternative Methods")
    assert more.damage("Rey") == 2


@card("18035")
def test_alternative_methods_need_a_bounty_hunter() -> None:
    scene = a_table([FINN], a_side([REY], hand=[COVER] * 3), hand=[METHODS], resources=1)
    assert scene.play("Alternative Methods").damage("Rey") == 0


# -- Automated Turret --------------------------------------------------------------------------------------------


@card("23099")
@rule("DST-ABT-01")
def test_the_automated_turret_shoots_at_who_was_activated_once() -> None:
    supports = [a_piece(TIE, upgrades=[AUTOMATED])]
    scene = a_table([FINN], [REY, KYLO], supports=supports, turn=THEM).activate("Rey")
    assert (scene.damage("Rey"), scene.exhausted("Automated Turret")) == (1, True)
    assert scene.pass_().activate("Kylo").damage("Kylo") == 0


@card("23099")
def test_the_automated_turret_shoots_at_no_vehicle_and_at_nobody_of_its_player() -> None:
    supports = [a_piece(TIE, upgrades=[AUTOMATED])]
    scene = a_table([FINN], a_side([REY], supports=[BLACK_ONE]), supports=supports, turn=THEM).activate("Black One")
    assert not scene.exhausted("Automated Turret")
    assert a_table([FINN], [REY], supports=supports).activate("Finn").damage("Finn") == 0


# -- Mechanical Efficiency ---------------------------------------------------------------------------------------


@card("23111")
@rule("DST-RTC-01")
def test_mechanical_efficiency_resolves_a_droid_or_mod_die_for_one_more() -> None:
    droid = a_piece(BB8, "1R")
    vehicle = a_piece(TIE, "1RD", upgrades=[a_piece(TURRET, "2ID")])
    scene = a_table([FINN], [REY], supports=[droid, vehicle], hand=[EFFICIENCY]).play("Mechanical", "BB-8")
    assert (scene.resources(), scene.pool()) == (2, ["1RD", "2ID"])
    scene = a_table([FINN], [REY], supports=[droid, vehicle], hand=[EFFICIENCY]).play("Mechanical", "Turret")
    assert scene.damage("Rey") == 3


@card("23111")
def test_mechanical_efficiency_finds_no_other_die() -> None:
    mine = [a_character(FINN, showing=["1R"])]
    scene = a_table(mine, [REY], supports=[a_piece(TIE, "1RD")], hand=[EFFICIENCY]).play("Mechanical")
    assert sorted(scene.pool()) == ["1R", "1RD"]


# -- Dash Rendar -------------------------------------------------------------------------------------------------


@card("15064")
@rule("DST-KEY-02", "DST-AMB-01")
def test_dash_plays_a_yellow_card_that_gets_ambush() -> None:
    for code, name, answers in ((JETPACK, "Jetpack", ("Dash",)), ("01095", "Fight Dirty", ())):
        scene = a_table([DASH], [REY], hand=[code, COVER], resources=2).use("Dash Rendar", name)
        if scene.prompt.startswith("Attach"):
            scene.answer(*answers)
        assert (scene.asked, scene.hand()) == (ME, ["Take Cover"]), "a further action"
        assert scene.used("Dash")


@card("15064")
def test_dash_plays_no_card_of_another_color_and_none_that_is_too_dear() -> None:
    scene = a_table([DASH], [REY], hand=[COVER], resources=2).use("Dash Rendar")
    assert (scene.hand(), scene.asked) == (["Take Cover"], THEM)
    scene = a_table([DASH], [REY], hand=[JETPACK], resources=1).use("Dash Rendar")
    assert (scene.hand(), scene.asked) == (["Jetpack"], THEM)


# -- Hera Syndulla -----------------------------------------------------------------------------------------------


@card("12070")
@rule("DST-PIL-06", "D-90")
def test_hera_readies_the_vehicle_that_she_pilots_for_two() -> None:
    scene = a_table([HERA], [REY], supports=[TIE], resources=2).roll_next(0, 0).activate("Hera", TIE_NAME, "yes")
    assert (scene.resources(), scene.exhausted("TIE"), len(scene.pool())) == (0, False, 2)
    scene = a_table([HERA], [REY], supports=[TIE], resources=2).activate("Hera", TIE_NAME, "no")
    assert (scene.resources(), scene.exhausted("TIE")) == (2, True)


@card("12070")
def test_hera_readies_nothing_without_two_resources_or_a_vehicle() -> None:
    assert a_table([HERA], [REY], supports=[TIE], resources=1).activate("Hera", TIE_NAME).exhausted("TIE")
    scene = a_table([HERA], [REY], supports=[TIE], resources=2).activate("Hera", "none")
    assert (scene.resources(), scene.asked) == (2, THEM)


# -- Path Engine -------------------------------------------------------------------------------------------------


@card("16037")
@rule("DST-RDY-08")
def test_the_path_engine_readies_its_vehicle_that_an_effect_has_exhausted() -> None:
    theirs = a_side([REY], supports=[a_piece(TIE, upgrades=[ENGINE])])
    scene = a_table([FINN], theirs, hand=["08078"], resources=2).play("Dogfight", "no")
    assert scene.asked == THEM
    scene.answer("yes")
    assert (scene.exhausted("TIE"), scene.exhausted("Path Engine")) == (False, True)


@card("16037")
def test_the_path_engine_readies_no_vehicle_that_was_activated() -> None:
    supports = [a_piece(TIE, upgrades=[ENGINE])]
    scene = a_table([FINN], [REY], supports=supports).roll_next(0, 0).activate(TIE_NAME)
    assert (scene.asked, scene.exhausted("TIE"), scene.exhausted("Path Engine")) == (THEM, True, False)


# -- Custom Bandolier --------------------------------------------------------------------------------------------


@card("09103")
@rule("DST-LIM-01")
def test_the_bandolier_makes_room_for_equipment() -> None:
    mine = [a_character(FINN, upgrades=[BANDOLIER, INFILTRATE, INFILTRATE])]
    scene = a_table(mine, [REY], hand=[JETPACK], resources=2).play("Jetpack", "Finn, First Order Defector")
    assert len(scene.upgrades("Finn")) == 4
    mine = [a_character(FINN, upgrades=[BANDOLIER, INFILTRATE, INFILTRATE, INFILTRATE])]
    scene = a_table(mine, [REY], hand=[INFILTRATE], resources=1).play("Infiltrate", "Finn, First Order Defector")
    assert scene.prompt.startswith("Discard which upgrade") and "Custom Bandolier" not in scene.options


@card("09103")
@rule("DST-LIM-02")
def test_without_the_bandolier_equipment_counts_again() -> None:
    mine = [a_character(FINN, upgrades=[BANDOLIER, JETPACK, JETPACK, INFILTRATE, INFILTRATE])]
    scene = a_table([KYLO], mine)
    discard_from_play(scene.duel, scene.find("Custom Bandolier"))
    scene.pass_()
    assert (scene.asked, len(scene.options)) == (THEM, 4)


@card("09103")
def test_the_bandolier_rerolls_an_equipment_or_weapon_die() -> None:
    mine = [a_character(FINN, showing=["1R"], upgrades=[BANDOLIER, a_piece(JETPACK, "1Dr")])]
    scene = a_table(mine, [REY]).roll_next(3).use("Custom Bandolier")
    assert (scene.pool(), scene.exhausted("Custom Bandolier")) == (["1R", "2Sh"], True)
    mine = [a_character(FINN, showing=["1R"], upgrades=[BANDOLIER])]
    scene = a_table(mine, [REY]).use("Custom Bandolier")
    assert (scene.pool(), scene.exhausted("Custom Bandolier")) == (["1R"], True)


# -- Trandoshan Hunter -------------------------------------------------------------------------------------------


@card("12042")
def test_the_trandoshan_hunter_turns_a_bounty_hunters_die_to_damage() -> None:
    mine = [a_character(HUNTER, showing=["1Dc"]), a_character(FINN, showing=["1R"])]
    scene = a_table(mine, [a_character(REY, downgrades=[WANTED])]).use("Trandoshan Hunter")
    assert "1 discard" not in scene.options
    scene.answer("2 ranged")
    assert scene.pool() == ["2RD", "1R"]


@card("12042")
def test_the_trandoshan_hunter_needs_a_downgrade() -> None:
    mine = [a_character(HUNTER, showing=["1Dc"])]
    assert a_table(mine, [REY]).use("Trandoshan Hunter").pool() == ["1Dc"]


# -- Jango Fett's Westar-34 --------------------------------------------------------------------------------------


@card("23042")
@rule("DST-NAM-05", "D-421", "DST-LIM-01")
def test_two_westars_on_jango_fett_take_none_of_his_room() -> None:
    mine = [a_character(JANGO, upgrades=[WESTAR, INFILTRATE, INFILTRATE, INFILTRATE])]
    scene = a_table(mine, [REY], hand=[WESTAR], resources=2).play("Jango Fett's Westar", "Jango Fett, Lethal Mercenary")
    assert (len(scene.upgrades("Jango Fett")), scene.asked) == (5, THEM)


@card("23042")
@rule("D-421", "DST-UPG-05")
def test_a_westar_redeploys_to_a_jango_fett_who_is_full_without_it() -> None:
    mine = [a_character(JANGO, upgrades=[INFILTRATE] * 3), a_character("01001", damage=10, upgrades=[WESTAR])]
    scene = a_table(mine, [a_character(KYLO, showing=("1MD",))], turn=THEM).resolve("Kylo", "Captain")
    scene.answer(scene.options[-1])
    assert len(scene.upgrades("Jango Fett")) == 4


@card("23042")
def test_a_second_westar_is_barred_on_others() -> None:
    mine = [a_character(FINN, upgrades=[WESTAR])]
    assert not a_table(mine, [REY], hand=[WESTAR], resources=2).can("play Jango Fett's Westar")
    mine = [a_character(FINN, upgrades=[INFILTRATE, INFILTRATE, INFILTRATE])]
    scene = a_table(mine, [REY], hand=[WESTAR], resources=2).play("Jango", "Finn, First Order Defector")
    assert scene.prompt.startswith("Discard which upgrade")


@card("23042")
def test_the_westar_trades_a_yellow_die_for_a_resource() -> None:
    mine = [a_character(FINN, showing=["1Sh"]), a_character(TROOPER, showing=["1RD"])]
    scene = a_table(mine, [REY], hand=[WESTAR], resources=2).play("Jango Fett's Westar", "Finn", "yes")
    assert (scene.resources(), scene.pool()) == (1, ["1RD"])
    scene = a_table(mine, [REY], hand=[WESTAR], resources=2).play("Jango Fett's Westar", "Finn", "no")
    assert (scene.resources(), len(scene.pool())) == (0, 2)


@card("23042")
@rule("DST-RDP-01")
def test_the_westar_redeploys() -> None:
    theirs: list[str | Fighter] = [a_character(FINN, damage=9, upgrades=[WESTAR]), LUKE]
    scene = a_table([a_character(KYLO, showing=["1MD"])], theirs).resolve("Kylo", "Finn", "Luke")
    assert scene.upgrades("Luke") == ["Jango Fett's Westar-34"]


# -- Skreek ------------------------------------------------------------------------------------------------------


@card("15028")
def test_skreek_removes_a_die_with_damage_for_a_resource_if_he_shows_damage() -> None:
    theirs = [a_character(REY, showing=["1MD", "1R"])]
    scene = a_table([SKREEK], theirs, resources=1).roll_next(0).activate("Skreek", "yes")
    assert (scene.resources(), scene.pool(THEM)) == (0, ["1R"])
    assert a_table([SKREEK], theirs, resources=1).roll_next(0).activate("Skreek", "no").resources() == 1


@card("15028")
def test_skreek_removes_nothing_without_damage_of_his_own() -> None:
    theirs = [a_character(REY, showing=["1MD"])]
    scene = a_table([SKREEK], theirs, resources=1).roll_next(2).activate("Skreek")
    assert (scene.asked, scene.resources(), scene.pool(THEM)) == (THEM, 1, ["1MD"])


# -- Joint Maneuver ----------------------------------------------------------------------------------------------


@card("12122")
@rule("DST-PIL-05")
def test_joint_maneuver_adds_one_for_each_pilot_of_the_vehicle() -> None:
    scene = a_table([PILOT, PILOT], [REY], supports=[TIE], hand=[MANEUVER]).roll_next(5, 1)
    scene.activate("Rebel Pilot", TIE_NAME).pass_().roll_next(5).activate("Rebel Pilot", TIE_NAME).pass_()
    assert scene.play("Joint Maneuver", "Rey").damage("Rey") == 4


@card("12122")
def test_joint_maneuver_takes_an_unpiloted_vehicle_but_no_other_symbol() -> None:
    scene = a_table([PILOT], [REY], supports=[a_piece(TIE, "2RD")], hand=[MANEUVER]).play("Joint Maneuver", "Rey")
    assert scene.damage("Rey") == 2
    scene = a_table([PILOT], [REY], supports=[a_piece(TIE, "1Dr")], hand=[MANEUVER]).play("Joint Maneuver")
    assert scene.pool() == ["1Dr"]


# -- Licensed to Fly ---------------------------------------------------------------------------------------------


@card("12128")
@rule("DST-PIL-08", "DST-SBT-05")
def test_licensed_to_fly_makes_a_pilot() -> None:
    scene = a_table([a_character(FINN, upgrades=[LICENSE])], [REY], supports=[TIE]).activate("Finn", TIE_NAME)
    assert scene.exhausted("TIE")
    assert has_subtype(scene.duel, scene.find("Finn"), "pilot")
    scene = a_table([a_character(FINN, upgrades=[LICENSE]), LUKE], [REY], supports=[TIE]).activate("Luke")
    assert scene.asked == THEM


# -- Dangerous Escape --------------------------------------------------------------------------------------------


@card("12131")
@rule("DST-THN-01", "DST-DWN-05")
def test_dangerous_escape_discards_downgrades_and_deals_their_number() -> None:
    mine = [a_character(FINN, downgrades=[WANTED, EDICT]), a_character(LUKE, downgrades=[WANTED])]
    scene = a_table(mine, [REY], hand=[ESCAPE], resources=1).play("Dangerous Escape", "Finn")
    assert (scene.damage("Finn"), scene.downgrades("Finn"), scene.downgrades("Luke")) == (2, [], ["Wanted"])
    assert sorted(scene.discard(THEM)) == ["Chancellor's Edict", "Wanted"]


@card("12131")
def test_dangerous_escape_without_downgrades_hurts_nobody() -> None:
    scene = a_table([FINN], [REY], hand=[ESCAPE], resources=1).play("Dangerous Escape")
    assert (scene.damage("Finn"), scene.damage("Rey"), scene.resources()) == (0, 0, 0)
