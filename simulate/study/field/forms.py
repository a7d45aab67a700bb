"""The forms that ask for a field, and for a member that joins one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from django import forms
from django.utils.translation import gettext_lazy as _

from sandtable.agents import USUAL, versioned
from simulate.asking import deck_choices
from simulate.asking.forms import AgentField, Asking, DeckField, DecksField, agent_choices
from simulate.asking.request import Subject
from simulate.results.series.services import demo_field
from simulate.study.field.question import Member, Question

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
        given = {"label": _("Pairs"), "required": False, "min_value": 1, "help_text": told}
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


class NewField(Asking):
    """Decks that all meet each other, or one that meets the others, in the hands of one agent or of several."""

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
    demo = forms.BooleanField(required=False)
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

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["demo"].label = _("And the demo field: the %(n)s decks that come with the project") % {
            "n": len(demo_field())
        }

    def clean(self) -> dict[str, Any]:
        cleaned = super().clean()
        is_row = cleaned.get("shape") == "row"
        if is_row and not cleaned.get("deck") and "deck" not in self.errors:
            self.add_error("deck", _("Which deck meets the others? Choose it here."))
        if not is_row and cleaned.get("deck"):
            self.add_error("deck", _("You chose one deck; choose “One deck meets all the others”, or empty this."))
        if is_row and len(cleaned.get("agents", [])) > 1:
            self.add_error("agents", _("One row of a field is played by one agent. Choose one."))
        return cleaned

    def question(self) -> Question:
        """The valid form as the service takes it."""
        given = self.cleaned_data
        return Question(
            game=deck_choices.GAME,
            members=tuple(self._members()),
            pairs_each=SIZES.get(given["size"]) or given["rotations"],
            seed=given["seed"],
            is_row=given["shape"] == "row",
            is_even=given["even"] == "even",
        )

    def _members(self) -> Iterator[Member]:
        given = self.cleaned_data
        one = [given["deck"]] if given["shape"] == "row" else []
        subjects = [self.named.subject(text) for text in [*one, *given["decks"]]]
        agents = given["agents"]
        for subject in [*subjects, *(demo_field() if given["demo"] else ())]:
            yield from (member_of(subject, agent, is_told=len(agents) > 1) for agent in agents)


class JoinField(Asking):
    """A deck that joins a field."""

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


def member_of(subject: Subject, agent: str, *, is_told: bool) -> Member:
    """A deck in the hands of an agent; `is_told`: the name of the agent is part of its own."""
    label = f"{subject.label} · {agent}" if is_told else subject.label
    return Member(label, agent, subject.source, subject.subject)
