"""The steps of the work on a deck: back and forward, kept, told to other tabs, and bounded."""

from __future__ import annotations

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.urls import reverse

from decks import services, steps, working
from decks.models import Deck, Draft, Step
from sandtable.games.destiny.building.changes import BadChange
from sandtable.games.destiny.decklist import DeckList, demo_decks
from sandtable.games.destiny.formats import all_formats
from tests.support.pages import html_of

REY = demo_decks()["rey-starter"]
BLOCK, DODGE = "01153", "01155"
FORMATS = all_formats()


def press(deck: Deck, text: str, seen: int | None = None) -> working.Pressed:
    return working.press(deck=Deck.objects.get(pk=deck.pk), text=text, known=FORMATS, seen=seen)


def content(deck: Deck) -> DeckList:
    return services.present(Deck.objects.get(pk=deck.pk))


def copies(deck: Deck, code: str) -> int:
    return dict(content(deck).cards).get(code, 0)


def says(deck: Deck) -> list[str]:
    return [step.says for step in deck.steps.all()]


class TestBackAndForward:
    def test_every_step_can_be_undone_and_made_again(self, deck: Deck) -> None:
        for text in (f"card:{BLOCK}:2", f"card:{DODGE}:0", "dice:01045:1:2", "format:INF"):
            press(deck, text)
        last = content(deck)
        for _ in range(4):
            press(deck, "undo")
        assert content(deck) == REY
        for _ in range(4):
            press(deck, "redo")
        assert content(deck) == last

    def test_it_is_told_in_words(self, deck: Deck) -> None:
        press(deck, f"card:{BLOCK}:0")
        assert press(deck, "undo").says == "Undone: Block: taken out"
        assert press(deck, "redo").says == "Done again: Block: taken out"

    def test_there_is_an_end_in_both_directions(self, deck: Deck) -> None:
        with pytest.raises(steps.NoStep, match="nothing to undo"):
            press(deck, "undo")
        press(deck, f"card:{BLOCK}:0")
        with pytest.raises(steps.NoStep, match="nothing to do again"):
            press(deck, "redo")

    def test_a_change_forgets_what_was_undone(self, deck: Deck) -> None:
        press(deck, f"card:{BLOCK}:0")
        press(deck, "undo")
        press(deck, f"card:{DODGE}:0")
        with pytest.raises(steps.NoStep):
            press(deck, "redo")
        assert says(deck) == ["Version 1", "Dodge: taken out"]

    def test_a_press_that_changes_nothing_is_no_step(self, deck: Deck) -> None:
        press(deck, f"card:{BLOCK}:0")
        press(deck, f"card:{BLOCK}:0")
        assert len(says(deck)) == 2

    def test_a_change_that_makes_no_sense_is_no_step(self, deck: Deck) -> None:
        with pytest.raises(BadChange):
            press(deck, "card:nonsense:1")
        assert not says(deck) and not Draft.objects.exists()

    def test_to_any_step(self, deck: Deck) -> None:
        for number in (0, 2, 1):
            press(deck, f"card:{BLOCK}:{number}")
        third = deck.steps.get(says="Block: 2 in the deck")
        assert press(deck, f"step:{third.pk}").says == "Back at: Block: 2 in the deck"
        assert copies(deck, BLOCK) == 2
        press(deck, "redo")
        assert copies(deck, BLOCK) == 1

    @pytest.mark.parametrize("number", ["0", "x", "", "-1", "9" * 30, "²"])
    def test_to_a_step_that_is_not_there(self, deck: Deck, number: str) -> None:
        press(deck, f"card:{BLOCK}:0")
        with pytest.raises(steps.NoStep):
            press(deck, f"step:{number}")

    def test_the_steps_of_others_cannot_be_reached(self, deck: Deck, ben: User) -> None:
        other = services.create_deck(owner=ben, content=demo_decks()["kylo-ren-starter"])
        press(other, "battlefield:")
        press(deck, f"card:{BLOCK}:0")
        with pytest.raises(steps.NoStep):
            press(deck, f"step:{other.steps.latest('pk').pk}")

    def test_filling_up_is_one_step(self, deck: Deck) -> None:
        press(deck, f"card:{BLOCK}:0;card:{DODGE}:0")
        press(deck, "fill")
        assert says(deck)[-1] == "Filled up with 2 cards"
        press(deck, "undo")
        assert content(deck).size == 18


class TestVersions:
    def test_a_version_is_noted_and_can_be_undone(self, deck: Deck) -> None:
        press(deck, f"card:{BLOCK}:0")
        services.save_draft(deck=deck, name="Another name", expected=1)
        assert list(deck.steps.values_list("says", "version")) == [("Version 1", None), ("Block: taken out", 2)]
        press(deck, "undo")
        assert copies(deck, BLOCK) == 1 and content(deck).name == "Another name"
        assert Draft.objects.get(deck=deck).base == 2
        assert deck.versions.get(number=2).deck_list.size == 19

    def test_thrown_away_changes_come_back(self, deck: Deck) -> None:
        press(deck, f"card:{BLOCK}:0")
        services.discard_draft(deck=deck)
        assert copies(deck, BLOCK) == 1 and not Draft.objects.exists()
        assert press(deck, "undo").says == "Undone: Unsaved changes discarded"
        assert copies(deck, BLOCK) == 0

    def test_a_version_saved_elsewhere_is_a_step(self, deck: Deck) -> None:
        press(deck, f"card:{BLOCK}:0")
        services.save_draft(deck=deck, name=deck.name, expected=1)
        services.save_version(deck=deck, content=REY, expected=2)
        press(deck, f"card:{DODGE}:0")
        assert says(deck) == ["Version 1", "Block: taken out", "Changed elsewhere", "Dodge: taken out"]


