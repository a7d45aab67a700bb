"""More creatures and their friends: dice that come back, sides in a row, copies of a die, values of 1, blanks."""

from __future__ import annotations

from tests.support import card, rule
from tests.support.destiny import THEM, Team, a_character, a_piece, a_side, a_table

REY, KYLO, LUKE, PHASMA, JABBA, TROOPER, FINN = "01038", "01011", "01035", "01001", "01020", "01002", "01045"
SABER, PISTOL, FALCON, COVER, RANCOR = "01059", "01054", "01049", "01157", "25012"
SISTER, SEEKER, FYRNOCK, WAMPA, KRYKNA, EZRA = "25001", "25004", "25003", "25008", "25014", "25015"
R2, C3, TAUNTAUN, PORG, SPEEDER, BENDU, OMI, ZILLO = (
    "25018", "25021", "25022", "25027", "25028", "25029", "25030", "25032",
)  # fmt: skip


# -- Seventh Sister and her droid --------------------------------------------------------------------------------


@card("25001")
@rule("DST-VAL-03")
def test_the_seventh_sister_hits_harder_with_four_damage_on_her() -> None:
    for damage, dealt in ((3, 2), (4, 3)):
        sister = a_character(SISTER, damage=damage, showing=("2MD",))
        assert a_table([sister], [KYLO]).resolve("Seventh", "Kylo").damage("Kylo") == dealt
    shield = a_table([a_character(SISTER, damage=4, showing=("1Sh",))], [KYLO]).resolve("Seventh", "Sister")
    assert shield.shields("Seventh") == 1, "only dice that show damage"


@card("25001")
@rule("DST-POW-01", "D-53")
def test_the_seventh_sister_hurts_herself_to_turn_a_character_die_to_a_blank() -> None:
    theirs = a_side([a_character(KYLO, showing=("2MD1",))], supports=[a_piece(FALCON, "3RD")])
    scene = a_table([SISTER], theirs).use("Seventh Sister")
    assert (scene.damage("Seventh"), scene.pool(THEM)) == (1, ["-", "3RD"]) and scene.used("Seventh")


@card("25004")
@rule("DST-VAX-01")
def test_the_seeker_droids_x_counts_blanks_of_all_pools_up_to_two() -> None:
    for mine, theirs, dealt in ((("-",), ("-", "-"), 2), (("1MD",), ("-", "1MD"), 1), (("1MD",), ("1MD",), 0)):
        sister = a_character(SISTER, showing=mine, upgrades=(a_piece(SEEKER, "XMD"),))
        scene = a_table([sister], [a_character(KYLO, showing=theirs)])
        die = scene.duel.setup.dice_of[scene.find("ID9")][0]
        assert scene.duel.value(die) == dealt


@card("25004")
@rule("DST-LIM-01", "D-421")
def test_the_seeker_droid_does_not_count_on_the_seventh_sister() -> None:
    full = (SABER, PISTOL, "01056")
    mine: Team = [a_character(SISTER, upgrades=full), a_character(KYLO, upgrades=full)]
    scene = a_table(mine, [REY], hand=[SEEKER], resources=1).play("ID9", "Seventh Sister, Cruel")
    assert len(scene.upgrades("Seventh")) == 4
    scene = a_table(mine, [REY], hand=[SEEKER], resources=1).play("ID9", "Kylo Ren, Vader's Disciple", "Promotion")
    assert sorted(scene.upgrades("Kylo")) == ["DH-17 Blaster Pistol", "ID9 Seeker Droid", "Lightsaber"]


# -- creatures ---------------------------------------------------------------------------------------------------


@card("25002")
def test_bend_to_my_power_removes_a_die_below_the_damage_on_a_blue_character() -> None:
    theirs = [a_character(KYLO, showing=("2MD1",)), a_character(PHASMA, showing=("1RD",))]
    mine = [a_character(REY, damage=2), a_character(JABBA, damage=9)]
    scene = a_table(mine, theirs, hand=["25002"]).play("Bend To My Power")
    assert scene.pool(THEM) == ["2MD1"], "less than 2, and Jabba is not Blue"
    whole = a_table([REY], theirs, hand=["25002"]).play("Bend To My Power")
    assert whole.pool(THEM) == ["2MD1", "1RD"]


