"""Dice held on a support, a downgrade on one's own vehicle, a denied defeat, and the battlefield in between."""

from __future__ import annotations

import pytest

from sandtable.games.destiny.terms import KEPT, ON_CARD
from tests.support import card, rule
from tests.support.destiny import ME, THEM, THIRD, Fighter, Scene, a_character, a_free_for_all, a_piece, a_side, a_table

TROOPER, PHASMA, LUKE, REY, KYLO, JANGO = "01030", "01001", "01035", "01038", "01011", "01021"
HOSTAGE, UGLY, TECH, DENY, POSITION, SOONTIR, SURPRISE = (
    "16034", "16102", "12148", "18013", "15018", "21016", "22095",
)  # fmt: skip
TIE, AT_DP, SABER, PROBE, TO_REMOVE, INFILTRATE = "01006", "03005", "01059", "01060", "01097", "01052"


def a_hostage_taken() -> tuple[list[str | Fighter], list[str | Fighter]]:
    mine: list[str | Fighter] = [a_character(JANGO, showing=["1RD"])]
    return mine, [a_character(REY, showing=["1MD"], upgrades=[a_piece(SABER, showing="-")]), LUKE]


def die_of(scene: Scene, name: str) -> int:
    return scene.duel.setup.dice_of[scene.find(name)][0]


@card("16034")
def test_hostage_situation_holds_a_character_die_for_one_of_yours() -> None:
    mine, theirs = a_hostage_taken()
    scene = a_table(mine, theirs, hand=[HOSTAGE], resources=1).play("Hostage Situation")
    assert (scene.pool(ME), scene.pool(THEM), scene.supports()) == ([], ["-"], ["Hostage Situation"])
    assert scene.duel.face[die_of(scene, "Rey")] == KEPT - scene.find("Hostage")


@card("16034")
def test_hostage_situation_holds_nothing_without_a_die_of_yours() -> None:
    _, theirs = a_hostage_taken()
    scene = a_table([JANGO], theirs, hand=[HOSTAGE], resources=1).play("Hostage Situation")
    assert scene.pool(THEM) == ["1MD", "-"]


@card("16034")
@rule("DST-ATT-02")
def test_only_an_opponent_ends_the_hostage_situation() -> None:
    mine, theirs = a_hostage_taken()
    scene = a_table(mine, theirs, hand=[HOSTAGE], resources=1).play("Hostage Situation")
    assert scene.asked == THEM
    scene.use("Hostage Situation")
    assert (scene.supports(), scene.discard(), scene.resources(ME), scene.resources(THEM)) == (
        [],
        ["Hostage Situation"],
        1,
        0,
    )
    assert not a_table(supports=[HOSTAGE]).can("use Hostage"), "not an action of its own player"


@card("16034")
def test_the_die_goes_back_to_its_card_when_the_support_leaves() -> None:
    mine, theirs = a_hostage_taken()
    scene = a_table(mine, theirs, hand=[HOSTAGE], resources=1).play("Hostage Situation").use("Hostage Situation")
    assert scene.duel.face[die_of(scene, "Rey")] == ON_CARD


@card("16102")
@rule("DST-ATT-01")
def test_ugly_stays_with_outdated_tech_that_an_opponent_controls() -> None:
    scene = a_table([JANGO], hand=[UGLY], aside=[TECH], resources=1).play("Ugly", "yes")
    assert (scene.supports(), scene.downgrades("Ugly"), scene.aside()) == (["Ugly"], ["Outdated Tech"], [])
    tech = scene.find("Outdated Tech")
    assert (scene.duel.controller(tech), scene.duel.setup.owner[tech]) == (THEM, ME)


@card("16102")
def test_ugly_is_discarded_otherwise() -> None:
    scene = a_table([JANGO], hand=[UGLY], aside=[TECH], resources=1).play("Ugly", "no")
    assert (scene.supports(), scene.discard(), scene.aside()) == ([], ["Ugly"], ["Outdated Tech"])
    scene = a_table([JANGO], hand=[UGLY], resources=1).play("Ugly")
    assert (scene.supports(), scene.discard()) == ([], ["Ugly"])


@card("16102")
def test_the_player_of_ugly_chooses_the_opponent_who_controls_the_downgrade() -> None:
    sides = [a_side([JANGO], hand=[UGLY], aside=[TECH], resources=1), a_side([REY]), a_side([LUKE])]
    scene = a_free_for_all(*sides).play("Ugly", "yes", "player 3")
    assert scene.duel.controller(scene.find("Outdated Tech")) == THIRD


@card("16102")
def test_ugly_removes_its_die_to_be_rid_of_downgrades() -> None:
    mine = [a_piece(UGLY, showing="2ID", downgrades=[TECH, TECH])]
    scene = a_table([JANGO], [REY], supports=mine).use("Ugly")
    assert (scene.pool(), scene.downgrades("Ugly"), scene.discard(THEM)) == ([], [], ["Outdated Tech"] * 2)
    assert not a_table([JANGO], supports=[a_piece(UGLY, downgrades=[TECH])]).can("use Ugly"), "without the die"


@card("12148")
@pytest.mark.parametrize(("answer", "damage"), [("yes", 1), ("no", 2)])
def test_outdated_tech_may_reduce_the_value_of_a_die_of_the_vehicle(answer: str, damage: int) -> None:
    mine = [a_piece(TIE, showing="2RD", downgrades=[TECH])]
    scene = a_table([PHASMA], [REY], supports=mine).resolve("First Order TIE")
    assert scene.asked == THEM
    assert scene.answer(answer, "Rey").damage("Rey") == damage


