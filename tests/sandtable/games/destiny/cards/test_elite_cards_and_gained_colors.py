"""Supports and upgrades that become elite, characters that gain a color, and copies that are not unique."""

from __future__ import annotations

from sandtable.engine.dice import seeded
from sandtable.engine.viewing import view
from sandtable.games.destiny import moves
from sandtable.games.destiny.decklist import DeckList, Member
from sandtable.games.destiny.dice_moves import is_elite
from sandtable.games.destiny.game import RULES
from sandtable.games.destiny.setting_up import seat
from sandtable.games.destiny.terms import ACTION_PHASE, BLUE, RED, YELLOW
from sandtable.games.destiny.tokens import RESOURCES
from sandtable.games.destiny.view.text import lines_of
from tests.support import card, rule
from tests.support.destiny import ME, THEM, Scene, Team, a_character, a_piece, a_side, a_table

REY, KYLO, LUKE, VADER, PHASMA, FINN, JABBA = "01038", "01011", "01035", "02010", "01001", "01045", "01020"
AHSOKA, SABINE, BLASTER, SABER = "16038", "21073", "01054", "01059"
USE_THE_FORCE = "01149"
RIFLE, TROOPER, ABILITY, DOWNGRADE = "01008", "01002", "01057", "11138"
FENCER = a_character(KYLO, showing=("1MD",))


def after_the_set_up(code: str, dice: int = 1) -> Scene:
    """The first turn of a game whose first team is this character."""
    deck = (("01153", 2), ("01155", 2), ("01157", 2), ("01156", 2))
    lists = [
        DeckList("", "INF", (Member(each, count),), ("01166",), (), deck) for each, count in ((code, dice), (FINN, 1))
    ]
    duel = RULES.start(seat(lists), seeded("setting up"), 5000)
    while duel.phase != ACTION_PHASE:
        duel.apply(0)
    return Scene(duel)


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


# -- gained colors -----------------------------------------------------------------------------------------------


@card("22056")
@rule("DST-GLT-07", "DST-TIM-03")
def test_aayla_is_blue_as_well_after_set_up() -> None:
    scene = after_the_set_up("22056")
    assert scene.duel.colors == ((scene.find("Aayla"), BLUE),)
    assert any("Aayla" in line and "also Blue" in line for line in lines_of(view("destiny", scene.duel, ME)))


@card("22056")
@rule("DST-GLT-07")
def test_a_character_that_has_gained_blue_is_spotted_as_blue_and_its_die_is_blue() -> None:
    """Two events ask for it: one spots a Blue character, the other one removes a Blue character die to heal."""
    for gained, turned, healed in (((BLUE,), ["1R"], 0), ((), ["2MD"], 2)):
        aayla = a_character("22056", damage=2, showing=("2MD",), gained=gained)
        force = a_table([aayla], hand=[USE_THE_FORCE], resources=1).play(
            "Use The Force", *(["1 resource"] if gained else [])
        )
        assert force.pool() == turned
        restored = a_table([aayla], hand=["18056"], resources=1).play("Restore")
        assert (restored.damage("Aayla"), restored.pool()) == (healed, [] if gained else ["2MD"])


@card("22056")
@rule("DST-GLT-07")
def test_a_gained_color_stays_beside_the_printed_one() -> None:
    both = a_character("22056", showing=("2MD",), gained=(BLUE,))
    scene = a_table([both], [FENCER], hand=["02092"], resources=1).play("Guerrilla Warfare", "Kylo")
    assert (scene.pool(), scene.damage("Kylo")) == ([], 1), "its die is Red as well"


@card("22056")
@rule("DST-ASD-12")
def test_aayla_rolls_a_clone_trooper_die_and_may_reroll_it() -> None:
    scene = a_table(["22056"]).roll_next(5, 1).use("Aayla Secura", "yes")
    assert scene.pool() == ["2RD"]
    kept = a_table(["22056"]).roll_next(5).use("Aayla Secura", "no")
    assert (kept.pool(), kept.used("Aayla")) == (["-"], True)


@card("22070", "22031", "23018", "24072", "23047", "23087")
@rule("DST-GLT-07", "DST-TIM-03")
def test_other_characters_gain_their_second_color_after_set_up() -> None:
    for code, color in (("22070", BLUE), ("22031", BLUE), ("23018", BLUE), ("24072", BLUE), ("23047", RED)):
        scene = after_the_set_up(code)
        assert scene.duel.colors == ((scene.duel.teams[ME][0], color),), code
    ventress = after_the_set_up("23087")
    assert ventress.duel.colors == ((ventress.duel.teams[ME][0], YELLOW),)


