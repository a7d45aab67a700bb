"""Copies: clones and stored states go on identically, and on their own."""

from __future__ import annotations

import pytest

from sandtable.engine.dice import seeded
from tests.conformance.examples import EXAMPLES, game_of, start
from tests.conformance.walks import decisions, ending, few, to_the_end


def test_a_clone_goes_on_identically_and_on_its_own(name: str) -> None:
    for seed in few(name):
        for state in decisions(name, seed, every=4 * EXAMPLES[name].stride):
            before = state.store()
            first, second = state.clone(), state.clone()
            assert first.store() == before and first.digest() == state.digest()
            assert ending(first) == ending(second)
            assert state.store() == before


def test_a_stored_state_goes_on_identically(name: str) -> None:
    setup = EXAMPLES[name].setup()
    for seed in few(name):
        for state in decisions(name, seed, every=EXAMPLES[name].stride):
            restored = game_of(name).restore(setup, state.store())
            assert restored.store() == state.store() and restored.digest() == state.digest()
            assert restored.ask() == state.ask()
            assert ending(restored) == ending(state.clone())


def test_a_finished_game_can_be_stored(name: str) -> None:
    state = start(name, 5)
    to_the_end(state, seeded("store"))
    restored = game_of(name).restore(EXAMPLES[name].setup(), state.store())
    assert restored.outcome() == state.outcome() and restored.store() == state.store()


@pytest.mark.parametrize("data", [b"", b"{}", b"[]", b"nonsense", b"[1,2,3]", b"\xff\x00", b"null", b'{"version":-1}'])
def test_bytes_that_are_no_state_are_refused(name: str, data: bytes) -> None:
    with pytest.raises(ValueError):
        game_of(name).restore(EXAMPLES[name].setup(), data)


def test_a_torn_state_is_refused(name: str) -> None:
    whole = start(name, 6).store()
    with pytest.raises(ValueError):
        game_of(name).restore(EXAMPLES[name].setup(), whole[: len(whole) // 2])


def test_events_are_told_when_asked_for_and_change_nothing(name: str) -> None:
    for seed in range(5):
        silent, telling = start(name, seed), start(name, seed)
        telling.record()
        assert ending(silent) == ending(telling)
        assert silent.events() == [] and telling.events()


def test_events_are_in_order_and_have_words_for_everybody(name: str) -> None:
    state = start(name, 8)
    state.record()
    taken = to_the_end(state, seeded("told"))
    events = state.events()
    assert [event.decision for event in events] == sorted(event.decision for event in events)
    assert events[-1].decision <= len(taken)
    assert [event.round for event in events] == sorted(event.round for event in events)
    for event in events:
        assert event.kind and event.text.strip()
        for viewer in range(-1, len(EXAMPLES[name].subjects)):
            assert event.text_for(viewer).strip(), event


def test_a_clone_keeps_no_log(name: str) -> None:
    state = start(name, 9)
    state.record()
    state.apply(0)
    copy = state.clone()
    to_the_end(copy, seeded("log"))
    assert copy.events() == []
