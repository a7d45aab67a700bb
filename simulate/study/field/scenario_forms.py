"""The form that asks for a field of agents on one scenario."""

from __future__ import annotations

import secrets
from functools import cached_property
from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from sandtable.engine.registry import all_games
from sandtable.playtest.seating import seat_counts
from scenarios.checking import game_title
from simulate.asking import scenario_choices
from simulate.asking.choosing import Choice, Choices, Search, grouped
from simulate.asking.request import MOST_SEED
from simulate.asking.scenario_choices import find_scenario, frozen
from simulate.asking.scenario_forms import ScenarioField
from simulate.study.field.forms import SIZES, AgentsField, EvenField, PairsField, SizeField
from simulate.study.field.question import Member, Question
from web.reader import Reader


class NewScenarioField(forms.Form):
    """A scenario for two, and the agents that meet each other on it; each pair of games swaps the sides."""

    version = ScenarioField(label=_("Scenario"))
    agents = AgentsField(label=_("Agents"), widget=forms.CheckboxSelectMultiple)
    size = SizeField()
    rotations = PairsField()
    even = EvenField()
    seed = forms.IntegerField(
        label=_("Seed"),
        min_value=0,
        max_value=MOST_SEED,
        help_text=_("The same scenario, agents, engine and seed give the same games, everywhere."),
    )
    key = forms.CharField(widget=forms.HiddenInput, max_length=60)
    kept = ("version", "agents", "size", "rotations", "even", "seed")

    def __init__(self, *args: Any, user: Reader, search: Search | None = None, **kwargs: Any) -> None:
        super().__init__(*args, **{"label_suffix": "", **kwargs})
        self.user = user
        self.search = search or Search.read(self.data)
        self.asked = find_scenario(user, str(self.data.get("version") or self.initial.get("version") or ""))
        field = self.fields["version"]
        assert isinstance(field, ScenarioField)
        field.asked, field.choices = self.asked, self._options
        self.fields["seed"].initial = secrets.randbelow(10**9)
        self.fields["key"].initial = secrets.token_urlsafe(16)

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
        if self.asked is not None and self.asked.public_id not in {entry.value for entry in entries}:
            entries = [Choice(self.asked.public_id, self.asked.label, game_title(self.asked.game)), *entries]
        return [("", pgettext_lazy("no scenario", "Choose a scenario")), *grouped(entries)]

    def clean(self) -> dict[str, Any]:
        cleaned = super().clean() or {}
        if cleaned.get("size") == "own" and not cleaned.get("rotations") and "rotations" not in self.errors:
            self.add_error("rotations", _("How many pairs? Give a number, or choose one of the sizes above."))
        if self.asked is not None and "version" not in self.errors:
            for problem in self.asked.problems:
                self.add_error(None, problem.message)
            if 2 not in seat_counts(all_games()[self.asked.game], dict(self.asked.definition)):
                self.add_error("version", _("A field needs a scenario for two players."))
        return cleaned

    def question(self) -> Question:
        """The valid form as the service takes it."""
        assert self.asked is not None, "a valid version was found"
        given = self.cleaned_data
        return Question(
            game=self.asked.game,
            members=tuple(Member(agent, agent) for agent in given["agents"]),
            pairs_each=SIZES.get(given["size"]) or given["rotations"],
            seed=given["seed"],
            is_even=given["even"] == "even",
            scenario=frozen(self.asked),
        )
