"""Corners of cards of later sets on which the print is silent, as they were decided."""

from __future__ import annotations

from sandtable.games.destiny.tokens import RESOURCES
from tests.support import card, rule
from tests.support.destiny import ME, THEM, Scene, a_character, a_piece, a_side, a_table

KYLO, HAN, LEIA, LUKE, REY, DODGE = "01011", "01046", "01028", "01035", "01038", "01155"
GUARD, PERSHING, IDEN, FIGHTER = "21002", "16013", "18018", "01006"
PYRE, HASTY_EXIT, TRAP, DATAPAD, MELEE_UPGRADE = "12020", "05153", "12010", "14090", "02049"


@card(GUARD, PERSHING)
@rule("D-882")
def test_the_guard_that_came_back_was_dealt_indirect_damage_in_this_round_before() -> None:
    def table(damage: int) -> Scene:
        guard, doctor = a_character(GUARD, damage=damage), a_character(PERSHING, tokens={RESOURCES: 4})
        theirs = a_side([guard, doctor], hand=[DODGE] * 3)
        mine = [a_character("23031", showing=["3ID"]), a_character(REY, showing=["1MD"])]
        return a_table(mine, theirs, supports=["23039"], deck=[DODGE])

    fresh = table(0).roll_next(0).activate("C-21").answer("0 to Dr.")
    assert (fresh.asked, fresh.can("yes")) == (THEM, True)
    scene = table(9).resolve("Jango", "2 to Dr.", "no", "use Dr. Pershing")
    while not scene.prompt.startswith("Take an action"):
        scene.answer(scene.options[0])
    scene.roll_next(0).activate("C-21")
    scene.answer("0 to Dr.")
    assert (scene.asked, scene.damage("Royal"), scene.can("yes")) == (THEM, 6, False)


@card(IDEN)
@rule("D-883")
def test_each_die_of_iden_in_the_pool_raises_the_dice_of_her_vehicle() -> None:
    for dice, value in ((1, 2), (2, 3)):
        iden = a_character(IDEN, dice=dice)
        scene = a_table([iden], [KYLO], supports=[FIGHTER]).roll_next(*[5] * dice, 0).activate("Iden", "TIE").pass_()
        assert scene.can(f"resolve First Order TIE Fighter die ({value} ranged)")


@card(PYRE, HASTY_EXIT)
@rule("D-884")
def test_pyre_takes_control_also_when_an_opponent_gives_it_to_him() -> None:
    scene = a_table([KYLO, LUKE], [PYRE], hand=[HASTY_EXIT], resources=2).play("Hasty Exit")
    assert (scene.asked, scene.can("yes")) == (THEM, True)


@card(TRAP, DATAPAD)
@rule("D-885", "D-411")
def test_trap_the_blade_finds_no_card_of_a_die_that_the_datapad_keeps() -> None:
    blade = a_piece(MELEE_UPGRADE, "2MD")
    for kept in (True, False):
        han = a_character(HAN, upgrades=[blade, DATAPAD] if kept else [blade])
        scene = a_table([KYLO], [han], hand=[TRAP], resources=2).play("Trap the Blade")
        assert (scene.asked == ME, scene.can("yes")) == (not kept, not kept)
