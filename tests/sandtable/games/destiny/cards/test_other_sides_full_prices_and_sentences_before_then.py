"""Other sides of a die, prices that are met in full, and all the sentences that stand before "then"."""

from __future__ import annotations

from sandtable.games.destiny.tokens import RESOURCES
from tests.support import card, rule
from tests.support.destiny import ME, THEM, Team, a_character, a_piece, a_side, a_table

REY, KYLO, LEIA, LUKE, PHASMA, TROOPER, QUI_GON = "01038", "01011", "01028", "01035", "01001", "01002", "01037"
YADDLE, GIDEON, DEDRA, PLAGUEIS = "23048", "24017", "23015", "24003"
TYRANT, MORICHRO, CUNNING, SECOND_CHANCE, KHETANNA = "23028", "23055", "01065", "01137", "23041"
OMI, CLOUD_RIDERS, FATE, SABER, PISTOL = "25030", "23081", "24010", "01059", "01054"
DODGE, COVER, BLASTER = "01155", "01157", "01054"


@card("23007")
@rule("D-92", "DST-THN-02")
def test_dark_forces_removes_no_other_die_where_no_damage_die_was_removed() -> None:
    mine = [a_character(LUKE, showing=("1R",))]
    scene = a_table(mine, [a_character(QUI_GON, showing=("1Sh",))], hand=["23007"], resources=2)
    scene.play("Dark Forces", "yes", "Luke")
    assert (scene.pool(), scene.pool(THEM), scene.asked) == (["-"], ["1Sh"], THEM)


@card("23015")
@rule("D-92", "DST-THN-02")
def test_dedra_discards_nothing_where_the_deck_of_the_opponent_has_one_card() -> None:
    theirs = a_side([LEIA], deck=[DODGE])
    scene = a_table([DEDRA], theirs, deck=[COVER, BLASTER]).roll_next(0).activate("Dedra", "Take Cover")
    assert (scene.discard(), scene.discard(THEM), scene.asked) == ([], [], THEM)


@card("24003")
@rule("DST-THN-01", "DST-HEA-02")
def test_plagueis_comes_to_the_second_die_only_where_the_first_cost_was_healed_in_full() -> None:
    mine: Team = [
        a_character(PLAGUEIS, damage=3, showing=("3IDi1",)),
        a_character(TROOPER, showing=("2RD1",)),
    ]
    scene = a_table(mine, [KYLO]).use("Darth Plagueis", "2 ranged", "Stormtrooper")
    assert (scene.damage("Plagueis"), scene.asked) == (3, THEM), "there was nothing to heal"


@card("23048")
@rule("DST-RSV-04", "D-16")
def test_yaddle_turns_her_second_die_by_the_focus_side_of_the_first() -> None:
    scene = a_table([a_character(YADDLE, showing=("Sp", "1R"))], [KYLO])
    scene.answer("resolve Yaddle die (special)", "another side", "2 focus", "1 resource", "2 melee")
    assert (scene.pool(), scene.asked) == (["2MD"], THEM)


@card("23048", "23055")
@rule("DST-RSV-05")
def test_yaddle_uses_the_special_of_an_ability_that_is_on_her() -> None:
    """Morichro lies on Yaddle, so its last sentence is met."""
    mine = [a_character(YADDLE, showing=("Sp",), upgrades=[MORICHRO])]
    scene = a_table(mine, [a_character(KYLO, shields=2)], deck=[DODGE])
    scene.resolve("Yaddle", "use a special", "Kylo", "yes")
    assert (scene.damage("Kylo"), scene.shields("Kylo"), scene.hand()) == (2, 0, ["Dodge"])


@card("25030")
@rule("D-107", "DST-RSV-05")
def test_omi_resolves_no_side_where_her_special_is_used_without_her_die() -> None:
    mine = [a_character(REY, upgrades=[a_piece(CUNNING, "Sp")])]
    theirs = a_side([a_character(KYLO, showing=("1MD",))], supports=[a_piece(OMI, "1F")])
    scene = a_table(mine, theirs).resolve("Cunning", "Omi")
    assert (scene.asked, scene.damage("Kylo"), scene.pool()) == (THEM, 0, [])


@card("23028")
@rule("D-53", "DST-RSL-01")
def test_tyrant_needs_two_dice_that_can_be_removed_together() -> None:
    alone = a_table([a_character(GIDEON, showing=("2RD", "2RD"), upgrades=[TYRANT])], [KYLO])
    assert not alone.can("use Tyrant"), "of a character with Resilience one die can be removed"
    mine = [a_character(GIDEON, showing=("2RD", "2RD"), upgrades=[TYRANT]), a_character(PHASMA, showing=("1RD",))]
    scene = a_table(mine, [KYLO]).use("Tyrant", "Moff Gideon")
    assert (scene.pool(), scene.damage("Kylo")) == (["2RD"], 4)


@card("23006")
@rule("D-91", "DST-TKN-01")
def test_anger_and_power_counts_the_damage_that_a_saved_character_has_taken() -> None:
    """The Stormtrooper has 2 health left: it takes 2, and Second Chance heals 5."""
    mine = [a_character(KYLO, showing=("-",)), a_character(TROOPER, damage=5, upgrades=[SECOND_CHANCE])]
    scene = a_table(mine, [PHASMA], hand=["23006"]).play("Anger", "Stormtrooper", "3", "Phasma")
    assert (scene.damage("Stormtrooper"), scene.damage("Phasma")) == (2, 2)


@card("23041", "23028")
@rule("DST-NAM-09")
def test_each_die_of_an_elite_khetanna_that_is_removed_rerolls_a_die() -> None:
    mine = [a_character(PHASMA, showing=("1R",), upgrades=[TYRANT])]
    barge = a_piece(KHETANNA, showing="2ID", also="2ID")
    scene = a_table(mine, [KYLO], supports=[barge], plots=["18097"]).use("Tyrant").roll_next(0, 2)
    scene.answer("The Khetanna: you may", "yes", "yes")
    assert scene.asked == THEM


@card("23081")
@rule("DST-CHT-06", "D-101")
def test_cloud_riders_roll_their_two_dice_at_the_same_time() -> None:
    mine = [a_character(REY, upgrades=[SABER, PISTOL])]
    scene = a_table(mine, [KYLO], supports=[a_piece(CLOUD_RIDERS, "Sp")]).roll_next(0, 1).resolve("Cloud-Riders")
    assert scene.pool() == ["Sp"], "the upgrade die is chosen before the other one is rolled"
    scene.answer("Lightsaber")
    assert len(scene.pool()) == 2


@card("24010")
@rule("D-92", "D-94")
def test_awaiting_fate_gains_its_action_where_no_die_is_to_be_turned() -> None:
    scene = a_table([KYLO], [a_character(REY, showing=("1MD",))], plots=[a_piece(FATE, tokens={RESOURCES: 1})])
    scene.use("Awaiting Fate", "0")
    assert (scene.pool(THEM), scene.aside(), scene.asked) == (["1MD"], ["Awaiting Fate"], ME)
