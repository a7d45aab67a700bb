"""The map of a scenario, made up for a page: the drawing, its legend, and the same facts as tables."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from string import ascii_letters
from typing import Final

from django.utils.functional import Promise
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext

from catalog.tide_of_iron.words import NATIONS
from drawing.ground_map import BASES, is_plain, map_hexes
from drawing.hex_map import CLIFF, DIRECTIONS, NO_LAYERS, Grid, Layer, MapHex, Pieces, draw, pieces
from drawing.map_layers import Label, Labels, Marker, Markers, Objective, Objectives, Zone, Zones
from drawing.placed_units import PlacedUnits, Unit
from drawing.svg import Markup
from sandtable.games.tide_of_iron.boards import BadBoards, ground_of
from sandtable.games.tide_of_iron.ground import Ground
from sandtable.games.tide_of_iron.scenario import Objective as ScenarioObjective
from sandtable.games.tide_of_iron.scenario import Scenario
from sandtable.games.tide_of_iron.scenario_deeds import DOERS
from sandtable.games.tide_of_iron.scenario_sides import Reinforcement
from sandtable.games.tide_of_iron.terms import NATION_NAMES
from sandtable.games.tide_of_iron.zones import zone_hexes
from scenarios.games.tide_of_iron.placed_words import placed_units, sign_words

MARKERS: Final[dict[str, Promise]] = {
    "entrenchment": gettext_lazy("entrenchment"),
    "pillbox": gettext_lazy("pillbox"),
    "razor_wire": gettext_lazy("razor wire"),
    "tank_trap": gettext_lazy("tank trap"),
    "minefield": gettext_lazy("minefield"),
    "smoke": gettext_lazy("smoke"),
}
LETTERS: Final = {"american": gettext_lazy("A"), "german": gettext_lazy("G"), "neutral": gettext_lazy("N")}
"""On badges, before the value."""
NEUTRAL: Final = "neutral"
WIDE_MAP: Final = 600
"""In drawing units; two boards side by side are wider."""


@dataclass(frozen=True)
class Sign:
    """One line of the legend: a small picture and what it means."""

    picture: Markup
    text: str


@dataclass(frozen=True)
class ZoneRow:
    """A zone in words."""

    tag: str
    name: str
    users: str
    """The units placed there: "American division 1"."""
    nations: str
    hexes: tuple[str, ...]
    side: str
    """The nation whose line it has; "neutral" when both use it, or none."""


@dataclass(frozen=True)
class HexRow:
    """A hex that is not plain, in words."""

    name: str
    ground: str
    markers: str
    objective: str
    zones: str
    units: str
    """The units that the scenario places there."""
    label: str
    """The words of the designer on it."""


class MapSheet:
    """Everything a page shows of a map; without `hexes` the boards make no map."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario

    @cached_property
    def ground(self) -> Ground | None:
        """The assembled map; None when the boards make none (the problems of the scenario say why)."""
        try:
            return ground_of(self.scenario)
        except BadBoards:
            return None

    @cached_property
    def hexes(self) -> list[MapHex]:
        return map_hexes(self.ground) if self.ground else []

    @cached_property
    def picture(self) -> Markup:
        """The drawing of the whole map."""
        title = _("Map of %(title)s") % {"title": self.scenario.title}
        return draw(self.hexes, title=title, desc=_("The same is below in words."), layers=self.layers)

    @property
    def is_wide(self) -> bool:
        """On a phone the names of its hexes would be too small to read while all of it is shown."""
        return bool(self.hexes) and Grid(self.hexes).width > WIDE_MAP

    @cached_property
    def pieces(self) -> Pieces:
        """The same map in layers, for the editor."""
        return pieces(self.hexes, self.layers)

    @property
    def layers(self) -> dict[str, Layer]:
        """The layers over the ground, zones at the bottom."""
        taken = {each.hex for each in self.scenario.objectives} | {each.hex for each in self.scenario.markers}
        return {
            "zones": Zones([_zone(each) for each in self.zones], frozenset(taken)),
            "markers": Markers([Marker(each.hex, each.kind) for each in self.scenario.markers]),
            "objectives": Objectives(self.objectives),
            "placed": self._placed_layer,
            "labels": Labels([Label(each.hex, each.text, each.words) for each in self.scenario.labels]),
        }

    @property
    def _placed_layer(self) -> PlacedUnits:
        """The units on the map from the start, clear of badges and markers."""
        badges = {each.hex for each in self.scenario.objectives}
        return PlacedUnits(self.placed, badges, {each.hex for each in self.scenario.markers})

    @cached_property
    def placed(self) -> list[Unit]:
        """The units on the map from the start, with their symbols and their words."""
        return list(placed_units(self.scenario))

    @cached_property
    def zones(self) -> list[ZoneRow]:
        """Every zone with the letter it has on the map."""
        return [self._zone_row(tag, name) for tag, name in zip(ascii_letters, self.scenario.zones, strict=False)]

    @cached_property
    def objectives(self) -> list[Objective]:
        """Every objective with its badge and its words."""
        return [
            Objective(each.hex, each.kind, each.side, f"{LETTERS[each.side]}{each.value or ''}", objective_words(each))
            for each in self.scenario.objectives
        ]

    @cached_property
    def rows(self) -> list[HexRow]:
        """Every hex with anything to say about it, in the order of the map."""
        return [row for each in self.hexes if (row := self._row(each)) is not None]

    @cached_property
    def legend(self) -> list[Sign]:
        """The signs on this map with their meanings."""
        on_hexes = [*self._marker_signs(), *self._placed_signs(), *self._objective_signs()]
        return [*self._ground_signs(), *on_hexes, *self._zone_signs()]

    def _zone_row(self, tag: str, name: str) -> ZoneRow:
        users = list(_users(self.scenario, name))
        nations = list(dict.fromkeys(nation for nation, _text in users))
        numbers = zone_hexes(self.scenario, self.scenario.zones[name], self.ground) if self.ground else []
        return ZoneRow(
            tag=tag,
            name=zone_words(name),
            users=", ".join(text for _nation, text in users),
            nations=", ".join(str(NATIONS[NATION_NAMES.index(each)]) for each in nations),
            hexes=tuple(self.hexes[number].name for number in numbers),
            side=nations[0] if len(nations) == 1 else NEUTRAL,
        )

    def _row(self, each: MapHex) -> HexRow | None:
        markers = ", ".join(str(MARKERS[it.kind]) for it in self.scenario.markers if it.hex == each.name)
        objective = "; ".join(it.words for it in self.objectives if it.hex == each.name)
        units = "; ".join(it.words for it in self.placed if it.hex == each.name)
        label = "; ".join(it.words for it in self.scenario.labels if it.hex == each.name)
        if is_plain(each) and not any((markers, objective, units, label)):
            return None
        zones = ", ".join(zone.name for zone in self.zones if each.name in zone.hexes)
        return HexRow(each.name, each.words, markers, objective, zones, units, label)

    def _ground_signs(self) -> Iterator[Sign]:
        for base in sorted({each.base for each in self.hexes}):
            yield Sign(_sample(base=base, streams=0b010010 if base == "stream" else 0), str(BASES[base]))
        if any(each.roads for each in self.hexes):
            yield Sign(_sample(roads=0b001001), _("road"))
        for level in sorted({each.level for each in self.hexes} - {0}):
            yield Sign(_sample(level=level), _("level %(level)d") % {"level": level})
        drops = self._drops()
        if 1 in drops:
            yield Sign(_slope_sample(1), _("slope; the strokes point downhill"))
        if CLIFF in drops:
            yield Sign(_slope_sample(CLIFF), _("cliff; the strokes point downhill"))

    def _drops(self) -> set[int]:
        """By how many levels neighbours differ."""
        grid = Grid(self.hexes)
        beside = ((each, grid.neighbour(each.name, way)) for each in self.hexes for way in DIRECTIONS)
        return {each.level - other.level for each, other in beside if other}

    def _marker_signs(self) -> Iterator[Sign]:
        for kind in dict.fromkeys(each.kind for each in self.scenario.markers):
            yield Sign(_sample({"markers": Markers([Marker("A1", kind)])}), str(MARKERS[kind]))

    def _placed_signs(self) -> Iterator[Sign]:
        for side, is_concealed in dict.fromkeys((each.side, each.is_concealed) for each in self.placed):
            unit = Unit("A1", "regular", side, "", is_concealed)
            yield Sign(_sample({"placed": PlacedUnits([unit])}), sign_words(side, is_concealed))

    def _objective_signs(self) -> Iterator[Sign]:
        for kind, side in dict.fromkeys((each.kind, each.side) for each in self.objectives):
            badge = Objective("A1", kind, side, f"{LETTERS[side]}", "")
            yield Sign(_sample({"objectives": Objectives([badge])}), _objective_kind(kind, side))

    def _zone_signs(self) -> Iterator[Sign]:
        for place, each in enumerate(self.zones):
            text = f"{each.tag}: {each.name}" + (f" ({each.nations})" if each.nations else "")
            zones = Zones([Zone("", ()) for _before in range(place)] + [_zone(each, ("A1",))])
            yield Sign(_sample({"zones": zones}), text)


