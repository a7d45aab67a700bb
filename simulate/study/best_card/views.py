"""The page that asks for the best card, and the button that opens the deck with it."""

from __future__ import annotations

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.contrib.auth.models import AbstractBaseUser
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST

from decks.services import NotPublishable, VersionConflict
from simulate.asking.choosing import Search
from simulate.asking.views import another_part, asked_by_address
from simulate.queue import control
from simulate.study.best_card import services
from simulate.study.best_card.forms import NewBestCard
from simulate.study.frame import ask, asking_page, sent
from simulate.study.views import visible


@asking_page
def new(request: HttpRequest) -> HttpResponse:
    """Ask for the best card of a deck; `?deck=` names it ("id" or "id:version"), `?q=` and `?page=` a part of the list.

    A page without JavaScript asks for another part of the list with the buttons called "page".
    """
    if "page" in request.POST:
        return redirect(another_part(request, NewBestCard.kept))
    deck = request.GET.get("deck") or request.POST.get("deck", "")
    playable = services.find_deck(request.user, deck)
    if playable is None:
        raise Http404("no such deck")
    asked = asked_by_address(request.GET, NewBestCard.kept)
    initial = {name: values if name == "cards" else values[0] for name, values in asked.items()}
    search = Search.read(request.GET)
    form = NewBestCard(sent(request), user=request.user, deck=deck, playable=playable, initial=initial, search=search)
    return ask(request, form, "simulate/study/best_card/new.html", playable=playable)


@login_required
@require_POST
def open_version(request: HttpRequest, public_id: str) -> HttpResponse:
    """The deck with the best card becomes a version of one's own deck."""
    study = visible(request, public_id)
    user = request.user
    assert isinstance(user, AbstractBaseUser)
    if study.kind != services.KIND:
        raise Http404("not a contest of cards")
    try:
        deck = services.open_version(study=study, reader=user)
    except (control.NotPossible, VersionConflict, NotPublishable) as error:
        messages.warning(request, str(error))
        return redirect(study)
    messages.success(request, _("Version %(n)d has the best card.") % {"n": deck.number})
    return redirect(deck)
