"""Whether the last answer of a person may be taken back, and the reason in words where it may not."""

from __future__ import annotations

from django.utils.translation import gettext as _

from simulate.models import SeatedGame
from simulate.watching.seat.seated import Table


def why_not_back(game: SeatedGame, table: Table) -> str:
    """The reason why nothing can be taken back now; empty where it can.

    Somebody who plays alone or against agents takes back what they like. Among people an answer counts once it has
    shown something new.
    """
    if not table.back:
        return _("There is no answer to take back.")
    if table.has_shown and not game.is_alone:
        return _("This answer can't be taken back: it has shown something new, and others play as well.")
    return ""
