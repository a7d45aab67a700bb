"""The measured parts: their names, the agents in them, and the worker that plays them."""

from __future__ import annotations

from itertools import count

import pytest

from benchmarks import ours, worker
from sandtable.agents import NEWEST
from sandtable.engine.registry import all_games
from sandtable.games.destiny.field import format_fields
from sandtable.playtest.plan import Plan


def test_every_game_is_measured_with_each_family_of_agents() -> None:
    names = set(ours.names())
    with_scenarios = [each.title for each in all_games().values() if each.scenarios() is not None]
    assert len(with_scenarios) == len(all_games()) - 1, "Destiny is played with decks"
    for title in ("Destiny", "Random decks", "Field decks", "Breaking Point", *with_scenarios):
        for agent in ("random", NEWEST["greedy"], NEWEST["planner"]):
            assert f"{title}, {agent}" in names


def test_each_deck_of_later_formats_sits_in_two_games_and_nearly_all_have_cards_of_later_sets() -> None:
    """Awakenings is set 01; its cards are legal in later formats as well, and an older list may have no others."""
    decks = [deck for plan in ours.field_decks("random") for deck in plan.subjects]
    assert len(decks) == 2 * sum(len(field) for field in format_fields().values())
    assert all(decks.count(deck) == 2 for deck in decks)
    sets = [{code[:2] for code in [*deck["cards"], *(each["code"] for each in deck["characters"])]} for deck in decks]
    assert sum(each != {"01"} for each in sets) > 0.9 * len(sets)


def test_the_newest_agent_is_the_one_with_the_highest_number(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ours, "AGENTS", ["random", "greedy-9", "greedy-20", "planner-2"])
    assert [ours.newest(family) for family in ours.FAMILIES] == ["random", "greedy-20", "planner-2"]


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The agents that plans were asked for; the plans are empty."""
    agents: list[str] = []

    def plans(agent: str) -> list[Plan]:
        agents.append(agent)
        return []

    monkeypatch.setitem(ours.BY_AGENTS, "Destiny", plans)
    return agents


def test_an_older_checkout_plays_the_newest_agent_of_the_family_that_it_has(
    asked: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ours, "AGENTS", ["random", "greedy"])
    ours.contender("Destiny, greedy-2")
    assert asked == ["greedy"]
    with pytest.raises(LookupError, match="no agent of the family planner"):
        ours.contender("Destiny, planner-1")


def test_an_agent_that_is_known_is_not_replaced(asked: list[str]) -> None:
    ours.contender("Destiny, greedy-0")
    assert asked == ["greedy-0"]


def test_a_part_that_does_not_exist_is_refused() -> None:
    with pytest.raises(LookupError, match="no part called Checkers"):
        ours.contender("Checkers, random")


def test_a_game_is_the_same_each_time_it_is_played() -> None:
    play = ours.contender("Destiny, random")
    assert [play(number) for number in range(3)] == [play(number) for number in range(3)]


def test_a_round_of_games_plays_so_many_and_a_round_of_time_at_least_so_long(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[int] = []

    def play(number: int) -> int:
        played.append(number)
        return 10

    assert worker.one_round(play, 4, games=3)["decisions"] == 30 and played == [4, 5, 6]
    seconds = count()
    monkeypatch.setattr("time.process_time", lambda: float(next(seconds)))
    assert worker.one_round(play, 1, seconds=3.0) == {"games": 2, "decisions": 20, "seconds": 3.0}
