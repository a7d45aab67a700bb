"""Resilience, Guardian 2, and dice that cannot be removed or rerolled."""

from __future__ import annotations

import pytest

from sandtable.engine.viewing import view
from sandtable.games.destiny.lasting import NO_REROLL, ROUND_LONG, last
from sandtable.games.destiny.tokens import CHARMS
from sandtable.games.destiny.view import VIEWING
from tests.support import card, rule
from tests.support.destiny import ME, THEM, Fighter, Scene, Side, a_character, a_free_for_all, a_piece, a_side, a_table

TROOPER, PHASMA, VADER, LUKE, REY, KYLO = "01030", "01001", "01010", "01035", "01038", "01011"
DOOKU, OBI_WAN, RESILIENCE, PROTECTOR, JETPACK, NO_ROOM, AS_IT_WILLS = (
    "23088", "22045", "23117", "15055", "23066", "21010", "18050",
)  # fmt: skip
BLOCK, RESTRAINT, UNPREDICTABLE, SABER, WATER, DODGE = "01153", "05124", "01162", "01059", "18015", "01155"
LUKES_SABER, LEIA = "24055", "21060"
TO_REMOVE, SISTER = "01097", "01012"


@card("23088")
@rule("DST-RSL-02", "EX-232")
def test_of_two_dice_of_a_resilient_character_one_is_removed_by_choice() -> None:
    """Block removes all dice of an opponent that show melee damage."""
    theirs = [a_character(DOOKU, showing=["2MD", "3MD"]), a_character(KYLO, showing=["1MD"])]
    scene = a_table([REY], theirs, hand=[BLOCK], resources=2).play("Block")
    assert (scene.asked, len(scene.options)) == (ME, 2)
    assert scene.answer("3 melee").pool(THEM) == ["2MD"]


@rule("DST-RSL-01")
def test_the_second_die_is_safe_in_this_action_and_not_in_the_next_one() -> None:
    theirs = [a_character(DOOKU, showing=["2MD", "3MD"])]
    scene = a_table([REY], theirs, hand=[BLOCK, BLOCK], resources=4).play("Block", "3 melee").pass_()
    assert scene.play("Block").pool(THEM) == []


@rule("DST-RSL-01")
def test_a_second_die_of_a_resilient_character_is_not_offered() -> None:
    """The event removes up to 2 dice that show damage."""
    theirs = [a_character(DOOKU, showing=["2MD", "3MD"]), a_character(KYLO, showing=["1MD"])]
    scene = a_table([REY], theirs, hand=[RESTRAINT], resources=2)
    scene.answer(f"play {scene.hand()[0]}", "2 melee")
    assert (len(scene.options), scene.can("Kylo Ren"), scene.can("Dooku")) == (2, True, False)
    assert scene.answer("Kylo").pool(THEM) == ["3MD"]


@rule("DST-RSL-01")
def test_dice_of_its_upgrades_and_resolved_dice_are_not_counted() -> None:
    theirs = [a_character(DOOKU, showing=["2MD"], upgrades=[a_piece(SABER, showing="+2MD")])]
    scene = a_table([REY], theirs, hand=[BLOCK], resources=2).play("Block")
    assert scene.pool(THEM) == []


@card("23117")
def test_resilience_is_for_a_character_of_18_points() -> None:
    """Darth Vader costs 16 points, or 21 with two dice."""
    assert not a_table([VADER], hand=[RESILIENCE]).can("play Resilience")
    scene = a_table([a_character(VADER, dice=2), KYLO], hand=[RESILIENCE]).play("Resilience")
    assert scene.upgrades("Darth Vader") == ["Resilience"]


