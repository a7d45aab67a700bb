"""A view of a City made up for its template."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from drawing.svg import Markup
from sandtable.engine.views import Things, View
from scenarios.games.mafia_city.city_svg import Figure, Tile, draw
from simulate.watching.boards.board import Board
from simulate.watching.boards.explaining import Explained
from simulate.watching.boards.mafia_city.explaining import explained

LETTERS: Final = {"Hitman": "H", "Policeman": "P", "Mayor": "M"}
"""The letters on the figures."""
COLOURS: Final = {
    "grey": gettext_lazy("grey"),
    "yellow": gettext_lazy("yellow"),
    "red": gettext_lazy("red"),
    "blue": gettext_lazy("blue"),
    "green": gettext_lazy("green"),
}
NEWEST: Final = 6
"""Cards of the discard pile that are named beside it."""


class MafiaCityBoard(Board):
    """Draws Mafia City."""

    stylesheets = ("css/map.css", "css/games/mafia_city.css", "css/games/mafia_city_board.css")

    def explained(self, view: View, played: Mapping[str, str]) -> Iterable[Explained]:
        return explained(view)

    def context(self, view: View, seats: Sequence[str]) -> dict[str, Any]:
        things = view.things
        return {
            "city": city(view),
            "phase": things["phase"],
            "target": things["target"],
            "limit": things["round_limit"],
            "starting": view.seats[things["starting"]]["name"],
            "evaluated": next((each["name"] for each in things["locations"] if each["is_evaluated"]), ""),
            "open_cards": things["open_cards"],
            "draw": things["draw_pile"],
            "discard": things["discard_pile"],
            "newest": things["discard_pile"]["cards"][: -NEWEST - 1 : -1],
            "clans": [_clan(view, seat, who) for seat, who in zip(view.seats, seats, strict=True)],
        }


def city(view: View) -> Markup:
    """The City as a picture; each location says its column in words."""
    return draw([_tile(view, each) for each in view.things["locations"]], title=_("The City"))


def _tile(view: View, place: Things) -> Tile:
    cell = place["cell"]
    return Tile(
        id=place["id"],
        number=place["number"],
        name=place["name"],
        figures=tuple(
            Figure(each["name"].lower(), LETTERS[each["name"]], each["at"])
            for each in view.things["figures"]
            if each["place"] == place["id"]
        ),
        column=tuple(each["owner"] for each in place["column"]),
        cell=None if cell is None else tuple(seat for seat, many in enumerate(cell) for _each in range(many)),
        words=_words(view, place),
        at=place["at"],
        mafiosi=tuple(each["at"] for each in place["column"]),
        has_cube=place["has_cube"],
    )


def _words(view: View, place: Things) -> str:
    """The column in words: "from below Player 1, Player 2; Player 1 leads"."""
    owners = [str(view.seats[each["owner"]]["name"]) for each in place["column"]]
    if not owners:
        return _("empty")
    words = _("from below %(owners)s") % {"owners": ", ".join(owners)}
    leader = place["controller"]
    return (
        words
        if leader is None
        else _("%(column)s; %(name)s leads")
        % {
            "column": words,
            "name": view.seats[leader]["name"],
        }
    )


def _clan(view: View, seat: Things, who: str) -> dict[str, Any]:
    """A player with everything in front of it."""
    shown = [each for each in seat["cards"] if "symbol" in each]
    held = [each for each in view.things["figures"] if each["holder"] == seat["seat"]]
    return {
        "things": seat,
        "who": who,
        "colour": COLOURS[seat["colour"]],
        "cards": shown,
        "backs": [each for each in seat["cards"] if "symbol" not in each],
        "figures": held,
        "decides": view.to_move == seat["seat"],
    }
