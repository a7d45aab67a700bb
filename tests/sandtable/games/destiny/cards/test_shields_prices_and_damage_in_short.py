"""Events, battlefields and pieces with one short effect, on shields, prices or damage."""

from __future__ import annotations

import pytest

from tests.support import card, rule
from tests.support.destiny import THEM, Team, a_character, a_piece, a_side, a_table

KYLO, TROOPER, JANGO, JABBA, LEIA, GUARD, REY, LUKE = (
    "01011", "01002", "01021", "01020", "01028", "01030", "01038", "01035",
)  # fmt: skip
LANDING_CRAFT, DROID, CRUMB, SPRAY, LAST_RESORT = "05014", "05009", "23040", "24061", "24092"
TARON, TARONS_LIGHTSABER, LAIR, SKY_TRASH, TARGET_INTEL, DECEIT = "14004", "14013", "11159", "21077", "05144", "23044"
TIE, PROBE, HOLDOUT = "01006", "01072", "01051"


@card("05014")
@rule("DST-ASD-08", "D-480")
def test_separatist_landing_craft_adds_a_set_aside_droid_and_leaves() -> None:
    craft = [a_piece(LANDING_CRAFT, showing="Sp")]
    scene = a_table([KYLO], supports=craft, aside=[DROID], resources=2).resolve("Separatist", "yes")
    assert (scene.team(), scene.supports(), scene.resources()) == (["Kylo Ren", "Battle Droid"], [], 0)
    assert scene.discard() == ["Separatist Landing Craft"]
    kept = a_table([KYLO], supports=craft, aside=[DROID], resources=2).resolve("Separatist", "no")
    assert (kept.team(), kept.resources(), kept.discard()) == (["Kylo Ren"], 2, ["Separatist Landing Craft"])
    poor = a_table([KYLO], supports=craft, aside=[DROID], resources=1).resolve("Separatist")
    assert (poor.team(), poor.supports()) == (["Kylo Ren"], [])


@card("05009")
@rule("DST-ASD-09")
def test_battle_droid_activates_another_one_where_its_die_rolls_indirect_damage() -> None:
    mine: Team = [DROID, DROID, KYLO]
    scene = a_table(mine).roll_next(1, 0).activate("Battle Droid", "yes")
    assert scene.pool() == ["1ID", "1RD"] and not scene.exhausted("Kylo")
    declined = a_table(mine).roll_next(2).activate("Battle Droid", "no")
    assert declined.pool() == ["1ID"]
    assert a_table(mine).roll_next(0).activate("Battle Droid").pool() == ["1RD"], "ranged damage activates nobody"
    tired: Team = [DROID, a_character(DROID, exhausted=True), KYLO]
    assert not a_table(tired).roll_next(1).activate("Battle Droid").can("yes")


@card("23040")
@rule("DST-ACTV-07")
def test_salacious_crumb_gains_for_two_like_dice_and_deals_damage() -> None:
    mine: Team = [a_character(LEIA, showing=("1RD",)), a_character(TROOPER, showing=("2RD",))]
    scene = a_table(mine, [KYLO], supports=[CRUMB]).activate("Salacious", "yes", "yes")
    assert (scene.resources(), scene.damage("Kylo"), scene.exhausted("Salacious")) == (1, 1, True)
    kept = a_table(mine, [KYLO], supports=[CRUMB]).activate("Salacious", "yes", "no")
    assert (kept.resources(), kept.damage("Kylo")) == (1, 0)
    declined = a_table(mine, [KYLO], supports=[CRUMB]).activate("Salacious", "no")
    assert (declined.resources(), declined.damage("Kylo")) == (0, 0)
    unlike: Team = [a_character(LEIA, showing=("1RD",)), a_character(TROOPER, showing=("1R",))]
    assert not a_table(unlike, [KYLO], supports=[CRUMB]).activate("Salacious").can("yes")


@card("23040")
@rule("DST-RPL-01")
def test_salacious_crumb_lets_jabba_choose_the_character() -> None:
    mine: Team = [JABBA, a_character(TROOPER, showing=("1RD",)), a_character(LEIA, showing=("2RD",))]
    scene = a_table(mine, [KYLO, LUKE], supports=[CRUMB]).activate("Salacious", "yes", "yes", "Luke")
    assert (scene.resources(), scene.damage("Luke"), scene.damage("Kylo")) == (1, 1, 0)


@pytest.mark.parametrize(("other", "healed"), [(LUKE, True), (JANGO, False)])
@card("24061")
@rule("DST-CPR-01")
def test_bacta_spray_heals_another_character_of_a_team_that_shares_something(other: str, healed: bool) -> None:
    name = "Luke" if healed else "Jango"
    mine: Team = [a_character(REY, damage=2), a_character(other, damage=2)]
    scene = a_table(mine, hand=[SPRAY]).play("Bacta Spray", "Rey", *([name] if healed else []))
    assert (scene.damage("Rey"), scene.damage(name)) == (1, 1 if healed else 2)


@card("24061")
@rule("DST-THN-01")
def test_bacta_spray_heals_nobody_else_where_it_healed_nothing() -> None:
    mine: Team = [REY, a_character(LUKE, damage=2)]
    assert a_table(mine, hand=[SPRAY]).play("Bacta Spray", "Rey").damage("Luke") == 2


