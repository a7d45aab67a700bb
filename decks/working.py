"""One press in the builder: a change of the draft or a way through its steps, and what another tab did meanwhile."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from django.db import transaction
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from decks import services, steps
from decks.compare import differences
from decks.models import Deck
from sandtable.games.destiny.building import changes
from sandtable.games.destiny.decklist import DeckList
from sandtable.games.destiny.formats import Format


class ChangedElsewhere(Exception):
    """Another tab changed the deck since this page was shown, so that undoing would undo something unseen."""


@dataclass(frozen=True)
class Pressed:
    """The draft before and after a press, and the words about it."""

    before: DeckList
    after: DeckList
    says: str
    """The change in words; "" when nothing changed."""
    meanwhile: str
    """The steps that another tab made since this page was shown; "" for none."""


@transaction.atomic
def press(*, deck: Deck, text: str, known: Mapping[str, Format], seen: int | None = None) -> Pressed:
    """Press a button that sends a change (`building.changes`), `undo`, `redo`, or `step:NUMBER`.

    `seen` is the step that the page showed, 0 for none. Changes are made on top of the steps of another tab.
    Raises BadChange, BadDeck, NoStep, and ChangedElsewhere for a way through steps that the page did not show.
    """
    locked = services.lock(deck)
    before = services.content_of(locked)
    meanwhile = "" if seen is None else steps.since(locked, seen)
    if meanwhile and _is_a_way(text):
        raise ChangedElsewhere(
            _("Another tab has changed this deck: %(steps)s. Nothing was undone; this is the deck now.")
            % {"steps": meanwhile}
        )
    says = _done(locked, text, known)
    after = services.present(locked)
    return Pressed(before, after, says or differences(before, after), meanwhile)


def _is_a_way(text: str) -> bool:
    return text in ("undo", "redo") or text.startswith("step:")


def _done(deck: Deck, text: str, known: Mapping[str, Format]) -> str:
    """Do it; words where the differences would not be the right ones."""
    if text == "undo":
        return _("Undone: %(step)s") % {"step": services.undo(deck=deck).says}
    if text == "redo":
        return _("Done again: %(step)s") % {"step": services.redo(deck=deck).says}
    if text.startswith("step:"):
        number = text.removeprefix("step:")
        if not (number.isascii() and number.isdigit() and len(number) <= 18):
            raise steps.NoStep(_("This step is not there any more."))
        return _("Back at: %(step)s") % {"step": services.go_to_step(deck=deck, pk=int(number)).says}
    says = _filled_up(deck, text, known)
    services.change_locked(locked=deck, change=lambda content: changes.change(content, text, known), says=says)
    return says


def _filled_up(deck: Deck, text: str, known: Mapping[str, Format]) -> str:
    """Words for a deck that is filled up: thirty names would tell less."""
    if text != "fill":
        return ""
    content = services.content_of(deck)
    more = changes.change(content, text, known).size - content.size
    return ngettext("Filled up with %(n)d card", "Filled up with %(n)d cards", more) % {"n": more}


def meanwhile(*, deck: Deck, seen: int | None) -> str:
    """The steps that another tab made since a page was shown that showed step `seen`; "" for none."""
    return "" if seen is None else steps.since(deck, seen)


def seen_now(deck: Deck) -> int:
    """The step that a page shows which is made now; 0 for none."""
    return steps.present(deck)
