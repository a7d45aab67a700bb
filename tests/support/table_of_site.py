"""A game at a table of a site (tests/support/site.py): a person answers in time, and agents think in workers."""

from __future__ import annotations

from typing import Final

from tests.support.site import Idle, Site
from tests.support.waiting import wait_until

SEATS: Final = "SELECT id, state, attempt, published_at FROM simulate_seatedgame ORDER BY id"


def sit_down(site: Site, seed: int) -> int:
    """The key of a new game of a person against an agent."""
    return int(site.told("sit_down", seed))


def play_on(site: Site, game: int, most: int = 10_000) -> bool:
    """Let the person give up to `most` answers, each when it is asked for; True when the game is over."""
    for _ in range(most):
        _until_asked(site, game)
        if site.told("answer", game) not in ("person", "agent", "no answer"):
            return True
    return False


def _until_asked(site: Site, game: int) -> None:
    idle = Idle(site, SEATS)

    def is_asked() -> bool:
        if idle.is_long():
            site.let_an_hour_pass()
        return site.rows("SELECT state FROM simulate_seatedgame WHERE id = ?", str(game)) != [("agent",)]

    wait_until(is_asked, "the agent at the table")


def assert_right(site: Site, game: int) -> None:
    """The game is over and came out as without a fault, and a worker has prepared its replay."""
    seat = site.told("read_seat", game)
    assert (seat["state"], seat["decisions"]) == ("over", seat["right"])
    idle = Idle(site, SEATS)

    def is_prepared() -> bool:
        if idle.is_long():
            site.told("ask_replay", game)
        return site.told("read_replay", game) is not None

    site.told("ask_replay", game)
    wait_until(is_prepared, "the replay of the game")
    assert site.told("read_replay", game) is True