class TestTwoTabs:
    def test_a_change_is_made_on_top_and_the_other_one_is_told(self, deck: Deck) -> None:
        press(deck, f"card:{BLOCK}:0", seen=0)
        done = press(deck, f"card:{DODGE}:0", seen=0)
        assert done.meanwhile == "Block: taken out"
        assert (copies(deck, BLOCK), copies(deck, DODGE)) == (0, 0)

    def test_nobody_undoes_what_they_have_not_seen(self, deck: Deck) -> None:
        press(deck, f"card:{BLOCK}:0", seen=0)
        seen = steps.present(deck)
        press(deck, f"card:{DODGE}:0", seen=seen)
        with pytest.raises(working.ChangedElsewhere, match="Dodge: taken out"):
            press(deck, "undo", seen=seen)
        assert copies(deck, DODGE) == 0

    def test_steps_that_were_undone_elsewhere_are_told(self, deck: Deck) -> None:
        press(deck, f"card:{BLOCK}:0")
        seen = steps.present(deck)
        press(deck, "undo")
        assert press(deck, f"card:{DODGE}:0", seen=seen).meanwhile == "steps were undone"

    def test_saving_what_was_not_seen_is_refused(self, deck: Deck, as_ada: Client) -> None:
        press(deck, f"card:{BLOCK}:0")
        seen = steps.present(deck)
        press(deck, f"card:{DODGE}:0")
        save = reverse("decks:deck-save", args=[deck.public_id])
        refused = as_ada.post(save, {"name": "Typed", "base": "1", "seen": str(seen)})
        assert refused.status_code == 412
        assert "Dodge: taken out" in html_of(refused) and "Typed" in html_of(refused)
        assert deck.versions.count() == 1
        again = as_ada.post(save, {"name": "Typed", "base": "1", "seen": str(steps.present(deck))})
        assert again.status_code == 302 and deck.versions.count() == 2


class TestPages:
    def test_the_builder_says_what_is_undone_next(self, deck: Deck, as_ada: Client) -> None:
        edit = reverse("decks:deck-edit", args=[deck.public_id])
        assert "Nothing to undo" in html_of(as_ada.get(edit))
        for number in (0, 2):
            press(deck, f"card:{BLOCK}:{number}")
        press(deck, "undo")
        shown = html_of(as_ada.get(edit))
        assert 'title="Block: taken out"' in shown and 'title="Block: 2 in the deck"' in shown

    def test_all_steps_have_a_page(self, deck: Deck, as_ada: Client, as_ben: Client) -> None:
        for number in (0, 2):
            press(deck, f"card:{BLOCK}:{number}")
        address = reverse("decks:deck-steps", args=[deck.public_id])
        shown = html_of(as_ada.get(address))
        assert shown.index("Block: 2 in the deck") < shown.index("Block: taken out") < shown.index("Version 1")
        assert as_ben.get(address).status_code == 404
        assert html_of(as_ada.get(address, headers={"HX-Request": "true"})).strip().startswith("<ol")

    def test_the_pages_are_never_kept_by_a_browser(self, deck: Deck, as_ada: Client) -> None:
        """Back leads to the deck as it is."""
        edit = as_ada.get(reverse("decks:deck-edit", args=[deck.public_id]))
        assert "no-store" in edit["Cache-Control"] and "private" in edit["Cache-Control"]

    def test_hostile_numbers(self, deck: Deck, as_ada: Client) -> None:
        change = reverse("decks:deck-change", args=[deck.public_id])
        for seen in ("x", "-1", "9" * 40, "²", ""):
            answer = as_ada.post(change, {"change": f"card:{BLOCK}:0", "seen": seen})
            assert answer.status_code == 302


def test_the_oldest_steps_go_when_all_together_are_too_large(deck: Deck, monkeypatch: pytest.MonkeyPatch) -> None:
    press(deck, f"card:{BLOCK}:0")
    size = Step.objects.latest("pk").size
    monkeypatch.setattr(steps, "MOST_BYTES", 10 * size)
    monkeypatch.setattr(steps, "KEPT_BYTES", 5 * size)
    for number in range(20):
        press(deck, f"card:{DODGE}:{number % 2}")
    kept = says(deck)
    assert 4 <= len(kept) <= 11
    assert kept[0] == "Steps before this one are no longer kept"
    for _ in range(len(kept) - 1):
        press(deck, "undo")
    with pytest.raises(steps.NoStep):
        press(deck, "undo")
