"""Cal Kestis, Pong Krell and Baylan Skoll."""

from __future__ import annotations

from tests.support import card, rule
from tests.support.destiny import THEM, Scene, a_beginning, a_character, a_side, a_table

REY, FINN, KYLO, LUKE, PHASMA, JANGO = "01038", "01045", "01011", "01035", "01001", "01021"
BLOCK, DODGE, PISTOL, ENRAGE, DATAPAD, RETREAT = "01153", "01155", "01054", "01081", "01062", "01110"
CAL, KRELL, BAYLAN, UNDERHANDED = "24047", "12003", "24001", "07052"


# -- Cal Kestis --------------------------------------------------------------------------------------------------


@card("24047")
@rule("DST-GLT-07")
def test_cal_kestis_is_yellow_after_set_up() -> None:
    mine = a_side([CAL], deck=[BLOCK] * 8, format="INF")
    scene = a_beginning(mine, a_side([KYLO], deck=[DODGE] * 8, format="INF")).settle_in()
    assert [row[0] for row in scene.duel.colors] == [scene.find("Cal Kestis")]


@card("24047")
def test_cal_kestis_deals_more_for_a_yellow_card_and_heals_for_a_blue_one() -> None:
    mine = [a_character(CAL, damage=3, showing=("Sp",))]
    scene = a_table(mine, [KYLO], hand=[UNDERHANDED, ENRAGE]).resolve("Cal Kestis", "Kylo", "yes", "Kylo", "yes", "Cal")
    assert (scene.damage("Kylo"), scene.damage("Cal Kestis")) == (2, 2)
    assert sorted(scene.knows(THEM)) == ["Enrage", "Underhanded Tactics"]
    kept = a_table(mine, [KYLO], hand=[UNDERHANDED, ENRAGE]).resolve("Cal Kestis", "Kylo", "no", "no")
    assert (kept.damage("Kylo"), kept.knows(THEM)) == (1, [])
    assert a_table(mine, [KYLO], hand=[PISTOL]).resolve("Cal Kestis", "Kylo").asked == THEM


# -- Pong Krell --------------------------------------------------------------------------------------------------


@card("12003")
@rule("DST-THN-01")
def test_pong_krell_puts_a_hero_card_of_any_pile_under_its_deck() -> None:
    theirs = a_side([LUKE], discard=[RETREAT, BLOCK], deck=[DODGE])
    scene = a_table([KRELL], theirs, discard=[ENRAGE]).roll_next(0).activate("Pong Krell", "yes", "Luke")
    assert (scene.deck(THEM), scene.discard(THEM), scene.damage("Luke")) == (["Dodge", "Retreat"], ["Block"], 1)
    declined = a_table([KRELL], theirs).roll_next(0).activate("Pong Krell", "no")
    assert (declined.damage("Luke"), declined.discard(THEM)) == (0, ["Retreat", "Block"])
    none = a_table([KRELL], [LUKE], discard=[ENRAGE]).roll_next(0).activate("Pong Krell")
    assert (none.damage("Luke"), none.asked) == (0, THEM)


# -- Baylan Skoll ------------------------------------------------------------------------------------------------


def baylan(showing: str, *sides: int) -> Scene:
    """Baylan Skoll shows this side, and the next roll of his die shows one of these."""
    return a_table([a_character(BAYLAN, showing=(showing,))], [KYLO, FINN]).roll_next(*sides)


@card("24001")
@rule("D-413", "DST-VAL-05")
def test_baylan_resolves_his_die_twice_the_second_time_for_one_less() -> None:
    scene = baylan("2Sh", 0).use("Baylan Skoll", "Baylan", "Kylo")
    assert (scene.shields("Baylan"), scene.damage("Kylo"), scene.pool()) == (2, 2, [])
    assert scene.used("Baylan")


@card("24001")
@rule("D-413")
def test_a_blank_is_removed() -> None:
    scene = baylan("2Sh", 5).use("Baylan Skoll", "Baylan")
    assert (scene.shields("Baylan"), scene.pool(), scene.asked) == (2, [], THEM)


@card("24001")
def test_baylan_turns_a_die_of_an_opponent_after_damage() -> None:
    mine = [a_character(BAYLAN, showing=("3MD",))]
    theirs = [a_character(KYLO, showing=("1MD",))]
    scene = a_table(mine, theirs)
    scene.resolve("Baylan", "Kylo", "yes", "1 shield")
    assert (scene.damage("Kylo"), scene.pool(THEM)) == (3, ["1Sh"])
    shields = a_table([a_character(BAYLAN, showing=("2Sh",))], theirs).resolve("Baylan", "Baylan")
    assert shields.asked == THEM


@card("24001")
@rule("DST-RSL-01")
def test_baylan_loses_one_die_in_an_action_at_most() -> None:
    mine = [a_character(BAYLAN, showing=("3MD", "3MD"))]
    scene = a_table(mine, a_side([LUKE], hand=[BLOCK], resources=2), turn=THEM).play("Block", "Baylan")
    assert len(scene.pool()) == 1
