"""The time that qualities of play take here and now, told before they are asked for and while games are watched."""

from __future__ import annotations

from typing import Final

from django.db.models import Sum
from django.utils.translation import gettext as _

from sandtable.playtest.qualities.effort import LEAST_PART, MOST_POSITIONS, positions_a_choice
from simulate import words
from simulate.models import Batch, WatchedPlay, WatchState
from simulate.queue.foreseeing import Foreseen, Speeds, after_the_others
from simulate.queue.sizing import processor_s_in, slowdown
from simulate.results.qualities.services import GAMES
from simulate.results.reading import read

WATCHING: Final = 1.4
"""The time to watch a game, for one to play it, where none was watched here yet: of agents that choose at once the
middle of all games that come with Sandtable; of planners it is less."""


def time_before(batch: Batch, owner_id: int) -> str:
    """The games that would be watched and their time, in a sentence; empty where it can't be foreseen."""
    found, games = foreseen(batch, owner_id), games_to_watch(batch)
    if found is None:
        return ""
    given = {"games": words.number(games), "time": words.duration(found.seconds)}
    return _("%(games)s games: about %(time)s here and now.") % given


def foreseen(batch: Batch, owner_id: int) -> Foreseen | None:
    """The time until the qualities are there; one worker at a time watches the games of a playtest."""
    each = seconds_a_game(batch)
    return None if each is None else after_the_others(each * games_to_watch(batch), owner_id, Speeds(), processes=1)


def games_to_watch(batch: Batch) -> int:
    """The games that are watched: fewer of agents that look far ahead."""
    size, totals = batch.rotation_size, read(batch).games
    wanted = size * (min(batch.n_games, GAMES) // size)
    decisions = totals.summary.totals["decisions_ended"] / max(1, totals.ended)
    enough = MOST_POSITIONS / (positions_a_choice(batch.plan()) * max(1.0, decisions))
    return round(min(wanted, max(LEAST_PART * wanted, enough)))


def seconds_a_game(batch: Batch) -> float | None:
    """The time to watch a game: of the last ones with the same agents, else from the time to play one."""
    alike = WatchedPlay.objects.filter(batch__game=batch.game, batch__agents=batch.agents, state=WatchState.DONE)
    latest = alike.filter(spent_ms__gt=0).order_by("-id")[:5]
    spent = WatchedPlay.objects.filter(pk__in=[each.pk for each in latest]).aggregate(ms=Sum("spent_ms"), n=Sum("done"))
    if spent["n"]:
        return float(spent["ms"] / spent["n"] / 1000)
    played = processor_s_in(Batch.objects.filter(pk=batch.pk))
    return WATCHING * played * slowdown() if played else None


def progress_line(play: WatchedPlay) -> str:
    """ "40 / 200 games · about 50 seconds left"."""
    parts = [_("%(done)s / %(all)s games") % {"done": words.number(play.done), "all": words.number(play.wanted)}]
    if play.done and play.spent_ms:
        left = (play.wanted - play.done) * play.spent_ms / play.done / 1000
        parts.append(_("about %(time)s left") % {"time": words.duration(left)})
    return " · ".join(parts)
