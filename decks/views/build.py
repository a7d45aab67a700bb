"""The builder: a draft on one side, cards to take on the other. Every button is a form that works without scripts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple
from urllib.parse import urlencode

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import Http404, HttpRequest, HttpResponse, QueryDict
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.cache import patch_cache_control
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST, require_safe

from catalog.models import Card
from catalog.selectors import card_page
from decks import pressed, selectors, services, working
from decks.models import Deck
from decks.steps import Around, NoStep
from decks.views.access import own_deck, owner_of
from decks.views.builder_page import FIRST, builder_page, filters_of, shown
from sandtable.games.destiny.building import changes
from sandtable.games.destiny.building.fitting import missing
from sandtable.games.destiny.decklist import BadDeck, DeckList, format_of
from sandtable.games.destiny.formats import Format
from web.api.text import tidy_name

STEPS_SHOWN = 30
"""Steps listed in the builder itself; all of them have a page."""
AFTER = "after-"
"""The beginning of an id that stands for the element after a card of the list."""


@login_required
@require_safe
def edit(request: HttpRequest, public_id: str) -> HttpResponse:
    """The builder; asked for by htmx it is the list of cards alone.

    `?at=` is the id of the button pressed last; an empty deck begins at the first card of the list.
    """
    target = request.headers.get("HX-Target")
    at = request.GET.get("at", "" if target else FIRST)
    builder = shown(own_deck(request, public_id), request.GET, at, described=not target)
    context = builder.list() if target == "found" else builder.everything()
    templates = {"found": "decks/_found.html", "builder": "decks/_builder.html"}
    return _fresh(render(request, templates.get(target or "", "decks/edit.html"), context))


@login_required
@require_POST
def change(request: HttpRequest, public_id: str) -> HttpResponse:
    """Apply one button's change to the draft and show the builder again; the id of the button follows it after an @."""
    sent, _at, button = request.POST.get("change", "").partition("@")
    text, at = sent or f"format:{request.POST.get('format', '')}", request.GET.get("at", button)
    is_htmx = bool(request.headers.get("HX-Request"))
    said, at, page = _press(request, public_id, text, at)
    if not is_htmx:
        if said:
            messages.info(request, said)
        return redirect(_address(page.deck, request.POST, at))
    context = shown(page.deck, request.POST, at).everything(page.formats, page.around)
    context["announcement"] = f"{said}. {context['announcement']}" if said else context["announcement"]
    return _fresh(render(request, "decks/_builder.html", context))


class _Page(NamedTuple):
    """The parts of a page that a press has read already."""

    deck: Deck
    formats: Mapping[str, Format]
    around: Around | None


def _press(request: HttpRequest, public_id: str, text: str, at: str) -> tuple[str, str, _Page]:
    """Do what the button says: the words about it, the id of the element that has the focus then, and the page."""
    owner = owner_of(request)
    known = selectors.formats_for(owner)
    try:
        done = working.press_own(owner=owner, public_id=public_id, text=text, known=known, seen=_seen(request))
    except Deck.DoesNotExist:
        raise Http404 from None
    except (changes.BadChange, BadDeck, NoStep, working.ChangedElsewhere) as refusal:
        messages.error(request, str(refusal))
        return str(refusal), at, _Page(own_deck(request, public_id), known, None)
    if done.meanwhile:
        told = _("Another tab has changed this deck meanwhile: %(steps)s. Your change was made on top of it.")
        messages.warning(request, told % {"steps": done.meanwhile})
    return done.says, _focus(at, text, done.before, done.after), _Page(done.deck, known, done.around)


def _focus(at: str, text: str, before: DeckList, after: DeckList) -> str:
    if at.startswith(AFTER):
        lacked = "+".join(missing(before, format_of(before)))
        return f"{at}-{lacked}"
    return pressed.moved(at, text, after)


