"""The page that asks what skill and single things are worth."""

from __future__ import annotations

import secrets

from django.contrib.auth.decorators import login_required
from django.contrib.auth.models import AbstractBaseUser
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods

from simulate.asking.views import accepted
from simulate.results.access import visible_batch
from simulate.results.sharing.services import request_of
from simulate.study.forked import forked
from simulate.study.services import create_study
from simulate.study.worth import services
from simulate.study.worth.forms import NewWorth


@login_required
@require_http_methods(["GET", "HEAD", "POST"])
def new(request: HttpRequest, public_id: str) -> HttpResponse:
    """Ask about the games of a playtest that this reader may see."""
    batch = visible_batch(request, public_id)
    if batch.forked_at is not None:
        raise Http404(forked())
    user = request.user
    assert isinstance(user, AbstractBaseUser)
    given = request.POST if request.method == "POST" else None
    form = NewWorth(
        given, base=request_of(batch, user), offered=services.things_of(batch), initial={"key": secrets.token_hex(8)}
    )
    if form.is_valid():
        asked, key = services.asked(form.question()), f"form:{form.cleaned_data['key']}"
        study = accepted(form, lambda: create_study(owner=user, asked=asked, idempotency_key=key))
        if study is not None:
            return redirect(study)
    status = 422 if given is not None else 200
    return render(request, "simulate/study/worth/new.html", {"form": form, "batch": batch}, status=status)
