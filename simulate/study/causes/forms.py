"""The form that asks what cards of a deck are worth, or what changes of a scenario do, in the games of a playtest."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from django import forms
from django.utils.translation import gettext_lazy as _

from decks.slots import cards_to_choose
from sandtable.engine.problem import BadDocument
from simulate.asking.choosing import offer
from simulate.asking.deck_choices import GAME
from simulate.asking.forms import AgentField, DeckField
from simulate.asking.request import PlaytestRequest
from simulate.study.forms import DeckForm, PlainForm, StudyForm

SIZES: Final = ((20, _("First look")), (100, _("Quick look")), (400, _("Normal")), (1500, _("Thorough")))
"""Rotations for each thing at most, and the words for them."""


def _sizes(games: int = 2) -> list[tuple[int, str]]:
    """The sizes of a test, in words with the number of games; a rotation has this many games."""
    says = _("%(size)s: up to %(games)s games each")
    return [(rotations, str(says % {"size": words, "games": games * rotations})) for rotations, words in SIZES]


INSTEAD: Final = _(
    "Empty: for a blank, a card of the same color and cost that can't be played. Or a card: type a part of its name and"
    " choose it from the list. The deck must be legal with it."
)


class CausesForm(StudyForm):
    """The part shared by both forms."""

    kind, title, button = "causes", _("What is each card worth?"), _("Find out")
    places: ClassVar = {"deck": ("deck", "deck"), "opponent": ("opponent", "deck"), "size": ("rotations",)}
    instead = forms.CharField(
        label=_("Exchanged for"),
        required=False,
        help_text=INSTEAD,
        widget=forms.TextInput(attrs={"list": "cards-to-choose", "autocomplete": "off"}),
    )
    size = forms.ChoiceField(label=_("Size"), initial=400, widget=forms.RadioSelect, choices=_sizes)

    def deck_to_change(self) -> Mapping[str, Any] | None:
        """The deck whose cards are exchanged; None while it is not known."""
        return None

    @property
    def cards(self) -> tuple[tuple[str, str], ...]:
        """Code and name of every card that may be chosen instead; where the deck is known, of those it can use."""
        try:
            return cards_to_choose(self.deck_to_change())
        except BadDocument:  # the judge refuses it and says why
            return cards_to_choose()


class DeckCauses(CausesForm, DeckForm):
    """All cards of a deck, against one opponent."""

    deck = DeckField(label=_("Deck"))
    opponent = DeckField(label=_("Opponent"))
    agent = AgentField(label=_("Both played by"))
    kept = ("deck", "opponent", "agent", "instead", "size", "seed")

    def deck_to_change(self) -> Mapping[str, Any] | None:
        chosen = self.named.get(self["deck"].value() or "")
        return chosen.subject if chosen is not None else None

    def body(self) -> dict[str, Any]:
        """Two decks, whether they are named or not."""
        return {"deck": {}, "opponent": {}} | super().body()


class NewCauses(CausesForm, PlainForm):
    """Cards to exchange or elements to change, one at a time."""

    which = forms.ChoiceField(
        label=_("Which cards?"),
        initial="chosen",
        widget=forms.RadioSelect,
        choices=[("all", _("All cards of the deck")), ("chosen", _("Those I choose"))],
    )
    things = forms.MultipleChoiceField(label=_("Cards"), required=False, widget=forms.CheckboxSelectMultiple)
    page_only = frozenset({"which"})
    kept = ("things", "instead", "size")

    def __init__(
        self, *args: Any, playtest: str, base: PlaytestRequest, side: int, offered: Mapping[str, str], **kwargs: Any
    ) -> None:
        super().__init__(*args, **kwargs)
        self.changed = base.subjects[side].subject if base.game == GAME else None
        self.about: dict[str, Any] = {"playtest": playtest, "side": side}
        offer(self, "things", list(offered.items()))
        offer(self, "size", _sizes(base.rotation_size))
        if base.scenario is not None:
            self.title = _("What does each change do?")
            self.fields["things"].label = _("Changes")
            del self.fields["which"], self.fields["instead"]

    def deck_to_change(self) -> Mapping[str, Any] | None:
        return self.changed

    def body(self) -> dict[str, Any]:
        """The ticked things, none of them too; or no list at all, which means all cards."""
        found = super().body() | self.about
        is_all = "which" in self.fields and self.chosen("which") == "all"
        found.pop("things", None)
        return found if is_all else found | {"things": self.texts("things")}
