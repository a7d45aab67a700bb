"""The page that asks for a search for balance, and the button that opens what it found."""

from __future__ import annotations

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.contrib.auth.models import AbstractBaseUser
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST

from sandtable.engine.problem import BadScenario
from sandtable.engine.registry import all_games
from scenarios.services import NotPublishable, TooManyScenarios, VersionConflict
from simulate.asking.scenario_choices import find_scenario
from simulate.asking.views import asked_by_address
from simulate.queue import control
from simulate.study.balance import services
from simulate.study.balance.forms import NewBalance
from simulate.study.frame import ask, asking_page, sent
from simulate.study.views import visible


@asking_page
def new(request: HttpRequest, version: str) -> HttpResponse:
    """Ask for a search; an address with values of its fields fills in the form.

    Without scripts the button "show" loads the form for another number of players.
    """
    playable = find_scenario(request.user, version)
    if playable is None or playable.game not in all_games() or playable.problems:
        raise Http404("no such scenario that may be played")
    initial = {name: values[0] for name, values in asked_by_address(request.GET, NewBalance.kept).items()}
    initial["players"] = request.POST.get("players", initial.get("players", ""))
    given = None if "show" in request.POST else sent(request)
    form = NewBalance(given, user=request.user, playable=playable, initial=initial)
    return ask(request, form, "simulate/study/balance/new.html", playable=playable)


@login_required
@require_POST
def open_version(request: HttpRequest, public_id: str) -> HttpResponse:
    """The scenario that was found becomes a version of one's own scenario."""
    study = visible(request, public_id)
    user = request.user
    assert isinstance(user, AbstractBaseUser)
    if study.kind != services.KIND:
        raise Http404("not a search for balance")
    try:
        scenario = services.open_version(study=study, reader=user)
    except (control.NotPossible, TooManyScenarios, VersionConflict) as error:
        messages.warning(request, str(error))
        return redirect(study)
    except (BadScenario, NotPublishable) as error:
        messages.warning(request, "; ".join(each.message for each in error.problems))
        return redirect(study)
    messages.success(request, _("Version %(n)d has the changes of the search.") % {"n": scenario.newest.number})
    return redirect(scenario)
