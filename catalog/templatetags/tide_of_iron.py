"""Tags for pages of Tide of Iron: `{% unit_symbol unit %}`, `{% terrain_hex row %}`, `{% marker_hex page %}`."""

from __future__ import annotations

from django import template
from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from catalog.tide_of_iron import boards, drawings, selectors, words
from catalog.tide_of_iron.cards import CardPage
from catalog.tide_of_iron.ground import MarkerPage
from drawing import card_sign as drawn_card
from drawing import unit_symbol as drawn
from drawing.ground_map import BASES
from drawing.hex_map import MapHex
from drawing.svg import Markup
from sandtable.games.tide_of_iron.facts import Terrain, UnitType
from sandtable.games.tide_of_iron.terms import IN_ACTION_PHASE, NATION_NAMES

register = template.Library()


@register.simple_tag
def unit_symbol(unit: UnitType, title: str = "") -> Markup:
    """The symbol of a unit; without a title it is decoration beside the unit's name."""
    return drawn.unit_symbol(selectors.shape_of(unit), NATION_NAMES[unit.nation], title=title)


@register.filter
def nation(number: int) -> str:
    return str(words.NATIONS[number])


@register.simple_tag
def part_picture(part: str) -> Markup:
    """The decorative picture on the tile of a part of the catalogue."""
    if part == "units":
        pairs = (("officer", "american"), ("tiger1", "german"))
        return Markup("".join(drawn.unit_symbol(kind, nation, title="") for kind, nation in pairs))
    if part == "terrain":
        return Markup("".join(drawings.terrain(kind, title="") for kind in ("woods", "building")))
    return drawn_card.card_sign(cost=2, when=pgettext("Action Phase", "A"), has_plus=True, title="")


@register.simple_tag
def card_sign(page: CardPage) -> Markup:
    """Decoration beside the name of a card: everything on it is said in words there."""
    action, command = pgettext("Action Phase", "A"), pgettext("Command Phase", "C")
    when = _("OP") if page.is_operation else action if page.card.timing == IN_ACTION_PHASE else command
    return drawn_card.card_sign(cost=page.cost, when=when, has_plus=page.card.has_plus, title="")


@register.simple_tag
def terrain_hex(row: Terrain) -> Markup:
    """A hex of this terrain."""
    return drawings.terrain(row.id, title=row.name)


@register.simple_tag
def marker_hex(page: MarkerPage) -> Markup | str:
    """A hex with this marker; nothing for a piece that is never on the map."""
    return drawings.marker(page.marker.id, title=str(page.name)) or ""


@register.filter
def board_edge(each: MapHex) -> str:
    """The edge of the board at which a half hex lies: "west edge"."""
    return boards.edge_of(each)


@register.filter
def base_name(base: str) -> str:
    """The name of a base terrain."""
    return str(BASES[base])
