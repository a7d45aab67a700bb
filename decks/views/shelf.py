"""The pages of a collection: an overview, a page for each set, an import, and a list of wanted cards."""

from __future__ import annotations

import csv
from collections.abc import Mapping
from dataclasses import dataclass

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.core.paginator import Paginator
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_safe

from decks import collecting, collection_import
from decks.collection import MOST_OWNED, Counts, by_card
from decks.collection_files import as_csv, as_json, as_table
from decks.exchange.names import set_names
from decks.views.access import owner_of
from sandtable.games.destiny.facts import CardFacts, cards_of, is_back

PAGE_SIZE = 80
"""Cards of a set on one page: two numbers each are fewer fields than a form may send."""


@login_required
@require_safe
def overview(request: HttpRequest) -> HttpResponse:
    """Sets, decks with what they lack, and decks in each other's way; `?most=` hides decks that lack more."""
    owned = collecting.owned_by(request.user)
    held = by_card(owned)
    decks = collecting.decks_and_lacks(request.user, held)
    most = request.GET.get("most", "")
    is_number = most.isascii() and most.isdigit() and len(most) < 4
    shown = [each for each in decks if each.total <= int(most)] if is_number else decks
    numbers = collecting.numbers_by_set(owned)
    context = {
        "share_link": _share_link(request),
        "sets": [(code, name, numbers.get(code, 0)) for code, name in set_names().items()],
        "cards": sum(cards for cards, _dice in owned.values()),
        "dice": sum(dice for _cards, dice in owned.values()),
        "decks": shown,
        "most": most if is_number else "",
        "competing": collecting.in_competition(decks, held) if held else [],
    }
    return render(request, "decks/collection.html", context)


def _share_link(request: HttpRequest) -> str:
    """The address of the reader's shared collection; empty where it is not shared."""
    share_id = collecting.share_id_of(request.user)
    return request.build_absolute_uri(reverse("decks:collection-shared", args=[share_id])) if share_id else ""


@login_required
@require_http_methods(["GET", "HEAD", "POST"])
def of_set(request: HttpRequest, code: str) -> HttpResponse:
    """The numbers of a set, page by page; all of a page are saved, or none. A number that isn't sent stays."""
    if code not in set_names():
        raise Http404
    name, owned = set_names()[code], collecting.owned_by(request.user)
    cards = [facts for facts in cards_of(code) if not is_back(facts.code)]
    page = Paginator(cards, PAGE_SIZE).get_page(request.GET.get("page"))
    rows = [Entry.of(facts, owned, request.POST) for facts in page]
    context = {"name": name, "rows": rows, "most": MOST_OWNED, "page": page}
    if request.method != "POST":
        return render(request, "decks/collection_set.html", context)
    if wrong := [row.card.full_name for row in rows if not row.is_right]:
        told = _("Nothing is saved: numbers go from 0 to %(most)d. Look at %(names)s.")
        messages.error(request, told % {"most": MOST_OWNED, "names": ", ".join(wrong[:10])})
        return render(request, "decks/collection_set.html", context, status=422)
    collecting.own(owner=owner_of(request), counts={row.card.code: row.numbers for row in rows})
    messages.success(request, _("The numbers of %(set)s are saved.") % {"set": name})
    return redirect("decks:collection")


@dataclass(frozen=True)
class Entry:
    """A row of a set, with the numbers as they were typed."""

    card: CardFacts
    cards: str
    dice: str

    @classmethod
    def of(cls, facts: CardFacts, owned: Counts, sent: Mapping[str, str]) -> Entry:
        """The numbers sent for a card, or those that are kept."""
        cards, dice = owned.get(facts.code, (0, 0))
        return cls(facts, sent.get(f"cards-{facts.code}", str(cards)), sent.get(f"dice-{facts.code}", str(dice)))

    @property
    def is_right(self) -> bool:
        return _is_count(self.cards) and _is_count(self.dice)

    @property
    def numbers(self) -> tuple[int, int]:
        return int(self.cards or 0), int(self.dice or 0)


def _is_count(text: str) -> bool:
    return not text or (text.isascii() and text.isdigit() and len(text) <= 5 and int(text) <= MOST_OWNED)


@login_required
@require_http_methods(["GET", "HEAD", "POST"])
def bring_in(request: HttpRequest) -> HttpResponse:
    """Read a table of cards; all of its lines are kept, or none, and each has a row in the report."""
    source, reading, problem = request.POST.get("source", ""), None, ""
    if request.method == "POST":
        if not source.strip():
            problem = _("Paste a table first.")
        elif len(source) > collection_import.MOST_BYTES:
            problem = _("The table is too long.")
        else:
            reading = collection_import.read(as_table(source))
    if reading and reading.counts and not reading.problems:
        collecting.own(owner=owner_of(request), counts=reading.counts)
        told = _("%(n)d cards are in the collection now as the table has them.")
        messages.success(request, told % {"n": len(reading.counts)})
        return redirect("decks:collection")
    if reading and not reading.counts and not reading.problems:
        problem = _("The table has no cards.")
    context = {"source": source, "reading": reading, "problem": problem}
    return render(request, "decks/collection_import.html", context, status=422 if request.method == "POST" else 200)


@login_required
@require_safe
def wanted(request: HttpRequest) -> HttpResponse:
    """The cards that are missing to build each of the reader's decks, as CSV."""
    held = collecting.cards_of(request.user)
    answer = HttpResponse(content_type="text/csv; charset=utf-8")
    answer["Content-Disposition"] = 'attachment; filename="wanted.csv"'
    sheet = csv.writer(answer)
    sheet.writerow(["code", "name", "set", "number", "cards", "dice"])
    for each in collecting.wanted_for(collecting.decks_and_lacks(request.user, held), held):
        facts = each.card
        sheet.writerow([facts.code, facts.full_name, facts.set_code, facts.position, each.cards, each.dice])
    return answer


@login_required
@require_safe
def export(request: HttpRequest, shape: str) -> HttpResponse:
    """The whole collection as `csv` or `json`, which the import reads again."""
    kinds = {"csv": ("text/csv; charset=utf-8", as_csv), "json": ("application/json", as_json)}
    if shape not in kinds:
        raise Http404
    kind, write = kinds[shape]
    answer = HttpResponse(write(collecting.owned_by(request.user)), content_type=kind)
    answer["Content-Disposition"] = f'attachment; filename="collection.{shape}"'
    return answer
