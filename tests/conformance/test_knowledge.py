"""Equal knowledge gives equal observations, so nobody can plan on what they can't see."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.agents import agent
from sandtable.engine.dice import seeded
from sandtable.engine.game import TOGETHER, State
from tests.conformance.examples import EXAMPLES, start
from tests.conformance.walks import decisions, to_the_end


def positions(name: str, games: int = 4, every: int = 5) -> Iterator[tuple[State, int]]:
    """Many positions of random games, with each seat as the viewer."""
    for seed in range(games):
        for state in decisions(name, seed, every):
            for viewer in range(len(EXAMPLES[name].subjects)):
                yield state, viewer


def test_the_key_does_not_depend_on_what_is_hidden(name: str) -> None:
    flipped = 0
    for number, (state, viewer) in enumerate(positions(name)):
        other = EXAMPLES[name].flip_hidden(state, viewer, seeded("flip", number))
        assert other.observe(viewer).key() == state.observe(viewer).key()
        flipped += other.store() != state.store()
    assert flipped > 50, "hardly anything was hidden: this proves nothing"


def test_the_key_does_not_depend_on_the_dice_to_come(name: str) -> None:
    first, second = start(name, 1), start(name, 1)
    one = first.observe(0).imagine(seeded("dice", 1))
    two = second.observe(0).imagine(seeded("dice", 2))
    assert one.store() != two.store() and one.observe(0).key() == two.observe(0).key()


def test_an_agent_that_looks_ahead_decides_alike_on_equal_knowledge(name: str) -> None:
    asked = 0
    for number, state in enumerate(decisions(name, 11, every=6)):
        viewer = state.seat()
        if state.count() < 2:
            continue
        other = EXAMPLES[name].flip_hidden(state, viewer, seeded("flip", number))
        answer = agent("greedy-2")
        choices = [answer.choose(table.observe(viewer), seeded("choice", number)) for table in (state, other)]
        assert choices[0] == choices[1]
        asked += 1
    assert asked > 5


def test_what_is_imagined_agrees_with_what_is_known(name: str) -> None:
    for number, (state, viewer) in enumerate(positions(name)):
        before = state.store()
        world = state.observe(viewer).imagine(seeded("imagine", number))
        assert world.observe(viewer).key() == state.observe(viewer).key()
        assert (world.seat(), world.evaluate(viewer)) == (state.seat(), state.evaluate(viewer))
        if viewer == state.seat():  # how many options another has tells of a hidden hand
            assert world.count() == state.count()
        assert EXAMPLES[name].census(world) == []
        assert state.store() == before, "imagining changed the real table"


def test_what_is_imagined_differs_from_draw_to_draw_and_can_be_played(name: str) -> None:
    state = start(name, 12)
    seen = state.observe(state.seat())
    worlds = [seen.imagine(seeded("world", number)) for number in range(10)]
    assert len({world.store() for world in worlds}) == 10
    for world in worlds:
        to_the_end(world, seeded("imagined"))
        assert world.outcome() is not None
    assert seen.imagine(seeded("world", 0)).store() == seen.imagine(seeded("world", 0)).store()


def test_the_key_shows_what_happens(name: str) -> None:
    """The counterpart: a key that is always equal would pass all of the above."""
    shown = (state for state in decisions(name, 13) if state.seat() == 0 or state.question() != TOGETHER)
    keys = [state.observe(0).key() for state in shown]
    assert len(set(keys)) == len(keys)


def test_a_window_stays_open(name: str) -> None:
    state = start(name, 14)
    window = state.observe(0)
    state.apply(0)
    assert window.key() == state.observe(0).key()
