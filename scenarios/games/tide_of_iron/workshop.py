"""Tide of Iron in the workshop: the map with its layers, and the parts of the form."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

from django.utils.translation import gettext_lazy

from scenarios.games.templates import template
from scenarios.games.tide_of_iron import map_scene, workshop_form
from scenarios.games.tide_of_iron.eye import QUESTIONS
from scenarios.games.workshop import Note, Scene, Section, Step, Template, Workshop

_SECTIONS: Final = (
    Section("about", gettext_lazy("About"), ("/title", "/summary", "/source", "/reconstructed")),
    Section("map", gettext_lazy("Map"), ("/boards", "/overlays", "/markers", "/zones", "/labels")),
    Section("objectives", gettext_lazy("Objectives"), ("/objectives",)),
    Section("american", gettext_lazy("Americans"), ("/sides/american",)),
    Section("german", gettext_lazy("Germans"), ("/sides/german",)),
    Section("armies", gettext_lazy("Armies"), ("/buying", "/armies")),
    Section("victory", gettext_lazy("Victory"), ("/rounds", "/initiative", "/teams", "/victory")),
    Section("deeds", gettext_lazy("Events"), ("/events", "/special_actions", "/purchases", "/shared_decks")),
    Section("rules", gettext_lazy("Special rules"), ("/rules", "/special_rules")),
)

_STEPS: Final = (
    Step(
        gettext_lazy("Choose the boards"),
        gettext_lazy("Place one to six boards beside each other. They are the ground that everything else stands on."),
        "map",
        ("/boards",),
    ),
    Step(
        gettext_lazy("Say who fights"),
        gettext_lazy(
            "Give both sides squads and vehicles. The counts beside the fields say whether every squad is full."
        ),
        "american",
        ("/sides/american/divisions", "/sides/german/divisions"),
    ),
    Step(
        gettext_lazy("Paint where they start"),
        gettext_lazy("Each division is placed in a zone. Paint the zone on the map, then choose it for the division."),
        "map",
        ("/zones",),
    ),
    Step(
        gettext_lazy("Place the objectives"),
        gettext_lazy("Hexes that give victory points or command, and those that decide the battle."),
        "objectives",
        ("/objectives",),
    ),
    Step(
        gettext_lazy("Say how it is won"),
        gettext_lazy("Rounds, initiative, and a sentence for each way of winning."),
        "victory",
        ("/victory", "/rounds"),
    ),
    Step(
        gettext_lazy("Give it a name"),
        gettext_lazy("A title, and what the battle is about in a sentence or two."),
        "about",
        ("/title", "/summary"),
    ),
)


class TideOfIronWorkshop(Workshop):
    """Battles on maps of boards."""

    module = "js/workshop/games/tide_of_iron/main.js"
    stylesheets = ("css/workshop_map.css",)
    sections = _SECTIONS
    hints = workshop_form.HINTS
    sentences = ("/victory/conditions/*",)
    steps = _STEPS
    questions = QUESTIONS

    def scene(self, document: Any) -> Scene | None:
        return map_scene.scene(document)

    def data(self) -> Mapping[str, Any]:
        return {**map_scene.data(), "cards": workshop_form.card_data(), "parameters": workshop_form.parameter_data()}

    def notes(self, document: Any) -> Mapping[str, Sequence[Note]]:
        return workshop_form.notes(document)

    def templates(self) -> Sequence[Template]:
        return _templates()


@cache
def _templates() -> tuple[Template, ...]:
    package = "scenarios.games.tide_of_iron"
    return (
        template(
            package,
            "empty",
            gettext_lazy("An empty map"),
            gettext_lazy("One board, one squad a side, nothing to win yet: everything is yours to design."),
        ),
        template(
            package,
            "meeting",
            gettext_lazy("Meeting"),
            gettext_lazy("Two columns on two boards, points for crossroads that belong to nobody."),
        ),
        template(
            package,
            "village",
            gettext_lazy("Defence of a village"),
            gettext_lazy("A few defenders in houses against twice their number; two of three houses decide."),
        ),
        template(
            package,
            "river",
            gettext_lazy("River crossing"),
            gettext_lazy("One bridge over a flooded river; enough squads on the far bank win at once."),
        ),
    )
