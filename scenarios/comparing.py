"""Two documents compared: every difference with its path, its place in words, and both values. Any game, no database.

Entries of a list belong together when they are equal or share most of their values; an entry that only stands somewhere
else has moved. The order of a list is a difference of its own.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final

from django.utils.functional import Promise
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from sandtable.engine.problem import Path

PLACES: Final = frozenset({"hex", "at", "column", "row"})
"""Members that say where an entry stands."""
NAMES: Final = ("name", "title", "id", "colour", "hex", "side", "kind", "round")
"""Members by which an entry is called, the best first."""
LONGEST: Final = 300
"""Characters of a value in words."""
MOST_PAIRS: Final = 20_000
"""Pairs of entries that are looked at; entries of longer lists belong together by their place in the list."""

_IDENTIFIER: Final = re.compile("[a-z0-9_]+")


class Kind(StrEnum):
    ADDED = "added"
    REMOVED = "removed"
    CHANGED = "changed"
    MOVED = "moved"
    REORDERED = "reordered"


KINDS: Final[Mapping[Kind, Promise]] = {
    Kind.ADDED: gettext_lazy("added"),
    Kind.REMOVED: gettext_lazy("removed"),
    Kind.CHANGED: gettext_lazy("changed"),
    Kind.MOVED: gettext_lazy("moved"),
    Kind.REORDERED: gettext_lazy("in another order"),
}


@dataclass(frozen=True)
class Change:
    """One difference."""

    kind: Kind
    path: Path
    """Of the value in the second document; of a removed one in the first."""
    steps: tuple[str, ...]
    """The path in words, from the whole to the part."""
    before: Any
    """None: it wasn't there."""
    after: Any
    """None: it isn't there any more."""
    entry: Any = None
    """The entry of the innermost list around the value, as it is in the second document, or was in the first."""
    told: tuple[str, str] | None = None
    """Both values in the words of the game's form (scenarios/wording.py); None: as `in_words` has them."""

    @property
    def place(self) -> str:
        """ "objectives › River bridge › value"."""
        return " › ".join(self.steps)

    @property
    def kind_words(self) -> str:
        return str(KINDS[self.kind])

    @property
    def before_words(self) -> str:
        return "" if self.kind == Kind.ADDED else self.told[0] if self.told else in_words(self.before)

    @property
    def after_words(self) -> str:
        return "" if self.kind == Kind.REMOVED else self.told[1] if self.told else in_words(self.after)

    @property
    def words(self) -> str:
        """The whole difference in one line."""
        if self.kind == Kind.ADDED:
            return _("%(place)s: added, %(value)s") % {"place": self.place, "value": self.after_words}
        if self.kind == Kind.REMOVED:
            return _("%(place)s: removed, %(value)s") % {"place": self.place, "value": self.before_words}
        values = {"place": self.place, "kind": self.kind_words}
        return _("%(place)s: %(kind)s, %(before)s → %(after)s") % {
            **values,
            "before": self.before_words,
            "after": self.after_words,
        }


@dataclass(frozen=True)
class _Where:
    """A place in both documents."""

    path: Path = ()
    steps: tuple[str, ...] = ()
    entry: Any = None

    def member(self, key: str) -> _Where:
        return _Where((*self.path, key), (*self.steps, key.replace("_", " ")), self.entry)

    def item(self, index: int, entry: Any) -> _Where:
        return _Where((*self.path, index), (*self.steps, called(entry, index)), entry)

    def change(self, kind: Kind, before: Any, after: Any) -> Change:
        return Change(kind, self.path, self.steps or (_("the document"),), before, after, self.entry)


def compare(before: Any, after: Any) -> list[Change]:
    """Every difference of two documents, in the order of the first; empty for equal ones."""
    return list(_compared(before, after, _Where()))


def in_words(value: Any) -> str:
    """A value for people, cut where it is long: "hex D3, kind victory"."""
    return cut(_told(value))


def cut(text: str) -> str:
    """The text, with its end left out where it is long."""
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


def called(entry: Any, index: int) -> str:
    """The name of an entry of a list; its number, from 1, where nothing in it is a name."""
    if isinstance(entry, Mapping):
        found = [entry[key] for key in NAMES if isinstance(entry.get(key), str | int)]
        names = [str(each) for each in found if str(each).strip()]
        if names:
            return " ".join(names[:2])[:80]
    return _("number %(n)d") % {"n": index + 1}


def _told(value: Any) -> str:
    if isinstance(value, Mapping):
        members = (f"{str(key).replace('_', ' ')} {_nested(each)}" for key, each in value.items())
        return ", ".join(members) or _("nothing")
    if isinstance(value, list):
        return ", ".join(map(_nested, value)) or _("nothing")
    if isinstance(value, bool):
        return _("yes") if value else _("no")
    if value is None or value == "":
        return _("nothing")
    return value.replace("_", " ") if isinstance(value, str) and _IDENTIFIER.fullmatch(value) else str(value)


