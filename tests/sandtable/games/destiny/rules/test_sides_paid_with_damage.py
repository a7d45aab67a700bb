"""Sides that cost indirect damage to oneself (DST-IND-23), and cards with such sides."""

from __future__ import annotations

from sandtable.games.destiny.game import RULES, Duel
from sandtable.games.destiny.names import side_name
from tests.sandtable.games.destiny.test_evaluate import worth
from tests.support import card, rule
from tests.support.destiny import ME, THEM, Scene, a_character, a_piece, a_table

GAUNTLET, HYLOBON, SABER = "18041", "22040", "24087"
REBEL, LUKE, PADAWAN, GUN, VADER = "01030", "01035", "01036", "01047", "01010"
FIGHTER = a_piece(GAUNTLET, "3RDi1")


@rule("DST-IND-23")
def test_the_player_of_the_die_pays_before_its_effect() -> None:
    scene = a_table([REBEL, LUKE], [VADER], supports=[FIGHTER]).resolve("Gauntlet")
    assert (scene.asked, scene.prompt) == (ME, "Assign 1 indirect damage: how much of it to Rebel Trooper?")
    scene.answer("1 to Rebel")
    assert (scene.damage("Rebel"), scene.damage("Vader")) == (1, 0)
    scene.answer("Vader")
    assert (scene.damage("Vader"), scene.pool()) == (3, [])


@rule("DST-IND-23")
def test_the_costs_of_a_die_and_its_modifiers_are_one_source() -> None:
    supports = [FIGHTER, a_piece(HYLOBON, "+3RDi1")]
    scene = a_table([REBEL, LUKE], [VADER], supports=supports).resolve("Gauntlet", "Hylobon")
    assert scene.prompt.startswith("Assign 2 indirect damage")
    scene.answer("2 to Rebel", "Vader")
    assert (scene.damage("Rebel"), scene.damage("Vader")) == (2, 6)


@rule("D-321")
def test_a_blocked_or_deadly_payment_changes_nothing_about_the_effect() -> None:
    shielded = a_table([a_character(LUKE, shields=1)], [VADER], supports=[FIGHTER]).resolve("Gauntlet", "Vader")
    assert (shielded.shields("Luke"), shielded.damage("Luke"), shielded.damage("Vader")) == (0, 0, 3)
    dying = a_character(LUKE, damage=11, upgrades=[a_piece(SABER, "2Shi1")])
    scene = a_table([dying, REBEL], [VADER]).resolve("Bygone", "0 to Rebel")
    scene.answer("no", "Rebel")  # the saber is not redeployed
    assert (scene.team(), scene.shields("Rebel")) == (["Rebel Trooper"], 2)


@rule("DST-IND-23")
def test_a_payment_that_defeats_the_last_character_ends_the_game() -> None:
    scene = a_table([a_character(LUKE, damage=11)], [VADER], supports=[FIGHTER]).resolve("Gauntlet")
    outcome = scene.duel.outcome()
    assert outcome is not None and outcome.winners == (THEM,)


@rule("DST-IND-23")
def test_a_payment_is_stored_between_its_questions_and_said_on_the_die() -> None:
    scene = a_table([REBEL, LUKE], [VADER], supports=[FIGHTER])
    die = scene.duel.pools[ME][0]
    assert side_name(scene.duel, die, scene.duel.face[die]) == "3 ranged for 1 damage"
    scene.resolve("Gauntlet")
    again = RULES.restore(scene.duel.setup, scene.duel.store())
    assert isinstance(again, Duel)
    paid = Scene(again).answer("0 to Rebel", "Vader")
    assert (paid.damage("Luke"), paid.damage("Vader")) == (1, 3)


@rule("DST-IND-23")
def test_a_side_is_worth_less_by_its_payment() -> None:
    assert worth(a_table([GUN], supports=[FIGHTER]), ranged=10, indirect=4) == 3 * 10 - 4


@card(GAUNTLET)
def test_a_gauntlet_fighter_ambushes_and_fires_for_another_die() -> None:
    assert a_table([GUN], hand=[GAUNTLET], resources=9).play("Gauntlet").asked == ME
    mine = a_character(GUN, showing=["1R"])
    scene = a_table([mine], [VADER], supports=[GAUNTLET]).roll_next(0).activate("Gauntlet", "yes", "Vader")
    assert (scene.pool(), scene.damage("Vader")) == ([], 2)
    scene = a_table([mine], [VADER], supports=[GAUNTLET]).roll_next(0).activate("Gauntlet", "no")
    assert (scene.pool(), scene.damage("Vader")) == (["1R", "2RD"], 0)
    alone = a_table([GUN], [VADER], supports=[GAUNTLET]).roll_next(0).activate("Gauntlet")
    assert (alone.pool(), alone.asked) == (["2RD"], THEM)


@card(HYLOBON)
def test_hylobon_enforcers_reroll_a_die_of_damage() -> None:
    theirs = [a_character(VADER, showing=["3MD"]), a_character(GUN, showing=["1R"])]
    scene = a_table([LUKE], theirs, supports=[HYLOBON]).roll_next(0).activate("Hylobon").roll_next(3)
    scene.answer("yes")
    assert sorted(scene.pool(THEM)) == ["1R", "1Sh"]
    scene = a_table([LUKE], theirs, supports=[HYLOBON]).roll_next(0).activate("Hylobon", "no")
    assert sorted(scene.pool(THEM)) == ["1R", "3MD"]
    calm = [a_character(GUN, showing=["1R"])]
    assert a_table([LUKE], calm, supports=[HYLOBON]).roll_next(0).activate("Hylobon").asked == THEM


@card(HYLOBON)
def test_the_special_of_hylobon_enforcers_removes_a_die_for_1_damage() -> None:
    theirs = [a_character(VADER, showing=["3MD"])]
    scene = a_table([LUKE], theirs, supports=[a_piece(HYLOBON, "Spi1")]).resolve("Hylobon")
    assert (scene.pool(THEM), scene.damage("Luke")) == ([], 1)


@card(SABER)
def test_a_bygone_lightsaber_is_sharper_with_a_jedi_or_sith() -> None:
    for bearer, hurt in ((VADER, 3), (GUN, 2)):
        mine = a_character(bearer, upgrades=[a_piece(SABER, "Sp")])
        scene = a_table([mine], [PADAWAN, REBEL]).resolve("Bygone", "Padawan")
        assert scene.damage("Padawan") == hurt


@card(SABER)
@rule("DST-RDP-02")
def test_a_bygone_lightsaber_is_redeployed() -> None:
    theirs = a_character(PADAWAN, damage=6, upgrades=[SABER])
    scene = a_table([a_character(VADER, showing=["3MD"])], [theirs, GUN]).resolve("Darth Vader", "Padawan")
    assert scene.answer("Bygone").upgrades("Hired") == ["Bygone Lightsaber"]
