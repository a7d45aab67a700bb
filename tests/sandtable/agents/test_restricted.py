"""Restricted play: a player that may not use a thing never takes it, and expects that of itself."""

from __future__ import annotations

import pytest

from sandtable.agents import UnknownAgent, agent, is_known
from sandtable.agents.restricted import NarrowState, allowed, is_restriction, split
from sandtable.engine.dice import seeded
from sandtable.engine.game import NO_OPTION
from sandtable.engine.registry import game
from sandtable.playtest.ladder.arenas import arenas
from sandtable.playtest.plan import Plan
from sandtable.playtest.play import begin, play_game, players
from sandtable.playtest.seating import plan_on
from tests.conformance.walks import decisions


def texts_taken(name: str, seed: int) -> list[str]:
    """The options that seat 0 takes in a game of Tide of Iron."""
    played = game("tide_of_iron")
    (arena,) = [each for each in arenas(played, 2, "training") if each.name == "hill-87"]
    plan = plan_on(played, arena.scenario or {}, (name, "greedy-2"), seed, keeps_seats=True)
    state = begin(plan, 0)
    agents, streams = players(plan, 0)
    views = [state.observe(seat) for seat in (0, 1)]
    taken = []
    while (seat := state.seat()) >= 0:
        choice = agents[seat].choose(views[seat], streams[seat])
        ask = state.ask()
        assert ask is not None
        if seat == 0 and len(ask.options) > 1:
            taken.append(ask.options[choice].lower())
        state.apply(choice)
    return taken


def test_a_forbidden_thing_is_never_taken_where_something_else_is_left() -> None:
    assert any("move to" in text for text in texts_taken("greedy-2", 3))
    assert not any("move to" in text for text in texts_taken("greedy-2 without move to", 3))


def test_where_everything_is_forbidden_everything_is_allowed() -> None:
    state = next(state for state in decisions("destiny", 5) if state.count() > 1)
    ask = state.ask()
    assert ask is not None
    assert allowed(state, "") == list(range(state.count()))
    assert allowed(state, "no option has these words") == list(range(state.count()))


def test_a_narrowed_state_has_the_options_that_are_left_and_their_codes() -> None:
    for state in decisions("destiny", 6, every=10):
        if state.count() < 3:
            continue
        ask = state.ask()
        assert ask is not None
        words = ask.options[-1].lower()
        narrow = NarrowState(state.clone(), state.seat(), words)
        left = [option for option, text in enumerate(ask.options) if words not in text.lower()]
        assert narrow.count() == len(left)
        assert narrow.codes() == [state.codes()[option] for option in left]
        assert narrow.declining() in (NO_OPTION, *range(narrow.count()))


def test_other_seats_keep_their_options() -> None:
    state = next(state for state in decisions("destiny", 7) if state.count() > 2)
    ask = state.ask()
    assert ask is not None
    assert NarrowState(state.clone(), 1 - state.seat(), ask.options[0].lower()).count() == state.count()


def test_the_same_game_is_played_again_from_its_name() -> None:
    arena = arenas(game("destiny"), 2, "training")[0]
    plan = Plan("destiny", arena.decks, ("greedy-2 without resolve", "greedy-2"), 4)
    assert play_game(plan, 0) == play_game(plan, 0)
    assert play_game(plan, 0).outcome in ("wins", "losses", "draws")


@pytest.mark.parametrize("words", ["", "a", "Op Fire", "x, y", "x" * 41, "op;fire", " op fire"])
def test_words_that_name_no_restriction_are_refused(words: str) -> None:
    assert not is_restriction(words)
    assert not is_known(f"greedy-2 without {words}")
    with pytest.raises(UnknownAgent):
        agent(f"greedy-2 without {words}")


def test_a_name_says_the_agent_and_what_it_goes_without() -> None:
    assert split("greedy-2 without op fire") == ("greedy-2", "op fire")
    assert split("greedy-2") == ("greedy-2", "")
    assert is_known("planner-2 without he doesn't like you") and not is_known("nobody without op fire")


def test_a_restricted_choice_draws_only_from_its_dice() -> None:
    state = next(state for state in decisions("destiny", 8, every=5) if state.count() > 3)
    chooser = agent("greedy-2 without resolve", "destiny")
    seen = state.observe(state.seat())
    assert chooser.choose(seen, seeded("same")) == chooser.choose(seen, seeded("same"))
