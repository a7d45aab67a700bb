"""Template tags of deck pages."""

from __future__ import annotations

from collections.abc import Iterable

from django import template
from django.template.context import Context
from django.urls import NoReverseMatch, reverse
from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.text import slugify
from django.utils.translation import gettext as _

from decks import rows
from decks.models import Deck
from decks.pressed import COUNT_OF_FOUND
from decks.sheet import Group, Sheet
from decks.written_notes import written_notes
from drawing.svg import Markup
from sandtable.games.destiny import facts
from sandtable.games.destiny.building.fitting import points_left
from sandtable.games.destiny.decklist import DeckList
from sandtable.games.destiny.facts import CardFacts, all_cards, card
from sandtable.games.destiny.formats import Format
from sandtable.games.destiny.own_formats import to_document

register = template.Library()


@register.simple_tag
def card_url(facts: CardFacts) -> str:
    """Address of a card's page; "" where there are no card pages."""
    try:
        return reverse("catalog:card", args=[facts.code, slugify(facts.name) or "card"])
    except NoReverseMatch:
        return ""


@register.simple_tag
def deck_notes(deck: Deck, content: DeckList) -> SafeString:
    """The notes of a deck as safe HTML, with links to the cards they name."""
    return written_notes(deck.notes, content.codes(), card_url)


@register.simple_tag(takes_context=True)
def presses(context: Context, change: str, *parts: object) -> SafeString:
    """The attributes of a button of the builder: its id, the change it sends with this id, and perhaps the focus.

    `{% presses "elite:01011" "list" "01011" "elite" %}` gives `id="list-01011-elite" name="change"
    value="elite:01011@list-01011-elite"`; the page that follows puts the focus back on the button.
    """
    id = _id(parts)
    return format_html('id="{}" name="change" value="{}@{}"{}', id, change, id, _autofocus(context, id))


@register.simple_tag(takes_context=True)
def presses_number(context: Context, word: str, code: str, place: str, number: int) -> SafeString:
    """The attributes of a button that sets the copies of a card; `presses` says more."""
    return presses(context, f"{word}:{code}:{number}", place, code, number)


@register.simple_tag(takes_context=True)
def takes_focus(context: Context, *parts: object) -> SafeString:
    """The attributes of an element that only a script or a press brings the focus to: id, tabindex, autofocus."""
    id = _id(parts)
    return format_html('id="{}" tabindex="-1"{}', id, _autofocus(context, id))


@register.simple_tag(takes_context=True)
def list_rows(context: Context) -> SafeString:
    """The cards of this page of the list, with the title of each part of the deck above its first one.

    Written as one piece: a template that loops over sixty rows costs more time than everything else on the page.
    """
    held, parts, drawn = context["held"], context["found"].parts, Drawn(context)
    titles = _part_titles(context["sheet"]) if parts else {}
    pieces = []
    for each in context["found"].cards:
        if each.code in parts:
            pieces.append(format_html('<li class="builder-rows__part">{}</li>', titles[parts[each.code]]))
        pieces.append(drawn.row(each, held.get(each.code, rows.NOTHING), "list"))
    return SafeString("".join(pieces))


@register.simple_tag(takes_context=True)
def deck_rows(context: Context, group: Group) -> SafeString:
    """The cards of one type in the deck."""
    drawn = Drawn(context)
    return SafeString(
        "".join(
            drawn.row(row.card, rows.Held(row.count), "deck", tuple(problem.rule for problem in row.problems))
            for row in group.rows
        )
    )


class Drawn:
    """The rows of one page, which are kept; the one that has the focus gets its mark."""

    def __init__(self, context: Context) -> None:
        self.kept = rows.rows_of(context["sheet"].format)
        self.focus = context.get("focus") or ""
        self.described = bool(context.get("messages_describe"))

    def row(self, card: CardFacts, held: rows.Held, place: str, rules: tuple[str, ...] = ()) -> SafeString:
        id, row = f"{place}-{card.code}", self.kept(card.code, held, place, rules)
        if self.focus != id and not self.focus.startswith(f"{id}-"):
            return row
        return rows.with_focus(row, self.focus, described=self.described)


def _part_titles(sheet: Sheet) -> dict[str, str]:
    """The title over the cards for each part of the deck."""
    return {
        "team": _("Characters for %(points)d points") % {"points": points_left(sheet.content, sheet.format)},
        "battlefield": _("Battlefields"),
        "deck": _("Cards for the deck, most used first"),
        "plot": _("Plots"),
        "other": _("More characters"),
    }


@register.simple_tag
def die_symbols() -> Markup:
    """The die faces that the rows of this page refer to."""
    return rows.sprite()


def _id(parts: Iterable[object]) -> str:
    return "-".join(str(part) for part in parts)


@register.simple_tag(takes_context=True)
def found_address(context: Context, number: int) -> str:
    """The builder with another page of its list of cards, and the focus above the list."""
    query = [context["filters"].query, f"page={number}", f"at={COUNT_OF_FOUND}"]
    return f"{context['edit_url']}?{'&'.join(part for part in query if part)}"


def _autofocus(context: Context, id: str) -> SafeString:
    """`autofocus` for the element with the focus."""
    if context.get("focus") != id:
        return SafeString()
    return rows.autofocus(described=bool(context.get("messages_describe")))


@register.filter
def as_card(code: str) -> CardFacts | None:
    """The facts of a code, for lists of codes."""
    return all_cards().get(code)


@register.filter
def get(mapping: dict[str, object], key: str) -> object:
    """A value by a key that is itself a variable."""
    return mapping.get(key)


@register.filter
def in_order(codes: Iterable[str]) -> list[CardFacts]:
    """The facts of some cards, in order of code."""
    return [card(code) for code in sorted(codes)]


@register.filter
def pairs(format: Format) -> list[list[CardFacts]]:
    """Cards a format does not allow together, two by two."""
    return [[card(one), card(other)] for one, other in to_document(format)["pairs"]]


@register.filter
def set_names(codes: Iterable[str]) -> list[str]:
    """Names of some sets, in their order."""
    return [each["name"] for each in facts.read("sets.json") if each["code"] in codes]
