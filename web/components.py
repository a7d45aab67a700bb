"""Components of pages as template tags: crumbs, the head of a page, tables. `{% load components %}` brings them.

{% crumbs %}{% crumb _("Decks") "decks:deck-list" %}{% crumb deck.name deck %}{% crumb _("Edit") %}{% endcrumbs %}

{% page_head _("Decks") %}
  <p class="page-head__lead">A team, a deck and a battlefield.</p>
  {% page_actions %}<a class="button" href="...">New deck</a>{% endpage_actions %}
{% endpage_head %}

{% table _("Units") "cards" %}
  {% columns %}{% column _("Unit") %}{% column _("Movement") "num" %}{% endcolumns %}
  <tbody><tr><th scope="row">Squad</th><td class="num">4</td></tr></tbody>
{% endtable %}
"""

from __future__ import annotations

import re
from collections.abc import Hashable
from typing import Any, Final

from django import template
from django.template.context import Context
from django.template.loader import render_to_string
from django.urls import reverse
from django.utils.html import conditional_escape, format_html
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import get_language
from django.utils.translation import gettext as _

from web.kept import kept

register = template.Library()

_ACTIONS: Final = "page_actions"
_TITLE: Final = "page_title"
_SIGN: Final = "page_sign"
_LABELS: Final = "table_labels"
_ROW_OR_CELL: Final = re.compile(r"<(tr|th|td)\b([^>]*)>")
_SPAN: Final = re.compile(r'colspan="(\d+)"')


@register.simple_tag(takes_context=True)
def include_kept(context: Context, template: str, *key: Hashable) -> SafeString:
    """A template that is written anew only for another key, whose parts name everything that it shows."""

    def write() -> SafeString:
        return render_to_string(template, {str(name): value for name, value in context.flatten().items()})

    return kept((template, key, get_language()), write)


@register.simple_block_tag
def crumbs(content: str) -> SafeString:
    """The way from the top of the site to this page; `{% crumb %}` is one step of it."""
    return format_html('<nav class="crumbs" aria-label="{}"><ol>{}</ol></nav>', _("Where you are"), content)


@register.simple_tag
def crumb(text: object, to: Any = "", *args: object) -> SafeString:
    """One step: a text and where it leads, as an address, the name of a page with its arguments, or an object.

    Without `to` it is this page. The text may be somebody's name in any script, so it is set apart.
    """
    if not to:
        return format_html('<li aria-current="page"><bdi>{}</bdi></li>', text)
    return format_html('<li><a href="{}"><bdi>{}</bdi></a></li>', _address(to, args), text)


def _address(to: Any, args: tuple[object, ...]) -> str:
    if not isinstance(to, str):
        return str(to.get_absolute_url())
    return to if to.startswith("/") else reverse(to, args=args)


@register.simple_block_tag(takes_context=True)
def page_head(context: Context, content: str, title: object = "") -> SafeString:
    """The head of a page: its title, the content below the title, and beside both the content of `page_actions`.

    A title with marks in it is the content of `page_title` instead; the content of `page_sign` stands before the title.
    """
    heading = _taken(context, _TITLE, "") or format_html("<h1><bdi>{}</bdi></h1>", title)
    main = format_html('<div class="stack stack--tight">{}{}</div>', heading, content)
    if sign := _taken(context, _SIGN, ""):
        main = format_html('<div class="page-head__signed">{}{}</div>', sign, main)
    return format_html('<header class="page-head">{}{}</header>', main, _taken(context, _ACTIONS, ""))


@register.simple_block_tag(takes_context=True)
def page_title(context: Context, content: str) -> str:
    """A title of several parts, such as the names of those who play against each other. `page_head` shows it."""
    context.render_context[_TITLE] = format_html('<h1 class="page-head__parts">{}</h1>', content)
    return ""


@register.simple_block_tag(takes_context=True)
def page_sign(context: Context, content: str) -> str:
    """A picture of the subject of the page. `page_head` shows it before the title."""
    context.render_context[_SIGN] = content
    return ""


@register.simple_block_tag(takes_context=True)
def page_actions(context: Context, content: str, label: str = "") -> str:
    """The buttons of a page; they stand where `page_head` puts them. With a label they are ways to other pages."""
    box = '<nav class="cluster" aria-label="{1}">{0}</nav>' if label else '<div class="cluster">{0}</div>'
    context.render_context[_ACTIONS] = format_html(box, content, label)
    return ""


def _taken(context: Context, name: str, default: Any) -> Any:
    """The value that an inner tag has left for this one."""
    value = context.render_context.get(name) or default
    context.render_context[name] = None
    return value


@register.simple_block_tag
def columns(content: str) -> SafeString:
    """The head of a table; it holds a `{% column %}` for each column."""
    return format_html("<thead><tr>{}</tr></thead>", content)


@register.simple_tag(takes_context=True)
def column(context: Context, heading: object, kind: str = "") -> SafeString:
    """The heading of a column; `kind` is "num" for numbers."""
    context.render_context[_LABELS] = [*(context.render_context.get(_LABELS) or ()), heading]
    return format_html('<th scope="col"{}>{}</th>', format_html(' class="{}"', kind) if kind else "", heading)


@register.simple_block_tag(takes_context=True)
def table(
    context: Context,
    content: str,
    caption: object,
    kind: str = "",
    shows_caption: bool = False,
    is_labelled: bool = False,
) -> SafeString:
    """A table that scrolls inside its place and says what it is; `kind` is a list of variants: "cards middle".

    With "cards" a row is a card on a phone; every cell then bears the heading of its column. `is_labelled`: they do
    so already.
    """
    kinds = kind.split()
    labels = _taken(context, _LABELS, [])
    if "cards" in kinds and not is_labelled:
        content = _labelled(content, labels)
    names = " ".join(["table", *(f"table--{each}" for each in kinds)])
    hidden = "" if shows_caption else mark_safe(' class="visually-hidden"')
    return format_html(
        '<div class="table-scroll" tabindex="0" role="region" aria-label="{}">'
        '<table class="{}"><caption{}>{}</caption>{}</table></div>',
        caption, names, hidden, caption, content,
    )  # fmt: skip


def _labelled(content: str, labels: list[object]) -> SafeString:
    """The rows of a table, with the heading of its column as the `data-label` of every cell that has none."""
    place = 0

    def label(found: re.Match[str]) -> str:
        nonlocal place
        tag, attributes = found.groups()
        if tag == "tr":
            place = 0
            return found[0]
        here, span = place, _SPAN.search(attributes)
        place += int(span[1]) if span else 1
        if tag == "th" or span or here >= len(labels) or "data-label" in attributes:
            return found[0]
        return f'<td data-label="{conditional_escape(str(labels[here]))}"{attributes}>'

    return mark_safe(_ROW_OR_CELL.sub(label, content))  # noqa: S308 - what was rendered, and escaped headings
