"""The builder: a draft on one side, cards to take on the other. Every button is a form that works without scripts."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlencode

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponse, QueryDict
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST, require_safe

from catalog.query import syntax
from decks import editing, pressed, selectors, services
from decks.compare import compare, format_change
from decks.models import Deck
from decks.search import Filters, find
from decks.sheet import COLOR_NAMES, TYPE_NAMES, Sheet
from decks.views.access import own_deck
from sandtable.games.destiny.decklist import BadDeck, DeckList
from sandtable.games.destiny.facts import TYPES
from web.api.text import tidy_name


@login_required
@require_safe
def edit(request: HttpRequest, public_id: str) -> HttpResponse:
    """The builder; asked for by htmx it is the list of cards alone. `?at=` is the id of the button pressed last."""
    is_search = request.headers.get("HX-Target") == "found"
    context = _context(own_deck(request, public_id), request.GET, request.GET.get("at", ""))
    context["messages_describe"] = not is_search
    return render(request, "decks/_found.html" if is_search else "decks/edit.html", context)


@login_required
@require_POST
def change(request: HttpRequest, public_id: str) -> HttpResponse:
    """Apply one button's change to the draft and show the builder again; `?at=` is the id of the button."""
    deck = own_deck(request, public_id)
    known = selectors.formats_for(request.user)
    text = request.POST.get("change") or f"format:{request.POST.get('format', '')}"
    at, is_htmx = request.GET.get("at", ""), bool(request.headers.get("HX-Request"))
    before = _draft(deck)
    try:
        draft = services.change_draft(deck=deck, change=lambda content: editing.change(content, text, known))
    except (editing.BadChange, BadDeck) as refusal:
        said = str(refusal)
        messages.error(request, said)
    else:
        at, said = pressed.moved(at, text, draft.deck_list), pressed.news(before, draft.deck_list)
        if said and not is_htmx:
            messages.info(request, said)
    if not is_htmx:
        return redirect(_address(deck, request.POST, at))
    context = _context(own_deck(request, public_id), request.POST, at)
    context["announcement"] = f"{said}. {context['announcement']}" if said else context["announcement"]
    return render(request, "decks/_builder.html", context)


@login_required
@require_POST
def save(request: HttpRequest, public_id: str) -> HttpResponse:
    """Make the draft a version; when the deck moved on meanwhile, say so and keep everything (412)."""
    deck = own_deck(request, public_id)
    name, note = request.POST.get("name", deck.name), request.POST.get("note", "")
    # "over" is the version the reader was told about and wants to follow; a still newer one is a conflict again.
    expected = _number(request.POST.get("over") or request.POST.get("base", ""))
    before = deck.number
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


def _again(request: HttpRequest, deck: Deck, name: str, note: str, status: int, **more: Any) -> HttpResponse:
    """The builder with everything that was typed, and what went wrong."""
    context = _context(own_deck(request, deck.public_id), request.POST) | {"typed_name": name, "note": note} | more
    return render(request, "decks/edit.html", context, status=status)


def _number(text: str) -> int:
    """The version the work started from, 0 for none; -1, which is never right, for anything else."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= 6 else -1


def _draft(deck: Deck) -> DeckList:
    draft = getattr(deck, "draft", None)
    return draft.deck_list if draft else deck.newest.deck_list


def _context(deck: Deck, asked: QueryDict, at: str = "") -> dict[str, Any]:
    draft = getattr(deck, "draft", None)
    content = _draft(deck)
    sheet = Sheet(content)
    formats = selectors.formats_for(deck.owner).values()
    filters = _filters(asked)
    found = find(filters, content, sheet.format, asked.get("page", ""))
    return {
        "deck": deck,
        "edit_url": reverse("decks:deck-edit", args=[deck.public_id]),
        "change_url": reverse("decks:deck-change", args=[deck.public_id]),
        "focus": pressed.focus_after(at, sheet, {card.code for card in found.cards}),
        "announcement": pressed.standing(sheet),
        "draft": draft,
        "base": draft.base if draft else deck.number,
        **_unsaved(deck, content),
        "is_stale": bool(draft and draft.base != deck.number),
        "sheet": sheet,
        "formats": formats,
        "is_older_definition": sheet.format not in formats,
        "filters": filters,
        "types": [(kind, TYPE_NAMES[kind]) for kind in TYPES],
        "colors": COLOR_NAMES.items(),
        "found": found,
        "held": _held(content),
        "typed_name": content.name,
    }


def _unsaved(deck: Deck, content: DeckList) -> dict[str, Any]:
    """The number of unsaved changes, with a clause about a changed format."""
    if not deck.is_saved:
        return {}
    saved = deck.newest.deck_list
    changed = format_change(saved, content)
    return {"unsaved": len(compare(saved, content)) + bool(changed), "format_change": changed}


def _held(content: DeckList) -> dict[str, int]:
    """The number of copies of a card in the list, in all places."""
    held = dict(content.cards)
    for code in (*(member.code for member in content.characters), *content.battlefields, *content.plots):
        held[code] = held.get(code, 0) + 1
    return held


def _filters(asked: QueryDict) -> Filters:
    kind, color = asked.get("type", ""), asked.get("color", "")
    return Filters(
        words=asked.get("q", "")[: syntax.MOST_CHARACTERS],
        type=kind if kind in TYPES else "",
        color=color if color in COLOR_NAMES else "",
        also_unusable=asked.get("unusable") == "1",
    )


def _address(deck: Deck, asked: QueryDict, at: str) -> str:
    """The builder with the filters and the page of the list, and the id of the button that was pressed."""
    rest = {"page": asked.get("page", ""), "at": at}
    query = [_filters(asked).query, urlencode({name: value for name, value in rest.items() if value})]
    address = reverse("decks:deck-edit", args=[deck.public_id])
    return f"{address}?{'&'.join(part for part in query if part)}".rstrip("?")
