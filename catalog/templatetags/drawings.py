"""Tags for pictures: `{% die_face side %}`, `{% die_strip sides %}`, `{% chart chart %}`, `{{ side|in_words }}`."""

from __future__ import annotations

from collections.abc import Iterable

from django import template

from catalog.dice_words import side_in_words
from drawing import die_face as drawn
from drawing.charts import Chart
from drawing.svg import Markup
from sandtable.games.destiny.facts import Side, parse_side

register = template.Library()


@register.simple_tag
def die_face(side: Side | str) -> Markup:
    """One side, as a Side or in the notation `2RD1`; its words are the picture's text twin."""
    read = _side(side)
    return drawn.die_face(read, title=side_in_words(read))


@register.simple_tag
def die_strip(sides: Iterable[Side | str]) -> Markup:
    """The sides of a die side by side; put a class .is-red, .is-blue ... around it for the colour."""
    read = [_side(side) for side in sides]
    return drawn.die_strip(read, titles=[side_in_words(side) for side in read])


@register.filter
def in_words(side: Side | str) -> str:
    """`2RD1` as "2 ranged damage, costs 1 resource"."""
    return side_in_words(_side(side))


@register.inclusion_tag("components/chart.html")
def chart(chart: Chart) -> dict[str, Chart]:
    """A drawing with its caption and, folded under it, the table it was drawn from."""
    return {"chart": chart}


def _side(side: Side | str) -> Side:
    return parse_side(side) if isinstance(side, str) else side
