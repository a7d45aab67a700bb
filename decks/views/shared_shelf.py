"""Sharing a collection: its owner makes and withdraws the link, and the link shows the cards."""

from __future__ import annotations

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.core.paginator import Paginator
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.cache import patch_cache_control
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST, require_safe

from decks import collecting
from decks.models import Collection
from decks.views.access import owner_of

PAGE_SIZE = 200
"""Cards on one page."""


@login_required
@require_POST
def share(request: HttpRequest) -> HttpResponse:
    """Make a link to the reader's collection, or withdraw it (`withdraw`)."""
    if "withdraw" in request.POST:
        collecting.withdraw(owner=owner_of(request))
        messages.success(request, _("The link is withdrawn. Whoever opens it now finds nothing."))
    else:
        collecting.share(owner=owner_of(request))
        messages.success(request, _("Whoever has the link can now see the cards and dice."))
    return redirect("decks:collection")


@require_safe
def shared(request: HttpRequest, share_id: str) -> HttpResponse:
    """The cards of a shared collection, page by page. It tells nothing about the owner."""
    try:
        found = collecting.shared_cards(share_id)
    except Collection.DoesNotExist:
        raise Http404 from None
    context = {
        "page": Paginator(found, PAGE_SIZE).get_page(request.GET.get("page")),
        "cards": sum(cards for _facts, cards, _dice in found),
        "dice": sum(dice for _facts, _cards, dice in found),
    }
    answer = render(request, "decks/collection_shared.html", context)
    answer["X-Robots-Tag"] = "noindex, nofollow"
    patch_cache_control(answer, private=True, no_store=True)
    answer["Referrer-Policy"] = "no-referrer"
    return answer