@card("23117")
@rule("DST-RSL-01")
def test_resilience_gives_room_for_an_upgrade_and_saves_dice() -> None:
    theirs: list[str | Fighter] = [
        a_character(VADER, showing=["2MD", "3MD"], upgrades=[RESILIENCE, SABER, SABER, SABER]),
        KYLO,
    ]
    scene = a_table([REY], theirs, hand=[BLOCK], resources=2).play("Block", "2 melee")
    assert (scene.pool(THEM), len(scene.upgrades("Darth Vader"))) == (["3MD"], 4)
    theirs = [a_character(VADER, showing=["2MD", "3MD"], upgrades=[SABER]), KYLO]
    assert a_table([REY], theirs, hand=[BLOCK], resources=2).play("Block").pool(THEM) == []


@card("23117")
def test_the_fourth_upgrade_is_not_given_up_as_long_as_resilience_is_there() -> None:
    mine = [a_character(VADER, dice=2, upgrades=[RESILIENCE, SABER, SABER])]
    scene = a_table(mine, hand=[SABER], resources=3).play("Lightsaber", "Darth Vader, Sith Lord")
    assert len(scene.upgrades("Darth Vader")) == 4


def turning(die: str, hand: tuple[str, ...] = ()) -> Scene:
    """Count Dooku's special, resolved while an opponent has a die of Rey and one of Kylo Ren in the pool."""
    theirs = a_side([a_character(REY, showing=["1R"]), a_character(KYLO, showing=["1MD"])], hand=hand)
    return a_table([a_character(DOOKU, showing=["Sp"])], theirs).resolve("Count Dooku", die)


@card("23088")
def test_dooku_discards_cards_of_a_player_for_a_villain_die() -> None:
    scene = turning("Kylo", (BLOCK, DODGE, DODGE)).answer("blank")
    assert (scene.asked, len(scene.options)) == (ME, 2), "the hand of either player"
    scene.answer("player 2")
    assert (len(scene.hand(THEM)), len(scene.discard(THEM))) == (1, 2)


@card("23088")
def test_dooku_deals_damage_for_another_die() -> None:
    scene = turning("Rey", (BLOCK, DODGE)).answer("2 melee", "Kylo")
    assert (scene.damage("Kylo"), len(scene.hand(THEM))) == (2, 2)


SHOWING: list[str | Fighter] = [a_character(KYLO, showing=["1MD", "2MD1"])]


@card("22045")
@rule("DST-GDN-03")
@pytest.mark.parametrize(
    ("answers", "pool", "damage"),
    [(("none",), ["1MD", "2MD1"], 0), (("1 melee", "none"), ["2MD1"], 1), (("1 melee", "2 melee"), [], 3)],
)
def test_obi_wan_removes_up_to_two_dice_by_guardian(answers: tuple[str, ...], pool: list[str], damage: int) -> None:
    scene = a_table([OBI_WAN], SHOWING).activate("Obi-Wan", *answers)
    assert (scene.pool(THEM), scene.damage("Obi-Wan"), len(scene.pool(ME))) == (pool, damage, 1)


@rule("DST-GDN-03", "D-341")
def test_plain_guardian_removes_one_die() -> None:
    scene = a_table([TROOPER], SHOWING).activate("Rebel Trooper", "1 melee")
    assert (scene.pool(THEM), scene.asked) == (["2MD1"], THEM)


@rule("DST-GDN-03")
def test_the_damage_of_both_dice_is_one_damage() -> None:
    """Shields block once: 2 of 3."""
    scene = a_table([a_character(OBI_WAN, shields=2)], SHOWING).activate("Obi-Wan", "1 melee", "2 melee")
    assert (scene.shields("Obi-Wan"), scene.damage("Obi-Wan")) == (0, 1)


@card("22045")
@rule("DST-GDN-03", "DST-GRD-01", "D-126")
def test_obi_wan_guards_against_the_dice_of_one_opponent() -> None:
    others = [a_side([a_character(KYLO, showing=["1MD", "2MD1"])]), a_side([a_character(VADER, showing=["2MD"])])]
    scene = a_free_for_all(a_side([OBI_WAN, REY]), *others).activate("Obi-Wan")
    assert len(scene.options) == 4, "none, or any of the three dice"
    scene.answer("Kylo Ren die (1 melee)")
    assert scene.options == ["none", "Kylo Ren die (2 melee for 1) (Player 2)"]