@card("22070")
@rule("DST-POW-01")
def test_ezra_keeps_the_die_by_rerolling_it_and_takes_a_card() -> None:
    theirs = a_side([KYLO], hand=["01157"])
    ezra = a_character("22070", showing=("2Re",))
    scene = a_table([ezra], theirs).roll_next(1).use("Ezra Bridger")
    assert (scene.pool(), scene.hand(THEM), scene.discard(THEM)) == (["2MD"], [], ["Take Cover"])


@card("22070")
@rule("DST-THN-01")
def test_ezra_takes_no_card_without_a_die_showing_a_reroll() -> None:
    scene = a_table([a_character("22070", showing=("2MD",))], a_side([KYLO], hand=["01157"]))
    if scene.can("use Ezra"):
        scene.use("Ezra Bridger")
    assert scene.hand(THEM) == ["Take Cover"]


@card("23018")
@rule("DST-POW-01", "D-118")
def test_palpatine_plays_a_card_and_turns_a_die_to_its_cost() -> None:
    mine = a_character("23018", showing=("1F",))
    scene = a_table([mine], [FENCER], hand=[RIFLE], resources=2)
    scene.use("Palpatine", "F-11D", "yes", "Kylo Ren")
    assert (scene.upgrades("Palpatine"), scene.pool(THEM), scene.resources()) == (["F-11D Rifle"], ["2MD1"], 0)
    kept = a_table([mine], [FENCER], hand=[RIFLE], resources=2).use("Palpatine", "F-11D", "no")
    assert kept.pool(THEM) == ["1MD"]


@card("23018")
@rule("D-297", "DST-THN-01")
def test_palpatine_turns_nothing_without_a_played_card() -> None:
    mine = a_character("23018", showing=("1F",))
    scene = a_table([mine], [FENCER], hand=[RIFLE], resources=2).use("Palpatine", "none")
    assert (scene.asked, scene.hand(), scene.pool(THEM)) == (THEM, ["F-11D Rifle"], ["1MD"])
    poor = a_table([mine], [FENCER], hand=[RIFLE], resources=1)
    if poor.can("use Palpatine"):
        poor.use("Palpatine")
    assert poor.pool(THEM) == ["1MD"]


@card("24072")
@rule("DST-THN-01", "DST-DMG-04")
def test_sabine_rerolls_a_die_and_deals_damage_if_it_shows_damage() -> None:
    theirs = [a_character(KYLO, shields=1)]
    scene = a_table(["24072"], theirs).roll_next(5, 0).activate("Sabine Wren", "yes", "Kylo")
    assert (scene.pool(), scene.damage("Kylo"), scene.shields("Kylo")) == (["2RD"], 1, 1)
    blank = a_table(["24072"], theirs).roll_next(0, 5).activate("Sabine Wren", "yes")
    assert (blank.pool(), blank.damage("Kylo"), blank.asked) == (["-"], 0, THEM)
    declined = a_table(["24072"], theirs).roll_next(0).activate("Sabine Wren", "no")
    assert (declined.pool(), declined.damage("Kylo")) == (["2RD"], 0)


@card("23087")
@rule("DST-CPR-01", "DST-THN-01", "DST-DMG-04")
def test_ventress_hurts_a_character_with_a_downgrade_after_two_dice_showed_different_symbols() -> None:
    mine = a_character("23087", showing=("1MD",))
    burdened = a_character(KYLO, shields=1, showing=("1MD",), downgrades=[DOWNGRADE])
    scene = a_table([mine], [burdened]).roll_next(0, 4).use("Asajj Ventress")
    assert (scene.damage("Kylo"), scene.shields("Kylo")) == (1, 1)
    same = a_table([mine], [burdened]).roll_next(0, 0).use("Asajj Ventress")
    assert (same.damage("Kylo"), same.pool()) == (0, ["1MD"])
    free = a_table([mine], [FENCER]).roll_next(0, 4).use("Asajj Ventress")
    assert free.damage("Kylo") == 0, "there is no downgrade on it"
    one = a_table([mine], [a_character(KYLO, downgrades=[DOWNGRADE])]).roll_next(4).use("Asajj Ventress")
    assert one.damage("Kylo") == 0, "only one die was rerolled"


