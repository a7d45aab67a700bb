"""Cards about playing and about phases in a free-for-all of three."""

from __future__ import annotations

from tests.support import card, rule
from tests.support.destiny import ME, THEM, Scene, Side, a_character, a_free_for_all, a_side

PHASMA, KYLO, FINN = "01001", "01011", "01045"
RETREAT, JUMP, GARRISON, CONFISCATION = "01110", "01129", "01077", "01094"
LIGHTSABER, GEAR, TAKE_COVER = "01059", "01034", "01157"
LUKE, EYES, GIVER = "01035", "02107", "22099"
ECHO_BASE, WASTES, ARMORY = "01166", "01168", "01169"
THIRD = 2


def three(mine: Side) -> Scene:
    kylo = a_side([KYLO], deck=[TAKE_COVER], battlefield=WASTES)
    phasma = a_side([PHASMA], deck=[TAKE_COVER], battlefield=ARMORY)
    return a_free_for_all(mine, kylo, phasma)


@card("01110")
@rule("D-111", "DST-MUL-10")
def test_retreat_gives_one_opponent_of_its_players_choice_an_action() -> None:
    scene = three(a_side([FINN], hand=[RETREAT], deck=[TAKE_COVER], resources=2)).play("Retreat", "Player 3")
    assert (scene.asked, scene.can("activate Captain Phasma"), scene.duel.round) == (THIRD, True, 1)
    scene.activate("Captain Phasma")
    assert (scene.duel.round, scene.asked, scene.pool(THIRD)) == (2, ME, [])


@card("01129")
@rule("D-112")
def test_a_jump_leads_to_a_battlefield_of_choice() -> None:
    mine = a_side([FINN], hand=[JUMP], deck=[TAKE_COVER], resources=3, battlefield=ECHO_BASE)
    scene = three(mine).play("Hyperspace Jump", "yes")
    assert (scene.asked, len(scene.options), scene.can("Echo Base")) == (ME, 2, False)
    scene.answer("Imperial Armory")
    assert (scene.duel.round, scene.duel.holder, scene.can("claim Imperial Armory")) == (2, ME, True)


@card("01077")
def test_local_garrison_is_for_each_opponent() -> None:
    scene = three(a_side([FINN], deck=[TAKE_COVER], supports=[GARRISON])).pass_().pass_().pass_()
    assert (scene.duel.round, scene.duel.resources) == (2, [2, 1, 1])


@card("01094")
@rule("D-23")
def test_confiscation_returns_an_upgrade_to_the_hand_of_its_owner() -> None:
    kylo = a_side([a_character(KYLO, upgrades=[GEAR])])
    phasma = a_side([a_character(PHASMA, upgrades=[LIGHTSABER])])
    scene = a_free_for_all(a_side([FINN], hand=[CONFISCATION], resources=3), kylo, phasma)
    scene.play("Confiscation", "Lightsaber")
    assert (scene.hand(THIRD), scene.hand(THEM), scene.upgrades("Kylo")) == (["Lightsaber"], [], ["Survival Gear"])


@card("02107")
@rule("D-126", "DST-MUL-10")
def test_your_eyes_can_deceive_you_turns_a_die_of_an_opponent_for_a_die_of_yours() -> None:
    mine = a_side([LUKE], supports=[EYES])
    kylo, phasma = a_side([a_character(KYLO, showing=["1MD"])]), a_side([a_character(PHASMA, showing=["1RD"])])
    scene = a_free_for_all(mine, kylo, phasma).roll_next(3).activate("Luke", "yes")
    assert scene.pool() == ["1Sh"]
    assert (scene.can("Kylo Ren"), scene.can("Captain Phasma"), scene.can("Luke")) == (True, True, False)


@card("22099")
@rule("D-126", "DST-BFX-09")
def test_a_character_of_yours_that_is_activated_lets_you_choose_who_gets_the_battlefield() -> None:
    mine = a_side([FINN], battlefield=GIVER)
    scene = a_free_for_all(mine, a_side([KYLO]), a_side([PHASMA])).activate("Finn", "yes", "Player 3")
    assert (scene.duel.holder, scene.damage("Captain Phasma"), scene.damage("Finn")) == (THIRD, 1, 0)
