"""The pages of Mafia City scenarios."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from django import forms
from django.utils.text import format_lazy
from django.utils.translation import gettext_lazy as _

from sandtable.games.mafia_city import facts
from sandtable.games.mafia_city.scenario import RANDOM
from sandtable.games.mafia_city.terms import LOCATION_IDS, LOCATION_NAMES
from sandtable.playtest.balancing.knobs import Knob
from scenarios.games.contract import Entry, ScenarioPages
from scenarios.games.mafia_city.knobs import knobs
from scenarios.games.mafia_city.sheet import MafiaCitySheet
from scenarios.games.mafia_city.words import PLACES
from scenarios.games.mafia_city.workshop import MafiaCityWorkshop

FIXED: Final = "fixed"
_IDS: Final = LOCATION_IDS[1:]
_LOCATIONS: Final = list(zip(_IDS, LOCATION_NAMES[1:], strict=True))


class City(Entry):
    """Whether the city is laid at random (MAF-SET-05); a fixed one begins in the order of the numbers."""

    def read(self, definition: Any) -> str:
        return FIXED if _layout(definition) else RANDOM

    def write(self, definition: Any, value: Any) -> None:
        if isinstance(definition, dict):
            definition["layout"] = RANDOM if value == RANDOM else _layout(definition) or list(_IDS)


@dataclass(frozen=True)
class Place(Entry):
    """The location at one place of a city; choosing one fixes the city."""

    place: int = 0
    """Of a layout, from 0."""

    def read(self, definition: Any) -> Any:
        return (_layout(definition) or _IDS)[self.place]

    def write(self, definition: Any, value: Any) -> None:
        if isinstance(definition, dict):
            layout = _layout(definition) or list(_IDS)
            definition["layout"] = [*layout[: self.place], value, *layout[self.place + 1 :]]


@dataclass(frozen=True)
class Target(Entry):
    """The points that end a game with a number of players; a column of the box becomes a list when one changes."""

    players: int = 0

    def read(self, definition: Any) -> Any:
        return _targets(definition)[str(self.players)]

    def write(self, definition: Any, value: Any) -> None:
        if isinstance(definition, dict):
            definition["target"] = _targets(definition) | {str(self.players): value}


def _layout(definition: Any) -> list[Any]:
    """The places of a fixed city; none of a random one, or where a list has another length."""
    found = definition.get("layout") if isinstance(definition, dict) else None
    return found if isinstance(found, list) and len(found) == len(_IDS) else []


def _targets(definition: Any) -> dict[str, Any]:
    """The target by number of players, as the definition has it."""
    found = definition.get("target") if isinstance(definition, dict) else None
    column = "target_beginners" if found == "beginners" else "target_advanced"
    listed = found if isinstance(found, dict) else {}
    return {str(count): getattr(each, column) for count, each in facts.starts().items()} | listed


def _place(place: int) -> Place:
    label = format_lazy("{} {}", _("Place:"), PLACES[place])
    return Place(forms.ChoiceField(label=label, choices=_LOCATIONS), (), place=place)


def _target(players: int) -> Target:
    label = format_lazy(_("Target with {players} players"), players=players)
    return Target(forms.IntegerField(label=label, min_value=1, max_value=200), (), players=players)


_CITY: Final = forms.ChoiceField(
    label=_("City"),
    choices=[(RANDOM, _("Laid at random in each game")), (FIXED, _("Always the same, as chosen here"))],
    help_text=_("Choosing a place fixes the city; two places are swapped by choosing both."),
)
_HITMAN: Final = forms.ChoiceField(label=_("The Hitman starts at"), choices=_LOCATIONS)
_ROUNDS: Final = forms.IntegerField(label=_("Rounds at most"), min_value=1, max_value=200)
_DEAL: Final = forms.IntegerField(label=_("Mafiosi in a Secret Deal"), min_value=1, max_value=5)


class MafiaCityPages(ScenarioPages):
    """Cities, decks and targets."""

    guide = "games/mafia-city.md"
    guide_section = "The scenario document"
    workshop = MafiaCityWorkshop()
    entries = {
        "city": City(_CITY, (), is_wide=True),
        **{f"place_{place}": _place(place) for place in range(len(PLACES))},
        **{f"target_{players}": _target(players) for players in (3, 4, 5)},
        "hitman": Entry(_HITMAN, ("figures", "hitman"), default=LOCATION_IDS[facts.figure_starts()["hitman"]]),
        "secret_deal_bonus": Entry(_DEAL, ("secret_deal_bonus",), default=facts.number("secret_deal_bonus")),
        "round_limit": Entry(_ROUNDS, ("round_limit",), default=facts.number("round_limit_for_automatic_play")),
    }

    def sheet(self, definition: Any) -> MafiaCitySheet:
        return MafiaCitySheet(definition)

    def knobs(self, definition: Any, players: int) -> Sequence[Knob]:
        return knobs(definition, players)
