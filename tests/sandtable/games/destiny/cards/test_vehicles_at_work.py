"""Pilots and the dice of their vehicles, mods, and cards beside them. Expected values are worked out by hand."""

from __future__ import annotations

from sandtable.games.destiny.tokens import DAMAGE
from tests.support import card, rule
from tests.support.destiny import THEM, Piece, a_character, a_piece, a_side, a_table

TROOPER, REY, FINN, KYLO, LUKE, JANGO = "01002", "01038", "01045", "01011", "01035", "01021"
TIE, BLACK_ONE, BB8, TURRET, CANNON = "01006", "01032", "01043", "08131", "08152"
PLO_KOON = "18049"
PILOT, COVER, WANTED = "16052", "01157", "09143"
COMLINK, JETPACK, INFILTRATE = "01061", "01066", "01052"
STARFIGHTER, DEFLECTOR, POE, ARMED_JANGO, HAILFIRE = "18057", "18100", "12073", "11040", "07130"
HEAVY_CANNON, HERA, ATTACK_SPEED, BOMBS, STRIKE = "23116", "22059", "19030", "14074", "16055"


# -- Plo Koon's Starfighter --------------------------------------------------------------------------------------


@card("18057")
@rule("DST-PIL-06", "DST-MEM-02")
def test_plo_koons_starfighter_gives_a_red_character_a_shield_once_a_round() -> None:
    scene = a_table([PILOT, POE], [REY], supports=[STARFIGHTER]).activate("Rebel Pilot", "Starfighter", "yes", "Poe")
    assert scene.shields("Poe") == 1
    scene.pass_().activate("Poe", "Starfighter")
    assert (sum(scene.duel.shields), scene.asked) == (1, THEM)


@card("18057")
def test_plo_koons_starfighter_leaves_others_without_a_shield() -> None:
    scene = a_table([PILOT, LUKE], [REY], supports=[STARFIGHTER]).activate("Rebel Pilot", "Starfighter", "yes")
    assert (scene.shields("Rebel Pilot"), scene.shields("Luke")) == (1, 0), "Luke is Blue"
    scene = a_table([PILOT], [REY], supports=[STARFIGHTER]).activate("Rebel Pilot", "Starfighter", "no")
    assert scene.shields("Rebel Pilot") == 0


@card("18057")
@rule("DST-RPL-01")
def test_plo_koon_in_his_starfighter_shields_anybody() -> None:
    scene = a_table([PLO_KOON, LUKE], [REY], supports=[STARFIGHTER]).activate(
        "Plo Koon, Jedi", "Starfighter", "yes", "Luke"
    )
    assert scene.shields("Luke") == 1


# -- Deflector Shield --------------------------------------------------------------------------------------------


@card("18100")
@rule("D-420", "DST-RPE-01")
def test_the_deflector_shield_is_discarded_in_place_of_its_vehicle() -> None:
    vehicle = a_piece(TIE, damage=3, upgrades=[TURRET, DEFLECTOR])
    mine = [a_character(HERA, showing=["2ID"])]
    scene = a_table(mine, a_side([REY], supports=[vehicle]), supports=[a_piece(BLACK_ONE, "1Dr")])
    scene.use("Hera Syndulla")
    assert scene.supports(THEM) == ["First Order TIE Fighter"]
    assert (scene.upgrades("TIE"), scene.discard(THEM)) == (["Dorsal Turret"], ["Deflector Shield"])


@card("18100")
@rule("D-420")
def test_the_deflector_shield_saves_no_other_vehicle() -> None:
    mine = [a_character(HERA, showing=["2ID"])]
    supports: list[str | Piece] = [a_piece(TIE, damage=3), a_piece(BLACK_ONE, upgrades=[DEFLECTOR])]
    scene = a_table(mine, a_side([REY], supports=supports), supports=[a_piece(BLACK_ONE, "1Dr")])
    scene.use("Hera Syndulla")
    assert (scene.supports(THEM), scene.upgrades("Black One", THEM)) == (["Black One"], ["Deflector Shield"])


@card("18100")
def test_the_deflector_shield_gives_a_shield_for_the_activation_of_its_vehicle_only() -> None:
    supports: list[str | Piece] = [a_piece(TIE, upgrades=[DEFLECTOR]), BLACK_ONE]
    scene = a_table([FINN], [REY], supports=supports).activate("First Order TIE", "Finn")
    assert scene.shields("Finn") == 1
    assert a_table([FINN], [REY], supports=supports).activate("Black One").asked == THEM


