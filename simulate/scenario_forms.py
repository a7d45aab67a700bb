"""The form that asks for a playtest of a scenario."""

from __future__ import annotations

import secrets
from typing import Any, Final

from django import forms
from django.utils.translation import gettext_lazy as _
from django.utils.translation import ngettext, pgettext_lazy

from scenarios.models import ScenarioVersion
from scenarios.selectors import Playable, by_game, playable_versions, version_for_playtest
from simulate import services
from simulate.engine.game import Game
from simulate.engine.registry import all_games
from simulate.forms import agent_choices
from simulate.playtest.seating import seat_counts
from simulate.selectors import MOST_SEATS, Reader
from simulate.services import Request, Scenario

SIZES: Final = {"quick": 100, "solid": 500, "fine": 2000}
"""Games of the presets."""
SEATS: Final = "abcdefgh"[:MOST_SEATS]
"""A field for the agent of each seat."""
CHOICES: Final = (
    "version",
    "players",
    *(f"agent_{seat}" for seat in SEATS),
    "keeps_sides",
    "size",
    "games",
    "seed",
)
"""The fields an address may fill in: all but the key that makes a request count once."""


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
    """A scenario, how many play, an agent for each of them, how many games.

    Which other fields there are depends on the scenario and on the number of players: they are those of what was sent,
    or asked for by address, and a page that comes back after a change of either has the right ones.
    """

    version = forms.ChoiceField(label=_("Scenario"))
    players = forms.TypedChoiceField(label=_("Players"), coerce=int)
    keeps_sides = forms.BooleanField(required=False)
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
            *(
                (title, [(each.public_id, each.label) for each in found])
                for title, found in by_game(self.playable.values()).items()
            ),
        ]
        self._offer_seats()
        self.fields["seed"].initial = secrets.randbelow(10**9)
        self.fields["key"].initial = secrets.token_urlsafe(16)

    def _offer_what_was_asked_for(self) -> None:
        """An older version or an unlisted scenario is a choice for who has its address."""
        asked = str(self._given("version"))
        self.asked = self.playable.get(asked) or find_scenario(self.user, asked)
        if self.asked is not None:
            self.playable = {asked: self.asked, **self.playable}

    def _given(self, name: str) -> str:
        """What was sent, or else asked for by address."""
        return str(self.data.get(name) or self.initial.get(name) or "")

    def _offer_seats(self) -> None:
        """How many may play the scenario asked for (else the first there is), and a field for the agent of each."""
        shown = self.asked or next(iter(self.playable.values()), None)
        played = all_games().get(shown.game) if shown is not None else None
        definition = dict(shown.definition) if shown is not None else {}
        self.counts = seat_counts(played, definition) if played is not None else (2,)
        self.has_sides = played is None or played.has_sides()
        self._offer_counts()
        for seat, name in enumerate(self._seats(played, definition)):
            self.fields[f"agent_{SEATS[seat]}"] = _agent_field(_("%(side)s played by") % {"side": name})
        self._word_keeping()

    def _offer_counts(self) -> None:
        given = self._given("players")
        offered = [str(count) for count in self.counts]
        self.n_players = int(given) if given in offered else self.counts[0]
        field = self.fields["players"]
        field.choices = [  # type: ignore[attr-defined]
            (count, ngettext("%(n)s player", "%(n)s players", count) % {"n": count}) for count in self.counts
        ]
        wanted = _("How many play? This scenario is for %(counts)s.") % {"counts": services.one_of(self.counts)}
        field.error_messages |= {"required": wanted, "invalid_choice": wanted}
        self.initial["players"] = self.n_players
        if len(self.counts) == 1:  # nothing to choose
            del self.fields["players"]

    def _seats(self, played: Game | None, definition: dict[str, Any]) -> tuple[str, ...]:
        if played is None:
            return tuple(_("Side %(letter)s") % {"letter": seat.upper()} for seat in SEATS[: self.n_players])
        return played.seat_names(definition)[: self.n_players]

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
    def choices(self) -> dict[str, str]:
        """What was chosen, for an address."""
        return {name: value for name in CHOICES if (value := self._given(name))}

    @property
    def sent(self) -> str:
        """What the page sends along to ask for other fields, or for an estimate."""
        return ",".join(CHOICES)

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
            agents=tuple(given[field.name] for field in self.agent_fields),
            games=SIZES.get(given["size"]) or given["games"],
            seed=given["seed"],
            keeps_sides=given["keeps_sides"],
        )


def _agent_field(label: str) -> forms.ChoiceField:
    missing = _("Who plays here? Choose an agent.")
    return forms.ChoiceField(
        label=label, initial="greedy", choices=agent_choices(), error_messages={"required": missing}
    )
