"""Pages of saved searches: the list with new names, saving, deleting."""

from __future__ import annotations

from typing import cast

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.contrib.auth.models import AbstractBaseUser
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_POST

from catalog import saved
from catalog.saved_search import SEARCH_NAME_LENGTH, SavedSearch


@login_required
@require_http_methods(["GET", "HEAD", "POST"])
def searches(request: HttpRequest) -> HttpResponse:
    """The reader's saved searches; posting `search` and `name` saves one and goes back to its results."""
    if request.method != "POST":
        context = {"searches": saved.searches_of(request.user), "name_length": SEARCH_NAME_LENGTH}
        return render(request, "catalog/searches.html", context)
    owner = cast(AbstractBaseUser, request.user)
    try:
        kept = saved.save_search(owner=owner, address=request.POST.get("search", ""), name=request.POST.get("name", ""))
    except saved.CannotSave as problem:
        messages.error(request, str(problem))
        return redirect("catalog:searches")
    messages.success(request, _("The search is saved as “%(name)s”.") % {"name": kept.name})
    return redirect(kept)


@login_required
@require_POST
def search(request: HttpRequest, pk: int) -> HttpResponse:
    """Rename a saved search (`name`), or delete it (`delete`)."""
    kept = get_object_or_404(SavedSearch.objects.owned_by(request.user), pk=pk)
    if "delete" in request.POST:
        kept.delete()
        messages.success(request, _("The search “%(name)s” is deleted.") % {"name": kept.name})
        return redirect("catalog:searches")
    try:
        saved.rename_search(search=kept, name=request.POST.get("name", ""))
        messages.success(request, _("The search has its new name."))
    except saved.CannotSave as problem:
        messages.error(request, str(problem))
    return redirect("catalog:searches")
