"""One press in the builder: a change of the draft or a way through its steps, and what another tab did meanwhile."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from django.contrib.auth.models import AbstractBaseUser
from django.db import transaction
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from decks import selectors, services, steps
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
    deck: Deck
    """The deck with its draft after the press."""
    around: steps.Around
    """The steps beside the present one after the press."""


@transaction.atomic
def press(*, deck: Deck, text: str, known: Mapping[str, Format], seen: int | None = None) -> Pressed:
    """Press a button that sends a change (`building.changes`), `undo`, `redo`, or `step:NUMBER`.

    `seen` is the step that the page showed, 0 for none. Changes are made on top of the steps of another tab.
    Raises BadChange, BadDeck, NoStep, and ChangedElsewhere for a way through steps that the page did not show.
    """
    return _press(services.lock(deck), text, known, seen)


@transaction.atomic
def press_own(
    *, owner: AbstractBaseUser, public_id: str, text: str, known: Mapping[str, Format], seen: int | None = None
) -> Pressed:
    """`press` in one of the decks of this person. Raises Deck.DoesNotExist also for a deck of somebody else."""
    return _press(services.lock_own(owner, public_id), text, known, seen)


def _press(locked: Deck, text: str, known: Mapping[str, Format], seen: int | None) -> Pressed:
    before = services.content_of(locked)
    meanwhile = "" if seen is None else steps.since(locked, seen)
    if meanwhile and _is_a_way(text):
        raise ChangedElsewhere(
            _("Another tab has changed this deck: %(steps)s. Nothing was undone; this is the deck now.")
            % {"steps": meanwhile}
        )
    if _is_a_way(text):
        says = _gone(locked, text)
        selectors.with_draft(locked)
    else:
        says = _changed(locked, before, changes.change(before, text, known), is_filled=text == "fill")
    return Pressed(before, services.content_of(locked), says, meanwhile, locked, steps.around(locked))


def _is_a_way(text: str) -> bool:
    return text in ("undo", "redo") or text.startswith("step:")


def _gone(deck: Deck, text: str) -> str:
    """Go through the steps; the words about it."""
    if text == "undo":
        return _("Undone: %(step)s") % {"step": services.undo(deck=deck).says}
    if text == "redo":
        return _("Done again: %(step)s") % {"step": services.redo(deck=deck).says}
    number = text.removeprefix("step:")
    if not (number.isascii() and number.isdigit() and len(number) <= 18):
        raise steps.NoStep(_("This step is not there any more."))
    return _("Back at: %(step)s") % {"step": services.go_to_step(deck=deck, pk=int(number)).says}


def _changed(deck: Deck, before: DeckList, after: DeckList, *, is_filled: bool) -> str:
    """Make the change; the words about it. Thirty names would tell less than how many cards filled the deck up."""
    more = after.size - before.size
    filled = ngettext("Filled up with %(n)d card", "Filled up with %(n)d cards", more) % {"n": more}
    says = filled if is_filled else differences(before, after)
    services.change_locked(locked=deck, change=lambda _content: after, says=says)
    return says


def meanwhile(*, deck: Deck, seen: int | None) -> str:
    """The steps that another tab made since a page was shown that showed step `seen`; "" for none."""
    return "" if seen is None else steps.since(deck, seen)


def seen_now(deck: Deck) -> int:
    """The step that a page shows which is made now; 0 for none."""
    return steps.present(deck)
