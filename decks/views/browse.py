"""Looking at decks: the list, one deck, one version, two versions side by side, and files to take away."""

from __future__ import annotations

from typing import Any

from django.core.paginator import Paginator
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.http import require_safe

from accounts.guests import guest_of, visitor_of
from decks import finding, selectors, strength, verdicts
from decks.collecting import cards_of
from decks.collection import missing, needs
from decks.compare import compare as compared
from decks.compare import format_change, shared_cards
from decks.exchange import community
from decks.exchange.files import written
from decks.models import Deck, DeckVersion, Visibility
from decks.sheet import Sheet
from decks.similar import similar_decks
from decks.views.access import readable_deck, readable_version
from decks.views.describe import form_for
from sandtable.games.destiny.list_changes import list_changes

PAGE_SIZE = 24


@require_safe
def deck_list(request: HttpRequest) -> HttpResponse:
    """Own decks or public ones (`?show=public`), narrowed as `finding.Wanted` says."""
    visitor = visitor_of(request)
    show = request.GET.get("show") or ("mine" if visitor.is_authenticated else "public")
    decks = selectors.own_decks(visitor) if show == "mine" else selectors.public_decks()
    formats = selectors.formats_for(request.user)
    wanted = finding.Wanted.read(request.GET.dict())
    wanted.format = wanted.format if wanted.format in formats else ""
    decks = finding.narrowed(strength.with_strength(decks, visitor), wanted)
    decks = strength.strongest_first(decks) if wanted.by_strength else decks
    page = Paginator(decks, PAGE_SIZE).get_page(request.GET.get("page"))
    verdicts.renew(deck.newest for deck in page)
    context = {
        "show": show,
        "wanted": wanted,
        "legalities": finding.LEGALITY.items(),
        "strengths": finding.STRENGTH.items(),
        "orders": finding.SORT.items(),
        "least_games": strength.LEAST_GAMES,
        "formats": formats.values(),
        "page": page,
        "has_own": visitor.is_authenticated,
        "guest": guest_of(request),
        "entries": [
            (deck, Sheet(content) if (content := deck.newest.readable) else None, strength.strength_of(deck))
            for deck in page
        ],
        "begun": selectors.begun_decks(request.user) if show == "mine" else [],
    }
    return render(request, "decks/deck_list.html", context)


@require_safe
def short(request: HttpRequest, public_id: str) -> HttpResponse:
    """The address without a name leads to the one with it."""
    return redirect(readable_deck(request, public_id))


@require_safe
def deck(request: HttpRequest, public_id: str, slug: str) -> HttpResponse:
    """A deck's newest version."""
    found = readable_deck(request, public_id)
    if slug != found.slug:
        return redirect(found)
    return _deck_page(request, found, found.newest)


@require_safe
def version(request: HttpRequest, public_id: str, slug: str, number: str) -> HttpResponse:
    """A deck as it was saved under a number."""
    found = readable_version(request, public_id, int(number))
    return _deck_page(request, found.deck, found)


def _deck_page(request: HttpRequest, found: Deck, shown: DeckVersion) -> HttpResponse:
    content = shown.deck_list
    sheet = Sheet(content)
    held = cards_of(request.user)
    is_owner = found.is_owned_by(request.user)
    guest = guest_of(request)
    history = selectors.history(found)
    legality = list(selectors.legality_by_format(content, request.user).values())
    chosen = request.GET.get("format", sheet.format.code)
    context: dict[str, Any] = {
        "deck": found,
        "version": shown,
        "is_newest": shown.number == history[0][0].number,
        "history": history,
        "sheet": sheet,
        "legality": legality,
        "chosen": next(((each, problems) for each, problems in legality if each.code == chosen), legality[0]),
        "definition": selectors.definition_of(content, request.user),
        "list_changes": list_changes(content),
        "is_owner": is_owner,
        "guest": guest if guest is not None and guest.user_id == found.owner_id else None,
        "notes_form": form_for(found) if is_owner else None,
        "visibilities": Visibility,
        "lacks": missing(needs(content), held) if held else None,
        "similar": similar_decks(found, content, request.user),
        "preview": _preview(request, found, sheet),
    }
    return render(request, "decks/deck.html", context)


def _preview(request: HttpRequest, deck: Deck, sheet: Sheet) -> dict[str, Any] | None:
    """The card that other sites show for a link to a public deck; nothing for the others."""
    if deck.visibility != Visibility.PUBLIC:
        return None
    team = ", ".join(f"{dice}× {facts.name}" for facts, dice in sheet.members)
    return {
        "title": sheet.content.name,
        "description": f"{sheet.format.name}: {team}",
        "url": request.build_absolute_uri(request.path),
        "image": request.build_absolute_uri(reverse("decks:deck-picture", args=[deck.public_id])),
        "is_listed": True,
    }


@require_safe
def compare(request: HttpRequest) -> HttpResponse:
    """Two versions side by side: `?a=<deck id>.<number>&b=<deck id>.<number>`."""
    before, after = (_picked(request, request.GET.get(side, "")) for side in ("a", "b"))
    context: dict[str, Any] = {"before": before, "after": after, "choices": _choices(request, before or after)}
    if before and after:
        old, new = before.deck_list, after.deck_list
        context |= {
            "changes": compared(old, new),
            "format_change": format_change(old, new),
            "shared": shared_cards(old, new),
            "old": Sheet(old),
            "new": Sheet(new),
        }
    return render(request, "decks/compare.html", context)


def _picked(request: HttpRequest, text: str) -> DeckVersion | None:
    """The version an address names; None when nothing is named. Raises Http404."""
    if not text:
        return None
    public_id, _dot, number = text.partition(".")
    is_number = number.isascii() and number.isdigit() and len(number) <= 6
    return readable_version(request, public_id, int(number) if is_number else 0)


def _choices(request: HttpRequest, near: DeckVersion | None) -> list[DeckVersion]:
    """Versions to choose from: those of the deck at hand, and the newest of the reader's and public decks."""
    own = list(near.deck.versions.select_related("deck")[:50]) if near else []
    return [*own, *selectors.newest_versions(request.user, without=near.deck_id if near else 0)[:50]]


@require_safe
def export(request: HttpRequest, public_id: str, number: str, shape: str) -> HttpResponse:
    """A version as a file: our JSON, the community's JSON or text."""
    found = readable_version(request, public_id, int(number))
    try:
        return written(found, shape).response()
    except community.NotExpressible as refusal:
        return render(request, "decks/not_expressible.html", {"deck": found.deck, "reason": str(refusal)}, status=422)