@card("25003")
def test_the_fyrnock_bites_its_own_where_the_battlefield_is_not_theirs() -> None:
    scene = a_table([REY], [KYLO], supports=[FYRNOCK], holder=THEM).roll_next(0).activate("Fyrnock")
    assert (scene.damage("Rey"), scene.damage("Kylo")) == (1, 0)
    held = a_table([REY], [KYLO], supports=[FYRNOCK]).roll_next(0).activate("Fyrnock")
    assert held.damage("Rey") == 0
    ambush = a_table([KYLO], [REY], hand=[FYRNOCK], resources=2).play("Fyrnock")
    assert ambush.asked == 0


@card("25008")
def test_the_wampa_hurts_a_character_with_dice_in_a_pool() -> None:
    theirs: Team = [a_character(KYLO, showing=("1MD",)), a_character(PHASMA)]
    scene = a_table([REY], theirs, supports=[WAMPA]).roll_next(0).activate("Wampa")
    assert (scene.damage("Kylo"), scene.damage("Phasma")) == (1, 0)
    idle = a_table([REY], [KYLO], supports=[WAMPA]).roll_next(0).activate("Wampa")
    assert (idle.damage("Kylo"), idle.damage("Rey")) == (0, 0)


@card("25008")
@rule("D-403", "DST-GLT-06")
def test_the_wampa_hurts_a_character_with_a_die_that_it_has_gained() -> None:
    theirs: Team = [a_character(KYLO, damage=9), a_character(PHASMA)]
    enoch = a_character("24016", showing=("2RD",))
    scene = a_table([enoch], theirs, supports=[WAMPA]).resolve("Enoch", "Kylo")
    scene.duel.exhausted[scene.find("Enoch")] = False
    scene.pass_().roll_next(0, 3).activate("Enoch").pass_().resolve("Enoch", "Phasma")
    assert scene.pool() == ["1R"], "the die that Kylo has brought"
    scene.pass_().roll_next(3).activate("Wampa")
    assert (scene.damage("Enoch"), scene.damage("Phasma")) == (1, 2)


@card("25014")
@rule("DST-SPX-01")
def test_krykna_deal_as_much_damage_as_there_are_krykna() -> None:
    scene = a_table([REY], [KYLO], hand=[KRYKNA], supports=[KRYKNA], resources=1).play("Krykna", "yes")
    assert (scene.damage("Kylo"), scene.asked) == (2, 0), "Ambush"
    declined = a_table([REY], [KYLO], hand=[KRYKNA], resources=1).play("Krykna", "no")
    assert declined.damage("Kylo") == 0


@card("25015")
@rule("DST-CHE-01")
def test_ezra_may_do_two_of_three_things_after_his_activation() -> None:
    mine = [a_character(EZRA), a_character(LUKE, damage=3)]
    scene = a_table(mine, [KYLO], supports=[RANCOR]).roll_next(0, 1)
    scene.activate("Ezra", "yes", "activate a creature", "move 1 damage", "Kylo")
    assert (scene.pool(), scene.damage("Luke"), scene.damage("Kylo")) == (["1MD", "4MD"], 2, 1)
    declined = a_table(mine, [KYLO], supports=[RANCOR]).roll_next(0).activate("Ezra", "no")
    assert (declined.pool(), declined.damage("Luke"), declined.asked) == (["1MD"], 3, THEM)


@card("25015")
@rule("DST-ACV-01")
def test_ezra_may_activate_a_creature_of_an_opponent_for_them() -> None:
    theirs = a_side([KYLO], supports=[RANCOR])
    scene = a_table([a_character(EZRA)], theirs).roll_next(0, 2, 3)
    scene.activate("Ezra", "yes", "activate a creature", "reroll", "Ezra")
    assert (scene.pool(), scene.pool(THEM)) == (["1Dc"], ["4MD1"])


@card("25016")
@rule("D-92")
def test_uncharted_alliances_turn_a_creatures_and_a_characters_die() -> None:
    mine = [a_character(REY, showing=("-",))]
    scene = a_table(mine, [KYLO], hand=["25016"], supports=[a_piece(RANCOR, "1R")], resources=1)
    scene.play("Uncharted", "4 melee", "1 resource")
    assert scene.pool() == ["1R", "4MD"]
    red = a_table([PHASMA], [a_character(KYLO, showing=("1MD",))], hand=["25016"], resources=1).play("Uncharted")
    assert red.pool(THEM) == ["1MD"], "neither a Blue character nor a creature"


