"""The form that asks for a playtest of a scenario."""

from __future__ import annotations

import secrets
from functools import cached_property
from typing import Any, Final

from django import forms
from django.utils.translation import gettext_lazy as _
from django.utils.translation import ngettext, pgettext_lazy

from sandtable.engine.game import Game
from sandtable.engine.registry import all_games
from sandtable.playtest.seating import MOST_SEATS, seat_counts, seats
from scenarios.checking import game_title
from scenarios.playable import Playable
from simulate.asking import scenario_choices
from simulate.asking.choosing import Choice, Choices, Search, grouped
from simulate.asking.forms import AgentField, a_seed, agent_choices
from simulate.asking.problems import one_of
from simulate.asking.request import MOST_SEED, PlaytestRequest, on_scenario
from simulate.asking.scenario_choices import find_scenario, frozen
from simulate.asking.strengths import StrengthsField, WhoField
from web.reader import Reader

SIZES: Final = {"quick": 100, "solid": 500, "fine": 2000}
"""Games of the presets."""
SEAT_LETTERS: Final = "abcdefgh"[:MOST_SEATS]
"""A field for the agent of each seat."""
CHOICES: Final = (
    "version",
    "players",
    *(f"agent_{seat}" for seat in SEAT_LETTERS),
    "keeps_sides",
    "who",
    "strengths",
    "size",
    "games",
    "seed",
)
"""The fields an address may fill in: all but the key that makes a request count once."""


class ScenarioField(forms.ChoiceField):
    """A scenario's version by its id, or its newest by that of the scenario; every one the reader may open is valid."""

    asked: Playable | None = None
    """The version that was sent or asked for, where there is one."""

    def valid_value(self, value: Any) -> bool:
        return self.asked is not None

    def prepare_value(self, value: Any) -> Any:
        """The value of the option that stands for this version."""
        return self.asked.public_id if self.asked is not None and value else value


