"""Lists of decks from outside, and the question whether one arrived."""

from __future__ import annotations

import json
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from decks.exchange.report import GUESSED, REFUSED, Line, Report
from sandtable.games.destiny.facts import prints_of

FOLDER = Path(__file__).parent


def hand_written() -> list[dict[str, Any]]:
    """The lists of `hand_written.toml`, each with what must arrive."""
    found = tomllib.loads((FOLDER / "hand_written.toml").read_text(encoding="utf-8"))
    return [{**each, "right": found["right"][each["deck"]]} for each in found["list"]]


def published() -> list[dict[str, Any]]:
    """Decks as a community site lists them, as facts: card code to number."""
    decks: list[dict[str, Any]] = json.loads((FOLDER / "published.json").read_text(encoding="utf-8"))
    return decks


def wrong(report: Report, right: dict[str, Any]) -> list[str]:
    """The cards that neither arrived nor are asked about; empty when all is well."""
    if report.deck is None:
        return report.problems or ["no deck"]
    held = Counter({_print(code): copies for code, copies in report.deck.cards})
    held.update(_print(code) for code in (*report.deck.battlefields, *report.deck.plots))
    wanted = Counter({_print(code): copies for code, copies in right.get("cards", {}).items()})
    wanted.update(_print(right[key]) for key in ("battlefield", "plot") if key in right)
    team = Counter((_print(member.code), member.dice) for member in report.deck.characters)
    team_wanted: Counter[tuple[str, int]] = Counter()
    for each in right.get("team", ()):
        code, _colon, dice = each.partition(":")
        team_wanted[_print(code), int(dice)] += 1
    asked = set(_asked(report.lines))
    missing = [f"missing {code}" for code in (wanted - held) if code not in asked]
    offered = set(_offered(report))
    missing += [f"missing {code} with {dice}" for code, dice in (team_wanted - team) if (code, dice) not in offered]
    surplus = [f"surplus {code}" for code in (held - wanted) if not _stands_for(code, report, asked)]
    surplus += [f"surplus {code} with {n}" for code, n in (team - team_wanted) if not _is_open(code, report)]
    return [*missing, *surplus]


def _print(code: str) -> str:
    return min(prints_of(code))


def _lines(report: Report) -> Iterator[Line]:
    for line in report.lines:
        yield from line.parts or (line,)


def _asked(lines: list[Line]) -> Iterator[str]:
    """The cards that a reader is asked about."""
    for line in (each for whole in lines for each in (whole.parts or (whole,))):
        if line.status in (GUESSED, REFUSED):
            yield from (_print(key.partition(":")[0]) for key in line.candidates)


def _offered(report: Report) -> Iterator[tuple[str, int]]:
    """Characters with their dice that a reader can choose."""
    assert report.deck is not None
    for line in _lines(report):
        taken = [member.dice for member in report.deck.characters if member.code == line.code] if line.code else [1, 2]
        for key in line.candidates:
            code, _colon, dice = key.partition(":")
            yield from ((_print(code), int(each)) for each in (dice.split(",") if dice else taken))


def _is_open(code: str, report: Report) -> bool:
    """True for a character of a line whose card or team can be chosen otherwise."""
    keys = [key for line in _lines(report) if line.code and _print(line.code) == code for key in line.candidates]
    return len({(_print(key.partition(":")[0]), key.partition(":")[2]) for key in keys}) > 1


def _stands_for(code: str, report: Report, asked: set[str]) -> bool:
    """True for a guess that the reader can change."""
    return code in asked and any(line.candidates for line in _lines(report) if line.code and _print(line.code) == code)