@card("18100", "23116", "14074", "16037", "23099")
@rule("DST-MOD-01", "DST-MOD-02")
def test_these_mods_go_on_vehicles_only() -> None:
    for code, name in (
        (DEFLECTOR, "Deflector Shield"),
        (HEAVY_CANNON, "Heavy Laser Cannon"),
        (BOMBS, "Proton Bombs"),
        ("16037", "Path Engine"),
        ("23099", "Automated Turret"),
    ):
        scene = a_table([FINN, TROOPER], supports=[TIE, BB8], hand=[code], resources=2).play(name)
        assert scene.upgrades("TIE") == [name]
        assert not a_table([FINN, TROOPER], supports=[BB8], hand=[code], resources=2).can(f"play {name}")


# -- Poe Dameron -------------------------------------------------------------------------------------------------


@card("12073")
@rule("DST-POW-01")
def test_poe_damages_a_vehicle_to_resolve_its_die_for_one_more() -> None:
    scene = a_table([POE], [REY], supports=[a_piece(TIE, "2RD")]).use("Poe Dameron", "Rey")
    assert (scene.damage("Rey"), scene.tokens("TIE", DAMAGE), scene.pool()) == (3, 1, [])
    assert not scene.pass_().can("use Poe")


@card("12073")
@rule("DST-PIL-04")
def test_poe_adds_two_where_he_pilots_the_vehicle() -> None:
    scene = a_table([POE], [REY], supports=[TIE]).roll_next(5, 0).activate("Poe Dameron", "TIE").pass_()
    scene.use("Poe Dameron", "Rey")
    assert scene.damage("Rey") == 3


@card("12073")
def test_poe_needs_an_undamaged_vehicle_and_resolves_no_side_without_damage() -> None:
    scene = a_table([POE], [REY], supports=[a_piece(TIE, "2RD", damage=1)]).use("Poe Dameron")
    assert (scene.tokens("TIE", DAMAGE), scene.pool()) == (1, ["2RD"])
    scene = a_table([POE], [REY], supports=[a_piece(TIE, "1Dr")]).use("Poe Dameron")
    assert (scene.tokens("TIE", DAMAGE), scene.pool()) == (1, ["1Dr"])


@card("12073", "12084")
@rule("D-206", "DST-TYP-06")
def test_poe_resolves_no_die_of_a_vehicle_that_is_an_upgrade() -> None:
    ghost = a_piece("12083", damage=1, upgrades=[a_piece("12084", "1RD")])
    scene = a_table([POE], [REY], supports=[ghost]).use("Poe Dameron")
    assert (scene.asked, scene.tokens("Phantom", DAMAGE), scene.pool()) == (THEM, 1, ["1RD"])


# -- Jango Fett --------------------------------------------------------------------------------------------------


@card("11040")
@rule("DST-LIM-01", "DST-UPG-05")
def test_jango_fett_takes_a_fourth_upgrade_that_is_equipment() -> None:
    loaded = a_character(ARMED_JANGO, upgrades=[INFILTRATE, INFILTRATE, INFILTRATE])
    scene = a_table([loaded], hand=[JETPACK], resources=2).play("Jetpack", "Jango Fett, Armed To The Teeth", "no")
    assert len(scene.upgrades("Jango Fett")) == 4
    plain = a_character(JANGO, upgrades=[INFILTRATE, INFILTRATE, INFILTRATE])
    scene = a_table([plain], hand=[JETPACK], resources=2).play("Jetpack", "Jango Fett, Lethal Mercenary")
    assert scene.prompt.startswith("Discard which upgrade")


@card("11040")
@rule("DST-LIM-01")
def test_jango_fett_gives_up_what_counts_where_he_has_too_much() -> None:
    loaded = a_character(ARMED_JANGO, upgrades=[JETPACK, INFILTRATE, INFILTRATE, INFILTRATE])
    scene = a_table([loaded], hand=[INFILTRATE], resources=1).play("Infiltrate", "Jango Fett, Armed To The Teeth")
    assert len(scene.options) == 4 and all("Infiltrate" in option for option in scene.options)


@card("11040")
@rule("DST-MEM-02")
def test_jango_fett_gains_for_his_first_equipment_of_the_round() -> None:
    scene = a_table([ARMED_JANGO], hand=[JETPACK, JETPACK], resources=4).play("Jetpack", "yes")
    assert scene.resources() == 3
    scene.pass_().play("Jetpack", "Jango Fett, Armed To The Teeth")
    assert (scene.resources(), scene.asked) == (1, THEM)


