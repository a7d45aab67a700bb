"""The pages of Stay on Target scenarios: sheets, fields of the edit form, a scenario to begin with."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from django import forms
from django.utils.translation import gettext_lazy

from sandtable.games.stay_on_target.facts import defaults
from sandtable.playtest.balancing.knobs import Knob
from scenarios.games.contract import Entry, ScenarioPages
from scenarios.games.stay_on_target.knobs import knobs
from scenarios.games.stay_on_target.sheet import StayOnTargetSheet
from scenarios.games.stay_on_target.workshop import StayOnTargetWorkshop

NUMBERS: Final = r"^\s*\d{1,2}([\s,]+\d{1,2}){0,59}[\s,]*$"
"""Up to 60 values, separated by commas or spaces."""


class Players(Entry):
    """The numbers of players, as boxes to tick."""

    def read(self, definition: Any) -> list[str]:
        found = super().read(definition)
        return [str(each) for each in found] if isinstance(found, list) else []

    def write(self, definition: Any, value: Any) -> None:
        super().write(definition, [int(each) for each in value or ()] or None)


class Values(Entry):
    """The attack values of one type, as numbers with commas between them; none: as in the box."""

    def read(self, definition: Any) -> str:
        found = super().read(definition)
        return ", ".join(map(str, found)) if isinstance(found, list) else ""

    def write(self, definition: Any, value: Any) -> None:
        super().write(definition, [int(each) for each in re.findall(r"\d+", value or "")] or None)


def _number(label: Any, path: tuple[str, ...], low: int, high: int) -> Entry:
    found: Any = defaults()
    for step in path:
        found = found[step]
    return Entry(forms.IntegerField(label=label, min_value=low, max_value=high, required=False), path, found)


def _values(label: Any, name: str) -> Values:
    field = forms.RegexField(
        NUMBERS,
        label=label,
        required=False,
        help_text=gettext_lazy("One attack value for each card; empty for the cards of the box."),
        error_messages={"invalid": gettext_lazy("Numbers with commas between them, at most 60.")},
    )
    return Values(field, ("imperial_deck", name), defaults()["imperial_deck"][name], is_wide=True)


class StayOnTargetPages(ScenarioPages):
    """Imperial decks and rebel squadrons."""

    guide = "games/stay-on-target.md"
    guide_section = "The scenario document"
    workshop = StayOnTargetWorkshop()
    entries = {
        "needed": _number(gettext_lazy("Target Points needed to win"), ("target_points", "needed"), 0, 40),
        "complete": _number(gettext_lazy("Points for completing a run"), ("target_points", "complete"), 1, 10),
        "fifth_card": _number(gettext_lazy("Points for the fifth card"), ("target_points", "fifth_card"), 0, 10),
        "run_limit": _number(gettext_lazy("Most runs"), ("run_limit",), 1, 100),
        "players": Players(
            forms.MultipleChoiceField(
                label=gettext_lazy("Players"),
                choices=[(str(each), str(each)) for each in defaults()["players"]],
                widget=forms.CheckboxSelectMultiple,
                required=False,
            ),
            ("players",),
            defaults()["players"],
            is_wide=True,
        ),
        "blasts": _values(gettext_lazy("Blasts"), "blast"),
        "starships": _values(gettext_lazy("Starships"), "starship"),
        "lasers": _values(gettext_lazy("Lasers"), "lasers"),
    }

    def sheet(self, definition: Any) -> StayOnTargetSheet:
        return StayOnTargetSheet(definition)

    def knobs(self, definition: Any, players: int) -> Sequence[Knob]:
        return knobs(definition)

    def example(self) -> dict[str, Any]:
        """The box with everything written out, to change what one likes."""
        return {
            "game": "stay_on_target",
            "title": "Our own trench",
            "summary": "The cards of the box, to be changed.",
            **defaults(),
        }
