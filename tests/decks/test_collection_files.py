"""A collection goes out as CSV and JSON and comes in again with the same numbers; both are its owner's alone."""

from __future__ import annotations

import pytest
from django.contrib.auth.models import User
from django.test import Client
from hypothesis import given
from hypothesis import strategies as st

from decks import collecting, collection_import
from decks.collection import MOST_OWNED
from decks.collection_files import as_csv, as_json, as_table
from sandtable.games.destiny.facts import all_cards

NUMBERS = st.integers(0, MOST_OWNED)
OWNED = st.dictionaries(st.sampled_from(sorted(all_cards())), st.tuples(NUMBERS, NUMBERS), min_size=1, max_size=8)


@given(OWNED)
def test_both_files_come_in_again(owned: dict[str, tuple[int, int]]) -> None:
    for text in (as_csv(owned), as_json(owned)):
        reading = collection_import.read(as_table(text))
        assert reading.counts == owned and not reading.problems


@pytest.mark.parametrize(
    "text",
    ["{", '{"cards": 3}', '{"cards": [{"code": "01153"}]}', '{"cards": [1]}', '{"x": 1}', "{" * 5000, '{"cards": {}}'],
)
def test_other_json_is_reported_and_breaks_nothing(text: str) -> None:
    reading = collection_import.read(as_table(text))
    assert not reading.counts


def test_a_wrong_number_in_json_is_named() -> None:
    reading = collection_import.read(as_table('{"cards": [{"code": "01153", "cards": -1, "dice": "\\n"}]}'))
    assert reading.problems and not reading.counts


@pytest.mark.django_db
@pytest.mark.parametrize("shape", ["csv", "json"])
def test_the_file_is_the_owner_s_alone(ada: User, as_ada: Client, as_ben: Client, shape: str) -> None:
    collecting.own(owner=ada, counts={"01038": (1, 2)})
    address = f"/collection/collection.{shape}"
    mine = as_ada.get(address)
    assert "01038" in mine.content.decode() and f"collection.{shape}" in mine["Content-Disposition"]
    assert "01038" not in as_ben.get(address).content.decode()
    assert Client().get(address).status_code == 302
    assert as_ada.get("/collection/collection.xml").status_code == 404


@pytest.mark.django_db
def test_the_page_takes_its_own_json(ada: User, as_ada: Client) -> None:
    collecting.own(owner=ada, counts={"01038": (1, 2)})
    text = as_ada.get("/collection/collection.json").content.decode()
    collecting.own(owner=ada, counts={"01038": (0, 0)})
    assert as_ada.post("/collection/import", {"source": text}).status_code == 302
    assert collecting.owned_by(ada) == {"01038": (1, 2)}
