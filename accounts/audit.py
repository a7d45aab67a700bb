"""The log of changes by people and staff: actor, time, thing, and its state before and after, in few words.

Services write a line in the transaction of the change, so that none is there without the other. Making and saving
things is not in it: decks and scenarios keep their versions, playtests their requests. No line holds a secret: a token,
a password or a link is named by the public number of its row, and never quoted.
"""

from __future__ import annotations

from datetime import timedelta
from typing import Final

from django.conf import settings
from django.db.models import Q, QuerySet
from django.utils import timezone

from accounts.models import Change, What
from web import request_id
from web.api.text import printable
from web.reader import Reader

MOST_LETTERS: Final = 200
AT_ONCE: Final = 1000
"""Old lines that are deleted in one round."""


def note(
    what: What, *, owner: int | None, kind: str, key: object, before: str = "", after: str = "", by: int | None = None
) -> None:
    """Write a line about the thing `key` of this kind; it belongs to the account `owner`.

    `by` is the account of the actor; by default the owner.
    """
    Change.objects.create(
        actor_id=by or owner,
        owner_id=owner,
        what=what,
        kind=kind,
        key=str(key)[:40],
        before=printable(before, MOST_LETTERS - 1),
        after=printable(after, MOST_LETTERS - 1),
        request=request_id.current(),
    )


def seen_by(user: Reader) -> QuerySet[Change]:
    """The lines about things of this person, and about deeds of theirs; the latest first."""
    own = Q(owner_id=user.pk) | Q(actor_id=user.pk)
    return Change.objects.filter(own).select_related("actor") if user.is_authenticated else Change.objects.none()


def forget_old() -> int:
    """Delete some of the lines that are older than CHANGES_DAYS; returns how many."""
    if not settings.CHANGES_DAYS:
        return 0
    over = Change.objects.filter(at__lt=timezone.now() - timedelta(days=settings.CHANGES_DAYS)).order_by("at")
    return Change.objects.filter(pk__in=list(over.values_list("pk", flat=True)[:AT_ONCE])).delete()[0]
