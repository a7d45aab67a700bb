"""Characters, upgrades, supports and battlefields of several sets that act on dice."""

from __future__ import annotations

from tests.support import card, rule
from tests.support.destiny import ME, THEM, a_character, a_piece, a_table

PHASMA, TROOPER, KYLO, DOOKU = "01001", "01002", "01011", "01009"
REY, QUI_GON, LUKE, FINN, SPEEDER, TIE, BB8 = "01038", "01037", "01035", "01045", "01018", "01006", "01043"
RIFLE, SABER, STAFF = "01008", "01059", "01044"
SHOOTER, FENCER = a_character(PHASMA, showing=("2RD",)), a_character(KYLO, showing=("1MD",))


@card("23057")
@rule("DST-CHE-01", "D-03")
def test_shaak_tis_lightsaber_turns_and_resolves_a_trooper_die() -> None:
    mine = [a_character(REY, upgrades=[a_piece("23057", "Sp")]), a_character(TROOPER, showing=("-",))]
    scene = a_table(mine, [KYLO]).resolve("Shaak Ti", "turn", "2 ranged", "Kylo")
    assert (scene.damage("Kylo"), scene.pool(ME)) == (2, [])
    hit = a_table(mine, [a_character(KYLO, shields=1)]).resolve("Shaak Ti", "deal", "Kylo")
    assert (hit.damage("Kylo"), hit.shields("Kylo"), hit.pool(ME)) == (1, 1, ["-"])


@card("22034")
@rule("D-76", "DST-CPR-07")
def test_xi_an_removes_a_melee_die_for_unblockable_damage() -> None:
    scene = a_table(["22034"], [a_character(KYLO, shields=2)]).roll_next(0).activate("Xi'an", "yes", "Kylo")
    assert (scene.damage("Kylo"), scene.pool(ME)) == (1, [])
    assert a_table(["22034"], [KYLO]).roll_next(0).activate("Xi'an", "no").pool(ME) == ["1MD"]
    blank = a_table(["22034"], [KYLO]).roll_next(5).activate("Xi'an")
    assert (blank.asked, blank.damage("Kylo")) == (THEM, 0)


@card("09073")
@rule("D-21")
def test_kes_dameron_resolves_trooper_dice_of_different_symbols() -> None:
    mine = [a_character("09073"), a_character(TROOPER, showing=("2RD", "1R")), a_character(REY, showing=("1R",))]
    scene = a_table(mine, [KYLO]).use("Kes Dameron", "2 ranged", "Kylo", "Stormtrooper")
    assert (scene.damage("Kylo"), scene.resources(ME), scene.pool(ME)) == (2, 1, ["1R"])
    assert not a_table([a_character("09073"), a_character(REY, showing=("1R",))], [KYLO]).can("use Kes Dameron")


@rule("D-326", "D-39")
@card("09073")
def test_kes_dameron_resolves_one_die_at_least() -> None:
    mine = [a_character("09073"), a_character(TROOPER, dice=2, showing=("1R", "1R"))]
    scene = a_table(mine, [KYLO]).use("Kes Dameron")
    assert not scene.can("no more") and scene.answer("Stormtrooper").can("no more")
    assert scene.resources() == 1


@card("03022")
@rule("DST-TRN-02", "DST-AMB-01")
def test_ll_30_turns_another_die_of_yours_to_ranged_damage() -> None:
    mine = a_character(FINN, showing=("-",), upgrades=[a_piece("03022", "Sp")])
    scene = a_table([mine], [KYLO]).resolve("LL-30", "2 ranged")
    assert scene.pool(ME) == ["2RD"]
    alone = a_table([a_character(FINN, upgrades=[a_piece("03022", "Sp")])], [SHOOTER]).resolve("LL-30")
    assert (alone.pool(ME), alone.pool(THEM)) == ([], ["2RD"])
    played = a_table([FINN], [KYLO], hand=["03022"], resources=5).play("LL-30")
    assert played.asked == ME, "Ambush"