@card("22045")
def test_obi_wan_resolves_a_discard_side_as_melee_damage() -> None:
    scene = a_table([a_character(OBI_WAN, showing=["2Dc"])], [KYLO]).resolve("Obi-Wan", "melee", "Kylo")
    assert scene.damage("Kylo") == 2


@card("22045")
def test_obi_wan_gives_a_shield_and_rerolls_dice_of_that_character() -> None:
    mine: list[str | Fighter] = [OBI_WAN, a_character(REY, showing=["1MD"], upgrades=[a_piece(SABER, showing="-")])]
    scene = a_table(mine, SHOWING).use("Obi-Wan Kenobi", "Rey")
    assert [option.split(" (")[0] for option in scene.options] == ["no more", "Rey die", "Lightsaber die"]
    scene.roll_next(2).answer("Lightsaber")
    assert (scene.shields("Rey"), scene.pool(), scene.used("Obi-Wan")) == (1, ["1MD", "1Sh"], True)


@card("15055")
@rule("DST-GDN-03", "D-342")
def test_heroic_protector_deals_the_value_of_a_die_that_guardian_removes() -> None:
    scene = a_table([TROOPER], [*SHOWING, PHASMA], hand=[PROTECTOR], resources=1)
    scene.play("Heroic Protector", "2 melee", "Phasma")
    assert (scene.damage("Rebel Trooper"), scene.damage("Phasma"), scene.pool(THEM)) == (2, 2, ["1MD"])


@card("15055")
def test_heroic_protector_sees_both_dice_of_guardian_2() -> None:
    scene = a_table([OBI_WAN], [*SHOWING, PHASMA], hand=[PROTECTOR], resources=1)
    scene.play("Heroic Protector", "1 melee", "2 melee")
    while scene.asked == ME and not scene.can("pass"):
        scene.answer(scene.options[0] if "Phasma" not in str(scene.options) else "Phasma")
    assert scene.damage("Phasma") == 3


@card("15055")
def test_heroic_protector_needs_a_character_with_guardian_and_lasts_for_a_turn() -> None:
    scene = a_table([REY], SHOWING, hand=[PROTECTOR], resources=1).play("Heroic Protector")
    assert (scene.exhausted("Rey"), scene.pool(THEM)) == (False, ["1MD", "2MD1"])
    scene = a_table([TROOPER], SHOWING, hand=[PROTECTOR], resources=1).play("Heroic Protector", "none")
    scene.pass_()
    assert (scene.duel.lasting, scene.damage("Kylo")) == ((), 0)


@card("15055", "21060")
@rule("DST-CTL-01", "D-342")
def test_heroic_protector_of_an_opponents_deck_deals_damage_for_who_plays_it() -> None:
    """Leia Organa plays the top card of the deck of the character that has lost its charm tokens."""
    theirs = a_side([a_character(KYLO, showing=["1MD"], tokens={CHARMS: 2}), PHASMA], deck=[PROTECTOR])
    scene = a_table([LEIA, OBI_WAN], theirs).use("Leia Organa", "yes", "1 melee")
    assert scene.asked == ME
    scene.answer("Phasma")
    assert (scene.damage("Obi-Wan"), scene.damage("Phasma"), scene.discard(THEM)) == (1, 1, ["Heroic Protector"])


@rule("DST-LAS-01")
def test_everybody_reads_what_guardian_does_in_this_turn() -> None:
    scene = a_table([OBI_WAN], SHOWING, hand=[PROTECTOR], resources=1).play("Heroic Protector")
    said = "Dice that Obi-Wan Kenobi, Jedi Guardian removes by Guardian deal damage in this turn."
    assert said in VIEWING.text(view("destiny", scene.duel, THEM))


