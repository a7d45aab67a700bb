"""A collection: numbers by card, the import, and the decks it is enough for."""

from __future__ import annotations

import re

import pytest
from django.contrib.auth.models import User
from django.test import Client
from hypothesis import given
from hypothesis import strategies as st

from decks import collecting, services
from decks.collection import by_card, competing, missing, needs, total_missing
from decks.collection_import import MOST_LINES, read
from decks.models import Collection, Deck, Visibility
from sandtable.games.destiny.decklist import demo_decks
from sandtable.games.destiny.facts import all_cards, card, prints_of
from tests.support.effort import at_most

REY = demo_decks()["rey-starter"]
PAGES = ("/collection", "/collection/import", "/collection/wanted.csv", "/collection/sets/AW")


def test_a_deck_needs_its_cards_and_their_dice() -> None:
    found = needs(REY)
    assert found["01038"] == (1, 2)  # Rey, with two dice
    assert found[REY.battlefields[0]] == (1, 0)
    assert sum(cards for cards, _dice in found.values()) == 20 + 2 + 1


def test_nothing_is_missing_for_somebody_who_owns_it() -> None:
    assert missing(needs(REY), needs(REY)) == []
    assert total_missing(missing(needs(REY), {})) >= 23
    [short] = missing(needs(REY), {**needs(REY), "01038": (1, 1)})
    assert (short.card.code, short.cards, short.dice, short.total) == ("01038", 0, 1, 1)


def test_every_print_of_a_card_counts() -> None:
    one = next(code for code in all_cards() if len(prints_of(code)) > 1)
    other = prints_of(one)[-1]
    assert missing({prints_of(one)[0]: (2, 0)}, by_card({one: (1, 0), other: (1, 0)})) == []
    assert by_card({"99999": (1, 1)}) == {}


def test_decks_compete_for_what_is_enough_for_one_of_them() -> None:
    assert [each.card.code for each in competing(needs(REY), needs(REY), needs(REY))] == sorted(needs(REY))
    twice = {code: (2 * cards, 2 * dice) for code, (cards, dice) in needs(REY).items()}
    assert competing(needs(REY), needs(REY), twice) == []
    assert competing(needs(REY), needs(REY), {}) == []


@pytest.mark.parametrize(
    ("source", "counts"),
    [
        ("01038,1,2", {"01038": (1, 2)}),
        ("1038;1;2\n1157;3;", {"01038": (1, 2), "01157": (3, 0)}),
        ("Name,Qty\nTake Cover,2\ntake cover,1\n", {"01157": (3, 0)}),
        ("set\tnumber\tcards\tdice\nAwakenings\t38\t1\t1", {"01038": (1, 1)}),
        ('card,dice,cards\n"Rey, Force Prodigy",2,1', {"01038": (1, 2)}),
    ],
)
def test_tables_are_read(source: str, counts: dict[str, tuple[int, int]]) -> None:
    reading = read(source)
    assert reading.problems == []
    assert reading.counts == counts


@pytest.mark.parametrize(
    ("source", "told"),
    [
        ("99999,1,1", "No card has the code “99999”"),
        ("01038,x,-1", "“x” is no number from 0 to 999. “-1” is no number"),
        ("01038", "no number of cards or dice"),
        ("name,cards\nTake Covr,1", "Did you mean Take Cover"),
        ("name,cards\nRey,1", "It may be several cards"),
        ("\n".join(["01038,1,1"] * (MOST_LINES + 1)), f"at most {MOST_LINES}"),
    ],
)
def test_a_line_that_can_t_be_read_says_why(source: str, told: str) -> None:
    assert any(told in line.problem for line in read(source).problems), read(source).problems


def test_a_huge_table_takes_bounded_work() -> None:
    with at_most(4):
        assert len(read("name,cards\n" + "No such card at all,1\n" * (MOST_LINES - 1)).problems) == MOST_LINES - 1
        assert read("x" * 900_000).problems


