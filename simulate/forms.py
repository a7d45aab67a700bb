"""The form that asks for a playtest, and the filters of the list."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from django import forms
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from decks.models import DeckVersion
from decks.selectors import Playable, playable_versions, version_for_playtest
from simulate import series, services
from simulate.agents import AGENTS
from simulate.selectors import Reader
from simulate.services import Request, Subject
from simulate.words import AGENTS as AGENT_WORDS
from simulate.words import STATES

if TYPE_CHECKING:
    from django_stubs_ext import StrOrPromise

SIDES = "abcd"
SIZES = {"quick": 200, "solid": 1000, "fine": 5000}
"""Pairs of the presets; with more than two sides rotations of as many games in all."""
GAME = "destiny"


def subject_of(playable: Playable) -> Subject:
    """A deck version as a side of a playtest."""
    source = f"{playable.deck_public_id}:{playable.number}"
    return Subject(playable.label, dict(playable.subject), source)


class Asking(forms.Form):
    """What every form that asks for games has: how many, from which seed, and a key so that it counts once."""

    size = forms.ChoiceField(
        label=_("How many games?"),
        initial="quick",
        widget=forms.RadioSelect,
        choices=[
            ("quick", _("Quick look: 200 pairs, shows big differences (about ±5\u00a0%)")),
            ("solid", _("Solid answer: 1\u00a0000 pairs (about ±2\u00a0%)")),
            ("fine", _("Fine difference: 5\u00a0000 pairs (about ±1\u00a0%)")),
            ("own", _("My own number of pairs")),
        ],
    )
    pairs = forms.IntegerField(
        label=_("Pairs of games"),
        required=False,
        min_value=1,
        help_text=_(
            "Only for your own number. Each pair is two games with the same luck and swapped seats; with three or four "
            "decks it is a rotation of as many games, in which every deck has every seat once."
        ),
    )
    seed = forms.IntegerField(
        label=_("Seed"),
        min_value=0,
        max_value=services.MOST_SEED,
        help_text=_("The same decks, agents, engine and seed give the same games, everywhere."),
    )
    key = forms.CharField(widget=forms.HiddenInput, max_length=60)

    def __init__(self, *args: Any, user: Reader, **kwargs: Any) -> None:
        super().__init__(*args, **{"label_suffix": "", **kwargs})
        self.user = user
        self.playable = [(f"{each.deck_public_id}:{each.number}", each.label) for each in playable_versions(user)]
        self.fields["seed"].initial = secrets.randbelow(10**9)
        self.fields["key"].initial = secrets.token_urlsafe(16)

    def clean(self) -> dict[str, Any]:
        """Refuses by name what can't be played; every problem at once."""
        cleaned = super().clean() or {}
        if cleaned.get("size") == "own" and not cleaned.get("pairs") and "pairs" not in self.errors:
            self.add_error("pairs", _("How many pairs? Give a number, or choose one of the sizes above."))
        if not self.errors:
            for problem in self.problems():
                self.add_error(None, problem)
        return cleaned

    def problems(self) -> list[str]:
        """Why what was asked for can't be played."""
        raise NotImplementedError

    def agent_field(self, name: str) -> None:
        """Offer the agents in this field."""
        self.fields[name].choices = agent_choices()  # type: ignore[attr-defined]
        if "greedy" not in AGENTS:
            self.fields[name].initial = next(iter(AGENTS))

    def deck_field(self, name: str) -> None:
        """Offer the playable decks in this field, and whatever version was asked for by address."""
        choices = self.playable
        asked = self.data.get(name) or self.initial.get(name) or ""
        found = find_version(self.user, str(asked))
        known = {value for value, _label in choices}
        if found is not None:
            value = f"{found.deck_public_id}:{found.number}"
            self.initial[name] = value
            choices = choices if value in known else [(value, found.label), *choices]
        self.fields[name].choices = [("", pgettext_lazy("no deck", "Choose a deck")), *choices]  # type: ignore[attr-defined]


