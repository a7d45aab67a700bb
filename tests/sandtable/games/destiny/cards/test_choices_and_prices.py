"""Force Training's two of three, and what upgrades are worth: Armed to the Teeth, Confiscation."""

from __future__ import annotations

from tests.support import card, rule
from tests.support.destiny import ME, THEM, Scene, a_character, a_piece, a_side, a_table

KYLO, QUI_GON, REY, FINN, GUN = "01011", "01037", "01038", "01045", "01047"
TRAINING, ARMED, CONFISCATION = "01058", "01093", "01094"
LIGHTSABER, ROBES, GEAR, BLASTER, FREE_ONE = "01059", "01040", "01034", "01054", "01016"


def training(*, shields: int = 0) -> Scene:
    mine = [a_character(FINN, shields=shields, upgrades=[a_piece(TRAINING, "Sp")])]
    return a_table(mine, [KYLO]).resolve("Force Training")


@card("01058")
def test_force_training_does_two_of_three() -> None:
    scene = training().answer("gain 1 resource")
    assert (scene.prompt, len(scene.options), scene.resources()) == ("Choose 2 to do (2 of 2)", 2, 0)
    scene.answer("deal 1 damage", "Kylo")
    assert (scene.resources(), scene.damage("Kylo"), scene.shields("Finn"), scene.asked) == (1, 1, 0, THEM)


@card("01058")
def test_force_training_does_them_in_the_order_chosen() -> None:
    scene = training().answer("shield", "deal 1 damage", "Finn", "Finn")
    assert (scene.shields("Finn"), scene.damage("Finn"), scene.resources()) == (0, 0, 0)


@card("01058")
@card("01037")
@rule("DST-BEF-01")
def test_what_force_training_sets_off_comes_before_its_second_half() -> None:
    mine = [a_character(QUI_GON, shields=1, upgrades=[a_piece(TRAINING, "Sp")])]
    scene = a_table(mine, [KYLO]).resolve("Force Training", "shield", "gain", "Qui-Gon", "yes")
    assert (scene.shields("Qui-Gon"), scene.resources()) == (0, 0)
    scene.answer("Kylo")
    assert (scene.damage("Kylo"), scene.shields("Qui-Gon"), scene.resources()) == (1, 1, 1)


@card("01058")
@rule("DST-CHE-01", "DST-SHD-03")
def test_force_training_may_choose_what_has_no_effect() -> None:
    scene = training(shields=3).answer("shield", "gain", "Finn")
    assert (scene.shields("Finn"), scene.resources()) == (3, 1)


@card("01058")
@rule("D-95")
def test_force_training_needs_a_blue_character_but_not_on_it() -> None:
    assert not a_table([FINN], [KYLO], hand=[TRAINING], resources=2).can("play Force Training")
    scene = a_table([FINN, REY], [KYLO], hand=[TRAINING], resources=2).play("Force Training", "Finn")
    assert scene.upgrades("Finn") == ["Force Training"]


def armed(*, mine: str = FINN) -> Scene:
    team = [a_character(mine, upgrades=[GEAR, BLASTER]), a_character(GUN, upgrades=[ROBES])]
    return a_table(team, [KYLO], hand=[ARMED]).play("Armed")


@card("01093")
def test_armed_to_the_teeth_deals_as_much_as_upgrades_of_one_character_were_discarded() -> None:
    scene = armed()
    assert scene.options == ["no more", "Survival Gear", "DH-17 Blaster Pistol", "Jedi Robes"]
    scene.answer("Survival Gear")
    assert scene.options == ["no more", "DH-17 Blaster Pistol"]
    scene.answer("DH-17", "Kylo")
    assert (scene.damage("Kylo"), scene.upgrades("Finn"), scene.upgrades("Hired Gun")) == (2, [], ["Jedi Robes"])
    assert scene.discard() == ["Survival Gear", "DH-17 Blaster Pistol", "Armed to the Teeth"]


@card("01093")
@rule("DST-CHT-07", "D-66")
def test_armed_to_the_teeth_may_discard_nothing() -> None:
    scene = armed().answer("no more")
    assert (scene.upgrades("Finn"), scene.damage("Kylo"), scene.asked) == (
        ["Survival Gear", "DH-17 Blaster Pistol"],
        0,
        THEM,
    )


@card("01093")
def test_armed_to_the_teeth_is_for_yellow_characters() -> None:
    assert armed(mine=REY).options == ["no more", "Jedi Robes"]


def confiscating(resources: int) -> Scene:
    theirs = [a_character(KYLO, upgrades=[a_piece(LIGHTSABER, "+2MD"), GEAR])]
    mine = [a_character(FINN, upgrades=[ROBES])]
    return a_table(mine, theirs, hand=[CONFISCATION], resources=resources).play("Confiscation")


@card("01094")
@rule("D-118", "D-23", "DST-DLP-01")
def test_confiscation_returns_an_upgrade_for_its_cost() -> None:
    scene = confiscating(3).answer("Lightsaber")
    assert (scene.resources(), scene.hand(THEM), scene.pool(THEM)) == (0, ["Lightsaber"], [])
    assert (scene.upgrades("Kylo"), scene.duel.knows[ME]) == (["Survival Gear"], (scene.find("Lightsaber"),))


@card("01094")
@rule("D-53")
def test_confiscation_takes_nothing_too_dear_or_unwanted() -> None:
    scene = confiscating(2)
    assert scene.options == ["none", "Survival Gear (2)"]
    scene.answer("none")
    assert (scene.resources(), scene.hand(THEM), scene.discard()) == (2, [], ["Confiscation"])
    assert confiscating(1).asked == THEM


@card("01094")
def test_confiscation_takes_what_costs_nothing_for_nothing() -> None:
    theirs = a_side([a_character(KYLO, upgrades=[FREE_ONE])])
    scene = a_table([FINN], theirs, hand=[CONFISCATION]).play("Confiscation", "Sith Holocron")
    assert (scene.resources(), scene.hand(THEM)) == (0, ["Sith Holocron"])
