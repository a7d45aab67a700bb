"""Formats of one's own: the list, one format, making, changing and removing it. Other people's answer 404."""

from __future__ import annotations

from typing import Any

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_safe

from decks import selectors, services
from decks.format_forms import FormatForm
from decks.models import OwnFormat
from decks.views.access import own_format, owner_of
from sandtable.games.destiny.formats import AWAKENINGS, all_formats


@login_required
@require_safe
def format_list(request: HttpRequest) -> HttpResponse:
    """The reader's formats, and the published ones to start from."""
    context = {"formats": selectors.own_formats(request.user), "published": all_formats().values()}
    return render(request, "decks/format_list.html", context)


@login_required
@require_http_methods(["GET", "HEAD", "POST"])
def new(request: HttpRequest) -> HttpResponse:
    """An empty form, or one filled with a published format: `?from=<code>`."""
    if request.method != "POST":
        start = all_formats().get(request.GET.get("from", ""), AWAKENINGS)
        return render(request, "decks/format_form.html", {"form": FormatForm.of(start, name="")})
    form = FormatForm(request.POST)
    if form.is_valid():
        try:
            made = services.create_format(owner=owner_of(request), definition=form.definition)
        except services.FormatRefused as refusal:
            form.add_error("name", str(refusal))
        else:
            messages.success(request, _("The format is saved; decks can be built for it now."))
            return redirect(made)
    return render(request, "decks/format_form.html", {"form": form}, status=422)


@login_required
@require_safe
def detail(request: HttpRequest, public_id: str) -> HttpResponse:
    """One format: what it says, and which decks are built for it."""
    found = own_format(request, public_id)
    context = {"own": found, "format": found.format, "decks": selectors.decks_of_format(found)}
    return render(request, "decks/format.html", context)


@login_required
@require_http_methods(["GET", "HEAD", "POST"])
def edit(request: HttpRequest, public_id: str) -> HttpResponse:
    """Change the definition; decks that were saved keep the one they were saved with."""
    found = own_format(request, public_id)
    if request.method != "POST":
        return _form_page(request, found, FormatForm.of(found.format), status=200)
    form = FormatForm(request.POST)
    if not form.is_valid():
        return _form_page(request, found, form, status=422)
    try:
        services.change_format(own=found, definition=form.definition, expected=request.POST.get("base", ""))
    except services.FormatRefused as refusal:
        form.add_error("name", str(refusal))
        return _form_page(request, found, form, status=422)
    except services.FormatConflict:
        return _form_page(request, own_format(request, public_id), form, status=412, conflict=True)
    messages.success(request, _("The format is changed. Saved decks keep the definition they were saved with."))
    return redirect(found)


def _form_page(request: HttpRequest, found: OwnFormat, form: FormatForm, *, status: int, **more: Any) -> HttpResponse:
    return render(request, "decks/format_form.html", {"own": found, "form": form, **more}, status=status)


@login_required
@require_http_methods(["GET", "HEAD", "POST"])
def delete(request: HttpRequest, public_id: str) -> HttpResponse:
    """Ask, then remove the format; decks keep their own copy of it."""
    found = own_format(request, public_id)
    if request.method != "POST":
        return render(request, "decks/format_delete.html", {"own": found})
    name = found.name
    services.delete_format(own=found)
    messages.success(request, _("%(name)s is gone.") % {"name": name})
    return redirect("decks:format-list")
