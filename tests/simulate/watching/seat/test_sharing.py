"""An ended game of people goes out by link or into the public list; a game that goes on never does."""

from __future__ import annotations

import pytest
from django.contrib.auth.models import User
from django.test import Client

from simulate.models import SeatedGame, SeatedState
from tests.support.kept_rows import KeptRows
from tests.support.seats import SMALL_GAME, a_seated_game, let_agents_think, played_out

pytestmark = pytest.mark.django_db
PUBLIC = "/playtests/public?show=games"


@pytest.fixture
def stranger() -> Client:
    client = Client()
    client.force_login(User.objects.create_user("bob"))
    return client


ENDED = KeptRows(lambda: played_out(a_seated_game(SMALL_GAME, User.objects.create_user("ada"))).pk)


@pytest.fixture
def ended(db: None) -> SeatedGame:
    return SeatedGame.objects.get(pk=ENDED.put_back())


@pytest.fixture
def ada(ended: SeatedGame) -> User:
    """The owner of the ended game."""
    return User.objects.get(pk=ended.owner_id)


def share(client: Client, game: SeatedGame, visibility: str) -> str:
    """The page to which the owner's form leads."""
    address = f"/play/{game.public_id}/visibility"
    return client.post(address, {"visibility": visibility}, follow=True).content.decode()


def statuses(client: Client, game: SeatedGame) -> list[int]:
    """The answers to the replay and to one moment of it."""
    return [client.get(f"/play/{game.public_id}/replay{path}").status_code for path in ("", "/at/2")]


def test_a_game_goes_out_by_its_link_and_is_taken_back(as_ada: Client, stranger: Client, ended: SeatedGame) -> None:
    readers = (Client(), stranger)
    as_ada.get(ended.shared_url)
    assert [statuses(each, ended) for each in readers] == [[404, 404], [404, 404]]
    page = share(as_ada, ended, "unlisted")
    assert "now unlisted" in page and f"http://testserver{ended.shared_url}<" in page
    for reader in readers:
        assert statuses(reader, ended) == [200, 200]
        assert ended.shared_url not in reader.get(PUBLIC).content.decode()
    share(as_ada, ended, "private")
    assert [statuses(each, ended) for each in readers] == [[404, 404], [404, 404]]


def test_a_public_game_is_in_the_list_until_its_owner_takes_it_out(
    as_ada: Client, stranger: Client, ended: SeatedGame
) -> None:
    share(as_ada, ended, "public")
    listed = stranger.get(PUBLIC).content.decode()
    assert f'href="{ended.shared_url}"' in listed and "a person" in listed and "ada" in listed
    share(as_ada, ended, "private")
    assert f'href="{ended.shared_url}"' not in stranger.get(PUBLIC).content.decode()


def test_readers_see_the_game_and_nothing_of_its_owner_but_the_name(
    as_ada: Client, stranger: Client, ended: SeatedGame
) -> None:
    share(as_ada, ended, "unlisted")
    mine, theirs = (client.get(ended.shared_url).content.decode() for client in (as_ada, stranger))
    assert "Who may see this result" in mine and "<bdi>you</bdi>" in mine
    assert "A result of <bdi>ada</bdi>" in theirs and "<bdi>a person</bdi>" in theirs and "noindex" in theirs
    for words in ("Who may see this result", "<bdi>you</bdi>", f'href="/play/{ended.public_id}"', "run it again"):
        assert words not in theirs
    assert "run it again" not in mine, "nobody can repeat what a person chose"
    assert "verified: the same game" in theirs


@pytest.mark.parametrize("visibility", ["unlisted", "public"])
def test_a_game_that_goes_on_is_its_owners_alone(ada: User, as_ada: Client, stranger: Client, visibility: str) -> None:
    """The row may say what it likes: a table shows the hand of a person who still plays."""
    game = let_agents_think(a_seated_game(SMALL_GAME, ada, key="goes on"))
    assert game.state == SeatedState.PERSON
    assert as_ada.post(f"/play/{game.public_id}/visibility", {"visibility": visibility}).status_code == 404
    game.refresh_from_db()
    assert game.visibility == "private"
    SeatedGame.objects.filter(pk=game.pk).update(visibility=visibility)
    for client in (Client(), stranger):
        assert statuses(client, game) == [404, 404]
        assert f'href="{game.shared_url}"' not in client.get(PUBLIC).content.decode()
    assert stranger.get(f"/play/{game.public_id}").status_code == 404


def test_a_reader_of_a_shared_game_changes_nothing(as_ada: Client, stranger: Client, ended: SeatedGame) -> None:
    share(as_ada, ended, "public")
    assert stranger.post(f"/play/{ended.public_id}/visibility", {"visibility": "private"}).status_code == 404
    for deed in ("answer", "back", "screen", "give-up"):
        assert stranger.post(f"/play/{ended.public_id}/{deed}", {"question": "x", "option": "0"}).status_code == 404
    assert "Choose one of" in share(as_ada, ended, "everybody")
    ended.refresh_from_db()
    assert ended.visibility == "public"


def test_the_games_of_a_closed_account_are_gone(as_ada: Client, ada: User, stranger: Client, ended: SeatedGame) -> None:
    share(as_ada, ended, "public")
    User.objects.filter(pk=ada.pk).update(is_active=False)
    assert statuses(stranger, ended) == [404, 404]
    assert f'href="{ended.shared_url}"' not in stranger.get(PUBLIC).content.decode()
