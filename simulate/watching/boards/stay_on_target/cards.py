"""The cards of a table as small drawings; the words stand beside them."""

from __future__ import annotations

from typing import Final

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from drawing.svg import Element, Markup, element, picture, render
from sandtable.engine.views import Things
from sandtable.games.stay_on_target.scenario import Card
from scenarios.games.stay_on_target.symbols import (
    HIGH,
    WIDE,
    at,
    card_frame,
    hidden_card,
    leader_card,
    port_card,
    squadron_card,
    text,
    type_symbol,
)

MARGIN: Final = 2.0
"""Room for the line around a card."""
TYPES: Final = {
    "blast": gettext_lazy("blast"),
    "starship": gettext_lazy("starship"),
    "lasers": gettext_lazy("lasers"),
}


def drawn(*parts: Element) -> Markup:
    """One card; its words stand beside it."""
    moved = at(MARGIN, MARGIN, *parts)
    return render(picture(WIDE + 2 * MARGIN, HIGH + 2 * MARGIN, moved, title="", class_="sot sot-card"))


def port() -> Markup:
    return drawn(*port_card(_("Port")))


def empty(place: int) -> Markup:
    return drawn(card_frame("empty"), text(str(place), WIDE / 2, 74, "empty"))


def back(place: int = 0, face: Things | None = None) -> Markup:
    """A card face down with its place (0: none); small in a corner what it is, for a viewer who knows."""
    if face is None or face["type"] is None:
        return drawn(*hidden_card(place)[: None if place else -1])
    known = [
        card_frame("back"),
        element("rect", x=8, y=12, width=WIDE - 16, height=34, rx=4, class_="sot__known"),
        type_symbol(face["type"], 20, 29),
        text(str(face["value"]), 39, 35, "small"),
        text(str(place), WIDE / 2, 74, "place"),
    ]
    return drawn(*known)


def face(card: Things) -> Markup:
    """An Imperial card face up."""
    symbol = element("g", type_symbol(card["type"], 0, 0), transform=f"translate({WIDE / 2:g} 66) scale(1.5)")
    return drawn(
        card_frame("face"),
        text(str(TYPES[card["type"]]), WIDE / 2, 15, "label"),
        text(str(card["value"]), WIDE / 2, 45, "attack"),
        symbol,
    )


def face_words(card: Things) -> str:
    """ "blast 4"; empty for a card that the viewer doesn't know."""
    return f"{TYPES[card['type']]} {card['value']}" if card["type"] else ""


def leader(defence: int, shield: Things, is_flying: bool) -> Markup:
    """The leader; in a run, the defence that is left."""
    reach = f"{shield['min']}\u2013{shield['max']}" if shield["min"] != shield["max"] else str(shield["min"])
    return drawn(*leader_card(_("Defence") if is_flying else _("Leader"), defence, reach))


def squadron(card: Things) -> Markup:
    parts = squadron_card(as_card(card))
    if card["is_spent"]:
        parts.append(element("path", d=f"M6 {HIGH - 6:g}L{WIDE - 6:g} 6", class_="sot__spent"))
    return drawn(*parts)


def as_card(card: Things) -> Card:
    """The card of the rules that a thing of the view tells about."""
    types = None if card["types"] is None else tuple(card["types"])
    return Card(card["name"], card["kind"], card["defence"], types, card["min"], card["max"])
