"""Heat maps of a playtest on a scenario: who holds which hex at the end, and where losses fall; each with its table."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from django.utils.translation import gettext as _

from drawing.charts import Chart
from drawing.hex_map import MapHex, draw
from drawing.map_layers import Value, Values
from drawing.svg import Markup
from sandtable.playtest.report.base import Report
from sandtable.playtest.report.lists import Hex
from simulate.results.words import name
from simulate.words import percent

FEW = 0.005
"""Shares below this are left off the map; the table has them."""


def heat_maps(report: Report, hexes: Sequence[MapHex]) -> Iterator[Chart]:
    """A map for each thing that was counted by hex; where the ground is not known, its table alone."""
    if any(place.control for place in report.hexes.values()):
        yield control(report, hexes)
    if any(place.losses for place in report.hexes.values()):
        yield losses(report, hexes)


def control(report: Report, hexes: Sequence[MapHex]) -> Chart:
    """For each hex the side that held it most often at the end, and in how many of the games."""
    caption = _("Held at the end of the game, percent of games")
    rows = [
        (place.name, *(percent(place.control[side] / report.games.ended, 0) for side in range(len(report.parties))))
        for place in _ordered(report, lambda place: sum(place.control.values()))
    ]
    return Chart(
        _map(hexes, control_layer(report), caption), caption, (_("Hex"), *map(name, report.parties)), tuple(rows)
    )


def control_layer(report: Report) -> Values:
    """The side that held each hex most often, with its percentage of the games."""
    return Values(
        {
            place.name: Value(share, f"{100 * share:.0f}", name(report.parties[place.holder]).lower())
            for place in report.hexes.values()
            if (share := place.control[place.holder] / report.games.ended) >= FEW
        }
    )


def losses(report: Report, hexes: Sequence[MapHex]) -> Chart:
    """For each hex what was lost there in a game, and the side that lost more."""
    caption = _("Losses in a game, by hex")
    rows = [
        (place.name, *(f"{place.losses[side] / report.games.ended:.2f}" for side in range(len(report.parties))))
        for place in _ordered(report, lambda place: place.fallen)
    ]
    return Chart(
        _map(hexes, losses_layer(report), caption), caption, (_("Hex"), *map(name, report.parties)), tuple(rows)
    )


def losses_layer(report: Report) -> Values:
    """The mean losses of a game in each hex; the marks are those of the side that lost more."""
    most = max((place.fallen for place in report.hexes.values()), default=0)
    return Values(
        {
            place.name: Value(place.fallen / most, f"{mean:.1f}", name(report.parties[place.loser]).lower())
            for place in report.hexes.values()
            if (mean := place.fallen / report.games.ended) >= 10 * FEW
        }
    )


def legend(report: Report) -> str:
    """The legend for reading the maps without colors."""
    first, *others = map(name, report.parties)
    return _(
        "A circle stands for the %(first)s side, a diamond for the %(others)s side; the larger, the more. Terrain is in"
        " the background."
    ) % {"first": first, "others": ", ".join(others)}


def _map(hexes: Sequence[MapHex], layer: Values, caption: str) -> Markup:
    if not hexes:
        return Markup("")
    desc = _("The numbers are in the table below the map.")
    return draw(hexes, title=caption, desc=desc, layers={"values": layer}, quiet=True)


def _ordered(report: Report, weight: Callable[[Hex], int]) -> list[Hex]:
    """The hexes where there is something to tell, most first."""
    told = [place for place in report.hexes.values() if weight(place)]
    return sorted(told, key=lambda place: (-weight(place), place.name))
