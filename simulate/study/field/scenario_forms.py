"""The form that asks for a field of agents on one scenario."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from scenarios.checking import game_title
from simulate.asking import scenario_choices
from simulate.asking.choosing import Choice, Choices, Search, grouped, offer
from simulate.asking.scenario_choices import find_scenario
from simulate.asking.scenario_forms import ScenarioField
from simulate.study.field.forms import AgentsField, EvenField, FieldForm, PairsField, SizeField
from simulate.study.forms import PlainForm


class NewScenarioField(FieldForm, PlainForm):
    """A scenario for two, and the agents that meet each other on it; each pair of games swaps the sides."""

    title = _("A field of agents on a scenario")
    also_sent = frozenset(Search.FIELDS)

    version = ScenarioField(label=_("Scenario"))
    agents = AgentsField(label=_("Agents"), widget=forms.CheckboxSelectMultiple)
    size = SizeField()
    rotations = PairsField()
    even = EvenField()
    seed = forms.IntegerField(
        label=_("Seed"),
        help_text=_("The same scenario, agents, engine and seed give the same games, everywhere."),
    )
    kept = ("version", "agents", "size", "rotations", "even", "seed")

    def __init__(self, *args: Any, search: Search | None = None, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.search = search or Search.read(self.data)
        self.chosen_version = find_scenario(self.user, self.text("version") or str(self.initial.get("version") or ""))
        offer(self, "version", self._options)

    def reasons(self) -> list[str]:
        """Nothing: the list has only scenarios that can be played."""
        return []

    @cached_property
    def choices(self) -> Choices:
        """The page of scenarios to choose from; read when the page shows it."""
        return scenario_choices.choices(self.user, self.search)

    @property
    def sent(self) -> str:
        """The fields that the page sends along when it asks for another part of the list."""
        return ",".join((*self.kept, *Search.FIELDS))

    def _options(self) -> list[Any]:
        entries = self.choices.entries
        own = self.chosen_version
        if own is not None and own.public_id not in {entry.value for entry in entries}:
            entries = [Choice(own.public_id, own.label, game_title(own.game)), *entries]
        return [("", pgettext_lazy("no scenario", "Choose a scenario")), *grouped(entries)]
