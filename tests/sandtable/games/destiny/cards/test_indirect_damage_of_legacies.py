"""Cards of Legacies with indirect damage on their die or in their text."""

from __future__ import annotations

import pytest

from tests.support import card, rule
from tests.support.destiny import ME, THEM, a_character, a_piece, a_side, a_table

VETERAN, ROCKETS, OUTPOST, CANNON, BLASTER = "05013", "05027", "05061", "05062", "05063"
WAVE, SCORCHED, BUBBLE = "05057", "05087", "05145"
FREE_FOR_ALL, LOCKED, NUMBERS, COVER_TEAM, MANEUVER, ARENA = "05093", "05139", "05141", "05146", "05150", "05179"
REBEL, LUKE, PADAWAN, GUN, FINN = "01030", "01035", "01036", "01047", "01045"
TWO_OF_THEM = [LUKE, PADAWAN]


@card(VETERAN, CANNON)
@pytest.mark.parametrize(("die", "sides"), [("Veteran", ("3ID", "")), ("Auto Cannon", ("", "3ID"))])
def test_dice_without_a_text_deal_indirect_damage(die: str, sides: tuple[str, str]) -> None:
    mine = a_character(VETERAN, showing=[sides[0]] if sides[0] else [], upgrades=[a_piece(CANNON, sides[1])])
    scene = a_table([mine], TWO_OF_THEM).resolve(die, "2 to Luke")
    assert (scene.damage("Luke"), scene.damage("Padawan"), scene.pool()) == (2, 1, [])


@card(CANNON)
def test_the_auto_cannon_adds_4_to_another_die_of_indirect_damage() -> None:
    mine = a_character(VETERAN, showing=["3ID"], upgrades=[a_piece(CANNON, "+4ID")])
    scene = a_table([mine], TWO_OF_THEM).resolve("Veteran", "Auto Cannon", "7 to Luke")
    assert (scene.damage("Luke"), scene.pool()) == (7, [])
    mine = a_character(VETERAN, showing=["2RD"], upgrades=[a_piece(CANNON, "+4ID")])
    assert not a_table([mine], TWO_OF_THEM).can("resolve Auto Cannon")


@card(ROCKETS)
def test_wrist_rockets_go_on_a_yellow_character_and_hit_twice_for_1_resource() -> None:
    assert not a_table([LUKE], hand=[ROCKETS], resources=9).can("play Wrist")
    mine = a_character(FINN, upgrades=[a_piece(ROCKETS, "Sp")])
    scene = a_table([mine], TWO_OF_THEM, resources=1).resolve("Wrist", "Luke", "yes", "Padawan")
    assert (scene.damage("Luke"), scene.damage("Padawan"), scene.resources()) == (2, 2, 0)
    scene = a_table([mine], TWO_OF_THEM, resources=1).resolve("Wrist", "Luke", "no")
    assert (scene.damage("Luke"), scene.damage("Padawan"), scene.resources()) == (2, 0, 1)
    scene = a_table([mine], TWO_OF_THEM).resolve("Wrist", "Luke")
    assert (scene.damage("Luke"), scene.asked) == (2, THEM)


@card(OUTPOST)
def test_a_lookout_post_is_played_by_the_battlefield_s_controller() -> None:
    for holder, offered in ((ME, True), (THEM, False)):
        assert a_table(hand=[OUTPOST], resources=2, holder=holder).can("play Lookout") == offered


@card(BLASTER)
@rule("DST-RDP-02")
def test_an_e_11_blaster_is_redeployed() -> None:
    theirs = a_character(PADAWAN, damage=6, upgrades=[BLASTER])
    scene = a_table([a_character(VETERAN, showing=["1RD"])], [theirs, LUKE]).resolve("Veteran", "Padawan")
    scene.answer("E-11 Blaster to Luke")
    assert scene.upgrades("Luke") == ["E-11 Blaster"]


@card(FREE_FOR_ALL)
def test_free_for_all_deals_1_for_each_removed_die() -> None:
    mine = a_character(GUN, showing=["2RD1", "1R"])
    scene = a_table([mine], TWO_OF_THEM, hand=[FREE_FOR_ALL], resources=9)
    scene.play("Free-For-All", "Hired Gun die (2", "Hired Gun die (1", "2 to Luke")
    assert (scene.pool(), scene.damage("Luke")) == ([], 2)


@card(FREE_FOR_ALL)
def test_free_for_all_without_a_removed_die_deals_nothing() -> None:
    mine = a_character(GUN, showing=["1R"])
    scene = a_table([mine], TWO_OF_THEM, hand=[FREE_FOR_ALL], resources=9).play("Free-For-All", "no more")
    assert (scene.pool(), scene.damage("Luke"), scene.prompt) == (["1R"], 0, "Take an action or pass")


@card(LOCKED)
def test_locked_and_loaded_turns_two_dice_to_indirect_damage() -> None:
    mine = [a_character(VETERAN, showing=["1R", "-"]), a_character(GUN, showing=["1R"])]
    scene = a_table(mine, hand=[LOCKED], resources=9).play("Locked", "Veteran Stormtrooper die (1", "blank")
    assert scene.pool() == ["3ID", "3ID", "1R"]
    assert not a_table([a_character(GUN, showing=["1R"])], hand=[LOCKED], resources=9).play("Locked").can("Hired Gun")


