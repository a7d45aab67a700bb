"""Pages that ask about the cards of a deck or the elements of a scenario: from a playtest, or from a deck."""

from __future__ import annotations

import secrets

from django.contrib.auth.decorators import login_required
from django.contrib.auth.models import AbstractBaseUser
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods, require_safe

from simulate.asking.choosing import Search
from simulate.asking.views import accepted, another_part, asked_by_address
from simulate.models import Study
from simulate.results.access import visible_batch
from simulate.results.sharing.services import request_of
from simulate.study.causes import services
from simulate.study.causes.files import effects_csv
from simulate.study.causes.forms import DeckCauses, NewCauses
from simulate.study.services import create_study
from simulate.study.views import visible

KIND = "causes"


@login_required
@require_http_methods(["GET", "HEAD", "POST"])
def new(request: HttpRequest, public_id: str) -> HttpResponse:
    """Ask about a playtest that this reader may see; `?side=1` asks about its second side."""
    batch = visible_batch(request, public_id)
    user = request.user
    assert isinstance(user, AbstractBaseUser)
    asked_about = request_of(batch, user)
    refusal = services.refusal(asked_about)
    if refusal:
        context = {"batch": batch, "refusal": refusal}
        return render(request, "simulate/study/causes/new.html", context, status=422 if request.POST else 200)
    base = services.base_of(asked_about)
    subject = _side(request.GET.get("side", "0"), len(base.subjects))
    given = request.POST if request.method == "POST" else None
    offered = services.things(base, subject)
    form = NewCauses(given, base=base, subject=subject, offered=offered, initial={"key": secrets.token_hex(8)})
    if form.is_valid() and (study := _create(request, form)) is not None:
        return redirect(study)
    sides = [(number, each.label) for number, each in enumerate(base.subjects)]
    context = {"form": form, "batch": batch, "sides": sides, "side": subject, "is_deck": base.scenario is None}
    return render(request, "simulate/study/causes/new.html", context, status=422 if given is not None else 200)


@login_required
@require_http_methods(["GET", "HEAD", "POST"])
def of_deck(request: HttpRequest) -> HttpResponse:
    """Ask about all cards of a deck; `?deck=` and `?opponent=` name the decks ("id" or "id:version")."""
    if "page" in request.POST:
        return redirect(another_part(request, DeckCauses.kept))
    if request.method == "POST":
        form = DeckCauses(request.POST, user=request.user)
        if form.is_valid() and (study := _create(request, form)) is not None:
            return redirect(study)
        return render(request, "simulate/study/causes/of_deck.html", {"form": form}, status=422)
    initial = {name: values[0] for name, values in asked_by_address(request.GET, DeckCauses.kept).items()}
    form = DeckCauses(user=request.user, initial=initial, search=Search.read(request.GET))
    return render(request, "simulate/study/causes/of_deck.html", {"form": form, "problems": form.reasons()})


@require_safe
def effects(request: HttpRequest, public_id: str) -> HttpResponse:
    """The effects of a study that this reader may see, as CSV."""
    study = visible(request, public_id)
    if study.kind != KIND:
        raise Http404
    response = HttpResponse(effects_csv(study.result), content_type="text/csv; charset=utf-8")
    response["Content-Disposition"] = f'attachment; filename="causes-{study.public_id}.csv"'
    return response


def _create(request: HttpRequest, form: DeckCauses | NewCauses) -> Study | None:
    assert isinstance(request.user, AbstractBaseUser)
    user, key = request.user, f"form:{form.cleaned_data['key']}"
    return accepted(form, lambda: create_study(owner=user, asked=services.asked(form.question()), idempotency_key=key))


def _side(text: str, sides: int) -> int:
    """The number of a side; the first one for anything else."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 3 and int(text) < sides else 0
