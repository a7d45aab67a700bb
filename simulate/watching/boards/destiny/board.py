"""A view of a game of Destiny made up for its template."""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import gettext as _

from drawing.svg import Markup
from sandtable.engine.views import Things, View
from simulate.watching.boards.board import Board, choices_at
from simulate.watching.boards.destiny.drawing import die_at_rest, health_bar, sign
from simulate.watching.boards.destiny.explaining import explained
from simulate.watching.boards.explaining import Explained

INDENTATION: Final = re.compile(r"\n\s+")
"""The white space of the templates; it is a fifth of a board with four players and their piles."""


@dataclass(frozen=True)
class Pile:
    """Cards that everybody may look through, folded up unless one of them can be chosen."""

    things: Things
    title: str
    is_open: bool

    @property
    def newest(self) -> str:
        """The name of the card on top."""
        return str(self.things["cards"][-1]["name"])


@dataclass(frozen=True)
class Mat:
    """Everything of one seat."""

    things: Things
    who: str
    badges: list[tuple[str, str]]
    """Words about the seat, each with the class of its badge."""
    team: list[tuple[Things, Markup]]
    """The characters, each with its bar of health."""
    piles: list[Pile]

    @property
    def hidden(self) -> range:
        """One number for each card of the hand that the viewer does not see."""
        return range(self.things["hand"]["count"] - len(self.things["hand"]["cards"]))


class DestinyBoard(Board):
    """Draws Destiny."""

    stylesheets = ("css/games/destiny_board.css",)

    def draw(self, *values: Any, **options: Any) -> SafeString:
        """The board without the indentation of its templates."""
        html = super().draw(*values, **options)
        return mark_safe(INDENTATION.sub(" ", html))  # noqa: S308 - white space was taken out of safe markup

    def explained(self, view: View, played: Mapping[str, str]) -> Iterable[Explained]:
        return explained(view, played)

    def context(self, view: View, seats: Sequence[str]) -> dict[str, Any]:
        battlefield = view.things["battlefield"]
        chosen = choices_at(view)
        return {
            "phase": _phase(view),
            "battlefield": battlefield,
            "holder": _name(view, battlefield["holder"]),
            "claimer": _name(view, battlefield["claimer"]),
            "shield": sign("Sh"),
            "coins": sign("R"),
            "rest": die_at_rest(),
            "mats": [_mat(view, seat, who, chosen) for seat, who in zip(view.seats, seats, strict=True)],
        }


def _phase(view: View) -> str:
    """The phase, translated."""
    if view.outcome is not None:
        return _("the game is over")
    return {"set-up": _("set-up"), "action phase": _("action phase"), "upkeep": _("upkeep")}[view.things["phase"]]


def _name(view: View, seat: int | None) -> str:
    return "" if seat is None else str(view.seats[seat]["name"])


def _mat(view: View, seat: Things, who: str, chosen: Container[str]) -> Mat:
    return Mat(
        things=seat,
        who=who,
        badges=_badges(view, seat),
        team=[(each, health_bar(each["damage"], each["health"])) for each in seat["characters"]],
        piles=_piles(seat, chosen),
    )


def _badges(view: View, seat: Things) -> list[tuple[str, str]]:
    """The words for a seat at this moment, the most telling first."""
    number = seat["seat"]
    words = [
        (view.outcome is not None and number in view.outcome.winners, _("won"), "badge--good"),
        (seat["out"], _("out of the game"), "badge--bad"),
        (view.to_move == number, _("decides"), "badge--info"),
        (view.things["turn"] == number and view.to_move >= 0, _("has the turn"), "badge--busy"),
        (seat["claimed"], _("has claimed"), ""),
        ("replaced" in seat, _("has replaced an upgrade"), ""),
        (seat["additional_actions"] > 0, _("additional actions: %(n)s") % {"n": seat["additional_actions"]}, ""),
    ]
    return [(text, style) for is_said, text, style in words if is_said]


def _piles(seat: Things, chosen: Container[str]) -> list[Pile]:
    """The piles of a seat that hold cards."""
    named = [(seat["discard"], _("Discard pile")), (seat["aside"], _("Set aside"))]
    return [
        Pile(things, title, any(card["at"] in chosen for card in things["cards"]))
        for things, title in named
        if things["cards"]
    ]
