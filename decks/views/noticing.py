"""Putting notices away."""

from __future__ import annotations

from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect
from django.utils import timezone
from django.views.decorators.http import require_POST

from decks import notices
from decks.models import Notice


@login_required
@require_POST
def dismiss(request: HttpRequest, pk: int) -> HttpResponse:
    """The owner has read a notice; it is not shown again."""
    notice = get_object_or_404(Notice.objects.filter(deck__owner_id=request.user.pk), pk=pk)
    notices.dismiss(notice, at=timezone.now())
    return redirect("decks:deck-list" if request.POST.get("from") == "list" else notice.deck.get_absolute_url())