def a_side_with_jetpack() -> Side:
    return a_side([KYLO], supports=[a_piece(JETPACK, showing="2RD")])


TIRED = a_character(REY, showing=["1MD"])
"""An exhausted character, whose die pays for the removal of an opponent's die."""


@card("23066")
@rule("DST-CAN-06", "DST-CAN-07")
def test_a_player_without_ready_characters_cannot_remove_the_jetpack_trooper() -> None:
    scene = a_table([TIRED], a_side_with_jetpack(), hand=[TO_REMOVE]).play("He Doesn't Like You")
    assert (scene.pool(ME), scene.pool(THEM)) == ([], ["2RD"])


@card("23066")
def test_a_player_with_a_ready_character_removes_the_jetpack_trooper() -> None:
    scene = a_table([TIRED, LUKE], a_side_with_jetpack(), hand=[TO_REMOVE]).play("He Doesn't Like You")
    assert (scene.pool(ME), scene.pool(THEM)) == ([], [])


@card("23066")
@rule("DST-CAN-07")
def test_its_own_player_may_remove_the_jetpack_trooper_with_exhausted_characters() -> None:
    mine = [a_character(KYLO, exhausted=True)]
    scene = a_table(mine, [TIRED], hand=[TO_REMOVE], supports=[a_piece(JETPACK, showing="2RD")])
    assert scene.play("He Doesn't Like You").pool(ME) == []


@card("23066")
def test_the_jetpack_trooper_has_ambush() -> None:
    scene = a_table([REY], hand=[JETPACK], resources=2).play("Jetpack Trooper")
    assert scene.asked == ME


@card("21010")
@rule("DST-CAN-06", "DST-CAN-08")
def test_no_room_for_failure_leaves_character_dice_as_they_were_rolled() -> None:
    mine = [a_character(KYLO, showing=["1MD"], upgrades=[a_piece(SABER, showing="-")])]
    scene = a_table(mine, [a_character(REY, showing=["1R"])], plots=[NO_ROOM], hand=[UNPREDICTABLE, BLOCK])
    assert scene.can("discard Block to reroll")
    scene.answer("discard Block to reroll")
    assert scene.pool(ME)[0] == "1MD", "only the die of the upgrade was left to be rerolled"
    scene = a_table(mine, [a_character(REY, showing=["1R"])], plots=[NO_ROOM], hand=[UNPREDICTABLE])
    assert [name.split(" die")[0] for name in scene.play("Unpredictable").options] == ["Lightsaber", "Rey"]


@card("21010")
@rule("DST-CAN-08")
def test_without_another_die_there_is_no_reroll() -> None:
    alone = a_table([a_character(KYLO, showing=["1MD"])], plots=[NO_ROOM], hand=[BLOCK])
    assert not alone.can("to reroll")
    theirs = a_side([a_character(KYLO, showing=["1MD"])], plots=[NO_ROOM])
    scene = a_table([REY], theirs, hand=[UNPREDICTABLE]).play("Unpredictable")
    assert scene.pool(THEM) == ["1MD"], "an opponent's effect rerolls it no more"


@card("21010")
def test_no_room_for_failure_raises_damage_of_a_character_die() -> None:
    mine = [a_character(KYLO, showing=["1MD"], upgrades=[a_piece(SABER, showing="3MD1")])]
    scene = a_table(mine, [PHASMA], plots=[NO_ROOM], resources=1).use("No Room For Failure", "Phasma")
    assert (scene.damage("Phasma"), scene.pool()) == (2, ["3MD1"])
    without_damage = a_table([a_character(KYLO, showing=["1R"])], [PHASMA], plots=[NO_ROOM])
    assert not without_damage.can("use No Room")


