"""The page that goes on from a moment of a game."""

from __future__ import annotations

from django.contrib.auth.decorators import login_required
from django.contrib.auth.models import AbstractBaseUser
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.http import require_http_methods

from sandtable.engine.game import Ask
from simulate.asking.views import accepted
from simulate.results.access import visible_batch
from simulate.watching.fork.forms import NewFork
from simulate.watching.fork.services import Moment, fork
from simulate.watching.replay.library import LIBRARY, OpenGame
from simulate.watching.replay.selectors import seats_of


@login_required
@require_http_methods(["GET", "HEAD", "POST"])
def new(request: HttpRequest, public_id: str, number: int) -> HttpResponse:
    """Go on from a moment, `?at=57`, of a game that this reader may see, with a playtest of their own."""
    batch = visible_batch(request, public_id)
    given = request.POST if request.method == "POST" else None
    at = _number((given or request.GET).get("at", ""))
    if batch.record(number) is None:
        raise Http404("no such game")
    address = f"{reverse('simulate:game', args=[public_id, number])}?at={at}"
    opened = LIBRARY.open(batch, number)
    if not isinstance(opened, OpenGame):
        return redirect(address)  # a worker plays it again for that page, or it says why nobody can
    moment = Moment(batch, number, opened, at)
    question = moment.question()
    if question is None:
        raise Http404("nothing to decide here")
    form = _form(request, moment, question)
    if form.is_valid():
        owner, key = request.user, f"fork:{form.cleaned_data['key']}"
        assert isinstance(owner, AbstractBaseUser)
        made = accepted(form, lambda: fork(owner=owner, moment=moment, wanted=form.wanted(), idempotency_key=key))
        if made is not None:
            return redirect(made)
    context = {"batch": batch, "number": number, "at": at, "question": question, "form": form, "address": address}
    context["decides"] = seat_names(moment)[question.seat]
    return render(request, "simulate/watching/fork/new.html", context, status=422 if given is not None else 200)


def _form(request: HttpRequest, moment: Moment, question: Ask) -> NewFork:
    given = request.POST if request.method == "POST" else None
    return NewFork(
        given,
        question=question,
        taken=moment.taken,
        seats=seat_names(moment),
        agents=moment.agents,
        initial={"at": moment.at},
    )


def seat_names(moment: Moment) -> list[str]:
    """The seats in words: a side, or the place and the deck in it."""
    batch = moment.batch
    if batch.sides:
        return [name for name, _taken_by in seats_of(batch, moment.number)]
    return [f"{name}: {taken_by}" for name, taken_by in seats_of(batch, moment.number)]


def _number(text: str) -> int:
    """The moment that an address names; 0 for anything else."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else 0