def zone_words(name: str) -> str:
    """A zone's name as people read it: the victory conditions call it the same."""
    return name.replace("_", " ")


def objective_words(objective: ScenarioObjective) -> str:
    """All that an objective is: "Bridge: American command objective, 2 command a round"."""
    words = [_objective_kind(objective.kind, objective.side), *_worth(objective)]
    if objective.control:
        words.append(_("%(nation)s at the start") % {"nation": NATIONS[NATION_NAMES.index(objective.control)]})
    if objective.capture == "for good":
        words.append(_("kept for good by who takes it first"))
    if objective.carried is not None:
        words.append(_("carried by %(who)s") % {"who": DOERS[objective.carried]})
    text = ", ".join(words)
    return f"{objective.name}: {text}" if objective.name else text


def _worth(objective: ScenarioObjective) -> Iterator[str]:
    """The gains of an objective. "No points" is said: without a word the rule book gives a point (D-TOI-115)."""
    value = objective.value
    if not value:
        yield _("no command") if objective.kind == "command" else _("no points")
    elif objective.by_round:
        values = ", ".join(map(str, objective.by_round))
        what = _("command") if objective.kind == "command" else _("points")
        yield _("%(values)s %(what)s in rounds 1, 2 ...; the last number counts on") % {"values": values, "what": what}
    elif objective.kind == "command":
        yield _("%(n)d command a round") % {"n": value}
    elif objective.scored == "last round":
        yield ngettext("%(n)d point after the last round", "%(n)d points after the last round", value) % {"n": value}
    else:
        yield ngettext("%(n)d point a round", "%(n)d points a round", value) % {"n": value}


