"""Cards with indirect damage on the die or in the text, and other effects beside it."""

from __future__ import annotations

import pytest

from tests.support import card
from tests.support.destiny import THEM, a_character, a_piece, a_side, a_table

FALCON, CRASH, BY_ANY_MEANS, CASSIAN, IMPERIALIS, FIGHTERS = "05052", "05137", "07039", "07090", "09013", "11089"
FIELD, DEALER, ORDER, CLOSE, DESTRUCT, AT_TE, DEVIOUS = "12016", "12147", "14017", "16016", "16032", "18067", "19007"
SCYTHE, PALPATINE = "22012", "19001"
REBEL, LUKE, PADAWAN, GUN, FINN, VADER, STORMTROOPER = "01030", "01035", "01036", "01047", "01045", "01010", "01002"
BB_8, R2, STAP, AIM, VEERS, BLOCK = "01043", "02042", "09032", "01151", "01004", "01153"
TWO_OF_THEM = [LUKE, PADAWAN]


@card(FALCON)
def test_the_millennium_falcon_takes_a_character_along() -> None:
    scene = a_table([GUN], supports=[FALCON]).activate("Millennium", "yes")
    assert (scene.exhausted("Hired"), len(scene.pool())) == (True, 2)
    scene = a_table([GUN], supports=[FALCON]).activate("Millennium", "no")
    assert (scene.exhausted("Hired"), len(scene.pool())) == (False, 1)
    tired = a_table([a_character(GUN, exhausted=True)], supports=[FALCON]).activate("Millennium")
    assert (tired.asked, tired.prompt) == (THEM, "Take an action or pass")


@card(CRASH)
def test_a_crash_landing_costs_the_value_of_the_die() -> None:
    theirs = a_character(VADER, showing=["3MD"])
    scene = a_table([LUKE, PADAWAN], [theirs], hand=[CRASH]).play("Crash", "1 to Luke")
    assert (scene.pool(THEM), scene.damage("Luke"), scene.damage("Padawan")) == ([], 1, 2)
    peaceful = a_table([LUKE], [a_character(VADER, showing=["2Dr"])], hand=[CRASH]).play("Crash")
    assert (peaceful.pool(THEM), peaceful.damage("Luke")) == (["2Dr"], 0)


@card(BY_ANY_MEANS)
def test_by_any_means_costs_1_damage() -> None:
    theirs = a_character(VADER, showing=["2Dr", "1Sh"])
    scene = a_table([LUKE, PADAWAN], [theirs], hand=[BY_ANY_MEANS], resources=1).play("By Any", "1 to Luke")
    assert (scene.pool(THEM), scene.damage("Luke")) == (["1Sh"], 1)
    low = a_table([LUKE], [a_character(VADER, showing=["1Sh"])], hand=[BY_ANY_MEANS], resources=1).play("By Any")
    assert (low.pool(THEM), low.damage("Luke")) == (["1Sh"], 0)


@card(CASSIAN)
def test_cassian_shoots_or_discards_after_his_die() -> None:
    mine = a_character(CASSIAN, showing=["1R"])
    theirs = a_side(TWO_OF_THEM, deck=[AIM])
    scene = a_table([mine], theirs).resolve("Cassian", "yes", "deal", "1 to Luke")
    assert (scene.damage("Luke"), scene.deck(THEM)) == (1, ["Aim"])
    scene = a_table([mine], theirs).resolve("Cassian", "yes", "discard", "Player 2")
    assert (scene.damage("Luke"), scene.discard(THEM)) == (0, ["Aim"])
    scene = a_table([mine], theirs).resolve("Cassian", "no")
    assert (scene.damage("Luke"), scene.deck(THEM)) == (0, ["Aim"])


@card(IMPERIALIS)
def test_the_imperialis_follows_palpatine() -> None:
    scene = a_table([PALPATINE, GUN], supports=[IMPERIALIS]).activate("Palpatine", "yes")
    assert (scene.exhausted("Imperialis"), len(scene.pool())) == (True, 2)
    assert not a_table([PALPATINE, GUN], supports=[IMPERIALIS]).activate("Palpatine", "no").exhausted("Imperialis")
    other = a_table([PALPATINE, GUN], supports=[IMPERIALIS]).activate("Hired")
    assert (other.asked, other.exhausted("Imperialis")) == (THEM, False)


@card(IMPERIALIS)
def test_the_imperialis_is_given_up_for_4_damage() -> None:
    scene = a_table([GUN], TWO_OF_THEM, supports=[a_piece(IMPERIALIS, "Sp")]).resolve("Imperialis", "3 to Luke")
    assert (scene.damage("Luke"), scene.damage("Padawan"), scene.supports()) == (3, 1, [])
    assert scene.discard() == ["Imperialis"]


@card(FIGHTERS)
def test_trench_fighters_trade_their_die_for_one_of_equal_value() -> None:
    theirs = a_character(VADER, showing=["2Dr", "3MD", "1Sh"])
    scene = a_table([GUN], [theirs], supports=[a_piece(FIGHTERS, "2RD")]).use("Resistance Trench Fighters")
    assert (scene.pool(), scene.pool(THEM)) == ([], ["3MD", "1Sh"])
    assert not a_table([GUN], [theirs], supports=[FIGHTERS]).can("use Resistance")


@card(FIELD)
def test_a_death_field_goes_on_a_blue_character_and_rolls_its_die() -> None:
    mine = a_character(LUKE, upgrades=[FIELD])
    scene = a_table([mine]).roll_next(0).use("Death Field")
    assert (scene.pool(), scene.exhausted("Death Field")) == (["2ID"], True)
    assert not a_table([a_character(LUKE, upgrades=[a_piece(FIELD, exhausted=True)])]).can("use Death")
    assert not a_table([GUN], hand=[FIELD], resources=9).can("play Death Field")