@rule("DST-CAN-08")
def test_a_die_that_stays_as_it_is_leaves_the_pool_instead_of_being_rerolled() -> None:
    """Luminara Unduli's Water of Life is an upgrade; its die is rerolled, which As The Force Wills It forbids."""
    mine = [a_character(SISTER, upgrades=[a_piece(WATER, showing="Sp")], damage=3)]
    scene = a_table(mine, [REY]).roll_next(0).resolve("Water Of Life", "Nightsister")
    assert scene.pool() == ["1F"]
    scene = a_table(mine, [REY])
    last(scene.duel, NO_REROLL, scene.duel.pools[ME][0], 0, ROUND_LONG)
    assert scene.resolve("Water Of Life", "Nightsister").pool() == []


@card("18050")
@rule("DST-LAS-01", "DST-CAN-08")
def test_as_the_force_wills_it_keeps_a_blank_for_the_round() -> None:
    theirs = a_side([a_character(KYLO, showing=["-", "1MD"])], hand=[UNPREDICTABLE, BLOCK])
    scene = a_table([REY], theirs, hand=[AS_IT_WILLS])
    scene.duel.record()
    scene.play("As The Force")
    assert "Kylo Ren die can't be rerolled until the end of the round." in scene.log(THEM)
    assert "Kylo Ren die (blank) can't be rerolled until the end of the round." in VIEWING.text(
        view("destiny", scene.duel, THEM)
    )
    assert scene.play("Unpredictable").pool(THEM)[0] == "-"


@card("18050")
def test_as_the_force_wills_it_needs_a_blue_character_and_a_blank() -> None:
    theirs = [a_character(KYLO, showing=["-"])]
    assert a_table([PHASMA], theirs, hand=[AS_IT_WILLS]).play("As The Force").duel.lasting == ()
    assert a_table([REY], [a_character(KYLO, showing=["1MD"])], hand=[AS_IT_WILLS]).play("As The").duel.lasting == ()


@card("18050")
def test_as_the_force_wills_it_is_renewed_for_1() -> None:
    theirs = [a_character(KYLO, showing=["-"])]
    scene = a_table([REY], theirs, discard=[AS_IT_WILLS], resources=1).answer("renew As The Force Wills It")
    assert (len(scene.duel.lasting), scene.resources(), scene.aside()) == (1, 0, ["As The Force Wills It"])


@card("24055")
@rule("DST-RSL-01")
def test_lukes_lightsaber_makes_luke_resilient_and_nobody_else() -> None:
    for bearer, left in ((LUKE, ["2MD"]), (VADER, [])):
        theirs = [a_character(bearer, showing=["2MD", "3MD"], upgrades=[LUKES_SABER])]
        scene = a_table([REY], theirs, hand=[BLOCK], resources=2).play("Block")
        assert scene.answer("3 melee").pool(THEM) == left if left else scene.pool(THEM) == []


@card("24055")
@pytest.mark.parametrize(("answer", "pool"), [("yes", ["2MD"]), ("no", [])])
def test_lukes_lightsaber_may_be_rolled_when_it_is_exhausted(answer: str, pool: list[str]) -> None:
    """The event exhausts an upgrade to remove a die."""
    scene = a_table([a_character(LUKE, upgrades=[LUKES_SABER])], [TIRED], hand=["24106"], resources=2)
    scene.answer(f"play {scene.hand()[0]}").roll_next(0).answer(answer)
    assert (scene.pool(), scene.pool(THEM), scene.exhausted("Luke Skywalker's Lightsaber")) == (pool, [], True)


@card("24055")
def test_lukes_lightsaber_is_redeployed() -> None:
    theirs = [a_character(LUKE, damage=11, upgrades=[LUKES_SABER]), a_character(VADER)]
    scene = a_table([a_character(REY, showing=["1MD"])], theirs).resolve("Rey", "Luke", "Darth Vader")
    assert scene.upgrades("Darth Vader") == ["Luke Skywalker's Lightsaber"]