@card("24092")
@rule("DST-CHE-01")
def test_last_resort_defeats_a_character_or_discards_a_piece_to_remove_a_die_and_heal() -> None:
    theirs = [a_character(KYLO, showing=("2MD1",))]
    mine: Team = [a_character(REY, damage=2), TROOPER]
    scene = a_table(mine, theirs, hand=[LAST_RESORT], supports=[TIE])
    scene.play("Last Resort", "discard", "Rey")
    assert (scene.supports(), scene.pool(THEM), scene.damage("Rey")) == ([], [], 1)
    given = a_table(mine, theirs, hand=[LAST_RESORT], supports=[TIE])
    given.play("Last Resort", "defeat", "Stormtrooper", "Rey")
    assert (given.team(), given.supports(), given.pool(THEM), given.damage("Rey")) == (
        ["Rey"], ["First Order TIE Fighter"], [], 1,
    )  # fmt: skip
    only = a_table(mine, theirs, hand=[LAST_RESORT]).play("Last Resort")
    assert only.can("Stormtrooper") and not only.can("discard"), "without a piece only a character can be given up"


@card("14013")
@rule("DST-SHD-04")
def test_tarons_lightsaber_strips_a_character_of_its_shields_and_hurts_it_for_three() -> None:
    for shields, hurt in ((3, 1), (2, 0)):
        theirs = [a_character(LUKE, shields=shields), a_character(REY, shields=1)]
        scene = a_table([KYLO], theirs, hand=[TARONS_LIGHTSABER], resources=3)
        scene.play("Taron's Lightsaber", "Luke")
        assert (scene.shields("Luke"), scene.damage("Luke"), scene.shields("Rey")) == (0, hurt, 1)


@card("14013")
@rule("DST-NAM-05")
def test_tarons_lightsaber_is_not_unique_on_taron() -> None:
    mine: Team = [a_character(TARON, upgrades=[TARONS_LIGHTSABER])]
    scene = a_table(mine, [LUKE], hand=[TARONS_LIGHTSABER], resources=3)
    assert scene.can("play Taron's Lightsaber")
    other: Team = [a_character(KYLO, upgrades=[TARONS_LIGHTSABER])]
    refused = a_table(other, [LUKE], hand=[TARONS_LIGHTSABER], resources=3)
    assert not refused.can("play Taron's Lightsaber on"), refused.options


@card("21077")
@rule("DST-PRE-01")
def test_so_long_sky_trash_needs_a_die_with_indirect_damage_and_one_with_a_resource() -> None:
    hwk = a_piece("05070", showing="2RD")
    indirect = a_piece("05070", showing="3ID")
    resource = a_character(LEIA, showing=("1R",))
    scene = a_table([resource], [KYLO], hand=[SKY_TRASH], supports=[indirect]).play("So Long", "Kylo")
    assert (scene.damage("Kylo"), scene.resources()) == (1, 1)
    assert not a_table([resource], [KYLO], hand=[SKY_TRASH], supports=[hwk]).can("play So Long")
    assert not a_table([LEIA], [KYLO], hand=[SKY_TRASH], supports=[indirect]).can("play So Long")


@card("05144")
@rule("DST-ASI-01")
def test_target_intel_resolves_indirect_damage_as_ranged_damage() -> None:
    indirect = a_piece("05070", showing="3ID")
    scene = a_table([LEIA], [KYLO, LUKE], hand=[TARGET_INTEL], supports=[indirect]).play("Target Intel", "Luke")
    assert (scene.damage("Luke"), scene.damage("Kylo"), scene.pool()) == (3, 0, [])
    other = a_table([LEIA], [KYLO], hand=[TARGET_INTEL], supports=[a_piece("05070", showing="2RD")])
    assert not other.can("play Target") or other.play("Target Intel").damage("Kylo") == 0


@card("23044")
@rule("DST-ASI-01")
def test_deceit_resolves_up_to_two_discards_as_indirect_damage() -> None:
    mine: Team = [a_character(REY, showing=("1Dc",)), a_character(TARON, showing=("1Dc", "1Dc"))]
    scene = a_table(mine, a_side([KYLO], hand=[PROBE]), hand=[DECEIT]).play("Deceit", "Rey", "Taron")
    assert (scene.damage("Kylo"), scene.pool(), scene.hand(THEM)) == (2, ["1Dc"], ["Probe"])
    one = a_table(mine, [KYLO], hand=[DECEIT]).play("Deceit", "Rey", "no more")
    assert (one.damage("Kylo"), len(one.pool())) == (1, 2)
    other = a_table([a_character(REY, showing=("1MD",))], [KYLO], hand=[DECEIT]).play("Deceit")
    assert (other.damage("Kylo"), other.pool()) == (0, ["1MD"])


@card("11159")
@rule("DST-BFX-10")
def test_nightsister_lair_pays_for_the_first_downgrade_of_a_round() -> None:
    hand = ["12044", "12044"]
    scene = a_table([JANGO], [LUKE], hand=hand, resources=5, battlefield=LAIR).play("Pestering", "yes")
    before = scene.resources()
    scene.pass_().play("Pestering")
    assert not scene.can("yes") and scene.resources() < before + 1
    other = a_table([JANGO], [LUKE], hand=hand, resources=5, battlefield=LAIR, holder=THEM).play("Pestering")
    assert not other.can("yes")
