"""Upgrades that change places or what their character can do: Sith Holocron, One With The Force and others."""

from __future__ import annotations

from sandtable.games.destiny.terms import SUPPORT_CARD, UPGRADE_CARD
from tests.support import card, rule
from tests.support.destiny import ME, THEM, Scene, a_character, a_piece, a_side, a_table

GRIEVOUS, KYLO, REY, FINN = "01003", "01011", "01038", "01045"
HOLOCRON, ONE, ESCORT, SHADOW = "01016", "01042", "01078", "01090"
THROW, PROBE, LIGHTSABER, ROBES, GEAR = "01057", "01060", "01059", "01040", "01034"
ENRAGE, ATST, SECOND_CHANCE, BINDS, CUNNING = "01081", "01005", "01137", "01150", "01065"
CONFISCATION = "01094"
SHOWING = a_piece(HOLOCRON, "Sp")


def holding(hand: list[str], mine: str = FINN, resources: int = 0) -> Scene:
    return a_table([a_character(mine, upgrades=[SHOWING])], [KYLO], hand=hand, resources=resources)


@card("01016")
@rule("DST-CLR-01", "DST-CLR-02", "D-108", "DST-SLF-01")
def test_the_holocron_is_switched_for_nothing_whoever_has_it() -> None:
    scene = holding([THROW]).resolve("Sith Holocron")
    assert (scene.upgrades("Finn"), scene.hand(), scene.resources()) == (["Force Throw"], ["Sith Holocron"], 0)
    assert (scene.pool(), scene.asked) == ([], THEM)
    assert scene.duel.knows[THEM] == (scene.find("Sith Holocron"),)


@card("01016")
@rule("D-108", "D-109", "DST-RES-10")
def test_the_new_upgrade_is_rolled_for_a_resource_and_may_be_resolved_at_once() -> None:
    scene = holding([THROW], resources=1).roll_next(3).resolve("Sith Holocron", "yes")
    assert (scene.resources(), scene.pool(), scene.prompt) == (0, ["Sp"], "Resolve another die?")
    assert scene.can("Force Throw")


@card("01016")
@rule("D-92", "D-108")
def test_the_new_upgrade_need_not_be_rolled() -> None:
    scene = holding([THROW], resources=1).resolve("Sith Holocron", "no")
    assert (scene.upgrades("Finn"), scene.resources(), scene.pool()) == (["Force Throw"], 1, [])


@card("01016")
@rule("D-108", "DST-THN-01")
def test_without_a_blue_ability_the_holocron_does_nothing() -> None:
    scene = holding([LIGHTSABER, ROBES], resources=1).resolve("Sith Holocron")
    assert (scene.upgrades("Finn"), scene.hand()) == (["Sith Holocron"], ["Lightsaber", "Jedi Robes"])
    assert (scene.resources(), scene.pool(), scene.asked) == (1, [], THEM)


@card("01016")
@rule("D-108")
def test_switching_is_not_playing() -> None:
    mine = [a_character(REY, upgrades=[SHOWING])]
    scene = a_table(mine, [KYLO], hand=[THROW, PROBE], supports=[BINDS]).resolve("Sith Holocron", "Mind Probe")
    assert (scene.upgrades("Rey"), scene.exhausted("It Binds"), scene.asked) == (["Mind Probe"], False, THEM)


@card("01150")
@rule("D-43")
def test_a_cost_of_0_cannot_be_decreased_further() -> None:
    scene = a_table([FINN], [KYLO], hand=[HOLOCRON], supports=[BINDS], resources=1).play("Sith Holocron", "yes")
    assert (scene.resources(), scene.upgrades("Finn")) == (1, ["Sith Holocron"])


@card("01016")
@card("01065")
@rule("DST-FAQ-19")
def test_cunning_switches_its_players_holocron_but_no_opponents() -> None:
    mine = [a_character(FINN, upgrades=[a_piece(CUNNING, "Sp")]), a_character(REY, upgrades=[HOLOCRON])]
    scene = a_table(mine, [KYLO], hand=[THROW]).resolve("Cunning", "Sith Holocron")
    assert (scene.upgrades("Rey"), scene.upgrades("Finn"), scene.hand()) == (
        ["Force Throw"],
        ["Cunning"],
        ["Sith Holocron"],
    )
    mine = [a_character(FINN, upgrades=[a_piece(CUNNING, "Sp")])]
    scene = a_table(mine, [a_character(KYLO, upgrades=[HOLOCRON])], hand=[THROW]).resolve("Cunning", "Sith Holocron")
    assert (scene.upgrades("Kylo"), scene.hand(), scene.asked) == (["Sith Holocron"], ["Force Throw"], THEM)


def dying(one: str | None = None, *, exhausted: bool = False) -> Scene:
    """Rey has one health left, One With The Force on her and Enrage waiting to take it."""
    piece = a_piece(ONE, one or "", exhausted=exhausted)
    mine = [a_character(REY, damage=9, upgrades=[piece, GEAR]), a_character(FINN)]
    return a_table(mine, a_side([KYLO], supports=[a_piece(ATST, "Sp", exhausted=True)]), hand=[ENRAGE])


@card("01042")
@rule("EX-14", "DST-BEF-01", "D-67")
def test_one_with_the_force_outlives_its_character() -> None:
    scene = dying(exhausted=True).play("Enrage")
    assert (scene.team(), scene.supports(), scene.discard()) == (
        ["Finn"],
        ["One With The Force"],
        ["Survival Gear", "Enrage"],
    )
    assert not scene.exhausted("One With The Force")


@card("01042")
@rule("DST-SUP-05", "DST-ACTV-04")
def test_as_a_support_it_is_activated() -> None:
    scene = dying().play("Enrage").pass_().roll_next(4).activate("One With The Force")
    assert (scene.pool(), scene.exhausted("One With The Force")) == (["2Sh"], True)