def _nested(value: Any) -> str:
    """A value inside another one: in brackets where it has parts itself."""
    return f"({_told(value)})" if isinstance(value, Mapping | list) and value else _told(value)


def _compared(before: Any, after: Any, where: _Where) -> Iterator[Change]:
    if isinstance(before, dict) and isinstance(after, dict):
        yield from _members(before, after, where)
    elif _are_entries(before) and _are_entries(after):
        yield from _entries(before, after, where)
    elif _as_key(before) != _as_key(after):
        yield where.change(Kind.CHANGED, before, after)


def _members(before: Mapping[str, Any], after: Mapping[str, Any], where: _Where) -> Iterator[Change]:
    for key in dict.fromkeys([*before, *after]):
        inside = where.member(key)
        if key not in after:
            yield inside.change(Kind.REMOVED, before[key], None)
        elif key not in before:
            yield inside.change(Kind.ADDED, None, after[key])
        else:
            yield from _compared(before[key], after[key], inside)


def _are_entries(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(each, dict) for each in value)


def _entries(before: Sequence[Any], after: Sequence[Any], where: _Where) -> Iterator[Change]:
    pairs = _pairs(before, after)
    for old, new in pairs:
        yield from _entry(before[old], after[new], where.item(new, after[new]))
    kept_old, kept_new = {old for old, _new in pairs}, {new for _old, new in pairs}
    for index, each in enumerate(before):
        if index not in kept_old:
            yield where.item(index, each).change(Kind.REMOVED, each, None)
    for index, each in enumerate(after):
        if index not in kept_new:
            yield where.item(index, each).change(Kind.ADDED, None, each)
    if [new for _old, new in pairs] != sorted(kept_new):
        names = [[called(each, index) for index, each in enumerate(entries)] for entries in (before, after)]
        yield where.change(Kind.REORDERED, *names)


def _entry(before: Mapping[str, Any], after: Mapping[str, Any], where: _Where) -> Iterator[Change]:
    """The differences of two entries that belong together; one that only stands elsewhere has moved."""
    differing = {key for key in {*before, *after} if _as_key(before.get(key)) != _as_key(after.get(key))}
    if differing and differing <= PLACES:
        place = [{key: each[key] for key in each if key in differing} for each in (before, after)]
        yield where.change(Kind.MOVED, *place)
    else:
        yield from _members(before, after, where)


def _pairs(before: Sequence[Any], after: Sequence[Any]) -> list[tuple[int, int]]:
    """The places of entries that belong together, in the order of the first list: equal ones, then the most alike."""
    waiting: dict[str, list[int]] = {}
    for index, each in enumerate(after):
        waiting.setdefault(_as_key(each), []).append(index)
    pairs = [(index, found.pop(0)) for index, each in enumerate(before) if (found := waiting.get(_as_key(each)))]
    old, new = {pair[0] for pair in pairs}, {pair[1] for pair in pairs}
    rest_old = [index for index in range(len(before)) if index not in old]
    rest_new = [index for index in range(len(after)) if index not in new]
    if len(rest_old) * len(rest_new) > MOST_PAIRS:
        return sorted([*pairs, *zip(rest_old, rest_new, strict=False)])
    return sorted([*pairs, *_alike(before, after, rest_old, rest_new)])


def _alike(
    before: Sequence[Any], after: Sequence[Any], old: Sequence[int], new: Sequence[int]
) -> Iterator[tuple[int, int]]:
    """Pairs of the rest, the most alike first; entries that share less than half of their values don't pair."""
    scored = [(-_likeness(before[one], after[other]), one, other) for one in old for other in new]
    taken_old: set[int] = set()
    taken_new: set[int] = set()
    for score, one, other in sorted(scored):
        if score < 0 and one not in taken_old and other not in taken_new:
            taken_old.add(one)
            taken_new.add(other)
            yield one, other


def _likeness(one: Mapping[str, Any], other: Mapping[str, Any]) -> float:
    """The share of equal members, a little more for the same place; 0 for less than half of them."""
    keys = {*one, *other}
    equal = {key for key in keys if key in one and key in other and _as_key(one[key]) == _as_key(other[key])}
    if not keys or 2 * len(equal) < len(keys):
        return 0.0
    return len(equal) / len(keys) + (0.1 if equal & PLACES else 0.0)


def _as_key(value: Any) -> str:
    """A text that is equal for equal values; 1, 1.0 and true differ."""
    return json.dumps(value, sort_keys=True, ensure_ascii=False)
