"""Strategy and operations cards for pages: their printed facts, and a mark on each value that no source gives."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from django.utils.functional import Promise
from django.utils.text import slugify
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from catalog.tide_of_iron import words
from catalog.tide_of_iron.selectors import Fact
from catalog.words import folded
from sandtable.games.tide_of_iron import card_facts
from sandtable.games.tide_of_iron.card_facts import Card
from sandtable.games.tide_of_iron.text import is_lasting, rules_text

OPERATIONS: Final = "operations"
"""The slug of the operations cards, which lie in play from set-up and form no deck (TOI-CRD-07)."""

_DOUBTS: Final[dict[str, str | Promise]] = {
    "command_cost": gettext_lazy("cost"),
    "deck": gettext_lazy("deck"),
    "effect": gettext_lazy("text"),
    "english_name": gettext_lazy("name"),
    "name": gettext_lazy("name"),
    "parameters": gettext_lazy("numbers of the text"),
    "plus_symbol": gettext_lazy("plus symbol"),
    "timing": gettext_lazy("timing"),
}
"""Labels for the parts of a card that can be working values."""


@dataclass(frozen=True)
class CardPage:
    """One card and everything its page shows."""

    card: Card
    is_operation: bool
    deck: str
    when: str
    text: str
    """The rules text, generated from the encoding that the engine plays."""
    facts: tuple[Fact, ...]
    doubts: tuple[str, ...]
    """The parts of the card that no source gives."""

    @property
    def cost(self) -> int | None:
        """Its cost in command; None for an operations card, which is never paid for."""
        return None if self.is_operation else self.card.cost


@dataclass(frozen=True)
class DeckPage:
    """Cards that are drawn from one deck, or the operations cards."""

    slug: str
    name: str
    cards: tuple[CardPage, ...]


def all_cards() -> list[CardPage]:
    """Strategy cards deck by deck, then the operations cards."""
    strategy = [_page(card, is_operation=False) for card in card_facts.strategy_cards().values()]
    return strategy + [_page(card, is_operation=True) for card in card_facts.operations_cards().values()]


def card_page(*, id_: str) -> CardPage | None:
    """Everything that the page of a card shows; None for an unknown id."""
    return next((page for page in all_cards() if page.card.id == id_), None)


def decks(*, text: str = "", deck: str = "") -> list[DeckPage]:
    """Cards whose names or texts hold every word of `text`, by deck; `deck` is the slug of one.

    Decks without any are left out.
    """
    parts = folded(text).split()
    found = [page for page in all_cards() if all(part in folded(f"{page.card.name} {page.text}") for part in parts)]
    made = (
        DeckPage(slug, name, tuple(page for page in found if page.deck == name))
        for slug, name in names_of_decks().items()
        if deck in ("", slug)
    )
    return [each for each in made if each.cards]


def names_of_decks() -> dict[str, str]:
    """Slug to name, the operations cards last."""
    return {slugify(name): name for name in card_facts.decks()} | {OPERATIONS: _("Operations cards")}


def _page(card: Card, *, is_operation: bool) -> CardPage:
    when = _("in force from set-up") if is_operation else str(words.TIMINGS[card.timing])
    deck = _("Operations cards") if is_operation else card.deck
    # An operations card is never paid for, even where its table has a cost.
    doubtful = (field for field in card.inferred_fields if not (is_operation and field == "command_cost"))
    doubts = tuple(dict.fromkeys(str(_DOUBTS[field]) for field in doubtful))
    shown = tuple(_facts(card, deck, when, is_operation=is_operation))
    return CardPage(card, is_operation, deck, when, rules_text(card.id), shown, doubts)


def _facts(card: Card, deck: str, when: str, *, is_operation: bool) -> list[Fact]:
    """The printed facts of the card."""
    doubtful = set(card.inferred_fields)
    shown = [
        Fact("deck", _("Deck"), deck, "deck" in doubtful),
        Fact("timing", _("When"), when, "timing" in doubtful and not is_operation),
    ]
    if is_operation:
        number = str(card.number) if card.number else _("unknown")
        return [*shown, Fact("number", _("Printed number"), number)]
    plus = _("yes, one more card may be drawn after it") if card.has_plus else _("no")
    after = _("stays in the play area until its text ends it") if is_lasting(card.id) else _("returns to the box")
    return [
        *shown,
        Fact("cost", _("Command cost"), str(card.cost), "command_cost" in doubtful),
        Fact("has_plus", _("Plus symbol"), plus, "plus_symbol" in doubtful),
        Fact("lasting", _("After use"), after),
    ]
