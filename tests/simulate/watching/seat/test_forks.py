"""A seat is taken in a game that itself goes on from a moment of another game."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from django.contrib.auth.models import User
from django.test import Client

from sandtable.engine.viewing import games_with_views
from sandtable.playtest.opening import packed
from sandtable.playtest.recording import recorded_choices
from simulate.models import PERSON, Batch, SeatedGame, SeatedState
from simulate.watching.fork.services import Moment, Wanted, fork
from simulate.watching.replay.library import LIBRARY, OpenGame
from simulate.watching.replay.preparing import prepare
from simulate.watching.seat import services
from simulate.watching.seat.seated import laid_out, table_of
from tests.support.playtests import play_all
from tests.support.replays import played
from tests.support.seats import SMALL_GAME, is_with_other_luck, played_out

pytestmark = pytest.mark.django_db
SEED = 3
NUMBER = 1
"""The game of the fork in which the seat is taken."""


@dataclass(frozen=True)
class Forked:
    """A game of a playtest that goes on from the middle of another one, after a choice."""

    batch: Batch
    game: OpenGame
    parted: int
    """The moment from which its games have luck of their own."""

    def take(self, owner: User, at: int, key: str = "k") -> SeatedGame:
        """Sit down in the first seat after `at` decisions; agents by chance in the others."""
        decisions = self.game.recording.decisions[:at]
        players = [PERSON, *["random"] * (len(self.batch.snapshot["agents"]) - 1)]
        origin = services.Origin(self.batch, NUMBER, decisions)
        return services.take_over(owner=owner, origin=origin, players=players, seed=SEED, idempotency_key=key)


def opened(batch: Batch, number: int) -> OpenGame:
    prepare(batch, number)
    found = LIBRARY.open(batch, number)
    assert isinstance(found, OpenGame)
    return found


def forked(game: str, owner: User) -> Forked:
    whole = played(game, owner)
    first = opened(whole, 0)
    at = first.last // 2
    wanted = Wanted(("random",) * len(whole.snapshot["agents"]), 2, 8, choice=0)
    made = fork(owner=owner, moment=Moment(whole, 0, first, at), wanted=wanted, idempotency_key="fork")
    play_all()
    made.refresh_from_db()
    return Forked(made, opened(made, NUMBER), at)


@pytest.mark.parametrize("name", games_with_views())
def test_a_seat_is_taken_where_the_games_part_and_the_game_ends_as_a_replay_that_verifies(ada: User, name: str) -> None:
    origin = forked(name, ada)
    game = origin.take(ada, origin.parted + 1)
    table = laid_out(game, origin.game.recording.decisions[: origin.parted + 1])
    assert is_with_other_luck(table.state, origin.game.state(origin.parted + 1)), "the position of the replay"
    game = played_out(game)
    assert game.state == SeatedState.OVER
    assert tuple(game.decisions[: origin.parted + 1]) == origin.game.recording.decisions[: origin.parted + 1]
    again = recorded_choices(game.plan(), NUMBER, game.decisions)
    assert f"{again.digest:016x}" == game.digest
    kept = opened_seat(game)
    assert kept.state(kept.last).seat() == -1 and kept.state(origin.parted + 1).digest() == table.state.digest()


def opened_seat(game: SeatedGame) -> OpenGame:
    prepare(game, game.number)
    found = LIBRARY.open(game, game.number)
    assert isinstance(found, OpenGame)
    return found


def test_a_seat_is_taken_after_the_games_have_parted(ada: User) -> None:
    origin = forked(SMALL_GAME, ada)
    at = (origin.parted + origin.game.last) // 2
    game = origin.take(ada, at)
    table = laid_out(game, origin.game.recording.decisions[:at])
    assert is_with_other_luck(table.state, origin.game.state(at))
    assert table_of(game).lines and played_out(game).state == SeatedState.OVER


def test_a_game_whose_opening_the_rules_refuse_says_so(ada: User, as_ada: Client) -> None:
    origin = forked(SMALL_GAME, ada)
    game = origin.take(ada, origin.parted + 1)
    for stretch in game.snapshot["opening"]["stretches"]:
        stretch[2] = packed([10**6])
    SeatedGame.objects.filter(pk=game.pk).update(snapshot=game.snapshot, kept=b"")
    page = as_ada.get(f"/play/{game.public_id}")
    assert page.status_code == 200 and "rules have changed" in page.content.decode()


@pytest.mark.parametrize("earlier", [1, 3, 0])
def test_a_seat_is_taken_before_the_games_part(ada: User, earlier: int) -> None:
    """The choice with which the fork began has not been taken there; 0: the first question of all."""
    origin = forked(SMALL_GAME, ada)
    at = origin.parted + 1 - earlier if earlier else 0
    game = origin.take(ada, at)
    table = laid_out(game, origin.game.recording.decisions[:at])
    assert table.decisions == list(origin.game.recording.decisions[:at])
    first = table.state.ask(), origin.game.state(at).ask()
    assert first[0] == first[1]
    ended = played_out(game)
    assert ended.state == SeatedState.OVER
    assert f"{recorded_choices(ended.plan(), NUMBER, ended.decisions).digest:016x}" == ended.digest