@card("11040")
def test_jango_fett_gains_nothing_for_other_upgrades_or_equipment_of_others() -> None:
    scene = a_table([ARMED_JANGO, FINN], hand=[JETPACK], resources=2).play("Jetpack", "Finn")
    assert (scene.resources(), scene.asked) == (0, THEM)
    assert a_table([ARMED_JANGO], hand=[INFILTRATE], resources=2).play("Infiltrate").asked == THEM


# -- Hailfire Droid Tank -----------------------------------------------------------------------------------------


@card("07130")
@rule("DST-IND-01")
def test_the_hailfire_tank_deals_damage_and_is_activated_as_it_is_played() -> None:
    scene = a_table([TROOPER], [REY], hand=[HAILFIRE], resources=4).roll_next(0).play("Hailfire")
    scene.answer("indirect damage", "yes", "yes")
    assert (scene.damage("Rey"), scene.pool(), scene.exhausted("Hailfire")) == (1, ["2RD"], True)


@card("07130")
def test_the_hailfire_tank_answers_vehicles_and_droids() -> None:
    scene = a_table([FINN], [REY], supports=[HAILFIRE], hand=[BB8], resources=1).roll_next(3).play("BB-8", "yes")
    assert (scene.damage("Rey"), scene.pool()) == (0, ["1R"])
    scene = a_table([FINN], [REY], supports=[HAILFIRE], hand=[BLACK_ONE], resources=4).play("Black One", "yes")
    assert (scene.damage("Rey"), scene.exhausted("Black One"), scene.asked) == (1, False, THEM)
    assert a_table([FINN], [REY], supports=[HAILFIRE], hand=[COVER]).play("Take Cover", "Finn").asked == THEM


# -- Heavy Laser Cannon ------------------------------------------------------------------------------------------


@card("23116")
def test_the_heavy_laser_cannon_rerolls_a_vehicle_or_upgrade_die() -> None:
    vehicle = a_piece(TIE, upgrades=[HEAVY_CANNON])
    theirs = [a_character(REY, showing=["1R"], upgrades=[a_piece(COMLINK, "1F")])]
    scene = a_table([a_character(FINN, showing=["1R"])], theirs, supports=[vehicle]).roll_next(0, 0, 0)
    scene.activate("First Order TIE", "yes")
    assert not scene.can("Finn") and not scene.can("Rey die")
    scene.answer("Comlink")
    assert scene.exhausted("Heavy Laser Cannon") and len(scene.pool(THEM)) == 2


@card("23116")
def test_the_heavy_laser_cannon_does_nothing_while_exhausted_or_for_other_supports() -> None:
    vehicle = a_piece(TIE, upgrades=[a_piece(HEAVY_CANNON, exhausted=True)])
    assert a_table([FINN], [REY], supports=[vehicle]).activate("First Order TIE").asked == THEM
    supports: list[str | Piece] = [a_piece(TIE, upgrades=[HEAVY_CANNON]), BLACK_ONE]
    assert a_table([FINN], [REY], supports=supports).activate("Black One").asked == THEM


# -- Hera Syndulla -----------------------------------------------------------------------------------------------


@card("22059")
@rule("DST-TKN-02")
def test_hera_places_damage_on_any_support_after_her_activation() -> None:
    scene = a_table([HERA], a_side([REY], supports=[TIE]), supports=[BB8]).activate("Hera", "yes", "TIE")
    assert (scene.tokens("TIE", DAMAGE), scene.tokens("BB-8", DAMAGE)) == (1, 0)
    assert a_table([HERA], a_side([REY], supports=[TIE])).activate("Hera", "no").tokens("TIE", DAMAGE) == 0
    assert a_table([HERA], [REY]).activate("Hera").asked == THEM


@card("22059")
def test_hera_discards_a_support_with_as_much_damage_as_it_costs() -> None:
    theirs = a_side([REY], supports=[a_piece(TIE, damage=3), a_piece(BLACK_ONE, damage=3)])
    scene = a_table([HERA], theirs, supports=[a_piece(TIE, "2RD")]).use("Hera Syndulla")
    assert (scene.supports(THEM), scene.pool(), scene.supports()) == (["Black One"], [], ["First Order TIE Fighter"])
    scene = a_table([HERA], theirs, supports=[TIE]).use("Hera Syndulla")
    assert len(scene.supports(THEM)) == 2, "no vehicle die"


