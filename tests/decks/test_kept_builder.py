"""Parts of the builder that are kept carry everything that they show: no deck is shown with the part of another."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from django.contrib.auth.models import User
from django.db import DatabaseError
from django.test import Client
from django.urls import reverse

from decks import services
from decks.models import Deck, Draft, Step
from decks.rows import NOTHING, rows_of, with_focus
from decks.sheet import kept_sheet
from sandtable.games.destiny.decklist import demo_decks, format_of
from sandtable.games.destiny.formats import all_formats
from web.plain_sql import insert, renew

REY = demo_decks()["rey-starter"]
BLOCK = "01153"


def builder(client: Client, deck: Deck) -> str:
    return client.get(reverse("decks:deck-edit", args=[deck.public_id])).content.decode()


def value(page: str, id: str) -> str:
    """The value of the field with this id."""
    found = re.search(rf'<input id="{id}"[^>]*value="([^"]*)"', page)
    assert found, id
    return found[1]


class TestTheBar:
    def test_two_decks_with_the_same_cards_have_their_own_names(self, as_ada: Client, ada: User) -> None:
        one, other = (
            services.create_deck(owner=ada, content=replace(REY, name=name)) for name in ("Morning", "Evening")
        )
        assert [value(builder(as_ada, deck), "deck-name") for deck in (one, other, one)] == [
            "Morning",
            "Evening",
            "Morning",
        ]

    def test_a_note_that_was_refused_stands_in_its_own_answer_alone(self, as_ada: Client, deck: Deck) -> None:
        assert value(builder(as_ada, deck), "deck-note") == ""
        address = reverse("decks:deck-save", args=[deck.public_id])
        refused = as_ada.post(address, {"name": "Mine", "note": "a secret", "base": "7"})
        assert refused.status_code == 412
        assert value(refused.content.decode(), "deck-note") == "a secret"
        assert value(refused.content.decode(), "deck-name") == "Mine"
        assert value(builder(as_ada, deck), "deck-note") == ""
        assert value(builder(as_ada, deck), "deck-name") == deck.name

    def test_a_draft_brings_the_button_that_discards_it(self, as_ada: Client, deck: Deck) -> None:
        assert "Discard changes" not in builder(as_ada, deck)
        as_ada.post(reverse("decks:deck-change", args=[deck.public_id]), {"change": f"card:{BLOCK}:0"})
        assert "Discard changes" in builder(as_ada, deck)
        as_ada.post(reverse("decks:deck-discard", args=[deck.public_id]))
        assert "Discard changes" not in builder(as_ada, deck)


class TestPressing:
    def test_the_deck_of_somebody_else_is_not_there(self, as_ben: Client, deck: Deck) -> None:
        answer = as_ben.post(reverse("decks:deck-change", args=[deck.public_id]), {"change": f"card:{BLOCK}:0"})
        assert answer.status_code == 404
        assert not Draft.objects.exists()
        assert not Step.objects.exists()

    def test_the_page_after_a_press_names_the_step_it_made(self, as_ada: Client, deck: Deck) -> None:
        address = reverse("decks:deck-change", args=[deck.public_id])
        for copies in (0, 1, 0):
            page = as_ada.post(address, {"change": f"card:{BLOCK}:{copies}"}, headers={"HX-Request": "true"})
            assert f'name="seen" value="{Step.objects.latest("pk").pk}"' in page.content.decode()


class TestTheSheet:
    def test_a_deck_is_worked_out_once(self) -> None:
        assert kept_sheet(REY) is kept_sheet(replace(REY))

    def test_another_definition_of_a_format_of_ones_own_is_another_sheet(self) -> None:
        own = replace(all_formats()["STD"], code="mine", name="Mine")
        narrow, wide = (kept_sheet(replace(REY, format=replace(own, points=points))) for points in (29, 30))
        assert (narrow.format.points, wide.format.points) == (29, 30)

    def test_another_list_is_another_sheet(self) -> None:
        fewer = replace(REY, cards=REY.cards[1:])
        assert kept_sheet(REY).size - kept_sheet(fewer).size == REY.cards[0][1]


class TestTheFocusInARow:
    row = staticmethod(lambda: rows_of(format_of(REY))(BLOCK, NOTHING, "list", ()))

    @pytest.mark.parametrize("id", [f"list-{BLOCK}", f"list-{BLOCK}-0", f"list-{BLOCK}-2"])
    def test_the_element_with_this_id_has_it_and_no_other(self, id: str) -> None:
        text = with_focus(self.row(), id, described=False)
        assert text.count("autofocus") == 1
        assert f'id="{id}"' in re.findall(r"<[^>]*autofocus[^>]*>", text)[0]
        assert text.replace(" autofocus", "") == self.row()

    def test_it_is_described_by_the_messages_where_the_page_is_loaded_whole(self) -> None:
        text = with_focus(self.row(), f"list-{BLOCK}-1", described=True)
        assert text.count(' autofocus aria-describedby="messages"') == 1

    @pytest.mark.parametrize(
        "id", ["", "list", f"list-{BLOCK}-9", f'list-{BLOCK}" tabindex="-1', f"list-{BLOCK}.*", f"card-list-{BLOCK}"]
    )
    def test_an_id_that_no_button_has_changes_nothing(self, id: str) -> None:
        assert with_focus(self.row(), id, described=False) == self.row()

    def test_the_kept_row_stays_without_it(self) -> None:
        with_focus(self.row(), f"list-{BLOCK}", described=False)
        assert "autofocus" not in self.row()


class TestWriting:
    def test_a_new_row_is_the_one_that_was_given(self, deck: Deck) -> None:
        step = Step(deck=deck, snapshot={"name": "á"}, size=3, says="Says", version=None)
        insert(step)
        found = Step.objects.get(pk=step.pk)
        assert [getattr(found, field.attname) for field in Step._meta.concrete_fields] == [
            getattr(step, field.attname) for field in Step._meta.concrete_fields
        ]

    def test_other_fields_and_rows_stay(self, deck: Deck, ada: User) -> None:
        drafts = [
            Draft.objects.create(deck=each, snapshot={"n": 1}, base=1)
            for each in (deck, services.create_deck(owner=ada, content=REY))
        ]
        drafts[0].snapshot, drafts[0].base = {"n": 2}, 9
        renew(drafts[0], "snapshot", "updated_at")
        assert list(Draft.objects.order_by("pk").values_list("snapshot", "base")) == [({"n": 2}, 1), ({"n": 1}, 1)]
        assert Draft.objects.get(deck=deck).updated_at == drafts[0].updated_at

    def test_a_row_that_is_gone_is_no_success(self, deck: Deck) -> None:
        draft = Draft.objects.create(deck=deck, snapshot={}, base=1)
        Draft.objects.all().delete()
        with pytest.raises(DatabaseError):
            renew(draft, "snapshot")
