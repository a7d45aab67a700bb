"""Section 15 of the rules: a free-for-all of three or four players."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.engine.dice import seeded
from sandtable.engine.game import BadSetup
from sandtable.engine.registry import game
from sandtable.games.destiny.game import Duel
from tests.sandtable.games.destiny.examples import destiny_deck
from tests.support import card, rule
from tests.support.destiny import FOURTH, ME, THEM, THIRD, Scene, a_character, a_free_for_all, a_piece, a_side

KYLO, STORMTROOPER, TROOPER, LUKE, REY, JANGO = "01011", "01002", "01030", "01035", "01038", "01021"
TIE_FIGHTER, RIFLE, GRENADES, STAFF, MIND_PROBE = "01006", "01008", "01017", "01044", "01060"
BEST_DEFENSE, DARING_ESCAPE, WOOKIEE, BLOCK, CLOSE_QUARTERS, FLANK = (
    "01075",
    "01126",
    "01130",
    "01153",
    "01154",
    "01156",
)

# -- set-up and rounds -----------------------------------------------------------------------------------------------


def subjects(seats: int) -> list[dict[str, Any]]:
    return [destiny_deck(("kylo-ren-starter", "rey-starter")[seat % 2]) for seat in range(seats)]


def a_new_game(seats: int, seed: int) -> Duel:
    """A game from its mulligans on, with its log."""
    duel = game("destiny").start(game("destiny").setup(subjects(seats)), seeded("seats", seed))
    assert isinstance(duel, Duel)
    duel.record()
    return duel


def after_mulligans(seats: int, seed: int) -> Duel:
    """Everybody keeps the hand; the winner of the roll-off is about to choose a battlefield."""
    duel = a_new_game(seats, seed)
    while (ask := duel.ask()) and ask.prompt == "shuffle a card into your deck?":
        duel.apply(0)
    return duel


def rolls(duel: Duel) -> list[tuple[int, int]]:
    """The seats and their rolled totals, in order."""
    return [(event.seat, event.data["numbers"][0]) for event in duel.events() if event.kind == "roll-off"]


@rule("DST-MUL-01", "DST-MUL-02", "D-105")
def test_two_to_four_play() -> None:
    for seats in (2, 3, 4):
        assert len(a_new_game(seats, 1).hands) == seats
    for seats in (1, 5):
        with pytest.raises(BadSetup) as refused:
            game("destiny").setup(subjects(seats))
        assert refused.value.problems == [f"Destiny is played by two to four decks, not {seats}"]


@rule("DST-MUL-04")
@pytest.mark.parametrize("seats", [3, 4])
def test_all_roll_for_the_battlefield_and_the_highest_chooses_any_of_them(seats: int) -> None:
    for seed in range(20):
        duel = after_mulligans(seats, seed)
        totals = rolls(duel)[:seats]
        assert [seat for seat, _ in totals] == list(range(seats))
        best = max(total for _, total in totals)
        winners = [seat for seat, total in totals if total == best]
        ask = duel.ask()
        assert ask is not None and ask.prompt == "Which battlefield is used?"
        assert len(ask.options) == seats
        assert ask.seat in winners


@rule("DST-MUL-06")
def test_on_a_tie_only_the_tied_roll_again() -> None:
    ties = 0
    for seed in range(60):
        rolled = rolls(after_mulligans(4, seed))
        first, again = rolled[:4], rolled[4:]
        best = max(total for _, total in first)
        tied = [seat for seat, total in first if total == best]
        if len(tied) == 1:
            assert again == []
        else:
            ties += 1
            assert [seat for seat, _ in again[: len(tied)]] == tied
    assert ties > 3


@rule("DST-MUL-05", "D-103")
@pytest.mark.parametrize("chosen", [0, 1, 2])
def test_all_whose_battlefield_is_not_used_give_one_shield_to_a_character_of_theirs(chosen: int) -> None:
    duel = after_mulligans(3, 5)
    duel.apply(chosen)
    assert duel.holder == chosen
    while (ask := duel.ask()) and ask.prompt.startswith("Give 1 shield to"):
        duel.apply(0)
    shields = [sum(duel.shields[character] for character in team) for team in duel.teams]
    assert shields == [0 if seat == chosen else 1 for seat in range(3)]
    assert duel.active == chosen


@rule("DST-MUL-07")
def test_turns_go_clockwise_from_the_one_who_controls_the_battlefield() -> None:
    scene = a_free_for_all(*[a_side([STORMTROOPER], deck=[BLOCK] * 8) for _ in range(4)], holder=THIRD, turn=THIRD)
    asked = []
    for _ in range(4):
        asked.append(scene.asked)
        scene.activate("First Order Stormtrooper")
    assert asked == [THIRD, FOURTH, ME, THEM]


@rule("DST-MUL-08")
def test_all_must_pass_one_after_another_to_end_the_action_phase() -> None:
    scene = a_free_for_all(*[a_side([STORMTROOPER], deck=[BLOCK] * 8) for _ in range(3)])
    scene.pass_().pass_()
    scene.activate("First Order Stormtrooper")  # two passes count for nothing now
    scene.pass_().pass_()
    assert (scene.duel.round, scene.asked) == (1, THIRD)
    scene.pass_()
    assert (scene.duel.round, scene.asked) == (2, ME)


@rule("DST-MUL-09", "DST-CLM-05")
def test_one_player_claims_in_a_round() -> None:
    scene = a_free_for_all(*[a_side([STORMTROOPER], deck=[BLOCK] * 8) for _ in range(3)])
    scene.pass_()
    scene.claim("no")
    assert scene.duel.holder == THEM
    assert not scene.can("claim")  # Player 3
    scene.pass_()
    assert scene.asked == ME
    assert not scene.can("claim")


# -- which opponent --------------------------------------------------------------------------------------------------


def melee_showing(*counts: int) -> Scene:
    """Luke with Block, and opponents whose Reys show a given number of melee sides."""
    opponents = [a_side([a_character(REY, showing=["1MD"] * count)]) for count in counts]
    return a_free_for_all(a_side([LUKE], hand=[BLOCK], resources=2), *opponents)


def out_of_the_game(scene: Scene, seat: int) -> None:
    teams = scene.duel.teams
    scene.duel.teams = (*teams[:seat], (), *teams[seat + 1 :])


@rule("DST-MUL-10", "D-105")
@card("01153")
def test_all_of_an_opponents_dice_are_those_of_the_opponent_the_player_chooses() -> None:
    scene = melee_showing(1, 2)
    scene.play("Block")
    assert scene.asked == ME
    assert scene.options == ["Player 2", "Player 3"]
    scene.answer("Player 3")
    assert scene.pool(THEM) == ["1MD"]
    assert scene.pool(THIRD) == []


@rule("DST-MUL-10")
def test_opponents_are_listed_clockwise_and_without_those_who_are_out() -> None:
    scene = melee_showing(1, 1, 1)
    out_of_the_game(scene, THIRD)
    scene.play("Block")
    assert scene.options == ["Player 2", "Player 4"]


@rule("DST-MUL-10", "D-18")
def test_nobody_is_asked_when_one_opponent_is_left() -> None:
    scene = melee_showing(1, 1)
    out_of_the_game(scene, THIRD)
    scene.play("Block")
    assert scene.pool(THEM) == []
    assert scene.asked == THEM


@rule("DST-MUL-10")
@card("01075")
def test_several_dice_of_an_opponent_belong_to_one_opponent() -> None:
    mine = a_side([STORMTROOPER], hand=[BEST_DEFENSE], resources=1)
    scene = a_free_for_all(
        mine,
        a_side([a_character(REY, showing=["1MD", "1R"])]),
        a_side([a_character(LUKE, showing=["2MD", "3MD"])]),
    )
    scene.play("The Best Defense", "Player 3")
    assert [option for option in scene.options if "Rey" in option] == []
    scene.answer("2 melee", "3 melee")
    assert scene.pool(THEM) == ["1MD", "1R"]
    assert scene.pool(THIRD) == []


@rule("DST-MUL-10", "D-126")
@card("01126")
def test_one_ability_means_one_opponent_throughout() -> None:
    scene = a_free_for_all(
        a_side([LUKE], hand=[DARING_ESCAPE], resources=2),
        a_side([a_character(REY, showing=["-", "-"])]),
        a_side([a_character(REY, showing=["-", "-"])]),
    )
    scene.play("Daring Escape", "Player 2", "no more")
    assert scene.pool(THEM) == []
    assert scene.pool(THIRD) == ["-", "-"]


@rule("DST-MUL-10", "DST-SYM-14")
def test_disrupt_takes_from_the_opponent_chosen() -> None:
    fighter = a_piece(TIE_FIGHTER, "1Dr", exhausted=True)
    scene = a_free_for_all(a_side([KYLO], supports=[fighter]), a_side([REY], resources=2), a_side([LUKE], resources=2))
    scene.resolve("First Order TIE Fighter", "Player 3")
    assert (scene.resources(THEM), scene.resources(THIRD)) == (2, 1)


@rule("DST-MUL-10", "DST-SYM-17")
def test_discard_takes_from_the_hand_of_the_opponent_chosen() -> None:
    scene = a_free_for_all(
        a_side([a_character(REY, showing=["1Dc"])]), a_side([LUKE], hand=[BLOCK]), a_side([KYLO], hand=[FLANK])
    )
    scene.resolve("Rey", "Player 2")
    assert (scene.hand(THEM), scene.hand(THIRD)) == ([], ["Flank"])


@rule("DST-MUL-10")
@card("01154")
def test_a_count_of_random_cards_comes_from_one_hand() -> None:
    scene = a_free_for_all(
        a_side([a_character(LUKE, showing=["2MD"])], hand=[CLOSE_QUARTERS]),
        a_side([LUKE], hand=[BLOCK]),
        a_side([KYLO], hand=[FLANK]),
    )
    scene.play("Close Quarters Assault", "Player 3")
    assert (scene.hand(THEM), scene.hand(THIRD)) == (["Block"], [])


@rule("DST-MUL-10", "DST-CHE-03")
@card("01130")
def test_the_opponent_who_is_forced_is_chosen_and_makes_the_choice() -> None:
    scene = a_free_for_all(
        a_side([LUKE], hand=[WOOKIEE], resources=1),
        a_side([a_character(REY, showing=["1MD", "1R"])]),
        a_side([a_character(KYLO, showing=["1MD", "1R"])]),
    )
    scene.play("Let The Wookiee Win", "Player 3")
    assert scene.asked == THIRD
    scene.answer("2 damage")
    assert scene.damage("Kylo") == 2
    assert scene.damage("Rey") == 0


@rule("DST-MUL-10", "D-93", "D-126")
@card("01011")
def test_choosing_an_opponents_character_chooses_that_opponent() -> None:
    """The Best Defense... costs 1, Daring Escape 2: the damage tells whose hand was looked at."""
    scene = a_free_for_all(
        a_side([a_character(KYLO, showing=["Sp"])]),
        a_side([REY], hand=[BEST_DEFENSE]),
        a_side([LUKE], hand=[DARING_ESCAPE]),
    )
    scene.resolve("Kylo")
    assert sorted(scene.options) == ["Luke Skywalker, Jedi Knight (Player 3)", "Rey, Force Prodigy (Player 2)"]
    scene.answer("Luke")
    assert (scene.damage("Luke"), scene.damage("Rey")) == (2, 0)


@rule("DST-MUL-10", "D-126")
@card("01060")
def test_that_opponents_hand_is_the_hand_of_the_character_chosen() -> None:
    scene = a_free_for_all(
        a_side([a_character(KYLO, upgrades=[a_piece(MIND_PROBE, "Sp")])]),
        a_side([REY], hand=[BLOCK]),
        a_side([LUKE], hand=[BLOCK, BLOCK, FLANK]),
    )
    scene.resolve("Mind Probe", "Luke")
    assert scene.damage("Luke") == 3


@rule("DST-MUL-10")
@card("01017")
def test_each_of_an_opponents_characters_are_those_of_one_opponent() -> None:
    scene = a_free_for_all(
        a_side([a_character(KYLO, upgrades=[a_piece(GRENADES, "Sp")])]),
        a_side([REY, TROOPER]),
        a_side([LUKE, JANGO]),
    )
    scene.resolve("Infantry Grenades", "Player 2")
    assert [scene.damage(name) for name in ("Rey", "Rebel Trooper", "Luke", "Jango")] == [2, 2, 0, 0]


@rule("DST-MUL-10", "D-126")
@card("01156")
def test_that_opponent_is_one_of_whom_the_restriction_is_true() -> None:
    scene = a_free_for_all(
        a_side([LUKE, JANGO], hand=[FLANK], resources=1),
        a_side([a_character(REY, showing=["1MD"]), TROOPER]),
        a_side([a_character(KYLO, showing=["1R"]), STORMTROOPER, STORMTROOPER]),
    )
    scene.play("Flank")  # two ready characters against one and two
    assert scene.pool(THEM) == []
    assert scene.pool(THIRD) == ["1R"]


@rule("DST-MUL-10")
@card("01156")
def test_one_opponent_of_whom_it_is_true_is_enough_for_the_restriction() -> None:
    outnumbered = a_side([a_character(REY, showing=["1MD"])])
    many = a_side([TROOPER, TROOPER])
    mine = a_side([LUKE], hand=[FLANK], resources=1)
    assert a_free_for_all(mine, many, outnumbered).can("play Flank")
    assert not a_free_for_all(mine, many, many).can("play Flank")


@rule("DST-MUL-10")
@card("01021")
def test_an_opponent_in_a_trigger_is_any_of_them() -> None:
    scene = a_free_for_all(a_side([JANGO]), a_side([REY]), a_side([KYLO]), turn=THIRD, holder=THIRD)
    scene.activate("Kylo")
    assert scene.asked == ME
    assert "activate this character" in scene.prompt


# -- the log ---------------------------------------------------------------------------------------------------------


@rule("DST-MUL-02")
def test_the_log_says_whose_character_and_die_it_is_where_several_could_be_meant() -> None:
    sides = [a_side([a_character(KYLO, showing=["1MD"])]) for _ in range(3)]
    scene = a_free_for_all(*sides)
    scene.duel.record()
    scene.resolve("Kylo", "Kylo Ren, Vader's Disciple (Player 3)")
    told = [event.text for event in scene.duel.events()]
    assert "Kylo Ren, Vader's Disciple (Player 3) is dealt 1 melee damage: takes 1." in told


@rule("DST-MUL-11")
def test_the_log_says_who_is_out() -> None:
    scene = a_free_for_all(
        a_side([a_character(JANGO, showing=["1RD"])]), a_side([a_character(TROOPER, damage=6)]), a_side([KYLO])
    )
    scene.duel.record()
    scene.resolve("Jango", "Rebel Trooper")
    assert "Player 2 is out of the game (defeat)." in [event.text for event in scene.duel.events()]
