"""Make, revoke and use tokens. The log names a token by its id, never by its text."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Final

from django.contrib.auth.models import AbstractBaseUser
from django.db import IntegrityError, transaction
from django.db.models import Q
from django.utils.translation import gettext as _

from accounts import secret
from accounts.audit import note
from accounts.models import NAME_LENGTH, AccessToken, What
from accounts.scopes import Scope
from web.api.text import is_clean, tidy_name

log = logging.getLogger("sandtable.tokens")
MOST_VALID: Final = 20
"""Valid tokens of an account."""
MOST_KEPT: Final = 100
"""Tokens of an account that are kept to look back at; older ones that are no longer valid are forgotten."""
USED_EVERY: Final = timedelta(minutes=5)


class Refused(ValueError):
    """A token that can't be: the message says why."""


class MadeAlready(ValueError):
    """This form has made its token; the text is not shown again."""


def create_token(
    *,
    owner: AbstractBaseUser,
    name: str,
    scopes: Iterable[str],
    expires_at: datetime | None,
    form_key: str,
    at: datetime,
) -> tuple[AccessToken, str]:
    """A new token and its text, which nobody can find out again. Raises Refused, or MadeAlready for a used form."""
    if AccessToken.objects.owned_by(owner).filter(form_key=form_key).exists():
        raise MadeAlready
    name, rights = _name(name), _rights(scopes)
    if expires_at is not None and expires_at <= at:
        raise Refused(_("The token would have expired already."))
    if AccessToken.objects.owned_by(owner).valid(at).count() >= MOST_VALID:
        raise Refused(_("You have %(most)d tokens; revoke one that you no longer use.") % {"most": MOST_VALID})
    text = secret.new_secret()
    try:
        with transaction.atomic():
            made = AccessToken.objects.create(
                owner_id=owner.pk, name=name, scopes=rights, start=text[: secret.SHOWN], digest=secret.digest(text),
                form_key=form_key, created_at=at, expires_at=expires_at,
            )  # fmt: skip
            _forget_old(owner, at)
            note(What.MADE, owner=owner.pk, kind="token", key=made.public_id, after=" ".join(rights))
    except IntegrityError:  # the same form, sent twice at the same moment
        raise MadeAlready from None
    log.info("token %s made by account %s: %s", made.public_id, owner.pk, " ".join(rights))
    return made, text


def _name(given: str) -> str:
    name = tidy_name(given) if is_clean(given) else ""
    if not 1 <= len(name) <= NAME_LENGTH:
        raise Refused(_("A name has 1 to %(most)d visible characters.") % {"most": NAME_LENGTH})
    return name


def _rights(given: Iterable[str]) -> list[str]:
    wanted = set(given)
    if not wanted or not wanted <= set(Scope.values):
        raise Refused(_("Choose at least one of: %(known)s.") % {"known": ", ".join(Scope.values)})
    return [scope for scope in Scope.values if scope in wanted]


def _forget_old(owner: AbstractBaseUser, at: datetime) -> None:
    """Delete the oldest tokens that are no longer valid, so that an account can't fill the table."""
    own = AccessToken.objects.owned_by(owner)
    spared = list(own.values_list("pk", flat=True)[:MOST_KEPT])
    own.exclude(pk__in=spared).filter(Q(revoked_at__isnull=False) | Q(expires_at__lte=at)).delete()


@transaction.atomic
def revoke_token(*, token: AccessToken, at: datetime) -> bool:
    """End a token for good, from its next use on; False when it was revoked before."""
    is_first = bool(AccessToken.objects.filter(pk=token.pk, revoked_at=None).update(revoked_at=at))
    if is_first:
        note(What.REVOKED, owner=token.owner_id, kind="token", key=token.public_id)
        log.info("token %s revoked by account %s", token.public_id, token.owner_id)
    return is_first


def use_token(text: str, *, at: datetime) -> AccessToken | None:
    """The valid token with this text, with its owner; None when there is none.

    The database is asked for the hash, so the time this takes tells nothing about texts that are nearly right.
    """
    if not secret.is_token(text):
        return None
    found = AccessToken.objects.valid(at).select_related("owner").filter(digest=secret.digest(text)).first()
    if found is not None and (found.last_used_at is None or found.last_used_at <= at - USED_EVERY):
        AccessToken.objects.filter(pk=found.pk).update(last_used_at=at)
    return found
