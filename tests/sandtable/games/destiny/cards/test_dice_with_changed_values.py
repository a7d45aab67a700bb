"""Cards that change the values and the costs of dice while they lie there, or as a die is resolved."""

from __future__ import annotations

from tests.support import card, rule
from tests.support.destiny import ME, THEM, Team, a_character, a_piece, a_side, a_table

TROOPER, REBEL, PHASMA, GRIEVOUS, KYLO, JANGO, REY, LUKE, HAN = (
    "01002", "01030", "01001", "01003", "01011", "01021", "01038", "01035", "01046",
)  # fmt: skip
PISTOL, SABER, R2 = "01051", "01059", "02042"
DC_17M, SPEEDER, STAFF, JAR_KAI, EL_16, GRENADES, CREW, BRYAR, C_3PO, MEDITATION = (
    "23069", "21027", "15095", "15077", "11090", "16094", "15035", "23108", "16076", "23091",
)  # fmt: skip


@card(DC_17M)
@rule("DST-VAL-03")
def test_the_dc_17m_is_better_in_a_team_of_red_characters() -> None:
    for side, damage in (("0RD", 1), ("1RD", 2)):
        mine = [a_character(TROOPER, upgrades=[a_piece(DC_17M, side)])]
        assert a_table(mine, [REY]).resolve("DC-17M", "Rey").damage("Rey") == damage
    mixed: Team = [a_character(TROOPER, upgrades=[a_piece(DC_17M, "1RD")]), KYLO]
    assert a_table(mixed, [REY]).resolve("DC-17M", "Rey").damage("Rey") == 1
    assert a_table([a_character(TROOPER, upgrades=[a_piece(DC_17M, "0R")])]).resolve("DC-17M").resources() == 1


@card(DC_17M)
@rule("DST-VAL-04")
def test_the_dc_17m_raises_no_blank_and_counts_the_team_anew() -> None:
    mine = [a_character(TROOPER, upgrades=[a_piece(DC_17M, "-")])]
    scene = a_table(mine, [REY])
    assert scene.duel.value(scene.duel.pools[ME][0]) == 0
    team = [a_character(TROOPER, upgrades=[a_piece(DC_17M, "1RD")]), a_character(KYLO, damage=10)]
    scene = a_table(team, [a_character(REY, showing=("1MD",))], turn=THEM).resolve("Rey", "Kylo")
    assert scene.can("resolve DC-17M Blaster Rifle die (2 ranged)")


@card(DC_17M)
@rule("DST-RDP-02")
def test_the_dc_17m_redeploys() -> None:
    mine: Team = [a_character(TROOPER, damage=6, upgrades=[DC_17M]), REY]
    scene = (
        a_table(mine, [a_character(KYLO, showing=("1MD",))], turn=THEM).resolve("Kylo Ren", "First Order").answer("Rey")
    )
    assert scene.upgrades("Rey") == ["DC-17M Blaster Rifle"]


@card(SPEEDER)
@rule("DST-VAL-03")
def test_the_125_z_is_better_beside_the_die_of_a_trooper() -> None:
    bike = [a_piece(SPEEDER, "+2RD")]
    scene = a_table([a_character(TROOPER, showing=("1RD",))], [REY], supports=bike)
    assert scene.resolve("First Order", "125-Z", "Rey").damage("Rey") == 4
    scene = a_table([a_character(JANGO, showing=("1RD",)), TROOPER], [REY], supports=bike)
    assert scene.resolve("Jango", "125-Z", "Rey").damage("Rey") == 3


@card(SPEEDER)
@rule("DST-ACTV-07")
def test_the_125_z_takes_a_trooper_along() -> None:
    scene = a_table([TROOPER, JANGO], [REY], supports=[SPEEDER]).activate("125-Z", "yes")
    assert (scene.exhausted("First Order"), scene.exhausted("Jango")) == (True, False)
    assert not a_table([TROOPER], [REY], supports=[SPEEDER]).activate("125-Z", "no").exhausted("First Order")
    assert a_table([JANGO], [REY], supports=[SPEEDER]).activate("125-Z").asked == THEM


@card(STAFF)
@rule("DST-VAL-09", "DST-DIE-05")
def test_the_electrostaff_makes_dice_of_its_character_cheaper() -> None:
    mine = [a_character(TROOPER, showing=("2RD",), upgrades=[STAFF])]  # printed with a cost of 1
    assert a_table(mine, [REY]).resolve("First Order", "Rey").damage("Rey") == 2
    pistol: Team = [a_character(JANGO, upgrades=[STAFF, a_piece(PISTOL, "3RD")]), KYLO]
    assert a_table(pistol, [REY]).can("resolve DL-44")
    apart = [a_character(JANGO, upgrades=[STAFF]), a_character(KYLO, showing=("2MD1",))]
    assert not a_table(apart, [REY]).can("resolve Kylo")


