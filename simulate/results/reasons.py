"""The reasons of a scenario's result in lines: how it was won, who held its places at the end, when it was decided."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from sandtable.playtest.report.base import Report
from scenarios.games.contract import Landmark, Sheet
from simulate.results.words import name

MOST_WAYS: Final = 4
"""The ways of winning that are told; charts have all of them."""
MOST_PLACES: Final = 8


def reasons(report: Report, scenario: Sheet | None) -> list[str]:
    """Sentences beside the share of each side; none where a game counts nothing but its winners."""
    if scenario is None or not report.games.total:
        return []
    return [*_ways(report, scenario.ways_to_win), *_places(report, scenario.landmarks), *_time(report)]


def _ways(report: Report, sentences: Sequence[str]) -> Iterator[str]:
    """The most frequent ways of winning, each with the sentence of the scenario where it is a numbered condition."""
    for way, games in list(report.ways.items())[:MOST_WAYS]:
        for party, won in zip(report.parties, games, strict=False):
            if won:
                said = next((each for each in sentences if each.lower().startswith(f"{way.lower()}:")), way)
                yield _("%(party)s won %(share)s: %(how)s") % {
                    "party": name(party),
                    "share": _share(won, report),
                    "how": said,
                }


def _places(report: Report, places: Sequence[Landmark]) -> Iterator[str]:
    """For each place that decides, the sides that held it when games ended."""
    sides = [name(each) for each in report.parties]
    for place in places[:MOST_PLACES]:
        found = report.hexes.get(place.hex)
        held = found.control if found else {}
        first = next((at for at, side in enumerate(sides) if side.lower() == place.holder), None)
        total = report.games.total
        if first is not None and held.get(first, 0) == total:
            yield _("%(place)s never fell: %(side)s held it at the end of all games.") % {
                "place": place.words,
                "side": sides[first],
            }
        elif not any(held.values()):
            yield _("%(place)s: nobody held it at the end of any game.") % {"place": place.words}
        else:
            each = [f"{sides[side]} {_share(games, report)}" for side, games in sorted(held.items()) if games]
            yield _("%(place)s at the end: %(who)s.") % {"place": place.words, "who": ", ".join(each)}


def _time(report: Report) -> Iterator[str]:
    """The round in which most games were decided."""
    games = {number: sum(found) for number, found in report.rounds.items()}
    if games:
        most = max(games, key=lambda number: (games[number], -number))
        yield _("Most of them were decided in round %(round)d: %(share)s.") % {
            "round": most,
            "share": _share(games[most], report),
        }


def _share(games: int, report: Report) -> str:
    """ "31 of 50 games"."""
    total = report.games.total
    return ngettext("%(n)d of %(total)d game", "%(n)d of %(total)d games", total) % {"n": games, "total": total}