@card("03022")
@rule("DST-RDP-02")
def test_ll_30_is_redeployed() -> None:
    mine = [a_character(FINN, damage=9, upgrades=["03022"]), a_character(REY)]
    scene = a_table(mine, [SHOOTER], turn=THEM).resolve("Captain Phasma", "Finn", "to Rey")
    assert scene.upgrades("Rey") == ["LL-30 Blaster Pistol"]


@card("02030")
@rule("D-254", "DST-ASI-01")
def test_c_3po_pays_with_its_die_to_resolve_another_as_any_symbol() -> None:
    supports = [a_piece("02030", "1F")]
    scene = a_table([a_character(LUKE, showing=("3MD",))], [KYLO], supports=supports).use("C-3PO", "resource")
    assert (scene.resources(ME), scene.pool(ME)) == (3, [])
    assert not a_table([a_character(LUKE, showing=("3MD",))], [KYLO], supports=["02030"]).can("use C-3PO")


@card("02054")
@rule("DST-CHT-07", "DST-TRN-01")
def test_force_push_turns_up_to_two_dice_of_an_opponent() -> None:
    mine = [a_character(REY, showing=("1R",), upgrades=[a_piece("02054", "Sp")])]
    scene = a_table(mine, [SHOOTER, FENCER]).resolve("Force Push", "Phasma", "Kylo", "blank", "blank")
    assert (scene.pool(ME), scene.pool(THEM)) == (["1R"], ["-", "-"])
    none = a_table(mine, [SHOOTER, FENCER]).resolve("Force Push", "no more")
    assert none.pool(THEM) == ["2RD", "1MD"]
    assert not a_table([FINN], [KYLO], hand=["02054"], resources=9).can("play Force Push"), "Blue character only"


@card("02052")
@rule("D-03", "D-53")
def test_astromech_pays_with_its_die_to_turn_a_vehicle_die() -> None:
    scene = a_table([REY], [KYLO], supports=[a_piece("02052", "1F"), a_piece(TIE, "-")]).use("Astromech", "2 ranged")
    assert scene.pool(ME) == ["2RD"]
    assert not a_table([REY], [KYLO], supports=["02052", a_piece(TIE, "-")]).can("use Astromech")


@card("04025")
@rule("D-76", "DST-TRN-01")
def test_poe_gives_a_shield_and_may_turn_another_die_of_any_pool() -> None:
    mine = [a_character("04025", showing=("Sp",))]
    scene = a_table(mine, [SHOOTER]).resolve("Poe", "Poe", "yes", "blank")
    assert (scene.shields("Poe"), scene.pool(THEM)) == (1, ["-"])
    kept = a_table(mine, [SHOOTER]).resolve("Poe", "Phasma", "no")
    assert (kept.shields("Phasma"), kept.pool(THEM)) == (1, ["2RD"])
    alone = a_table(mine, [KYLO]).resolve("Poe", "Poe")
    assert alone.asked == THEM, "his own die is no other die"


@card("04033")
@rule("D-53", "DST-SHW-01")
def test_honor_guard_is_discarded_for_a_damage_die() -> None:
    scene = a_table([REY], [SHOOTER, a_character(KYLO, showing=("1Sh",))], supports=["04033"]).use("Honor Guard")
    assert (scene.pool(THEM), scene.supports(ME), scene.discard(ME)) == (["1Sh"], [], ["Honor Guard"])
    none = a_table([REY], [KYLO], supports=["04033"]).use("Honor Guard")
    assert none.supports(ME) == []


@card("03027")
@rule("D-76", "D-03")
def test_rookie_pilot_may_reroll_a_vehicle_die() -> None:
    scene = a_table(["03027"], [KYLO], supports=[a_piece(TIE, "-")]).roll_next(2, 1)
    assert scene.activate("Rookie Pilot", "yes").pool(ME) == ["2RD", "1Sh"]
    assert a_table(["03027"], [KYLO], supports=[a_piece(TIE, "-")]).activate("Rookie Pilot", "no").pool(ME)[0] == "-"
    assert a_table(["03027"], [KYLO], supports=[a_piece(BB8, "-")]).activate("Rookie Pilot").asked == THEM


