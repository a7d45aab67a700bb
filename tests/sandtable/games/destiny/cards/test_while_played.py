"""Cards that act on a card while it is played, or wait for it: It Binds All Things, Infamous, Han Solo, Promotion."""

from __future__ import annotations

from sandtable.games.destiny.terms import AMBUSH_BIT
from tests.support import card, rule
from tests.support.destiny import ME, THEM, a_character, a_piece, a_side, a_table

TROOPER, PHASMA, KYLO, REY, FINN, HAN = "01002", "01001", "01011", "01038", "01045", "01046"
BINDS, INFAMOUS, PROMOTION = "01150", "01163", "01056"
LIGHTSABER, ROBES, PROBE, HOLDOUT = "01059", "01040", "01060", "01063"
CONNECTIONS, DRAW_ATTENTION, UNPREDICTABLE = "01101", "01128", "01162"
TAKE_COVER, USE_THE_FORCE, ARMORY, CRIME_LORD = "01157", "01149", "01169", "01023"


@card("01150")
@rule("EX-22", "DST-DEC-01", "D-45")
def test_binds_decreases_the_cost_only_while_the_upgrade_is_played() -> None:
    scene = a_table([KYLO], hand=[LIGHTSABER, PROBE], supports=[BINDS], resources=5).play("Lightsaber", "yes")
    assert (scene.resources(), scene.exhausted("It Binds"), scene.asked) == (3, True, THEM)
    scene.pass_().play("Mind Probe")  # 4, less the 3 the Lightsaber is worth again
    assert (scene.resources(), scene.upgrades("Kylo")) == (2, ["Mind Probe"])


@card("01150")
def test_binds_may_be_left_ready() -> None:
    scene = a_table([KYLO], hand=[LIGHTSABER], supports=[BINDS], resources=3).play("Lightsaber", "no")
    assert (scene.resources(), scene.exhausted("It Binds")) == (0, False)


@card("01150")
@rule("D-45", "DST-PLAY-02")
def test_binds_is_used_when_the_upgrade_could_not_be_paid_without() -> None:
    scene = a_table([KYLO], hand=[LIGHTSABER], supports=[BINDS], resources=2).play("Lightsaber")
    assert (scene.upgrades("Kylo"), scene.resources(), scene.exhausted("It Binds")) == (["Lightsaber"], 0, True)


@card("01150")
def test_binds_makes_nothing_affordable_that_costs_2_too_much_or_once_it_is_exhausted() -> None:
    assert a_table([KYLO], hand=[LIGHTSABER], supports=[BINDS], resources=2).can("play Lightsaber")
    assert not a_table([KYLO], hand=[LIGHTSABER], supports=[BINDS], resources=1).can("play Lightsaber")
    spent = a_piece(BINDS, exhausted=True)
    assert not a_table([KYLO], hand=[LIGHTSABER], supports=[spent], resources=2).can("play Lightsaber")
    theirs = a_side([TROOPER], supports=[BINDS])
    assert not a_table([KYLO], theirs, hand=[LIGHTSABER], resources=2).can("play Lightsaber")


@card("01150")
def test_binds_is_not_for_other_colors_or_for_events() -> None:
    scene = a_table([KYLO], hand=[HOLDOUT, USE_THE_FORCE], supports=[BINDS], resources=1)
    assert not scene.can("play Holdout")
    scene.play("Use The Force")
    assert (scene.resources(), scene.exhausted("It Binds")) == (0, False)


@card("01150")
@rule("D-43")
def test_two_binds_add_up() -> None:
    scene = a_table([KYLO], hand=[LIGHTSABER], supports=[BINDS, BINDS], resources=1).play("Lightsaber", "It Binds")
    assert (scene.resources(), scene.upgrades("Kylo")) == (0, ["Lightsaber"])
    assert [scene.duel.exhausted[support] for support in scene.duel.supports[ME]] == [True, True]


@card("01150")
@rule("D-75", "D-45")
def test_of_two_binds_the_first_may_be_declined_when_the_second_is_enough() -> None:
    scene = a_table([KYLO], hand=[LIGHTSABER], supports=[BINDS, BINDS], resources=2)
    scene.play("Lightsaber", "It Binds", "no")
    assert (scene.resources(), scene.upgrades("Kylo")) == (0, ["Lightsaber"])
    assert [scene.duel.exhausted[support] for support in scene.duel.supports[ME]] == [False, True]


@card("01150")
@rule("D-43", "DST-PLAY-07")
def test_binds_adds_to_a_replacement() -> None:
    mine = [a_character(KYLO, upgrades=[ROBES]), a_character(REY)]
    scene = a_table(mine, hand=[LIGHTSABER], supports=[BINDS]).play("Lightsaber")
    assert (scene.upgrades("Kylo"), scene.upgrades("Rey"), scene.resources()) == (["Lightsaber"], [], 0)


@card("01150")
@card("01169")
@rule("D-43")
def test_binds_and_the_armory_add_up() -> None:
    scene = a_table([KYLO], hand=[LIGHTSABER], supports=[BINDS], resources=1, battlefield=ARMORY)
    scene.claim("yes")
    assert (scene.upgrades("Kylo"), scene.resources(), scene.exhausted("It Binds")) == (["Lightsaber"], 0, True)


