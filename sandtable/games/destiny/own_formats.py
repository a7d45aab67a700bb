"""A format as a document, for players' own formats and for decks that carry them.

A deck carries the whole document, so it can be judged and replayed by itself, even after the format has changed.
"""

# interpreted: runs once a document

from __future__ import annotations

import hashlib
import json
import re
from functools import cache
from typing import Any, Final

from sandtable.engine.problem import BadDocument, Problem, shown
from sandtable.games.destiny import facts
from sandtable.games.destiny.documents import Reader, kind
from sandtable.games.destiny.formats import Format, Points
from sandtable.games.destiny.text_sets import TextSet

MOST_POINTS: Final = 300
MOST_CARDS: Final = 200
MOST_COPIES: Final = 30
MOST_LISTED: Final = 500
"""Entries of one list of cards."""
LEAST_PLOT_POINTS: Final = -20
"""Some plots give points back; a character always costs at least one."""
MOST_CARD_POINTS: Final = 99
RESERVED: Final = frozenset({"awakenings", "starter", "std", "tri", "inf", "arns", "tcistd"})
"""Codes that no format of a player has. Formats published later have a capital letter in their code, which a format of
a player can't have; so a new one never takes the code of a format that decks already carry.
"""
UNNAMED: Final = "own"
"""The code of a document without a code."""

_REQUIRED: Final = ("name", "sets", "points", "size", "copies")
_KEYS: Final = (*_REQUIRED, "code", "plots", "downgrades", "banned", "restricted", "pairs", "balance", "errata")
_CODE: Final = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")


class BadFormat(BadDocument):
    """The value is not a format."""


def read_format(value: object) -> Format:
    """The format a JSON value describes. Raises BadFormat with every problem.

    `{"name", "sets": [codes] | null, "points", "size", "copies"}`, and if wanted `"code"`, `"plots"`, `"downgrades"`,
    `"errata"` (true or false), `"banned": [codes]`, `"restricted": [codes]`, `"pairs": [[code, code]]`, `"balance":
    {code: [points with one die, with two]}`.
    """
    if not isinstance(value, dict):
        raise BadFormat([Problem(f"a format is an object with the keys {', '.join(_REQUIRED)}; got {kind(value)}")])
    reader = _Reader()
    format = reader.format(value)
    if reader.problems:
        raise BadFormat(reader.problems)
    return format


def to_document(format: Format) -> dict[str, Any]:
    """The JSON value that `read_format` reads back as an equal format."""
    document: dict[str, Any] = {
        "code": format.code,
        "name": format.name,
        "sets": None if format.sets is None else sorted(format.sets),
        "points": format.points,
        "size": format.size,
        "copies": format.copies,
        "plots": format.allows_plots,
        "downgrades": format.allows_downgrades,
        "banned": sorted(format.banned),
        "restricted": sorted(format.restricted),
        "pairs": _pairs_of(format),
        "balance": {code: list(points) for code, points in sorted(format.balance.items())},
    }
    if format.texts is TextSet.ERRATA:  # a later key; without it old documents don't change
        document["errata"] = True
    return document


def _pairs_of(format: Format) -> list[list[str]]:
    found = {tuple(sorted((one, other))) for one, others in format.restricted_pairs.items() for other in others}
    return [list(pair) for pair in sorted(found)]


