"""Pages of the rule books: the shelf, one book, and the short way to one rule."""

from __future__ import annotations

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.http import require_safe

from catalog import rulebook


@require_safe
def shelf(request: HttpRequest) -> HttpResponse:
    return render(request, "catalog/rules/shelf.html", {"books": rulebook.all_books().values()})


@require_safe
def book(request: HttpRequest, slug: str) -> HttpResponse:
    found = rulebook.all_books().get(slug)
    if found is None:
        raise Http404
    return render(request, "catalog/rules/book.html", {"book": found})


@require_safe
def rule(request: HttpRequest, rule: str) -> HttpResponse:
    """`/rules/TOI-LOS-07`: redirect to the place of the rule in its book, so that a link needs only the id."""
    found = rulebook.book_of(rule)
    if found is None:
        raise Http404
    return redirect(f"{reverse('catalog:rule-book', args=[found.slug])}#{rule}")
