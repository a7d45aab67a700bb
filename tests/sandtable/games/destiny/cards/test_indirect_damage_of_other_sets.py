"""Cards with indirect damage from sets in which they are few."""

from __future__ import annotations

import pytest

from tests.support import card
from tests.support.destiny import ME, THEM, THIRD, a_character, a_free_for_all, a_piece, a_side, a_table

CLIMATE, GUNGAN, FIRE, STAP, SATINE, COCKTAIL, DC_17 = "07030", "07072", "08139", "09032", "09091", "14054", "15085"
TACTICIAN, Y_WING = "16024", "19023"
REBEL, LUKE, PADAWAN, GUN, FINN, VADER, PHASMA = "01030", "01035", "01036", "01047", "01045", "01010", "01001"
VETERAN, BREATHER, ARENA, PROFITS, LAIR, MERCENARY, PALPATINE = (
    "05013",
    "07066",
    "07156",
    "15030",
    "16107",
    "18045",
    "19001",
)
STAP_AGAIN = "09032"
TWO_OF_THEM = [LUKE, PADAWAN]


@card(GUNGAN, DC_17)
@pytest.mark.parametrize(("die", "sides"), [("Gungan", ("2ID", "")), ("DC-17", ("", "2ID"))])
def test_dice_without_a_text_deal_indirect_damage(die: str, sides: tuple[str, str]) -> None:
    mine = a_character(GUNGAN, showing=[sides[0]] if sides[0] else [], upgrades=[a_piece(DC_17, sides[1])])
    scene = a_table([mine], TWO_OF_THEM).resolve(die, "0 to Luke")
    assert (scene.damage("Luke"), scene.damage("Padawan"), scene.pool()) == (0, 2, [])


@card(CLIMATE)
def test_a_climate_disruption_array_hits_each_player_its_own_first() -> None:
    sides = [a_side([REBEL, GUN], supports=[CLIMATE]), a_side([LUKE, PADAWAN]), a_side([PHASMA, FINN])]
    scene = a_free_for_all(*sides).use("Climate Disruption Array")
    assert scene.asked == ME
    scene.answer("2 to Rebel")
    assert (scene.damage("Rebel"), scene.asked) == (2, THEM)
    scene.answer("1 to Luke")
    assert (scene.damage("Luke"), scene.damage("Padawan"), scene.asked) == (1, 1, THIRD)
    scene.answer("0 to Captain Phasma")
    assert (scene.damage("Finn"), scene.exhausted("Climate")) == (2, True)
    assert not a_table(supports=[a_piece(CLIMATE, exhausted=True)]).can("use Climate")


@card(FIRE)
def test_fight_fire_with_fire_removes_a_die_for_one_of_indirect_damage() -> None:
    mine = a_character(GUNGAN, showing=["2ID", "1MD"])
    theirs = a_character(LUKE, showing=["3MD"])
    scene = a_table([mine], [theirs], hand=[FIRE], resources=9).play("Fight Fire", "Luke")
    assert (scene.pool(), scene.pool(THEM)) == (["1MD"], [])
    mine = a_character(GUNGAN, showing=["1MD"])
    scene = a_table([mine], [theirs], hand=[FIRE], resources=9).play("Fight Fire")
    assert (scene.pool(), scene.pool(THEM)) == (["1MD"], ["3MD"])


@card(STAP)
def test_a_stap_droid_ambushes() -> None:
    scene = a_table(hand=[STAP], resources=1).play("Stap Droid")
    assert (scene.asked, scene.can("activate Stap Droid")) == (ME, True)


@card(SATINE)
def test_satine_may_reroll_one_of_your_dice() -> None:
    mine = [a_character(SATINE), a_character(GUN, showing=["1Dr"])]
    scene = a_table(mine).roll_next(0).activate("Satine").roll_next(4)
    scene.answer("yes", "Hired Gun")
    assert scene.pool() == ["1R", "2ID"] or scene.pool() == ["2ID", "1R"]
    scene = a_table(mine).roll_next(0).activate("Satine", "no")
    assert scene.pool() == ["1Dr", "2ID"]


@card(COCKTAIL)
def test_an_explosive_cocktail_resolves_a_die_to_remove_one() -> None:
    mine = a_character(GUNGAN, showing=["2ID"])
    theirs = [a_character(LUKE, showing=["3MD"]), a_character(PADAWAN)]
    scene = a_table([mine], theirs, hand=[COCKTAIL], resources=9).play("Explosive", "1 to Luke")
    assert (scene.damage("Luke"), scene.damage("Padawan"), scene.pool(), scene.pool(THEM)) == (1, 1, [], [])
    mine = a_character(GUNGAN, showing=["1MD"])
    scene = a_table([mine], theirs, hand=[COCKTAIL], resources=9).play("Explosive")
    assert (scene.pool(), scene.pool(THEM)) == (["1MD"], ["3MD"])


@card(TACTICIAN)
def test_a_cruel_tactician_goes_on_a_unique_red_character() -> None:
    assert a_table([PHASMA], hand=[TACTICIAN], resources=9).can("play Cruel")
    assert not a_table([REBEL], hand=[TACTICIAN], resources=9).can("play Cruel")
    assert not a_table([LUKE], hand=[TACTICIAN], resources=9).can("play Cruel")


@card(TACTICIAN)
def test_a_cruel_tactician_hurts_a_character_to_resolve_its_die_for_1_more() -> None:
    mine = [a_character(PHASMA, showing=["2RD"]), a_character(REBEL, showing=["1RD"])]
    scene = a_table(mine, [LUKE], hand=[TACTICIAN], resources=9).play("Cruel", "yes", "Captain Phasma")
    scene.answer("Luke")
    assert (scene.damage("Phasma"), scene.damage("Luke"), scene.pool()) == (1, 3, ["1RD"])
    scene = a_table(mine, [LUKE], hand=[TACTICIAN], resources=9).play("Cruel", "no")
    assert (scene.damage("Phasma"), scene.pool()) == (0, ["2RD", "1RD"])


