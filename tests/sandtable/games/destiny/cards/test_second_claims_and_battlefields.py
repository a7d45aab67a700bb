"""A second claim of the battlefield in one round, and battlefields that wait for occasions. Values by hand."""

from __future__ import annotations

from sandtable.engine.viewing import view
from sandtable.engine.views import ONLOOKER
from sandtable.games.destiny.facts import all_cards
from sandtable.games.destiny.game import STORING
from sandtable.games.destiny.words.battlefields import HIGHEST_COST
from tests.support import card, rule
from tests.support.destiny import ME, THEM, Scene, Team, a_character, a_side, a_table

HARVEST, FARM, OUTPOST = "21106", "21110", "01053"
DUNE_SEA, COLOSSUS, TOWER = "21101", "12158", "23093"
REY, KYLO, BLOCK, DODGE = "01038", "01011", "01153", "01155"
PILOT, TIE, PISTOL, LIGHTSABER = "16052", "01006", "01054", "01059"


def after_their_claim(supports: list[str]) -> Scene:
    """It is your turn with Harvest in hand; the opponent has claimed Echo Base."""
    theirs = a_side([KYLO], deck=[BLOCK] * 8)
    deck = [DODGE] * 8
    scene = a_table([REY], theirs, hand=[HARVEST], deck=deck, supports=supports, resources=1, holder=THEM, turn=THEM)
    return scene.claim("no")


@card("21106")
@rule("DST-BFX-04")
def test_harvest_claims_the_battlefield_from_an_opponent_who_has_claimed_it() -> None:
    scene = after_their_claim([FARM])
    assert (scene.can("claim"), scene.duel.holder) == (False, THEM), "the action itself is closed"
    scene.play("Harvest")
    assert (scene.duel.holder, scene.duel.claimer, scene.duel.claimed, scene.prompt) == (
        ME,
        ME,
        (THEM,),
        "Use the claim ability: give a character 1 shield?",
    )


@card("21106")
@rule("DST-BFX-04")
def test_after_a_second_claim_both_players_pass_and_the_round_ends() -> None:
    scene = after_their_claim([FARM]).play("Harvest", "no")
    assert (scene.duel.round, scene.resources()) == (2, 4), "2 of Harvest, 2 of the upkeep"
    assert (scene.duel.active, scene.duel.claimed, scene.duel.claimer) == (ME, (), -1), "and I begin the next one"


@card("21106")
def test_harvest_may_use_the_claim_ability() -> None:
    scene = after_their_claim([FARM]).play("Harvest", "yes", "Rey")
    assert scene.shields("Rey") == 1


@card("21106")
def test_harvest_needs_a_location_to_spot() -> None:
    scene = after_their_claim([OUTPOST]).play("Harvest")
    assert (scene.duel.holder, scene.resources(), scene.discard()) == (THEM, 0, ["Harvest"])


@card("21106")
def test_harvest_claims_a_battlefield_that_nobody_has_claimed_too() -> None:
    theirs = a_side([KYLO], deck=[BLOCK] * 4)
    scene = a_table([REY], theirs, hand=[HARVEST], supports=[FARM], resources=1, holder=THEM).play("Harvest", "no")
    assert (scene.duel.holder, scene.duel.claimer, scene.resources(), scene.asked) == (ME, ME, 2, THEM)
    assert (scene.can("claim"), scene.duel.claimed) == (False, ())


@rule("DST-BFX-04")
def test_both_claims_are_seen_told_and_stored() -> None:
    scene = after_their_claim([FARM])
    scene.duel.record()
    scene.play("Harvest")
    shown = view("destiny", scene.duel, ONLOOKER)
    assert [seat["claimed"] for seat in shown.things["seats"]] == [True, True]
    assert shown.things["battlefield"]["claimer"] == ME
    assert STORING.restore(scene.duel.setup, scene.duel.store()).claimed == (THEM,)
    assert any("claims" in line for line in scene.log())


# -- The Dune Sea ------------------------------------------------------------------------------------------------


def rerolling(hand: list[str]) -> Scene:
    """The opponent rerolls a die by discarding a card, while you control The Dune Sea."""
    theirs = a_side([a_character(KYLO, showing=("1MD",))], hand=hand, deck=[BLOCK] * 8)
    scene = a_table([REY], theirs, deck=[DODGE] * 8, battlefield=DUNE_SEA, turn=THEM)
    return scene.answer("discard Block to reroll")


@card("21101")
@rule("DST-MEM-02")
def test_the_dune_sea_takes_another_card_for_the_first_reroll_of_an_opponent() -> None:
    scene = rerolling([BLOCK, DODGE, DODGE])
    assert (scene.asked, scene.options) == (ME, ["no", "yes"])
    scene.answer("yes")
    assert (scene.asked, scene.prompt) == (THEM, "Discard which card?")
    scene.answer("Dodge")
    assert (scene.hand(THEM), scene.discard(THEM)) == (["Dodge"], ["Block", "Dodge"])
    scene.pass_().answer("discard Dodge to reroll")
    assert (scene.asked, scene.hand(THEM)) == (ME, []) and not scene.can("yes"), "it was the second time"


