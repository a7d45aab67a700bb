"""Cards of Unlikely Heroes about dice: which ones, which sides, and as which symbol they are resolved."""

from __future__ import annotations

from tests.support import card, rule
from tests.support.destiny import (
    ME,
    THEM,
    THIRD,
    Fighter,
    Scene,
    a_character,
    a_free_for_all,
    a_piece,
    a_side,
    a_table,
)

PHASMA, TROOPER, GRIEVOUS, DOOKU, KYLO, JABBA, JANGO = "01001", "01002", "01003", "01009", "01011", "01020", "01021"
REY, QUI_GON, AURRA, FINN = "01038", "01037", "18030", "01045"
SENTINEL, RIFLE, SPEEDER = "18058", "01008", "01018"
SHOOTER, FENCER = a_character(PHASMA, showing=("2RD",)), a_character(KYLO, showing=("1MD",))


def playing(code: str, *mine: Fighter, theirs: tuple[Fighter, ...] = (SHOOTER, FENCER)) -> Scene:
    """A turn with one event in hand, and resources for it and more."""
    return a_table(mine or [a_character(REY)], theirs, hand=[code], deck=["01157", "01153"], resources=5)


@card("18077")
@rule("DST-VAL-07", "DST-VAL-01")
def test_strike_a_deal_pays_half_the_value_rounded_up() -> None:
    theirs = (a_character(GRIEVOUS, showing=("3MD1", "-")),)
    scene = playing("18077", theirs=theirs).play("Strike A Deal")
    assert (scene.pool(THEM), scene.resources(THEM)) == (["-"], 2)
    nothing = playing("18077", theirs=(a_character(GRIEVOUS, showing=("-",)),)).play("Strike A Deal")
    assert (nothing.pool(THEM), nothing.resources(THEM)) == (["-"], 0), "a blank has value 0, and nobody is paid"


@card("18077")
@rule("DST-MUL-10", "DST-EPL-01")
def test_strike_a_deal_pays_each_opponent_alike() -> None:
    theirs = a_side([a_character(GRIEVOUS, showing=("3MD1",))])
    scene = a_free_for_all(a_side([REY], hand=["18077"]), theirs, a_side([JABBA])).play("Strike A Deal")
    assert (scene.resources(ME), scene.resources(THEM), scene.resources(THIRD)) == (0, 2, 2)


@card("18110")
@rule("DST-CHD-01", "D-53")
def test_hold_fast_is_paid_by_a_die_of_a_character_that_is_not_unique() -> None:
    mine = (
        a_character(TROOPER, showing=("1RD",), upgrades=[a_piece(RIFLE, "+1RD")]),
        a_character(REY, showing=("1R",)),
    )
    scene = playing("18110", *mine).play("Hold Fast", "Phasma")
    assert (scene.pool(ME), scene.pool(THEM)) == (["+1RD", "1R"], ["1MD"])
    unique = playing("18110", a_character(REY, showing=("1R",))).play("Hold Fast")
    assert (unique.pool(ME), unique.pool(THEM)) == (["1R"], ["2RD", "1MD"])


@card("18066")
@rule("DST-SHW-01", "DST-VAL-01")
def test_this_is_war_removes_a_die_without_damage_and_with_a_low_value() -> None:
    mine = (a_character(REY), a_character(TROOPER))
    theirs = (a_character(DOOKU, showing=("1F", "2Dc1", "1MD")),)
    scene = playing("18066", *mine, theirs=theirs).play("This Is War")
    assert (scene.exhausted("Stormtrooper"), scene.pool(THEM)) == (True, ["2Dc1", "1MD"])


@card("18066")
@rule("DST-SPT-01", "DST-ACTV-07")
def test_this_is_war_needs_a_blue_character_and_a_ready_red_one() -> None:
    theirs = (a_character(DOOKU, showing=("1F",)),)
    assert playing("18066", a_character(TROOPER), theirs=theirs).play("This Is War").pool(THEM) == ["1F"]
    tired = (a_character(REY), a_character(TROOPER, exhausted=True))
    assert playing("18066", *tired, theirs=theirs).play("This Is War").pool(THEM) == ["1F"]


@card("18096")
@rule("D-254", "DST-ASI-01")
def test_i_am_no_jedi_resolves_a_red_character_die_as_another_symbol() -> None:
    scene = playing("18096", a_character(REY), SHOOTER).play("I Am No Jedi")
    assert set(scene.options) >= {"melee", "shield", "resource", "disrupt", "discard", "focus"}
    assert not scene.can("ranged") and not scene.can("special") and not scene.can("blank")
    before = scene.resources(ME)
    scene.answer("resource")
    assert (scene.resources(ME) - before, scene.pool(ME), len(scene.hand(ME))) == (2, [], 1)


