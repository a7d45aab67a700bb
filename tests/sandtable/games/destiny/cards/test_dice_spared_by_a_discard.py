"""Stolen Datapad, which is discarded instead of a die that an opponent would remove."""

from __future__ import annotations

from sandtable.games.destiny.language import DIE, Remove, every
from tests.support import card, rule
from tests.support.destiny import THEM, Scene, a_character, a_table

REY, FINN, KYLO, TROOPER, REBEL = "01038", "01045", "01011", "01002", "01030"
BLOCK, DODGE, STOLEN, EVADE, DESPAIR = "01153", "01155", "14090", "02136", "01157"


def facing(*showing: str, datapads: int = 1, hand: tuple[str, ...] = (DODGE,)) -> Scene:
    """An opponent with events stands against Finn, who shows this and carries datapads."""
    finn = a_character(FINN, showing=showing, upgrades=[STOLEN] * datapads)
    return a_table([KYLO], [finn, a_character(REY)], hand=hand, resources=5)


@card("14090")
@rule("D-411", "DST-RPE-01")
def test_the_datapad_goes_and_the_die_stays() -> None:
    scene = facing("2RD")
    scene.duel.record()
    scene.play("Dodge")
    assert (scene.pool(THEM), scene.upgrades("Finn"), scene.discard(THEM)) == (["2RD"], [], ["Stolen Datapad"])
    assert "Finn die is not removed: Stolen Datapad is discarded instead." in scene.log()


@card("14090")
@rule("D-411")
def test_its_player_chooses_which_of_several_dice_stays() -> None:
    scene = facing("1RD", "2RD").play("Dodge")
    assert (scene.asked, scene.prompt) == (THEM, "Which die is not removed?")
    scene.answer("2 ranged")
    assert (scene.pool(THEM), scene.upgrades("Finn")) == (["2RD"], [])


@card("14090")
@rule("D-411")
def test_two_datapads_spare_two_dice() -> None:
    scene = facing("1RD", "2RD", datapads=2).play("Dodge")
    assert (scene.asked, scene.pool(THEM), scene.upgrades("Finn")) == (THEM, ["1RD", "2RD"], [])


@card("14090")
@rule("D-411")
def test_own_words_remove_the_die_and_the_datapad_stays() -> None:
    finn = a_character(FINN, showing=("2RD",), upgrades=[STOLEN])
    scene = a_table([finn], [KYLO]).carry_out(Remove(every(DIE.yours)))
    assert (scene.pool(), scene.upgrades("Finn")) == ([], ["Stolen Datapad"])


@card("14090")
@rule("DST-THN-01", "D-411")
def test_a_die_that_is_spared_was_not_removed() -> None:
    scene = facing("2RD")
    scene.carry_out(Remove(every(DIE.opposing)).then(Remove(every(DIE.opposing))))
    assert (scene.pool(THEM), scene.upgrades("Finn")) == (["2RD"], [])


@card("14090")
@rule("D-411", "DST-GRD-01")
def test_guardian_deals_no_damage_for_a_die_that_is_spared() -> None:
    finn = a_character(FINN, showing=("2RD",), upgrades=[STOLEN])
    scene = a_table([REBEL], [finn]).activate("Rebel", "Finn")
    assert (scene.pool(THEM), scene.damage("Rebel"), scene.upgrades("Finn")) == (["2RD"], 0, [])


@card("14090")
@rule("DST-PRE-01")
def test_only_spies_and_scoundrels_carry_it() -> None:
    assert a_table([FINN], [KYLO], hand=[STOLEN], resources=1).can("play Stolen Datapad")
    assert not a_table([REY], [KYLO], hand=[STOLEN], resources=1).can("play Stolen Datapad")


@card("14090")
@rule("D-411", "DST-OPD-04")
def test_the_datapad_spares_a_die_that_its_player_removes_for_the_event_of_an_opponent() -> None:
    scene = facing("1RD", hand=("01069",)).play("Closing the Net", "no")
    assert (scene.pool(THEM), scene.upgrades("Finn")) == (["1RD"], [])
