"""Stored games: every frame is stored under the name of its node, which other cards can't change."""

from __future__ import annotations

import json
from typing import Any

import pytest

from sandtable.engine.dice import seeded
from sandtable.games.destiny.cards import encoded
from sandtable.games.destiny.game import Duel
from sandtable.games.destiny.library import printed
from sandtable.games.destiny.nodes import NAMES
from sandtable.games.destiny.storing import GROWN, LATER, ORDER, PARTS
from sandtable.games.destiny.words.walking import roots, walk
from tests.conformance.examples import start
from tests.support.destiny import a_character, a_table

REMOVE_TO_REMOVE = "01097"


def test_a_word_is_named_by_its_place_on_its_card() -> None:
    to_play = printed(REMOVE_TO_REMOVE).play
    assert to_play is not None
    assert [NAMES.name_of(word) for word in walk(to_play)] == ["01097/0", "01097/1", "01097/2"]


def test_every_word_of_every_card_has_a_name_that_leads_back_to_it() -> None:
    words = [word for code in encoded() for root in roots(printed(code)) for word in walk(root)]
    assert len(words) > 174
    assert all(NAMES.by_name[NAMES.name_of(word)] is word for word in words)


def test_an_effect_in_its_middle_is_stored_under_its_name() -> None:
    rey = a_character("01038", showing=["1MD", "1R"])
    scene = a_table([rey], [a_character("01002", showing=["1RD"])], hand=[REMOVE_TO_REMOVE], resources=3)
    scene.play("He Doesn't Like You")
    stored = json.loads(scene.duel.store())
    assert [frame[0] for frame in stored[-1]] == ["game flow", "turns", "play card", "01097/0", "01097/1"]


def as_json_has_it(name: str, value: Any) -> Any:
    """The value of a field as JSON gives it back, without the empty entries at the end of a row that has grown."""
    read = json.loads(json.dumps(value))
    while name in GROWN and len(read) > GROWN[name] and not read[-1]:
        read.pop()
    return read


def by_name(stored: list[Any]) -> dict[str, Any]:
    """The values of a stored table by the names of their fields."""
    found: dict[str, Any] = {}
    for entry, value in zip(ORDER, stored[1:], strict=False):
        found |= zip(entry, value, strict=True) if isinstance(entry, tuple) else [(entry, value)]
    named = stored[-1][1:] if stored[-1][:1] == ["later"] else []
    return found | dict(zip(named[::2], named[1::2], strict=True))


@pytest.mark.parametrize("number", range(4))
def test_every_table_of_a_random_game_is_stored_as_its_fields_are(number: int) -> None:
    state, dice = start("destiny", number), seeded("stored", number)
    while state.seat() >= 0:
        assert isinstance(state, Duel)
        stored = by_name(json.loads(state.store()))
        assert stored.pop("dice") == state.dice.state()
        assert LATER.keys() & stored.keys() == {name for name in LATER if getattr(state, name) != LATER[name]}
        for name in stored.keys() - PARTS.keys():
            assert stored[name] == as_json_has_it(name, getattr(state, name)), name
        state.apply(dice.below(state.count()))
