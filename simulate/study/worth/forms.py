"""The form that asks what skill and single things are worth in the games of a playtest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from django import forms
from django.utils.translation import gettext_lazy as _

from sandtable.agents import AGENTS
from sandtable.agents.restricted import is_restriction
from simulate.asking.choosing import offer
from simulate.asking.request import PlaytestRequest
from simulate.study.forms import PlainForm
from simulate.study.worth.judge import USUAL
from simulate.words import AGENTS as AGENT_WORDS

SIZES: Final = ((50, _("Quick look")), (USUAL, _("Normal")), (500, _("Thorough")))
"""Rotations of each playtest, and the words for them."""


class NewWorth(PlainForm):
    """Skill against a weaker player, and things that a player may not use."""

    kind, title, button = "worth", _("What is it worth?"), _("Find out")
    places: ClassVar = {"size": ("rotations",)}
    page_only = frozenset({"offered"})
    kept = ("weak", "things", "size")

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
        widget=forms.Textarea(attrs={"rows": 3}),
        help_text=_(
            "One a line: words of the choices that a player may not take, as the game's log has them, such as"
            " “prepare op fire” or “play block”."
        ),
    )
    size = forms.ChoiceField(label=_("Size"), initial=USUAL, widget=forms.RadioSelect)

    def __init__(self, *args: Any, playtest: str, base: PlaytestRequest, offered: Sequence[str], **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.playtest = playtest
        weaker = [name for name in AGENTS if name not in base.agents and name in ("random", "greedy-0")]
        options = [
            ("", _("Don't ask")),
            *((name, AGENT_WORDS.get(name, name)) for name in weaker),
        ]
        offer(self, "weak", options)
        offer(self, "offered", [(words, words) for words in offered if is_restriction(words)])
        offer(self, "size", [(each, f"{words}: {each * base.rotation_size}") for each, words in SIZES])
        if not offered:
            del self.fields["offered"]

    def body(self) -> dict[str, Any]:
        """The ticked things, and those that were typed: one a line, in any letters."""
        lines = (" ".join(line.lower().split()) for line in self.text("things").splitlines())
        things = [*self.texts("offered"), *filter(None, lines)]
        return super().body() | {"playtest": self.playtest, "things": list(dict.fromkeys(things))}
