"""The page of a field, below the progress of its study."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any, Final

from django.http import HttpRequest
from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from drawing.charts import Chart, Interval, intervals
from sandtable.playtest.field.matrix import Counts
from sandtable.playtest.field.standing import Says, Side, sides
from sandtable.playtest.statistics import Interval as Share
from simulate.models import Study
from simulate.results.next_links import Link
from simulate.study import answers
from simulate.study.answers import Answer
from simulate.study.field import question as questions
from simulate.study.field import words
from simulate.study.field.question import Question
from simulate.study.field.tables import SORTS, Tables
from simulate.study.field.tables import Share as Cell
from simulate.words import number, percent

TEMPLATE: Final = "simulate/study/field/_field.html"
MORE: Final = 4
"""Times the pairs, where a field is asked for again: intervals become half as wide."""
SORT_WORDS: Final = {
    "rating": gettext_lazy("Rating"),
    "mean": gettext_lazy("Mean"),
    "name": gettext_lazy("Name"),
    "added": gettext_lazy("As added"),
}


def context(study: Study, request: HttpRequest) -> dict[str, Any]:
    """The values of the template."""
    tables = Tables(study)
    sort = request.GET.get("sort", "")
    sort = sort if sort in SORTS else "rating"
    addresses = batch_addresses(study)
    told: dict[str, Any] = {
        "question": tables.question,
        "can_grow": study.is_owned_by(request.user) and _can_grow(study, tables),
        "failed": sum(counted["seen"] - sum(counted["counts"]) for counted in tables.cells.values()),
    }
    if tables.question.is_row:
        return told | {"row": _row_of(tables, 0, addresses)}
    member = _member(request.GET.get("row", ""), tables)
    return told | {
        "sort": sort,
        "sorts": [(name, SORT_WORDS[name]) for name in SORTS],
        "columns": [(place + 1, tables.labels[place]) for place in tables.order(sort)],
        "matrix": _matrix(tables, sort, addresses),
        "ranking": _ranking(tables),
        "chart": _chart(tables),
        "row": _row_of(tables, member, addresses) if member is not None else None,
        "members": list(enumerate(tables.labels)),
        "member": member,
    }


def answer(study: Study) -> Answer:
    """The verdict on the first place or on the row, and what is next."""
    tables = Tables(study)
    found = words.verdict(tables)
    return Answer([(found.says, found.rests_on)], _next(study, tables), found.badge, str(found.state))


def _next(study: Study, tables: Tables) -> list[Link]:
    """More games where the first place is not known; the cards of the first; a further member."""
    look, question = tables.look, tables.question
    if study.is_open:
        return [answers.wait()]
    found = []
    is_known = look is not None and (
        Side.OPEN not in look["sides"] if question.is_row else look["verdict"]["says"] != Says.UNKNOWN
    )
    if not is_known:
        found.append(Link(_("ask again with more games"), _again(question)))
    elif question.scenario is None and look is not None:
        found += _cards_of(tables, 0 if question.is_row else look["order"][0])
    if _can_grow(study, tables):
        found.append(Link(_("let another deck join"), reverse("simulate:field-join", args=[study.public_id])))
    key = questions.key(question.pairings[0])
    return found or [answers.watch(study, key, _("watch a game"))]


def _cards_of(tables: Tables, member: int) -> Iterator[Link]:
    """The form that asks what each card of a deck is worth, against the next of the field."""
    others = [other for other in tables.order("rating") if other != member]
    deck, opponent = (tables.question.members[each] for each in (member, others[0]))
    told = _("ask what each card of %(deck)s is worth") % {"deck": deck.label}
    asked = {"deck": deck.source, "opponent": opponent.source, "agent": deck.agent}
    yield Link(told, answers.form("simulate:causes-of-deck", **asked) if deck.source else "")


def _again(question: Question) -> str:
    """The form of the same field with four times the pairs; decks that are not stored come with the game."""
    agents = list(dict.fromkeys(member.agent for member in question.members))
    asked: dict[str, Any] = {"agents": agents, "size": "own", "rotations": MORE * question.pairs_each}
    asked["even"] = "even" if question.is_even else "top"
    if question.scenario is not None:
        version = question.scenario.version
        return answers.form("simulate:field-scenario-new", version=version, **asked) if version else ""
    sources = list(dict.fromkeys(member.source for member in question.members))
    asked["demo"] = "" if all(sources) else "on"
    if not question.is_row:
        return answers.form("simulate:field-new", shape="all", decks=list(filter(None, sources)), **asked)
    if not sources[0]:
        return ""
    return answers.form(
        "simulate:field-new", shape="row", deck=sources[0], decks=list(filter(None, sources[1:])), **asked
    )


def _can_grow(study: Study, tables: Tables) -> bool:
    return study.state in ("running", "done") and tables.question.scenario is None


def _member(asked: str, tables: Tables) -> int | None:
    """The member whose row is asked for; None for none."""
    is_number = asked.isascii() and asked.isdecimal() and len(asked) < 4
    return int(asked) if is_number and int(asked) < tables.matrix.members else None


def _matrix(tables: Tables, sort: str, addresses: dict[str, str]) -> list[dict[str, Any]]:
    order = tables.order(sort)
    return [
        {
            "number": row + 1,
            "label": tables.labels[row],
            "mean": _percent(tables.mean(row)),
            "cells": [None if row == column else _cell(tables, row, column, addresses) for column in order],
        }
        for row in order
    ]


def _cell(tables: Tables, row: int, column: int, addresses: dict[str, str]) -> dict[str, Any]:
    """The words and the shade of one cell."""
    share, id = tables.share(row, column), f"{row + 1}-{column + 1}"
    if share is None:
        return {"games": 0, "id": id}
    side = "even" if share.tint == 0 else f"{'ahead' if share.tint > 0 else 'behind'}-{abs(share.tint)}"
    return {
        "id": id,
        "share": f"{100 * share.share.value:.0f} %",
        "bounds": bounds(share.share),
        "games": number(share.share.games),
        "shade": f"matrix__cell--{side} matrix__cell--faint-{share.faint}",
        "url": addresses.get(share.pairing, ""),
        "column": tables.labels[column],
    }


def bounds(share: Share) -> str:
    """The interval in whole points of 100: "53–70"."""
    return f"{100 * share.low:.0f}–{100 * share.high:.0f}"


def _percent(share: float | None) -> str:
    return "" if share is None else percent(share)


def _ranking(tables: Tables) -> list[dict[str, Any]]:
    """The members from the first to the last, as the last look saw them."""
    look = tables.look
    return [_ranked(tables, member, look["standings"][member]) for member in look["order"]] if look else []


def _ranked(tables: Tables, member: int, found: dict[str, Any]) -> dict[str, Any]:
    points, rating, nash = found["points"], found["rating"], found["nash"]
    return {
        "member": member,
        "label": tables.labels[member],
        "rank": words.rank(found["rank"]),
        "points": percent(points["value"]),
        "points_bounds": f"{100 * points['low']:.0f}–{100 * points['high']:.0f}",
        "rating": words.rating(rating["value"]),
        "rating_bounds": _("%(low)s to %(high)s")
        % {"low": words.rating(rating["low"]), "high": words.rating(rating["high"])},
        "nash": f"{100 * nash['value']:.0f} %",
        "nash_bounds": f"{100 * nash['low']:.0f}–{100 * nash['high']:.0f}",
    }


def _chart(tables: Tables) -> Chart | None:
    """The ranking as a drawing: points against the field with their intervals."""
    if tables.look is None:
        return None
    found = [(tables.labels[member], tables.look["standings"][member]["points"]) for member in tables.look["order"]]
    low = min(0.4, *(points["low"] for _label, points in found))
    high = max(0.6, *(points["high"] for _label, points in found))
    return intervals(
        caption=_("Points against the field, each opponent counted the same, with 95 % intervals"),
        columns=(_("Member"), _("Points")),
        data=[_interval(label, points) for label, points in found],
        low=math.floor(20 * low) / 20,
        high=math.ceil(20 * high) / 20,
    )


def _interval(label: str, points: dict[str, float]) -> Interval:
    text = f"{percent(points['value'])} ({100 * points['low']:.0f}–{100 * points['high']:.0f})"
    return Interval(label, points["value"], points["low"], points["high"], text)


def _row_of(tables: Tables, member: int, addresses: dict[str, str]) -> dict[str, Any]:
    """One member against each of the others."""
    others = [other for other in range(tables.matrix.members) if other != member]
    counts = [tables.matrix.counts_of(member, other) for other in others]
    settled = _settled(tables, counts)
    mean = _mean(tables, member)
    return {
        "label": tables.labels[member],
        "mean": mean and percent(mean["value"]),
        "mean_bounds": mean and f"{percent(mean['low'])} – {percent(mean['high'])}",
        "rows": [
            _opponent(tables, member, other, side, addresses) for other, side in zip(others, settled, strict=True)
        ],
    }


def _mean(tables: Tables, member: int) -> dict[str, float] | None:
    """The points of a member against the field at the last look; None where no look knows it."""
    if tables.look is None or member >= tables.judged:
        return None
    found = tables.look if tables.question.is_row else tables.look["standings"][member]
    mean: dict[str, float] = found["mean" if tables.question.is_row else "points"]
    return mean


def _settled(tables: Tables, row: list[Counts]) -> list[Side]:
    """For each opponent whether the member is ahead: told when all games are in, in a single row at every look."""
    look = tables.look
    if tables.question.is_row:
        known = [Side(side) for side in look["sides"]] if look else []
        return [*known, *[Side.OPEN] * (len(row) - len(known))]
    is_final = look is not None and look["is_final"] and not tables.study.is_open
    return sides(row) if is_final else [Side.OPEN] * len(row)


def _opponent(tables: Tables, member: int, other: int, side: Side, addresses: dict[str, str]) -> dict[str, Any]:
    found = tables.share(member, other)
    return {
        "label": tables.labels[other],
        "share": found and percent(found.share.value),
        "bounds": found and f"{percent(found.share.low)} – {percent(found.share.high)}",
        "games": number(found.share.games) if found else "0",
        "side": words.SIDES[side],
        "url": addresses.get(found.pairing) if found else None,
    }


MOST_ENDINGS: Final = 3
"""Endings that a pairing's line names."""


