"""Snoke, who comes back as a support and, when its resources are gone, as himself again. Values by hand."""

from __future__ import annotations

from sandtable.games.destiny.terms import ON_CARD
from sandtable.games.destiny.tokens import RESOURCES
from tests.support import card, rule
from tests.support.destiny import ME, Scene, a_character, a_piece, a_side, a_table

SNOKE, FINN, KYLO, REY, PISTOL, TRAINING = "21005A", "01045", "01011", "01038", "01054", "01058"
BLOCK, DODGE = "01153", "01155"


def defeated_snoke(dice: int = 1) -> Scene:
    """Snoke is defeated by Kylo's die; Finn stands beside him. It is your turn."""
    snoke = a_character(SNOKE, dice=dice, damage=10, upgrades=[PISTOL])
    theirs = a_side([a_character(KYLO, showing=("1MD",))], deck=[BLOCK] * 12)
    scene = a_table([snoke, FINN], theirs, deck=[DODGE] * 12)
    return scene.pass_().resolve("Kylo Ren", "Snoke")


def dice_on(scene: Scene, name: str) -> int:
    """The dice of a card that lie on it."""
    return sum(1 for die in scene.duel.setup.dice_of[scene.find(name)] if scene.duel.face[die] == ON_CARD)


def next_round(scene: Scene) -> Scene:
    """Both players pass, and keep their cards."""
    now = scene.duel.round
    while scene.duel.round == now:
        scene.answer("pass") if scene.can("pass") else scene.duel.apply(0)
    return scene


@card("21005A", "21005B")
@rule("DST-DBL-07", "DST-DBL-10", "D-243")
def test_snoke_comes_back_as_a_ready_laboratory_with_two_resources() -> None:
    scene = defeated_snoke()
    assert (scene.team(), scene.supports(), scene.discard()) == (
        ["Finn"],
        ["Sith Citadel Laboratory"],
        ["DH-17 Blaster Pistol"],
    )
    assert (scene.exhausted("Laboratory"), scene.tokens("Laboratory", RESOURCES)) == (False, 2)
    assert (dice_on(scene, "Laboratory"), scene.placed("Laboratory")) == (1, 0)


@card("21005A")
@rule("D-243")
def test_an_elite_snoke_makes_the_laboratory_elite() -> None:
    scene = defeated_snoke(2)
    assert scene.find("Laboratory") in scene.duel.elite and dice_on(scene, "Laboratory") == 2
    assert scene.find("Laboratory") not in defeated_snoke(1).duel.elite


@card("21005A")
@rule("D-275")
def test_snoke_does_not_come_back_when_he_was_the_last_one() -> None:
    theirs = [a_character(KYLO, showing=("1MD",))]
    scene = a_table([a_character(SNOKE, damage=10)], theirs).pass_().resolve("Kylo Ren", "Snoke")
    assert (scene.duel.winner, scene.supports()) == (1, [])


@card("21005B")
@rule("DST-TIM-05", "D-242", "DST-DBL-05")
def test_the_laboratory_becomes_snoke_with_five_damage_when_its_resources_are_gone() -> None:
    scene = next_round(defeated_snoke(2))
    assert (scene.tokens("Laboratory", RESOURCES), scene.supports()) == (1, ["Sith Citadel Laboratory"])
    next_round(scene)
    assert (scene.team(), scene.supports()) == (["Finn", "Snoke"], [])
    assert (scene.damage("Snoke"), dice_on(scene, "Snoke")) == (5, 2)


@card("21005B")
@rule("DST-TIM-05")
def test_the_laboratory_loses_its_resource_before_the_upkeep() -> None:
    scene = defeated_snoke()
    scene.duel.record()
    told = next_round(scene).log()
    removed = next(at for at, line in enumerate(told) if line.startswith("1 resource is removed from Sith Citadel"))
    assert removed < next(at for at, line in enumerate(told) if line.startswith("Upkeep"))


@card("21005A")
@rule("DST-OPD-09")
def test_snoke_rolls_a_die_of_an_ability_on_him_for_a_damage() -> None:
    mine = [a_character(SNOKE, upgrades=[TRAINING, PISTOL]), a_character(FINN, upgrades=[TRAINING])]
    scene = a_table(mine, [REY]).roll_next(5).use("Snoke")
    assert (scene.damage("Snoke"), scene.used("Snoke"), len(scene.pool(ME))) == (1, True, 1)
    assert scene.duel.host[scene.duel.setup.card_of[scene.duel.pools[ME][0]]] == scene.find("Snoke")
    none = a_table([a_character(SNOKE, upgrades=[PISTOL, a_piece(TRAINING, "1F")])], [REY]).use("Snoke")
    assert (none.damage("Snoke"), len(none.pool())) == (1, 1), "the die of the ability is in the pool already"