class NewScenarioPlaytest(forms.Form):
    """A scenario, the number of players, an agent for each of them, the number of games.

    The other fields depend on the scenario and on the number of players: they are those of the values that were sent or
    asked for by address. A page that comes back after a change of either has the right ones.
    """

    version = ScenarioField(label=_("Scenario"))
    players = forms.TypedChoiceField(label=_("Players"), coerce=int)
    keeps_sides = forms.BooleanField(required=False)
    who = WhoField()
    strengths = StrengthsField(agent_choices)
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
        initial=a_seed,
        min_value=0,
        max_value=MOST_SEED,
        help_text=_("The same scenario, agents, engine and seed give the same games, everywhere."),
    )
    key = forms.CharField(widget=forms.HiddenInput, max_length=60)

    def __init__(self, *args: Any, user: Reader, search: Search | None = None, **kwargs: Any) -> None:
        super().__init__(*args, **{"label_suffix": "", **kwargs})
        self.user = user
        self.search = search or Search.read(self.data)
        self.asked = find_scenario(user, self._given("version"))
        field = self.fields["version"]
        assert isinstance(field, ScenarioField)
        field.asked, field.choices = self.asked, self._options
        self._offer_seats()
        self.fields["key"].initial = secrets.token_urlsafe(16)

    def _given(self, name: str) -> str:
        """The value that was sent, or else asked for by address."""
        return str(self.data.get(name) or self.initial.get(name) or "")

    @cached_property
    def choices(self) -> Choices:
        """The page of scenarios to choose from; read when the page shows it."""
        return scenario_choices.choices(self.user, self.search)

    @property
    def is_empty(self) -> bool:
        """True when there is no scenario to choose."""
        return self.asked is None and self.choices.is_empty

    def _options(self) -> list[Any]:
        """The listed scenarios by game; one that was asked for and isn't among them comes first."""
        entries = self.choices.entries
        if self.asked is not None and self.asked.public_id not in {entry.value for entry in entries}:
            entries = [Choice(self.asked.public_id, self.asked.label, game_title(self.asked.game)), *entries]
        return [("", pgettext_lazy("no scenario", "Choose a scenario")), *grouped(entries)]

    def _shown(self) -> Playable | None:
        """The scenario whose seats are offered: the one asked for, else the first of the list."""
        if self.asked is not None or not self.choices.entries:
            return self.asked
        return find_scenario(self.user, self.choices.entries[0].value)

    def _offer_seats(self) -> None:
        """Offer the numbers of players of the shown scenario, and a field for the agent of each player."""
        shown = self._shown()
        played = all_games().get(shown.game) if shown is not None else None
        definition = dict(shown.definition) if shown is not None else {}
        self.counts = seat_counts(played, definition) if played is not None else (2,)
        self.has_sides = played is None or played.has_sides()
        self._offer_counts()
        for seat, name in enumerate(self._seats(played, definition)):
            self.fields[f"agent_{SEAT_LETTERS[seat]}"] = _agent_field(_("%(side)s played by") % {"side": name})
        self._word_keeping()

    def _offer_counts(self) -> None:
        given = self._given("players")
        offered = [str(count) for count in self.counts]
        self.n_players = int(given) if given in offered else self.counts[0]
        field = self.fields["players"]
        field.choices = [  # type: ignore[attr-defined]
            (count, ngettext("%(n)s player", "%(n)s players", count) % {"n": count}) for count in self.counts
        ]
        wanted = _("How many play? This scenario is for %(counts)s.") % {"counts": one_of(self.counts)}
        field.error_messages |= {"required": wanted, "invalid_choice": wanted}
        self.initial["players"] = self.n_players
        if len(self.counts) == 1:  # nothing to choose
            del self.fields["players"]

    def _seats(self, played: Game | None, definition: dict[str, Any]) -> tuple[str, ...]:
        if played is None:
            return tuple(_("Side %(letter)s") % {"letter": seat.upper()} for seat in SEAT_LETTERS[: self.n_players])
        return seats(played, definition, self.n_players)

    def _word_keeping(self) -> None:
        field = self.fields["keeps_sides"]
        if self.has_sides:
            field.label = _("Each agent keeps its side")
            field.help_text = _(
                "Only where the agents differ. Otherwise every game is played twice with the same luck, sides swapped,"
                " so that the result tells the side from the player."
            )
            return
        field.label = _("Each agent keeps its seat")
        field.help_text = _(
            "Only where the agents differ. Otherwise every game is played once for each player with the same luck, and"
            " the agents move on by a seat, so that the result tells the seat from the player."
        )

    @property
    def agent_fields(self) -> list[forms.BoundField]:
        """The fields of the seats, in order."""
        return [self[name] for name in self.fields if name.startswith("agent_")]

    @property
    def sent(self) -> str:
        """The fields that the page sends along to ask for others, for an estimate, or for another part of the list."""
        return ",".join((*CHOICES, *Search.FIELDS))

    def clean(self) -> dict[str, Any]:
        """Refuses a scenario that breaks rules; the service judges the rest of the request."""
        cleaned = super().clean() or {}
        if cleaned.get("size") == "own" and not cleaned.get("games") and "games" not in self.errors:
            self.add_error("games", _("How many games? Give a number, or choose one of the sizes above."))
        if not self.errors:
            for problem in self._scenario.problems:
                self.add_error(None, problem.message)
        return cleaned

    @property
    def _scenario(self) -> Playable:
        assert self.asked is not None, "a valid version was found"
        return self.asked

    def request(self) -> PlaytestRequest:
        """The valid form as the service takes it."""
        given = self.cleaned_data
        return on_scenario(
            game=self._scenario.game,
            scenario=frozen(self._scenario),
            agents=tuple(given[field.name] for field in self.agent_fields),
            games=SIZES.get(given["size"]) or given["games"],
            seed=given["seed"],
            keeps_sides=given["keeps_sides"],
        )


def _agent_field(label: str) -> AgentField:
    return AgentField(label=label, error_messages={"required": _("Who plays here? Choose an agent.")})
