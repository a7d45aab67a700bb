"""Importing, editing, copying, showing, hiding and removing scenarios."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_POST

from sandtable.engine.problem import BadDocument, Problem
from scenarios import services
from scenarios.checking import advice, games, lint
from scenarios.forms import EditForm, ImportForm, parsed
from scenarios.games import pages_of
from scenarios.guides import address_of, guides
from scenarios.models import Scenario, Visibility
from scenarios.places import placed
from scenarios.views.access import own_scenario, owner_of, readable_scenario, version_of
from scenarios.writing import as_text
from web.api.text import tidy_name


@login_required
@require_http_methods(["GET", "HEAD", "POST"])
def new(request: HttpRequest) -> HttpResponse:
    """A definition, pasted or uploaded, becomes a private scenario; `?example=GAME` begins with a small one."""
    known = games()
    if request.method != "POST":
        example = request.GET.get("example", "")
        initial = {"source": as_text(pages_of(example).example())} if example in known else {}
        context = {"form": ImportForm(initial=initial), "games": known, "guides": guides(), "example": example}
        return render(request, "scenarios/import.html", context)
    form = ImportForm(request.POST, request.FILES)
    if not form.is_valid():
        context = {"form": form, "games": known, "guides": guides()}
        return render(request, "scenarios/import.html", context, status=422)
    try:
        definition = parsed(form.cleaned_data["source"])
        if "check" in request.POST:
            return _import_page(request, form, lint(definition), checked=True, advice=advice(definition))
        scenario = services.create_scenario(owner=owner_of(request), definition=definition, note=_("Imported."))
    except BadDocument as bad:
        return _import_page(request, form, bad.problems, status=422)
    except services.TooManyScenarios as refusal:
        return _import_page(request, form, [Problem(str(refusal))], status=422)
    messages.success(request, _("The scenario is stored as a private one."))
    return redirect(scenario)


def _import_page(
    request: HttpRequest,
    form: ImportForm,
    problems: list[Problem],
    *,
    checked: bool = False,
    advice: Sequence[Problem] = (),
    status: int = 200,
) -> HttpResponse:
    source = form.cleaned_data["source"]
    found = placed(problems, source)
    context = {
        "form": form,
        "games": games(),
        "guides": guides(),
        "source": source,
        "problems": found,
        "advice": placed(advice, source),
        "checked": checked,
    }
    return render(request, "scenarios/import.html", context, status=status)


@login_required
@require_http_methods(["GET", "HEAD", "POST"])
def edit(request: HttpRequest, public_id: str) -> HttpResponse:
    """Simple values as fields, the whole as JSON; saving makes a new version, "check" only says what is wrong."""
    scenario = own_scenario(request, public_id)
    if request.method != "POST":
        return _edit_page(request, scenario, EditForm(scenario.game, scenario.latest.definition))
    base = version_of(request, scenario, _number(request.POST.get("base", "")))
    form = EditForm(scenario.game, base.definition, request.POST)
    if not form.is_valid():
        return _edit_page(request, scenario, form, status=422)
    try:
        definition = form.content()
    except BadDocument as bad:
        return _edit_page(request, scenario, form, status=422, problems=bad.problems)
    form = EditForm.over(form, definition)
    if "check" in request.POST:
        hints = placed(advice(definition), form.text())
        return _edit_page(request, scenario, form, problems=lint(definition), checked=True, advice=hints)
    try:
        return _save(request, scenario, definition, tidy_name(request.POST.get("note", "")))
    except (BadDocument, services.NotPublishable) as refusal:
        return _edit_page(request, scenario, form, status=422, problems=refusal.problems)
    except services.VersionConflict as conflict:
        return _edit_page(request, own_scenario(request, public_id), form, status=412, conflict=conflict)


def _save(request: HttpRequest, scenario: Scenario, definition: Any, note: str) -> HttpResponse:
    # "over" is the version the reader was told about and wants to follow; a still newer one is a conflict again.
    expected = _number(request.POST.get("over") or request.POST.get("base", ""))
    before = scenario.latest.number
    version = services.save_version(scenario=scenario, definition=definition, expected=expected, note=note)
    if version.number == before:
        messages.info(request, _("Nothing has changed; version %(number)d stays.") % {"number": version.number})
    elif version.is_unfinished:
        told = _("Saved as version %(number)d. It can't be played yet, so everybody else still sees version %(shown)d.")
        messages.warning(request, told % {"number": version.number, "shown": scenario.newest.number})
    else:
        messages.success(request, _("Saved as version %(number)d.") % {"number": version.number})
    return redirect(scenario)


def _edit_page(
    request: HttpRequest,
    scenario: Scenario,
    form: EditForm,
    *,
    problems: list[Problem] | None = None,
    status: int = 200,
    **more: Any,
) -> HttpResponse:
    """The form with everything that was typed, and what went wrong."""
    base = _number(request.POST.get("base", "")) or scenario.latest.number
    found = placed(problems or [], form.text())
    help_at = address_of(scenario.game)
    context = {"scenario": scenario, "form": form, "base": base, "problems": found, "guide_url": help_at, **more}
    return render(request, "scenarios/edit.html", context, status=status)


@login_required
@require_POST
def clone(request: HttpRequest, public_id: str, number: str) -> HttpResponse:
    """A private copy of a version."""
    found = readable_scenario(request, public_id)
    try:
        copy = services.clone_scenario(version=version_of(request, found, int(number)), owner=owner_of(request))
    except services.TooManyScenarios as refusal:
        messages.error(request, str(refusal))
        return redirect(found)
    messages.success(request, _("This is your own private copy."))
    return redirect(copy)


@login_required
@require_POST
def visibility(request: HttpRequest, public_id: str) -> HttpResponse:
    """Private, unlisted or public; only a scenario that can be played can become public."""
    scenario = own_scenario(request, public_id)
    wanted = request.POST.get("visibility", "")
    if wanted not in Visibility.values:
        messages.error(request, _("Choose private, unlisted or public."))
        return redirect(scenario)
    try:
        services.set_visibility(scenario=scenario, visibility=wanted)
    except services.NotPublishable as refusal:
        messages.error(request, _("Not published: %(reason)s") % {"reason": refusal})
    else:
        label = Visibility(wanted).label.lower()
        messages.success(request, _("The scenario is now %(visibility)s.") % {"visibility": label})
    return redirect(scenario)


@login_required
@require_http_methods(["GET", "HEAD", "POST"])
def delete(request: HttpRequest, public_id: str) -> HttpResponse:
    """Ask, then remove the scenario with all its versions."""
    scenario = own_scenario(request, public_id)
    if request.method != "POST":
        context = {"scenario": scenario, "count": scenario.versions.count()}
        return render(request, "scenarios/delete.html", context)
    title = scenario.title
    services.delete_scenario(scenario=scenario)
    messages.success(request, _("%(name)s is gone.") % {"name": title})
    return redirect("scenarios:scenario-list")


def _number(text: str) -> int:
    """A version number; 0, which no version has, for anything else."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= 6 else 0
