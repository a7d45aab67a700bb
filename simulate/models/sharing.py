"""The visibility of a result: for its owner alone, for everybody who has the link, or for everybody.

A model of results takes `Shared`, and its manager a query set that extends `SharedQuerySet`. Reading is the only thing
that is shared: stopping, pausing and sharing stay with the owner (`owned_by`).
"""

from __future__ import annotations

from typing import ClassVar, Self, TypeVar

from django.db import models
from django.db.models import Q

from scenarios.models import Visibility
from web.reader import Reader

Row = TypeVar("Row", bound="Shared", covariant=True)
SHARED = (Visibility.UNLISTED, Visibility.PUBLIC)


class SharedQuerySet(models.QuerySet[Row]):
    """Reading rows by their visibility. An account that is closed (`is_active` off) shares nothing."""

    shared_through: ClassVar[tuple[str, ...]] = ()
    """Relations to a whole, such as a series: readers of the whole may read the row, too."""

    def owned_by(self, user: Reader) -> Self:
        """Rows of this user, the only ones they may change; none for a reader who is not logged in."""
        return self.filter(owner_id=user.pk) if user.is_authenticated else self.none()

    def visible_to(self, user: Reader) -> Self:
        """Rows this reader may open: their own, and those of others that are shared. For a known address, no list."""
        shared = self._is_shared() & Q(owner__is_active=True)
        return self.filter(shared | Q(owner_id=user.pk)) if user.is_authenticated else self.filter(shared)

    def public(self) -> Self:
        """Rows that lists may show everybody."""
        return self.filter(visibility=Visibility.PUBLIC, owner__is_active=True)

    def _is_shared(self) -> Q:
        found = Q(visibility__in=SHARED)
        for whole in self.shared_through:
            found |= Q((f"{whole}__visibility__in", SHARED))
        return found


class Shared(models.Model):
    """A result with an owner who decides who else may read it. A subclass has `owner` and repeats Meta's lists."""

    visibility = models.CharField(max_length=10, choices=Visibility.choices, default=Visibility.PRIVATE)

    class Meta:
        abstract = True
        constraints = [
            models.CheckConstraint(condition=Q(visibility__in=Visibility.values), name="%(class)s_visibility_known")
        ]
        indexes = [models.Index(fields=["-id"], condition=Q(visibility=Visibility.PUBLIC), name="%(class)s_public")]

    @property
    def shared_url(self) -> str:
        """The page that readers open."""
        return str(getattr(self, "get_absolute_url")())  # noqa: B009

    def is_owned_by(self, user: Reader) -> bool:
        """True for the one account that may change it."""
        return bool(user.is_authenticated and user.pk == getattr(self, "owner_id"))  # noqa: B009
