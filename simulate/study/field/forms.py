"""The forms that ask for a field, and for a member that joins one."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from django import forms
from django.utils.translation import gettext_lazy as _

from sandtable.agents import USUAL, versioned
from simulate.asking.forms import AgentField, Asking, DeckField, DecksField, agent_choices
from simulate.study.field.judge import member_of
from simulate.study.field.question import Member
from simulate.study.forms import DeckForm, StudyForm

SIZES: Final = {"quick": 20, "solid": 100, "fine": 400}
"""Pairs for each pairing of the presets."""


class AgentsField(forms.TypedMultipleChoiceField):
    """Some of the agents. A name without a version means the newest."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**{"choices": agent_choices, "coerce": versioned, "initial": [versioned(USUAL)], **kwargs})

    def prepare_value(self, value: Any) -> Any:
        return [versioned(each) for each in ([value] if isinstance(value, str) else value or ())]


class SizeField(forms.ChoiceField):
    """The size of a field, by presets."""

    def __init__(self, **kwargs: Any) -> None:
        choices = [
            ("quick", _("Quick look: 40 games")),
            ("solid", _("Solid answer: 200 games")),
            ("fine", _("Fine difference: 800 games")),
            ("own", _("My own number of pairs")),
        ]
        label = _("How many games for each pairing, in the mean?")
        given = {"label": label, "initial": "quick", "widget": forms.RadioSelect, "choices": choices}
        super().__init__(**{**given, **kwargs})


class PairsField(forms.IntegerField):
    """One's own number of pairs for each pairing."""

    def __init__(self, **kwargs: Any) -> None:
        told = _("Only for your own number. A pair is two games with the same luck and swapped seats.")
        given = {"label": _("Pairs"), "required": False, "help_text": told}
        super().__init__(**{**given, **kwargs})


class EvenField(forms.ChoiceField):
    """The pairings that get the games."""

    def __init__(self, **kwargs: Any) -> None:
        choices = [
            ("top", _("Where they tell the leaders apart, after a first quarter for everybody")),
            ("even", _("The same number for every pairing")),
        ]
        label = _("Where do the games go?")
        given = {"label": label, "required": False, "initial": "top", "widget": forms.RadioSelect, "choices": choices}
        super().__init__(**{**given, **kwargs})


class FieldForm(StudyForm):
    """The part shared by both forms: agents, games, and where they go."""

    kind, button = "field", _("Start the field")
    places: ClassVar = {"rotations": ("pairs",), "version": ("scenario",), "deck": ("row", "deck")}
    page_only = frozenset({"size", "shape"})

    def body(self) -> dict[str, Any]:
        """The pairs of a preset where one is chosen."""
        found = super().body()
        if (size := self.chosen("size")) != "own":
            found["pairs"] = SIZES.get(size, 1)
        if "even" in found:
            found["even"] = {"even": True, "top": False}.get(found["even"], found["even"])
        return found


class NewField(FieldForm, DeckForm):
    """Decks that all meet each other, or one that meets the others, in the hands of one agent or of several."""

    title = _("A field of decks")
    shape = forms.ChoiceField(
        label=_("Who meets whom?"),
        initial="all",
        widget=forms.RadioSelect,
        choices=[
            ("all", _("Everybody meets everybody: a matrix and a ranking")),
            ("row", _("One deck meets all the others: one row of the matrix")),
        ],
    )
    deck = DeckField(label=_("The one deck"), required=False, help_text=_("Only where one deck meets the others."))
    decks = DecksField(label=_("Decks of the field"), required=False, widget=forms.CheckboxSelectMultiple)
    demo = forms.BooleanField(
        label=_(
            "And the demo field of their format, or of Awakenings where it has none: decks that come with the project"
        ),
        required=False,
    )
    agents = AgentsField(
        label=_("Played by"),
        widget=forms.CheckboxSelectMultiple,
        help_text=_("With several agents every deck is there once for each: the matrix tells decks and players apart."),
    )
    size = SizeField()
    rotations = PairsField()
    even = EvenField()
    field_order = ["shape", "deck", "decks", "demo", "agents", "size", "rotations", "even", "seed"]
    kept = tuple(field_order)

    def body(self) -> dict[str, Any]:
        """The deck of a row, where one row is asked for, and the decks of the field."""
        found = super().body()
        found["decks"] = [{"deck": text} for text in self.texts("decks")]
        if self.chosen("shape") == "row":
            found.setdefault("row", {})
        elif found.pop("row", None):
            self.add_error("deck", _("You chose one deck; choose “One deck meets all the others”, or empty this."))
        return found


class JoinField(Asking):
    """A deck that joins a field."""

    title, button = _("Add a deck"), _("Let it join")

    deck = DeckField(label=_("Deck"))
    agent = AgentField(label=_("Played by"))
    field_order = ["deck", "agent"]
    kept = tuple(field_order)

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        for name in ("size", "rotations", "seed"):
            del self.fields[name]

    def member(self, *, is_told: bool) -> Member:
        """The valid form as the service takes it."""
        given = self.cleaned_data
        return member_of(self.named.subject(given["deck"]), given["agent"], is_told=is_told)
