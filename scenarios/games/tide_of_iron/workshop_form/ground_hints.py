"""Words for the map: boards, changed hexes, markers, zones and objectives."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from django.utils.translation import gettext_lazy as _

from scenarios.games.tide_of_iron.workshop_form.words import (
    BASE_WORDS,
    DOER_WORDS,
    EDGE_WORDS,
    LEVEL_WORDS,
    MARKER_WORDS,
    NATION_WORDS,
)
from scenarios.games.workshop import Hint

_FIELDS: Final = "fields"
_ZONES: Final = "zones"

BOARD_SIDES: Final = tuple(f"{number}{side}" for number in range(1, 13) for side in "AB")

_BOARDS: Final = {
    "/boards": Hint(
        _("Boards"),
        _("The boards lie beside each other on a lattice of columns and rows, counted from 0. Each has two sides."),
        guide=_FIELDS,
    ),
    "/boards/*": Hint(_("Board"), start={"side": "1A", "column": 0, "row": 0}),
    "/boards/*/side": Hint(
        _("Board side"), widget="choice", choices={f"{n}{s}": f"{n}{s}" for n in range(1, 13) for s in "AB"}
    ),
    "/boards/*/column": Hint(_("Column")),
    "/boards/*/row": Hint(_("Row")),
    "/boards/*/turned": Hint(_("Turned by half")),
}

_OVERLAYS: Final = {
    "/overlays": Hint(
        _("Changed hexes"),
        _("Terrain that differs from the print: levels and terrain replace it, roads and streams are added."),
        guide=_FIELDS,
    ),
    "/overlays/*": Hint(_("Changed hex"), start={"hex": "", "base": "woods"}),
    "/overlays/*/hex": Hint(_("Hex"), widget="hex"),
    "/overlays/*/base": Hint(_("Terrain"), choices=BASE_WORDS),
    "/overlays/*/level": Hint(_("Level"), choices=LEVEL_WORDS, widget="numbers"),
    "/overlays/*/roads": Hint(_("Roads to the"), choices=EDGE_WORDS),
    "/overlays/*/streams": Hint(_("Streams to the"), choices=EDGE_WORDS),
}

_MARKERS: Final = {
    "/markers": Hint(
        _("Fortifications and obstacles"),
        _("They lie on the map before units are placed. Smoke never does."),
        guide=_FIELDS,
    ),
    "/markers/*": Hint(_("Marker"), start={"hex": "", "kind": "entrenchment"}),
    "/markers/*/hex": Hint(_("Hex"), widget="hex"),
    "/markers/*/kind": Hint(_("Kind"), choices=MARKER_WORDS),
}

OF_ZONES: Final[Mapping[str, Hint]] = {
    "/zones": Hint(
        _("Zones"),
        _("Hexes with a name, where units start or arrive. A zone lists its hexes, or describes them."),
        guide=_ZONES,
    ),
    "/zones/*": Hint("", start={"columns": ["A", "B"]}),
    "/zones/*/hexes": Hint(_("Hexes"), _("A list. What is described below then counts no more."), "hexes"),
    "/zones/*/boards": Hint(_("Boards"), _("Places in the list of boards, from 0.")),
    "/zones/*/columns": Hint(_("Columns"), _("From and to, by the letters on the map."), "span"),
    "/zones/*/rows": Hint(_("Rows"), _("From and to, by the numbers on the map."), "span"),
    "/zones/*/bases": Hint(_("Terrain"), _("Only hexes of this terrain."), choices=BASE_WORDS),
    "/zones/*/levels": Hint(_("Levels"), _("Only hexes of these levels."), choices=LEVEL_WORDS),
}

_LABELS: Final = {
    "/labels": Hint(
        _("Labels"),
        _("Words on a hex for the people who play: on the page, at the table and on paper. No rule asks for them."),
        guide=_FIELDS,
    ),
    "/labels/*": Hint(_("Label"), start={"hex": "", "text": ""}),
    "/labels/*/hex": Hint(_("Hex"), widget="hex"),
    "/labels/*/text": Hint(_("Words on the map"), _("24 characters at most.")),
    "/labels/*/note": Hint(_("What to say of it"), _("Beside the map, where it has more room. May stay empty.")),
}

_OBJECTIVES: Final = {
    "/objectives": Hint(
        _("Objectives"),
        _("Hexes that give command or victory points, or that a victory condition names."),
        guide=_FIELDS,
    ),
    "/objectives/*": Hint(_("Objective"), start={"hex": "", "kind": "victory", "side": "neutral"}),
    "/objectives/*/hex": Hint(_("Hex"), widget="hex"),
    "/objectives/*/kind": Hint(_("Gives"), choices={"command": _("Command"), "victory": _("Victory points")}),
    "/objectives/*/side": Hint(_("To whom"), choices={**NATION_WORDS, "neutral": _("Both sides")}),
    "/objectives/*/value": Hint(_("How many"), _("1 unless given; 0: for conditions only.")),
    "/objectives/*/by_round": Hint(
        _("How many, by round"),
        _("Instead of one number: those of rounds 1, 2 and so on. The last one counts for later rounds."),
        start=[1],
    ),
    "/objectives/*/by_round/*": Hint(_("In this round")),
    "/objectives/*/name": Hint(_("Name")),
    "/objectives/*/scored": Hint(
        _("When it gives points"), choices={"every round": _("Every round"), "last round": _("In the last round only")}
    ),
    "/objectives/*/control": Hint(_("Held at the start by"), choices=NATION_WORDS),
    "/objectives/*/capture": Hint(
        _("Who has taken it"),
        choices={"again": _("Holds it until the enemy comes"), "for good": _("Keeps it for good")},
    ),
    "/objectives/*/carried": Hint(
        _("Who may carry it"), _("Empty: it stays in its hex. One that is carried has a name."), choices=DOER_WORDS
    ),
}

_ABOUT: Final = {
    "/reconstructed": Hint(
        _("What is reconstructed"),
        _("What of a known scenario is not known and therefore a design of your own, one sentence each."),
        guide=_FIELDS,
    ),
    "/reconstructed/*": Hint(_("Sentence"), widget="line"),
    "/rounds": Hint(_("Rounds"), _("The game ends after this many rounds, 20 at most."), guide=_FIELDS),
    "/initiative": Hint(
        _("Initiative"),
        _("Who acts first in round 1, and wins where both win at once."),
        choices={**NATION_WORDS, "random": _("A die decides")},
    ),
    "/teams": Hint(
        _("Numbers of players"),
        _("One American and one German player, unless you list more. A team of two has a division for each of them."),
        guide=_FIELDS,
    ),
    "/teams/*": Hint(_("Players"), start={"american": 1, "german": 1}),
    "/teams/*/american": Hint(_("American players")),
    "/teams/*/german": Hint(_("German players")),
    "/rules": Hint(_("Rules that the program plays"), widget="plain"),
    "/special_rules": Hint(
        _("Rules for the players"),
        _(
            "What people carry out by themselves at the table, a rule in each line. The program shows and prints them. "
            "It does not play them, so playtests know nothing of them."
        ),
        guide=_FIELDS,
    ),
    "/special_rules/*": Hint(_("Rule"), widget="text"),
    "/rules/flooded": Hint(_("Flooded streams"), _("Nobody enters a stream except along a bridge."), guide=_FIELDS),
    "/rules/parameters": Hint(
        _("Changed numbers of the rules"),
        _("Values that the rule book leaves open, or that this scenario plays with differently."),
        "parameters",
        guide=_FIELDS,
    ),
}

GROUND: Final[Mapping[str, Hint]] = {
    **_ABOUT,
    **_BOARDS,
    **_OVERLAYS,
    **_MARKERS,
    **_LABELS,
    **OF_ZONES,
    **_OBJECTIVES,
}