@login_required
@require_POST
def save(request: HttpRequest, public_id: str) -> HttpResponse:
    """Make the draft a version; when the deck moved on meanwhile, say so and keep everything (412)."""
    deck = own_deck(request, public_id)
    name, note = request.POST.get("name", deck.name), request.POST.get("note", "")
    # "over" is the version the reader was told about and wants to follow; a still newer one is a conflict again.
    expected = _number(request.POST.get("over") or request.POST.get("base", ""))
    before = deck.number
    if meanwhile := working.meanwhile(deck=deck, seen=_seen(request)):
        return _again(request, deck, name, note, status=412, meanwhile=meanwhile)
    try:
        version = services.save_draft(deck=deck, name=name, expected=expected, note=tidy_name(note))
    except BadDeck as bad:
        return _again(request, deck, name, note, status=422, errors=bad.problems)
    except services.VersionConflict as conflict:
        return _again(request, deck, name, note, status=412, conflict=conflict)
    if version.number == before:
        messages.info(request, _("Nothing has changed; version %(number)d stays.") % {"number": version.number})
    else:
        messages.success(request, _("Saved as version %(number)d.") % {"number": version.number})
    return redirect(deck)


@login_required
@require_POST
def discard(request: HttpRequest, public_id: str) -> HttpResponse:
    """Throw unsaved work away; a deck that was never saved goes with it."""
    deck = own_deck(request, public_id)
    services.discard_draft(deck=deck)
    if not deck.is_saved:
        messages.info(request, _("%(name)s is gone; it was never saved.") % {"name": deck.name})
        return redirect("decks:deck-list")
    messages.info(request, _("Unsaved changes are gone."))
    return redirect(deck)


@login_required
@require_safe
def steps(request: HttpRequest, public_id: str) -> HttpResponse:
    """Every step of the work on a deck, the newest first; each can be gone back to. For the builder the newest ones."""
    deck = own_deck(request, public_id)
    is_part = bool(request.headers.get("HX-Request"))
    found = deck.steps.defer("snapshot").order_by("-pk")
    context = {
        "deck": deck,
        "steps": found[:STEPS_SHOWN] if is_part else found,
        "is_part": is_part and found.count() > STEPS_SHOWN,
        "seen": working.seen_now(deck),
    }
    return _fresh(render(request, "decks/_steps.html" if is_part else "decks/steps.html", context))


@login_required
@require_safe
def panel(request: HttpRequest, code: str) -> HttpResponse:
    """Everything about a card that opens in its row: sides, text, legality by format."""
    try:
        page = card_page(code=code)
    except Card.DoesNotExist:
        raise Http404 from None
    return render(request, "decks/_card_panel.html", {"page": page, "card": page.card})


def _fresh(response: HttpResponse) -> HttpResponse:
    """The browser asks again when somebody comes back to this page: the deck may have changed since."""
    patch_cache_control(response, private=True, no_store=True)
    return response


def _again(request: HttpRequest, deck: Deck, name: str, note: str, status: int, **more: Any) -> HttpResponse:
    """The builder with everything that was typed, and what went wrong."""
    context = builder_page(own_deck(request, deck.public_id), request.POST)
    context |= {"typed_name": name, "note": note} | more
    return render(request, "decks/edit.html", context, status=status)


def _number(text: str) -> int:
    """The version the work started from, 0 for none; -1, which is never right, for anything else."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= 6 else -1


def _seen(request: HttpRequest) -> int | None:
    """The step that the page showed; None where the sender does not say."""
    text = request.POST.get("seen", "")
    return int(text) if text.isascii() and text.isdigit() and len(text) <= 18 else None


def _address(deck: Deck, asked: QueryDict, at: str) -> str:
    """The builder with the filters and the page of the list, and the id of the button that was pressed."""
    rest = {"page": asked.get("page", ""), "at": at}
    query = [filters_of(asked).query, urlencode({name: value for name, value in rest.items() if value})]
    address = reverse("decks:deck-edit", args=[deck.public_id])
    return f"{address}?{'&'.join(part for part in query if part)}".rstrip("?")
