"""A view of an expedition made up for its template."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from django.utils.translation import gettext as _

from sandtable.engine.views import Things, View
from sandtable.games.space_bastards.view.text import radioactive
from scenarios.games.space_bastards.layout import FIELD, SQUARE
from simulate.watching.boards.board import Board
from simulate.watching.boards.explaining import Explained
from simulate.watching.boards.space_bastards.drawing import LETTERS, draw
from simulate.watching.boards.space_bastards.explaining import explained


class SpaceBastardsBoard(Board):
    """Draws Space Bastards."""

    stylesheets = ("css/map.css", "css/games/space_bastards.css", "css/games/space_bastards_board.css")
    scripts = ("js/boards/pan.js",)

    def explained(self, view: View, played: Mapping[str, str]) -> Iterable[Explained]:
        return explained(view)

    def context(self, view: View, seats: Sequence[str]) -> dict[str, Any]:
        return {
            "map": draw(view),
            "touch": SQUARE if view.question and view.things["placing"] else 2 * FIELD,
            "letters": [(race, letters) for race, letters in LETTERS.items()],
            "track": list(_track(view)),
            "planets": [_planet(view, each) for each in view.things["planets"]],
            "radioactive": radioactive(view.things),
            "relations": view.things["relations"],
            "offer": view.things["offer"],
            "players": [_player(view, seat, who) for seat, who in zip(view.seats, seats, strict=True)],
        }


def _track(view: View) -> Iterator[dict[str, Any]]:
    """The spaces of the round track in words, the present one marked."""
    for place, space in enumerate(view.things["track"]):
        yield {
            "is_now": place == view.things["space"],
            "number": space["number"],
            "scores": space["scores"],
            "returns_cards": space["returns_cards"],
            "words": _space_words(space),
        }


def _space_words(space: Things) -> str:
    words = [_("round %(n)s") % {"n": space["number"]} if space["number"] else _("ships only")]
    if space["scores"]:
        words.append(_("%(n)s points for a dominated planet") % {"n": space["scores"]})
    if space["returns_cards"]:
        words.append(_("action cards come back"))
    return ", ".join(words)


def _planet(view: View, planet: Things) -> dict[str, Any]:
    """The creatures on a planet, counted by owner."""
    names = [seat["name"] for seat in view.seats] + [_("Neutral")]
    living = [(names[owner], many) for owner, many in enumerate(planet["creatures"]) if many]
    leader = planet["dominated_by"]
    return {"things": planet, "living": living, "leader": names[leader] if leader is not None else ""}


def _player(view: View, seat: Things, who: str) -> dict[str, Any]:
    on_board = [(field, ship) for field in view.things["fields"] for ship in field["ships"]]
    aboard = next(((field["name"], ship) for field, ship in on_board if ship["seat"] == seat["seat"]), None)
    place, ship = aboard or (_("off the board"), seat["ship"])
    return {
        "things": seat,
        "who": who,
        "place": place,
        "ship": ship,
        "is_off_board": aboard is None,
        "decides": view.to_move == seat["seat"],
        "is_starter": seat["is_starter"],
        "supply": [(LETTERS[race], race, many) for race, many in seat["supply"].items()],
    }
