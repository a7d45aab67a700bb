"""Places and values of a document in the words of its form: "Americans › Division 1 › Squad bases" for a JSON path."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import replace
from functools import cache
from typing import Any, Final

from django.utils.translation import gettext as _

from sandtable.engine.problem import Path
from scenarios.comparing import Change, Kind, compare, cut, in_words
from scenarios.games import pages_of
from scenarios.games.workshop import Hint, Workshop

SENTENCE: Final = "sentence"
"""The only member of a value that its game tells as a whole, while documents are compared."""
_NO_HINT: Final = Hint()


class Wording:
    """The words of one game's form."""

    def __init__(self, workshop: Workshop) -> None:
        known = [(tuple(pointer.split("/")[1:]), hint) for pointer, hint in workshop.hints.items()]
        self._hints = sorted(known, key=lambda each: each[0].count("*"))

    def place(self, path: Path, names: Sequence[str] = ()) -> tuple[str, ...]:
        """The steps of a path in words; `names` are the names of its steps, for what the form has no words for."""
        called = [each.replace("_", " ") for each in names]
        if len(called) != len(path):
            called = [_name(each) for each in path]
        told = (self._step(path[: index + 1], called[index], path) for index in range(len(path)))
        return tuple(each for each in told if each)

    def value(self, value: Any, path: Path) -> str:
        """A value in words, cut where it is long."""
        return cut(self._told(value, path))

    def hint(self, path: Path) -> Hint:
        """The hint of a path; those with fewer "*" win."""
        steps = tuple(map(str, path))
        return next((hint for known, hint in self._hints if _fits(known, steps)), _NO_HINT)

    def _step(self, here: Path, name: str, whole: Path) -> str:
        """One step; "" for a list or an object whose entry says enough."""
        label = str(self.hint(here).label)
        is_last = len(here) == len(whole)
        is_known = self.hint(here) is not _NO_HINT
        if not is_last and (self._has_entries(here, whole) or not is_known and self.hint(whole[: len(here) + 1]).label):
            return ""
        if isinstance(here[-1], int):
            number = str(here[-1] + 1)
            return f"{label} {number if name == _name(here[-1]) else name}" if label else name
        return label or (name[:1].upper() + name[1:] if len(here) == 1 else name)

    def _has_entries(self, here: Path, whole: Path) -> bool:
        """True where the next step is an entry of a list, or of an object whose keys people choose."""
        return isinstance(whole[len(here)], int) or any(
            known == (*map(str, here), "*") and hint.label for known, hint in self._hints
        )

    def _told(self, value: Any, path: Path) -> str:
        if isinstance(value, Mapping) and set(value) == {SENTENCE}:
            return str(value[SENTENCE])
        if isinstance(value, Mapping) and value:
            return "; ".join(self._member(each, (*path, key)) for key, each in value.items())
        if isinstance(value, list) and value:
            return ", ".join(self._inside(each, (*path, index)) for index, each in enumerate(value))
        known = self.hint(path).choices.get(value) if isinstance(value, str) else None
        return in_words(value) if known is None else str(known)

    def _member(self, value: Any, path: Path) -> str:
        return f"{self.hint(path).label or _name(path[-1])}: {self._inside(value, path)}"

    def _inside(self, value: Any, path: Path) -> str:
        """A value inside another one: in brackets where it has parts itself."""
        told = self._told(value, path)
        return f"({told})" if isinstance(value, Mapping) and len(value) > 1 else told


@cache
def wording(game: str) -> Wording:
    """The words of a game's form."""
    return Wording(pages_of(game).workshop)


def differences(game: str, before: Any, after: Any) -> list[Change]:
    """Every difference of two documents of a game, in the words of its form."""
    workshop = pages_of(game).workshop
    return [_worded(each, wording(game)) for each in compare(_told(workshop, before), _told(workshop, after))]


def _worded(change: Change, words: Wording) -> Change:
    told = [words.value(each, change.path) for each in (change.before, change.after)]
    if change.kind == Kind.REORDERED:
        told = [in_words(each) for each in (change.before, change.after)]
    return replace(change, steps=words.place(change.path, change.steps) or change.steps, told=(told[0], told[1]))


def _told(workshop: Workshop, document: Any) -> Any:
    """The document, with a sentence for each part that its game tells in one."""
    sentences = dict(_sentences(workshop, document))
    if not sentences:
        return document
    told = deepcopy(document)
    for path, sentence in sentences.items():
        owner = told
        for step in path[:-1]:
            owner = owner[step]
        owner[path[-1]] = {SENTENCE: sentence}
    return told


def _sentences(workshop: Workshop, document: Any) -> Iterator[tuple[Path, str]]:
    wanted = [tuple(each.split("/")[1:]) for each in workshop.sentences]
    notes = workshop.notes(document) if wanted else {}
    for pointer, found in notes.items():
        steps = pointer.split("/")[1:]
        if found and any(_fits(each, steps) for each in wanted):
            yield tuple(int(each) if each.isdigit() else each for each in steps), str(found[0].words)


def _fits(known: Sequence[str], steps: Sequence[str]) -> bool:
    return len(known) == len(steps) and all(each in ("*", step) for each, step in zip(known, steps, strict=True))


def _name(step: str | int) -> str:
    """A step without a name of its own: "squad_bases" becomes "squad bases", an entry its number."""
    return _("number %(n)d") % {"n": step + 1} if isinstance(step, int) else step.replace("_", " ")
