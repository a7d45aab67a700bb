"""Tags of the search page: `{% facet_choices facet %}`, `{% find_fields asked known %}`."""

from __future__ import annotations

from html import escape
from urllib.parse import quote_plus

from django import template
from django.template.context import Context
from django.utils.html import format_html_join
from django.utils.safestring import SafeString
from django.utils.translation import get_language

from catalog.facets import Choice, Facet
from catalog.forms import Asked, FindForm
from catalog.tables import Tables
from web.kept import kept

register = template.Library()


@register.simple_tag(takes_context=True)
def facet_choices(context: Context, facet: Facet) -> SafeString:
    """The values of a filter as links that switch them on and off, each with the number of its cards.

    A page has sixty of them: a template that loops over them costs more than everything else on the page.
    """
    address, others = context["address"], context["others"]
    return SafeString("".join(_choice(choice, address, others) for choice in facet.choices))


def _choice(choice: Choice, address: str, others: str) -> str:
    classes = f"badge badge--tone {choice.tone}" if choice.tone else "badge"
    current = ' aria-current="true"' if choice.is_on else ""
    count = "" if choice.count is None else f' <span class="num">{choice.count}</span>'
    link = f"{address}?q={quote_plus(choice.query)}{others}".replace("&", "&amp;")
    return (
        f'<li><a class="{classes}{" badge--busy" if choice.is_on else ""}" href="{link}"{current} rel="nofollow">'
        f"{'✓ ' if choice.is_on else ''}{escape(choice.label)}{count}</a></li>"
    )


@register.simple_tag
def find_fields(asked: Asked, known: Tables) -> SafeString:
    """The choices of the search form: order, view and format; drawn once for each choice."""

    def draw() -> SafeString:
        form = FindForm(asked, known)
        fields = ((form[name].label_tag(), form[name]) for name in ("order", "view", "format"))
        return format_html_join("", '<div class="field">{}{}</div>', fields)

    formats = tuple((each.code, each.name, each.until) for each in known.formats.values())
    return kept(("find fields", asked.order, asked.view, asked.format, formats, get_language()), draw)


@register.simple_tag
def column_boxes(asked: Asked, known: Tables) -> SafeString:
    """A box for each column that the reader may choose; they belong to the search form."""
    boxes = ((box.tag(), box.choice_label) for box in FindForm(asked, known)["col"])
    return format_html_join("", "<label>{} {}</label>", boxes)