@card("18096")
@rule("DST-SPT-01")
def test_i_am_no_jedi_spots_a_character_for_each_of_its_effects() -> None:
    red = playing("18096", SHOOTER).play("I Am No Jedi")
    assert (red.pool(ME), len(red.hand(ME))) == (["2RD"], 1)
    blue = playing("18096", a_character(REY, showing=("1R",))).play("I Am No Jedi")
    assert (blue.pool(ME), len(blue.hand(ME))) == (["1R"], 0)


def with_the_sentinel(*showing: str) -> Scene:
    mine = a_character(QUI_GON, showing=showing, upgrades=[a_piece(SENTINEL, "Sp")])
    return a_table([mine], [KYLO], resources=3)


@card("18058")
@rule("DST-OPD-07", "DST-OPD-06")
def test_sentinel_lightsaber_resolves_a_shield_die_that_stays_in_the_pool() -> None:
    scene = with_the_sentinel("2Sh").roll_next(0).resolve("Sentinel", "Qui-Gon")
    assert (scene.shields("Qui-Gon"), scene.pool(ME)) == (2, ["2Sh", "1MD"])
    assert scene.exhausted("Sentinel Lightsaber")


@card("18058")
@rule("D-53")
def test_sentinel_lightsaber_needs_a_shield_and_to_be_ready() -> None:
    scene = with_the_sentinel("1MD").roll_next(0).resolve("Sentinel")
    assert (scene.shields("Qui-Gon"), scene.pool(ME)) == (0, ["1MD", "1MD"])


@card("18058")
@rule("DST-ABT-01")
def test_sentinel_lightsaber_may_give_a_shield_when_it_is_played() -> None:
    scene = a_table([QUI_GON], [KYLO], hand=[SENTINEL], resources=5).play("Sentinel Lightsaber", "yes", "Qui-Gon")
    assert scene.shields("Qui-Gon") == 1
    scene = a_table([QUI_GON], [KYLO], hand=[SENTINEL], resources=5).play("Sentinel Lightsaber", "no")
    assert scene.shields("Qui-Gon") == 0


@card("18052")
@rule("DST-TRN-02")
def test_echo_three_turns_another_character_die_to_the_side_of_the_chosen_one() -> None:
    mine = (a_character(FINN, showing=("1R",)),)
    scene = playing("18052", *mine, theirs=(SHOOTER,)).play("Echo Three", "Finn", "Finn")
    assert (scene.pool(ME), scene.pool(THEM), scene.shields("Finn")) == (["1R"], ["1R"], 1)


@card("18052")
@rule("DST-TRN-02", "DST-SPT-01")
def test_echo_three_finds_no_die_without_the_same_side_and_no_yellow_character() -> None:
    scene = playing("18052", a_character(QUI_GON, showing=("2Sh",)), theirs=(SHOOTER,)).play("Echo Three", "Qui-Gon")
    assert (scene.pool(ME), scene.pool(THEM)) == (["2Sh"], ["2RD"])
    scene = playing("18052", a_character(REY, showing=("1R",)), theirs=(SHOOTER,)).play("Echo Three", "Rey")
    assert (scene.pool(THEM), scene.shields("Rey")) == (["1R"], 0)


@card("18051")
@rule("DST-TRN-01", "DST-VAL-02")
def test_deep_meditation_discards_as_many_cards_as_the_turned_die_now_shows() -> None:
    theirs = a_side([a_character(GRIEVOUS, showing=("-",))], deck=["01157", "01153", "01155", "01156"])
    scene = a_table([REY], theirs, hand=["18051"], resources=5).play("Deep Meditation", "3 melee", "player 2")
    assert (scene.pool(THEM), len(scene.deck(THEM))) == (["3MD1"], 1)
    blank = a_side([a_character(GRIEVOUS, showing=("1R",))], deck=["01157"])
    scene = a_table([REY], blank, hand=["18051"], resources=5).play("Deep Meditation", "blank", "player 2")
    assert (scene.pool(THEM), len(scene.deck(THEM))) == (["-"], 1)


@card("18064")
@rule("DST-PRE-01")
def test_hold_the_line_needs_an_opponent_with_more_dice() -> None:
    assert playing("18064", SHOOTER).play("Hold The Line", "Kylo").pool(THEM) == ["2RD"]
    even = playing("18064", a_character(PHASMA, showing=("1R", "1F")))
    assert not even.can("play Hold The Line")


@card("18030")
@rule("DST-VAL-03", "DST-CHD-01")
def test_aurra_sing_removes_a_die_to_resolve_one_of_her_own() -> None:
    mine = [a_character(AURRA, showing=("2RD",)), a_character(REY, showing=("1R",))]
    scene = a_table(mine, [KYLO]).use("Aurra Sing", "Rey", "Kylo")
    assert (scene.damage("Kylo"), scene.pool(ME)) == (3, [])