@card("25022")
def test_the_tauntaun_may_bring_a_character_along_and_heals_with_a_value_of_one() -> None:
    scene = a_table([REY], [KYLO], supports=[TAUNTAUN]).roll_next(0, 0).activate("Tauntaun", "yes")
    assert scene.pool() == ["1MD", "1MD"]
    mine = [a_character(REY, damage=2)]
    one = a_table(mine, [KYLO], supports=[a_piece(TAUNTAUN, "1Sh")]).resolve("Tauntaun", "Rey", "yes", "Rey")
    assert (one.damage("Rey"), one.shields("Rey")) == (1, 1)
    two = a_table(mine, [KYLO], supports=[a_piece(TAUNTAUN, "2Sh")]).resolve("Tauntaun", "Rey")
    assert (two.damage("Rey"), two.asked) == (2, THEM)


@card("25027")
@rule("DST-ACTV-07")
def test_the_porg_can_be_activated_and_heals_as_it_leaves() -> None:
    mine = [a_character(REY, damage=2), a_character(LUKE, damage=2)]
    scene = a_table(mine, [KYLO], supports=[PORG]).use("Porg", "Rey")
    assert (scene.damage("Rey"), scene.damage("Luke"), scene.supports()) == (1, 2, [])
    both = a_table(mine, [KYLO], supports=[PORG, RANCOR]).use("Porg", "Luke", "Rey")
    assert (both.damage("Rey"), both.damage("Luke")) == (1, 1)
    assert a_table(mine, [KYLO], supports=[PORG]).activate("Porg").exhausted("Porg")


@card("25028")
def test_the_airspeeder_follows_a_die_that_rolls_a_one() -> None:
    scene = a_table([REY], [KYLO], supports=[SPEEDER]).roll_next(0, 3).activate("Rey", "yes")
    assert scene.pool() == ["1MD", "1Sh"]
    scene = a_table([REY], [KYLO], supports=[SPEEDER], turn=THEM).roll_next(0, 3).activate("Kylo", "yes")
    assert (scene.pool(THEM), scene.pool()) == (["1MD"], ["1Sh"]), "an opponent's die as well"
    other = a_table([REY], [KYLO], supports=[SPEEDER]).roll_next(1).activate("Rey")
    assert not other.exhausted("Rebel Airspeeder")


@card("25028")
def test_the_airspeeders_special_counts_the_ones_of_all_pools_up_to_five() -> None:
    mine = [a_character(REY, showing=("1MD", "1R"))]
    theirs = [a_character(KYLO, showing=("1MD", "2MD1"))]
    scene = a_table(mine, theirs, supports=[a_piece(SPEEDER, "Sp")]).resolve("Rebel Airspeeder")
    assert scene.damage("Kylo") == 3
    many = [a_character(REY, showing=("1MD", "1R")), a_character(PHASMA, showing=("1RD", "1F"))]
    more = [a_character(KYLO, showing=("1MD", "1Sh"))]
    scene = a_table(many, more, supports=[a_piece(SPEEDER, "Sp")]).resolve("Rebel Airspeeder")
    assert scene.damage("Kylo") == 5


@card("25029")
@rule("DST-OPD-04")
def test_bendus_die_comes_back_blank_after_an_opponent_removes_it() -> None:
    theirs = a_side([a_character(JABBA, showing=("1R",))], hand=["04022"], resources=3)
    scene = a_table([REY], theirs, supports=[a_piece(BENDU, "3ID")], turn=THEM).play("Subjugate", "Bendu")
    assert scene.pool() == ["-"]


@card("25029")
def test_bendus_die_does_not_come_back_where_its_own_player_removes_it() -> None:
    theirs = [a_character(KYLO, showing=("1MD",))]
    scene = a_table([REY], theirs, hand=["06012"], supports=[a_piece(BENDU, "3ID")], resources=1).play("Fight Back")
    assert (scene.pool(), scene.pool(THEM)) == ([], [])


@card("25030")
@rule("DST-RSV-04")
def test_omi_resolves_every_other_side_in_any_order() -> None:
    mine = [a_character(REY, showing=("-",))]
    theirs = [a_character(KYLO, showing=("2MD1",))]
    scene = a_table(mine, theirs, supports=[a_piece(OMI, "Sp")]).resolve("Omi", "1 shield", "Rey", "1 melee", "Kylo")
    assert (scene.shields("Rey"), scene.damage("Kylo")) == (1, 1)
    assert scene.can("1 focus") and scene.can("1 reroll") and not scene.can("special") and not scene.can("blank")
    scene.answer("1 focus", "Rey", "1 melee")
    assert scene.pool()[0] == "1MD"


