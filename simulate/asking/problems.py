"""Every reason why a playtest cannot be played, in plain words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final

from django.conf import settings
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from sandtable.agents import AGENTS, is_known
from sandtable.engine.game import BadSetup, Game
from sandtable.engine.registry import all_games
from sandtable.playtest import seating
from sandtable.playtest.fingerprint import fingerprint
from sandtable.playtest.plan import unit
from simulate.asking.judging import Judge
from simulate.asking.request import MOST_SEED, PlaytestRequest
from simulate.queue import limits

if TYPE_CHECKING:
    from django_stubs_ext import StrOrPromise


ROTATIONS: Final[Mapping[str, StrOrPromise]] = {
    "games": gettext_lazy("A playtest has 1 to %(most)s games, not %(given)s."),
    "pairs": gettext_lazy("A playtest has 1 to %(most)s pairs of games, not %(given)s."),
    "rotations": gettext_lazy("A playtest of %(players)s players has 1 to %(most)s rotations of games, not %(given)s."),
}
"""The error text for a number of rotations out of bounds, by their unit."""


def problems_of(request: PlaytestRequest, judge: Judge | None = None) -> list[str]:
    """Every reason this playtest can't be, in plain words; empty when it can.

    Pages, API and commands are all judged here, by way of the services. Requests that are asked for together share a
    judge, which judges each of their subjects once.
    """
    game = all_games().get(request.game)
    if game is None:
        return [_("There is no game called “%(game)s”.") % {"game": request.game}]
    problems = [
        _("There is no agent called “%(agent)s”; known: %(known)s.") % {"agent": name, "known": ", ".join(AGENTS)}
        for name in request.agents
        if not is_known(name)
    ]
    problems += _problems_of_seats(request, game)
    if request.opening is not None and request.opening.engine != fingerprint(request.game):
        problems.append(_("The rules have changed since this position was reached, so nobody can go on from it."))
    sides = len(request.subjects)
    most = most_games() // max(request.rotation_size, 1)
    if not 1 <= request.rotations <= most:
        problems.append(
            ROTATIONS[unit(request.rotation_size)] % {"players": sides, "most": most, "given": request.rotations}
        )
    if not 0 <= request.seed <= MOST_SEED:
        problems.append(_("The seed must be a whole number from 0 to %(most)s.") % {"most": MOST_SEED})
    return problems or _problems_of_content(request, judge or Judge())


def _problems_of_seats(request: PlaytestRequest, game: Game) -> Iterator[str]:
    """Are there as many subjects and agents as can play?"""
    scenario, sides = request.scenario, len(request.subjects)
    if scenario is not None and not scenario.has_sides:
        if problem := wrong_number(game, scenario.definition, len(request.agents)):
            yield problem
        return
    if not game.min_seats <= sides <= game.max_seats:
        words = _("%(game)s is played by %(fewest)s to %(most)s sides, not %(sides)s.")
        yield words % {"game": game.title, "fewest": game.min_seats, "most": game.max_seats, "sides": sides}
    if len(request.agents) != sides:
        yield _("Each side needs one agent.")
    if scenario is not None and len(scenario.sides) != sides:
        words = _("This scenario is played by %(wanted)s sides, not %(sides)s.")
        yield words % {"wanted": len(scenario.sides), "sides": sides}


def wrong_number(game: Game, definition: dict[str, Any], players: int) -> str:
    """Error text for a number of players that this scenario doesn't allow; empty when it does."""
    if game.has_sides() or players in (counts := seating.seat_counts(game, definition)):
        return ""
    words = _("This scenario is played by %(wanted)s players, not %(players)s.")
    return words % {"wanted": one_of(counts), "players": players}


def one_of(counts: tuple[int, ...]) -> str:
    """Numbers to choose from in words: "3, 4 or 5"."""
    *others, last = map(str, counts)
    return _("%(others)s or %(last)s") % {"others": ", ".join(others), "last": last} if others else last


def _problems_of_content(request: PlaytestRequest, judge: Judge) -> list[str]:
    """The reasons why the game refuses the decks or the scenario: broken rules, cards it can't play yet."""
    if request.scenario is None:
        found = [problem for side in request.subjects for problem in judge.problems(request.game, side)]
        return list(dict.fromkeys(found))
    try:
        request.plan().check()
    except BadSetup as error:
        return list(dict.fromkeys(error.problems))
    return []


def most_games() -> int:
    """Games a batch may have."""
    return int(settings.PLAYTEST_GAMES_PER_BATCH or limits.GAMES_PER_BATCH)
