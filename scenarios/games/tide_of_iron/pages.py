"""The pages of Tide of Iron scenarios."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from django import forms
from django.utils.translation import gettext_lazy

from catalog.tide_of_iron.words import NATIONS
from sandtable.games.tide_of_iron.scenario import BY_CHANCE
from sandtable.games.tide_of_iron.terms import NATION_NAMES
from sandtable.playtest.balancing.knobs import Knob
from scenarios.comparing import Change
from scenarios.games.contract import Difference, Entry, ScenarioPages
from scenarios.games.tide_of_iron.difference import difference
from scenarios.games.tide_of_iron.example import EXAMPLE
from scenarios.games.tide_of_iron.knobs import knobs
from scenarios.games.tide_of_iron.sheet import ScenarioSheet
from scenarios.games.tide_of_iron.workshop import TideOfIronWorkshop

_ENTRIES: Final = {
    "rounds": Entry(forms.IntegerField(label=gettext_lazy("Rounds"), min_value=1, max_value=20), ("rounds",)),
    "initiative": Entry(
        forms.ChoiceField(
            label=gettext_lazy("Initiative"),
            choices=[*zip(NATION_NAMES, NATIONS, strict=True), (BY_CHANCE, gettext_lazy("A die decides"))],
        ),
        ("initiative",),
    ),
    "american_actions": Entry(
        forms.IntegerField(label=gettext_lazy("American actions a turn"), min_value=1, max_value=10),
        ("sides", "american", "actions"),
    ),
    "german_actions": Entry(
        forms.IntegerField(label=gettext_lazy("German actions a turn"), min_value=1, max_value=10),
        ("sides", "german", "actions"),
    ),
}


class TideOfIronPages(ScenarioPages):
    """Battles on maps of boards."""

    entries = _ENTRIES
    guide = "tide-of-iron-scenarios.md"
    workshop = TideOfIronWorkshop()

    def sheet(self, definition: Any) -> ScenarioSheet:
        return ScenarioSheet(definition)

    def knobs(self, definition: Any, players: int) -> Sequence[Knob]:
        return knobs(definition)

    def difference(self, before: Any, after: Any, changes: Sequence[Change]) -> Difference | None:
        return difference(before, after, changes)

    def example(self) -> dict[str, Any]:
        return EXAMPLE