@card("25030")
def test_omi_is_done_when_all_sides_are_resolved() -> None:
    mine = [a_character(REY, showing=("-",))]
    scene = a_table(mine, [KYLO], supports=[a_piece(OMI, "Sp")]).roll_next(3)
    scene.resolve("Omi", "1 reroll", "Rey", "1 focus", "Rey", "1 melee", "1 melee", "Kylo", "Rey")
    assert (scene.pool(), scene.damage("Kylo"), scene.shields("Rey"), scene.asked) == (["1MD"], 1, 1, THEM)
    assert a_table([REY], [KYLO], hand=[OMI], resources=1).play("Omi").asked == 0, "Ambush"


@card("25032")
@rule("D-351", "DST-POW-01")
def test_the_zillo_beast_grows_to_three_dice() -> None:
    scene = a_table([REY], [KYLO], supports=[ZILLO], resources=7).use("The Zillo Beast")
    assert scene.resources() == 5 and scene.used("Zillo")
    scene.pass_().roll_next(0, 1).activate("The Zillo Beast")
    assert scene.pool() == ["3MD", "3MDi1"]


@card("25032")
@rule("D-351")
def test_the_zillo_beast_does_not_grow_without_two_resources_and_never_to_a_fourth_die() -> None:
    poor = a_table([REY], [KYLO], supports=[ZILLO], resources=1).use("The Zillo Beast")
    assert (poor.resources(), len(poor.duel.more_dice)) == (1, 0)
    scene = a_table([REY], [KYLO], supports=[ZILLO], resources=9)
    beast = scene.find("Zillo")
    for count in (1, 2, 2):
        scene.duel.active = 0
        scene.use("The Zillo Beast") if scene.can("use The Zillo") else None
        scene.duel.used = ()
        scene.pass_() if scene.asked == THEM else None
        assert scene.duel.more_dice.count(beast) == count


# -- droids and hunters ------------------------------------------------------------------------------------------


@card("25018", "25021")
def test_r2_follows_c3po_and_c3po_turns_after_he_helped_an_opponent() -> None:
    scene = a_table([REY], [KYLO], supports=[R2, C3]).roll_next(0, 4)
    scene.activate("C-3PO", "C-3PO: you", "yes", "1 shield", "yes")
    assert scene.shields("Kylo") == 1


@card("25018")
def test_r2_takes_a_shield_for_a_character_where_c3po_is() -> None:
    theirs = [a_character(KYLO, shields=1)]
    scene = a_table([REY], theirs, supports=[R2, C3]).roll_next(0).activate("R2-D2", "yes")
    assert (scene.shields("Kylo"), scene.shields("Rey")) == (0, 1)
    alone = a_table([REY], theirs, supports=[R2]).roll_next(0).activate("R2-D2")
    assert (alone.shields("Kylo"), alone.asked) == (1, THEM)


@card("25021")
@rule("DST-THN-01", "DST-SPX-03")
def test_c3po_turns_only_where_he_has_given_a_shield() -> None:
    scene = a_table([REY], [KYLO], supports=[a_piece(R2, exhausted=True), C3]).roll_next(0)
    scene.activate("C-3PO", "C-3PO: you", "yes", "1 resource")
    assert (scene.shields("Kylo"), scene.pool()) == (1, ["1R"])
    alone = a_table([REY], [KYLO], supports=[C3]).roll_next(0).activate("C-3PO")
    assert (alone.shields("Kylo"), alone.pool(), alone.asked) == (0, ["1F"], THEM)
    declined = (
        a_table([REY], [KYLO], supports=[a_piece(R2, exhausted=True), C3])
        .roll_next(0)
        .activate("C-3PO", "C-3PO: you", "no")
    )
    assert (declined.shields("Kylo"), declined.pool()) == (0, ["1F"])


@card("25036")
def test_a_hunters_guild_target_gives_a_hunter_a_shield_or_takes_one_away() -> None:
    theirs = [a_character(KYLO, shields=1, downgrades=("25036",))]
    mine = ["25009"]
    scene = a_table(mine, theirs, turn=THEM).roll_next(0).activate("Kylo", "yes", "give")
    assert (scene.shields("Boba"), scene.shields("Kylo")) == (1, 1)
    scene = a_table(mine, theirs, turn=THEM).roll_next(0).activate("Kylo", "yes", "remove")
    assert (scene.shields("Boba"), scene.shields("Kylo")) == (0, 0)
    scene = a_table(mine, theirs, turn=THEM).roll_next(0).activate("Kylo", "no")
    assert scene.shields("Kylo") == 1
