"""The questions that the page of hands and dice answers, read from an address; each has bounds and a usual value."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from django import forms
from django.http import QueryDict
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from sandtable.games.destiny.decklist import DeckList
from sandtable.games.destiny.facts import card
from sandtable.games.destiny.odds.values import MOST_DICE
from sandtable.games.destiny.terms import HAND_SIZE, ROUND_RESOURCES

MOST_SEED: Final = 2**32 - 1
SYMBOLS: Final = {
    "damage": gettext_lazy("damage of any kind"),
    "MD": gettext_lazy("melee damage"),
    "RD": gettext_lazy("ranged damage"),
    "ID": gettext_lazy("indirect damage"),
    "Sh": gettext_lazy("shield"),
    "R": gettext_lazy("resource"),
    "Dr": gettext_lazy("disrupt"),
    "Dc": gettext_lazy("discard"),
    "F": gettext_lazy("focus"),
    "Sp": gettext_lazy("special"),
    "-": gettext_lazy("blank"),
}
USUAL: Final = {
    "copies": 1,
    "look": HAND_SIZE,
    "each_round": 3,
    "symbol": "damage",
    "least": 2,
    "resources": ROUND_RESOURCES,
    "health": 10,
}


@dataclass(frozen=True)
class Question:
    """The card, the dice and the numbers that odds are asked for."""

    card: str
    """Its code; empty for a deck without cards."""
    copies: int
    look: int
    """The most cards that the mulligan sets aside to look for the card."""
    each_round: int
    symbol: str
    least: int
    dice: tuple[str, ...]
    """Cards of the deck whose dice are rolled with those of the team, once for each."""
    resources: int
    health: int


class OddsForm(forms.Form):
    """The questions, and the sample hand: its seed and the places set aside."""

    seed = forms.IntegerField(
        label=gettext_lazy("Seed"),
        min_value=0,
        max_value=MOST_SEED,
        help_text=gettext_lazy("The same seed deals the same hand."),
    )
    aside = forms.TypedMultipleChoiceField(
        required=False, coerce=int, choices=[(place, str(place + 1)) for place in range(HAND_SIZE)]
    )
    card = forms.ChoiceField(label=gettext_lazy("Card"), required=False)
    copies = forms.IntegerField(label=gettext_lazy("At least this many copies"), min_value=1, max_value=99)
    look = forms.IntegerField(
        label=gettext_lazy("Most cards set aside in the mulligan to look for it"), min_value=0, max_value=HAND_SIZE
    )
    each_round = forms.IntegerField(label=gettext_lazy("Cards drawn in each upkeep"), min_value=0, max_value=30)
    symbol = forms.ChoiceField(label=gettext_lazy("Symbol"), choices=list(SYMBOLS.items()))
    least = forms.IntegerField(label=gettext_lazy("At least this many dice"), min_value=1, max_value=99)
    dice = forms.MultipleChoiceField(
        label=gettext_lazy("Dice of the deck, rolled with the team"),
        required=False,
        widget=forms.CheckboxSelectMultiple,
    )
    resources = forms.IntegerField(
        label=gettext_lazy("Resources a round for the costs of sides"), min_value=0, max_value=20
    )
    health = forms.IntegerField(label=gettext_lazy("At least this much damage"), min_value=1, max_value=99)

    def __init__(self, asked: QueryDict, contents: list[DeckList], seed: int) -> None:
        codes = sorted({code for content in contents for code, _copies in content.cards}, key=_by_name)
        data = asked.copy()
        for name, value in {**USUAL, "card": codes[0] if codes else "", "seed": seed}.items():
            if not data.get(name):
                data[name] = str(value)
        super().__init__(data)
        self.codes = codes
        self._offer("card", codes)
        self._offer("dice", [code for code in codes if card(code).has_die])

    def _offer(self, name: str, codes: list[str]) -> None:
        field = self.fields[name]
        assert isinstance(field, forms.ChoiceField)
        field.choices = [(code, card(code).full_name) for code in codes]

    def clean_dice(self) -> list[str]:
        chosen = list(self.cleaned_data["dice"])
        if len(chosen) > MOST_DICE:
            raise forms.ValidationError(_("Choose at most %(most)d dice of the deck.") % {"most": MOST_DICE})
        return chosen

    @property
    def question(self) -> Question:
        """The questions of a valid form."""
        names = ("card", "copies", "look", "each_round", "symbol", "least", "resources", "health")
        return Question(dice=tuple(self.cleaned_data["dice"]), **{name: self.cleaned_data[name] for name in names})


def _by_name(code: str) -> tuple[str, str]:
    return card(code).full_name, code
