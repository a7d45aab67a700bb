"""Keys about what is true of a card or not: `is:unique`, `die:yes`, `engine:full`, `engine:waits:plot`."""

from __future__ import annotations

from typing import Final, NamedTuple

from django.db.models import Q
from django.utils.functional import Promise
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from catalog.query.choices import not_among
from catalog.query.context import Context, Reading
from catalog.query.problems import BadValue, closest
from catalog.query.syntax import Value
from catalog.query.texts import encoded_codes
from catalog.waiting import NAMES
from sandtable.games.destiny import facts
from sandtable.games.destiny.waiting import KINDS, waits_for

Said = str | Promise


class Trait(NamedTuple):
    """A yes-or-no fact about cards."""

    condition: Q
    said: Said


TRAITS: Final = {
    "unique": Trait(Q(is_unique=True), gettext_lazy("unique")),
    "reprint": Trait(Q(reprint_of__isnull=False), gettext_lazy("a reprint")),
    "errata": Trait(Q(has_errata=True), gettext_lazy("changed by errata")),
    "flip": Trait(Q(is_flip_card=True), gettext_lazy("two-sided")),
    "parallel": Trait(Q(parallel_die__isnull=False), gettext_lazy("one with another card's die")),
    "die": Trait(Q(has_die=True), gettext_lazy("one with a die")),
    "elite": Trait(Q(points_2__isnull=False), gettext_lazy("one that can be elite")),
}
ENCODED: Final = "encoded"
"""The trait that the engine knows and the database does not."""
ENGINE: Final = ("full", "none", "waits")
"""The answers of the key: the engine plays the card, it does not, and the same with a kind of word behind it."""
ANSWERS: Final = {"yes": True, "true": True, "1": True, "no": False, "false": False, "0": False}


def encoded() -> Trait:
    """True of the cards that the engine plays."""
    return Trait(Q(pk__in=encoded_codes()), _("played by the engine"))


def trait(operator: str, value: Value, context: Context) -> tuple[Q, str]:
    """One trait by its word."""
    word = value.text.casefold()
    if word == ENCODED:
        return encoded().condition, str(encoded().said)
    if word not in TRAITS:
        known = [*TRAITS, ENCODED]
        raise not_among(value, known, known)
    return TRAITS[word].condition, str(TRAITS[word].said)


def yes_no(name: str, denied: Said) -> Reading:
    """A key that answers yes or no about one trait; `denied` says its opposite."""
    condition, said = TRAITS[name]

    def read(operator: str, value: Value, context: Context) -> tuple[Q, str]:
        answer = ANSWERS.get(value.text.casefold())
        if answer is None:
            raise BadValue(_("“%s” is neither yes nor no.") % value.text, closest(value.text, ANSWERS))
        return (condition, str(said)) if answer else (~condition, str(denied))

    return read


def engine(operator: str, value: Value, context: Context) -> tuple[Q, str]:
    """Cards that the engine plays, those it does not, or those that wait for one kind of word: `engine:waits:plot`."""
    answer, _colon, kind = value.text.casefold().partition(":")
    if answer == "partial":
        raise BadValue(_("The engine plays a card whole or not at all."), "full")
    if answer not in ENGINE or (kind and answer != "waits"):
        raise BadValue(_("“%s” is neither full nor none nor waits.") % value.text, closest(value.text, ENGINE))
    if kind:
        return _waiting(kind, value)
    played = encoded().condition
    return (played, _("full")) if answer == "full" else (~played, _("none"))


def _waiting(kind: str, value: Value) -> tuple[Q, str]:
    """Cards that wait for one kind of word or mechanic."""
    if kind not in KINDS:
        near = closest(kind, KINDS)
        message = _("“%(kind)s” is no kind of words that cards wait for. Known are %(kinds)s.")
        raise BadValue(message % {"kind": kind, "kinds": ", ".join(KINDS)}, near and f"waits:{near}")
    codes = [code for code in facts.all_cards() if kind in waits_for(code)]
    return Q(pk__in=codes), _("waiting for %s") % NAMES[kind]
