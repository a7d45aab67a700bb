"""The content of the builder's page, which views and templates share."""

from __future__ import annotations

from typing import Any

from django.http import QueryDict
from django.urls import reverse

from catalog.query import syntax
from decks import pressed, selectors, steps
from decks.compare import compare, format_change
from decks.models import Deck
from decks.rows import Held
from decks.search import CHIPS, Filters, find
from decks.sheet import COLOR_NAMES, TYPE_NAMES, Sheet
from sandtable.games.destiny.building.filling import can_fill
from sandtable.games.destiny.decklist import DeckList
from sandtable.games.destiny.facts import TYPES

STEPS_SHOWN = 12
"""Steps listed in the builder itself; all of them have a page."""


def builder_page(deck: Deck, asked: QueryDict, at: str = "") -> dict[str, Any]:
    """The context of the builder and its parts; `at` is the id of what was pressed last."""
    draft = getattr(deck, "draft", None)
    content = draft.deck_list if draft else deck.newest.deck_list
    sheet = Sheet(content)
    formats = selectors.formats_for(deck.owner).values()
    filters = filters_of(asked)
    found = find(filters, content, sheet.format, asked.get("page", ""), deck.owner)
    return {
        "deck": deck,
        "edit_url": reverse("decks:deck-edit", args=[deck.public_id]),
        "change_url": reverse("decks:deck-change", args=[deck.public_id]),
        "focus": _focus(at, sheet, [card.code for card in found.cards]),
        "announcement": pressed.standing(sheet),
        "draft": draft,
        "base": draft.base if draft else deck.number,
        **_unsaved(deck, content),
        **_steps(deck),
        "is_stale": bool(draft and draft.base != deck.number),
        "sheet": sheet,
        "can_fill": can_fill(content, sheet.format) if content.characters else 0,
        "formats": formats,
        "is_older_definition": sheet.format not in formats,
        "filters": filters,
        "chips": [(chip, chip.name in filters.chips) for chip in CHIPS],
        "types": [(kind, TYPE_NAMES[kind]) for kind in TYPES],
        "colors": COLOR_NAMES.items(),
        "found": found,
        "held": _held(content),
        "typed_name": content.name,
    }


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
    part, _dash, rest = at.partition("-")
    if part == "after":
        code, _dash, lacked = rest.partition("-")
        return pressed.focus_beyond(code, sheet, found, [part for part in lacked.split("+") if part])
    return pressed.focus_after(at, sheet, found)


def _unsaved(deck: Deck, content: DeckList) -> dict[str, Any]:
    """The number of unsaved changes, with a clause about a changed format."""
    if not deck.is_saved:
        return {}
    saved = deck.newest.deck_list
    changed = format_change(saved, content)
    return {"unsaved": len(compare(saved, content)) + bool(changed), "format_change": changed}


def _steps(deck: Deck) -> dict[str, Any]:
    """The last steps, and those that a press undoes or makes again."""
    shown = list(deck.steps.order_by("-pk")[:STEPS_SHOWN])
    done = [step for step in shown if not step.is_undone]
    again = [step for step in shown if step.is_undone]
    if len(done) < 2 and len(shown) == STEPS_SHOWN:  # much was undone: what is near the present is not among the last
        done, again = list(steps.done(deck)[:2]), list(steps.undone(deck)[:1])
    return {
        "steps": shown if len(shown) > 1 else [],
        "seen": done[0].pk if done else 0,
        "to_undo": done[0] if len(done) > 1 else None,
        "to_redo": again[-1] if again else None,
    }


def _held(content: DeckList) -> dict[str, Held]:
    """Each card of the list with its copies; a character with the dice of each copy."""
    held = {code: Held(copies) for code, copies in content.cards}
    for code in (*content.battlefields, *content.plots):
        held[code] = Held(held.get(code, Held()).copies + 1)
    for member in content.characters:
        before = held.get(member.code, Held())
        held[member.code] = Held(before.copies + 1, (*before.dice, member.dice))
    return held
