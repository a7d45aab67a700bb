"""A view of a battle made up for its template."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from hashlib import blake2b
from typing import Any, Final

from django.utils.translation import gettext as _

from drawing.hex_map import HIGH
from sandtable.engine.views import Things, View
from simulate.watching.boards.board import Board, choices_at
from simulate.watching.boards.explaining import Explained
from simulate.watching.boards.tide_of_iron.explaining import explained
from simulate.watching.boards.tide_of_iron.field import (
    ground_of,
    ground_picture,
    label_words,
    names_of,
    standing,
    state_letters,
    words_of,
)

TWO_PLAYERS: Final = 2
"""The number of players that has no partners among them."""


class TideOfIronBoard(Board):
    """Draws Tide of Iron."""

    stylesheets = ("css/map.css", "css/games/tide_of_iron_board.css")
    scripts = ("js/boards/pan.js",)

    def explained(self, view: View, played: Mapping[str, str]) -> Iterable[Explained]:
        return explained(view)

    def context(self, view: View, seats: Sequence[str]) -> dict[str, Any]:
        things = view.things
        ground = ground_of(view)
        return {
            "phase": phase_words(view),
            "ground": ground_picture(ground),
            "touch": 2 * HIGH,
            "has_partners": len(view.seats) > TWO_PLAYERS,
            "ground_id": f"toi-ground-{blake2b(repr(ground).encode(), digest_size=4).hexdigest()}",
            "standing": standing(view, names_of(list(choices_at(view)))),
            "objectives": things["objectives"],
            "labels": [(each["name"], label_words(each)) for each in things["hexes"] if "text" in each],
            "carried": [_listed(each) for each in _passengers(view)],
            "sides": [_side(view, seat, who) for seat, who in zip(view.seats, seats, strict=True)],
        }

    def noted(self, view: View, notes: Mapping[str, str]) -> dict[str, Any]:
        targets = names_of([*choices_at(view), *notes])
        return {"standing": standing(view, targets, notes)}


def phase_words(view: View) -> str:
    """The moment of the game: "Round 3 of 6, Action Phase, 2 actions left in this turn"."""
    things = view.things
    if things["phase"] == "setting up":
        return _("Setting up")
    words = _("Round %(n)s of %(all)s, %(phase)s Phase") % {
        "n": view.round,
        "all": things["rounds"],
        "phase": things["phase"].capitalize(),
    }
    if things["phase"] == "action" and things["actions_left"]:
        return _("%(moment)s, %(n)s actions left in this turn") % {"moment": words, "n": things["actions_left"]}
    return words


def _passengers(view: View) -> list[Things]:
    units = [unit for place in view.things["hexes"] for unit in place.get("units", ())]
    return [each for unit in units for each in unit.get("passengers", ())]


def _listed(unit: Things) -> dict[str, Any]:
    return {"things": unit, "words": words_of(unit), "letters": state_letters(unit)}


def _side(view: View, seat: Things, who: str) -> dict[str, Any]:
    """One side with everything that is not on the map."""
    return {
        "things": seat,
        "who": who,
        "decides": view.to_move == seat["seat"],
        "reserve": [_listed(each) for each in seat["reserve"]],
    }
