"""Pages of the catalogue: parse, ask a selector, render."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlencode

from django.core.paginator import Page, Paginator
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.template.loader import render_to_string
from django.urls import reverse
from django.utils.cache import patch_vary_headers
from django.views.decorators.http import require_safe

from catalog import columns, drawn, facets, forms, query, selectors
from catalog.models import Card, CardSet, CatalogState
from catalog.query.context import Context
from catalog.query.keys import ALL_KEYS
from catalog.saved import searches_of
from catalog.tables import Tables, tables

PER_PAGE = 60


@require_safe
def card_list(request: HttpRequest) -> HttpResponse:
    """Browse and search: `?q=`, `?order=`, `?view=`, `?format=`, `?page=`; `?literal=1` reads no plain words.

    htmx gets the results alone; errors of the query are shown there too.
    """
    state = CatalogState.current()
    known = tables(state)
    is_fragment = bool(getattr(request, "htmx", False)) and not getattr(request.htmx, "boosted", False)  # type: ignore[attr-defined]
    found = drawn.list_at(known, request.GET.urlencode(), (is_fragment,), lambda: _search(request, known, is_fragment))
    if is_fragment:
        answer = HttpResponse(found.markup)
    else:
        context = {"text": found.text, "search": found.markup, "state": state, "searches": searches_of(request.user)}
        answer = render(request, "catalog/card_list.html", context, status=found.status)
    patch_vary_headers(answer, ["HX-Request"])
    return answer


def _search(request: HttpRequest, known: Tables, is_fragment: bool) -> drawn.List:
    """The search line with what it finds, or for htmx the results alone."""
    asked = forms.read(request.GET, known)
    context: dict[str, Any] = {
        "asked": asked,
        "known": known,
        "text": asked.text,
        "address": reverse("catalog:card-list"),
        "others": _others(request),
    }
    try:
        context |= _results(request, known, asked)
        status = 200
    except query.BadQuery as error:
        context["problems"] = query.pointed_out(asked.text, error)
        status = 400 if asked.text else 200
    template = "catalog/_results.html" if is_fragment else "catalog/_search.html"
    markup, is_personal = render_to_string(template, context, request), query.is_personal(asked.text)
    return drawn.List(asked.text, markup, status, is_personal)


def _others(request: HttpRequest) -> str:
    """The end of an address with the same choices for another query."""
    rest = request.GET.copy()
    for name in ("q", "page"):
        rest.pop(name, None)
    return f"&{rest.urlencode()}" if rest else ""


def _results(request: HttpRequest, known: Tables, asked: forms.Asked) -> dict[str, Any]:
    """One page of the cards that fit, with the filters beside it. Raises BadQuery."""
    literal = "literal" in request.GET
    context = Context(reader=request.user, known=lambda: known)
    understood = query.understand(asked.text, format=asked.format or None, literal=literal, context=context)
    codes = selectors.codes_in_order(known, understood.query, order=asked.order)
    page = Paginator(codes, PER_PAGE).get_page(request.GET.get("page"))
    return _as_seen(asked, known, page) | {
        "found": understood.query,
        "understood": understood,
        "page_obj": page,
        "view": asked.view,
        "facets": facets.of(understood.query.text, known, known.counts(codes)),
    }


def _as_seen(asked: forms.Asked, known: Tables, page: Page[str]) -> dict[str, Any]:
    """The cards of a page as the chosen view shows them."""
    codes = list(page.object_list)
    if asked.view != "columns":
        return {"cards": drawn.cards(known, codes, drawn.TILE if asked.view == "tiles" else drawn.ROW)}
    chosen = columns.chosen(asked.columns)
    found = {card.code: card for card in Card.objects.for_listing().filter(pk__in=codes)}
    return {"shown_columns": chosen, "rows": columns.rows([found[code] for code in codes if code in found], chosen)}


@require_safe
def find(request: HttpRequest) -> HttpResponse:
    """`/find?q=`: the card that a query finds, or the list where it finds several."""
    text = request.GET.get("q", "").strip()
    try:
        matches = list(Card.objects.filter(query.read(text).q)[:2]) if text else []
    except query.BadQuery:
        matches = []
    if len(matches) == 1:
        return redirect(matches[0])
    return redirect(f"{reverse('catalog:card-list')}?{urlencode({'q': text})}" if text else "catalog:card-list")


@require_safe
def search_help(request: HttpRequest) -> HttpResponse:
    """The search language with examples, each with the number of cards it finds."""
    keys = [{"key": key, "count": None if key.is_personal else _found_by(key.example)} for key in ALL_KEYS]
    return render(request, "catalog/search_help.html", {"keys": keys})


def _found_by(example: str) -> int:
    """The number of cards that an example finds; 0 where it names a format or set that is not loaded."""
    try:
        return len(query.read(example).codes)
    except query.BadQuery:
        return 0


@require_safe
def card(request: HttpRequest, code: str, slug: str = "") -> HttpResponse:
    """The page of one card; another spelling of its address redirects to the right one."""
    try:
        page = selectors.card_page(code=code)
    except Card.DoesNotExist:
        raise Http404 from None
    if slug != page.card.slug:
        return redirect(page.card, permanent=False)
    return render(request, "catalog/card.html", {"page": page, "card": page.card})


@require_safe
def set_list(request: HttpRequest) -> HttpResponse:
    encoded = selectors.encoded_per_set()
    sets = [{"set": each, "encoded": encoded[each.code]} for each in selectors.sets_with_counts()]
    context = {"sets": sets, "formats": selectors.coverage_of_formats(), "state": CatalogState.current()}
    return render(request, "catalog/set_list.html", context)


@require_safe
def card_set(request: HttpRequest, code: str) -> HttpResponse:
    chosen = get_object_or_404(CardSet, code__iexact=code)
    if chosen.code != code:
        return redirect(chosen)
    cards = list(chosen.cards.in_printed_order())
    rows = drawn.cards(tables(), [card.code for card in cards], drawn.ROW)
    coverage = selectors.coverage_of(cards)
    return render(request, "catalog/set.html", {"set": chosen, "cards": rows, "coverage": coverage})


@require_safe
def coverage(request: HttpRequest, code: str) -> HttpResponse:
    chosen = get_object_or_404(CardSet, code__iexact=code)
    cards = chosen.cards.for_listing().in_printed_order()
    return render(request, "catalog/coverage.html", {"set": chosen, "coverage": selectors.coverage_of(cards)})


@require_safe
def community_card(request: HttpRequest, code: str) -> HttpResponse:
    """Redirect from the community's address of a card."""
    return redirect(get_object_or_404(Card, code=code.upper()), permanent=True)


@require_safe
def community_set(request: HttpRequest, code: str) -> HttpResponse:
    """Redirect from the community's address of a set."""
    return redirect(get_object_or_404(CardSet, code__iexact=code), permanent=True)
