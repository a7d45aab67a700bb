"""The set-up as a drawing: the row of an Attack Run, the Imperial deck by type and value, a squadron card by card.

All parts are as wide as a chart (400 units), so that they stay legible on a phone; the picture that leaves as a file
has all of them, one below the other. Every fact in it is a number, a letter or a shape, and stands in a table as well.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from django.utils.translation import gettext as _

from drawing.svg import Element, Markup, element, picture, render
from sandtable.games.stay_on_target.scenario import Scenario, Squadron
from sandtable.games.stay_on_target.terms import PLACES, TYPE_NAMES
from scenarios.games.stay_on_target.symbols import (
    GAP,
    HIGH,
    WIDE,
    at,
    hidden_card,
    leader_card,
    port_card,
    squadron_card,
    text,
    type_symbol,
)
from scenarios.games.stay_on_target.words import COLOURS, TYPE_WORDS, colour_words

WIDTH: Final = 400.0
STEP: Final = WIDE + GAP
"""From one card of a squadron to the next."""
NARROW: Final = 56.5
"""From one card of the row to the next: seven of them overlap a little, as on the table."""
PLOT: Final = 52.0
"""Height of the tallest bar."""
LEFT: Final = 84.0
"""Room for the names of the types."""
TONES: Final = frozenset(COLOURS)


@dataclass(frozen=True)
class Part:
    """A drawing that can stand alone or below another."""

    body: Element
    height: float

    def alone(self, title: str, desc: str = "") -> Markup:
        return render(picture(WIDTH, self.height, self.body, title=title, desc=desc, class_="sot"))


def run_part() -> Part:
    """The Port and the six places, numbered away from it; an arrow says how they are revealed (SOT-PLAY-01)."""
    cards = [at(2 + NARROW * place, 2, *hidden_card(place)) for place in range(PLACES, 0, -1)]
    right, left = 2 + NARROW * PLACES + WIDE / 2, 2 + NARROW + WIDE / 2
    arrow = element("path", d=f"M{right:g} 100H{left:g}m8-5-8 5 8 5", class_="sot__arrow")
    words = text(_("revealed from place %(n)d on") % {"n": PLACES}, (left + right) / 2, 118, "note")
    return Part(element("g", at(2, 2, *port_card(_("Port"))), *cards, arrow, words), 124.0)


def deck_part(scenario: Scenario) -> Part:
    """The number of cards of each value, by type."""
    highest = max((max(values) for values in scenario.deck.values() if values), default=1)
    most = max((max(Counter(values).values()) for values in scenario.deck.values() if values), default=1)
    rows = [
        at(0, (PLOT + 24) * number, *_bars(name, scenario.deck[name], highest, most))
        for number, name in enumerate(TYPE_NAMES)
    ]
    bottom = (PLOT + 24) * len(TYPE_NAMES) + 2
    axis = [text(str(value), _middle(value, highest), bottom + 10, "axis") for value in range(1, highest + 1)]
    return Part(element("g", *rows, *axis), bottom + 16)


def _bars(name: str, values: Sequence[int], highest: int, most: int) -> list[Element]:
    wide = min((WIDTH - LEFT) / highest - 4, 26)
    parts = [
        type_symbol(name, 10, PLOT - 2),
        text(str(TYPE_WORDS[name]), 22, PLOT + 2, "name"),
        text(str(len(values)), 22, PLOT - 14, "total"),
        element("path", d=f"M{LEFT:g} {PLOT + 6:g}H{WIDTH - 2:g}", class_="sot__ground"),
    ]
    for value, count in sorted(Counter(values).items()):
        high = (PLOT - 14) * count / most
        x, y = _middle(value, highest) - wide / 2, PLOT + 6 - high
        class_ = f"sot__bar sot__type--{name}"
        bar = element("rect", x=x, y=y, width=wide, height=high, class_=class_, data_type=name, data_value=str(value))
        parts.append(bar)
        parts.append(text(str(count), x + wide / 2, y - 3, "count"))
    return parts


def _middle(value: int, highest: int) -> float:
    return LEFT + (WIDTH - LEFT) / highest * (value - 0.5)


def squadron_part(squadron: Squadron) -> Part:
    """The leader and his cards; more than five, where a scenario has them by mistake, go on below."""
    shield = str(squadron.shield).replace("-", "\u2013")
    cards = [leader_card(_("Leader"), squadron.defence, shield), *map(squadron_card, squadron.cards)]
    across = int(WIDTH // STEP)
    placed = [
        at(2 + STEP * (number % across), 2 + (HIGH + GAP) * (number // across), *card)
        for number, card in enumerate(cards)
    ]
    lines = (len(cards) + across - 1) // across
    tone = squadron.colour if squadron.colour in TONES else "other"
    drawn = element("g", *placed, class_=f"sot--{tone}", data_squadron=squadron.colour)
    return Part(drawn, (HIGH + GAP) * lines)


def whole(scenario: Scenario, title: str) -> Markup:
    """Everything, one below the other, with headings."""
    parts: list[Element] = []
    y = 0.0
    titled = [
        (_("The Attack Run"), run_part()),
        (_("The Imperial Fleet"), deck_part(scenario)),
        *((colour_words(each.colour).capitalize(), squadron_part(each)) for each in scenario.squadrons),
    ]
    for heading, part in titled:
        parts += [at(0, y, text(heading, 2, 16, "heading")), at(0, y + 26, part.body)]
        y += part.height + 40
    return render(picture(WIDTH, y, *parts, title=title, class_="sot"))
