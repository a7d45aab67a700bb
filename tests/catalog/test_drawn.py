"""Lists of the search page are drawn once, and a list that is asked for again throws no other away."""

from __future__ import annotations

import pytest
from django.utils.safestring import SafeString

from catalog import drawn

pytestmark = pytest.mark.django_db  # the catalogue of this folder is loaded into the database of such tests alone


def test_a_list_is_drawn_again_only_when_it_had_to_make_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawn, "MOST_LISTS", 2)
    made: list[str] = []

    def ask(address: str) -> None:
        def draw() -> drawn.List:
            made.append(address)
            return drawn.List(address, SafeString(address), 200)

        assert drawn.list_at(address, (), draw).text == address

    for address in ("one", "other", "one", "other", "one"):
        ask(address)
    assert made == ["one", "other"]
    ask("third")
    ask("one")
    assert made == ["one", "other", "third", "one"]