def format_digest(format: Format) -> str:
    """SHA-256 of the format's one JSON text, in hex: equal definitions give equal digests."""
    text = json.dumps(to_document(format), ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


@cache
def set_codes() -> tuple[str, ...]:
    """Codes of all published sets, in order."""
    return tuple(entry["code"] for entry in facts.read("sets.json"))


class _Reader(Reader):
    def format(self, value: dict[Any, Any]) -> Format:
        self.keys((), value, required=_REQUIRED, known=_KEYS)
        return Format(
            code=self._own_code(value.get("code", UNNAMED)),
            name=self.name(value.get("name", "-")),
            sets=self._sets(value.get("sets")),
            points=self.number(("points",), value.get("points", 30), MOST_POINTS) or 0,
            size=self.number(("size",), value.get("size", 30), MOST_CARDS) or 0,
            copies=self.number(("copies",), value.get("copies", 2), MOST_COPIES) or 0,
            balance=self._balance(value.get("balance", {})),
            restricted=frozenset(self.codes(("restricted",), value.get("restricted", []), MOST_LISTED)),
            restricted_pairs=self._pairs(value.get("pairs", [])),
            banned=frozenset(self.codes(("banned",), value.get("banned", []), MOST_LISTED)),
            allows_plots=self.flag(("plots",), value.get("plots", False)),
            allows_downgrades=self.flag(("downgrades",), value.get("downgrades", False)),
            texts=TextSet.ERRATA if self.flag(("errata",), value.get("errata", False)) else TextSet.RULES_1_1,
        )

    def _own_code(self, value: object) -> str:
        if not isinstance(value, str) or not _CODE.fullmatch(value):
            got = shown(value) if isinstance(value, str) else kind(value)
            self.problem(("code",), f"expected 1 to 40 small letters, digits and hyphens, got {got}")
            return UNNAMED
        if value in RESERVED:
            self.problem(("code",), f"{shown(value)} is the code of a published format")
        return value

    def _sets(self, value: object) -> frozenset[str] | None:
        if value is None:
            return None
        entries = self.items(("sets",), value, len(set_codes()))
        if value == []:
            self.problem(("sets",), "name at least one set, or null for all sets")
        for index, entry in enumerate(entries):
            if not isinstance(entry, str):
                self.problem(("sets", index), f"expected the code of a set, got {kind(entry)}")
            elif entry not in set_codes():
                self.problem(("sets", index), f"no set has the code {shown(entry)}; known are {', '.join(set_codes())}")
        return frozenset(entry for entry in entries if isinstance(entry, str))

    def _pairs(self, value: object) -> dict[str, frozenset[str]]:
        pairs: dict[str, frozenset[str]] = {}
        for index, entry in enumerate(self.items(("pairs",), value, MOST_LISTED)):
            codes = self.codes(("pairs", index), entry, 2)
            if isinstance(entry, list) and len(entry) < 2:
                self.problem(("pairs", index), "expected two card codes")
            if len(codes) == 2 and codes[0] == codes[1]:
                self.problem(("pairs", index), f"{codes[0]} stands here twice")
            for one, other in (codes, codes[::-1]) if len(codes) == 2 else ():
                pairs[one] = pairs.get(one, frozenset()) | {other}
        return pairs

    def _balance(self, value: object) -> dict[str, Points]:
        if not isinstance(value, dict):
            self.problem(("balance",), f"expected an object of code and points, got {kind(value)}")
            return {}
        if len(value) > MOST_LISTED:
            self.problem(("balance",), f"{len(value)} entries; at most {MOST_LISTED} are read")
            return {}
        return {str(code): self._points(str(code), points) for code, points in value.items()}

    def _points(self, code: str, value: object) -> Points:
        """The point values of one card: as many as printed, because a format doesn't change the number of dice."""
        path = ("balance", code)
        if self.code(path, code) is None:
            return ()
        card = facts.card(code)
        if not card.points:
            self.problem(path, f"{card.full_name} has no point values")
            return ()
        values = self.items(path, value, most=9)
        if isinstance(value, list) and len(value) != len(card.points):
            wanted = f"{len(card.points)} {'value' if len(card.points) == 1 else 'values'}"
            self.problem(path, f"{card.full_name} has {wanted}; got {len(value)}")
        least = LEAST_PLOT_POINTS if card.type == "plot" else 1
        read = [self.number((*path, index), each, MOST_CARD_POINTS, least) for index, each in enumerate(values)]
        return tuple(each for each in read if each is not None)
