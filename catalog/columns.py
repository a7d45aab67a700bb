"""The columns a reader may choose for the list of cards: `?view=columns&col=cost&col=rarity`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from catalog.models import Card

NOTHING: Final = "–"


@dataclass(frozen=True)
class Column:
    """One fact of a card as a column."""

    label: Promise
    value: Callable[[Card], object]
    kind: str = ""
    """ "num" for numbers."""


COLUMNS: Final = {
    "subtitle": Column(_("Subtitle"), lambda card: card.subtitle),
    "type": Column(_("Type"), lambda card: card.get_type_display()),
    "subtypes": Column(_("Subtypes"), lambda card: ", ".join(each.name for each in card.subtypes.all())),
    "affiliation": Column(_("Affiliation"), lambda card: card.get_affiliation_display()),
    "color": Column(_("Color"), lambda card: card.get_color_display()),
    "cost": Column(_("Cost"), lambda card: card.cost, "num"),
    "points": Column(_("Points"), lambda card: card.points_text, "num"),
    "health": Column(_("Health"), lambda card: card.health, "num"),
    "sides": Column(_("Sides"), lambda card: " ".join(map(str, card.side_facts))),
    "rarity": Column(_("Rarity"), lambda card: card.get_rarity_display()),
    "set": Column(_("Set"), lambda card: f"{card.card_set_id} {card.position}"),
    "code": Column(_("Code"), lambda card: card.code),
    "limit": Column(_("Deck limit"), lambda card: card.deck_limit, "num"),
}
"""Every column by its word in an address, in the order of the table."""
USUAL: Final = ("type", "color", "cost", "points", "health", "sides", "set")
"""The columns that stand there when none is chosen."""


@dataclass(frozen=True)
class Row:
    """A card with its values in the chosen columns."""

    card: Card
    cells: list[tuple[object, str]]
    """Value and kind of each column."""


def chosen(words: Sequence[str]) -> list[Column]:
    """The columns of these words in the order of the table; the usual ones where there are no words."""
    wanted = words or USUAL
    return [column for word, column in COLUMNS.items() if word in wanted]


def rows(cards: Iterable[Card], columns: Sequence[Column]) -> list[Row]:
    """The cards with their values; an empty value is a dash."""
    return [Row(card, [(_shown(column.value(card)), column.kind) for column in columns]) for card in cards]


def _shown(value: object) -> object:
    return NOTHING if value is None or value == "" else value
