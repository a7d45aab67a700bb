"""The form that asks for a playtest of decks."""

from __future__ import annotations

import secrets
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar, Final

from django import forms
from django.utils.datastructures import MultiValueDict
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from sandtable.agents import AGENTS, USUAL, versioned
from simulate.asking import deck_choices
from simulate.asking.choosing import Choice, Choices, Search, grouped
from simulate.asking.request import MOST_SEED, PlaytestRequest
from simulate.asking.strengths import StrengthsField, WhoField
from simulate.words import AGENTS as AGENT_WORDS
from web.reader import Reader

if TYPE_CHECKING:
    from django_stubs_ext import StrOrPromise


SIDES = "abcd"
SIZES = {"quick": 200, "solid": 1000, "fine": 5000}
"""Pairs of the presets; three or four decks play rotations with the same number of games in all."""
MOST_IN_AN_ADDRESS: Final = 60
"""Characters of one value that an address may fill in."""


class DeckField(forms.ChoiceField):
    """A deck version, named as "id" or "id:number"; every version the reader may open is valid, listed or not."""

    named: deck_choices.NamedDecks

    def valid_value(self, value: Any) -> bool:
        return str(value) in self.named

    def prepare_value(self, value: Any) -> Any:
        """The value of the option that stands for this version."""
        return self.named.value_of(str(value)) if value else value


class DecksField(forms.MultipleChoiceField):
    """Several deck versions, each named as in a DeckField."""

    named: deck_choices.NamedDecks

    def valid_value(self, value: Any) -> bool:
        return str(value) in self.named

    def prepare_value(self, value: Any) -> Any:
        return [self.named.value_of(str(each)) for each in value or ()]


