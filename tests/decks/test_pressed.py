"""After a press in the builder: which element gets the focus, what is said, and the page of the list that is shown."""

from __future__ import annotations

import re

import pytest
from django.test import Client
from django.urls import reverse

from decks import pressed
from decks.compare import differences
from decks.models import Deck
from decks.search import PAGE_SIZE, Filters, find
from decks.sheet import Sheet
from sandtable.games.destiny.building.changes import change
from sandtable.games.destiny.decklist import DeckList, demo_decks
from sandtable.games.destiny.formats import all_formats
from tests.catalog.conftest import catalogue
from tests.support.pages import html_of

__all__ = ["catalogue"]

REY = demo_decks()["rey-starter"]
FINN, FINN_ON_THE_TEAM = "01045", "team-2-elite"
BLOCK = "01153"
AWAKENINGS = all_formats()["awakenings"]


@pytest.mark.parametrize(
    ("at", "focused"),
    [
        (f"list-{BLOCK}-2", f"list-{BLOCK}-2"),
        ("list-01001-add", f"list-{BLOCK}"),
        (f"deck-{BLOCK}-1", f"deck-{BLOCK}-1"),
        ("deck-01001-0", "deck-heading"),
        ("team-1-drop", "team-1-drop"),
        (FINN_ON_THE_TEAM, FINN_ON_THE_TEAM),
        ("team-3-drop", "team-heading"),
        ("team-0-drop", "team-heading"),
        ("team-99999999999999999999-drop", "team-heading"),
        ("battlefield-01174-drop", "battlefield-01174-drop"),
        ("plot-05168-drop", "team-heading"),
        ("format", "format"),
        ("mend-1-1", "save-version"),
        ("found-count", "found-count"),
        ("", ""),
        ("nonsense", "nonsense"),
    ],
)
def test_the_focus_goes_to_the_button_or_to_what_stands_in_its_place(at: str, focused: str) -> None:
    assert pressed.focus_after(at, Sheet(REY), [BLOCK]) == focused


def test_an_empty_list_gives_the_focus_to_its_heading() -> None:
    assert pressed.focus_after(f"list-{BLOCK}", Sheet(REY), []) == "found-count"


def test_a_mend_leads_to_the_problems_that_are_left() -> None:
    worse = change(REY, f"card:{BLOCK}:0;battlefield:")
    assert pressed.focus_after("mend-1-1", Sheet(worse), [BLOCK]) == "problems-heading"


class TestOnTheWayThroughTheList:
    """Enter on a card takes it and goes on."""

    NEXT, LAST = "01154", "01155"

    def beyond(self, deck: DeckList, lacked: list[str]) -> str:
        found = [BLOCK, *(code for code, _ in REY.cards if code != BLOCK), "01158"]
        return pressed.focus_beyond(BLOCK, Sheet(deck), found, lacked)

    def test_to_the_next_card_that_the_deck_has_not(self) -> None:
        fewer = change(REY, "card:01154:0;card:01155:0")
        assert self.beyond(fewer, ["deck"]) == "list-01154"

    def test_to_the_first_card_when_another_part_is_in_front(self) -> None:
        fewer = change(REY, "card:01154:0")
        assert self.beyond(fewer, ["battlefield", "deck"]) == f"list-{BLOCK}"

    def test_to_the_button_that_saves_when_nothing_is_missing(self) -> None:
        assert self.beyond(REY, ["deck"]) == "save-version"

    def test_to_the_next_page_at_the_end_of_the_list(self) -> None:
        fewer = change(REY, "card:01154:0")
        assert pressed.focus_beyond(BLOCK, Sheet(fewer), [BLOCK], ["deck"]) == "found-next"


def test_a_character_with_one_point_value_has_no_switch() -> None:
    kylo = Sheet(demo_decks()["kylo-ren-starter"])  # First Order Stormtrooper for 7 points, Kylo Ren for 10 or 13
    assert pressed.focus_after("team-1-elite", kylo, []) == "team-heading"
    assert pressed.focus_after("team-2-elite", kylo, []) == "team-2-elite"


