"""Cards whose dice may be resolved in another way: as another symbol, as a modifier, without one, with a wildcard."""

from __future__ import annotations

from tests.support import card, rule
from tests.support.destiny import ME, THEM, Scene, Team, a_character, a_piece, a_side, a_table

TROOPER, REBEL, PHASMA, GRIEVOUS, KYLO, JANGO, REY, LUKE = (
    "01002", "01030", "01001", "01003", "01011", "01021", "01038", "01035",
)  # fmt: skip
HAN, HIRED_GUN = "01046", "01047"
ACE, FLAMES, MAKASHI = "01092", "22042", "16084"
MORTAR_TEAM, RIFLE = "05042", "23069"  # DC-17M Blaster Rifle
PISTOL = "01051"  # DL-44 Heavy Blaster Pistol
BO_RIFLE, PETAR, E_851, DL_18, TEACHINGS, ROD, CARA, SABINE, AT_RT, RENOWNED = (
    "18108", "14029", "22106", "14059", "22054", "07069", "16062", "24080", "11134", "22080",
)  # fmt: skip


@card(BO_RIFLE)
@rule("DST-ASI-04", "DST-RDP-02")
def test_the_bo_rifle_does_its_melee_damage_as_ranged_damage() -> None:
    mine = [a_character(JANGO, showing=("1RD",), upgrades=[a_piece(BO_RIFLE, "2MD")])]
    scene = a_table(mine, [REY]).resolve("Jango Fett", "Rey").answer("Bo-Rifle", "Rey")
    assert scene.damage("Rey") == 3
    assert a_table(mine, [REY]).resolve("Bo-Rifle").options == ["as it shows", "as ranged"]
    scene = a_table(mine, [REY]).resolve("Bo-Rifle", "as it shows", "Rey")
    assert (scene.damage("Rey"), scene.asked) == (2, THEM)  # no ranged die joins an action for melee damage
    shield = [a_character(JANGO, upgrades=[a_piece(BO_RIFLE, "2Sh")])]
    assert a_table(shield, [REY]).resolve("Bo-Rifle", "Jango Fett").shields("Jango") == 2


@card(BO_RIFLE)
@rule("DST-RDP-02")
def test_the_bo_rifle_moves_on_when_its_character_is_defeated() -> None:
    mine: Team = [a_character(JANGO, damage=10, upgrades=[BO_RIFLE]), TROOPER]
    scene = (
        a_table(mine, [a_character(REY, showing=("1MD",))], turn=THEM).resolve("Rey", "Jango").answer("Stormtrooper")
    )
    assert scene.upgrades("Stormtrooper") == ["Bo-Rifle"]


@card(BO_RIFLE, "22042")
@rule("DST-INH-01", "DST-ASI-04")
def test_a_die_may_be_resolved_as_its_card_says_though_the_card_is_not_in_play() -> None:
    """Ace in the Hole rolls the die of an upgrade that it discards."""
    for code, title, side, other in ((BO_RIFLE, "Bo-Rifle", 0, "as ranged"), (FLAMES, "Vambrace", 0, "as indirect")):
        scene = a_table([HAN], [REY], hand=[ACE, code]).roll_next(side).play("Ace in the Hole").pass_()
        assert scene.resolve(title).options == ["as it shows", other]


@card(BO_RIFLE)
@rule("DST-INH-01")
def test_the_words_of_a_die_are_about_this_die_alone() -> None:
    scene = a_table(
        [a_character(HAN, upgrades=[a_piece("01059", "3MD1")])], [REY], hand=[BO_RIFLE], deck=[BO_RIFLE], resources=1
    )
    assert scene.resolve("Lightsaber").prompt == "Deal 3 damage to"


