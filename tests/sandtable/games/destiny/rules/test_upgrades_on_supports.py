"""Upgrades on supports: "Modify vehicle support" (section 25)."""

from __future__ import annotations

from sandtable.games.destiny.limits import may_move
from sandtable.games.destiny.terms import SUPPORT_CARD, UPGRADE_CARD
from tests.support import card, rule
from tests.support.destiny import ME, THEM, a_character, a_piece, a_side, a_table

TROOPER, REY, FINN = "01030", "01038", "01045"
FIGHTER, CONNECTIONS, BB8 = "01006", "01101", "01043"
TURRET, ASTROMECH, CANNON, MALFUNCTION = "08131", "08088", "08152", "12116"
HOLDOUT = "01063"
SPEEDER = "01007"
TIE = "First Order TIE Fighter"


@rule("DST-MOD-01", "DST-MOD-12")
@card("08131")
def test_modify_vehicle_support_names_the_supports_that_get_it() -> None:
    scene = a_table([TROOPER], supports=[FIGHTER, CONNECTIONS], hand=[TURRET, HOLDOUT], resources=3)
    scene.play("Dorsal Turret", "no")
    assert scene.upgrades(TIE) == ["Dorsal Turret"]
    assert scene.upgrades("Underworld Connections") == []
    scene.pass_().play("Holdout Blaster")
    assert scene.upgrades("Rebel Trooper") == ["Holdout Blaster"] and scene.upgrades(TIE) == ["Dorsal Turret"]


@rule("DST-MOD-01")
@card("08131")
def test_without_such_a_support_it_cannot_be_played() -> None:
    assert not a_table([TROOPER], supports=[CONNECTIONS], hand=[TURRET], resources=3).can("play Dorsal")


@rule("DST-MOD-02")
def test_an_upgrade_goes_on_own_supports_only() -> None:
    theirs = a_side([REY], supports=[FIGHTER])
    assert not a_table([TROOPER], theirs, hand=[TURRET], resources=3).can("play Dorsal")
    scene = a_table([TROOPER], theirs, supports=[FIGHTER], hand=[TURRET], resources=3).play("Dorsal Turret", "no")
    assert scene.upgrades(TIE, ME) == ["Dorsal Turret"] and scene.upgrades(TIE, THEM) == []


@rule("DST-MOD-05", "EX-134")
def test_of_four_upgrades_on_a_support_one_is_given_up() -> None:
    vehicle = a_piece(FIGHTER, upgrades=[TURRET, ASTROMECH, ASTROMECH])
    scene = a_table([TROOPER], supports=[vehicle], hand=[CANNON], resources=1)
    scene.answer("play Laser Cannon", TIE, "Dorsal Turret")
    assert scene.upgrades(TIE) == ["R2 Astromech", "R2 Astromech", "Laser Cannon"]
    assert (scene.resources(), scene.discard()) == (0, ["Dorsal Turret"])


@rule("DST-MOD-06", "DST-MOD-08", "EX-132")
def test_its_activation_rolls_the_dice_of_its_upgrades() -> None:
    scene = a_table([TROOPER], supports=[a_piece(FIGHTER, upgrades=[TURRET])]).roll_next(0, 1)
    scene.activate(TIE)
    assert scene.pool() == ["1RD", "+2RD"]
    assert scene.exhausted(TIE) and not scene.exhausted("Dorsal Turret")
    kinds = [scene.duel.kind(scene.duel.setup.card_of[die]) for die in scene.duel.pools[ME]]
    assert kinds == [SUPPORT_CARD, UPGRADE_CARD]


@rule("DST-MOD-07", "DST-MOD-05")
@card("12116")
def test_what_is_on_a_support_leaves_with_it() -> None:
    vehicle = a_piece(FIGHTER, upgrades=[a_piece(TURRET, "2ID")], downgrades=[a_piece(MALFUNCTION, "Sp")])
    scene = a_table([TROOPER], a_side([REY], supports=[vehicle])).resolve("Systems Malfunction")
    assert scene.supports(THEM) == [] and sorted(scene.discard(THEM)) == ["Dorsal Turret", TIE]
    assert scene.discard(ME) == ["Systems Malfunction"]
    assert scene.pool(ME) == [] and scene.pool(THEM) == []
    assert scene.duel.bound == () and scene.duel.taken == ()


@rule("DST-MOD-09", "DST-RPU-01")
def test_an_upgrade_replaces_another_on_its_support() -> None:
    scene = a_table([TROOPER], supports=[a_piece(FIGHTER, upgrades=[CANNON])], hand=[TURRET], resources=0)
    scene.answer("play Dorsal Turret", "no")
    assert scene.upgrades(TIE) == ["Dorsal Turret"] and scene.discard() == ["Laser Cannon"]


@rule("DST-MOD-11", "DST-MOD-12", "DST-MOD-03")
def test_what_can_be_moved_where_follows_modify() -> None:
    mine = [a_character(FINN, upgrades=[HOLDOUT])]
    scene = a_table(mine, supports=[a_piece(FIGHTER, upgrades=[TURRET]), CONNECTIONS])
    turret, blaster = scene.find("Dorsal Turret"), scene.find("Holdout")
    vehicle, other, finn = scene.find(TIE), scene.find("Underworld"), scene.find("Finn")
    assert may_move(scene.duel, turret, vehicle) and not may_move(scene.duel, turret, other)
    assert not may_move(scene.duel, turret, finn)
    assert may_move(scene.duel, blaster, finn) and not may_move(scene.duel, blaster, vehicle)


@rule("D-229", "DST-RDY-03")
@card("08088")
def test_an_upgrade_readies_its_support_and_is_exhausted_apart_from_it() -> None:
    vehicle = a_piece(FIGHTER, exhausted=True, upgrades=[ASTROMECH])
    scene = a_table([TROOPER], supports=[vehicle], resources=2).use("R2 Astromech")
    assert not scene.exhausted(TIE) and scene.exhausted("R2 Astromech") and scene.resources() == 0


@card("08088")
def test_r2_astromech_needs_both_resources() -> None:
    vehicle = a_piece(FIGHTER, exhausted=True, upgrades=[ASTROMECH])
    assert not a_table([TROOPER], supports=[vehicle], resources=1).can("use R2")


@rule("D-227")
def test_a_support_without_a_die_is_not_activated_for_the_dice_on_it() -> None:
    scene = a_table([TROOPER], supports=[a_piece(CONNECTIONS, upgrades=[TURRET])])
    assert scene.can("activate Rebel Trooper") and not scene.can("activate Underworld")


@card("08152")
def test_laser_cannon_deals_indirect_damage_after_its_vehicle_was_activated() -> None:
    scene = a_table([TROOPER], [REY], supports=[a_piece(FIGHTER, upgrades=[CANNON])]).activate(TIE, "yes")
    assert scene.damage("Rey") == 1
    assert (
        a_table([TROOPER], [REY], supports=[a_piece(FIGHTER, upgrades=[CANNON])]).activate(TIE, "no").damage("Rey") == 0
    )


@card("08131")
def test_dorsal_turret_may_be_rolled_when_it_is_played() -> None:
    scene = a_table([TROOPER], supports=[FIGHTER], hand=[TURRET], resources=1).roll_next(2)
    assert scene.play("Dorsal Turret", "yes").pool() == ["2ID"]
