"""Pasted or uploaded text: recognise its shape by reading it, and read it."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, Final

from decks.exchange import community, document, headings, listing, saved_object, text
from decks.exchange.report import ASIDE, REFUSED, Line, Report
from decks.exchange.suited import suited, widest
from sandtable.games.destiny.formats import DEFAULT, Format
from web.api.json import BadJSON, Limits, parse_json

MOST_BYTES: Final = 64 * 1024
"""Of a list."""
MOST_JSON_BYTES: Final = 768 * 1024
"""Of a document: a saved object of Tabletop Simulator says much about every card, and a bundle holds many decks."""
LIMITS: Final = Limits(bytes=MOST_JSON_BYTES, depth=24, nodes=60_000, string=20_000)
MOST_DECKS: Final = 100
"""Decks of one bundle."""
BUNDLE: Final = "a bundle of decks"

_FENCE: Final = re.compile(r"^\s*(?:```\w*|~~~\w*|\[/?code\]|\[/?quote\])\s*$", re.IGNORECASE)
_BROKEN_JSON: Final = re.compile(r'^\s*(?:\{\s*(?:"|\}?\s*$)|\[\s*(?:[\[{"\d]|\]?\s*$))')


def read(source: str, *, format: str | Format | None = DEFAULT, chosen: Mapping[str, str] | None = None) -> Report:
    """The report on a pasted text; it never raises, and holds every reason for a refusal.

    `format` is for decks that name none; with None each of them gets the one that suits it (`suited.py`).
    """
    if not source.strip().strip("\ufeff").strip():
        return _refused(source, "there is nothing to read")
    found = _document(source)
    if isinstance(found, str):
        return _refused(source, found)
    if found is not None:
        value, before = found
        report = read_value(value, format=format, chosen=chosen)
        if report is not None:
            report.lines[:0] = before
            return report
        return _refused(source, "this JSON is none of a deck; a deck has slots, or characters and cards")
    if len(source.encode("utf-8", "surrogatepass")) > MOST_BYTES:
        return Report("text", problems=[f"this is longer than {MOST_BYTES // 1024} KB; a deck is much shorter"])
    report = _in_format(lambda known: text.read(source, format=known, chosen=chosen), format)
    if _BROKEN_JSON.match(source.removeprefix("\ufeff")) and report.deck is None:
        return _refused(source, _json_problem(source))
    return report


def read_value(
    value: object, *, format: str | Format | None = DEFAULT, chosen: Mapping[str, str] | None = None
) -> Report | None:
    """The report on a JSON value; None for a value that holds no deck."""
    found = [each for each in document.decks_in(value)][: MOST_DECKS + 1]
    if not found:
        return None
    if len(found) == 1:
        return _one(found[0], format, chosen, "")
    reports = [_one(each, format, chosen, f"{each.place}.") for each in found[:MOST_DECKS]]
    lines = [line for report in reports for line in report.lines]
    problems = [] if len(found) <= MOST_DECKS else [f"a bundle has at most {MOST_DECKS} decks; the first are shown"]
    return Report(BUNDLE, lines=lines, problems=problems, decks=reports)


def _one(found: document.Found, format: str | Format | None, chosen: Mapping[str, str] | None, within: str) -> Report:
    if found.shape == document.SAVED_OBJECT:
        return _in_format(
            lambda known: saved_object.read(found.value, format=known, chosen=chosen, within=within), format
        )
    if found.shape == document.COMMUNITY:
        return _in_format(lambda known: community.read(found.value, format=known, chosen=chosen, within=within), format)
    report = document.read_ours(found.value, within)
    report.names_format = True
    return report


def _in_format(read_in: Callable[[str | Format], Report], format: str | Format | None) -> Report:
    """A deck read in a format; without one it is read in the widest, and once more in the one that suits what was read:
    which print of a card is meant, and which team, depends on the format.
    """
    if format is not None:
        return read_in(format)
    first = read_in(widest())
    if first.deck is None or first.names_format:
        return first
    found = suited(first.deck)
    report = read_in(found.format)
    report.suited = found
    return report


# JSON among other lines -----------------------------------------------------------------------------------------------


def _document(source: str) -> tuple[Any, list[Line]] | str | None:
    """The JSON value of a source and the lines around it; a reason against it; None for a source that is no JSON."""
    lines = source.removeprefix("\ufeff").splitlines()
    start = next((index for index, line in enumerate(lines) if line.lstrip().startswith(("{", "["))), None)
    if start is None:
        return None
    around = [_around(index, line) for index, line in enumerate(lines[:start]) if line.strip()]
    end = len(lines)
    while end > start and (not lines[end - 1].strip() or _FENCE.match(lines[end - 1])):
        end -= 1
    around += [_around(end + index, line) for index, line in enumerate(lines[end:]) if line.strip()]
    try:
        value = parse_json("\n".join(lines[start:end]).strip(), LIMITS)
    except BadJSON as bad:
        first = next(iter(bad.problems))
        return None if first.code == "malformed" else "; ".join(each.message for each in bad.problems)
    return value, around


def _around(index: int, line: str) -> Line:
    """A line beside a document: a fence, the address it came from, or words."""
    if _FENCE.match(line):
        return Line(str(index + 1), line.strip(), ASIDE, "a line of signs")
    _words, address = headings.without_address(line.strip())
    if not address:
        return Line(str(index + 1), line.strip()[:200], ASIDE, "words beside the document, not read")
    deck = headings.deck_of(address)
    told = f"the address of deck {deck}" if deck else "the address of a page"
    return Line(str(index + 1), line.strip(), ASIDE, f"{told}; the deck is read from the document beside it")


def _json_problem(source: str) -> str:
    try:
        parse_json(source.removeprefix("\ufeff").strip(), LIMITS)
    except BadJSON as bad:
        return "; ".join(each.message for each in bad.problems)
    return "this JSON is none of a deck"


def _refused(source: str, why: str) -> Report:
    """No line of the source is read; all of them stand in the report for one reason."""
    if len(source) > MOST_BYTES or not why:
        return Report("JSON", problems=[why])
    rows = listing.rows_of(source)
    report = Report("text", problems=[] if rows else [why])
    report.lines = [
        Line(row.place, row.source[:200], REFUSED, why if row is rows[0] else "a part of the same text") for row in rows
    ]
    return report
