"""Abilities that no printed card has, for rules which the encoded cards do not reach."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from sandtable.games.destiny.cards import encoded
from sandtable.games.destiny.library import built
from sandtable.games.destiny.words.abilities import Paragraph

MadeUp = Callable[[str, list[Paragraph]], None]


@pytest.fixture
def made_up(monkeypatch: pytest.MonkeyPatch) -> Iterator[MadeUp]:
    """`made_up("01034", [...])`: in this test the card has these abilities; its cost, sides and health stay."""

    def make(code: str, paragraphs: list[Paragraph]) -> None:
        monkeypatch.setitem(encoded(), code, paragraphs)
        built.cache_clear()

    yield make
    built.cache_clear()
