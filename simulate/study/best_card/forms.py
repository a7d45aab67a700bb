"""The form that asks for the best card: which card leaves, the candidates, the opponents, and the games."""

from __future__ import annotations

from typing import Any, Final

from django import forms
from django.utils.translation import gettext_lazy as _

from decks.playable import Playable
from decks.selectors import demo_field
from decks.slots import cards_of
from simulate.asking.forms import AgentField
from simulate.study.best_card.services import FIELD
from simulate.study.forms import PlainForm

SIZES: Final = (
    (100, _("Quick look: 100 pairs for all, 50 for each finalist")),
    (800, _("Normal: 800 pairs for all, 400 for each finalist")),
    (3000, _("Thorough: 3\u00a0000 pairs for all, 1\u00a0500 for each finalist")),
)


class NewBestCard(PlainForm):
    """The contest of some cards for one place of a deck."""

    kind, title, button = "best_card", _("Best card for a place"), _("Find the best card")
    size_field = "pairs"

    removed = forms.ChoiceField(label=_("Which place?"), required=False)
    cards = forms.CharField(
        label=_("Candidates"),
        widget=forms.Textarea(attrs={"rows": 6}),
        help_text=_("One card a line, by its name or code; up to 20."),
    )
    opponent = forms.ChoiceField(label=_("Against"))
    agent = AgentField(label=_("Played by"))
    pairs = forms.ChoiceField(label=_("How many games?"), initial=800, choices=SIZES, widget=forms.RadioSelect)
    seed = forms.IntegerField(label=_("Seed"))

    def __init__(self, *args: Any, deck: str, playable: Playable, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.deck = deck
        cards = cards_of(dict(playable.subject))
        places = [(code, _("instead of one of: %(card)s") % {"card": name}) for code, name in cards]
        decks = [(name, name) for name in demo_field()]
        self.fields["removed"].choices = [("", _("a free place")), *places]  # type: ignore[attr-defined]
        self.fields["opponent"].choices = [(FIELD, _("all decks that come with the game")), *decks]  # type: ignore[attr-defined]

    def body(self) -> dict[str, Any]:
        """A card a line; each finalist plays half as many pairs as the search has."""
        found = super().body() | {"deck": self.deck}
        found["cards"] = [line.strip() for line in self.text("cards").splitlines() if line.strip()]
        if isinstance(pairs := found.get("pairs"), int):
            found["final_pairs"] = pairs // 2
        return found
