"""Heat maps of a playtest on a scenario: who holds which hex at the end, and where losses fall; each with its table."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from django.utils.translation import gettext as _

from catalog.drawing.charts import Chart
from catalog.drawing.svg import Markup
from scenarios.map_layers import Value, Values
from scenarios.map_svg import MapHex, draw
from simulate.balance import Balance, Place
from simulate.words import percent

FEW = 0.005
"""Shares below this are left off the map; the table has them."""


def heat_maps(balance: Balance, hexes: Sequence[MapHex]) -> Iterator[Chart]:
    """A map for each thing that was counted by hex; where the ground is not known, its table alone."""
    if any(place.control for place in balance.places.values()):
        yield control(balance, hexes)
    if any(place.losses for place in balance.places.values()):
        yield losses(balance, hexes)


def control(balance: Balance, hexes: Sequence[MapHex]) -> Chart:
    """For each hex the side that held it most often at the end, and in how many of the games."""
    caption = _("Held at the end of the game, percent of games")
    values = {
        place.name: Value(share, f"{100 * share:.0f}", balance.sides[place.holder].lower())
        for place in balance.places.values()
        if (share := place.control[place.holder] / balance.games) >= FEW
    }
    rows = [
        (place.name, *(percent(place.control[side] / balance.games, 0) for side in range(len(balance.sides))))
        for place in _ordered(balance, lambda place: sum(place.control.values()))
    ]
    return Chart(_map(hexes, values, caption), caption, (_("Hex"), *balance.sides), tuple(rows))


def losses(balance: Balance, hexes: Sequence[MapHex]) -> Chart:
    """For each hex what was lost there in a game, and the side that lost more."""
    caption = _("Losses in a game, by hex")
    most = max(place.fallen for place in balance.places.values())
    values = {
        place.name: Value(place.fallen / most, f"{mean:.1f}", balance.sides[place.loser].lower())
        for place in balance.places.values()
        if (mean := place.fallen / balance.games) >= 10 * FEW
    }
    rows = [
        (place.name, *(f"{place.losses[side] / balance.games:.2f}" for side in range(len(balance.sides))))
        for place in _ordered(balance, lambda place: place.fallen)
    ]
    return Chart(_map(hexes, values, caption), caption, (_("Hex"), *balance.sides), tuple(rows))


def legend(balance: Balance) -> str:
    """How to read the maps without their colors."""
    first, *others = balance.sides
    return _(
        "A circle stands for the %(first)s side, a diamond for the %(others)s side; the larger, the more. Terrain is in"
        " the background."
    ) % {"first": first, "others": ", ".join(others)}


def _map(hexes: Sequence[MapHex], values: dict[str, Value], caption: str) -> Markup:
    if not hexes:
        return Markup("")
    desc = _("The numbers are in the table below the map.")
    return draw(hexes, title=caption, desc=desc, layers=[Values(values)], quiet=True)


def _ordered(balance: Balance, weight: Callable[[Place], int]) -> list[Place]:
    """The hexes where there is something to tell, most first."""
    told = [place for place in balance.places.values() if weight(place)]
    return sorted(told, key=lambda place: (-weight(place), place.name))
