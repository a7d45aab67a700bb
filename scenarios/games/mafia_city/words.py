"""Names for the ids of the data."""

from __future__ import annotations

from typing import Final

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

PLACES: Final[tuple[Promise, ...]] = (
    _("centre"),
    _("north"),
    _("north-east"),
    _("south-east"),
    _("south"),
    _("south-west"),
    _("north-west"),
)
"""Of a layout: the centre, then the ring clockwise."""

FIGURES: Final[dict[str, tuple[Promise, Promise]]] = {
    "hitman": (_("Hitman"), _("H")),
    "policeman": (_("Policeman"), _("P")),
    "mayor": (_("Mayor"), _("M")),
}
"""Names with the letters on the pieces."""

TIES: Final[dict[str, Promise]] = {
    "lowest_token": _("the lowest Mafioso wins it"),
    "nobody": _("nobody wins it"),
}

TYPES: Final[dict[str, Promise]] = {
    "action": _("Action"),
    "location": _("Location"),
    "reaction": _("Reaction"),
}
"""Of the text of a card."""