class NewPlaytest(Asking):
    """Two to four decks, who plays them, how many pairs (or rotations) of games."""

    deck_a = forms.ChoiceField(label=_("Deck A"))
    agent_a = forms.ChoiceField(label=_("Played by"), initial="greedy")
    deck_b = forms.ChoiceField(label=_("Deck B"))
    agent_b = forms.ChoiceField(label=_("Played by"), initial="greedy")
    deck_c = forms.ChoiceField(label=_("Deck C"), required=False)
    agent_c = forms.ChoiceField(label=_("Played by"), initial="greedy", required=False)
    deck_d = forms.ChoiceField(label=_("Deck D"), required=False)
    agent_d = forms.ChoiceField(label=_("Played by"), initial="greedy", required=False)
    field_order = [f"{name}_{side}" for side in SIDES for name in ("deck", "agent")]

    def __init__(self, *args: Any, user: Reader, **kwargs: Any) -> None:
        super().__init__(*args, user=user, **kwargs)
        for side in SIDES:
            self.deck_field(f"deck_{side}")
            self.agent_field(f"agent_{side}")

    def problems(self) -> list[str]:
        return services.problems_of(self.request())

    def request(self) -> Request:
        """What was asked for, as the service takes it."""
        given = self.cleaned_data
        sides = [side for side in SIDES if given.get(f"deck_{side}")]
        decks = [find_version(self.user, given[f"deck_{side}"]) for side in sides]
        return Request(
            game=GAME,
            subjects=tuple(subject_of(deck) for deck in decks if deck is not None),
            agents=tuple(given.get(f"agent_{side}") or next(iter(AGENTS)) for side in sides),
            pairs=rotations(given["size"], len(sides)) or given["pairs"],
            seed=given["seed"],
        )


class NewSeries(Asking):
    """One deck against several: the demo field, or opponents of one's own choice."""

    deck = forms.ChoiceField(label=_("Deck"))
    agent = forms.ChoiceField(label=_("Played by"), initial="greedy")
    against = forms.ChoiceField(label=_("Against"), initial="field", widget=forms.RadioSelect)
    opponents = forms.MultipleChoiceField(
        label=_("My own opponents"), required=False, widget=forms.CheckboxSelectMultiple
    )
    opponent_agent = forms.ChoiceField(label=_("Opponents played by"), initial="greedy")
    field_order = ["deck", "agent", "against", "opponents", "opponent_agent"]

    def __init__(self, *args: Any, user: Reader, **kwargs: Any) -> None:
        super().__init__(*args, user=user, **kwargs)
        self.deck_field("deck")
        self.agent_field("agent")
        self.agent_field("opponent_agent")
        whole = _("The demo field: all %(n)s decks that come with the project") % {"n": len(series.demo_field())}
        self.fields["against"].choices = [("field", whole), ("own", _("Decks I choose below"))]  # type: ignore[attr-defined]
        self.fields["opponents"].choices = self.playable  # type: ignore[attr-defined]
        self.fields["pairs"].help_text = _(
            "Only for your own number, against each opponent. Each pair is two games with the same luck and swapped "
            "seats."
        )

    def problems(self) -> list[str]:
        if self.cleaned_data["against"] == "field" and self.cleaned_data["opponents"]:
            return [str(_("You ticked opponents; choose “Decks I choose below” to meet them, or untick them."))]
        return series.problems_of(self.requests())

    def requests(self) -> list[Request]:
        """What was asked for, a request for each opponent."""
        given = self.cleaned_data
        deck = find_version(self.user, given["deck"])
        assert deck is not None, "the choices hold what can be found"
        pairs = rotations(given["size"], 2) or given["pairs"]
        agents = (given["agent"], given["opponent_agent"])
        return series.requests_for(
            Request(GAME, (subject_of(deck),), agents, pairs, given["seed"]), self._opponents(given)
        )

    def _opponents(self, given: dict[str, Any]) -> Sequence[Subject]:
        if given["against"] == "field":
            return series.demo_field()
        decks = [find_version(self.user, reference) for reference in given["opponents"]]
        return [subject_of(deck) for deck in decks if deck is not None]


def agent_choices() -> list[tuple[str, StrOrPromise]]:
    """Every agent with its words."""
    return [(agent, AGENT_WORDS.get(agent, agent)) for agent in AGENTS]


def rotations(size: str, sides: int) -> int:
    """The rotations of a preset; 0 when it is no preset."""
    return 2 * SIZES.get(size, 0) // sides


def find_version(user: Reader, reference: str) -> Playable | None:
    """The deck version "id" or "id:number" means; None when there is none for this reader."""
    public_id, _colon, number = reference.partition(":")
    if not public_id or (number and not (number.isascii() and number.isdecimal() and len(number) < 7)):
        return None
    try:
        return version_for_playtest(user, public_id, int(number) if number else None)
    except DeckVersion.DoesNotExist:
        return None


class Filters(forms.Form):
    """Which playtests to list."""

    state = forms.ChoiceField(label=_("State"), required=False)
    deck = forms.CharField(label=_("Deck or scenario"), required=False, max_length=120)
    agent = forms.ChoiceField(label=_("Agent"), required=False)
    since = forms.DateField(label=_("Since"), required=False, widget=forms.DateInput(attrs={"type": "date"}))

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        every = ("", pgettext_lazy("filter", "All"))
        self.fields["state"].choices = [every, *((state, words) for state, (_badge, words) in STATES.items())]  # type: ignore[attr-defined]
        self.fields["agent"].choices = [every, *agent_choices()]  # type: ignore[attr-defined]