@card("07019")
@rule("DST-OPD-09", "DST-OPD-10")
def test_executioner_rolls_its_die_in_when_an_opponents_character_is_defeated() -> None:
    mine = [a_character("07019"), a_character(LUKE, showing=("3MD",))]
    theirs = [a_character(KYLO, damage=10), a_character(PHASMA)]
    scene = a_table(mine, theirs).roll_next(1).resolve("Luke", "Kylo", "yes")
    assert (scene.pool(ME), scene.exhausted("Executioner")) == (["2MD"], False)
    assert a_table(mine, theirs).resolve("Luke", "Kylo", "no").pool(ME) == []
    rolled = [a_character("07019", showing=("1R",)), a_character(LUKE, showing=("3MD",))]
    scene = a_table(rolled, theirs).resolve("Luke", "Kylo")
    assert (scene.pool(ME), scene.asked) == (["1R"], THEM), "a die in the pool stays as it is"
    own = a_table(mine, [KYLO]).resolve("Luke", "Executioner")
    assert own.asked == THEM


@card("07034")
@rule("DST-OPD-09", "D-76")
def test_executioners_axe_rolls_its_die_in_when_an_opponents_character_is_defeated() -> None:
    mine = [a_character(LUKE, showing=("3MD",), upgrades=["07034"])]
    theirs = [a_character(KYLO, damage=10), a_character(PHASMA)]
    assert a_table(mine, theirs).roll_next(0).resolve("Luke", "Kylo", "yes").pool(ME) == ["1MD"]
    assert a_table(mine, theirs).resolve("Luke", "Kylo", "no").pool(ME) == []


@card("03060")
@rule("DST-CHT-07", "D-53")
def test_scatterblaster_hits_several_and_is_turned_for_a_character_die() -> None:
    blaster = a_character(FINN, showing=("1R",), upgrades=[a_piece("03060", "Sp")])
    scene = a_table([blaster], [PHASMA, KYLO]).resolve("Scatterblaster", "Phasma", "Kylo")
    assert (scene.damage("Phasma"), scene.damage("Kylo")) == (1, 1)
    turned = a_table([blaster], [KYLO]).use("Scatterblaster", "2 ranged")
    assert turned.pool(ME) == ["2RD"]
    bare = a_character(FINN, upgrades=[a_piece("03060", "Sp")])
    assert not a_table([bare], [KYLO]).can("use Scatterblaster")


@card("10018")
@rule("DST-SHD-01", "DST-RDP-02")
def test_electro_sword_passes_shields_and_moves_on() -> None:
    mine = a_character(FINN, upgrades=[a_piece("10018", "2MD")])
    scene = a_table([mine], [a_character(KYLO, shields=2)]).resolve("Electro Sword", "Kylo")
    assert (scene.damage("Kylo"), scene.shields("Kylo")) == (2, 2)
    team = [a_character(FINN, damage=9, upgrades=["10018"]), a_character(REY)]
    moved = a_table(team, [SHOOTER], turn=THEM).resolve("Captain Phasma", "Finn", "to Rey")
    assert moved.upgrades("Rey") == ["Electro Sword"]


@card("06015")
@rule("DST-CPR-07", "DST-RDY-08")
def test_supply_pack_rerolls_dice_of_its_character() -> None:
    mine = [
        a_character(FINN, showing=("-",), upgrades=["06015", a_piece(STAFF, "-")]),
        a_character(REY, showing=("-",)),
    ]
    scene = a_table(mine, [KYLO]).roll_next(1, 0).use("Supply Pack", "Finn", "Rey's Staff")
    assert (scene.pool(ME), scene.exhausted("Supply Pack")) == (["2RD", "1MD", "-"], True)
    tired = [a_character(FINN, showing=("-",), upgrades=[a_piece("06015", exhausted=True)])]
    assert not a_table(tired, [KYLO]).can("use Supply Pack")


