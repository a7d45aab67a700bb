"""The form that asks what skill and single things are worth in the games of a playtest."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from django import forms
from django.utils.translation import gettext_lazy as _

from sandtable.agents import AGENTS
from sandtable.agents.restricted import is_restriction
from simulate.asking.request import PlaytestRequest
from simulate.study.worth.question import MOST_THINGS, Question
from simulate.words import AGENTS as AGENT_WORDS

SIZES: Final = ((50, _("Quick look")), (200, _("Normal")), (500, _("Thorough")))
"""Rotations of each playtest, and the words for them."""


class NewWorth(forms.Form):
    """Skill against a weaker player, and things that a player may not use."""

    weak = forms.ChoiceField(
        label=_("What is skill worth?"),
        required=False,
        help_text=_("One player plays worse than the others; what it loses is the worth of skill."),
    )
    offered = forms.MultipleChoiceField(
        label=_("What are these worth?"), required=False, widget=forms.CheckboxSelectMultiple
    )
    things = forms.CharField(
        label=_("Other things"),
        required=False,
        max_length=300,
        widget=forms.Textarea(attrs={"rows": 3}),
        help_text=_(
            "One a line: words of the choices that a player may not take, as the game's log has them, such as"
            " “prepare op fire” or “play block”."
        ),
    )
    size = forms.TypedChoiceField(label=_("Size"), coerce=int, initial=200, widget=forms.RadioSelect)
    key = forms.CharField(max_length=60, widget=forms.HiddenInput)

    def __init__(self, *args: Any, base: PlaytestRequest, offered: Sequence[str], **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.base = base
        weaker = [name for name in AGENTS if name not in base.agents and name in ("random", "greedy-0")]
        self.fields["weak"].choices = [  # type: ignore[attr-defined]
            ("", _("Don't ask")),
            *((name, AGENT_WORDS.get(name, name)) for name in weaker),
        ]
        self.fields["offered"].choices = [(words, words) for words in offered if is_restriction(words)]  # type: ignore[attr-defined]
        self.fields["size"].choices = [  # type: ignore[attr-defined]
            (rotations, f"{words}: {rotations * base.rotation_size}") for rotations, words in SIZES
        ]
        if not offered:
            del self.fields["offered"]

    def clean_things(self) -> tuple[str, ...]:
        lines = [" ".join(line.lower().split()) for line in self.cleaned_data["things"].splitlines()]
        found = tuple(dict.fromkeys(line for line in lines if line))
        for words in found:
            if not is_restriction(words):
                message = _("“%(words)s” can't be forbidden: give 3 to 40 letters, digits, spaces or hyphens.")
                self.add_error("things", message % {"words": words})
        return found

    def clean(self) -> dict[str, Any]:
        cleaned = super().clean() or {}
        things = self._things(cleaned)
        if not cleaned.get("weak") and not things:
            self.add_error(None, _("Choose a weaker player, or at least one thing."))
        if len(things) > MOST_THINGS:
            self.add_error(None, _("At most %(most)s things at a time.") % {"most": MOST_THINGS})
        return cleaned

    def question(self) -> Question:
        """The valid form as a question."""
        given = self.cleaned_data
        return Question(replace(self.base, rotations=given["size"]), given["weak"], self._things(given))

    @staticmethod
    def _things(given: dict[str, Any]) -> tuple[str, ...]:
        return tuple(dict.fromkeys((*given.get("offered", ()), *given.get("things", ()))))
