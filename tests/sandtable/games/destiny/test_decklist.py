"""The JSON shape of a deck: exact round trip, every problem named."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from sandtable.games.destiny.decklist import (
    BadDeck,
    DeckList,
    Member,
    canonical,
    demo_decks,
    digest,
    read_deck,
    to_json,
)

REY: dict[str, Any] = to_json(demo_decks()["rey-starter"])


@pytest.mark.parametrize("slug", list(demo_decks()))
def test_a_deck_survives_json(slug: str) -> None:
    deck = demo_decks()[slug]
    assert read_deck(json.loads(json.dumps(to_json(deck)))) == deck


def test_the_order_of_a_list_does_not_matter() -> None:
    one = DeckList(
        "A", "starter", (Member("01038", 2), Member("01045", 1)), ("01174",), (), (("01153", 1), ("01008", 1))
    )
    other = DeckList(
        "A", "starter", (Member("01045", 1), Member("01038", 2)), ("01174",), (), (("01008", 1), ("01153", 1))
    )
    assert one == other
    assert digest(one) == digest(other)
    assert canonical(one) == canonical(other)


@pytest.mark.parametrize("battlefields", [(), ("01174",), ("01166", "01174")])
def test_none_one_or_several_battlefields(battlefields: tuple[str, ...]) -> None:
    deck = DeckList("A", "starter", (), battlefields, (), ())
    assert read_deck(to_json(deck)) == deck


def test_all_problems_are_told_at_once() -> None:
    value = {
        "name": 3,
        "format": "casual",
        "characters": [{"code": "99999", "dice": 1}, {"code": "01038", "dice": True, "hat": 1}, "Rey"],
        "battlefield": "nowhere",
        "plots": {},
        "cards": {"01153": 0, "zzz": 1, "01155": 1.0},
        "extra": None,
    }
    with pytest.raises(BadDeck) as refused:
        read_deck(value)
    text = "\n".join(map(str, refused.value.problems))
    for part in (
        "unknown key 'extra'",
        "name: expected a text, got a number",
        "format: no format has the code 'casual'",
        "characters[0].code: no card has the code '99999'",
        "characters[1]: unknown key 'hat'",
        "characters[1].dice: expected a whole number, got true or false",
        "characters[2]: expected an object",
        "battlefield: no card has the code 'nowhere'",
        "plots: expected a list, got an object",
        "cards.01153: expected 1 to 99, got 0",
        "cards.zzz: no card has the code 'zzz'",
        "cards.01155: expected a whole number, got a number",
    ):
        assert part in text, part


@pytest.mark.parametrize("key", ["name", "format", "characters", "battlefield", "cards"])
def test_a_missing_key_is_named(key: str) -> None:
    value = {name: part for name, part in REY.items() if name != key}
    with pytest.raises(BadDeck, match=f"the key '{key}' is missing"):
        read_deck(value)


@pytest.mark.parametrize("value", [None, [], "deck", 3, True, float("nan")])
def test_something_else_than_an_object(value: object) -> None:
    with pytest.raises(BadDeck, match="a deck is an object"):
        read_deck(value)


@pytest.mark.parametrize(
    "name", ["", " ", " a", "a ", "a\nb", "a\x00b", "a\ud800", "a\u2028b", "\u202ename", "a" * 121, "\u200b\u200b"]
)
def test_names_that_break_pages_or_files_are_refused(name: str) -> None:
    with pytest.raises(BadDeck, match="name:"):
        read_deck({**REY, "name": name})


@pytest.mark.parametrize(
    "name", ["<script>alert(1)</script>", "{{ 7*7 }}", "=1+1", "Řád Jedi", "帝国", "a" * 120, "\U0001f600"]
)
def test_odd_but_harmless_names_are_kept(name: str) -> None:
    assert read_deck({**REY, "name": name}).name == name


def test_huge_lists_are_refused_early() -> None:
    value = copy.deepcopy(REY)
    value["characters"] = [{"code": "01002", "dice": 1}] * 10_000
    value["cards"] = {str(number): 1 for number in range(10_000)}
    with pytest.raises(BadDeck) as refused:
        read_deck(value)
    assert len(refused.value.problems) == 2


def test_a_huge_number_is_not_written_out() -> None:
    with pytest.raises(BadDeck, match="a very large number"):
        read_deck({**REY, "cards": {"01153": 10**5000}})
