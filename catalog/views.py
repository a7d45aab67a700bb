"""Pages of the catalogue: parse, ask a selector, render."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlencode

from django.core.paginator import Page, Paginator
from django.db.models import prefetch_related_objects
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.template.loader import render_to_string
from django.urls import reverse
from django.utils.cache import patch_vary_headers
from django.views.decorators.http import require_safe

from catalog import columns, drawn, facets, query, selectors
from catalog.forms import FindForm
from catalog.models import Card, CardSet, CatalogState
from catalog.query.keys import ALL_KEYS

PER_PAGE = 60


@require_safe
def card_list(request: HttpRequest) -> HttpResponse:
    """Browse and search: `?q=`, `?order=`, `?view=`, `?format=`, `?page=`; `?literal=1` reads no plain words.

    htmx gets the results alone; errors of the query are shown there too.
    """
    state = CatalogState.current()
    is_fragment = bool(getattr(request, "htmx", False)) and not getattr(request.htmx, "boosted", False)  # type: ignore[attr-defined]
    what = (is_fragment, state and (state.data_version, state.revision))
    found = drawn.list_at(request.GET.urlencode(), what, lambda: _search(request, is_fragment))
    if is_fragment:
        answer = HttpResponse(found.markup)
    else:
        context = {"text": found.text, "search": found.markup, "state": state}
        answer = render(request, "catalog/card_list.html", context, status=found.status)
    patch_vary_headers(answer, ["HX-Request"])
    return answer


def _search(request: HttpRequest, is_fragment: bool) -> drawn.List:
    """The search line with what it finds, or for htmx the results alone."""
    form = FindForm(request.GET)
    context: dict[str, Any] = {"form": form, "text": form.text}
    try:
        context |= _results(request, form)
        status = 200
    except query.BadQuery as error:
        context["problems"] = query.pointed_out(form.text, error)
        status = 400 if form.text else 200
    template = "catalog/_results.html" if is_fragment else "catalog/_search.html"
    return drawn.List(form.text, render_to_string(template, context, request), status)


def _results(request: HttpRequest, form: FindForm) -> dict[str, Any]:
    """One page of the cards that fit, with the filters beside it. Raises BadQuery."""
    literal = "literal" in request.GET
    understood = query.understand(form.text, format=form.chosen("format") or None, literal=literal)
    cards = selectors.find_cards(understood.query, order=form.chosen("order"))
    page = Paginator(cards.select_related("card_set"), PER_PAGE).get_page(request.GET.get("page"))
    view = form.chosen("view")
    return _as_seen(view, form, page) | {
        "found": understood.query,
        "understood": understood,
        "page_obj": page,
        "view": view,
        "facets": facets.counted(facets.of(understood.query.text), cards),
    }


def _as_seen(view: str, form: FindForm, page: Page[Card]) -> dict[str, Any]:
    """The further values that a view needs; what its rows show is read from the database here."""
    if view != "columns":
        drawn.fetch(page, drawn.TILE if view == "tiles" else drawn.ROW)
        return {}
    chosen = columns.chosen(form.columns)
    prefetch_related_objects(list(page), "sides", "subtypes")
    return {"shown_columns": chosen, "rows": columns.rows(page, chosen)}


@require_safe
def find(request: HttpRequest) -> HttpResponse:
    """`/find?q=`: the card that a query finds, or the list where it finds several."""
    text = FindForm(request.GET).text
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
    keys = [{"key": key, "count": Card.objects.filter(query.read(key.example).q).count()} for key in ALL_KEYS]
    return render(request, "catalog/search_help.html", {"keys": keys})


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
    return render(request, "catalog/set_list.html", {"sets": sets, "state": CatalogState.current()})


@require_safe
def card_set(request: HttpRequest, code: str) -> HttpResponse:
    chosen = get_object_or_404(CardSet, code__iexact=code)
    if chosen.code != code:
        return redirect(chosen)
    cards = list(chosen.cards.for_listing().in_printed_order())
    coverage = selectors.coverage_of(cards)
    return render(request, "catalog/set.html", {"set": chosen, "cards": cards, "coverage": coverage})


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