@card("18030")
@rule("D-53")
def test_aurra_sing_may_remove_her_last_die_and_resolve_none() -> None:
    scene = a_table([a_character(AURRA, showing=("2RD",))], [KYLO]).use("Aurra Sing")
    assert (scene.damage("Kylo"), scene.pool(ME)) == (0, [])
    assert not a_table([AURRA], [KYLO]).can("use Aurra Sing")


@card("18006")
@rule("DST-SPT-01", "DST-THN-01")
def test_expunge_weakness_trades_a_blank_for_a_die_of_an_opponent() -> None:
    scene = playing("18006", a_character(REY, showing=("-", "1R"))).play("Expunge Weakness", "Phasma")
    assert (scene.pool(ME), scene.pool(THEM)) == (["1R"], ["1MD"])
    no_blank = playing("18006", a_character(REY, showing=("1R",))).play("Expunge Weakness")
    assert (no_blank.pool(ME), no_blank.pool(THEM)) == (["1R"], ["2RD", "1MD"])
    red = playing("18006", a_character(PHASMA, showing=("-",))).play("Expunge Weakness")
    assert (red.pool(ME), red.pool(THEM)) == (["-"], ["2RD", "1MD"])


@card("18007")
@rule("DST-VAL-03", "DST-THN-01")
def test_through_power_gain_strength_raises_a_damage_die_by_two() -> None:
    mine = a_character(REY, showing=("1MD", "1R"))
    scene = playing("18007", mine).play("Through Power", "Phasma", "yes", "Kylo")
    assert (scene.pool(THEM), scene.damage("Kylo"), scene.pool(ME)) == (["1MD"], 3, ["1R"])
    scene = playing("18007", mine).play("Through Power", "Phasma", "no")
    assert (scene.damage("Kylo"), scene.pool(ME)) == (0, ["1MD", "1R"])
    assert playing("18007", mine, theirs=(a_character(KYLO),)).play("Through Power", "1 resource").can("yes")
    empty = playing("18007", theirs=(a_character(KYLO),)).play("Through Power")
    assert empty.asked == THEM, "no die was removed"


@card("18008")
@rule("DST-SPT-01", "D-76")
def test_vile_machinations_offers_one_effect_to_each_color() -> None:
    theirs = (a_character(DOOKU, showing=("1F",)), SHOOTER)
    scene = playing("18008", a_character(FINN), a_character(REY), theirs=theirs)
    scene.play("Vile Machinations", "yes", "yes")
    assert scene.pool(THEM) == ["-"]
    assert playing("18008", a_character(FINN), theirs=theirs).play("Vile Machinations", "yes").pool(THEM) == ["2RD"]
    assert playing("18008", a_character(REY), theirs=theirs).play("Vile Machinations", "no").pool(THEM) == ["1F", "2RD"]
    assert playing("18008", a_character(TROOPER), theirs=theirs).play("Vile Machinations").pool(THEM) == ["1F", "2RD"]


@card("18044")
@rule("DST-DIE-05", "DST-VAL-03")
def test_vicious_tactics_raises_a_die_by_its_cost_which_is_paid() -> None:
    mine = a_character(GRIEVOUS, showing=("3MD1", "2MD"))
    scene = playing("18044", mine)
    before = scene.resources(ME)
    scene.play("Vicious Tactics", "Kylo")
    assert (scene.damage("Kylo"), scene.pool(ME)) == (4, ["2MD"])
    assert before - scene.resources(ME) >= 1
    assert playing("18044", a_character(REY, showing=("1MD",))).play("Vicious Tactics").pool(ME) == ["1MD"]


@card("18021")
@rule("DST-TRN-02", "DST-DIE-05")
def test_at_all_costs_turns_a_die_to_a_side_with_a_cost() -> None:
    assert playing("18021", a_character(GRIEVOUS, showing=("-",))).play("At All Costs").pool(ME) == ["3MD1"]
    assert playing("18021", a_character(REY, showing=("1R",))).play("At All Costs").pool(ME) == ["1R"]


@card("18024")
@rule("D-03", "DST-OPD-03")
def test_good_soldiers_turns_any_trooper_die_and_resolves_only_yours() -> None:
    mine = (a_character(TROOPER, showing=("-",)), a_character(REY, showing=("1R",)))
    scene = playing("18024", *mine).play("Good Soldiers", "Stormtrooper", "2 ranged", "yes", "Kylo")
    assert (scene.damage("Kylo"), scene.pool(ME)) == (2, ["1R"])
    theirs = playing("18024", *mine).play("Good Soldiers", "Phasma", "discard")
    assert (theirs.pool(THEM), theirs.asked) == (["1Dc", "1MD"], THEM)
    no_blue = playing("18024", mine[0]).play("Good Soldiers", "Stormtrooper", "2 ranged")
    assert no_blue.pool(ME) == ["2RD"]
