"""Playtests that go on from a moment of a game: studies ask about whole games only."""

from __future__ import annotations

from django.utils.translation import gettext as _


def forked() -> str:
    """The reason why nothing can be asked about a fork."""
    return _("These games go on from a moment of another game. Ask about a playtest that begins at the beginning.")
