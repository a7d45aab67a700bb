"""Characters that gain a second color after set-up, and what else they do."""

from __future__ import annotations

from sandtable.engine.dice import seeded
from sandtable.engine.viewing import view
from sandtable.games.destiny.decklist import DeckList, Member
from sandtable.games.destiny.game import RULES
from sandtable.games.destiny.setting_up import seat
from sandtable.games.destiny.terms import ACTION_PHASE, BLUE, RED, YELLOW
from sandtable.games.destiny.view.text import lines_of
from tests.support import card, rule
from tests.support.destiny import ME, THEM, Scene, Team, a_character, a_piece, a_side, a_table

REY, KYLO, PHASMA, FINN, USE_THE_FORCE, RIFLE = "01038", "01011", "01001", "01045", "01149", "01008"
TROOPER, DOWNGRADE = "01002", "11138"
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


@card("22070", "22031", "23018", "24072", "24097", "23047", "23087")
@rule("DST-GLT-07", "DST-TIM-03")
def test_other_characters_gain_their_second_color_after_set_up() -> None:
    blue = [(code, BLUE) for code in ("22070", "22031", "23018", "24072", "24097")]
    for code, color in (*blue, ("23047", RED)):
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


@card("23087")
@rule("DST-WLD-02")
def test_ventress_compares_no_wildcard() -> None:
    burdened = a_character(KYLO, downgrades=[DOWNGRADE])
    walker = a_piece("11134", showing="+2*")
    scene = a_table([a_character("23087", showing=("1MD",))], [burdened], supports=[walker]).roll_next(0, 0)
    assert sorted(scene.use("Asajj Ventress").pool()) == ["+1*", "1MD"]
    assert scene.damage("Kylo") == 0


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