@card(E_851)
@rule("D-253", "DST-ASI-04")
def test_the_e_851_modifies_ranged_damage_on_a_scoundrel() -> None:
    mine = [a_character(HAN, showing=("2RD",), upgrades=[a_piece(E_851, "+3ID")])]
    scene = a_table(mine, [REY]).resolve("Han Solo", "E-851", "Rey")
    assert (scene.damage("Rey"), scene.pool()) == (5, [])
    other = [a_character(JANGO, showing=("2RD",), upgrades=[a_piece(E_851, "+3ID")])]
    scene = a_table(other, [REY]).resolve("Jango Fett", "Rey")
    assert (scene.damage("Rey"), scene.pool()) == (2, ["+3ID"])


@card(E_851)
@rule("DST-ASI-04")
def test_the_e_851_does_its_indirect_damage_as_ranged_damage_on_a_scoundrel() -> None:
    scene = a_table([a_character(HAN, upgrades=[a_piece(E_851, "2ID")])], [REY, KYLO]).resolve(
        "E-851", "as ranged", "Rey"
    )
    assert (scene.damage("Rey"), scene.damage("Kylo")) == (2, 0)
    scene = a_table([a_character(JANGO, upgrades=[a_piece(E_851, "2ID")])], [REY]).resolve("E-851")
    assert scene.damage("Rey") == 2


@card(PETAR)
@rule("DST-ASI-03")
def test_the_kyuzo_petar_hits_alone_on_a_yellow_character() -> None:
    scene = a_table([a_character(JANGO, upgrades=[a_piece(PETAR, "+2MD")])], [REY]).resolve("Kyuzo Petar", "Rey")
    assert scene.damage("Rey") == 2
    assert not a_table([a_character(KYLO, upgrades=[a_piece(PETAR, "+2MD")])], [REY]).can("resolve Kyuzo")
    assert not a_table([a_character(JANGO, upgrades=[a_piece(PETAR, "-")])], [REY]).can("resolve Kyuzo")


@card(PETAR)
@rule("DST-DIE-08")
def test_the_kyuzo_petar_still_modifies_other_dice() -> None:
    mine = [a_character(JANGO, upgrades=[a_piece(PETAR, "+2MD")]), a_character(KYLO, showing=("1MD",))]
    assert a_table(mine, [REY]).resolve("Kylo Ren", "Petar", "Rey").damage("Rey") == 3


@card(DL_18)
@rule("DST-DIE-08")
def test_the_dl_18_modifies_ranged_damage_and_costs_nothing_then() -> None:
    mine = [a_character(HAN, showing=("2RD",), upgrades=[a_piece(DL_18, "3RD1")])]
    scene = a_table(mine, [REY]).resolve("Han Solo", "DL-18", "Rey")
    assert (scene.damage("Rey"), scene.resources()) == (5, 0)
    assert not a_table(mine, [REY]).can("resolve DL-18")  # alone it costs 1
    scene = a_table(mine, [REY], resources=1).resolve("DL-18", "Rey")
    assert (scene.damage("Rey"), scene.resources()) == (3, 0)
    disrupt = [a_character(HAN, showing=("2Dr",), upgrades=[a_piece(DL_18, "3RD1")])]
    assert a_table(disrupt, a_side([REY], resources=2)).resolve("Han Solo").resources(THEM) == 0


@card(TEACHINGS)
@rule("DST-ASI-04")
def test_lukes_teachings_hits_with_shields() -> None:
    scene = a_table([a_character(REY, upgrades=[a_piece(TEACHINGS, "2Sh")])], [KYLO]).resolve(
        "Luke's", "as melee", "Kylo"
    )
    assert scene.damage("Kylo") == 2
    scene = a_table([a_character(REY, upgrades=[a_piece(TEACHINGS, "2Sh")])], [KYLO])
    assert scene.resolve("Luke's", "as it shows", "Rey").shields("Rey") == 2


@card(TEACHINGS)
@rule("DST-ACTV-07")
def test_lukes_teachings_draws_a_card_after_its_character_is_activated() -> None:
    scene = a_table([a_character(REY, upgrades=[TEACHINGS]), LUKE], [KYLO], deck=[PISTOL]).activate("Rey")
    assert scene.hand() == ["DL-44 Heavy Blaster Pistol"]
    assert (
        a_table([a_character(REY, upgrades=[TEACHINGS]), TROOPER], [KYLO], deck=[PISTOL]).activate("First").hand() == []
    )