@card("22031")
@rule("DST-MEM-02", "DST-POW-01")
def test_maul_draws_when_his_player_first_hurts_an_own_character() -> None:
    deck = ["01157", "01153", "01155"]
    mine: Team = [a_character("22031", showing=("2Dci1",), dice=2), REY]
    theirs = a_side([KYLO], hand=["01157"] * 2)
    scene = a_table(mine, theirs, deck=deck)
    scene.resolve("Maul", "1 to Rey")
    assert "Maul" in scene.prompt
    assert scene.answer("yes").hand() == ["Take Cover"]
    twice = a_table([a_character("22031", showing=("2Dci1", "2Dci1")), REY], theirs, deck=deck)
    twice.resolve("Maul", "1 to Rey", "no")
    assert twice.hand() == []


@card("22031")
@rule("DST-POW-01", "DST-IND-12")
def test_maul_deals_the_difference_of_the_hands_up_to_four() -> None:
    for own, other, dealt in ((0, 2, 2), (3, 0, 3), (0, 6, 4), (2, 2, 0)):
        theirs = a_side([KYLO], hand=["01157"] * other)
        scene = a_table(["22031"], theirs, hand=["01153"] * own)
        scene.use("Maul")
        assert scene.damage("Kylo") == dealt, (own, other)


@card("23047")
@rule("DST-ASI-01")
def test_shaak_ti_follows_a_trooper_die_that_dealt_damage() -> None:
    mine = [a_character("23047", showing=("2MD",)), a_character(TROOPER, showing=("1RD",))]
    scene = a_table(mine, [KYLO]).resolve("First Order Stormtrooper", "Kylo", "yes", "Kylo")
    assert (scene.damage("Kylo"), scene.pool()) == (4, [])
    declined = a_table(mine, [KYLO]).resolve("First Order Stormtrooper", "Kylo", "no")
    assert (declined.damage("Kylo"), declined.pool()) == (1, ["2MD"])
    other = [a_character("23047", showing=("2MD",)), a_character(PHASMA, showing=("2RD",))]
    assert a_table(other, [KYLO]).resolve("Captain Phasma", "Kylo").pool() == ["2MD"], "Phasma is no trooper"


# -- gained dice -------------------------------------------------------------------------------------------------


@card("22004")
@rule("DST-TOK-01")
def test_the_son_gets_a_resource_for_a_blue_ability_on_him() -> None:
    scene = a_table(["22004", KYLO], hand=[ABILITY], resources=3).play("Force Throw", "The Son")
    assert scene.tokens("The Son", RESOURCES) == 1
    other = a_table(["22004", KYLO], hand=[ABILITY], resources=3).play("Force Throw", "Kylo")
    assert other.tokens("The Son", RESOURCES) == 0
    weapon = a_table(["22004"], hand=[SABER], resources=3).play("Lightsaber")
    assert weapon.tokens("The Son", RESOURCES) == 0


@card("22004")
@rule("DST-ELT-01", "D-351", "DST-THN-01")
def test_the_son_gains_a_die_for_three_resources_up_to_three_dice() -> None:
    son = a_character("22004", dice=2, tokens={RESOURCES: 6})
    scene = a_table([son])
    scene.duel.record()
    scene.use("The Son")
    assert "The Son, The Dark Side gains a die and has 3 dice." in scene.log()
    assert scene.tokens("The Son", RESOURCES) == 3
    assert not scene.pass_().can("use The Son"), "it has three dice"
    assert len(scene.roll_next(0, 1, 3).activate("The Son").pool()) == 3


@card("22004")
@rule("D-351", "DST-THN-01")
def test_the_son_is_elite_with_a_second_die_and_gains_none_for_too_few_resources() -> None:
    scene = a_table([a_character("22004", tokens={RESOURCES: 3})])
    assert not is_elite(scene.duel, scene.find("The Son"))
    scene.use("The Son")
    assert is_elite(scene.duel, scene.find("The Son"))
    assert len(scene.pass_().roll_next(0, 1).activate("The Son").pool()) == 2
    poor = a_table([a_character("22004", tokens={RESOURCES: 2})])
    poor.use("The Son")
    assert poor.tokens("The Son", RESOURCES) == 0
    assert len(poor.pass_().roll_next(0).activate("The Son").pool()) == 1