class AgentField(forms.ChoiceField):
    """One of the agents. A name without a version, as addresses may have it, means the newest."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**{"choices": agent_choices, "initial": USUAL, **kwargs})

    def to_python(self, value: Any) -> str:
        return versioned(super().to_python(value))

    def prepare_value(self, value: Any) -> Any:
        return versioned(value) if isinstance(value, str) else value


def agent_choices() -> list[tuple[str, StrOrPromise]]:
    """Every agent with its words."""
    return [(agent, AGENT_WORDS.get(agent, agent)) for agent in AGENTS]


def a_seed() -> int:
    """A seed that a form begins with; a person may write another one."""
    return secrets.randbelow(10**9)


class Asking(forms.Form):
    """The part shared by forms that ask for games: the number of games, the seed, and a key so that it counts once.

    The decks that were named are looked up when the form is made, all in one query. The list to choose from is read
    when the page shows it: a form that was accepted never reads it.
    """

    kept: ClassVar[tuple[str, ...]]
    """The fields an address may fill in: all but the key."""

    size = forms.ChoiceField(
        label=_("How many games?"),
        initial="quick",
        widget=forms.RadioSelect,
        choices=[
            ("quick", _("Quick look: 400 games, shows big differences (about ±5\u00a0%)")),
            ("solid", _("Solid answer: 2\u00a0000 games (about ±2\u00a0%)")),
            ("fine", _("Fine difference: 10\u00a0000 games (about ±1\u00a0%)")),
            ("own", _("My own number of rotations")),
        ],
    )
    rotations = forms.IntegerField(
        label=_("Rotations"),
        required=False,
        min_value=1,
        help_text=_(
            "Only for your own number. A rotation has one game for each deck, all with the same luck: every deck has"
            " every seat once. Of two decks it is a pair, two games with swapped seats."
        ),
    )
    seed = forms.IntegerField(
        label=_("Seed"),
        initial=a_seed,
        min_value=0,
        max_value=MOST_SEED,
        help_text=_("The same decks, agents, engine and seed give the same games, everywhere."),
    )
    key = forms.CharField(widget=forms.HiddenInput, max_length=60)

    def __init__(self, *args: Any, user: Reader, search: Search | None = None, **kwargs: Any) -> None:
        super().__init__(*args, **{"label_suffix": "", **kwargs})
        self.user = user
        self.search = search or Search.read(self.data)
        self.named = deck_choices.NamedDecks(user, self._references())
        for field in self._deck_fields().values():
            field.named = self.named
            field.choices = self._to_tick if isinstance(field, DecksField) else self._options
        self.fields["key"].initial = secrets.token_urlsafe(16)

    def clean(self) -> dict[str, Any]:
        cleaned = super().clean() or {}
        if cleaned.get("size") == "own" and not cleaned.get("rotations") and "rotations" not in self.errors:
            self.add_error("rotations", _("How many rotations? Give a number, or choose one of the sizes above."))
        return cleaned

    def given(self, name: str) -> list[str]:
        """The values sent in a field, or else asked for by address."""
        if self.is_bound:
            return self.data.getlist(name) if isinstance(self.data, MultiValueDict) else []
        asked = self.initial.get(name) or []
        return [str(each) for each in ([asked] if isinstance(asked, str | int) else asked)]

    @property
    def sent(self) -> str:
        """The fields that the page sends along when it asks for another part of the list."""
        return ",".join((*self.kept, *Search.FIELDS))

    @cached_property
    def choices(self) -> Choices:
        """The page of decks to choose from."""
        return deck_choices.choices(self.user, self.search)

    def reasons(self) -> list[str]:
        """The reasons why decks that the address names can't be played."""
        return [reason for text in dict.fromkeys(self._references()) for reason in self.named.reasons(text)]

    def _deck_fields(self) -> dict[str, DeckField | DecksField]:
        return {name: field for name, field in self.fields.items() if isinstance(field, DeckField | DecksField)}

    def _references(self) -> list[str]:
        """The decks that are named in this form."""
        return [text for name in self._deck_fields() for text in self.given(name) if text]

    def _options(self) -> list[Any]:
        nothing = ("", pgettext_lazy("no deck", "Choose a deck"))
        return [nothing, *grouped([*self._chosen(), *self.choices.entries])]

    def _to_tick(self) -> list[tuple[str, str]]:
        return [(entry.value, entry.label) for entry in [*self._chosen(), *self.choices.entries]]

    def _chosen(self) -> list[Choice]:
        """The decks that are named in this form and not on the page of the list."""
        listed = {entry.value for entry in self.choices.entries}
        return [entry for entry in self.named.entries() if entry.value not in listed]


class NewPlaytest(Asking):
    """Two to four decks, an agent for each, and the number of rotations."""

    deck_a = DeckField(label=_("Deck A"))
    agent_a = AgentField(label=_("Played by"))
    deck_b = DeckField(label=_("Deck B"))
    agent_b = AgentField(label=_("Played by"))
    deck_c = DeckField(label=_("Deck C"), required=False)
    agent_c = AgentField(label=_("Played by"), required=False)
    deck_d = DeckField(label=_("Deck D"), required=False)
    agent_d = AgentField(label=_("Played by"), required=False)
    who = WhoField()
    strengths = StrengthsField(agent_choices)
    field_order = [f"{name}_{side}" for side in SIDES for name in ("deck", "agent")]
    kept = (*field_order, "who", "strengths", "size", "rotations", "seed")

    def request(self) -> PlaytestRequest:
        """The valid form as the service takes it."""
        given = self.cleaned_data
        sides = [side for side in SIDES if given.get(f"deck_{side}")]
        return PlaytestRequest(
            game=deck_choices.GAME,
            subjects=tuple(self.named.subject(given[f"deck_{side}"]) for side in sides),
            agents=tuple(given.get(f"agent_{side}") or next(iter(AGENTS)) for side in sides),
            rotations=rotations_of(given["size"], len(sides)) or given["rotations"],
            seed=given["seed"],
        )


def rotations_of(size: str, sides: int) -> int:
    """The rotations of a preset; 0 when it is no preset."""
    return 2 * SIZES.get(size, 0) // sides
