"""Power Actions of cards whose dice or words deal indirect damage. Values by hand from the printed cards."""

from __future__ import annotations

from tests.support import card, rule
from tests.support.destiny import THEM, a_character, a_piece, a_side, a_table

SLAVE_I, GENERAL, AT_TE, U_WING, KAWLAN = "05025", "16092", "18067", "21080", "22072"
TROOPER, KYLO, LUKE, PADAWAN, REY, FINN = "01002", "01011", "01035", "01036", "01038", "01045"
BAZE = "18060"
"""A partisan; his first side is 1RD."""


@card(SLAVE_I)
@rule("DST-RRL-01", "DST-THN-01")
def test_slave_i_rerolls_a_yellow_die_and_may_remove_one_of_its_value() -> None:
    """The second side of Finn is 2RD."""
    mine = [a_character(FINN, showing=["1Sh"]), a_character(LUKE, showing=["2MD"])]
    theirs = [a_character(TROOPER, showing=["2RD", "1R"])]
    scene = a_table(mine, theirs, supports=[SLAVE_I]).roll_next(1).use("Slave I", "yes")
    assert (scene.pool(), scene.pool(THEM)) == (["2RD", "2MD"], ["1R"])
    kept = a_table(mine, theirs, supports=[SLAVE_I]).roll_next(1).use("Slave I", "no")
    assert kept.pool(THEM) == ["2RD", "1R"]


@card("16092", "18047")
@rule("DST-ASI-01", "DST-UNB-01")
def test_a_die_with_unblockable_damage_deals_indirect_damage_past_shields_as_well() -> None:
    mine = [a_character("18047", upgrades=["16092"], showing=("2MD",))]
    scene = a_table(mine, [a_character(KYLO, shields=3)]).use("General", "indirect")
    assert (scene.damage("Kylo"), scene.shields("Kylo")) == (2, 3)


@card(SLAVE_I)
@rule("DST-THN-02")
def test_slave_i_removes_nothing_without_a_yellow_die() -> None:
    mine = [a_character(LUKE, showing=["2MD"])]
    scene = a_table(mine, [a_character(TROOPER, showing=["2RD"])], supports=[SLAVE_I]).use("Slave I")
    assert (scene.pool(), scene.pool(THEM), scene.asked) == (["2MD"], ["2RD"], THEM)


@card(GENERAL)
@rule("DST-ASI-01", "DST-CHD-01")
def test_general_resolves_a_character_die_as_another_symbol() -> None:
    mine = [a_character(LUKE, showing=["3MD"], upgrades=[a_piece(GENERAL, "2R")])]
    scene = a_table(mine).use("General", "resource")
    assert (scene.resources(), scene.pool()) == (3, ["2R"])


@card(GENERAL)
@rule("DST-PRE-02", "DST-POW-04")
def test_general_goes_on_a_unique_character_and_needs_a_die_of_one() -> None:
    assert a_table([LUKE], hand=[GENERAL], resources=4).can("play General")
    assert not a_table([PADAWAN], hand=[GENERAL], resources=4).can("play General")
    scene = a_table([a_character(LUKE, upgrades=[a_piece(GENERAL, "2R")])]).use("General")
    assert (scene.resources(), scene.pool()) == (0, ["2R"])


@card(AT_TE)
@rule("DST-OPD-06")
def test_the_at_te_stays_in_the_pool_rerolled() -> None:
    """Its fourth side is 1 resource."""
    scene = a_table([LUKE], [KYLO], supports=[a_piece(AT_TE, "2RD")]).roll_next(3).use("AT-TE", "Kylo")
    assert (scene.damage("Kylo"), scene.pool()) == (2, ["1R"])
    unrolled = a_table([LUKE], [KYLO], supports=[AT_TE]).use("AT-TE")
    assert (unrolled.damage("Kylo"), unrolled.pool()) == (0, [])


@card(AT_TE)
@rule("DST-DMG-01")
def test_the_at_te_hits_every_opposing_character() -> None:
    scene = a_table([LUKE], [KYLO, REY], supports=[a_piece(AT_TE, "Sp")]).resolve("AT-TE")
    assert (scene.damage("Kylo"), scene.damage("Rey"), scene.damage("Luke")) == (1, 1, 0)


@card(U_WING)
@rule("DST-OPD-09", "DST-SBT-01")
def test_the_u_wing_rolls_the_die_of_a_partisan() -> None:
    scene = a_table([BAZE, REY], supports=[U_WING]).roll_next(0).use("Partisan U-Wing")
    assert scene.pool() == ["1RD"]
    assert a_table([REY], [BAZE], supports=[U_WING]).use("Partisan U-Wing").pool() == []


@card(KAWLAN)
@rule("DST-HEA-01", "DST-IND-01")
def test_kawlan_heals_one_and_pays_with_indirect_damage() -> None:
    mine = [a_character(KAWLAN), a_character(LUKE, damage=3)]
    scene = a_table(mine).use("Kawlan Roken", "Luke", "0 to Luke")
    assert (scene.damage("Luke"), scene.damage("Kawlan")) == (2, 1)


@card(KAWLAN)
@rule("DST-KEY-02", "DST-GRD-01")
def test_kawlan_guards_beside_a_jedi_or_an_apprentice() -> None:
    theirs = a_side([a_character(KYLO, showing=["1MD"])])
    for friend in (LUKE, PADAWAN):
        scene = a_table([KAWLAN, friend], theirs).activate("Kawlan Roken", "Kylo Ren die")
        assert (scene.pool(THEM), scene.damage("Kawlan")) == ([], 1)
    assert a_table([KAWLAN, REY], theirs).activate("Kawlan Roken").pool(THEM) == ["1MD"]