@card(LOCKED)
def test_locked_and_loaded_needs_a_red_character() -> None:
    mine = a_character(GUN, showing=["1R"], upgrades=[a_piece(CANNON, "1R")])
    scene = a_table([mine], hand=[LOCKED], resources=9).play("Locked")
    assert (scene.pool(), scene.prompt) == (["1R", "1R"], "Take an action or pass")


@card(NUMBERS)
def test_strength_in_numbers_counts_exhausted_characters() -> None:
    mine = [a_character(REBEL, exhausted=True), a_character(GUN, exhausted=True), a_character(FINN)]
    scene = a_table(mine, TWO_OF_THEM, hand=[NUMBERS], resources=9).play("Strength", "0 to Luke")
    assert scene.damage("Padawan") == 2
    scene = a_table([FINN], TWO_OF_THEM, hand=[NUMBERS], resources=9).play("Strength")
    assert (scene.damage("Padawan"), scene.prompt) == (0, "Take an action or pass")


@card(COVER_TEAM)
def test_a_cover_team_raises_a_die_of_indirect_damage() -> None:
    mine = a_character(VETERAN, showing=["3ID"])
    scene = a_table([mine], TWO_OF_THEM, supports=[COVER_TEAM]).use("Cover Team", "4 to Luke")
    assert (scene.damage("Luke"), scene.exhausted("Cover Team"), scene.pool()) == (4, True, [])
    tired = a_table([mine], TWO_OF_THEM, supports=[a_piece(COVER_TEAM, exhausted=True)])
    assert not tired.can("use Cover Team")


@card(MANEUVER)
def test_a_dangerous_maneuver_heals_2_and_costs_2() -> None:
    mine = [a_character(LUKE, damage=5), a_character(PADAWAN)]
    scene = a_table(mine, hand=[MANEUVER], resources=9).play("Dangerous", "Luke", "0 to Luke")
    assert (scene.damage("Luke"), scene.damage("Padawan")) == (3, 2)


@card(ARENA)
def test_who_claims_petranaki_arena_pays_with_damage() -> None:
    scene = a_table([LUKE, GUN], a_side([a_character(PADAWAN, shields=1), REBEL]), battlefield=ARENA)
    scene.claim("yes", "1 to Luke", "Padawan")
    assert (scene.damage("Luke"), scene.damage("Padawan"), scene.shields("Padawan")) == (1, 1, 1)
    scene = a_table([LUKE, GUN], [PADAWAN], battlefield=ARENA).claim("no")
    assert (scene.damage("Luke"), scene.damage("Hired"), scene.damage("Padawan")) == (0, 0, 0)


@card(SCORCHED)
def test_scorched_earth_counts_the_dice_in_an_opponent_s_pool() -> None:
    theirs = [a_character(LUKE, showing=["2MD", "1Sh"]), a_character(PADAWAN, showing=["1R"])]
    scene = a_table(opponent=theirs, hand=[SCORCHED], resources=9).play("Scorched", "1 to Luke")
    assert (scene.damage("Luke"), scene.damage("Padawan")) == (1, 2)
    scene = a_table(opponent=TWO_OF_THEM, hand=[SCORCHED], resources=9).play("Scorched")
    assert (scene.damage("Luke"), scene.damage("Padawan"), scene.prompt) == (0, 0, "Take an action or pass")
    assert not a_table(hand=[SCORCHED], resources=9, holder=THEM).can("play Scorched")


@card(BUBBLE)
@rule("DST-IND-19")
def test_a_bubble_shield_bears_indirect_damage_and_bursts_at_3() -> None:
    mine = a_character(VETERAN, showing=["3ID"])
    scene = a_table([mine], a_side([LUKE], supports=[BUBBLE])).resolve("Veteran", "3 to Bubble")
    assert (scene.damage("Luke"), scene.supports(THEM), scene.discard(THEM)) == (0, [], ["Bubble Shield"])
    scene = a_table([mine], a_side([LUKE], supports=[BUBBLE])).resolve("Veteran", "0 to Bubble")
    assert (scene.damage("Luke"), scene.supports(THEM)) == (3, ["Bubble Shield"])
    shot = a_table([a_character(VETERAN, showing=["2RD"])], a_side([LUKE], supports=[BUBBLE])).resolve("Veteran")
    assert not shot.can("Bubble")


@card(WAVE)
def test_a_force_wave_hits_three_characters_ever_more_softly() -> None:
    mine = a_character(LUKE, upgrades=[a_piece(WAVE, "Sp1")])
    scene = a_table([mine], [REBEL, PADAWAN, FINN], resources=1).resolve("Force Wave", "Finn")
    assert (scene.damage("Finn"), scene.resources(), scene.can("Finn")) == (3, 0, False)
    scene.answer("Rebel", "Padawan")
    assert [scene.damage(name) for name in ("Finn", "Rebel", "Padawan", "Luke")] == [3, 2, 1, 0]
    assert not a_table([mine], [REBEL]).can("resolve Force Wave")
    assert not a_table([FINN], hand=[WAVE], resources=9).can("play Force Wave")


@card(WAVE)
def test_a_force_wave_ends_where_there_is_no_third_character() -> None:
    mine = a_character(LUKE, upgrades=[a_piece(WAVE, "Sp1")])
    scene = a_table([mine], [PADAWAN], resources=1).resolve("Force Wave", "Padawan")
    assert [scene.damage(name) for name in ("Padawan", "Luke")] == [3, 2]
