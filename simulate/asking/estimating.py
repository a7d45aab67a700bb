"""The time that a form tells before the start, here and now, beside a shorter and a longer choice."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from simulate import words
from simulate.queue.foreseeing import Speeds, Work, foreseen

TEMPLATE: Final = "simulate/_estimate.html"
SHORT_WAIT_S: Final = 5.0
"""Less than this before the first game is not worth a word."""


@dataclass(frozen=True)
class Choice:
    """A number of games that one may ask for."""

    works: Sequence[Work]
    """The games that it takes, as a rule."""
    most: float = 0.0
    """The most games, where it may take more than that."""

    @property
    def games(self) -> int:
        return round(sum(work.games for work in self.works))


@dataclass(frozen=True)
class Told:
    """A choice in words."""

    games: str
    time: str
    """Empty where it can't be foreseen."""
    waits: str = ""
    """The part of the time in which games go first that were asked for before; empty for a short one."""
    most: str = ""
    most_time: str = ""


def estimate(request: HttpRequest, chosen: Choice | None, others: Iterable[Choice] = (), **more: Any) -> HttpResponse:
    """The piece of a page that tells the time of a choice, of the next shorter and of the next longer one."""
    return render(request, TEMPLATE, {**told(chosen, others, request.user.pk or 0), **more})


def told(chosen: Choice | None, others: Iterable[Choice], owner_id: int) -> dict[str, Any]:
    """The values of the template; none where there is no number of games yet."""
    if chosen is None or not chosen.games:
        return {}
    speeds, others = Speeds(), list(others)
    shorter = max((each for each in others if 0 < each.games < chosen.games), key=lambda each: each.games, default=None)
    longer = min((each for each in others if each.games > chosen.games), key=lambda each: each.games, default=None)
    return {
        "chosen": _in_words(chosen, owner_id, speeds),
        "shorter": _in_words(shorter, owner_id, speeds) if shorter is not None else None,
        "longer": _in_words(longer, owner_id, speeds) if longer is not None else None,
    }


def _in_words(choice: Choice, owner_id: int, speeds: Speeds) -> Told:
    found = foreseen(choice.works, owner_id, speeds)
    games = words.number(choice.games)
    if found is None:
        return Told(games, "", most=_number(choice.most))
    own = found.seconds - found.waits
    return Told(
        games=games,
        time=words.duration(found.seconds),
        waits=words.duration(found.waits) if found.waits >= SHORT_WAIT_S else "",
        most=_number(choice.most),
        most_time=words.duration(found.waits + own * choice.most / choice.games) if choice.most else "",
    )


def _number(games: float) -> str:
    return words.number(round(games)) if games else ""
