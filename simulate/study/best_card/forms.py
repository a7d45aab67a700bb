"""The form that asks for the best card: which card leaves, the candidates, the opponents, and the games."""

from __future__ import annotations

from functools import cached_property
from typing import Any, Final

from django import forms
from django.utils.translation import gettext_lazy as _

from decks.playable import Playable
from decks.selectors import demo_field, told_field
from decks.slots import cards_of, has_a_free_place
from simulate.asking.choosing import Choices, Search, offer
from simulate.asking.forms import AgentField
from simulate.study import card_choices
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
    cards = forms.MultipleChoiceField(
        label=_("Candidates"),
        widget=forms.CheckboxSelectMultiple,
        help_text=_("Tick up to 20 cards. Those that are ticked stay while you search for others."),
    )
    opponent = forms.ChoiceField(label=_("Against"))
    agent = AgentField(label=_("Played by"))
    pairs = forms.ChoiceField(label=_("How many games?"), initial=800, choices=SIZES, widget=forms.RadioSelect)
    seed = forms.IntegerField(label=_("Seed"))
    kept = ("deck", "removed", "cards", "opponent", "agent", "pairs", "seed")
    also_sent = frozenset((*Search.FIELDS, "deck"))
    sent = ",".join((*kept, *Search.FIELDS))
    """The fields that the page sends along when it asks for another part of the list."""

    def __init__(self, *args: Any, deck: str, playable: Playable, search: Search | None = None, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.deck = deck
        self.snapshot = dict(playable.subject)
        self.search = search or Search.read(self.data)
        offer(self, "cards", self._offered)
        cards = cards_of(self.snapshot)
        places = [(code, _("instead of one of: %(card)s") % {"card": name}) for code, name in cards]
        decks = demo_field(self.snapshot.get("format"))
        offer(self, "removed", [("", _("a free place")), *places])
        self.fields["removed"].initial = places[0][0] if places and not has_a_free_place(self.snapshot) else ""
        offer(self, "opponent", [(FIELD, told_field(decks)), *((name, name) for name in decks)])

    @cached_property
    def choices(self) -> Choices:
        """The page of cards to choose from."""
        return card_choices.choices(self.search, self.snapshot)

    def _offered(self) -> list[tuple[str, str]]:
        """The cards that were chosen, and then those of the list."""
        chosen = card_choices.chosen(self._chosen())
        codes = {code for code, _name in chosen}
        return [*chosen, *((each.value, each.label) for each in self.choices.entries if each.value not in codes)]

    def _chosen(self) -> list[str]:
        """The cards that were ticked or named; several may stand in one text, one a line."""
        given = self.texts("cards") if self.is_bound else self.initial.get("cards") or []
        return [line.strip() for text in given for line in text.splitlines() if line.strip()]

    def body(self) -> dict[str, Any]:
        """The ticked cards; each finalist plays half as many pairs as the search has."""
        found = super().body() | {"deck": self.deck, "cards": self._chosen()}
        if isinstance(pairs := found.get("pairs"), int):
            found["final_pairs"] = pairs // 2
        return found
