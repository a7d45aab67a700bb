"""The forms that begin a game with people: on a scenario, between decks, or from a moment of a counted game."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from django import forms
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from accounts.guests import is_guest
from sandtable.agents import USUAL
from simulate.asking.deck_choices import GAME
from simulate.asking.forms import SIDES, AgentField, NewPlaytest, agent_choices
from simulate.asking.request import PlaytestRequest, on_scenario
from simulate.asking.scenario_choices import frozen
from simulate.asking.scenario_forms import NewScenarioPlaytest
from simulate.models import PERSON
from simulate.watching.seat.luck import drawn_seed
from simulate.watching.seat.room import QUICK_AGENTS
from web.reader import Reader

if TYPE_CHECKING:
    from django_stubs_ext import StrOrPromise


BY_LINK = "link"
"""In place of an agent's name in forms: somebody at another screen, who gets a link."""


def player_choices() -> list[tuple[str, StrOrPromise]]:
    """A person, here or elsewhere, then every agent with its words."""
    here, elsewhere = gettext_lazy("a person at this screen"), gettext_lazy("somebody else, by a link")
    return [(PERSON, here), (BY_LINK, elsewhere), *agent_choices()]


class PlayerField(AgentField):
    """A person or one of the agents."""

    def __init__(self, **kwargs: Any) -> None:
        wanted = {"required": gettext_lazy("Who plays here? Choose a person or an agent.")}
        super().__init__(**{"choices": player_choices, "error_messages": wanted, **kwargs})


def offer_agents(form: forms.Form, user: Reader) -> None:
    """Leave the agents out that this person may not play against: somebody without an account meets quick ones."""
    if user.is_authenticated and not is_guest(user):
        return
    for field in form.fields.values():
        if isinstance(field, PlayerField):
            field.choices = [each for each in player_choices() if each[0] in (PERSON, BY_LINK, *QUICK_AGENTS)]


def _no_people(players: Iterable[str]) -> str:
    """The error text for players without a person; empty where there is one."""
    if PERSON in players:
        return ""
    return _("Keep a seat for yourself.") if BY_LINK in players else _("Choose at least one seat for a person.")


def people_in(players: Sequence[str]) -> list[int]:
    """The places of the persons, at this screen and at others."""
    return [place for place, player in enumerate(players) if player in (PERSON, BY_LINK)]


def given_in(players: Sequence[str]) -> list[int]:
    """The places of the persons at other screens."""
    return [place for place, player in enumerate(players) if player == BY_LINK]


def _as_agents(players: Sequence[str]) -> tuple[str, ...]:
    """An agent for each player, as a request for games has them; persons are named beside it."""
    return tuple(USUAL if player in (PERSON, BY_LINK) else player for player in players)


class ScenarioSeats(NewScenarioPlaytest):
    """A scenario, and who plays each of its sides."""

    size = games = keeps_sides = who = strengths = seed = None  # type: ignore[assignment]  # one game, each keeps its seat

    def _offer_seats(self) -> None:
        super()._offer_seats()
        for place, name in enumerate([name for name in self.fields if name.startswith("agent_")]):
            label = self.fields[name].label
            self.fields[name] = PlayerField(label=label, initial=USUAL if place else PERSON)
        offer_agents(self, self.user)

    def _word_keeping(self) -> None:
        """There is nothing to keep in one game."""

    def clean(self) -> dict[str, Any]:
        cleaned = super().clean()
        if not self.errors and (problem := _no_people(self._players(cleaned))):
            self.add_error(None, problem)
        return cleaned

    def _players(self, given: Mapping[str, Any]) -> list[str]:
        return [given[field.name] for field in self.agent_fields]

    @property
    def people(self) -> list[int]:
        """The subjects that persons play: on a scenario that are the seats."""
        return people_in(self._players(self.cleaned_data))

    @property
    def by_link(self) -> list[int]:
        """Those of them that get a link."""
        return given_in(self._players(self.cleaned_data))

    def request(self) -> PlaytestRequest:
        given = self.cleaned_data
        return on_scenario(
            game=self._scenario.game,
            scenario=frozen(self._scenario),
            agents=_as_agents(self._players(given)),
            games=1,
            seed=drawn_seed(),
            keeps_sides=True,
        )


class DeckSeats(NewPlaytest):
    """Two to four decks, and who plays each of them. The first one sits in the first seat."""

    size = rotations = who = strengths = seed = None  # type: ignore[assignment]  # one game
    agent_a = PlayerField(label=gettext_lazy("Played by"), initial=PERSON)
    agent_b = PlayerField(label=gettext_lazy("Played by"))
    agent_c = PlayerField(label=gettext_lazy("Played by"), required=False)
    agent_d = PlayerField(label=gettext_lazy("Played by"), required=False)
    kept = tuple(NewPlaytest.field_order)

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        offer_agents(self, self.user)

    def clean(self) -> dict[str, Any]:
        cleaned = super().clean()
        if not self.errors and (problem := _no_people(self._players(cleaned))):
            self.add_error(None, problem)
        return cleaned

    def _players(self, given: Mapping[str, Any]) -> list[str]:
        return [given.get(f"agent_{side}") or USUAL for side in SIDES if given.get(f"deck_{side}")]

    @property
    def people(self) -> list[int]:
        """The subjects (decks) that persons play."""
        return people_in(self._players(self.cleaned_data))

    @property
    def by_link(self) -> list[int]:
        """Those of them that get a link."""
        return given_in(self._players(self.cleaned_data))

    def request(self) -> PlaytestRequest:
        given = self.cleaned_data
        sides = [side for side in SIDES if given.get(f"deck_{side}")]
        return PlaytestRequest(
            game=GAME,
            subjects=tuple(self.named.subject(given[f"deck_{side}"]) for side in sides),
            agents=_as_agents(self._players(given)),
            rotations=1,
            seed=drawn_seed(),
        )


class TakeOver(forms.Form):
    """A person or an agent for each seat, from a moment of a counted game on."""

    at = forms.IntegerField(min_value=0, widget=forms.HiddenInput)
    key = forms.CharField(widget=forms.HiddenInput, max_length=60)

    def __init__(self, *args: Any, seats: Sequence[str], agents: Sequence[str], decides: int, **kwargs: Any) -> None:
        super().__init__(*args, **{"label_suffix": "", **kwargs})
        for seat, (name, agent) in enumerate(zip(seats, agents, strict=True)):
            initial = PERSON if seat == decides else agent
            self.fields[f"seat_{seat}"] = PlayerField(label=name, initial=initial)
        self.fields["key"].initial = secrets.token_urlsafe(16)

    @property
    def seat_fields(self) -> list[forms.BoundField]:
        return [self[name] for name in self.fields if name.startswith("seat_")]

    @property
    def players(self) -> list[str]:
        """An agent or PERSON for each seat."""
        chosen = [self.cleaned_data[field.name] for field in self.seat_fields]
        return [PERSON if each == BY_LINK else each for each in chosen]

    @property
    def by_link(self) -> list[int]:
        """The seats of people who get a link."""
        return given_in([self.cleaned_data[field.name] for field in self.seat_fields])

    def clean(self) -> dict[str, Any]:
        cleaned = super().clean() or {}
        if not self.errors and (problem := _no_people([cleaned[field.name] for field in self.seat_fields])):
            self.add_error(None, problem)
        return cleaned
