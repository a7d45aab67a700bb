"""The page after a press of a button in the builder: the element with the focus, and the words that are read out.

A button sends its own id along (`?at=list-01153-2`). The page that follows puts the focus on the button of that id, or
on the heading of its part when the button is gone, whether htmx swaps the builder or the browser loads the whole page.
"""

from __future__ import annotations

from collections.abc import Collection

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from decks.compare import compare, format_change, told
from decks.sheet import Sheet
from sandtable.games.destiny.decklist import DeckList, Member

COUNT_OF_FOUND = "found-count"


def moved(at: str, change: str, after: DeckList) -> str:
    """The id of the pressed button after the change: the elite switch follows its character to the new place."""
    word, *parts = change.split(":")
    if word != "dice" or len(parts) != 3 or not parts[2].isdecimal():
        return at
    member = Member(parts[0], int(parts[2]))
    return f"team-{after.characters.index(member) + 1}-elite" if member in after.characters else at


def focus_after(at: str, sheet: Sheet, found: Collection[str]) -> str:
    """The id of the element that gets the focus: the pressed button, or the heading above it when it is gone.

    `found` are the codes of the cards in the list. Unknown ids come back as they are; no element has them.
    """
    part, _dash, rest = at.partition("-")
    key = rest.partition("-")[0]
    content = sheet.content
    if part == "list":
        return at if key in found else COUNT_OF_FOUND
    if part == "deck" and rest != "heading":
        return at if key in dict(content.cards) else "deck-heading"
    if part == "team" and key.isdecimal():
        return at if _has_button(at, int(key[:3]), sheet) else "team-heading"
    listed = {"battlefield": content.battlefields, "plot": content.plots, "aside": dict(content.set_aside)}
    if part in listed and rest != "heading":
        return at if key in listed[part] else "team-heading"
    return at


def _has_button(at: str, place: int, sheet: Sheet) -> bool:
    if not 0 < place <= len(sheet.team):
        return False
    return not at.endswith("-elite") or sheet.team[place - 1].other_dice is not None


def news(before: DeckList, after: DeckList) -> str:
    """A clause on everything that a press changed; "" when it changed nothing."""
    return "; ".join(part for part in (told(compare(before, after)), format_change(before, after)) if part)


def standing(sheet: Sheet) -> str:
    """The totals in a sentence: "12 of 30 points, 4 of 30 cards, 3 problems"."""
    count = len(sheet.problems)
    verdict = ngettext("%(n)d problem", "%(n)d problems", count) % {"n": count} if count else _("legal")
    totals = _("%(points)d of %(most)d points, %(size)d of %(wanted)d cards") % {
        "points": sheet.points,
        "most": sheet.format.points,
        "size": sheet.size,
        "wanted": sheet.size_needed,
    }
    return f"{totals}, {verdict}"