@card(STAFF)
@rule("DST-CPR-01", "DST-SPX-04")
def test_the_electrostaff_is_for_teams_with_a_common_subtype() -> None:
    assert a_table([TROOPER, PHASMA], [REY], hand=[STAFF], resources=3).can("play Syndicate")  # troopers
    assert not a_table([TROOPER, KYLO], [REY], hand=[STAFF], resources=3).can("play Syndicate")
    assert a_table([KYLO], [REY], hand=[STAFF], resources=3).can("play Syndicate")


@card(JAR_KAI)
@rule("DST-RSV-01", "DST-VAL-03")
def test_jar_kai_raises_weapon_dice_of_a_character_with_two_weapons() -> None:
    mine = [a_character(REY, showing=("1MD",), upgrades=[JAR_KAI, a_piece(SABER, "3MD1"), PISTOL])]
    assert a_table(mine, [KYLO], resources=1).resolve("Lightsaber", "Kylo").damage("Kylo") == 4
    assert a_table(mine, [KYLO]).resolve("Rey", "Kylo").damage("Kylo") == 1  # its own die is no weapon die
    one = [a_character(REY, upgrades=[JAR_KAI, a_piece(SABER, "3MD1")]), a_character(LUKE, upgrades=[PISTOL])]
    assert a_table(one, [KYLO], resources=1).resolve("Lightsaber", "Kylo").damage("Kylo") == 3


@card(JAR_KAI)
@rule("DST-LIM-01", "DST-LIM-04", "DST-PRE-02")
def test_jar_kai_makes_room_for_two_more_upgrades_of_one_blue_character() -> None:
    full = [a_character(REY, upgrades=[JAR_KAI, SABER, SABER, PISTOL])]
    scene = a_table(full, [KYLO], hand=["01061"], resources=3).play("Comlink", "Rey, Force Prodigy")
    assert len(scene.upgrades("Rey")) == 5
    assert not a_table([TROOPER], [KYLO], hand=[JAR_KAI], resources=1).can("play Jar'Kai")
    niman = [a_character(REY, upgrades=["11122"])]  # a form
    assert not a_table(niman, [KYLO], hand=[JAR_KAI], resources=1).can("play Jar'Kai")
    assert a_table([REY], [KYLO], hand=[JAR_KAI], resources=1).can("play Jar'Kai")


@card(EL_16)
@rule("DST-RSV-01")
def test_the_el_16_adds_one_more_to_a_trooper() -> None:
    mine = [a_character(REBEL, showing=("1RD",), upgrades=[a_piece(EL_16, "+2RD")])]
    assert a_table(mine, [KYLO]).resolve("Rebel Trooper", "EL-16", "yes", "Kylo").damage("Kylo") == 4
    assert a_table(mine, [KYLO]).resolve("Rebel Trooper", "EL-16", "no", "Kylo").damage("Kylo") == 3
    other = [a_character(HAN, showing=("2RD",), upgrades=[a_piece(EL_16, "+2RD")])]
    assert a_table(other, [KYLO]).resolve("Han Solo", "EL-16", "Kylo").damage("Kylo") == 4


@card(GRENADES)
@rule("DST-RSV-01", "DST-IND-13")
def test_proton_grenades_do_more_to_those_who_throw_close() -> None:
    mine = [a_character(HAN, upgrades=[a_piece(GRENADES, "1ID")])]
    scene = a_table(mine, [KYLO]).resolve("Proton", "yes", "2")
    assert (scene.damage("Han"), scene.damage("Kylo")) == (2, 3)
    scene = a_table(mine, [KYLO]).resolve("Proton", "yes", "1")
    assert (scene.damage("Han"), scene.damage("Kylo")) == (1, 2)
    scene = a_table(mine, [KYLO]).resolve("Proton", "no")
    assert (scene.damage("Han"), scene.damage("Kylo")) == (0, 1)


@card(CREW)
@rule("DST-CPR-01", "DST-RSV-01")
def test_a_pirate_crew_member_shoots_better_in_a_team_of_one_color() -> None:
    crew = [a_piece(CREW, "1RD")]
    assert a_table([JANGO], [REY], supports=crew).resolve("Pirate", "yes", "Rey").damage("Rey") == 2
    assert a_table([JANGO], [REY], supports=crew).resolve("Pirate", "no", "Rey").damage("Rey") == 1
    assert a_table([JANGO, KYLO], [REY], supports=crew).resolve("Pirate", "Rey").damage("Rey") == 1
    scene = a_table([JANGO], a_side([REY], resources=2), supports=[a_piece(CREW, "1Dr")]).resolve("Pirate")
    assert scene.resources(THEM) == 1


