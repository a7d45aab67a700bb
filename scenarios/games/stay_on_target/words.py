"""The words of Stay on Target, translated."""

from __future__ import annotations

from typing import Final

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from sandtable.games.stay_on_target.scenario import Card

TYPE_WORDS: Final = {
    "blast": gettext_lazy("blasts"),
    "starship": gettext_lazy("starships"),
    "lasers": gettext_lazy("lasers"),
}
COLOURS: Final = {
    "blue": gettext_lazy("blue"),
    "red": gettext_lazy("red"),
    "gold": gettext_lazy("gold"),
    "green": gettext_lazy("green"),
    "grey": gettext_lazy("grey"),
}
"""Colours with a tone of their own in drawings; scenarios may name others."""


def colour_words(colour: str) -> str:
    return str(COLOURS.get(colour, colour))


def card_words(card: Card) -> str:
    """The effect of a squadron card, in a few words."""
    if card.kind == "defence":
        return _("+%(n)s defence") % {"n": shown(card.defence)}
    if card.kind == "deflect":
        return _("deflects any one attack")
    return _("evades %(types)s of %(values)s") % {"types": types_words(card), "values": values_words(card)}


def types_words(card: Card) -> str:
    if len(card.evaded_types) == len(TYPE_WORDS):
        return _("any attack")
    return _(" and ").join(str(TYPE_WORDS[each]) for each in card.evaded_types)


def values_words(card: Card) -> str:
    """ "6–9"; a scenario that leaves something out is shown all the same."""
    low, high = shown(card.min), shown(card.max)
    return low if low == high else f"{low}\u2013{high}"


def shown(value: int | None) -> str:
    return "?" if value is None else str(value)
