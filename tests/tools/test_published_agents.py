"""Published decks in two halves, and the meetings and searches that are played on them."""

from __future__ import annotations

from typing import Any

from sandtable.engine.dice import seeded
from sandtable.engine.pools import HELD_OUT, TRAINING
from sandtable.engine.weighing import weightings
from sandtable.playtest.plan import Plan
from sandtable.playtest.play import play_game
from sandtable.playtest.tuning.spsa import Search
from tests.sandtable.games.destiny.examples import destiny_deck
from tools.published_agents import decks_of, half_of, meet, mirror, pairs, tune

DECKS = [destiny_deck(slug) for slug in ("kylo-ren-starter", "rey-starter", "poe-and-rey")]
LISTS = [{"01001": number, "01157": 2} for number in range(1, 41)]


def slots(deck: dict[str, Any]) -> dict[str, int]:
    """A deck as a community site numbers it."""
    team = {each["code"]: each["dice"] for each in deck["characters"]}
    return team | dict(deck["cards"]) | {deck["battlefield"]: 1}


def test_every_list_is_in_one_half_for_good_whatever_its_order() -> None:
    halves = [half_of(each) for each in LISTS]
    assert halves == [half_of(dict(reversed(each.items()))) for each in LISTS]
    assert 10 < halves.count(TRAINING) < 30 and set(halves) == {TRAINING, HELD_OUT}


def test_decks_that_play_are_told_apart_and_others_are_left_out() -> None:
    known = slots(destiny_deck("han-and-rey"))
    published = [{"id": 7, "slots": known}, {"id": 8, "slots": {**known, "no such card": 1}}]
    found = [deck for half in (TRAINING, HELD_OUT) for deck in decks_of(published, half)]
    assert [deck["name"].split()[-1] for deck in found] == ["7"]


def test_all_decks_are_paired_before_one_plays_again() -> None:
    found = list(pairs([{**DECKS[0], "name": str(number)} for number in range(6)], 4, seed=3))
    names = [deck["name"] for arena in found for deck in arena.decks]
    assert sorted(names[:6]) == list("012345") and len(set(names[6:])) == 2
    assert found == list(pairs([{**DECKS[0], "name": str(number)} for number in range(6)], 4, seed=3))


def test_two_agents_meet_in_sets_of_four_games_and_the_share_is_that_of_the_first() -> None:
    of_greedy, failed, thinking = meet(DECKS, ("greedy-2", "random"), 8, seed=1)
    of_random, *_ = meet(DECKS, ("random", "greedy-2"), 8, seed=1)
    assert of_greedy.endswith(" of 8 of random") and of_random.endswith(" of 8 of greedy-2")
    assert float(of_greedy.split()[2]) == 100 - float(of_random.split()[2]) > 50
    assert "failed 0" in failed and "greedy-2 thinks" in thinking


def test_one_agent_plays_both_seats() -> None:
    chair, turn, ends, rounds = mirror(DECKS, "random", 2, seed=1)
    assert chair.startswith("the first chair wins: ") and chair.endswith("of 2") and turn.endswith("of 2")
    assert ends.startswith("out of cards: ") and rounds.startswith("rounds: ")


def test_the_first_chair_is_that_of_the_plan() -> None:
    """Game by game: the winner sits in the first chair, or it doesn't."""
    plans = [
        Plan("destiny", arena.decks, ("random", "random"), seeded(4, arena.name).next()) for arena in pairs(DECKS, 3, 4)
    ]
    records = [(plan, play_game(plan, number)) for plan in plans for number in range(2)]
    won = sum(record.winners == (plan.seating(record.number)[0],) for plan, record in records)
    assert next(mirror(DECKS, "random", 6, seed=4)).startswith(f"the first chair wins: {100 * won / 6:.1f} %")


def test_a_search_goes_on_from_where_it_stopped() -> None:
    values = weightings("sandtable.games.destiny")["greedy-2"].values
    once, twice = Search.around(values), Search.around(values)
    assert list(tune(once, DECKS, "greedy-2", 1, 2, seed=1)) == [1, 2]
    assert list(tune(twice, DECKS, "greedy-2", 1, 1, seed=1)) == [1]
    assert list(tune(twice, DECKS, "greedy-2", 1, 2, seed=1)) == [2]
    assert once.found() == twice.found()
