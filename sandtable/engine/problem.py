"""Problems of things that people send: scenarios, decks, formats and their JSON."""

# interpreted: runs once a document

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

SIZE: Final = "SCENARIO-SIZE"
"""The document is larger than any scenario could be."""
SHAPE: Final = "SCENARIO-SHAPE"
"""The document does not follow the schema of its game (`data/scenario.schema.json`)."""

Path = tuple[str | int, ...]
"""Keys and indexes that lead from the whole document to one of its values; () is the document itself."""

_PLAIN: Final = re.compile(r"[A-Za-z0-9_]{1,60}")
_LONGEST_STEP: Final = 80
"""Characters of one key in a pointer: an answer never repeats a document at length."""


@dataclass(frozen=True)
class Problem:
    """One thing that is wrong, with the place where it is."""

    message: str
    """A sentence for people."""
    path: Path = ()
    """The place in the document."""
    place: str = ""
    """A person's name for the place, where it is not the path: "hex C4"."""
    rule: str = ""
    """Id of the rule that is broken, e.g. "TOI-SET-09"; SIZE and SHAPE are about the document itself."""
    code: str = ""
    """A short name that programs can rely on, e.g. "too_many_copies"."""
    cards: tuple[str, ...] = ()
    """Codes of the cards it is about."""
    measured: int | str | None = None
    """The value that was found, where there is a limit."""
    allowed: int | str | None = None
    """The limit."""
    fix: str = ""
    """A sentence on how to put it right."""

    @property
    def pointer(self) -> str:
        """The path as a JSON pointer (RFC 6901), e.g. "/overlays/3/hex"."""
        return pointer(self.path)

    @property
    def where(self) -> str:
        """The place, or the path as people read it, e.g. "overlays[3].hex"; empty for the whole document."""
        return self.place or dotted(self.path)

    def inside(self, path: Path) -> Problem:
        """The same problem of a document that stands at this path of a larger one."""
        return replace(self, path=(*path, *self.path))

    def __str__(self) -> str:
        sentence = f"{self.where}: {self.message}" if self.where else self.message
        return f"{sentence} ({self.rule})" if self.rule else sentence


class BadDocument(ValueError):
    """The value is not the document it should be; `problems` names every reason."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = list(problems)
        super().__init__("; ".join(map(str, self.problems)))


class BadScenario(BadDocument):
    """The document is not shaped like a scenario."""


def pointer(path: Path) -> str:
    """A path as a JSON pointer (RFC 6901); long keys are cut, unprintable characters escaped."""
    return "".join(f"/{_safe(str(step)).replace('~', '~0').replace('/', '~1')}" for step in path)


def dotted(path: Path) -> str:
    """A path as people read it: "sides.german.divisions.1", "overlays[3].hex"."""
    return "".join(f"[{step}]" if isinstance(step, int) else f".{_named(step)}" for step in path).removeprefix(".")


def shown(value: str) -> str:
    """A text that a stranger sent, as part of a sentence: at most 40 characters, unprintable ones escaped."""
    return ascii(value if len(value) <= 40 else value[:37] + "...")


def _named(key: str) -> str:
    """A key as part of a place: short, and without anything that could be taken for more than a name."""
    return key if _PLAIN.fullmatch(key) else shown(key)


def _safe(key: str) -> str:
    short = key if len(key) <= _LONGEST_STEP else key[: _LONGEST_STEP - 1] + "…"
    return "".join(each if each.isprintable() else f"\\u{ord(each):04x}" for each in short)
