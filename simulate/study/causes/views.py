"""Pages that ask about the cards of a deck or the elements of a scenario: from a playtest, or from a deck."""

from __future__ import annotations

from typing import Any

from django.contrib.auth.models import AbstractBaseUser
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from simulate.asking.views import asked_by_address
from simulate.results.access import visible_batch
from simulate.results.sharing.services import request_of
from simulate.study.causes import services
from simulate.study.causes.files import effects_csv
from simulate.study.causes.forms import CausesForm, DeckCauses, NewCauses
from simulate.study.frame import ask, ask_from_a_list, asking_page, sent
from simulate.study.views import visible

KIND = "causes"


@asking_page
def new(request: HttpRequest, public_id: str) -> HttpResponse:
    """Ask about a playtest that this reader may see; `?side=1` asks about its second side.

    `?things=`, `?instead=` and `?size=` fill in the form.
    """
    batch, user = visible_batch(request, public_id), request.user
    assert isinstance(user, AbstractBaseUser)
    played = request_of(batch, user)
    if refusal := services.refusal(played):
        context = {"title": CausesForm.title, "batch": batch, "refusal": refusal}
        return render(request, "simulate/study/causes/new.html", context, status=422 if request.POST else 200)
    base = services.base_of(played)
    side = _side(request.GET.get("side", "0"), len(base.subjects))
    offered = services.things(base, side)
    asked = asked_by_address(request.GET, NewCauses.kept)
    initial = {name: values if name == "things" else values[0] for name, values in asked.items()}
    about: dict[str, Any] = {"playtest": public_id, "base": base, "side": side, "offered": offered}
    form = NewCauses(sent(request), user=user, initial=initial, **about)
    sides = services.sides_to_ask_about(base)
    is_deck = base.scenario is None
    return ask(request, form, "simulate/study/causes/new.html", batch=batch, sides=sides, side=side, is_deck=is_deck)


@asking_page
def of_deck(request: HttpRequest) -> HttpResponse:
    """Ask about all cards of a deck; `?deck=` and `?opponent=` name the decks ("id" or "id:version")."""
    initial = {name: values[0] for name, values in asked_by_address(request.GET, DeckCauses.kept).items()}
    return ask_from_a_list(request, DeckCauses, "simulate/study/causes/of_deck.html", initial)


@require_safe
def effects(request: HttpRequest, public_id: str) -> HttpResponse:
    """The effects of a study that this reader may see, as CSV."""
    study = visible(request, public_id)
    if study.kind != KIND:
        raise Http404
    response = HttpResponse(effects_csv(study.result), content_type="text/csv; charset=utf-8")
    response["Content-Disposition"] = f'attachment; filename="causes-{study.public_id}.csv"'
    return response


def _side(text: str, sides: int) -> int:
    """The number of a side; the first one for anything else."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 3 and int(text) < sides else 0