def _objective_kind(kind: str, side: str) -> str:
    names = {
        ("command", "american"): _("American command objective"),
        ("command", "german"): _("German command objective"),
        ("command", NEUTRAL): _("neutral command objective"),
        ("victory", "american"): _("American victory objective"),
        ("victory", "german"): _("German victory objective"),
        ("victory", NEUTRAL): _("neutral victory objective"),
    }
    return names[kind, side]


def _users(scenario: Scenario, zone: str) -> Iterator[tuple[str, str]]:
    """Pairs of a nation and its units placed in a zone."""
    for side in scenario.sides:
        nation = NATIONS[NATION_NAMES.index(side.nation)]
        for division in side.divisions:
            if zone in division.zones:
                yield side.nation, _("%(nation)s division %(number)s") % {"nation": nation, "number": division.number}
        for each in side.reinforcements:
            if zone in each.zones:
                yield side.nation, _arriving(each) % {"nation": nation, "round": each.round}
        if zone in side.reinforcement_zones:
            yield side.nation, _("%(nation)s units from cards") % {"nation": nation}


def _arriving(found: Reinforcement) -> str:
    """A text about a reinforcement; those with a condition may come in any later round (D-TOI-176)."""
    if found.condition is None:
        return _("%(nation)s reinforcements of round %(round)d")
    return _("%(nation)s reinforcements from round %(round)d on")


def _zone(row: ZoneRow, hexes: Sequence[str] | None = None) -> Zone:
    return Zone(row.tag, tuple(row.hexes if hexes is None else hexes), row.side)


def _slope_sample(level: int) -> Markup:
    """A hill with what is below it."""
    return draw([MapHex("A1", 1, 0, level=level), MapHex("B2", 2, 0)], title="", names=False)


def _sample(
    layers: Mapping[str, Layer] = NO_LAYERS, base: str = "clear", level: int = 0, roads: int = 0, streams: int = 0
) -> Markup:
    """One hex as decoration beside its words."""
    here = MapHex("A1", 1, 0, base, level, roads, streams)
    return draw([here], title="", layers=layers, names=False)
