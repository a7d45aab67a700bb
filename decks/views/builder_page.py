"""The content of the builder's page, which views and templates share."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from django.http import QueryDict
from django.urls import reverse

from catalog.query import syntax
from decks import pressed, selectors, steps
from decks.compare import compare, format_change
from decks.models import Deck, Draft
from decks.rows import Held
from decks.search import CHIPS, Filters, Found, find
from decks.sheet import COLOR_NAMES, TYPE_NAMES, Sheet, kept_sheet
from sandtable.games.destiny.building.filling import can_fill
from sandtable.games.destiny.decklist import DeckList
from sandtable.games.destiny.facts import TYPES
from sandtable.games.destiny.formats import Format

FIRST = "first"
"""Instead of an id: nothing was pressed yet; an empty deck begins at the first card of the list."""


@dataclass(frozen=True)
class Focus:
    """The element with the focus; `described`: by the messages of the page."""

    id: str
    described: bool

    def within(self, *beginnings: str) -> Focus | None:
        """The focus where its id begins like those of a part of the page, so that this part shows it."""
        return self if self.id.startswith(beginnings) else None


@dataclass(frozen=True)
class Shown:
    """A deck as the builder shows it, with one page of the list of cards."""

    deck: Deck
    sheet: Sheet
    filters: Filters
    found: Found
    focus: Focus

    @cached_property
    def edit_url(self) -> str:
        return reverse("decks:deck-edit", args=[self.deck.public_id])

    @cached_property
    def standing(self) -> str:
        """The totals in a sentence."""
        return pressed.standing(self.sheet)

    def list(self) -> dict[str, Any]:
        """The context of the list of cards alone."""
        filters, page = self.filters, self.found.page
        return {
            "edit_url": self.edit_url,
            "focus": self.focus.id,
            "messages_describe": self.focus.described,
            "pages_key": (filters, self.edit_url, page.number, page.paginator.num_pages),
            "sheet": self.sheet,
            "filters": filters,
            "chips": [(chip, chip.name in filters.chips) for chip in CHIPS],
            "found": self.found,
            "held": _held(self.sheet.content),
        }

    def everything(
        self, known: Mapping[str, Format] | None = None, around: steps.Around | None = None
    ) -> dict[str, Any]:
        """The context of the whole builder; the formats of the owner and the steps may have been read already."""
        deck, sheet, content = self.deck, self.sheet, self.sheet.content
        draft: Draft | None = getattr(deck, "draft", None)
        formats = (known or selectors.formats_for(deck.owner)).values()
        parts = vars(around or steps.around(deck)) | {
            "can_fill": can_fill(content, sheet.format) if content.characters else 0
        }
        return {
            **self.list(),
            **parts,
            **self._keys(parts, formats),
            **_unsaved(deck, content, deck.newest.deck_list if draft and deck.is_saved else content),
            "deck": deck,
            "odds_url": self.odds_url,
            "change_url": reverse("decks:deck-change", args=[deck.public_id]),
            "announcement": self.standing,
            "draft": draft,
            "has_draft": draft is not None,
            "focus_saves": self.focus.id == pressed.SAVE,
            "base": draft.base if draft else deck.number,
            "is_stale": bool(draft and draft.base != deck.number),
            "formats": formats,
            "is_older_definition": sheet.format not in formats,
            "types": [(kind, TYPE_NAMES[kind]) for kind in TYPES],
            "colors": COLOR_NAMES.items(),
            "typed_name": content.name,
        }

    @cached_property
    def odds_url(self) -> str:
        """Hands and dice of the list as it is now, which the owner alone may open while it is a draft."""
        version = "draft" if getattr(self.deck, "draft", None) else self.deck.number
        return f"{reverse('decks:deck-odds', args=[self.deck.public_id])}?version={version}"

    def _keys(self, parts: dict[str, Any], formats: Collection[Format]) -> dict[str, Hashable]:
        """For each part of the page that is drawn once everything that it shows."""
        sheet, focus = self.sheet, self.focus
        totals, told = self.standing, (parts["to_undo"], parts["to_redo"], parts["can_fill"])
        return {
            "team_key": _team_key(sheet, formats, focus),
            "filters_key": (self.filters, self.edit_url, focus.id == pressed.SEARCH),
            "status_key": (totals, sheet.format.points, told, focus.within("undo", "redo", "fill")),
            "problems_key": (sheet.content, sheet.format, self.edit_url, focus.within("mend", "problems")),
            "cards_key": (
                sheet.content.cards,
                sheet.format,
                sheet.team_dice,
                _wrong(sheet),
                focus.within("deck"),
                self.odds_url,
            ),
        }


def shown(deck: Deck, asked: QueryDict, at: str = "", *, described: bool = False) -> Shown:
    """The builder of a deck; `at` is the id of the button pressed last.

    `described`: the element with the focus is described by the messages of the page.
    """
    draft: Draft | None = getattr(deck, "draft", None)
    sheet = kept_sheet(draft.deck_list if draft else deck.newest.deck_list)
    filters = filters_of(asked)
    found = find(filters, sheet.content, sheet.format, asked.get("page", ""), deck.owner)
    focus = Focus(_focus(at, sheet, [card.code for card in found.cards]), described)
    return Shown(deck, sheet, filters, found, focus)


def builder_page(deck: Deck, asked: QueryDict, at: str = "", *, described: bool = False) -> dict[str, Any]:
    """The context of the builder and its parts; `shown` says more."""
    return shown(deck, asked, at, described=described).everything()


def filters_of(asked: QueryDict) -> Filters:
    """The filters of an address or a form; unknown values filter nothing."""
    kind, color = asked.get("type", ""), asked.get("color", "")
    return Filters(
        words=asked.get("q", "")[: syntax.MOST_CHARACTERS],
        type=kind if kind in TYPES else "",
        color=color if color in COLOR_NAMES else "",
        also_unusable=asked.get("unusable") == "1",
        chips=frozenset(chip.name for chip in CHIPS if asked.get(chip.name) == "1"),
    )


def _focus(at: str, sheet: Sheet, found: list[str]) -> str:
    if at == FIRST:
        return "" if sheet.content.codes() else pressed.focus_after("list-", sheet, found)
    part, _dash, rest = at.partition("-")
    if part == "after":
        code, _dash, lacked = rest.partition("-")
        return pressed.focus_beyond(code, sheet, found, [part for part in lacked.split("+") if part])
    return pressed.focus_after(at, sheet, found)


def _team_key(sheet: Sheet, formats: Collection[Format], focus: Focus) -> Hashable:
    """Everything that the part of the page about team, battlefield and format shows."""
    content = sheet.content
    own_focus = focus.within("team", "battlefield", "plot", "aside", "format")
    listed = tuple((each.code, each.label) for each in formats)
    is_older = sheet.format not in formats
    places = replace(content, name="", cards=())
    asides = tuple((each.card.code, each.count) for each in sheet.asides)
    return (places, sheet.format, _wrong(sheet), listed, is_older, own_focus, asides)


def _wrong(sheet: Sheet) -> Hashable:
    """The problems as badges of rows show them."""
    return tuple((problem.rule, problem.cards) for problem in sheet.problems)


def _unsaved(deck: Deck, content: DeckList, saved: DeckList) -> dict[str, Any]:
    """The number of unsaved changes, with a clause about a changed format."""
    if not deck.is_saved:
        return {}
    changed = format_change(saved, content)
    return {"unsaved": len(compare(saved, content)) + bool(changed), "format_change": changed}


def _held(content: DeckList) -> dict[str, Held]:
    """Each card of the list with its copies; a character with the dice of each copy."""
    held = {code: Held(copies) for code, copies in content.cards}
    for code in (*content.battlefields, *content.plots):
        held[code] = Held(held.get(code, Held()).copies + 1)
    for member in content.characters:
        before = held.get(member.code, Held())
        held[member.code] = Held(before.copies + 1, (*before.dice, member.dice))
    return held
