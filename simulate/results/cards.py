"""The cards table of a result: for each card of a deck the games in which it was drawn, played and resolved."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sandtable.engine.registry import all_games
from sandtable.playtest.report.base import Report
from sandtable.playtest.report.uses import Use, Uses, of_subject
from simulate import words
from simulate.results.as_json import interval

SHOWN = ("opening", "drawn", "played", "resolved")
"""Kinds of use, in the order of the columns."""


def has_cards(report: Report) -> bool:
    """True where the subjects are decks of a game that is known here."""
    game = all_games().get(report.plan.game)
    return report.match.scenario_label == "" and game is not None and any(map(game.parts_of, report.plan.subjects))


def tables(report: Report) -> list[dict[str, Any]]:
    """For each deck its name, its counted games and share, and a row for each card, the surest good one first."""
    if not has_cards(report):
        return []
    return [_table(report, subject, label) for subject, label in enumerate(report.match.labels)]


def _table(report: Report, subject: int, label: str) -> dict[str, Any]:
    uses = of_subject(report.games.tally, subject)
    names = all_games()[report.plan.game].parts_of(report.plan.subjects[subject])
    rows = [_row(uses, code, name) for code, name in names.items()]
    return {
        "deck": label,
        "games": uses.all.games,
        "share": _told(uses.all),
        "rows": sorted(rows, key=lambda row: (-row["low"], row["name"])),
    }


def _row(uses: Uses, code: str, name: str) -> dict[str, Any]:
    drawn = uses.use("drawn", code)
    share = drawn.share()
    return {
        "code": code,
        "name": name,
        "low": share.low if share is not None else -1.0,
        "cells": [(each, _told(each)) for each in _uses(uses, code)],
        "is_unused": drawn.games > 0 and not uses.use("played", code).games,
    }


def _uses(uses: Uses, code: str) -> Iterator[Use]:
    """The uses of a card: by kind, and the games in which it was not drawn."""
    yield from (uses.use(how, code) for how in SHOWN)
    yield uses.without("drawn", code)


def _told(use: Use) -> tuple[str, str]:
    """The share of points and its interval in words; empty without games."""
    share = use.share()
    if share is None:
        return "", ""
    return words.percent(share.value), f"{words.percent(share.low)} – {words.percent(share.high)}"


def as_json(report: Report) -> list[dict[str, Any]]:
    """The same for the API: of each deck the counted games and, for each card, games and share by kind of use."""
    found = []
    for subject, label in enumerate(report.match.labels if has_cards(report) else ()):
        uses = of_subject(report.games.tally, subject)
        names = all_games()[report.plan.game].parts_of(report.plan.subjects[subject])
        cards = [{"code": code, "name": name, **_numbers(uses, code)} for code, name in names.items()]
        found.append({"deck": label, "games": uses.all.games, "cards": cards})
    return found


def _numbers(uses: Uses, code: str) -> dict[str, Any]:
    named = zip((*SHOWN, "not_drawn"), _uses(uses, code), strict=True)
    return {how: {"games": use.games, "share": interval(use.share())} for how, use in named}
