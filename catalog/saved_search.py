"""A search of the catalogue that somebody keeps under a name."""

from __future__ import annotations

from django.conf import settings
from django.db import models
from django.urls import reverse
from django.utils.translation import gettext_lazy as _

from web.reader import Reader

SEARCH_LENGTH = 2000
SEARCH_NAME_LENGTH = 80


class SavedSearchQuerySet(models.QuerySet["SavedSearch"]):
    def owned_by(self, user: Reader) -> SavedSearchQuerySet:
        """Saved searches are private: nobody else sees them."""
        return self.filter(owner_id=user.pk) if user.is_authenticated else self.none()


class SavedSearch(models.Model):
    """A search of the catalogue that somebody keeps under a name (catalog/saved.py)."""

    owner = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="saved_searches")
    name = models.CharField(max_length=SEARCH_NAME_LENGTH)
    search = models.CharField(max_length=SEARCH_LENGTH, help_text=_("The address behind the question mark."))

    objects = SavedSearchQuerySet.as_manager()

    class Meta:
        ordering = ["name", "id"]
        constraints = [models.UniqueConstraint(fields=["owner", "name"], name="one_search_of_a_name")]

    def __str__(self) -> str:
        return self.name

    def get_absolute_url(self) -> str:
        return f"{reverse('catalog:card-list')}?{self.search}"
