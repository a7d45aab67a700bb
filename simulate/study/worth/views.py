"""The page that asks what skill and single things are worth."""

from __future__ import annotations

from django.contrib.auth.models import AbstractBaseUser
from django.http import Http404, HttpRequest, HttpResponse

from simulate.asking.views import asked_by_address
from simulate.results.access import visible_batch
from simulate.results.sharing.services import request_of
from simulate.study.forked import forked
from simulate.study.frame import ask, asking_page, sent
from simulate.study.worth import services
from simulate.study.worth.forms import NewWorth


@asking_page
def new(request: HttpRequest, public_id: str) -> HttpResponse:
    """Ask about the games of a playtest that this reader may see; an address may fill in the fields of the form."""
    batch, user = visible_batch(request, public_id), request.user
    if batch.forked_at is not None:
        raise Http404(forked())
    assert isinstance(user, AbstractBaseUser)
    base, offered = request_of(batch, user), services.things_of(batch)
    asked = asked_by_address(request.GET, NewWorth.kept)
    initial = {name: "\n".join(values) for name, values in asked.items()}
    form = NewWorth(sent(request), user=user, playtest=public_id, base=base, offered=offered, initial=initial)
    return ask(request, form, "simulate/study/worth/new.html", batch=batch)
