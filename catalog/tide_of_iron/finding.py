"""One search over the names and texts of everything in the game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from django.urls import reverse
from django.utils.translation import gettext as _

from catalog.tide_of_iron import boards, cards, selectors, words
from catalog.words import folded
from sandtable.games.tide_of_iron import facts

MOST: Final = 60
"""Results that are shown."""


@dataclass(frozen=True)
class Found:
    """One thing of the catalogue."""

    kind: str
    name: str
    url: str
    note: str = ""
    """A word that distinguishes it from others of the same name, or its effect."""


def find(text: str) -> list[Found]:
    """Everything with all words of `text` in its name or note, names first; nothing for no words."""
    wanted = folded(text).split()
    if not wanted:
        return []
    matches = [each for each in everything() if all(word in folded(f"{each.name} {each.note}") for word in wanted)]
    return sorted(matches, key=lambda each: not all(word in folded(each.name) for word in wanted))


def everything() -> Iterator[Found]:
    """Everything in the catalogue of the game, kind by kind."""
    yield from _units()
    yield from _ground()
    for page in boards.all_boards():
        name = f"{page.side.id} {page.side.title}"
        yield Found(_("Board"), name, reverse("catalog:toi-board", args=[page.side.id]), page.summary)
    for card in cards.all_cards():
        yield Found(card.deck, card.card.name, reverse("catalog:toi-card", args=[card.card.id]), card.text)
    for row in facts.parameters().values():
        yield Found(_("Parameter"), row.name, f"{reverse('catalog:toi-parameters')}#{row.name}", row.reason)


def _units() -> Iterator[Found]:
    for unit in facts.unit_types().values():
        address = reverse("catalog:toi-unit", args=[unit.id])
        yield Found(_("Unit"), unit.name, address, f"{words.NATIONS[unit.nation]}, {selectors.class_of(unit)}")
        for skill in map(selectors.ability, unit.abilities):
            yield Found(_("Ability"), str(skill.name), f"{address}#{skill.id}", unit.name)
    for skill in selectors.specializations():
        address = f"{reverse('catalog:toi-units')}#{skill.id}"
        yield Found(_("Specialization"), str(skill.name), address, " ".join(skill.sentences))


def _ground() -> Iterator[Found]:
    address = reverse("catalog:toi-terrain")
    for row in facts.terrain().values():
        yield Found(_("Terrain"), row.name, f"{address}#{row.id}", "; ".join(row.special))
    for id_, (name, _rules) in words.MARKERS.items():
        effects = facts.markers()[id_].effects
        yield Found(_("Marker"), str(name), f"{address}#{id_}", "; ".join(effects))
