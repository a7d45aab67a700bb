"""The pages of Space Bastards scenarios: the sheet, and the fields of the edit form."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from django import forms
from django.core.validators import RegexValidator
from django.utils.translation import gettext_lazy

from sandtable.games.space_bastards import facts
from sandtable.games.space_bastards.facts import PLAYERS
from sandtable.playtest.balancing.knobs import Knob
from scenarios.games.contract import Entry, ScenarioPages
from scenarios.games.space_bastards.knobs import knobs
from scenarios.games.space_bastards.sheet import SpaceSheet
from scenarios.games.space_bastards.words import PLACES, RELATIONSHIPS
from scenarios.games.space_bastards.workshop import SpaceBastardsWorkshop

_NAMES: Final = RegexValidator(
    r"^[A-Za-z0-9]+([\s,]+[A-Za-z0-9]+)*$", gettext_lazy("Names of planets, with blanks between them.")
)


class PlayersEntry(Entry):
    """The player counts: whole numbers, shown as boxes to tick."""

    def write(self, definition: Any, value: Any) -> None:
        super().write(definition, sorted(int(each) for each in value))


class PlanetsEntry(Entry):
    """The planets in play with a number of players, as one line of names."""

    def read(self, definition: Any) -> str:
        found = super().read(definition)
        return " ".join(map(str, found)) if isinstance(found, list) else ""

    def write(self, definition: Any, value: Any) -> None:
        super().write(definition, re.findall(r"[A-Za-z0-9]+", value))


@dataclass(frozen=True)
class PriorityEntry(Entry):
    """One place in the order of relationships. Who takes it changes places with who was there.

    So a whole order that was chosen place by place comes out as chosen, and one choice still leaves everybody a place.
    """

    place: int = 0

    def read(self, definition: Any) -> str:
        return self._order(definition)[self.place]

    def write(self, definition: Any, value: Any) -> None:
        order = self._order(definition)
        if value in order:
            there = order.index(value)
            order[there], order[self.place] = order[self.place], value
            super().write(definition, order)

    def _order(self, definition: Any) -> list[str]:
        """The order as it stands; that of the box where there is none that names everything once."""
        found = super().read(definition)
        whole = sorted(facts.relationships())
        return list(found if isinstance(found, list) and sorted(map(str, found)) == whole else facts.relationships())


def _entries() -> dict[str, Entry]:
    choices = list(zip(facts.relationships(), RELATIONSHIPS, strict=True))
    priorities = {
        f"priority_{place + 1}": PriorityEntry(
            forms.ChoiceField(label=PLACES[place], choices=choices), ("priorities",), place=place
        )
        for place in range(len(choices))
    }
    return {"players": _players(), **{f"planets_{count}": _planets(count) for count in PLAYERS}, **priorities}


def _players() -> Entry:
    field = forms.MultipleChoiceField(
        label=gettext_lazy("How many may play"),
        choices=[(str(count), str(count)) for count in PLAYERS],
        widget=forms.CheckboxSelectMultiple,
    )
    return PlayersEntry(field, ("players",), list(PLAYERS), is_wide=True)


def _planets(players: int) -> Entry:
    labels = {
        2: gettext_lazy("Planets with 2 players"),
        3: gettext_lazy("Planets with 3 players"),
        4: gettext_lazy("Planets with 4 players"),
        5: gettext_lazy("Planets with 5 players"),
    }
    field = forms.CharField(label=labels[players], max_length=80, validators=[_NAMES])
    default = list(facts.planets_in_play()[players])
    return PlanetsEntry(field, ("planets_in_play", str(players)), default, is_wide=True)


class SpaceBastardsPages(ScenarioPages):
    """Maps of planets and travel fields."""

    guide = "games/space-bastards.md"
    guide_section = "The scenario document"
    workshop = SpaceBastardsWorkshop()
    entries = _entries()

    def sheet(self, definition: Any) -> SpaceSheet:
        return SpaceSheet(definition)

    def knobs(self, definition: Any, players: int) -> Sequence[Knob]:
        return knobs(definition)
