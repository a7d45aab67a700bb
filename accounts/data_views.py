"""One's own data: the latest log-ins, everything as a file, and the end of the account."""

from __future__ import annotations

from typing import Final

from allauth.core.internal import ratelimit
from django.contrib import messages
from django.contrib.auth import logout
from django.contrib.auth.decorators import login_required
from django.contrib.auth.models import AbstractBaseUser
from django.http import HttpRequest, HttpResponse, StreamingHttpResponse
from django.http.response import HttpResponseBase
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_POST, require_safe

from accounts import leaving, log_ins, own_data
from accounts.allowances import rooms
from accounts.forms import Leave
from accounts.models import LogIn
from web.downloads import KEPT_NOWHERE

GUESSES: Final = "change_password"
"""The limit by which wrong passwords of this form are counted (ACCOUNT_RATE_LIMITS)."""


@never_cache
@login_required
@require_safe
def data(request: HttpRequest) -> HttpResponse:
    """The page."""
    return _page(request, Leave(_person(request)))


def _page(request: HttpRequest, form: Leave, status: int = 200) -> HttpResponse:
    person = _person(request)
    latest = LogIn.objects.filter(user_id=person.pk)[: log_ins.MOST_KEPT]
    context: dict[str, object] = {"form": form, "rooms": rooms(person)}
    context |= {"log_ins": latest, "days": log_ins.KEPT.days, "grace": leaving.GRACE.seconds // 60}
    return render(request, "accounts/data.html", context, status=status)


@login_required
@require_safe
def file(request: HttpRequest) -> HttpResponseBase:
    """Everything that is stored of the person, as lines of JSON."""
    answer = StreamingHttpResponse(own_data.lines(_person(request)), content_type="application/x-ndjson")
    answer["Content-Disposition"] = 'attachment; filename="sandtable-data.ndjson"'
    answer["Cache-Control"] = KEPT_NOWHERE
    return answer


@never_cache
@login_required
@require_POST
def leave(request: HttpRequest) -> HttpResponse:
    """Close the account for good, with its password. Another member of staff deletes those of staff."""
    person = _person(request)
    form = Leave(person, request.POST)
    if getattr(person, "is_staff", False):
        form.refusal = _("You belong to the staff: another one of them can delete your account.")
    elif not ratelimit.consume(request, app="allauth.account", action=GUESSES, key=f"leave {person.pk}"):
        form.refusal = _("Too many tries. Wait a minute.")
    if not form.is_valid():
        return _page(request, form, status=422)
    leaving.ask_to_leave(person)
    logout(request)
    words = _("Your account is closed. In some minutes it is deleted with everything you made.")
    messages.success(request, words)
    return redirect("home")


def _person(request: HttpRequest) -> AbstractBaseUser:
    assert isinstance(request.user, AbstractBaseUser)
    return request.user
