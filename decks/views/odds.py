"""Hands and dice of a deck: a sample hand and odds, for a version or the owner's draft."""

from __future__ import annotations

import secrets
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from decks import selectors
from decks.models import Deck
from decks.odds import Odds, compared, helps, showing_helps
from decks.odds_form import MOST_SEED, OddsForm
from decks.views.access import readable_deck, readable_version
from sandtable.games.destiny.decklist import DeckList
from sandtable.games.destiny.facts import card
from sandtable.games.destiny.odds.focus import MOST_FOCUS_DICE
from sandtable.games.destiny.odds.focus_modifiers import MOST_ADDING_DICE
from sandtable.games.destiny.odds.hands import sample_hand
from sandtable.games.destiny.odds.values import MOST_DICE

DRAFT = "draft"
MOST_VERSIONS = 50
"""Versions to choose from; older ones are reached by their number in the address."""


@require_safe
def odds(request: HttpRequest, public_id: str) -> HttpResponse:
    """`?version=<number or draft>&against=<number or draft>`, and the fields of `OddsForm`."""
    deck, is_owner = _deck(request, public_id)
    names = _names(deck, is_owner)
    name = request.GET.get("version") or (names[-1] if names[-1] != DRAFT or not deck.is_saved else names[-2])
    against = request.GET.get("against", _before(deck, name))
    content = _content(request, deck, is_owner, name)
    other = _content(request, deck, is_owner, against) if against else None
    asked = request.GET.copy()
    if "fresh" in asked:
        asked.pop("seed", None)
        asked.pop("aside", None)
    form = OddsForm(asked, [content] + ([other] if other else []), secrets.randbelow(MOST_SEED + 1))
    context: dict[str, Any] = {
        "deck": deck,
        "content": content,
        "form": form,
        "names": names,
        "name": name,
        "against": against,
        "most_dice": MOST_DICE,
        "most_focus_dice": MOST_FOCUS_DICE,
        "most_adding_dice": MOST_ADDING_DICE,
    }
    if not form.is_valid():
        return render(request, "decks/odds.html", context, status=422)
    return render(request, "decks/odds.html", context | _answers(form, content, other))


def _answers(form: OddsForm, content: DeckList, other: DeckList | None) -> dict[str, Any]:
    found = Odds(content, form.question)
    hand = sample_hand(content, form.cleaned_data["seed"], tuple(form.cleaned_data["aside"]))
    return {
        "odds": found,
        "helps": helps(),
        "showing_helps": showing_helps(),
        "hand": [(place, card(code), place in hand.aside) for place, code in enumerate(hand.first)],
        "new": [card(code) for code in hand.new],
        "compared": compared(Odds(other, form.question), found) if other else [],
    }


def _deck(request: HttpRequest, public_id: str) -> tuple[Deck, bool]:
    """The deck, and whether the reader owns it. An owner may also open one that was never saved. Raises Http404."""
    own = selectors.changeable_decks(request.user).filter(public_id=public_id).select_related("draft").first()
    return (own, True) if own else (readable_deck(request, public_id), False)


def _names(deck: Deck, is_owner: bool) -> list[str]:
    """The newest versions by number, oldest first, then the owner's draft."""
    numbers = list(deck.versions.values_list("number", flat=True)[:MOST_VERSIONS])
    draft = [DRAFT] if is_owner and hasattr(deck, "draft") else []
    names = [str(number) for number in reversed(numbers)] + draft
    if not names:
        raise Http404
    return names


def _before(deck: Deck, name: str) -> str:
    """The list that a list changes: the newest version below a draft, the version before a version."""
    if name == DRAFT:
        return str(deck.number or "")
    return str(int(name) - 1) if _is_number(name) and int(name) > 1 else ""


def _content(request: HttpRequest, deck: Deck, is_owner: bool, name: str) -> DeckList:
    """The list of a version or of the owner's draft. Raises Http404."""
    if name == DRAFT and is_owner and hasattr(deck, "draft"):
        return deck.draft.deck_list
    if not _is_number(name):
        raise Http404
    return readable_version(request, deck.public_id, int(name)).deck_list


def _is_number(name: str) -> bool:
    return name.isascii() and name.isdigit() and len(name) <= 6
