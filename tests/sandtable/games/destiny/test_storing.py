"""Stored games: every frame is stored under the name of its node, which other cards can't change."""

from __future__ import annotations

import json

from sandtable.games.destiny.cards import encoded
from sandtable.games.destiny.library import printed
from sandtable.games.destiny.nodes import NAMES
from sandtable.games.destiny.words.walking import roots, walk
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