@given(st.text(max_size=200))
def test_every_line_has_its_place_in_the_report(source: str) -> None:
    lines = read(source).lines
    assert [line.number for line in lines] == [
        at for at, text in enumerate(source.lstrip("\ufeff").splitlines(), 1) if text.strip()
    ]


def test_an_import_is_kept_whole_or_not_at_all(as_ada: Client, ada: User) -> None:
    refused = as_ada.post("/collection/import", {"source": "01038,1,2\nnonsense,1,1"})
    assert refused.status_code == 422 and "NONSENSE" in refused.content.decode()
    assert collecting.owned_by(ada) == {}
    assert as_ada.post("/collection/import", {"source": "01038,1,2"}).status_code == 302
    assert collecting.owned_by(ada) == {"01038": (1, 2)}
    assert as_ada.post("/collection/import", {"source": " "}).status_code == 422


def test_a_set_is_entered_by_card(as_ada: Client, ada: User) -> None:
    collecting.own(owner=ada, counts={"01001": (1, 1), "02001": (1, 0)})
    sent = as_ada.post("/collection/sets/AW", {"cards-01038": "2", "dice-01038": "1", "cards-01157": ""})
    assert sent.status_code == 302
    assert collecting.owned_by(ada) == {"01001": (1, 1), "01038": (2, 1), "02001": (1, 0)}
    refused = as_ada.post("/collection/sets/AW", {"cards-01038": "1000", "cards-01157": "3"})
    assert refused.status_code == 422 and card("01038").name in refused.content.decode()
    assert collecting.owned_by(ada) == {"01001": (1, 1), "01038": (2, 1), "02001": (1, 0)}
    assert as_ada.get("/collection/sets/nowhere").status_code == 404


def test_a_whole_page_is_sent_and_kept(as_ada: Client, ada: User) -> None:
    collecting.own(owner=ada, counts={"01170": (1, 0)})
    for page in ("1", "2", "3"):
        html = as_ada.get(f"/collection/sets/AW?page={page}").content.decode()
        fields = {name: "1" for name in re.findall(r'name="((?:cards|dice)-\w+)"', html)}
        assert as_ada.post(f"/collection/sets/AW?page={page}", fields).status_code == 302
    assert set(collecting.owned_by(ada)) == {each.code for each in all_cards().values() if each.set_code == "AW"}


def test_numbers_no_collection_has_are_refused(ada: User) -> None:
    for counts in ({"99999": (1, 1)}, {"01038": (1, 1000)}, {"01038": (-1, 0)}):
        with pytest.raises(collecting.NotOwnable):
            collecting.own(owner=ada, counts=counts)
    assert not Collection.objects.exists()


def test_a_collection_is_seen_by_its_owner_alone(deck: Deck, ada: User, as_ben: Client, client: Client) -> None:
    collecting.own(owner=ada, counts=needs(REY))
    services.set_visibility(deck=deck, visibility=Visibility.PUBLIC)
    for address in PAGES:
        assert client.get(address).status_code == 302
        assert "Rey Starter" not in as_ben.get(address).content.decode()
    assert "0 cards and 0 dice" in as_ben.get("/collection").content.decode()
    assert "What I miss" not in as_ben.get(deck.get_absolute_url()).content.decode()


def test_the_pages_say_what_decks_lack(deck: Deck, ada: User, as_ada: Client) -> None:
    assert as_ada.get("/collection/wanted.csv").content.decode().count("\r\n") == 1 + len(needs(REY))
    collecting.own(owner=ada, counts={**needs(REY), "01038": (1, 1)})
    assert "What I miss for this deck" in as_ada.get(deck.get_absolute_url()).content.decode()
    assert as_ada.get("/collection/wanted.csv").content.decode().splitlines() == [
        "code,name,set,number,cards,dice",
        '01038,"Rey, Force Prodigy",AW,38,0,1',
    ]
    for most, is_shown in (("0", False), ("1", True), ("x", True), ("", True)):
        assert (deck.get_absolute_url() in as_ada.get(f"/collection?most={most}").content.decode()) is is_shown
    services.create_deck(owner=ada, content=REY)
    assert "Decks that need the same cards" in as_ada.get("/collection").content.decode()