@card("01042")
@rule("DST-EFF-02", "DST-RND-06")
def test_it_stays_a_support_for_the_rest_of_the_game() -> None:
    mine = [a_character(REY, damage=9, upgrades=[ONE]), a_character(FINN)]
    scene = a_table(mine, a_side([KYLO], deck=[THROW]), hand=[ENRAGE], deck=[THROW]).play("Enrage").pass_()
    scene.roll_next(4).activate("One With The Force").pass_().pass_()
    assert (scene.duel.round, scene.supports(), scene.pool()) == (2, ["One With The Force"], [])
    assert scene.can("activate One With The Force")


@card("01042")
@rule("D-78")
def test_its_die_stays_in_the_pool() -> None:
    scene = dying("3F").play("Enrage")
    assert (scene.pool(), scene.supports()) == (["3F"], ["One With The Force"])


@card("01042")
@card("01005")
def test_as_a_support_it_is_discarded_like_one_and_is_an_upgrade_again() -> None:
    scene = dying().play("Enrage")
    one = scene.find("One With The Force")
    assert scene.duel.kind(one) == SUPPORT_CARD
    scene.resolve("AT-ST", "One With The Force")
    assert (scene.supports(), scene.discard()[-1]) == ([], "One With The Force")
    assert scene.duel.kind(one) == UPGRADE_CARD


@card("01042")
@card("01094")
def test_as_a_support_it_is_no_upgrade_to_confiscate() -> None:
    mine = [a_character(REY, damage=9, upgrades=[ONE]), a_character(FINN)]
    theirs = a_side([KYLO], hand=[CONFISCATION], resources=9)
    scene = a_table(mine, theirs, hand=[ENRAGE]).play("Enrage").play("Confiscation")
    assert (scene.supports(), scene.resources(THEM)) == (["One With The Force"], 9)


@card("01042")
@card("01003")
@rule("D-67", "D-81")
def test_grievous_takes_another_upgrade_while_one_with_the_force_stays() -> None:
    mine = [a_character(REY, damage=9, upgrades=[ONE, GEAR]), a_character(FINN)]
    scene = a_table(mine, [GRIEVOUS], hand=[ENRAGE]).play("Enrage")
    assert (scene.asked, len(scene.options)) == (ME, 2)  # the battlefield's controller orders both abilities
    scene.answer("General Grievous", "yes")
    assert (scene.upgrades("Grievous"), scene.supports()) == (["Survival Gear"], ["One With The Force"])


@card("01042")
@rule("DST-WIN-02", "D-67")
def test_one_with_the_force_does_not_save_the_game() -> None:
    scene = a_table([a_character(REY, damage=9, upgrades=[ONE])], [KYLO], hand=[ENRAGE]).play("Enrage")
    assert (scene.duel.winner, scene.options) == (THEM, [])


@card("01042")
@rule("D-67", "DST-RPL-02")
def test_a_defeat_that_is_replaced_changes_nothing() -> None:
    mine = [a_character(REY, damage=9, upgrades=[ONE, SECOND_CHANCE]), a_character(FINN)]
    scene = a_table(mine, [KYLO], hand=[ENRAGE]).play("Enrage")
    assert (scene.upgrades("Rey"), scene.supports(), scene.damage("Rey")) == (["One With The Force"], [], 5)


@card("01042")
@rule("DST-PRE-02")
def test_one_with_the_force_is_for_a_blue_character() -> None:
    assert not a_table([FINN], [KYLO], hand=[ONE], resources=4).can("play One With")


@card("01078")
@rule("EX-10", "DST-ABO-01")
def test_an_escorted_character_is_a_guardian_as_long_as_it_is_escorted() -> None:
    theirs = [a_character(KYLO, showing=["2MD1"])]
    scene = a_table([a_character(FINN, upgrades=[ESCORT])], theirs).activate("Finn", "Kylo")
    assert (scene.damage("Finn"), scene.pool(THEM)) == (2, [])
    mine = [a_character(FINN, upgrades=[ESCORT])]
    scene = a_table(mine, theirs, hand=[GEAR], resources=1).play("Survival Gear").pass_().activate("Finn")
    assert (scene.damage("Finn"), scene.pool(THEM)) == (0, ["2MD1"])


@card("01078")
def test_only_the_attached_character_is_escorted() -> None:
    mine = [a_character(FINN, upgrades=[ESCORT]), a_character(REY)]
    theirs = [a_character(KYLO, showing=["2MD1"])]
    assert a_table(mine, theirs).activate("Finn").prompt == "Guardian: which die does Finn take on?"
    scene = a_table(mine, theirs).activate("Rey")
    assert (scene.asked, scene.pool(THEM)) == (THEM, ["2MD1"])


@card("01090")
def test_hidden_in_shadow_shields_its_character() -> None:
    mine = [a_character(FINN, upgrades=[SHADOW]), a_character(REY)]
    scene = a_table(mine, [KYLO]).use("Hidden In Shadow")
    assert (scene.shields("Finn"), scene.exhausted("Hidden"), scene.asked) == (1, True, THEM)


@card("01090")
@rule("D-39", "DST-RDY-08")
def test_hidden_in_shadow_is_of_no_use_with_a_shield_or_exhausted() -> None:
    assert a_table([a_character(FINN, upgrades=[SHADOW])], [KYLO]).can("use Hidden")
    shielded = a_character(FINN, shields=1, upgrades=[SHADOW])
    assert not a_table([shielded], [KYLO]).can("use Hidden")
    tired = a_character(FINN, upgrades=[a_piece(SHADOW, exhausted=True)])
    assert not a_table([tired], [KYLO]).can("use Hidden")