@card(Y_WING)
def test_a_y_wing_hits_each_character_of_an_opponent() -> None:
    scene = a_table([REBEL], TWO_OF_THEM, supports=[a_piece(Y_WING, "Sp")]).resolve("Y-Wing")
    assert (scene.damage("Luke"), scene.damage("Padawan"), scene.damage("Rebel")) == (1, 1, 0)


@card(BREATHER)
def test_an_aquata_breather_blocks_1_indirect_damage() -> None:
    mine = a_character(GUNGAN, showing=["2ID"])
    theirs = [a_character(LUKE, upgrades=[BREATHER])]
    scene = a_table([mine], theirs).resolve("Gungan", "yes")
    assert (scene.damage("Luke"), scene.exhausted("Aquata")) == (1, True)
    scene = a_table([mine], theirs).resolve("Gungan", "no")
    assert (scene.damage("Luke"), scene.exhausted("Aquata")) == (2, False)
    tired = [a_character(LUKE, upgrades=[a_piece(BREATHER, exhausted=True)])]
    assert a_table([mine], tired).resolve("Gungan").damage("Luke") == 2
    struck = a_character(GUNGAN, showing=["1MD"])
    assert a_table([struck], theirs).resolve("Gungan", "Luke").damage("Luke") == 1


@card(ARENA)
def test_who_claims_the_arena_of_death_avenges_up_to_3_characters() -> None:
    for alive, hurt in ((4, 1), (3, 2), (2, 3), (1, 3)):
        scene = a_table([PADAWAN, REBEL, GUN, FINN, PHASMA], [LUKE], battlefield=ARENA)
        team = scene.duel.teams[ME]
        scene.duel.teams = (team[:alive], scene.duel.teams[THEM])
        assert scene.claim("yes").damage("Luke") == hurt
    whole = a_table([PADAWAN], [LUKE], battlefield=ARENA).claim("yes")
    assert (whole.damage("Luke"), whole.asked) == (0, THEM)
    assert a_table([PADAWAN], [LUKE], battlefield=ARENA).claim("no").damage("Luke") == 0


@card(PROFITS)
def test_everybody_profits_pays_an_opponent_for_3_damage() -> None:
    scene = a_table([GUN], TWO_OF_THEM, hand=[PROFITS], resources=1).play("Everybody", "1 to Luke")
    assert (scene.resources(), scene.resources(THEM)) == (0, 1)
    assert (scene.damage("Luke"), scene.damage("Padawan")) == (1, 2)
    poor = a_table([GUN], TWO_OF_THEM, hand=[PROFITS]).play("Everybody")
    assert (poor.resources(THEM), poor.damage("Luke"), poor.damage("Padawan")) == (0, 0, 0)


@card(PROFITS)
def test_everybody_profits_hits_the_opponent_who_was_paid() -> None:
    sides = [a_side([GUN], hand=[PROFITS], resources=1), a_side([LUKE]), a_side([PADAWAN])]
    scene = a_free_for_all(*sides).play("Everybody", "Player 3")
    assert (scene.resources(THIRD), scene.damage("Padawan"), scene.damage("Luke")) == (1, 3, 0)


@card(LAIR)
def test_the_krayt_dragon_spares_who_spends_a_resource() -> None:
    for answer, left, hurt in (("yes", 0, 0), ("no", 1, 2)):
        scene = a_table([GUN], a_side([LUKE], resources=1), battlefield=LAIR).claim("yes", answer)
        assert (scene.resources(THEM), scene.damage("Luke")) == (left, hurt)
    assert a_table([GUN], a_side([LUKE]), battlefield=LAIR).claim("yes").damage("Luke") == 2


@card(LAIR)
def test_the_krayt_dragon_asks_the_chosen_opponent_alone() -> None:
    sides = [a_side([GUN], battlefield=LAIR), a_side([LUKE], resources=1), a_side([PADAWAN], resources=1)]
    scene = a_free_for_all(*sides).claim("yes", "Player 3")
    assert scene.asked == THIRD
    scene.answer("no")
    assert (scene.damage("Padawan"), scene.damage("Luke"), scene.asked) == (2, 0, THEM)


@card(MERCENARY)
def test_the_sides_of_an_elite_mercenary_are_worth_up_to_3_resources() -> None:
    for resources, worth in ((0, 0), (2, 2), (5, 3)):
        scene = a_table([GUN], [LUKE], supports=[a_piece(MERCENARY, "XID")], resources=resources)
        assert scene.resolve("Elite Mercenary").damage("Luke") == worth


@card(PALPATINE)
def test_palpatine_shoots_with_supports_or_plays_one_for_2_less() -> None:
    supports = [a_piece(STAP_AGAIN, "1RD"), a_piece(STAP_AGAIN, "-")]
    mine = a_character(PALPATINE, showing=["Sp"])
    scene = a_table([mine], [LUKE], supports=supports, hand=[CLIMATE], resources=9)
    scene.resolve("Palpatine", "deal damage", "Luke")
    assert scene.damage("Luke") == 2
    scene = a_table([mine], [LUKE], supports=supports, hand=[CLIMATE], resources=9)
    cost = scene.duel.print(scene.find("Climate")).cost
    scene.resolve("Palpatine", "play", "Climate")
    assert (scene.resources(), "Climate Disruption Array" in scene.supports()) == (9 - max(cost - 2, 0), True)