@card("03135")
@rule("DST-SHD-03", "D-53")
def test_keen_instincts_trades_a_character_die_for_a_shield() -> None:
    mine = a_character(REY, showing=("1R",), upgrades=["03135", a_piece(STAFF, "1R")])
    scene = a_table([mine], [KYLO]).use("Keen Instincts")
    assert (scene.shields("Rey"), scene.pool(ME)) == (1, ["1R"])
    assert not a_table([a_character(REY, upgrades=["03135"])], [KYLO]).can("use Keen Instincts")
    assert not a_table([FINN], [KYLO], hand=["03135"], resources=9).can("play Keen Instincts"), "Blue character only"


@card("05046")
@rule("D-76", "DST-OPD-03")
def test_han_solo_may_reroll_any_die() -> None:
    scene = a_table(["05046"], [SHOOTER]).roll_next(0, 5).activate("Han Solo", "yes", "Phasma")
    assert scene.pool(THEM) == ["-"]
    assert a_table(["05046"], [SHOOTER]).activate("Han Solo", "no").pool(THEM) == ["2RD"]


@card("02158")
@rule("DST-ABC-01")
def test_secluded_beach_removes_a_ranged_die_of_an_opponent() -> None:
    assert a_table([REY], [SHOOTER, FENCER], battlefield="02158").claim("yes").pool(THEM) == ["1MD"]
    assert a_table([REY], [FENCER], battlefield="02158").claim().pool(THEM) == ["1MD"]


@card("05175")
@rule("DST-ABC-01", "D-76")
def test_citadel_landing_zone_rerolls_and_may_resolve() -> None:
    mine = [a_character(LUKE, showing=("-",))]
    scene = a_table(mine, [KYLO], battlefield="05175").roll_next(1).claim("yes", "Luke", "yes", "Kylo")
    assert (scene.damage("Kylo"), scene.pool(ME)) == (3, [])
    kept = a_table(mine, [KYLO], battlefield="05175").claim("yes", "no more")
    assert kept.pool(ME) == ["-"]


@card("05180")
@rule("DST-ABC-01", "DST-TRN-01")
def test_power_generator_trench_turns_a_die() -> None:
    assert a_table([REY], [SHOOTER, FENCER], battlefield="05180").claim("yes", "Phasma", "blank").pool(THEM) == [
        "-",
        "1MD",
    ]
    assert a_table([REY], [KYLO], battlefield="05180").claim().asked == THEM


@card("09058")
@rule("DST-THN-01", "DST-SHW-01")
def test_vigilant_jedi_removes_a_damage_die_and_deals_damage() -> None:
    mine = [a_character("09058", showing=("Sp",))]
    scene = a_table(mine, [SHOOTER, a_character(KYLO, showing=("1Sh",))]).resolve("Vigilant Jedi", "Kylo")
    assert (scene.pool(THEM), scene.damage("Kylo")) == (["1Sh"], 1)
    none = a_table(mine, [a_character(KYLO, showing=("1Sh",))]).resolve("Vigilant Jedi")
    assert (none.pool(THEM), none.damage("Kylo")) == (["1Sh"], 0)


@card("701088")
@rule("DST-ABC-01", "DST-CHE-01")
def test_resistance_base_rerolls_a_die_or_removes_a_villain_die() -> None:
    mine = [a_character(REY, showing=("1R",))]
    scene = a_table(mine, [SHOOTER, FENCER], battlefield="701088").claim("yes", "remove", "Kylo")
    assert (scene.pool(ME), scene.pool(THEM)) == (["1R"], ["2RD"])
    rolled = a_table(mine, [SHOOTER], battlefield="701088").roll_next(0).claim("yes", "reroll", "Rey")
    assert rolled.pool(ME) == ["1MD"]
    heroes = a_table(mine, [a_character(FINN, showing=("1R",))], battlefield="701088").claim("yes", "remove")
    assert (heroes.pool(ME), heroes.pool(THEM)) == (["1R"], ["1R"])
