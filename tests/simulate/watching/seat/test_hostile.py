"""Forged and stale answers, strangers, two tabs, dead workers, and somebody who never stops asking."""

from __future__ import annotations

from typing import Any

import pytest
from django.contrib.auth.models import User
from django.core.cache import cache
from django.test import Client

from simulate.asking.refusals import LimitReached, Refused
from simulate.models import SeatedGame, SeatedState
from simulate.models.seats import PERSON
from simulate.queue.lane import among_games
from simulate.queue.slices import LEASE_S, MOST_ATTEMPTS
from simulate.watching.seat import room, services, thinking
from simulate.watching.seat.services import Forged, Stale
from simulate.watching.seat.tasks import publish_thinking, think_at_table
from tests.support.playtests import a_virtual_clock
from tests.support.seats import SMALL_GAME, a_seated_game, let_agents_think, played_out
from web.api.throttling import SeatAnswers

pytestmark = pytest.mark.django_db
GAME = SMALL_GAME


@pytest.fixture
def game(ada: User) -> SeatedGame:
    """A game that waits for Ada."""
    found = let_agents_think(a_seated_game(GAME, ada))
    assert found.state == SeatedState.PERSON
    return found


def stands(game: SeatedGame) -> tuple[Any, ...]:
    found = SeatedGame.objects.get(pk=game.pk)
    return found.state, found.question, found.decisions, bytes(found.kept), found.holder


@pytest.mark.parametrize("option", ["", "-1", "999", "1e3", "0x1", "٣", "0; drop", "9" * 500])
def test_a_forged_option_changes_nothing(game: SeatedGame, as_ada: Client, option: str) -> None:
    before = stands(game)
    answer = as_ada.post(f"/play/{game.public_id}/answer", {"question": game.question, "option": option})
    assert answer.status_code == 422 and "no option of the open question" in answer.content.decode()
    assert stands(game) == before


@pytest.mark.parametrize("question", ["", "x", "0" * 24, "ä" * 30, "9" * 10_000])
def test_an_answer_to_another_question_changes_nothing(game: SeatedGame, as_ada: Client, question: str) -> None:
    before = stands(game)
    for deed in ("answer", "back", "screen"):
        answer = as_ada.post(f"/play/{game.public_id}/{deed}", {"question": question, "option": "0"})
        assert answer.status_code == 409 and "answered already" in answer.content.decode()
    assert stands(game) == before


def test_two_tabs_cannot_both_answer(game: SeatedGame) -> None:
    one, other = SeatedGame.objects.get(pk=game.pk), SeatedGame.objects.get(pk=game.pk)
    services.answer(game=one, question=game.question, option=0)
    kept = stands(game)
    with pytest.raises(Stale):
        services.answer(game=other, question=game.question, option=1)
    assert stands(game) == kept and len(kept[2]) == len(game.decisions) + 1


def test_a_tab_cannot_answer_an_older_question(game: SeatedGame) -> None:
    """Also when the game waits for the same person again."""
    late = SeatedGame.objects.get(pk=game.pk)
    services.answer(game=SeatedGame.objects.get(pk=game.pk), question=game.question, option=0)
    assert let_agents_think(game).state == SeatedState.PERSON
    kept = stands(game)
    with pytest.raises(Stale):
        services.answer(game=late, question=game.question, option=0)
    assert stands(game) == kept


def test_a_late_tab_is_shown_how_the_game_stands(game: SeatedGame, as_ada: Client) -> None:
    address = f"/play/{game.public_id}/answer"
    sent = {"question": game.question, "option": "0"}
    assert as_ada.post(address, sent).status_code == 302
    piece = as_ada.post(address, {**sent, "piece": "1"})
    assert piece.status_code == 409
    assert "answered already" in piece.content.decode() and "<html" not in piece.content.decode()
    assert game.question not in piece.content.decode()


def test_games_of_others_are_missing(game: SeatedGame) -> None:
    stranger, nobody = Client(), Client()
    stranger.force_login(User.objects.create_user("eve"))
    before = stands(game)
    for place, for_nobody in (("", 302), ("/table", 302), ("/replay", 404), ("/replay/at/0", 404)):
        assert stranger.get(f"/play/{game.public_id}{place}").status_code == 404
        assert nobody.get(f"/play/{game.public_id}{place}").status_code == for_nobody
    for deed in ("answer", "back", "screen", "give-up"):
        sent = {"question": game.question, "option": "0"}
        assert stranger.post(f"/play/{game.public_id}/{deed}", sent).status_code == 404
        assert nobody.post(f"/play/{game.public_id}/{deed}", sent).status_code == 302
        assert stranger.get(f"/play/{game.public_id}/{deed}").status_code == 405
    assert stands(game) == before
    assert GAME not in stranger.get("/play").content.decode()


def test_the_whole_game_is_hidden_until_it_ends(game: SeatedGame, as_ada: Client) -> None:
    assert as_ada.get(f"/play/{game.public_id}/replay").status_code == 404
    assert as_ada.get(f"/play/{game.public_id}/replay/at/0").status_code == 404


def test_nobody_answers_for_an_agent(ada: User) -> None:
    game = a_seated_game(GAME, ada, people=(0,))
    while game.state == SeatedState.PERSON:
        game = services.answer(game=game, question=game.question, option=0)
    assert game.state == SeatedState.AGENT
    with pytest.raises(Stale):
        services.answer(game=game, question=game.question, option=0)


def test_a_finished_game_takes_no_answer(ada: User, as_ada: Client) -> None:
    game = played_out(a_seated_game(GAME, ada))
    before = stands(game)
    for question in ("", "x"):
        sent = {"question": question, "option": "0"}
        assert as_ada.post(f"/play/{game.public_id}/answer", sent).status_code == 409
    as_ada.post(f"/play/{game.public_id}/give-up")
    assert stands(game) == before


