"""Plots in a game: in play from the set-up on, exhausted and set aside by their own texts (section 23)."""

from __future__ import annotations

import re

from sandtable.engine.dice import seeded
from sandtable.engine.viewing import view
from sandtable.engine.views import ONLOOKER
from sandtable.games.destiny.decklist import DeckList, Member
from sandtable.games.destiny.game import RULES, STORING, Duel
from sandtable.games.destiny.setting_up import seat
from tests.support import card, rule
from tests.support.destiny import ME, THEM, a_character, a_free_for_all, a_piece, a_side, a_table

LUKE, TROOPER = "01035", "01030"
PROFIT, GROUND, BLOCKADE, LEVERAGE, FORCE_FLOW, STAKES = "05171", "05173", "07029", "23113", "09113", "16101"
CARDS = (("01153", 2), ("01155", 2), ("01157", 2), ("01156", 2))


def a_deck(*plots: str) -> DeckList:
    return DeckList("", "INF", (Member(LUKE, 1), Member(TROOPER, 1)), ("01166",), plots, CARDS)


def begun(*decks: DeckList, seed: int = 1) -> Duel:
    return RULES.start(seat(list(decks)), seeded(seed, "plots"), 5000)


def to_first_turn(duel: Duel) -> Duel:
    """Everybody takes the first option of each question before the first turn."""
    while duel.round == 0 and duel.seat() >= 0:
        duel.apply(0)
    return duel


@rule("DST-PLT-07", "DST-PLT-01")
def test_plots_lie_in_play_from_the_first_step_on() -> None:
    duel = begun(a_deck(PROFIT), a_deck())
    (plot,) = duel.setup.plots[ME]
    assert duel.plots == ((plot,), ()) and duel.is_in_play(plot)
    assert plot not in duel.setup.decks[ME] and duel.controller(plot) == ME


def test_a_game_without_plots_keeps_none() -> None:
    assert begun(a_deck(), a_deck()).plots == ()


@card("05171")
@rule("EX-121")
def test_profitable_connection_gives_a_resource_more_at_the_start() -> None:
    duel = to_first_turn(begun(a_deck(PROFIT), a_deck()))
    assert duel.resources == [3, 2]


@card("16101")
def test_high_stakes_gives_it_to_both() -> None:
    assert to_first_turn(begun(a_deck(STAKES), a_deck())).resources == [3, 3]


@card("05173")
@rule("EX-122")
def test_taking_ground_adds_two_to_each_roll_for_the_battlefield() -> None:
    """In 20 games with the same dice, the first total of its player is 2 more, and a tie is rolled again with the 2."""
    ties = 0
    for seed in range(20):
        with_it, without = (_totals(begun(a_deck(*plots), a_deck(), seed=seed)) for plots in ([GROUND], []))
        assert with_it[:2] == [without[0] + 2, without[1]]
        ties += with_it[0] == with_it[1]
        assert (len(with_it) > 2) is (with_it[0] == with_it[1])
    assert ties, "some roll ties, and is rolled again"


def _totals(duel: Duel) -> list[int]:
    """The totals of the roll-off as the log tells them, the first seat's first."""
    duel.record()
    while (ask := duel.ask()) is not None and "battlefield" not in ask.prompt:
        duel.apply(0)
    told = [re.search(r"rolls a total of (\d+)", event.text) for event in duel.events()]
    return [int(found[1]) for found in told if found]


@card("07029")
@rule("DST-TIM-03")
def test_after_setup_comes_once_when_battlefield_and_shields_are_settled() -> None:
    duel = begun(a_deck(), a_deck(BLOCKADE))
    while duel.holder < 0:
        assert duel.resources[ME] in (0, 2)
        duel.apply(0)
    to_first_turn(duel)
    assert sum(duel.shields) == 2
    assert duel.resources == [1, 2]


@rule("DST-TIM-03")
def test_the_battlefield_controller_orders_what_both_players_do_after_setup() -> None:
    duel = begun(a_deck(BLOCKADE), a_deck(BLOCKADE))
    asked = []
    while duel.round == 0:
        ask = duel.ask()
        assert ask is not None
        if "ability" in ask.prompt.lower() or "first" in ask.prompt.lower():
            asked.append((duel.seat(), list(ask.options)))
        duel.apply(0)
    assert [who for who, _options in asked] == [duel.holder]
    assert duel.resources == [1, 1]