def facts(tables: Tables) -> list[dict[str, Any]]:
    """For every pairing its share, the share of the first player, the mean length and the most frequent endings."""
    addresses = batch_addresses(tables.study)
    return [_fact(tables, share, counted, first, addresses) for share, counted, first in tables.facts()]


def _fact(
    tables: Tables, share: Cell, counted: dict[str, Any], first: Share | None, addresses: dict[str, str]
) -> dict[str, Any]:
    games = counted["games"]
    endings = sorted(counted["endings"].items(), key=lambda item: (-item[1], item[0]))
    return {
        "first": tables.labels[share.row],
        "second": tables.labels[share.column],
        "url": addresses.get(share.pairing),
        "share": percent(share.share.value),
        "bounds": bounds(share.share),
        "games": number(games),
        "first_player": first and f"{percent(first.value)} ({bounds(first)})",
        "rounds": f"{counted['rounds'] / games:.1f}" if games else "",
        "endings": ", ".join(f"{reason} {count / games:.0%}" for reason, count in endings[:MOST_ENDINGS]),
    }


def batch_addresses(study: Study) -> dict[str, str]:
    """The page of each playtest, by key."""
    found = study.batches.values_list("study_key", "public_id")
    return {name: reverse("simulate:playtest", args=[public_id]) for name, public_id in found}
