"""Supports and upgrades that become elite, and copies that are not unique."""

from __future__ import annotations

from sandtable.games.destiny import moves
from sandtable.games.destiny.terms import BLUE
from tests.support import card, rule
from tests.support.destiny import THEM, Team, a_character, a_piece, a_side, a_table

REY, KYLO, LUKE, PHASMA, FINN, AHSOKA = "01038", "01011", "01035", "01001", "01045", "16038"
SABINE, BLASTER, SABER = "21073", "01054", "01059"
FENCER = a_character(KYLO, showing=("1MD",))


# -- elite -------------------------------------------------------------------------------------------------------


@card("18086")
@rule("DST-ELT-01", "DST-ELT-03", "DST-ELT-04")
def test_bb8_becomes_elite_for_a_resource_and_rolls_two_dice() -> None:
    scene = a_table([REY], hand=["18086"], resources=2)
    scene.duel.record()
    scene.play("BB-8", "yes")
    assert "BB-8 becomes elite." in scene.log()
    assert (scene.resources(), scene.supports()) == (0, ["BB-8"])
    scene.pass_()
    assert scene.roll_next(0, 2).activate("BB-8").pool() == ["1F", "1Sh"]


@card("18086")
@rule("DST-ELT-01")
def test_bb8_has_one_die_where_its_player_declines_or_cannot_pay() -> None:
    declined = a_table([REY], hand=["18086"], resources=2).play("BB-8", "no")
    assert declined.resources() == 1
    assert declined.pass_().roll_next(0).activate("BB-8").pool() == ["1F"]
    poor = a_table([REY], hand=["18086"], resources=1).play("BB-8")
    assert poor.asked == THEM
    assert poor.pass_().roll_next(0).activate("BB-8").pool() == ["1F"]


@card("18086")
def test_bb8_draws_a_card_with_its_special() -> None:
    scene = a_table([REY], supports=[a_piece("18086", "Sp")], deck=["01157", "01153"])
    assert scene.resolve("BB-8").hand() == ["Take Cover"]


@card("18086")
@rule("D-350", "DST-DLP-01")
def test_an_elite_support_that_comes_back_has_one_die() -> None:
    mine = [a_piece("18086", "1F", also="1Sh")]
    scene = a_table([REY], a_side([KYLO], hand=["01164"], resources=9), supports=mine, resources=9, turn=THEM)
    support = scene.find("BB-8")
    moves.return_to_hand(scene.duel, support)
    assert scene.pool() == []
    scene.pass_()
    scene.play("BB-8", "no")
    assert scene.pass_().roll_next(3).activate("BB-8").pool() == ["1R"]


@card("21053")
@rule("DST-ELT-01", "DST-SPX-01")
def test_jedi_temple_guards_become_elite_beside_a_jedi_or_an_apprentice() -> None:
    for team in ([LUKE], [KYLO], [PHASMA, KYLO]):
        scene = a_table(team, hand=["21053"], resources=3).play("Jedi Temple Guards")
        assert scene.pass_().roll_next(0, 3).activate("Jedi Temple Guards").pool() == ["2MD", "2Re"], team
    alone = a_table([PHASMA], [LUKE], hand=["21053"], resources=3).play("Jedi Temple Guards")
    assert alone.pass_().roll_next(0).activate("Jedi Temple Guards").pool() == ["2MD"], "an opponent's is not spotted"


@card("21053")
@rule("DST-POW-01")
def test_jedi_temple_guards_reroll_any_die_once_a_round() -> None:
    scene = a_table([REY], [FENCER], supports=["21053"])
    scene.roll_next(3).use("Jedi Temple Guards")
    assert (scene.pool(THEM), scene.used("Jedi Temple Guards")) == (["1R"], True)
    own = a_table([a_character(REY, showing=("1MD",))], [KYLO], supports=["21053"])
    assert own.roll_next(1).use("Jedi Temple Guards").pool() == ["+2MD"]
    assert not own.pass_().can("Jedi Temple Guards: ")


@card("21081")
@rule("DST-ELT-03")
def test_sabines_westar_becomes_elite_on_sabine_wren_only() -> None:
    scene = a_table([SABINE], hand=["21081"], resources=3).play("Sabine's Westar", "yes")
    assert scene.resources() == 0
    scene.pass_().roll_next(0, 0, 3).activate("Sabine Wren")
    assert sorted(scene.pool()) == sorted(["1RD", "2Dr", "2RD"])
    kept = a_table([SABINE], hand=["21081"], resources=3).play("Sabine's Westar", "no")
    assert kept.resources() == 1
    other = a_table([FINN], hand=["21081"], resources=3).play("Sabine's Westar")
    assert (other.asked, other.resources()) == (THEM, 1)


@card("18011")
@rule("DST-ELT-03", "DST-GLT-07")
def test_asajjs_lightsaber_becomes_elite_on_a_blue_character() -> None:
    scene = a_table([KYLO], hand=["18011"], resources=3).play("Asajj's Lightsaber", "yes")
    assert scene.resources() == 0
    assert len(scene.pass_().roll_next(0, 0, 0).activate("Kylo Ren").pool()) == 3
    red = a_table([PHASMA], hand=["18011"], resources=3).play("Asajj's Lightsaber")
    assert (red.asked, red.resources()) == (THEM, 1)
    both = a_table([a_character(PHASMA, gained=(BLUE,))], hand=["18011"], resources=3)
    assert both.play("Asajj's Lightsaber", "yes").resources() == 0, "she has gained the color"


# -- copies that are not unique ----------------------------------------------------------------------------------


@card("16049")
@rule("DST-NAM-05", "DST-UNI-04")
def test_a_second_lightsaber_of_ahsoka_is_played_while_one_is_on_her() -> None:
    armed = a_character(AHSOKA, upgrades=["16049"])
    scene = a_table([armed, REY], hand=["16049"], resources=2).play("Ahsoka Tano's Lightsaber", "Rey")
    assert (scene.upgrades("Ahsoka"), scene.upgrades("Rey")) == (["Ahsoka Tano's Lightsaber"],) * 2
    elsewhere = a_table([AHSOKA, a_character(REY, upgrades=["16049"])], hand=["16049"], resources=9)
    assert not elsewhere.can("play Ahsoka Tano's Lightsaber")


@card("16049")
@rule("DST-VAL-03")
def test_ahsokas_lightsaber_is_worth_more_as_one_of_exactly_two_weapons() -> None:
    for others, dealt in (([], 1), ([BLASTER], 2), ([BLASTER, SABER], 1)):
        mine = a_character(AHSOKA, upgrades=[a_piece("16049", "1MD"), *others])
        assert a_table([mine]).resolve("Ahsoka Tano's Lightsaber", "Stormtrooper").damage("Stormtrooper") == dealt, (
            others
        )


@card("16049")
@rule("DST-NAM-01", "D-207", "EX-103")
def test_copies_of_ahsokas_lightsaber_are_unique_again_when_none_is_on_her() -> None:
    mine: Team = [a_character(AHSOKA, upgrades=["16049"]), a_character(REY, upgrades=["16049"]), LUKE]
    scene = a_table(mine)
    first = scene.duel.upgrades[scene.find("Ahsoka Tano, Searching")][0]
    moves.move_upgrade(scene.duel, first, scene.find("Luke"))
    assert scene.upgrades("Luke") == ["Ahsoka Tano's Lightsaber"]
    scene.pass_()
    assert "which is unique" in scene.prompt
    assert len(scene.options) == 2
    scene.answer("on Rey")
    assert (scene.upgrades("Rey"), scene.upgrades("Luke")) == ([], ["Ahsoka Tano's Lightsaber"])
