"""Space Bastards in the workshop: the map, planets and the course of a game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Final

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext

from sandtable.engine.problem import BadScenario
from sandtable.games.space_bastards import facts
from sandtable.games.space_bastards.legality.travel import reached_from
from sandtable.games.space_bastards.scenario import SCENARIOS, Scenario
from scenarios.games.noting import Placed, notes_about
from scenarios.games.space_bastards.layout import SCALE
from scenarios.games.space_bastards.words import COLOURS
from scenarios.games.space_bastards.workshop_hints import HINTS, box
from scenarios.games.templates import template
from scenarios.games.workshop import Note, Section, Step, Template, Workshop

_SECTIONS: Final = (
    Section("about", gettext_lazy("About"), ("/title", "/summary", "/source", "/players")),
    Section("planets", gettext_lazy("Planets"), ("/planets", "/planets_in_play")),
    Section("map", gettext_lazy("Map"), ("/fields", "/edges")),
    Section("order", gettext_lazy("Order"), ("/priorities",)),
    Section("course", gettext_lazy("Course"), ("/track", "/starting_money", "/prices", "/ships", "/interior")),
)

_STEPS: Final = (
    Step(
        gettext_lazy("Make planets"),
        gettext_lazy("Paint their squares. Everybody has to find room on each: the checks say where it is too tight."),
        "planets",
        ("/planets",),
    ),
    Step(
        gettext_lazy("Draw the map"),
        gettext_lazy("Add fields, drag them where they belong, join neighbours, and make docks of planets."),
        "map",
        ("/fields", "/edges"),
    ),
    Step(
        gettext_lazy("Choose the planets in use"),
        gettext_lazy("Tick the planets that are settled with each number of players."),
        "planets",
        ("/planets_in_play",),
    ),
    Step(
        gettext_lazy("Say what comes first"),
        gettext_lazy("The order of relationships decides who acts on whom, e.g. whether Love comes before Eating."),
        "order",
        ("/priorities",),
    ),
    Step(
        gettext_lazy("Give it a name"),
        gettext_lazy("A title, and what is different here in a sentence or two."),
        "about",
        ("/title", "/summary"),
    ),
)


class SpaceBastardsWorkshop(Workshop):
    """Maps of planets and travel fields."""

    module = "js/workshop/games/space_bastards/main.js"
    stylesheets = ("css/games/space_bastards.css", "css/workshop_games.css", "css/games/space_bastards_workshop.css")
    sections = _SECTIONS
    hints = HINTS
    steps = _STEPS

    def facts(self, document: Any) -> Mapping[str, Any]:
        """The squares and docks of each planet; fields, ways and rounds together. None where a name leads nowhere."""
        try:
            scenario = SCENARIOS.read(document)
        except BadScenario:
            return {}
        docks = [each.planet for each in scenario.fields]
        return {
            "squares": {each.id: facts.squares(each.grid) for each in scenario.planets},
            "docks": {each.id: docks.count(number) for number, each in enumerate(scenario.planets)},
            "fields": len(scenario.fields),
            "edges": len(scenario.edges),
            "rounds": sum(not each.is_ship_only for each in scenario.track),
        }

    def notes(self, document: Any) -> Mapping[str, Sequence[Note]]:
        return notes_about(document, SCENARIOS, (_planets, _in_play, _fields, _ways, _rounds, _inside))

    def data(self) -> Mapping[str, Any]:
        return {
            "box": box(),
            "colours": {name: str(words) for name, words in COLOURS.items()},
            "planets_needed": {str(players): facts.planet_count(players) for players in facts.PLAYERS},
            "scale": SCALE,
        }

    def templates(self) -> Sequence[Template]:
        return _templates()


def _planets(scenario: Scenario) -> Iterator[Placed]:
    """The squares of each planet, and its docks (SPB-SHIP-07)."""
    docks = [each.planet for each in scenario.fields]
    for number, each in enumerate(scenario.planets):
        count = facts.squares(each.grid)
        yield ("planets", number), Note(ngettext("%(n)d square", "%(n)d squares", count) % {"n": count})
        docked = docks.count(number)
        words = ngettext("%(n)d dock", "%(n)d docks", docked) % {"n": docked}
        yield ("planets", number), Note(words, docked > 0)


def _in_play(scenario: Scenario) -> Iterator[Placed]:
    """The number of planets in play, and the number that is needed (SPB-SET-02)."""
    for players in scenario.players:
        found, needed = len(scenario.in_play[players]), facts.planet_count(players)
        words = _("with %(players)d players %(n)d of %(needed)d") % {"players": players, "n": found, "needed": needed}
        yield ("planets_in_play",), Note(words, found == needed)


def _fields(scenario: Scenario) -> Iterator[Placed]:
    """The fields, and those that no way reaches (SPB-SHIP-01)."""
    count = len(scenario.fields)
    yield ("fields",), Note(ngettext("%(n)d field", "%(n)d fields", count) % {"n": count})
    docks = sum(each.planet >= 0 for each in scenario.fields)
    yield ("fields",), Note(ngettext("%(n)d dock", "%(n)d docks", docks) % {"n": docks})
    teleports = sum(each.is_teleport for each in scenario.fields)
    words = ngettext("%(n)d teleport", "%(n)d teleports", teleports) % {"n": teleports}
    yield ("fields",), Note(words, teleports in (0, 2))


def _ways(scenario: Scenario) -> Iterator[Placed]:
    count = len(scenario.edges)
    yield ("edges",), Note(ngettext("%(n)d way", "%(n)d ways", count) % {"n": count})
    reached, fields = len(reached_from(scenario, 0)), len(scenario.fields)
    words = _("%(n)d of %(all)d fields are joined") % {"n": reached, "all": fields}
    yield ("edges",), Note(words, reached == fields)


def _rounds(scenario: Scenario) -> Iterator[Placed]:
    ships = sum(each.is_ship_only for each in scenario.track)
    classic = len(scenario.track) - ships
    words = ngettext("%(n)d classic round", "%(n)d classic rounds", classic) % {"n": classic}
    yield ("track",), Note(words, classic > 0)
    yield ("track",), Note(ngettext("%(n)d of ships", "%(n)d of ships", ships) % {"n": ships})


def _inside(scenario: Scenario) -> Iterator[Placed]:
    count = facts.squares(scenario.interior)
    yield ("interior",), Note(ngettext("%(n)d square", "%(n)d squares", count) % {"n": count}, count > 0)


@cache
def _templates() -> tuple[Template, ...]:
    package = "scenarios.games.space_bastards"
    return (
        template(
            package,
            "empty",
            gettext_lazy("An empty sky"),
            gettext_lazy("One planet and two fields for two players: everything else is yours to design."),
        ),
        template(
            package,
            "box",
            gettext_lazy("As in the box"),
            gettext_lazy("The nine planets and 26 fields of the board. What you change is yours."),
        ),
        template(
            package,
            "ring",
            gettext_lazy("Ring of five"),
            gettext_lazy("Five planets on one ring for two players, with a way through the middle."),
        ),
        template(
            package,
            "twins",
            gettext_lazy("Twin rings"),
            gettext_lazy("Seven planets on two rings for three; only the teleports and one lane join them."),
        ),
    )
