"""The form that asks for a playtest of a scenario."""

from __future__ import annotations

import secrets
from typing import Any, Final

from django import forms
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from scenarios.models import ScenarioVersion
from scenarios.selectors import Playable, playable_versions, version_for_playtest
from simulate import services
from simulate.engine.registry import all_games
from simulate.forms import agent_choices
from simulate.selectors import Reader
from simulate.services import Request, Scenario

SIZES: Final = {"quick": 100, "solid": 500, "fine": 2000}
"""Games of the presets."""
SEATS: Final = "ab"
"""A field for the agent of each side."""


def find_scenario(user: Reader, public_id: str) -> Playable | None:
    """The scenario version with this id; None when there is none for this reader."""
    try:
        return version_for_playtest(user, public_id) if public_id else None
    except ScenarioVersion.DoesNotExist:
        return None


def frozen(playable: Playable) -> Scenario:
    """A scenario version as a playtest takes it."""
    return Scenario(playable.label, dict(playable.definition), version=playable.public_id)


class NewScenarioPlaytest(forms.Form):
    """A scenario, an agent for each side, how many games."""

    version = forms.ChoiceField(label=_("Scenario"))
    agent_a = forms.ChoiceField(initial="greedy")
    agent_b = forms.ChoiceField(initial="greedy")
    keeps_sides = forms.BooleanField(
        label=_("Each agent keeps its side"),
        required=False,
        help_text=_(
            "Only where the agents differ. Otherwise every game is played twice with the same luck, sides swapped, so"
            " that the result tells the side from the player."
        ),
    )
    size = forms.ChoiceField(
        label=_("How many games?"),
        initial="quick",
        widget=forms.RadioSelect,
        choices=[
            ("quick", _("Quick look: 100 games (about ±10\u00a0%)")),
            ("solid", _("Solid answer: 500 games (about ±4\u00a0%)")),
            ("fine", _("Fine difference: 2\u00a0000 games (about ±2\u00a0%)")),
            ("own", _("My own number of games")),
        ],
    )
    games = forms.IntegerField(
        label=_("Games"), required=False, min_value=1, help_text=_("Only for your own number of games.")
    )
    seed = forms.IntegerField(
        label=_("Seed"),
        min_value=0,
        max_value=services.MOST_SEED,
        help_text=_("The same scenario, agents, engine and seed give the same games, everywhere."),
    )
    key = forms.CharField(widget=forms.HiddenInput, max_length=60)

    def __init__(self, *args: Any, user: Reader, **kwargs: Any) -> None:
        super().__init__(*args, **{"label_suffix": "", **kwargs})
        self.user = user
        self.playable = {each.public_id: each for each in playable_versions(user) if each.game in all_games()}
        self._offer_what_was_asked_for()
        self.fields["version"].choices = [  # type: ignore[attr-defined]
            ("", pgettext_lazy("no scenario", "Choose a scenario")),
            *((public_id, each.label) for public_id, each in self.playable.items()),
        ]
        for place, seat in enumerate(SEATS):
            self.fields[f"agent_{seat}"].choices = agent_choices()  # type: ignore[attr-defined]
            self.fields[f"agent_{seat}"].label = _("%(side)s played by") % {"side": self.sides[place]}
        self.fields["seed"].initial = secrets.randbelow(10**9)
        self.fields["key"].initial = secrets.token_urlsafe(16)

    def _offer_what_was_asked_for(self) -> None:
        """An older version or an unlisted scenario is a choice for who has its address."""
        asked = str(self.data.get("version") or self.initial.get("version") or "")
        self.asked = self.playable.get(asked) or find_scenario(self.user, asked)
        if self.asked is not None:
            self.playable = {asked: self.asked, **self.playable}

    @property
    def sides(self) -> tuple[str, ...]:
        """The sides of the scenario asked for, else of the first there is."""
        shown = self.asked or next(iter(self.playable.values()), None)
        if shown is None or shown.game not in all_games():
            return tuple(_("Side %(letter)s") % {"letter": seat.upper()} for seat in SEATS)
        return all_games()[shown.game].seat_names(dict(shown.definition))

    def clean(self) -> dict[str, Any]:
        """Refuses by name what can't be played; every problem at once."""
        cleaned = super().clean() or {}
        if cleaned.get("size") == "own" and not cleaned.get("games") and "games" not in self.errors:
            self.add_error("games", _("How many games? Give a number, or choose one of the sizes above."))
        if not self.errors:
            for problem in self.problems():
                self.add_error(None, problem)
        return cleaned

    def problems(self) -> list[str]:
        """Why what was asked for can't be played: what is wrong with the scenario, then with the request."""
        scenario = self.playable[self.cleaned_data["version"]]
        return [problem.message for problem in scenario.problems] or services.problems_of(self.request())

    def request(self) -> Request:
        """What was asked for, as the service takes it."""
        given = self.cleaned_data
        scenario = self.playable[given["version"]]
        return services.on_scenario(
            game=scenario.game,
            scenario=frozen(scenario),
            agents=tuple(given[f"agent_{seat}"] for seat in SEATS),
            games=SIZES.get(given["size"]) or given["games"],
            seed=given["seed"],
            keeps_sides=given["keeps_sides"],
        )
