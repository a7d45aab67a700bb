"""A card in another hand changes no byte on the screens of the people beside it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

import pytest
from django.contrib.auth.models import User
from django.test import Client

from sandtable.engine.asking import AskingTable
from sandtable.engine.dice import seeded
from sandtable.engine.game import State
from sandtable.engine.viewing import games_with_views, viewing_of
from simulate.models import SeatedGame
from simulate.watching.seat import services as seat_services
from simulate.watching.seat.seated import Table, table_of
from simulate.watching.seat.turns import columns
from simulate.watching.table import services
from tests.conformance.examples import example_of
from tests.support import rule
from tests.support.people import a_browser, a_shared_table, at_seat, sit_down, somebody
from tests.support.seats import a_seated_game

pytestmark = pytest.mark.django_db
GAMES: Final = [name for name in games_with_views() if viewing_of(name).has_hidden_reactions]
WORLDS: Final = 6
MOMENTS: Final = 2
MOST_DECISIONS: Final = 120
SECRETS = re.compile(r'name="csrfmiddlewaretoken" value="\w+"')


def opens_a_window(name: str, state: State, option: int, seats: int) -> bool:
    """Whether others could react to this option with hidden cards."""
    trial = state.clone()
    assert isinstance(trial, AskingTable)
    trial.record()
    trial.apply(option)
    return any(viewing_of(name).reacting(event, seats) for event in trial.events())


def windows_to_come(name: str, table: Table, seats: int) -> Iterator[tuple[AskingTable, int]]:
    """Moments of a game by chance at which an option opens a window, with the option."""
    state, chance = table.state, seeded("windows", name)
    for _ in range(MOST_DECISIONS):
        assert isinstance(state, AskingTable)
        if state.seat() < 0:
            return
        if not viewing_of(name).hides_asker(state):
            found = [option for option in range(state.count()) if opens_a_window(name, state, option, seats)]
            if found:
                yield state, found[0]
        state.apply(chance.below(state.count()))


def put(game: SeatedGame, state: State) -> None:
    """The game stands at this state."""
    table = table_of(SeatedGame.objects.get(pk=game.pk))
    table.state, table.windows, table.lines, table.before, table.back = state, (), [], {}, []
    kept = at_seat(game, state.seat())
    columns(kept, table, kept.holder)
    SeatedGame.objects.filter(pk=game.pk).update(kept=kept.kept, state=kept.state, question=kept.question)


def shown(browser: Client, address: str) -> tuple[str, str]:
    answer = browser.get(address)
    return SECRETS.sub("", answer.content.decode()), answer["ETag"]


def course(game: SeatedGame, option: int, watchers: list[tuple[Client, str]]) -> tuple[list[Any], int]:
    """Everything that these see while the windows are open and all let it pass, and the number of real questions."""
    seen: list[Any] = []
    at = at_seat(game, table_of(SeatedGame.objects.get(pk=game.pk)).seat)
    seat_services.answer(game=at, question=at.question, option=option)
    real = 0
    while (table := table_of(SeatedGame.objects.get(pk=game.pk))).windows:
        seen.append((table.asked, *(shown(*each) for each in watchers)))
        at = at_seat(game, table.asked)
        if table.is_formal:
            with pytest.raises(seat_services.Stale):
                seat_services.answer(game=at, question=at.question, option=0)
            seat_services.go_on(game=at, question=at.question)
        else:
            with pytest.raises(seat_services.Stale):
                seat_services.go_on(game=at, question=at.question)
            seat_services.answer(game=at, question=at.question, option=table.state.declining())
            real += 1
    return seen, real


@rule("MAF-D620")
@pytest.mark.parametrize("name", GAMES)
def test_other_hands_change_nothing_that_the_others_see(ada: User, name: str) -> None:
    seats = len(example_of(name).subjects)
    game = a_shared_table(ada, name, people=range(seats))
    for seat in range(1, seats):
        sit_down(game, somebody(f"seat{seat}"), seat)
    onlooker = (Client(), f"/play/watch/{services.let_watch(game=game)}/table")
    browsers = [a_browser(ada), *(a_browser(User.objects.get(username=f"seat{seat}")) for seat in range(1, seats))]
    differing = 0
    to_come = windows_to_come(name, table_of(SeatedGame.objects.get(pk=game.pk)), seats)
    for compared, (state, option) in enumerate(to_come):
        actor = state.seat()
        watchers = [onlooker, (browsers[actor], f"/play/{game.public_id}/table")]
        courses = []
        for world in range(WORLDS):
            imagined = state.observe(actor).imagine(seeded("flipped", world, compared))
            assert isinstance(imagined, AskingTable)
            imagined.record()
            put(game, imagined)
            courses.append(course(game, option, watchers))
        rounds = min(len(seen) for seen, _ in courses)
        assert rounds >= seats - 1, "everybody else is asked"
        assert all(seen[: seats - 1] == courses[0][0][: seats - 1] for seen, _ in courses)
        differing += len({real for _, real in courses}) > 1
        if compared >= MOMENTS - 1 and differing:
            break
    assert differing, "hands with and without a fitting card were compared"


@pytest.mark.parametrize("name", GAMES)
def test_a_waiting_screen_tells_neither_who_nor_what(ada: User, as_ada: Client, name: str) -> None:
    seats = len(example_of(name).subjects)
    game = a_shared_table(ada, name, people=range(seats))
    state, option = next(windows_to_come(name, table_of(SeatedGame.objects.get(pk=game.pk)), seats))
    put(game, state)
    before = table_of(SeatedGame.objects.get(pk=game.pk))
    at = at_seat(game, before.seat)
    seat_services.answer(game=at, question=at.question, option=option)
    table = table_of(SeatedGame.objects.get(pk=game.pk))
    assert table.asked == (before.seat + 1) % seats and table.has_shown, "it can't be taken back"
    assert table.as_others_see().state.digest() == before.state.digest()
    letters = services.let_watch(game=game)
    page = Client().get(f"/play/watch/{letters}").content.decode()
    assert "Others may react" in page and "is thinking" not in page and "decides." not in page
    with pytest.raises(seat_services.Stale):
        last = at_seat(game, (before.seat - 1) % seats)
        seat_services.go_on(game=last, question=last.question)


@pytest.mark.parametrize("name", GAMES)
def test_at_one_screen_nothing_is_hidden(ada: User, name: str) -> None:
    game = a_seated_game(name, ada, people=(0, 1))
    assert table_of(game).people == ()