@card(TEACHINGS)
@rule("DST-PRE-02")
def test_lukes_teachings_is_for_blue_characters() -> None:
    assert not a_table([PHASMA], [KYLO], hand=[TEACHINGS], resources=2).can("play Luke's")
    assert a_table([REY], [KYLO], hand=[TEACHINGS], resources=2).play("Luke's").upgrades("Rey") == ["Luke's Teachings"]


@card(ROD)
@rule("DST-ASI-04")
def test_lukes_lightning_rod_shields_with_melee_damage() -> None:
    scene = a_table([a_character(LUKE, upgrades=[a_piece(ROD, "2MD")])], [KYLO]).resolve(
        "Luke Skywalker's", "as shield"
    )
    assert scene.answer("Luke").shields("Luke") == 2
    scene = a_table([a_character(REY, upgrades=[a_piece(ROD, "2MD")])], [KYLO]).resolve("Luke Skywalker's", "Kylo")
    assert scene.damage("Kylo") == 2


@card(CARA)
@rule("DST-ASI-06")
def test_cara_dunes_blaster_turns_blank_weapons_into_a_blow() -> None:
    mine = [a_character(REY, showing=("-",), upgrades=[CARA, a_piece(PISTOL, "-")])]
    scene = a_table(mine, [KYLO])
    assert not scene.can("resolve Rey")  # no weapon
    assert scene.resolve("DL-44", "Kylo").damage("Kylo") == 1
    modified = [a_character(REY, showing=("+2MD",), upgrades=[CARA, a_piece(PISTOL, "-")])]
    assert a_table(modified, [KYLO]).resolve("DL-44", "Rey", "Kylo").damage("Kylo") == 3
    apart = [a_character(REY, upgrades=[CARA]), a_character(HAN, upgrades=[a_piece(PISTOL, "-")])]
    assert not a_table(apart, [KYLO]).can("resolve DL-44")


@card(CARA)
@rule("DST-RDP-02")
def test_cara_dunes_blaster_stays_with_others_without_redeploy() -> None:
    mine: Team = [a_character(REY, damage=9, upgrades=[CARA]), TROOPER]
    scene = a_table(mine, [a_character(KYLO, showing=("1MD",))], turn=THEM).resolve("Kylo Ren", "Rey")
    assert (scene.upgrades("Stormtrooper"), scene.discard()) == ([], ["Cara Dune's Blaster"])


@card(SABINE)
@rule("DST-ASI-04")
def test_sabines_lightsaber_does_ranged_damage_of_its_character_as_melee_damage() -> None:
    mine = [a_character(HAN, showing=("2RD",), upgrades=[a_piece(SABINE, "+3MD")])]
    scene = a_table(mine, [KYLO]).resolve("Han Solo", "as melee", "Sabine's", "Kylo")
    assert scene.damage("Kylo") == 5
    scene = a_table(mine, [KYLO]).resolve("Han Solo", "as it shows", "Kylo")
    assert (scene.damage("Kylo"), scene.pool()) == (2, ["+3MD"])
    pistol = [a_character(HAN, upgrades=[SABINE, a_piece(PISTOL, "3RD")])]
    assert a_table(pistol, [KYLO]).resolve("DL-44", "Kylo").damage("Kylo") == 3  # no character die: nothing is asked


@card(SABINE, MAKASHI)
@rule("D-761", "DST-OPD-01")
def test_an_opponent_who_resolves_such_a_die_chooses_how() -> None:
    mine = [a_character(KYLO, upgrades=[a_piece(MAKASHI, "Sp")])]
    theirs = [a_character(HAN, showing=("2RD",), upgrades=[SABINE])]
    scene = a_table(mine, theirs, hand=["01157"]).resolve("Makashi")
    assert scene.options == ["as it shows", "as melee"]
    assert scene.answer("as melee", "Han").damage("Han") == 2


