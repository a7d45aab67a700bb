"""The plots in a game, paragraph by paragraph.

Their rules are in rules/test_plots.py, and their demands on a deck in building/.
"""

from __future__ import annotations

import pytest

from sandtable.engine.dice import seeded
from sandtable.games.destiny.decklist import DeckList, Member
from sandtable.games.destiny.game import RULES, Duel
from sandtable.games.destiny.setting_up import seat
from tests.support import card
from tests.support.destiny import ME, THEM, a_character, a_piece, a_table

LUKE, KYLO, TROOPER, BLASTER, JETPACK = "01035", "01011", "01030", "01054", "01066"
INQUISITORS, UNDERWORLD, THE_FORCE = "14009", "21037", "24084"
CARDS = (("01153", 2), ("01155", 2), ("01157", 2), ("01156", 2))


def before_the_first_turn(*plots: str) -> Duel:
    """A game up to the question of the first thing after set-up, the first seat with these plots."""
    mine = DeckList("", "INF", (Member(LUKE, 1), Member(TROOPER, 1)), ("01166",), plots, CARDS)
    theirs = DeckList("", "INF", (Member(KYLO, 1),), ("01166",), (), CARDS)
    duel = RULES.start(seat([mine, theirs]), seeded(1, "plots"), 5000)
    while duel.holder < 0 or sum(duel.shields) < 2:
        duel.apply(0)
    return duel


@card("05169")
@card("16090")
@pytest.mark.parametrize("plot", ["05169", "16090"])
def test_fortify_and_fortified_position_give_a_character_a_shield(plot: str) -> None:
    duel = before_the_first_turn(plot)
    ask = duel.ask()
    assert ask is not None and duel.seat() == ME and len(ask.options) == 3, "any of the three characters"
    before = list(duel.shields)
    duel.apply(0)
    assert sum(duel.shields) == sum(before) + 1 and duel.round == 1


@card("10016")
def test_allies_of_necessity_cost_a_card_and_two_resources() -> None:
    duel = before_the_first_turn("10016")
    ask = duel.ask()
    assert ask is not None and duel.seat() == ME and "discard" in ask.prompt.lower()
    duel.apply(0)
    assert (len(duel.hands[ME]), len(duel.discards[ME]), duel.resources) == (4, 1, [0, 2])


@card("14009")
def test_the_inquisitorius_turns_an_opponent_s_character_die_to_its_blank() -> None:
    theirs = [a_character(KYLO, showing=("1MD",), upgrades=[a_piece(BLASTER, "1RD")])]
    scene = a_table([LUKE], theirs, plots=[INQUISITORS]).use("The Inquisitorius")
    assert scene.pool(THEM) == ["-", "1RD"], "the blaster's die is no character die"
    assert scene.exhausted("The Inquisitorius")


@card("14009")
def test_the_inquisitorius_is_not_used_twice() -> None:
    theirs = [a_character(KYLO, showing=("1MD",))]
    assert not a_table([LUKE], theirs, plots=[a_piece(INQUISITORS, exhausted=True)]).can("use The Inquisitorius")


@card("21037")
def test_underworld_gives_a_die_to_play_a_yellow_card_for_one_less() -> None:
    mine = [a_character(LUKE, showing=("2MD",))]
    scene = a_table(mine, plots=[UNDERWORLD], hand=[JETPACK], resources=1).use("Underworld", "Jetpack")
    assert (scene.upgrades("Luke"), scene.pool(), scene.resources()) == (["Jetpack"], [], 0)
    assert scene.exhausted("Underworld")


@card("21037")
def test_underworld_needs_a_die_to_remove_and_plays_yellow_cards_only() -> None:
    assert not a_table([LUKE], plots=[UNDERWORLD], hand=[JETPACK], resources=5).can("use Underworld")
    mine = [a_character(LUKE, showing=("2MD",))]
    scene = a_table(mine, plots=[UNDERWORLD], hand=[BLASTER], resources=5).use("Underworld")
    assert scene.hand() == ["DH-17 Blaster Pistol"] and scene.resources() == 5


@card("24084")
def test_the_force_rerolls_any_die_while_a_blue_character_is_there() -> None:
    theirs = [a_character(KYLO, showing=("1MD",))]
    scene = a_table([LUKE], theirs, plots=[THE_FORCE]).roll_next(5).use("The Force")
    assert scene.pool(THEM) == ["-"] and scene.exhausted("The Force")


@card("24084")
def test_the_force_spots_a_blue_character_of_ones_own() -> None:
    theirs = [a_character(KYLO, showing=("1MD",))]
    assert not a_table([TROOPER], theirs, plots=[THE_FORCE]).can("use The Force"), "the trooper is red, Kylo is theirs"


@pytest.mark.parametrize("plot", ["08143", "08156", "11119", "12104", "18085"])
@card("08143")
@card("08156")
@card("11119")
@card("12104")
@card("18085")
def test_plots_that_speak_of_building_do_nothing_in_a_game(plot: str) -> None:
    with_it, without = a_table([LUKE], plots=[plot]), a_table([LUKE])
    assert with_it.options == without.options
    assert with_it.duel.resources == without.duel.resources