@card(BRYAR)
@rule("DST-VAL-09")
def test_the_bryar_pistol_pays_one_of_a_cost() -> None:
    mine = [a_character(KYLO, showing=("2MD1",), upgrades=[BRYAR])]
    scene = a_table(mine, [REY]).use("Bryar Pistol", "Rey")
    assert (scene.damage("Rey"), scene.exhausted("Bryar")) == (2, True)
    dear = [a_character(KYLO, showing=("1MD",), upgrades=[a_piece(BRYAR, "3RDi1")])]
    scene = a_table(dear, [REY]).use("Bryar Pistol", "Bryar", "Rey")
    assert (scene.damage("Kylo"), scene.damage("Rey")) == (0, 3)
    assert not a_table([a_character(KYLO, showing=("2MD1",), upgrades=[a_piece(BRYAR, exhausted=True)])], [REY]).can(
        "use"
    )


@card(BRYAR)
@rule("DST-RDP-02")
def test_the_bryar_pistol_redeploys() -> None:
    mine: Team = [a_character(JANGO, damage=10, upgrades=[BRYAR]), REY]
    scene = a_table(mine, [a_character(KYLO, showing=("1MD",))], turn=THEM).resolve("Kylo Ren", "Jango").answer("Rey")
    assert scene.upgrades("Rey") == ["Bryar Pistol"]


@card(C_3PO)
@rule("DST-RTC-01", "DST-VAL-03")
def test_c_3po_raises_two_dice_for_a_resource() -> None:
    mine = [a_character(REY, showing=("1MD", "1R"))]
    scene = a_table(mine, [KYLO], supports=[a_piece(C_3PO, "Sp")], resources=1).resolve("C-3PO", "yes", "1 melee")
    scene.answer("Kylo", "1 resource")
    assert (scene.damage("Kylo"), scene.resources()) == (2, 2)
    scene = a_table(mine, [KYLO], supports=[a_piece(C_3PO, "Sp")], resources=1).resolve("C-3PO", "no", "1 melee")
    assert scene.answer("Kylo", "no more").damage("Kylo") == 1
    poor = a_table(mine, [KYLO], supports=[a_piece(C_3PO, "Sp")]).resolve("C-3PO", "1 melee", "Kylo")
    assert poor.damage("Kylo") == 1


@card(C_3PO)
@rule("DST-SPX-02")
def test_c_3po_raises_dice_for_nothing_beside_r2_d2() -> None:
    mine = [a_character(REY, showing=("1MD",))]
    scene = a_table(mine, [KYLO], supports=[a_piece(C_3PO, "Sp"), R2], resources=1).resolve("C-3PO", "1 melee", "Kylo")
    assert (scene.damage("Kylo"), scene.resources()) == (2, 1)


@card(MEDITATION)
@rule("DST-OPD-11", "DST-VAL-05")
def test_battle_meditation_weakens_a_die_of_theirs_and_strengthens_one_of_yours() -> None:
    mine = [a_character(REY, showing=("1MD",), upgrades=[a_piece(MEDITATION, "Sp")])]
    scene = a_table(mine, [a_character(KYLO, showing=("2MD1",)), TROOPER], resources=1)
    scene.duel.own_resources()[THEM] = 1
    scene.resolve("Battle")
    assert scene.asked == THEM
    scene.answer("Rey").answer("Kylo")
    assert (scene.damage("Rey"), scene.damage("Kylo"), scene.resources(THEM)) == (1, 2, 0)
    weak = a_table(mine, [a_character(KYLO, showing=("1Sh",))]).resolve("Battle").answer("Kylo").answer("Kylo")
    assert (weak.shields("Kylo"), weak.damage("Kylo")) == (0, 2)


@card(MEDITATION)
@rule("DST-OPD-11", "DST-PRE-02")
def test_battle_meditation_works_where_they_have_no_die_to_resolve() -> None:
    mine = [a_character(REY, showing=("1MD",), upgrades=[a_piece(MEDITATION, "Sp")])]
    scene = a_table(mine, [a_character(KYLO, showing=("2MD1",))]).resolve("Battle")  # they can't pay
    assert (scene.answer("Kylo").damage("Kylo"), scene.pool(THEM)) == (2, ["2MD1"])
    assert not a_table([TROOPER], [KYLO], hand=[MEDITATION], resources=2).can("play Battle")
