"""Tide of Iron in the workshop: the map with its layers, and the parts of the form."""

from __future__ import annotations

from typing import Final

from django.utils.translation import gettext_lazy

from scenarios.games.workshop import Section, Workshop

_SECTIONS: Final = (
    Section("about", gettext_lazy("About"), ("/title", "/summary", "/source", "/reconstructed")),
    Section("map", gettext_lazy("Map"), ("/boards", "/overlays", "/markers", "/zones")),
    Section("objectives", gettext_lazy("Objectives"), ("/objectives", "/events")),
    Section("american", gettext_lazy("Americans"), ("/sides/american",)),
    Section("german", gettext_lazy("Germans"), ("/sides/german",)),
    Section("victory", gettext_lazy("Victory"), ("/rounds", "/initiative", "/victory")),
    Section("rules", gettext_lazy("Special rules"), ("/rules",)),
)


class TideOfIronWorkshop(Workshop):
    """Battles on maps of boards."""

    sections = _SECTIONS
