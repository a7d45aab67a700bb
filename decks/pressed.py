"""The page after a press of a button in the builder: the element with the focus, and the words that are read out.

A button sends its own id along (`change=card:01153:2@list-01153-2`), a key the id of its row. The page that follows
puts the focus there, or beside it when the element is gone, whether htmx swaps the builder or the page is loaded anew.
"""

from __future__ import annotations

from collections.abc import Sequence

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from decks.sheet import Sheet
from sandtable.games.destiny.building.fitting import can_take, missing
from sandtable.games.destiny.decklist import DeckList, Member
from sandtable.games.destiny.facts import card

COUNT_OF_FOUND = "found-count"
SAVE = "save-version"
SEARCH = "find-words"


def moved(at: str, change: str, after: DeckList) -> str:
    """The id of the pressed button after the change: the elite switch follows its character to the new place."""
    word, *parts = change.split(":")
    if word != "dice" or len(parts) != 3 or not parts[2].isdecimal():
        return at
    member = Member(parts[0], int(parts[2]))
    return f"team-{after.characters.index(member) + 1}-elite" if member in after.characters else at


def focus_after(at: str, sheet: Sheet, found: Sequence[str]) -> str:
    """The id of the element that gets the focus: what was pressed, or what stands in its place when it is gone.

    `found` are the codes of the cards in the list, in order. Unknown ids come back as they are; no element has them.
    """
    part, _dash, rest = at.partition("-")
    key = rest.partition("-")[0]
    content = sheet.content
    if part == "list":
        return at if key in found else _first_of(found)
    if part == "deck" and rest != "heading":
        return at if key in dict(content.cards) else "deck-heading"
    if part == "team" and key.isdecimal():
        return at if _has_button(at, int(key[:3]), sheet) else "team-heading"
    listed = {"battlefield": content.battlefields, "plot": content.plots, "aside": _asides(sheet)}
    if part in listed and rest != "heading":
        return at if key in listed[part] else "team-heading"
    if part == "mend":
        return "problems-heading" if sheet.problems else SAVE
    return at


def focus_beyond(taken: str, sheet: Sheet, found: Sequence[str], lacked: Sequence[str]) -> str:
    """The id of the element after a card was taken on the way through the list, before which the deck lacked `lacked`.

    The next card that the deck has not and can take; the first of the list when another part of the deck is in front;
    the button that saves when nothing is missing any more.
    """
    lacks = missing(sheet.content, sheet.format)
    if not lacks:
        return SAVE
    if lacks != list(lacked) or taken not in found:
        return _first_of(found)
    rest = list(found)[list(found).index(taken) + 1 :]
    return next((f"list-{code}" for code in rest if can_take(card(code), sheet.content, sheet.format)), "found-next")


def _asides(sheet: Sheet) -> set[str]:
    """The cards that are set aside, and those that may be."""
    return {code for code, _copies in sheet.content.set_aside} | {each.card.code for each in sheet.asides}


def _first_of(found: Sequence[str]) -> str:
    return f"list-{found[0]}" if found else COUNT_OF_FOUND


def _has_button(at: str, place: int, sheet: Sheet) -> bool:
    if not 0 < place <= len(sheet.team):
        return False
    return not at.endswith("-elite") or sheet.team[place - 1].other_dice is not None


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
