"""Lists of the search page are drawn once, the latest of them are kept, and none that depends on its reader."""

from __future__ import annotations

import pytest
from django.utils.safestring import SafeString

from catalog import drawn
from catalog.tables import Tables
from web.kept import Kept

pytestmark = pytest.mark.django_db  # the catalogue of this folder is loaded into the database of such tests alone


def test_the_list_not_asked_for_the_longest_goes_first() -> None:
    known = Tables()
    known.lists = Kept(2)
    made: list[str] = []

    def ask(address: str, *, is_personal: bool = False) -> None:
        def draw() -> drawn.List:
            made.append(address)
            return drawn.List(address, SafeString(address), 200, is_personal)

        assert drawn.list_at(known, address, (), draw).text == address

    for address in ("one", "other", "one", "other", "one"):
        ask(address)
    assert made == ["one", "other"]
    for address in ("third", "one", "other"):
        ask(address)
    assert made == ["one", "other", "third", "other"]


def test_a_list_that_depends_on_the_reader_is_kept_for_nobody() -> None:
    known, made = Tables(), []

    def draw() -> drawn.List:
        made.append(1)
        return drawn.List("own", SafeString("mine"), 200, is_personal=True)

    for _ in range(2):
        assert drawn.list_at(known, "q=own", (), draw).markup == "mine"
    assert len(made) == 2
