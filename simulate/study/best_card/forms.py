"""The form that asks for the best card: which card leaves, the candidates, the opponents, and the games."""

from __future__ import annotations

import secrets
from typing import Any, Final

from django import forms
from django.utils.translation import gettext_lazy as _

from decks.playable import Playable
from decks.selectors import demo_field
from decks.slots import UnknownCard, cards_of, find_card
from simulate.asking.forms import AgentField
from simulate.asking.request import MOST_SEED
from simulate.study.best_card import services
from simulate.study.best_card.question import Question
from simulate.study.best_card.services import FIELD, Wanted

SIZES: Final = (
    (100, _("Quick look: 100 pairs for all, 50 for each finalist")),
    (800, _("Normal: 800 pairs for all, 400 for each finalist")),
    (3000, _("Thorough: 3\u00a0000 pairs for all, 1\u00a0500 for each finalist")),
)
LONGEST: Final = 2000
"""Characters of the list of cards."""


class NewBestCard(forms.Form):
    """The contest of some cards for one place of a deck."""

    removed = forms.ChoiceField(label=_("Which place?"), required=False)
    cards = forms.CharField(
        label=_("Candidates"),
        max_length=LONGEST,
        widget=forms.Textarea(attrs={"rows": 6}),
        help_text=_("One card a line, by its name or code; up to 20."),
    )
    opponent = forms.ChoiceField(label=_("Against"))
    agent = AgentField(label=_("Played by"))
    pairs = forms.TypedChoiceField(
        label=_("How many games?"), coerce=int, initial=800, choices=SIZES, widget=forms.RadioSelect
    )
    seed = forms.IntegerField(label=_("Seed"), min_value=0, max_value=MOST_SEED)
    key = forms.CharField(widget=forms.HiddenInput, max_length=60)

    def __init__(self, *args: Any, playable: Playable, **kwargs: Any) -> None:
        super().__init__(*args, **{"label_suffix": "", **kwargs})
        self.playable = playable
        places = [(code, _("instead of one of: %(card)s") % {"card": name}) for code, name in self._cards()]
        self.fields["removed"].choices = [("", _("a free place")), *places]  # type: ignore[attr-defined]
        decks = [(name, name) for name in demo_field()]
        self.fields["opponent"].choices = [(FIELD, _("all decks that come with the game")), *decks]  # type: ignore[attr-defined]
        self.fields["seed"].initial = secrets.randbelow(10**9)
        self.fields["key"].initial = secrets.token_urlsafe(16)

    def _cards(self) -> list[tuple[str, str]]:
        return cards_of(dict(self.playable.subject))

    def clean_cards(self) -> list[str]:
        """The codes of the cards, each once; every line that names none is told."""
        found = []
        for line in self.cleaned_data["cards"].splitlines():
            if line.strip():
                try:
                    found.append(find_card(line))
                except UnknownCard as error:
                    self.add_error("cards", str(error))
        return list(dict.fromkeys(found))

    def clean(self) -> dict[str, Any]:
        cleaned = super().clean() or {}
        if not self.errors:
            for problem in services.problems_of(self.playable, self._wanted(cleaned)):
                self.add_error("cards", problem)
        return cleaned

    def _wanted(self, given: dict[str, Any]) -> Wanted:
        return Wanted(
            removed=given["removed"],
            cards=given["cards"],
            opponent=given["opponent"],
            agent=given["agent"],
            pairs=given["pairs"],
            final_pairs=given["pairs"] // 2,
            seed=given["seed"],
        )

    def question(self) -> Question:
        """The valid form as a question."""
        return services.question(self.playable, self._wanted(self.cleaned_data))
