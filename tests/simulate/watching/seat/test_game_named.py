"""A table says which game is played there: its decks or its scenario do not always name it."""

from __future__ import annotations

import pytest
from django.contrib.auth.models import User
from django.test import Client

from tests.support.pages import words_of
from tests.support.seats import a_seated_game

pytestmark = pytest.mark.django_db
TITLE = "Star Wars: Destiny"


def test_the_seat_and_the_list_of_games_name_the_game(client: Client, django_user_model: type[User]) -> None:
    owner = django_user_model.objects.create_user("ada")
    client.force_login(owner)
    game = a_seated_game("destiny", owner)
    assert TITLE not in game.title
    head = client.get(game.get_absolute_url()).content.decode().partition("<h1")[2].partition('id="seat"')[0]
    assert f"{TITLE} ·" in words_of(head)
    mine = client.get("/play").content.decode().partition("Your games")[2].partition("</table>")[0]
    assert f"{game.title} {TITLE}" in words_of(mine)
