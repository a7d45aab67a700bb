"""The ways to win and the score of everybody lie on the table."""

from __future__ import annotations

import pytest
from django.contrib.auth.models import User
from django.test import Client

from decks.models import Deck
from decks.services import create_deck
from sandtable.engine.dice import seeded
from sandtable.engine.viewing import games_with_views, viewing_of
from sandtable.games.destiny.decklist import demo_decks
from simulate.models import PERSON
from simulate.watching.seat.seated import table_of
from simulate.watching.seat.seeing import Seen
from simulate.watching.seat.sources import sources_of
from tests.support.seats import a_seated_game, let_agents_think

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize("name", games_with_views())
def test_the_page_says_how_the_game_is_won_and_how_everybody_stands(ada: User, as_ada: Client, name: str) -> None:
    game = let_agents_think(a_seated_game(name, ada))
    seen = Seen(game, table_of(game), game.holder)
    goal = seen.goal
    assert goal is not None and goal.wins
    assert len(goal.scores) == len(seen.view.seats) and seen.scores[0][0].startswith("You")
    page = as_ada.get(f"/play/{game.public_id}").content.decode()
    for line in (*goal.wins, *goal.special, goal.left):
        assert line in page


@pytest.mark.parametrize("name", games_with_views())
def test_a_goal_is_the_same_in_worlds_that_a_seat_cannot_tell_apart(ada: User, name: str) -> None:
    game = let_agents_think(a_seated_game(name, ada))
    state = table_of(game).state
    other = state.observe(game.holder).imagine(seeded("another world"))
    viewing = viewing_of(name)
    assert viewing.goal(other, game.holder) == viewing.goal(state, game.holder)


def test_the_decks_of_other_people_are_not_told(ada: User) -> None:
    game = a_seated_game("destiny", ada)
    subjects = game.snapshot["subjects"]
    for subject, name in zip(subjects, ("rey-starter", "kylo-ren-starter"), strict=True):
        deck = create_deck(owner=ada, content=demo_decks()[name])
        subject |= {"source": f"{deck.public_id}:1", "label": name}
    own = game.holder
    assert {label for label, _ in sources_of(game, ada, own)} == {"rey-starter", "kylo-ren-starter"}
    game.snapshot["agents"] = [PERSON, PERSON]
    mine = subjects[game.plan().seating(game.number)[own]]
    deck = Deck.objects.get(public_id=mine["source"].partition(":")[0])
    assert sources_of(game, ada, own) == [(mine["label"], deck.get_absolute_url())]
