"""A view of an Attack Run made up for its template."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from django.utils.translation import gettext as _

from drawing.svg import Markup
from sandtable.engine.views import Things, View
from scenarios.games.stay_on_target.words import card_words, colour_words
from simulate.watching.boards.board import Board
from simulate.watching.boards.explaining import Explained
from simulate.watching.boards.stay_on_target import cards
from simulate.watching.boards.stay_on_target.explaining import explained


@dataclass(frozen=True)
class Card:
    """A card on the board: its drawing, and the same in words."""

    at: str
    picture: Markup
    words: str
    note: str = ""
    """A word below the card."""


@dataclass(frozen=True)
class Squadron:
    """One seat."""

    things: Things
    who: str
    name: str
    leader: Card
    flying: list[Card] = field(default_factory=list)
    at_base: list[Card] = field(default_factory=list)

    @property
    def state(self) -> str:
        """The state of the seat in this run, translated."""
        return {
            "eliminated": _("eliminated by card %(n)s") % {"n": self.things["out_at"]},
            "in danger": _("in danger"),
            "flying": _("in the run"),
            "waiting": _("not off yet"),
        }[self.things["state"]]

    @property
    def badge(self) -> str:
        """The class of the badge with the state."""
        return {"eliminated": "badge--bad", "in danger": "badge--warn"}.get(self.things["state"], "")


class StayOnTargetBoard(Board):
    """Draws Stay on Target."""

    stylesheets = ("css/games/stay_on_target.css", "css/games/stay_on_target_board.css")

    def explained(self, view: View, played: Mapping[str, str]) -> Iterable[Explained]:
        return explained(view)

    def context(self, view: View, seats: Sequence[str]) -> dict[str, Any]:
        things = view.things
        return {
            "run": things["run"],
            "points": things["points"],
            "port": cards.port(),
            "row": [_place(each) for each in things["row"]],
            "aside": [_aside(each) for each in things["aside"]],
            "deck": things["deck"],
            "hand": _hand(view),
            "squadrons": [_squadron(seat, who, things["points"]) for seat, who in zip(view.seats, seats, strict=True)],
            "first": colour_words(view.seats[things["run"]["first"]]["colour"]).capitalize(),
        }


def _place(place: Things) -> Card:
    number, face = place["place"], cards.face_words(place)
    if place["state"] == "empty":
        return Card(place["at"], cards.empty(number), _("Place %(n)s: empty") % {"n": number})
    if place["state"] == "face down":
        words = _("Place %(n)s: face down") % {"n": number}
        return Card(place["at"], cards.back(number, place), f"{words} ({face})" if face else words)
    words = _("Place %(n)s: %(face)s") % {"n": number, "face": face}
    return Card(place["at"], cards.face(place), words, _("attacks") if place["attacks"] else "")


def _aside(card: Things) -> Card:
    return Card(card["at"], cards.face(card), cards.face_words(card), _("attacks") if card["attacks"] else "")


def _hand(view: View) -> dict[str, Any] | None:
    hand = view.things["hand"]
    if hand is None:
        return None
    shown = [Card(each["at"], cards.face(each), cards.face_words(each)) for each in hand["cards"] or ()]
    hidden = [] if shown else [cards.back() for _number in range(hand["count"])]
    name = colour_words(view.seats[hand["seat"]]["colour"]).capitalize()
    return {"name": name, "cards": shown, "hidden": hidden, "count": hand["count"]}


def _squadron(seat: Things, who: str, points: Things) -> Squadron:
    defence, shield = seat["defence"], seat["shield"]
    left = defence["leader"] if defence["left"] is None else defence["left"]
    words = _("Leader: defence %(n)s") if defence["left"] is None else _("Defence left: %(n)s")
    leader = Card(defence["at"], cards.leader(left, shield, defence["left"] is not None), words % {"n": left})
    found = Squadron(seat, who, colour_words(seat["colour"]).capitalize(), leader)
    for card in seat["cards"]:
        (found.flying if card["flies"] else found.at_base).append(_squadron_card(card))
    return found


def _squadron_card(card: Things) -> Card:
    words = f"{card['name']}: {card_words(cards.as_card(card))}"
    note = _("used") if card["is_spent"] else ""
    return Card(card["at"], cards.squadron(card), words, note)
