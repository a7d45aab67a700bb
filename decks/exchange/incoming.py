"""Pasted or uploaded text: recognise its shape and read it."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from typing import Final

from decks.exchange import community, text
from decks.exchange.report import REFUSED, TAKEN, Line, Report
from sandtable.games.destiny.decklist import BadDeck, read_deck
from sandtable.games.destiny.formats import DEFAULT, Format
from web.api.json import BadJSON, Limits, parse_json

MOST_BYTES: Final = 64 * 1024
LIMITS: Final = Limits(bytes=MOST_BYTES, depth=10, nodes=5000, string=20_000)


def read(source: str, *, format: str | Format = DEFAULT, chosen: Mapping[str, str] | None = None) -> Report:
    """The report on a pasted text; it never raises, and holds every reason for a refusal."""
    if problem := _unreadable(source):
        return Report("text", lines=[Line("", "", REFUSED, problem)])
    if not source.lstrip("\ufeff \t\r\n").startswith(("{", "[")):
        return text.read(source, format=format, chosen=chosen)
    try:
        value = parse_json(source.removeprefix("\ufeff"), LIMITS)
    except BadJSON as bad:
        return Report("JSON", lines=[Line(each.pointer, "", REFUSED, each.message) for each in bad.problems])
    return community.read(value, format=format) if community.is_community(value) else _ours(value)


def _unreadable(source: str) -> str:
    if len(source.encode("utf-8", "surrogatepass")) > MOST_BYTES:
        return f"this is longer than {MOST_BYTES // 1024} KB; a deck is much shorter"
    if not source.strip():
        return "there is nothing to read"
    odd = {letter for letter in source if unicodedata.category(letter) in ("Cc", "Cs") and letter not in "\t\r\n"}
    return "there are control characters in this text" if odd else ""


def _ours(value: object) -> Report:
    report = Report("Sandtable JSON")
    try:
        report.deck = read_deck(value)
    except BadDeck as bad:
        report.lines = [Line(each.where, "", REFUSED, each.message) for each in bad.problems[:200]]
        return report
    report.lines = [Line(code, code, TAKEN, code=code) for code in sorted(report.deck.codes())]
    return report