@card("12148")
def test_outdated_tech_is_played_on_a_vehicle_of_an_opponent() -> None:
    scene = a_table([JANGO], a_side([REY], supports=[TIE]), hand=[TECH], resources=1).play("Outdated Tech")
    assert scene.downgrades("First Order TIE") == ["Outdated Tech"]
    assert not a_table([JANGO], a_side([REY]), hand=[TECH], supports=[TIE], resources=1).can("play Outdated")


def in_danger(ability: str = PROBE) -> list[str | Fighter]:
    """Kylo Ren with one health left, and a Blue ability: Mind Probe costs 4."""
    return [a_character(KYLO, damage=10, upgrades=[DENY]), a_character(PHASMA, upgrades=[ability] if ability else [])]


@card("18013")
@rule("D-344", "EX-234")
def test_deny_death_discards_a_blue_ability_and_heals_its_cost() -> None:
    scene = a_table([a_character(LUKE, showing=["2MD"])], in_danger()).resolve("Luke", "Kylo")
    assert (sorted(scene.team(THEM)), scene.damage("Kylo"), scene.upgrades("Kylo")) == (
        ["Captain Phasma", "Kylo Ren"],
        7,
        [],
    )
    assert sorted(scene.discard(THEM)) == ["Deny Death", "Mind Probe"]


@card("18013")
@rule("D-344")
def test_deny_death_needs_a_blue_ability() -> None:
    """Infiltrate is a Yellow ability, a Lightsaber a Blue weapon."""
    for other in (INFILTRATE, SABER):
        scene = a_table([a_character(LUKE, showing=["2MD"])], in_danger(other)).resolve("Luke", "Kylo")
        assert scene.team(THEM) == ["Captain Phasma"]


@card("18013")
@rule("EX-234")
def test_a_character_without_health_left_is_defeated_after_all() -> None:
    """Force Speed costs 0."""
    scene = a_table([a_character(LUKE, showing=["2MD"])], in_danger("02055")).resolve("Luke", "Kylo")
    assert scene.team(THEM) == ["Captain Phasma"]
    assert sorted(scene.discard(THEM)) == ["Deny Death", "Force Speed"]


def after_a_removal(red: str = PHASMA) -> Scene:
    """An opponent has removed a die in their last turn, and it is your turn."""
    theirs = a_side([a_character(REY, showing=["1R"])], hand=[TO_REMOVE])
    mine: list[str | Fighter] = [a_character(red, showing=["-"]), LUKE]
    scene = a_table(mine, theirs, hand=[POSITION], resources=1, turn=THEM, holder=THEM)
    return scene.play("He Doesn't Like You")


@card("15018")
def test_offensive_position_rolls_a_red_die_that_was_removed() -> None:
    scene = after_a_removal()
    assert scene.pool(ME) == []
    scene.roll_next(1).play("Offensive Position")
    assert (scene.pool(ME), scene.duel.holder) == (["2RD"], ME)


@card("15018")
def test_offensive_position_takes_the_battlefield_without_such_a_die() -> None:
    scene = after_a_removal(KYLO).play("Offensive Position")
    assert (scene.pool(ME), scene.duel.holder) == ([], ME), "a Blue die was removed"


@card("15018", "02003")
@rule("D-268", "D-753")
def test_offensive_position_rolls_a_removed_death_trooper_die_that_was_set_aside() -> None:
    theirs = a_side([KYLO], hand=["04022"], resources=2)
    scene = a_table(["02003"], theirs, hand=[POSITION], resources=1, holder=ME).roll_next(5, 2)
    scene.activate("Director").play("Subjugate", "Death Trooper").roll_next(0).play("Offensive Position")
    assert scene.pool() == ["-", "1RD"]


@card("21016")
def test_soontir_fel_gives_shields_by_a_die_of_his_vehicle() -> None:
    scene = a_table([SOONTIR], [REY], supports=[TIE]).roll_next(0, 1)
    scene.activate("Soontir", "TIE", "give", "Soontir")
    assert (scene.pool(ME)[1], scene.shields("Soontir")) == ("2RD", 2)


@card("21016")
def test_soontir_fel_removes_shields_by_a_die_of_his_vehicle() -> None:
    scene = a_table([SOONTIR], [a_character(REY, shields=3)], supports=[TIE]).roll_next(0, 1)
    scene.activate("Soontir", "TIE", "remove", "Rey")
    assert scene.shields("Rey") == 1


@card("21016")
def test_soontir_fel_on_an_exhausted_vehicle_without_a_die_does_nothing() -> None:
    scene = a_table([SOONTIR], [a_character(REY, shields=3)], supports=[a_piece(TIE, exhausted=True)])
    scene.activate("Soontir", "TIE")
    assert (scene.asked, scene.shields("Rey"), scene.shields("Soontir")) == (THEM, 3, 0)


@card("22095")
@pytest.mark.parametrize(("answer", "holder", "aside"), [("yes", ME, ["Surprise Tactics"]), ("no", THEM, [])])
def test_surprise_tactics_takes_the_battlefield_in_the_upkeep(answer: str, holder: int, aside: list[str]) -> None:
    scene = a_table([JANGO], [REY], supports=[SURPRISE], holder=THEM).pass_().pass_()
    scene.answer(answer)
    assert (scene.duel.holder, scene.aside()) == (holder, aside)


@card("22095")
def test_surprise_tactics_may_be_set_aside_in_vain() -> None:
    scene = a_table([JANGO], [REY], supports=[SURPRISE]).pass_().pass_().answer("yes")
    assert (scene.duel.holder, scene.aside()) == (ME, ["Surprise Tactics"])