@card("12073", "22059", "15064", "12070", "15028")
@rule("DST-PIL-01")
def test_these_characters_have_piloting() -> None:
    for code, name in ((POE, "Poe"), (HERA, "Hera"), ("15064", "Dash"), ("12070", "Hera"), ("15028", "Skreek")):
        scene = a_table([code], supports=[a_piece(TIE, exhausted=True)]).roll_next(5).activate(name)
        if scene.can("begin to pilot"):
            scene.answer("begin to pilot")
        assert scene.prompt.startswith("Which vehicle")


# -- Accelerate To Attack Speed ----------------------------------------------------------------------------------


@card("19030")
@rule("DST-SPX-01")
def test_attack_speed_turns_a_die_for_each_piloted_vehicle_that_is_paid() -> None:
    scene = a_table([PILOT], [REY], supports=[TIE, BLACK_ONE], hand=[ATTACK_SPEED], resources=2).roll_next(4, 3)
    scene.activate("Rebel Pilot", "TIE").pass_().play("Accelerate", "1", "Pilot", "2 ranged")
    assert (scene.resources(), sorted(scene.pool())) == (1, ["1Dr", "2RD"])


@card("19030")
def test_attack_speed_does_nothing_without_a_pilot_or_resources() -> None:
    scene = a_table([a_character(PILOT, showing=["-"])], supports=[TIE], hand=[ATTACK_SPEED], resources=2)
    assert scene.play("Accelerate").pool() == ["-"] and scene.resources() == 2
    scene = a_table([PILOT], supports=[TIE], hand=[ATTACK_SPEED]).roll_next(4, 3).activate("Rebel Pilot", "TIE").pass_()
    assert sorted(scene.play("Accelerate").pool()) == ["-", "1Dr"]


# -- Proton Bombs ------------------------------------------------------------------------------------------------


@card("14074")
@rule("DST-TOK-05")
def test_proton_bombs_take_damage_for_each_die_and_are_discarded_at_two() -> None:
    vehicle = a_piece(TIE, upgrades=[a_piece(BOMBS, "2ID")])
    scene = a_table([FINN], [REY], supports=[vehicle]).resolve("Proton Bombs")
    assert (scene.damage("Rey"), scene.tokens("Proton Bombs", DAMAGE), scene.upgrades("TIE")) == (
        2,
        1,
        ["Proton Bombs"],
    )
    vehicle = a_piece(TIE, upgrades=[a_piece(BOMBS, "4ID", damage=1)])
    scene = a_table([FINN], [REY], supports=[vehicle]).resolve("Proton Bombs")
    assert (scene.damage("Rey"), scene.upgrades("TIE"), scene.discard()) == (4, [], ["Proton Bombs"])


@card("14074")
def test_proton_bombs_take_none_for_the_die_of_their_vehicle() -> None:
    vehicle = a_piece(TIE, "1RD", upgrades=[BOMBS])
    scene = a_table([FINN], [REY], supports=[vehicle]).resolve("First Order TIE", "Rey")
    assert scene.tokens("Proton Bombs", DAMAGE) == 0


# -- Coordinated Strike ------------------------------------------------------------------------------------------


@card("16055")
@rule("DST-CHT-07")
def test_coordinated_strike_adds_the_shields_that_are_removed() -> None:
    mine = [a_character(PILOT, shields=2), a_character(FINN, shields=2)]
    scene = a_table(mine, [REY], supports=[TIE], hand=[STRIKE], resources=1).roll_next(4, 0)
    scene.activate("Rebel Pilot", "TIE").pass_().play("Coordinated", "Finn", "Finn", "Pilot", "Rey")
    assert (scene.damage("Rey"), scene.shields("Rebel Pilot"), scene.shields("Finn")) == (4, 1, 0)


@card("16055")
def test_coordinated_strike_needs_no_shield_but_a_piloted_die() -> None:
    scene = a_table([PILOT], [REY], supports=[TIE], hand=[STRIKE], resources=1).roll_next(4, 1)
    scene.activate("Rebel Pilot", "TIE").pass_().play("Coordinated", "Rey")
    assert scene.damage("Rey") == 2
    mine = [a_character(PILOT, shields=1, showing=["1RD"])]
    scene = a_table(mine, [REY], supports=[a_piece(TIE, "2RD")], hand=[STRIKE], resources=1)
    scene.play("Coordinated", "no more")
    assert (scene.damage("Rey"), scene.pool()) == (0, ["1RD", "2RD"])