@card(FIELD, AT_TE)
@pytest.mark.parametrize(("name", "hurt"), [("Death Field", 2), ("AT-TE", 1)])
def test_a_special_hits_each_of_an_opponent_s_characters(name: str, hurt: int) -> None:
    mine = a_character(LUKE, upgrades=[a_piece(FIELD, "Sp")])
    scene = a_table([mine], [VADER, PADAWAN], supports=[a_piece(AT_TE, "Sp")]).resolve(name)
    assert (scene.damage("Vader"), scene.damage("Padawan"), scene.damage("Luke")) == (hurt, hurt, 0)


@card(AT_TE)
def test_an_at_te_resolves_its_die_and_rerolls_it_once_a_round() -> None:
    scene = a_table([GUN], TWO_OF_THEM, supports=[a_piece(AT_TE, "2ID")]).roll_next(3)
    scene.use("AT-TE", "2 to Luke")
    assert (scene.damage("Luke"), scene.pool()) == (2, ["1R"])
    assert not scene.pass_().can("use AT-TE")
    scene = a_table([GUN], TWO_OF_THEM, supports=[AT_TE])
    assert scene.use("AT-TE").damage("Luke") == 0  # a Power Action may be used in vain


@card(DEALER)
def test_a_jawa_junk_dealer_sells_a_gray_neutral_card_for_1_less() -> None:
    theirs = [a_character(LUKE, showing=["2MD"])]
    scene = a_table([DEALER], theirs, hand=[AIM, BLOCK, STAP], resources=1).activate("Jawa", "yes")
    assert scene.options == ["Aim", "Block"]
    scene.answer("Block")
    assert (scene.resources(), scene.pool(THEM), scene.hand()) == (0, [], ["Aim", "Stap Droid"])
    assert a_table([DEALER], theirs, hand=[AIM], resources=1).activate("Jawa", "no").hand() == ["Aim"]
    assert a_table([DEALER], theirs, hand=[STAP], resources=1).activate("Jawa").asked == THEM


@card(ORDER)
def test_an_extermination_order_needs_a_red_trooper_and_pays_a_red_leader() -> None:
    scene = a_table([STORMTROOPER, VEERS], TWO_OF_THEM, hand=[ORDER], resources=3).play("Extermination", "2 to Luke")
    assert (scene.damage("Luke"), scene.damage("Padawan"), scene.resources()) == (2, 1, 2)
    alone = a_table([STORMTROOPER], TWO_OF_THEM, hand=[ORDER], resources=3).play("Extermination", "2 to Luke")
    assert alone.resources() == 0
    nobody = a_table([VEERS], TWO_OF_THEM, hand=[ORDER], resources=3).play("Extermination")
    assert (nobody.damage("Luke"), nobody.resources()) == (0, 0)


@card(CLOSE)
def test_danger_close_brings_a_vehicle_back_for_1_less() -> None:
    scene = a_table([LUKE, PADAWAN], [GUN], hand=[CLOSE], discard=[FALCON, BB_8], resources=3)
    scene.play("Danger", "1 to Luke", "Millennium Falcon")  # the only vehicle of the pile
    assert (scene.damage("Luke"), scene.resources(), scene.supports()) == (1, 0, ["Millennium Falcon"])
    empty = a_table([LUKE, PADAWAN], [GUN], hand=[CLOSE], discard=[BB_8], resources=3).play("Danger", "1 to Luke")
    assert (empty.damage("Luke"), empty.supports()) == (1, [])


@card(DESTRUCT)
def test_a_droid_is_given_up_for_3_damage() -> None:
    scene = a_table([GUN, LUKE], [VADER, PADAWAN], hand=[DESTRUCT], supports=[R2]).play("Self-Destruct", "discard")
    scene.answer("0 to Darth")
    assert (scene.damage("Padawan"), scene.supports()) == (3, [])
    vain = a_table([GUN, LUKE], [VADER, PADAWAN], hand=[DESTRUCT]).play("Self-Destruct", "discard")
    assert (vain.damage("Padawan"), vain.damage("Vader")) == (0, 0)


@card(DEVIOUS)
def test_devious_hits_a_character_and_turns_its_die() -> None:
    mine = a_character(LUKE, upgrades=[a_piece(DEVIOUS, "Sp")])
    theirs = [a_character(VADER, showing=["3MD"]), a_character(PADAWAN, showing=["2MD"])]
    scene = a_table([mine], theirs).resolve("Devious", "Vader", "1 shield")
    assert (scene.damage("Vader"), scene.pool(THEM)) == (1, ["1Sh", "2MD"])
    scene = a_table([mine], [VADER, a_character(PADAWAN, showing=["2MD"])]).resolve("Devious", "Vader")
    assert (scene.damage("Vader"), scene.pool(THEM), scene.asked) == (1, ["2MD"], THEM)


@card(SCYTHE)
def test_a_scythe_blanks_a_die_and_serves_the_sith() -> None:
    mine = a_character(VADER, showing=["1Sh"])
    theirs = a_character(FINN, showing=["1Sh"])
    scene = a_table([mine], [a_character(STORMTROOPER, showing=["2RD"]), LUKE], supports=[a_piece(SCYTHE, "Sp")])
    scene.resolve("Scythe", "First Order")
    assert scene.pool(THEM) == ["-"]
    assert scene.answer("3 melee").pool() == ["3MD"]
    plain = a_table([GUN], [theirs], supports=[a_piece(SCYTHE, "Sp")]).resolve("Scythe", "Finn")
    assert (plain.pool(THEM), plain.asked) == (["-"], THEM)  # no Sith die to turn
