"""The rights of a token: reading, and a right of its own for changing each kind of thing."""

from __future__ import annotations

from typing import Final

from django.db import models
from django.utils.translation import gettext_lazy as _


class Scope(models.TextChoices):
    READ = "read", _("Read: everything the account may see")
    DECKS = "decks", _("Decks: make, change and delete decks and formats")
    SCENARIOS = "scenarios", _("Scenarios: make, change and delete scenarios")
    PLAYTESTS = "playtests", _("Playtests: start, stop and share playtests")


WRITING: Final = {"decks-api": Scope.DECKS, "scenarios-api": Scope.SCENARIOS, "simulate-api": Scope.PLAYTESTS}
"""The right that changing calls below these names of `urls` need. A token may make no other changes."""
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})


def needed(method: str, api: str) -> Scope | None:
    """The right that a call needs; None: no token has it. `api` is the name of the call's `urls`."""
    return Scope.READ if method in SAFE else WRITING.get(api)