@card(SABINE)
@rule("DST-RDP-02", "DST-ACX-06")
def test_sabines_lightsaber_gives_no_action_on_others_and_redeploys() -> None:
    assert a_table([HAN], [KYLO], hand=[SABINE], resources=3).play("Sabine's").asked == THEM
    mine: Team = [a_character(HAN, damage=10, upgrades=[SABINE]), REY]
    scene = a_table(mine, [a_character(KYLO, showing=("1MD",))], turn=THEM).resolve("Kylo Ren", "Han").answer("Rey")
    assert scene.upgrades("Rey") == ["Sabine's Lightsaber"]


@card(AT_RT)
@rule("DST-WLD-01", "D-251")
def test_the_at_rt_adds_to_any_symbol_of_a_trooper() -> None:
    walker = [a_piece(AT_RT, "+2*")]
    scene = a_table([a_character(TROOPER, showing=("1RD",))], [REY], supports=walker)
    assert not scene.can("resolve AT-RT")
    assert scene.resolve("First Order Stormtrooper", "AT-RT", "Rey").damage("Rey") == 3
    scene = a_table([a_character(TROOPER, showing=("1R",))], [REY], supports=walker)
    assert scene.resolve("First Order Stormtrooper", "AT-RT").resources() == 3
    scene = a_table([a_character(JANGO, showing=("1RD",))], [REY], supports=walker).resolve("Jango Fett", "Rey")
    assert (scene.damage("Rey"), scene.pool()) == (1, ["+2*"])


@card(AT_RT)
@rule("DST-DIE-05")
def test_the_at_rt_pays_for_its_highest_side() -> None:
    mine = [a_character(TROOPER, showing=("1RD",))]
    scene = a_table(mine, [REY], supports=[a_piece(AT_RT, "+3*1")], resources=1)
    scene.resolve("First Order Stormtrooper", "AT-RT", "Rey")
    assert (scene.damage("Rey"), scene.resources()) == (4, 0)
    scene = a_table(mine, [REY], supports=[a_piece(AT_RT, "+3*1")]).resolve("First Order Stormtrooper", "Rey")
    assert scene.damage("Rey") == 1


@card(RENOWNED)
@rule("DST-WLD-01", "DST-PRE-02")
def test_renowned_adds_to_any_symbol_of_its_character() -> None:
    mine = [
        a_character(REY, showing=("1Dc",), upgrades=[a_piece(RENOWNED, "+1*")]),
        a_character(KYLO, showing=("1MD",)),
    ]
    scene = a_table(mine, a_side([HAN], hand=[PISTOL, PISTOL])).resolve("Rey", "Renowned")
    assert scene.hand(THEM) == []
    scene = a_table(mine, [HAN]).resolve("Kylo Ren", "Han Solo")
    assert scene.damage("Han Solo") == 1
    assert not a_table([TROOPER], [REY], hand=[RENOWNED], resources=1).can("play Renowned")
    assert a_table([REY], [HAN], hand=[RENOWNED], resources=1).can("play Renowned")


@card("01029", "05042", "23069")
@rule("DST-INH-01", "D-791")
def test_a_side_of_a_discarded_cards_die_is_resolved_as_the_words_of_that_die_allow() -> None:
    def discarded(code: str, team: Team, holder: int = ME) -> Scene:
        return a_table(team, [REY], hand=[code], holder=holder, format="INF").resolve("Poe Dameron")

    poe = a_character("01029", showing=("Sp",))
    assert not discarded(MORTAR_TEAM, [poe], THEM).can("as ranged")
    assert discarded(MORTAR_TEAM, [poe]).answer("2 indirect as ranged", "Rey").damage("Rey") == 2
    assert discarded(RIFLE, [poe]).options == ["1 ranged", "2 ranged", "2 shields", "1 resource"]
    assert discarded(RIFLE, [poe, HAN]).options == ["0 ranged", "1 ranged", "1 shield", "0 resources"]
