"""The form that asks what cards of a deck are worth, or what changes of a scenario do, in the games of a playtest."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from django import forms
from django.utils.translation import gettext_lazy as _

from simulate.asking import deck_choices
from simulate.asking.forms import AgentField, Asking, DeckField
from simulate.asking.request import PlaytestRequest
from simulate.study.causes import services
from simulate.study.causes.question import MOST_CHANGES, Question

SIZES: Final = ((20, _("First look")), (100, _("Quick look")), (400, _("Normal")), (1500, _("Thorough")))
"""Rotations for each thing at most, and the words for them."""


def _sizes(games: int = 2) -> list[tuple[int, str]]:
    """The sizes of a test, in words with the number of games; a rotation has this many games."""
    says = _("%(size)s: up to %(games)s games each")
    return [(rotations, str(says % {"size": words, "games": games * rotations})) for rotations, words in SIZES]


INSTEAD: Final = _(
    "Empty: for a blank, a card of the same color and cost that can't be played. Or the code of a card, such as"
    " 01153: the deck must be legal with it."
)


class DeckCauses(Asking):
    """All cards of a deck, against one opponent."""

    rotations = None  # type: ignore[assignment]
    deck = DeckField(label=_("Deck"))
    opponent = DeckField(label=_("Opponent"))
    agent = AgentField(label=_("Both played by"))
    instead = forms.CharField(label=_("Exchanged for"), required=False, max_length=10, help_text=INSTEAD)
    size = forms.TypedChoiceField(
        label=_("Size"),
        coerce=int,
        initial=400,
        widget=forms.RadioSelect,
        choices=_sizes,
    )
    kept = ("deck", "opponent", "agent", "instead", "size", "seed")

    def question(self) -> Question:
        """The valid form as a question."""
        given = self.cleaned_data
        sides = tuple(self.named.subject(given[name]) for name in ("deck", "opponent"))
        base = PlaytestRequest(deck_choices.GAME, sides, (given["agent"],) * 2, given["size"], given["seed"])
        cards = list(services.things(base, 0))
        return services.question_of(
            base, subject=0, chosen=cards, instead=given["instead"].strip(), rotations=given["size"]
        )


class NewCauses(forms.Form):
    """Cards to exchange or elements to change, one at a time."""

    which = forms.ChoiceField(
        label=_("Which cards?"),
        initial="chosen",
        widget=forms.RadioSelect,
        choices=[("all", _("All cards of the deck")), ("chosen", _("Those I choose"))],
    )
    things = forms.MultipleChoiceField(label=_("Cards"), required=False, widget=forms.CheckboxSelectMultiple)
    instead = forms.CharField(
        label=_("Exchanged for"),
        required=False,
        max_length=10,
        help_text=INSTEAD,
    )
    size = forms.TypedChoiceField(label=_("Size"), coerce=int, initial=400, widget=forms.RadioSelect)
    key = forms.CharField(max_length=60, widget=forms.HiddenInput)

    def __init__(
        self, *args: Any, base: PlaytestRequest, subject: int, offered: Mapping[str, str], **kwargs: Any
    ) -> None:
        super().__init__(*args, **{"label_suffix": "", **kwargs})
        self.base, self.subject, self.offered = base, subject, offered
        self.fields["things"].choices = list(offered.items())  # type: ignore[attr-defined]
        self.fields["size"].choices = _sizes(base.rotation_size)  # type: ignore[attr-defined]
        if base.scenario is not None:
            self.fields["things"].label = _("Changes")
            del self.fields["which"], self.fields["instead"]

    def clean(self) -> dict[str, Any]:
        cleaned = super().clean() or {}
        chosen = self._chosen(cleaned)
        if not chosen:
            self.add_error("things", _("Choose at least one."))
        if len(chosen) > MOST_CHANGES:
            self.add_error("things", _("At most %(most)s at a time.") % {"most": MOST_CHANGES})
        return cleaned

    def _chosen(self, given: dict[str, Any]) -> list[str]:
        return list(self.offered) if given.get("which") == "all" else list(given.get("things", ()))

    def question(self) -> Question:
        """The valid form as a question."""
        given = self.cleaned_data
        return services.question_of(
            self.base,
            subject=self.subject,
            chosen=self._chosen(given),
            instead=given.get("instead", "").strip(),
            rotations=given["size"],
        )