def test_the_elite_switch_follows_its_character() -> None:
    two = change(change(REY, "drop:01038:2"), f"add:{FINN}:1")
    assert [member.dice for member in two.characters] == [1, 1]
    after = change(two, f"dice:{FINN}:1:2")
    assert pressed.moved("team-1-elite", f"dice:{FINN}:1:2", after) == "team-2-elite"
    assert pressed.moved("list-01001", "add:01001:1", after) == "list-01001"
    assert pressed.moved("team-1-elite", "dice:x", after) == "team-1-elite"


def test_everything_that_changed_is_said() -> None:
    assert differences(REY, change(REY, f"card:{BLOCK}:2")) == "Block: 2 in the deck"
    assert differences(REY, change(REY, f"card:{BLOCK}:0")) == "Block: taken out"
    assert differences(REY, change(REY, f"dice:{FINN}:1:2")).endswith("with 2 dice: 1 on the team")
    assert differences(REY, change(REY, "battlefield:01166")) == "Echo Base, Hoth: chosen"
    assert differences(REY, change(REY, "format:STD")) == "format changed from Starter sets to Standard"
    assert differences(REY, REY) == ""


def test_the_totals_are_said() -> None:
    assert pressed.standing(Sheet(REY)) == "25 of 25 points, 20 of 20 cards, legal"
    assert pressed.standing(Sheet(change(REY, f"card:{BLOCK}:0"))) == "25 of 25 points, 19 of 20 cards, 1 problem"


@pytest.mark.parametrize("headers", [{}, {"HX-Request": "true"}], ids=["whole page", "htmx"])
def test_the_page_names_the_focus(deck: Deck, as_ada: Client, headers: dict[str, str]) -> None:
    address = f"{reverse('decks:deck-change', args=[deck.public_id])}?at=list-{BLOCK}-0"
    answer = as_ada.post(address, {"change": f"card:{BLOCK}:0", "q": "block"}, headers=headers, follow=True)
    focused = re.findall(r"<[^>]* id=\"([^\"]+)\"[^>]* autofocus", html_of(answer))
    assert focused == [f"list-{BLOCK}-0"]
    assert "Block: taken out" in html_of(answer)


def test_a_page_that_was_not_pressed_takes_no_focus(deck: Deck, as_ada: Client) -> None:
    for query in ("", "?at=", '?at="><script>', "?at=team-1-nonsense"):
        assert " autofocus" not in html_of(as_ada.get(reverse("decks:deck-edit", args=[deck.public_id]) + query))


@pytest.mark.django_db
class TestPages:
    def test_all_pages_together_hold_every_card_once(self) -> None:
        first = find(Filters(), REY, AWAKENINGS)
        pages = [find(Filters(), REY, AWAKENINGS, str(n + 1)) for n in range(first.page.paginator.num_pages)]
        codes = [card.code for page in pages for card in page.cards]
        assert len(codes) == len(set(codes)) == first.total > PAGE_SIZE

    @pytest.mark.parametrize(("asked", "shown"), [("x", 1), ("", 1), ("0", 3), ("-1", 3), ("99999999999999999999", 3)])
    def test_a_page_that_does_not_exist(self, asked: str, shown: int) -> None:
        found = find(Filters(), REY, AWAKENINGS, asked)
        assert (found.page.number, found.page.paginator.num_pages) == (shown, 3)

    def test_the_filters_are_kept_on_the_way(self, deck: Deck, as_ada: Client) -> None:
        asked = "q=c%3C3&type=upgrade&unusable=1"
        shown = html_of(as_ada.get(f"{reverse('decks:deck-edit', args=[deck.public_id])}?{asked}&page=2"))
        total = find(Filters("c<3", "upgrade", also_unusable=True), REY, AWAKENINGS).total
        assert f"61–120 of {total} cards" in shown
        assert f"?{asked.replace('&', '&amp;')}&amp;page=3&amp;at=found-count" in shown
        assert 'name="page" value="2"' in shown