@card("21101")
def test_the_dune_sea_may_let_the_first_reroll_go_and_not_take_the_second_one() -> None:
    scene = rerolling([BLOCK, DODGE, DODGE]).answer("no").pass_().answer("discard Dodge to reroll")
    assert scene.hand(THEM) == ["Dodge"] and not scene.can("yes")


@card("21101")
def test_the_dune_sea_asks_nothing_about_an_empty_hand_and_about_its_own_player() -> None:
    assert not rerolling([BLOCK]).can("yes")
    mine = [a_character(REY, showing=("1MD",))]
    own = a_table(mine, a_side([KYLO], hand=[BLOCK]), hand=[DODGE], battlefield=DUNE_SEA)
    assert own.answer("discard Dodge to reroll").hand(THEM) == ["Block"] and own.asked == THEM


# -- Colossus ----------------------------------------------------------------------------------------------------


def flying(who: int, holder: int, answer: str = "TIE") -> Scene:
    """A Rebel Pilot of a player begins to pilot, with Colossus in use; both have a die in their pools."""
    mine: Team = [PILOT, a_character(REY, showing=("1MD",))]
    theirs = a_side([PILOT, a_character(KYLO, showing=("1MD",))], supports=[TIE])
    scene = a_table(mine, theirs, supports=[TIE], battlefield=COLOSSUS, holder=holder, turn=who)
    return scene.activate("Rebel Pilot", answer)


@card("12158")
@rule("DST-BFX-10", "DST-PIL-06")
def test_colossus_lets_the_player_of_a_pilot_take_control_and_then_reroll() -> None:
    scene = flying(ME, THEM)
    assert (scene.asked, scene.options) == (ME, ["no", "yes"])
    scene.answer("yes")
    assert (scene.duel.holder, scene.duel.claimer, scene.asked, scene.options) == (ME, -1, ME, ["no", "yes"])
    scene.roll_next(2).answer("yes", "Rey")
    assert "1Dc" in scene.pool() and "1MD" not in scene.pool() and scene.asked == THEM


@card("12158")
@rule("DST-BFX-10")
def test_colossus_asks_an_opponent_who_pilots_and_not_its_controller() -> None:
    scene = flying(THEM, ME)
    assert scene.asked == THEM
    assert scene.answer("yes", "no").duel.holder == THEM
    assert flying(THEM, ME).answer("no").duel.holder == ME


@card("12158")
@rule("DST-BFX-09")
def test_colossus_gives_nothing_to_its_controller_and_without_a_pilot() -> None:
    assert flying(ME, ME).asked == THEM
    assert flying(ME, THEM, "none").duel.holder == THEM


# -- The Tower ---------------------------------------------------------------------------------------------------


def a_round_with_the_tower(number: str) -> Scene:
    """Round 2 has begun and you have chosen a number; the opponent, with cards of cost 1 and 3 in hand, is asked."""
    theirs = a_side([a_character(KYLO)], hand=[PISTOL, PISTOL, LIGHTSABER], deck=[BLOCK] * 9, resources=9)
    scene = a_table([a_character(REY)], theirs, deck=[DODGE] * 9, battlefield=TOWER)
    scene.pass_().pass_()
    while scene.duel.round == 1:
        scene.duel.apply(0)
    assert scene.prompt == "Choose which number?"
    assert scene.options == [str(cost) for cost in range(10)], "no card of any set costs more than 8"
    return scene.answer(number)


@rule("D-896")
def test_numbers_to_choose_go_up_to_the_highest_cost_of_all_cards() -> None:
    assert max(facts.cost or 0 for facts in all_cards().values()) == HIGHEST_COST


@card("23093")
@rule("D-370", "DST-SRH-05", "DST-TIM-04", "D-896")
def test_the_tower_turns_a_die_when_an_opponent_plays_a_card_of_the_chosen_cost() -> None:
    scene = a_round_with_the_tower("1")
    scene.activate("Rey")
    scene.play("DH-17")
    assert scene.asked == ME and "turn" in scene.prompt.lower()
    scene.answer(scene.options[0])
    assert scene.duel.value(scene.duel.pools[ME][0]) == 1


@card("23093")
@rule("DST-MEM-02")
def test_the_tower_does_so_for_the_first_such_card_of_the_round_alone() -> None:
    scene = a_round_with_the_tower("1").activate("Rey").play("DH-17")
    scene.answer(scene.options[0]).pass_().play("DH-17", "Kylo Ren, Vader's Disciple")
    assert scene.can("pass"), "a second card of cost 1: you have your turn"


@card("23093")
def test_the_tower_waits_for_the_chosen_number_and_for_opponents() -> None:
    other = a_round_with_the_tower("2").activate("Rey").play("DH-17")
    assert (other.asked, other.can("pass")) == (ME, True)
    assert view("destiny", other.duel, ONLOOKER).things["battlefield"]["cards"][0]["choices"] == ["2"]


@card("23093")
def test_the_tower_offers_a_number_that_no_die_and_no_card_has() -> None:
    scene = a_round_with_the_tower("0")
    prints = scene.duel.setup.prints
    highest = max(max(printed.cost for printed in prints), max(max(printed.values, default=0) for printed in prints))
    assert scene.duel.choices[0][2] == 0 and highest == 3
