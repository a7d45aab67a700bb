"""The part of the contract that serves a search: dice can be replaced, questions have kinds, options have codes."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.dice import seeded
from sandtable.engine.game import ACTION, INSIDE, NO_OPTION, NO_QUESTION, TOGETHER, State
from tests.conformance.examples import start
from tests.conformance.test_knowledge import positions
from tests.conformance.walks import decisions, to_the_end
from tests.support.questions import codes_of

GAMES = 6


def questions(name: str, every: int = 3) -> Iterator[tuple[State, list[State]]]:
    """Questions of random games, each with worlds that are imagined by the seat that is asked."""
    for seed in range(GAMES):
        for number, state in enumerate(decisions(name, seed, every)):
            window = state.observe(state.seat())
            yield state, [window.imagine(seeded("world", seed, number, each)) for each in range(3)]


def reseeded(state: State, *seed: int | str) -> State:
    copy = state.clone()
    copy.reseed(seeded(*seed))
    return copy


def test_dice_are_replaced_and_nothing_else(name: str) -> None:
    for state, viewer in positions(name):
        before = state.store()
        copy, again, other = reseeded(state, 1), reseeded(state, 1), reseeded(state, 2)
        assert copy.store() == again.store() != other.store()
        assert before not in (copy.store(), other.store())
        assert copy.observe(viewer).key() == state.observe(viewer).key()
        assert (copy.ask(), copy.codes()) == (state.ask(), state.codes())
        assert state.store() == before


def test_the_dice_that_were_going_to_fall_leave_no_trace(name: str) -> None:
    state = start(name, 5)
    first, second = reseeded(state, "these"), reseeded(reseeded(state, "those"), "these")
    assert first.store() == second.store()
    assert to_the_end(first, seeded("play")) == to_the_end(second, seeded("play"))
    assert first.digest() == second.digest()


def test_dice_that_are_lent_to_one_state_are_not_shared_with_the_next(name: str) -> None:
    lent, state = seeded("lent"), start(name, 6)
    first, second = state.clone(), state.clone()
    first.reseed(lent)
    second.reseed(lent)
    assert first.store() != second.store()
    before = second.store()
    to_the_end(first, seeded("play"))
    assert second.store() == before


def test_what_is_imagined_has_nothing_to_do_with_the_dice_of_the_real_game(name: str) -> None:
    for number, (state, viewer) in enumerate(positions(name)):
        other = reseeded(state, "other", number)
        assert other.store() != state.store()
        worlds = [each.observe(viewer).imagine(seeded("world", number)) for each in (state, other)]
        assert worlds[0].store() == worlds[1].store()


def test_every_question_is_of_a_kind_which_every_world_knows(name: str) -> None:
    found = set()
    for state, worlds in questions(name):
        kind = state.question()
        assert kind in (ACTION, INSIDE, TOGETHER)
        assert [world.question() for world in worlds] == [kind] * len(worlds)
        assert state.observe(state.seat()).question() == kind
        found.add(kind)
    assert found & {ACTION, TOGETHER}


def test_the_option_that_declines_is_one_of_them_in_every_world(name: str) -> None:
    declining = 0
    for state, worlds in questions(name):
        option = state.declining()
        assert option == NO_OPTION or 0 <= option < state.count()
        assert [world.declining() for world in worlds] == [option] * len(worlds)
        assert state.observe(state.seat()).declining() == option
        declining += option != NO_OPTION
    assert declining > 10


def test_options_have_the_same_codes_and_words_in_every_world(name: str) -> None:
    for state, worlds in questions(name):
        ask, codes = state.ask(), state.codes()
        assert ask is not None and len(set(codes)) == len(codes) == state.count()
        assert state.observe(ask.seat).codes() == codes
        assert [state.code(option) for option in range(len(codes))] == codes
        for world in worlds:
            assert (world.codes(), world.ask()) == (codes, ask)


def test_options_that_read_alike_in_any_world_have_one_code(name: str) -> None:
    """Also for a seat whose hand the viewer doesn't know: what it holds differs from world to world."""
    for number, (state, viewer) in enumerate(positions(name, games=3)):
        window = state.observe(viewer)
        code_of: dict[str, int] = {}
        words_of: dict[int, list[str]] = {}
        for each in range(4):
            for words, code in codes_of(window.imagine(seeded("world", number, each))).items():
                assert code_of.setdefault(words, code) == code
                in_any_order = sorted(words.split())  # two cards may be named either way round
                assert words_of.setdefault(code, in_any_order) == in_any_order


def test_options_of_an_opponent_have_codes_in_every_world(name: str) -> None:
    """Other seats have other options there, where they depend on what the viewer can't see."""
    for number, (state, viewer) in enumerate(positions(name, games=2)):
        world = state.observe(viewer).imagine(seeded("world", number))
        codes = world.codes()
        assert len(set(codes)) == len(codes) == world.count()
        assert NO_OPTION <= world.declining() < world.count()


def test_a_code_says_whose_answer_it_is(name: str) -> None:
    said: dict[int, int] = {}
    for state in decisions(name, 7):
        for code in state.codes():
            assert said.setdefault(code, state.seat()) == state.seat()
    assert len(said) > 2


def test_a_finished_game_asks_nothing(name: str) -> None:
    state = start(name, 8)
    to_the_end(state, seeded("end"))
    assert (state.question(), state.declining(), state.codes()) == (NO_QUESTION, NO_OPTION, [])
