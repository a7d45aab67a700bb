"""Nobody can foresee a game with people: the server draws its seed, and tells it when the game has ended."""

from __future__ import annotations

import pytest
from django.contrib.auth.models import User
from django.test import Client

from sandtable.engine.viewing import games_with_views
from simulate.asking.request import MOST_SEED
from simulate.models import PERSON, Batch, SeatedGame
from simulate.watching.replay.library import LIBRARY, OpenGame
from simulate.watching.replay.preparing import prepare
from simulate.watching.seat import services
from simulate.watching.seat.luck import drawn_seed
from simulate.watching.seat.seated import table_of
from tests.support.replays import played
from tests.support.seats import (
    SMALL_GAME,
    a_seated_game,
    a_stored_scenario,
    choices_on,
    is_with_other_luck,
    let_agents_think,
    played_out,
)

pytestmark = pytest.mark.django_db
GAME = SMALL_GAME
SEED = 4_815_162_342
"""A seed that stands nowhere on a page by chance."""


def begun(client: Client, key: str) -> SeatedGame:
    """A game that is begun on its page; the form says a seed, which nobody has asked for."""
    version = a_stored_scenario(User.objects.get())
    answer = client.post("/play/scenario", {**choices_on(version, PERSON), "seed": str(SEED), "key": key})
    assert answer.status_code == 302
    return SeatedGame.objects.get(idempotency_key=f"form:{key}")


def test_a_posted_seed_decides_nothing(as_ada: Client) -> None:
    first, second = begun(as_ada, "first"), begun(as_ada, "second")
    assert len({first.seed, second.seed, SEED}) == 3
    assert table_of(first).state.digest() != table_of(second).state.digest(), "after giving up, other cards are dealt"


@pytest.mark.parametrize("page", ["scenario", "decks"])
def test_no_form_asks_for_a_seed(as_ada: Client, page: str) -> None:
    a_stored_scenario(User.objects.get())
    html = as_ada.get(f"/play/{page}?seed={SEED}").content.decode()
    assert "Begin the game" in html and 'name="seed"' not in html and str(SEED) not in html


def pages(client: Client, game: SeatedGame) -> str:
    """Everything that the service tells about a game."""
    own = f"/play/{game.public_id}"
    places = ("", "/table", "/replay", "/replay/at/1")
    addresses = ["/", "/play", "/playtests", "/api/v1/playtests", *(f"{own}{place}" for place in places)]
    return "".join(client.get(address).content.decode() for address in addresses)


def test_the_seed_is_told_at_the_end_and_never_before(ada: User, as_ada: Client) -> None:
    game = let_agents_think(a_seated_game(GAME, ada, seed=SEED))
    assert str(SEED) not in pages(as_ada, game)
    answer = as_ada.post(
        f"/play/{game.public_id}/answer", {"question": game.question, "option": "0", "piece": "1"}
    ).content.decode()
    assert str(SEED) not in answer
    game = played_out(let_agents_think(game))
    own = f"/play/{game.public_id}"
    for place in ("", "/table", "/replay"):
        assert str(SEED) in as_ada.get(f"{own}{place}").content.decode(), place


def test_the_seed_of_a_game_that_was_given_up_is_told(ada: User, as_ada: Client) -> None:
    game = let_agents_think(a_seated_game(GAME, ada, seed=SEED))
    as_ada.post(f"/play/{game.public_id}/give-up")
    assert str(SEED) in as_ada.get(f"/play/{game.public_id}").content.decode()


# -- from a moment of a counted game -----------------------------------------------------------------------------


def watched(batch: Batch) -> OpenGame:
    prepare(batch, 1)
    opened = LIBRARY.open(batch, 1)
    assert isinstance(opened, OpenGame)
    return opened


@pytest.mark.parametrize("name", games_with_views())
def test_who_has_watched_a_game_cannot_foresee_its_dice(ada: User, name: str) -> None:
    """The position is the one that was watched, with its hidden things; what falls from there on is new each time."""
    batch = played(name, ada)
    opened = watched(batch)
    at = opened.last // 2
    origin = services.Origin(batch, 1, opened.recording.decisions[:at])
    players = [PERSON, *["random"] * (len(batch.snapshot["agents"]) - 1)]
    games = [
        services.take_over(owner=ada, origin=origin, players=players, seed=seed, idempotency_key=str(seed))
        for seed in (1, 2)
    ]
    first, second = (table_of(game).state for game in games)
    assert is_with_other_luck(first, opened.state(at)) and is_with_other_luck(first, second)
    assert played_out(games[0]).players == players


def test_the_page_draws_the_luck_and_says_what_may_be_known(ada: User, as_ada: Client) -> None:
    batch = played(GAME, ada)
    address = f"/play/from/{batch.public_id}/1"
    at = watched(batch).last // 2
    page = as_ada.get(f"{address}?at={at}").content.decode()
    assert "Hidden things stay as they were in this game" in page and 'name="seed"' not in page
    seats = {f"seat_{seat}": PERSON if seat == 0 else "random" for seat in range(len(batch.snapshot["agents"]))}
    for key in ("first", "second"):
        as_ada.post(address, {"at": at, "key": key, "seed": str(SEED), **seats})
    seeds = {game.seed for game in SeatedGame.objects.all()}
    assert len({*seeds, SEED, batch.seed}) == 4
    game = let_agents_think(SeatedGame.objects.all()[0])
    known = "whoever has watched it may know what was hidden then"
    assert known in as_ada.get(f"/play/{game.public_id}").content.decode()
    as_ada.post(f"/play/{game.public_id}/give-up")
    assert known in as_ada.get(f"/play/{game.public_id}/replay").content.decode()


def test_there_are_too_many_seeds_to_try_them_out() -> None:
    """Of a hundred none comes twice, and they lie all over the range: by chance one of 10^12 runs would fail."""
    drawn = [drawn_seed() for _ in range(100)]
    assert len(set(drawn)) == 100 and min(drawn) >= 0
    assert MOST_SEED / 2 < max(drawn) <= MOST_SEED and min(drawn) < MOST_SEED / 2