@card("01163")
@rule("DST-AMB-01")
def test_infamous_gives_a_yellow_event_ambush() -> None:
    scene = a_table([FINN], hand=[DRAW_ATTENTION, TAKE_COVER], supports=[INFAMOUS]).play("Draw Attention", "yes")
    assert (scene.exhausted("Infamous"), scene.asked, scene.prompt) == (True, ME, "Take an additional action")
    assert scene.play("Take Cover", "Finn").asked == THEM


@card("01163")
def test_infamous_gives_an_upgrade_and_a_support_ambush_for_the_play_alone() -> None:
    for code, title in ((CRIME_LORD, "Crime Lord"), (CONNECTIONS, "Underworld")):
        scene = a_table([FINN], hand=[code], supports=[INFAMOUS], resources=4).play(title, "yes")
        assert (scene.asked, scene.prompt) == (ME, "Take an additional action")
        assert not scene.duel.has_keyword(scene.find(title), AMBUSH_BIT)


@card("01163")
def test_infamous_may_stay_ready() -> None:
    scene = a_table([FINN], hand=[DRAW_ATTENTION], supports=[INFAMOUS]).play("Draw Attention", "no")
    assert (scene.exhausted("Infamous"), scene.asked) == (False, THEM)


@card("01163")
@rule("D-82", "DST-KEY-02")
def test_infamous_and_a_printed_ambush_give_one_additional_action() -> None:
    scene = a_table([FINN], hand=[UNPREDICTABLE, TAKE_COVER, TAKE_COVER], supports=[INFAMOUS])
    scene.play("Unpredictable", "yes").play("Take Cover", "Finn")
    assert (scene.exhausted("Infamous"), scene.asked) == (True, THEM)


@card("01163")
def test_infamous_is_not_for_other_colors_or_for_itself() -> None:
    scene = a_table([FINN], hand=[TAKE_COVER], supports=[INFAMOUS]).play("Take Cover", "Finn")
    assert (scene.exhausted("Infamous"), scene.asked) == (False, THEM)
    scene = a_table([FINN], hand=[INFAMOUS], resources=1).play("Infamous")
    assert (scene.exhausted("Infamous"), scene.asked) == (False, THEM)


@card("01163")
def test_an_exhausted_infamous_gives_nothing() -> None:
    spent = a_piece(INFAMOUS, exhausted=True)
    assert a_table([FINN], hand=[DRAW_ATTENTION], supports=[spent]).play("Draw Attention").asked == THEM


@card("01046")
def test_han_gains_a_shield_after_an_ambush_and_then_acts_again() -> None:
    scene = a_table([HAN], hand=[UNPREDICTABLE, TAKE_COVER]).play("Unpredictable", "yes")
    assert (scene.shields("Han"), scene.prompt) == (1, "Take an additional action")
    assert scene.play("Take Cover", "Han").shields("Han") == 2


@card("01046")
@card("01163")
def test_han_sees_the_ambush_infamous_gave() -> None:
    scene = a_table([HAN], hand=[DRAW_ATTENTION], supports=[INFAMOUS]).play("Draw Attention", "yes", "yes")
    assert (scene.shields("Han"), scene.asked) == (1, ME)


@card("01046")
@card("01038")
@rule("DST-SIM-01", "DST-QUE-07")
def test_han_and_rey_act_in_the_order_their_player_chooses() -> None:
    scene = a_table([HAN, REY], hand=[HOLDOUT], resources=2).play("Holdout", "Rey")
    assert (scene.asked, len(scene.options)) == (ME, 2)
    scene.answer("Han Solo")
    assert scene.prompt.startswith("Han Solo")
    scene.answer("yes", "yes")
    assert (scene.shields("Han"), scene.prompt, scene.duel.owed) == (1, "Take an additional action", [1, 0])


@card("01046")
@rule("D-76")
def test_han_may_do_without() -> None:
    scene = a_table([HAN], hand=[UNPREDICTABLE]).play("Unpredictable", "no")
    assert (scene.shields("Han"), scene.asked) == (0, ME)


@card("01046")
def test_han_waits_for_his_players_ambush_cards_only() -> None:
    scene = a_table([HAN], hand=[DRAW_ATTENTION]).play("Draw Attention")
    assert (scene.shields("Han"), scene.asked) == (0, THEM)
    assert a_table([HAN], hand=[UNPREDICTABLE]).play("Unpredictable").can("yes")
    theirs = a_side([FINN], hand=[UNPREDICTABLE])
    scene = a_table([HAN], theirs, turn=THEM).play("Unpredictable")
    assert (scene.shields("Han"), scene.prompt, scene.asked) == (0, "Take an additional action", THEM)


@card("01056")
@rule("DST-AFT-01")
def test_promotion_draws_a_card() -> None:
    scene = a_table([PHASMA], hand=[PROMOTION], deck=[TAKE_COVER], resources=1).play("Promotion", "yes")
    assert (scene.hand(), scene.upgrades("Phasma")) == (["Take Cover"], ["Promotion"])


@card("01056")
@rule("D-76")
def test_promotion_need_not_draw() -> None:
    scene = a_table([PHASMA], hand=[PROMOTION], deck=[TAKE_COVER], resources=1).play("Promotion", "no")
    assert (scene.hand(), scene.deck()) == ([], ["Take Cover"])


@card("01056")
@rule("DST-PRE-02", "D-96")
def test_promotion_is_for_a_red_character() -> None:
    assert not a_table([KYLO], hand=[PROMOTION], resources=1).can("play Promotion")
    scene = a_table([KYLO, PHASMA], hand=[PROMOTION], resources=1).play("Promotion", "no")
    assert scene.upgrades("Phasma") == ["Promotion"]