def test_a_person_who_never_stops_is_told_to_wait(
    game: SeatedGame, as_ada: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(SeatAnswers, "rate", "5/min", raising=False)
    monkeypatch.setattr(SeatAnswers, "THROTTLE_RATES", {"seat_answer": "5/min"})
    cache.clear()
    before = stands(game)
    sent = {"question": game.question, "option": "999"}
    answers = [as_ada.post(f"/play/{game.public_id}/answer", sent) for _ in range(10)]
    assert [answer.status_code for answer in answers] == [422] * 5 + [429] * 5
    assert "Wait a minute" in answers[-1].content.decode()
    assert stands(game) == before
    cache.clear()


def test_only_so_many_games_go_on_at_a_time(ada: User, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "MOST_OPEN", 2)
    first = a_seated_game(GAME, ada, key="1")
    assert a_seated_game(GAME, ada, key="1").pk == first.pk, "a form that is sent twice begins one game"
    a_seated_game(GAME, ada, key="2")
    with pytest.raises(LimitReached):
        a_seated_game(GAME, ada, key="3")
    services.give_up(game=first)
    a_seated_game(GAME, ada, key="3")


def test_somebody_has_to_sit_down(ada: User) -> None:
    with pytest.raises(Refused, match="at least one seat"):
        a_seated_game(GAME, ada, people=())


def test_an_answer_is_taken_back_only_where_there_is_one(game: SeatedGame) -> None:
    with pytest.raises(Forged):
        services.take_back(game=game, question=game.question)


# -- workers -----------------------------------------------------------------------------------------------------


@pytest.fixture
def thinking_game(ada: User) -> SeatedGame:
    """A game that waits for an agent."""
    game = a_seated_game(GAME, ada, people=(0,))
    while game.state == SeatedState.PERSON:
        game = services.answer(game=game, question=game.question, option=0)
    return game


def test_a_dead_worker_costs_only_time(thinking_game: SeatedGame) -> None:
    sent: list[int] = []
    with a_virtual_clock() as clock:
        assert thinking.claim(thinking_game.pk, "dead") is not None
        assert not thinking.think(thinking_game.pk), "somebody holds the lease"
        assert thinking.relay_thinking(sent.append) == 0
        clock.pass_(LEASE_S + 1)
        assert thinking.relay_thinking(sent.append) == 1
        after = let_agents_think(thinking_game)
    assert sent == [thinking_game.pk] and after.state == SeatedState.PERSON


def test_a_late_worker_writes_nothing(thinking_game: SeatedGame) -> None:
    with a_virtual_clock() as clock:
        late = thinking.claim(thinking_game.pk, "late")
        assert late is not None
        clock.pass_(LEASE_S + 1)
        after = let_agents_think(thinking_game)
        assert not thinking._mine(late, "late").update(decisions=[])
    assert stands(after) == stands(thinking_game) and len(after.decisions) > len(thinking_game.decisions)


def test_a_worker_that_begins_again_takes_the_same_options(thinking_game: SeatedGame) -> None:
    once = let_agents_think(thinking_game)
    kept = bytes(thinking_game.kept)
    SeatedGame.objects.filter(pk=once.pk).update(
        decisions=thinking_game.decisions, kept=kept, state=SeatedState.AGENT, question=""
    )
    assert let_agents_think(once).decisions == once.decisions


def test_a_game_that_ends_its_workers_is_given_up(thinking_game: SeatedGame) -> None:
    for _ in range(MOST_ATTEMPTS):
        assert thinking.claim(thinking_game.pk, "dead") is not None
        SeatedGame.objects.update(lease_until=None)
    assert not thinking.think(thinking_game.pk)
    assert SeatedGame.objects.get(pk=thinking_game.pk).state == SeatedState.FAILED


def test_slices_make_no_difference(ada: User, thinking_game: SeatedGame) -> None:
    kept = bytes(thinking_game.kept)
    whole = let_agents_think(thinking_game).decisions
    SeatedGame.objects.filter(pk=thinking_game.pk).update(
        decisions=thinking_game.decisions, kept=kept, state=SeatedState.AGENT, question=""
    )
    ticks = iter(range(0, 10**9, 6))
    while thinking.think(thinking_game.pk, lambda: next(ticks)):
        pass
    assert SeatedGame.objects.get(pk=thinking_game.pk).decisions == whole


def test_a_slice_brings_a_decision_however_long_it_takes(thinking_game: SeatedGame) -> None:
    """A clock that leaps an hour each time it is read: slices of one decision each come to an end all the same."""
    before = len(thinking_game.decisions)
    hours = iter(range(0, 10**9, 3600))
    thinking.think(thinking_game.pk, lambda: next(hours))
    assert len(SeatedGame.objects.get(pk=thinking_game.pk).decisions) == before + 1


def test_an_agent_that_takes_seconds_for_a_decision_takes_its_turn_among_the_games(
    thinking_game: SeatedGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Then nobody's answer waits behind it in the lane for people."""
    ways: list[dict[str, Any]] = []
    monkeypatch.setattr("simulate.watching.seat.tasks.send", lambda _task, _game, **way: ways.append(way))
    publish_thinking(thinking_game.pk)
    snapshot = {**thinking_game.snapshot, "agents": [PERSON, "deep-2"]}
    SeatedGame.objects.filter(pk=thinking_game.pk).update(snapshot=snapshot)
    publish_thinking(thinking_game.pk)
    assert ways == [{}, among_games(think_at_table)]
