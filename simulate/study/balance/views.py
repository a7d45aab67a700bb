"""The page that asks for a search for balance, and the button that opens what it found."""

from __future__ import annotations

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.contrib.auth.models import AbstractBaseUser
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_POST

from sandtable.engine.problem import BadScenario
from sandtable.engine.registry import all_games
from scenarios.services import NotPublishable, TooManyScenarios, VersionConflict
from simulate.asking.scenario_choices import find_scenario
from simulate.asking.views import accepted
from simulate.queue import control
from simulate.study.balance import services
from simulate.study.balance.forms import NewBalance
from simulate.study.services import create_study
from simulate.study.views import visible


@login_required
@require_http_methods(["GET", "HEAD", "POST"])
def new(request: HttpRequest, version: str) -> HttpResponse:
    """Ask for a search; a page without scripts asks for another number of players by the button "show"."""
    playable = find_scenario(request.user, version)
    if playable is None or playable.game not in all_games() or playable.problems:
        raise Http404("no such scenario that may be played")
    user = request.user
    assert isinstance(user, AbstractBaseUser)
    is_sent = request.method == "POST" and "show" not in request.POST
    initial = {"players": request.POST.get("players", request.GET.get("players", ""))}
    form = NewBalance(request.POST if is_sent else None, playable=playable, initial=initial)
    if is_sent and form.is_valid():
        asked, key = services.asked(form.question()), f"form:{form.cleaned_data['key']}"
        study = accepted(form, lambda: create_study(owner=user, asked=asked, idempotency_key=key))
        if study is not None:
            return redirect(study)
    context = {"form": form, "playable": playable}
    return render(request, "simulate/study/balance/new.html", context, status=422 if is_sent else 200)


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