@card("23113")
@rule("DST-PLT-10")
def test_a_plot_is_exhausted_by_its_text_and_readied_in_the_upkeep() -> None:
    other = a_side([TROOPER], deck=["01153"])
    scene = a_table([LUKE], other, plots=[LEVERAGE], deck=["01153", "01155"]).use("Leverage")
    assert scene.exhausted("Leverage") and scene.hand() == ["Block"]
    scene.pass_()
    assert scene.asked == ME and not scene.can("use Leverage")
    scene.pass_()
    while scene.duel.round == 1:
        scene.duel.apply(0)
    assert not scene.exhausted("Leverage")
    assert scene.duel.setup.dice_of[scene.find("Leverage")] == ()


@card("23113")
def test_an_exhausted_plot_waits() -> None:
    assert not a_table([LUKE], plots=[a_piece(LEVERAGE, exhausted=True)], deck=["01153"]).can("use Leverage")


@card("09113")
@rule("DST-PLT-08")
def test_a_plot_stays_until_its_text_sets_it_aside() -> None:
    theirs = [a_character(LUKE, showing=("1R",))]
    scene = a_table([LUKE], theirs, plots=[FORCE_FLOW]).use("Force Flow", "1 shield")
    assert scene.aside() == ["Force Flow"] and scene.pool(THEM) == ["1Sh"]
    assert scene.duel.plots == ((), ()) and not scene.can("use Force Flow")


@rule("DST-PLT-08")
def test_texts_about_other_cards_do_not_reach_a_plot() -> None:
    """Strategic Planning (01111) exhausts a support: beside a plot alone it finds none."""
    other = a_side([TROOPER], plots=[LEVERAGE])
    scene = a_table([LUKE], other, hand=["01111"], resources=1).play("Strategic Planning", "exhaust a support")
    assert not scene.exhausted("Leverage") and scene.discard() == ["Strategic Planning"]


@rule("DST-PLT-09")
def test_who_has_no_characters_left_has_lost_though_a_plot_is_in_play() -> None:
    mine = [a_character(LUKE, showing=("2MD",))]
    theirs = a_side([a_character(TROOPER, damage=6)], plots=[LEVERAGE])
    scene = a_table(mine, theirs).resolve("Luke", "Trooper")
    assert scene.duel.winner == ME


@rule("D-220")
def test_a_plot_that_is_not_unique_may_be_in_play_twice() -> None:
    duel = begun(a_deck(LEVERAGE), a_deck(LEVERAGE))
    assert [len(plots) for plots in duel.plots] == [1, 1]


def test_plots_of_a_player_who_is_out_leave_the_game() -> None:
    fallen = a_side([a_character(TROOPER, damage=6)], plots=[LEVERAGE])
    scene = a_free_for_all(a_side([a_character(LUKE, showing=("2MD",))]), fallen, a_side([LUKE]))
    scene.resolve("Luke", "Trooper")
    assert scene.duel.plots[THEM] == () and not scene.duel.is_in_play(scene.find("Leverage"))


def test_plots_are_seen_by_everybody_with_their_state() -> None:
    scene = a_table([LUKE], plots=[a_piece(LEVERAGE, exhausted=True)])
    seen = view("destiny", scene.duel, ONLOOKER)
    (shown,) = seen.seats[ME]["plots"]["cards"]
    assert (shown["name"], shown["kind"], shown["exhausted"]) == ("Leverage", "plot", True)
    assert seen.seats[THEM]["plots"]["cards"] == []


def test_stored_games_keep_their_plots() -> None:
    duel = to_first_turn(begun(a_deck(LEVERAGE), a_deck()))
    restored = STORING.restore(duel.setup, duel.store())
    assert restored.plots == duel.plots and restored.digest() == duel.digest()
    without = to_first_turn(begun(a_deck(), a_deck()))
    assert b"plots" not in without.store()
