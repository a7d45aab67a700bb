"""The parts of readiness that are about work outside of requests. They never stop the site: at worst it is degraded."""

from __future__ import annotations

from django.db import DatabaseError

from simulate.overview.state import KEPT, State
from simulate.queue.beats import DISPATCHER, GAMES, LANES
from web.health import Finding

WORKERS = {GAMES: "no worker plays games", "people": "no worker serves the lane for people"}


def dispatcher() -> Finding:
    """Degraded when the dispatcher gives no sign of life: what is asked for waits."""
    state = _state()
    if state is None or state.is_there(DISPATCHER):
        return Finding()
    return Finding("degraded", f"no dispatcher is at work: {_seen(state, DISPATCHER)}")


def workers() -> Finding:
    """Degraded when the workers of a lane don't answer.

    Without a dispatcher nobody asks them, and without a broker nobody reaches them: those are told by their own parts.
    """
    state = _state()
    if state is None or not state.is_there(DISPATCHER):
        return Finding()
    away = [f"{WORKERS[lane]}: {_seen(state, lane)}" for lane in LANES if not state.is_there(lane)]
    return Finding("degraded", "; ".join(away)) if away else Finding()


def waiting() -> Finding:
    """Degraded when games wait and nobody plays."""
    state = _state()
    if state is None or not state.stands_still:
        return Finding()
    return Finding("degraded", f"a playtest has waited for {state.oldest_s:.0f} s, and nobody plays")


def _state() -> State | None:
    """None while the database does not answer, which its own part tells."""
    try:
        return KEPT.state()
    except DatabaseError:
        return None


def _seen(state: State, part: str) -> str:
    age = state.silent_s.get(part)
    return "none was seen yet" if age is None else f"the last sign of life is {age:.0f} s old"
