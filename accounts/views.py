"""The page of one's tokens: make one, see it once, revoke it. Only for a person who is logged in, never for a token."""

from __future__ import annotations

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.contrib.auth.models import AbstractBaseUser
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_POST

from accounts import services
from accounts.forms import NewToken
from accounts.models import AccessToken

MOST_ENDED = 20
"""Tokens that are no longer valid and are still shown."""


@never_cache
@login_required
@require_http_methods(["GET", "HEAD", "POST"])
def tokens(request: HttpRequest) -> HttpResponse:
    """The tokens of the account, and the form that makes one. A new token is shown in the answer to its form alone."""
    if request.method != "POST":
        return _page(request, NewToken())
    form = NewToken(request.POST)
    try:
        made = _make(request, form) if form.is_valid() else ""
    except services.MadeAlready:
        messages.warning(request, _("This form has made its token already, and a token is shown only once."))
        return redirect("accounts:tokens")
    except services.Refused as refusal:
        form.add_error(None, str(refusal))
        made = ""
    return _page(request, NewToken(), made) if made else _page(request, form)


def _make(request: HttpRequest, form: NewToken) -> str:
    assert isinstance(request.user, AbstractBaseUser)
    given, now = form.cleaned_data, timezone.now()
    _token, text = services.create_token(
        owner=request.user, name=given["name"], scopes=given["scopes"], expires_at=form.expires_at(now),
        form_key=str(given["key"]), at=now,
    )  # fmt: skip
    return text


def _page(request: HttpRequest, form: NewToken, made: str = "") -> HttpResponse:
    now = timezone.now()
    own = list(AccessToken.objects.owned_by(request.user))
    context = {
        "form": form,
        "made": made,
        "valid": [token for token in own if token.is_valid(now)],
        "ended": [token for token in own if not token.is_valid(now)][:MOST_ENDED],
        "address": request.build_absolute_uri("/api/v1/playtests"),
    }
    return render(request, "accounts/tokens.html", context, status=422 if form.errors else 200)


@login_required
@require_POST
def revoke(request: HttpRequest, public_id: str) -> HttpResponse:
    """End one of the reader's own tokens; a second press changes nothing."""
    token = get_object_or_404(AccessToken.objects.owned_by(request.user), public_id=public_id)
    services.revoke_token(token=token, at=timezone.now())
    messages.success(request, _("The token “%(name)s” is revoked; calls with it are refused.") % {"name": token.name})
    return redirect("accounts:tokens")
