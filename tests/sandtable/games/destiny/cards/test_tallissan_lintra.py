"""Tallissan Lintra, who has no die of her own and rolls those of an A-Wing."""

from __future__ import annotations

from tests.support import card, rule
from tests.support.destiny import ME, THEM, Scene, a_character, a_side, a_table

TALLISSAN, LEIA, KYLO, SPEEDER, PISTOL = "21061", "01028", "01011", "01006", "01049"


def against_vehicle(team: list[str], *sides: int) -> Scene:
    """The opponent has activated a vehicle."""
    scene = a_table(team, a_side([KYLO], supports=[SPEEDER]), turn=THEM).roll_next(*sides)
    title = scene.duel.print(scene.duel.supports[THEM][0]).title
    return scene.activate(title)


@card("21061")
def test_tallissan_may_be_activated_after_an_opponent_activates_a_vehicle() -> None:
    scene = against_vehicle([TALLISSAN, LEIA], 0, 0)
    assert (scene.asked, scene.exhausted("Tallissan")) == (ME, False)
    scene.answer("yes")
    assert (scene.exhausted("Tallissan"), scene.pool(), scene.asked) == (True, ["2RD"], ME), "and it is her turn"
    scene = against_vehicle([TALLISSAN, LEIA], 0).answer("no")
    assert (scene.exhausted("Tallissan"), scene.pool()) == (False, [])


@card("21061")
def test_tallissan_is_not_asked_for_other_cards_her_own_vehicles_and_while_she_is_exhausted() -> None:
    scene = a_table([TALLISSAN], [KYLO], turn=THEM).activate("Kylo")
    assert scene.can("activate Tallissan") and scene.can("pass")
    scene = a_table([TALLISSAN], [KYLO], supports=[SPEEDER])
    scene.activate(scene.duel.print(scene.duel.supports[ME][0]).title)
    assert scene.asked == THEM
    tired = a_character(TALLISSAN, exhausted=True)
    scene = a_table([tired, LEIA], a_side([KYLO], supports=[SPEEDER]), turn=THEM)
    scene.activate(scene.duel.print(scene.duel.supports[THEM][0]).title)
    assert scene.can("pass")


@card("21061")
@rule("DST-ASD-12", "DST-ELT-05")
def test_tallissan_rolls_one_a_wing_die_and_two_while_she_is_elite() -> None:
    assert a_table([TALLISSAN], [KYLO]).roll_next(1).activate("Tallissan").pool() == ["3RD1"]
    scene = a_table([a_character(TALLISSAN, dice=2)], [KYLO]).roll_next(1, 2).activate("Tallissan")
    assert scene.pool() == ["3RD1", "1F"]
