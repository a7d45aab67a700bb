"""Texts of the cards of Destiny: made from what the engine plays, or the installation's own printed ones."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from django.urls import reverse
from django.utils.text import slugify
from django.utils.translation import gettext as _

from catalog.dice_words import side_in_words
from catalog.models import PrintedText
from sandtable.engine.viewing import named
from sandtable.engine.views import Things, View
from sandtable.games.destiny import facts
from sandtable.games.destiny.text import rules_text
from sandtable.games.destiny.text_sets import TextSet
from simulate.watching.boards.explaining import Explained, names, things_by


def explained(view: View, played: Mapping[str, str]) -> Iterator[Explained]:
    """The text of each card that the viewer sees; a die has that of its card. `played` names the set of texts."""
    texts = TextSet(played.get("texts", TextSet.RULES_1_1.value))
    found = things_by(view, "code")
    dice = _dice(view)
    printed = dict(PrintedText.objects.filter(card__in=list(found)).values_list("card_id", "text"))
    for code, things in found.items():
        own = printed.get(code, "")
        lines = own.splitlines() if own else _lines(code, texts)
        card = facts.card(code)
        of_dice = [die for thing in things for die in dice.get(thing["name"], [])]
        yield Explained(
            title=things[0]["label"] if "subtitle" in things[0] else things[0]["name"],
            at=tuple(dict.fromkeys(names([*things, *of_dice]))),
            lines=(*_facts(things[0], card), *lines),
            link=reverse("catalog:card", args=[code, slugify(card.name) or "card"]),
            is_printed=bool(own),
        )


def _dice(view: View) -> dict[str, list[Things]]:
    """The dice on the table by the name of their cards."""
    found: dict[str, list[Things]] = {}
    for name, thing, _within in named(view.things):
        if name.startswith("die:"):
            found.setdefault(str(thing["name"]), []).append(thing)
    return found


def _facts(thing: Things, card: facts.CardFacts) -> Iterator[str]:
    """The kind with the cost or the health, and the sides of the die."""
    if "health" in thing:
        yield _("%(kind)s, %(n)s health") % {"kind": thing["kind"].capitalize(), "n": thing["health"]}
    elif thing.get("cost") is not None and thing["kind"] not in ("battlefield", "plot"):
        yield _("%(kind)s, cost %(n)s") % {"kind": thing["kind"].capitalize(), "n": thing["cost"]}
    if card.sides:
        yield _("Die: %(sides)s") % {"sides": " · ".join(side_in_words(side) for side in card.sides)}


def _lines(code: str, texts: TextSet) -> list[str]:
    says = rules_text(code, texts)
    return says.split("\n") if says else []
