"""The form that goes on from a moment of a game."""

from __future__ import annotations

import secrets
from typing import Any, Final

from django import forms
from django.utils.translation import gettext_lazy as _

from sandtable.engine.game import NO_OPTION, Ask
from simulate.asking.choosing import offer
from simulate.asking.forms import AgentField
from simulate.asking.request import MOST_SEED
from simulate.watching.fork.services import Wanted

SIZES: Final = (
    (20, _("A first look: 20 games (about ±22\u00a0%)")),
    (100, _("A hundred games (about ±10\u00a0%)")),
    (500, _("A solid answer: 500 games (about ±4\u00a0%)")),
)
"""Numbers of games, and the words for them."""


class NewFork(forms.Form):
    """An agent for each seat, a choice at this decision, the number of games."""

    at = forms.IntegerField(widget=forms.HiddenInput, min_value=0, max_value=10**9)
    choice = forms.TypedChoiceField(label=_("The choice at this decision"), coerce=int, required=False)
    games = forms.TypedChoiceField(
        label=_("How many games?"), choices=SIZES, coerce=int, initial=100, widget=forms.RadioSelect
    )
    seed = forms.IntegerField(
        label=_("Seed"),
        min_value=0,
        max_value=MOST_SEED,
        help_text=_("The same moment, agents, engine and seed give the same games, everywhere."),
    )
    key = forms.CharField(widget=forms.HiddenInput, max_length=60)

    def __init__(
        self, *args: Any, question: Ask, taken: int, seats: list[str], agents: tuple[str, ...], **kwargs: Any
    ) -> None:
        super().__init__(*args, **{"label_suffix": "", **kwargs})
        options = [
            (NO_OPTION, _("The agent chooses in each game")),
            *(
                (number, _("%(option)s (taken in this game)") % {"option": words} if number == taken else words)
                for number, words in enumerate(question.options)
            ),
        ]
        offer(self, "choice", options)
        self.initial.setdefault("choice", NO_OPTION)
        for seat, (name, agent) in enumerate(zip(seats, agents, strict=True)):
            self.fields[f"agent_{seat}"] = AgentField(
                label=_("%(side)s played by") % {"side": name},
                initial=agent,
                error_messages={"required": _("Who plays here? Choose an agent.")},
            )
        self.fields["seed"].initial = secrets.randbelow(10**9)
        self.fields["key"].initial = secrets.token_urlsafe(16)

    @property
    def agent_fields(self) -> list[forms.BoundField]:
        """The fields of the seats, in order."""
        return [self[name] for name in self.fields if name.startswith("agent_")]

    def wanted(self) -> Wanted:
        """The valid form as the service takes it."""
        given = self.cleaned_data
        choice = given["choice"]
        return Wanted(
            agents=tuple(given[field.name] for field in self.agent_fields),
            games=given["games"],
            seed=given["seed"],
            choice=NO_OPTION if choice == "" else choice,
        )
