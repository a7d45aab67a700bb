"""Pages of a field beside its result: ask for one, let a deck join, facts of each pairing, the matrix as a file."""

from __future__ import annotations

from typing import Any

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from sandtable.agents import USUAL
from simulate.asking.choosing import Search
from simulate.asking.estimating import estimate, told
from simulate.asking.views import accepted, another_part, asked_by_address
from simulate.models import Study
from simulate.queue import control
from simulate.study import selectors
from simulate.study.field import services
from simulate.study.field.estimate import asked_about, other_sizes
from simulate.study.field.files import matrix_csv
from simulate.study.field.forms import JoinField, NewField
from simulate.study.field.page import facts
from simulate.study.field.question import Question, read
from simulate.study.field.scenario_forms import NewScenarioField
from simulate.study.field.tables import Tables
from simulate.study.field.work import choice_of, joining
from simulate.study.frame import ask_from_a_list, asking_page

SEVERAL = ("decks", "agents")
"""Fields of a form that take several values."""


@asking_page
def field_new(request: HttpRequest) -> HttpResponse:
    """Ask for a field of decks; `?deck=` names the one deck of a row, `?decks=` those of the field."""
    initial = _initial(request, NewField.kept)
    return ask_from_a_list(request, NewField, "simulate/study/field/new.html", initial)


@asking_page
def scenario_field_new(request: HttpRequest) -> HttpResponse:
    """Ask for a field of agents on a scenario; `?version=` names it by the id of its version."""
    initial = _initial(request, NewScenarioField.kept)
    return ask_from_a_list(request, NewScenarioField, "simulate/study/field/new_scenario.html", initial)


def _initial(request: HttpRequest, names: tuple[str, ...]) -> dict[str, Any]:
    """The values that an address fills in; a deck that is named alone stands for one row."""
    asked = asked_by_address(request.GET, names)
    initial: dict[str, Any] = {name: values if name in SEVERAL else values[0] for name, values in asked.items()}
    return {"shape": "row", "demo": True, **initial} if "deck" in initial and "shape" not in initial else initial


@login_required
@require_safe
def field_estimate(request: HttpRequest) -> HttpResponse:
    """The time that the games of the form take here and now, and that of a shorter and a longer choice."""
    question = asked_about(request.GET, request.user)
    if question is None:
        return estimate(request, None)
    return estimate(request, choice_of(question), other_sizes(question))


@asking_page
def field_join(request: HttpRequest, public_id: str) -> HttpResponse:
    """Let another deck join a field: only its own pairings are played."""
    found: Study = get_object_or_404(selectors.own_studies(request.user), public_id=public_id, kind=services.KIND)
    question = read(found.spec)
    if question.scenario is not None:
        raise Http404("agents on a scenario are chosen at the start")
    if "page" in request.POST:
        return redirect(another_part(request, JoinField.kept))
    if request.method == "POST":
        form = JoinField(request.POST, user=request.user)
        if form.is_valid() and _join(request, form, found, question):
            return redirect(found)
        return _join_page(request, form, found, status=422)
    initial = {"agent": question.members[-1].agent} | _initial(request, JoinField.kept)
    initial = {name: value for name, value in initial.items() if name in JoinField.kept}
    return _join_page(request, JoinField(user=request.user, initial=initial, search=Search.read(request.GET)), found)


def _join_page(request: HttpRequest, form: JoinField, study: Study, status: int = 200) -> HttpResponse:
    agent = str(form["agent"].value() or USUAL)
    time = told(joining(read(study.spec), agent), (), request.user.pk or 0)
    context = {"title": form.title, "form": form, "study": study, **time}
    return render(request, "simulate/study/field/join.html", context, status=status)


def _join(request: HttpRequest, form: JoinField, study: Study, question: Question) -> bool:
    """True when the deck has joined; otherwise the form says why not."""
    tells_agents = len({member.agent for member in question.members} | {form.cleaned_data["agent"]}) > 1
    member = form.member(is_told=tells_agents)

    def join() -> bool:
        services.add_members(study=study, members=[member])
        return True

    try:
        has_joined = accepted(form, join) or False
    except control.NotPossible as error:
        form.add_error(None, str(error))
        return False
    if has_joined:
        messages.success(
            request, _("%(deck)s joins the field. Only its own pairings are new.") % {"deck": member.label}
        )
    return has_joined


@require_safe
def field_pairings(request: HttpRequest, public_id: str) -> HttpResponse:
    """Share of the first player, lengths and endings of every pairing."""
    found = _visible(request, public_id)
    return render(request, "simulate/study/field/pairings.html", {"study": found, "rows": facts(Tables(found))})


@require_safe
def field_csv(request: HttpRequest, public_id: str) -> HttpResponse:
    """The matrix as CSV, a line for each member against each other one."""
    found = _visible(request, public_id)
    response = HttpResponse(matrix_csv(Tables(found)), content_type="text/csv; charset=utf-8")
    response["Content-Disposition"] = f'attachment; filename="field-{found.public_id}.csv"'
    return response


def _visible(request: HttpRequest, public_id: str) -> Study:
    found: Study = get_object_or_404(selectors.visible_studies(request.user), public_id=public_id, kind=services.KIND)
    return found
