"""Playtest pages."""

from __future__ import annotations

import re
from typing import Any

import pytest
from django.core.management import call_command
from django.core.management.base import CommandError
from django.db.models import F

from sandtable.engine.game import BadSetup
from simulate.asking import services
from simulate.models import Batch, Chunk
from simulate.queue import work
from simulate.results import selectors
from tests.support.pages import words_of
from tests.support.playtests import (
    a_batch,
    a_free_for_all,
    a_playable,
    a_side,
    a_user,
    offer,
    play_all,
    published,
)

pytestmark = pytest.mark.django_db


@pytest.fixture
def user() -> Any:
    return a_user()


@pytest.fixture
def page(client: Any, user: Any, monkeypatch: pytest.MonkeyPatch) -> Any:
    offer(monkeypatch, a_playable("Rey"), a_playable("Kylo"))
    client.force_login(user)
    return client


FORM = {
    "deck_a": "rey:1",
    "agent_a": "random",
    "deck_b": "kylo:1",
    "agent_b": "random",
    "size": "own",
    "rotations": "4",
    "seed": "11",
    "key": "abc",
}


def test_from_form_to_result(page: Any) -> None:
    form = page.get("/playtests/new?a=rey&b=kylo:1")
    assert b'value="rey:1" selected' in form.content
    response = page.post("/playtests/new", FORM)
    assert response.status_code == 302
    running = page.get(response["Location"])
    assert b"hx-get" in running.content
    assert b'hx-trigger="every 500ms' in running.content, "somebody waits for the first games"
    Batch.objects.update(created_at=F("created_at") - selectors.FIRST_GAMES)
    assert b'hx-trigger="every 2000ms' in page.get(response["Location"]).content
    play_all()
    done = page.get(response["Location"]).content.decode()
    assert "Finished" in done
    assert "hx-trigger" not in done
    assert "Win%  |" in done
    assert "seed 11" in done
    (heading,) = re.findall(r"<h1\b.*?</h1>", done, re.DOTALL)
    assert words_of(heading) == "Rey, version 1 against Kylo, version 1"


THREE = FORM | {"deck_c": "rey:1", "agent_c": "random"}


def test_three_decks_from_form_to_result(page: Any) -> None:
    response = page.post("/playtests/new", THREE)
    assert response.status_code == 302
    batch = Batch.objects.get()
    assert (batch.n_games, batch.agents) == (12, "random,random,random")
    play_all()
    done = page.get(response["Location"]).content.decode()
    for letter, deck in zip("ABC", ("Rey", "Kylo", "Rey"), strict=True):
        assert f"{letter}: {deck}, version 1 takes" in done
    assert "Rotations of games" in done
    assert "Share |" in done
    assert "Side C" in done
    assert page.get("/playtests").content.decode().count("against") == 2


def test_the_form_comes_back_with_all_the_decks(page: Any) -> None:
    page.post("/playtests/new", THREE | {"deck_d": "kylo:1", "agent_d": "random"})
    play_all()
    again = page.get(Batch.objects.get().get_absolute_url()).content.decode()
    link = again.split('class="button" href="')[1].split('"')[0].replace("&amp;", "&")
    form = page.get(link).content.decode()
    assert form.count("selected") >= 4
    assert "<details" in form and " open>" in form


def test_a_preset_has_as_many_games_with_more_decks(page: Any) -> None:
    page.post("/playtests/new", THREE | {"size": "quick", "rotations": ""})
    assert Batch.objects.get().n_games == 399  # 133 rotations of three instead of 200 pairs
    page.post("/playtests/new", THREE | {"size": "fine", "rotations": "", "key": "other"})
    assert Batch.objects.count() == 2


def test_a_free_for_all_is_told_for_every_seat(page: Any, user: Any) -> None:
    batch = services.create_batch(owner=user, request=a_free_for_all(4), idempotency_key="k")
    play_all()
    url = f"{batch.get_absolute_url()}/games/3"
    content = page.get(url).content.decode()
    assert "verified" in content
    assert all(f"Player {number}" in content for number in (1, 2, 3, 4))
    for view in ("2", "3", "4", "none"):
        assert page.get(f"{url}?view={view}").status_code == 200


def test_failed_games_of_a_free_for_all_are_counted_apart(page: Any, user: Any) -> None:
    sides = (a_side("A", crash_every=3), a_side("B"), a_side("C"))
    request = a_free_for_all(3, subjects=sides, rotations=20)
    batch = services.create_batch(owner=user, request=request, idempotency_key="k")
    play_all()
    content = page.get(batch.get_absolute_url()).content.decode()
    assert "left out of the shares" in content


def test_a_double_click_starts_one(page: Any) -> None:
    first, second = page.post("/playtests/new", FORM), page.post("/playtests/new", FORM)
    assert first["Location"] == second["Location"]
    assert Batch.objects.count() == 1


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"deck_a": ""}, "This field is required"),
        ({"deck_a": "vader:1"}, "Select a valid choice"),
        ({"rotations": ""}, "How many rotations"),
        ({"rotations": "0"}, "greater than or equal to 1"),
        ({"rotations": "6000"}, "1 to 5000 pairs"),
        ({"seed": "x"}, "whole number"),
        ({"agent_b": "clever"}, "Select a valid choice"),
        ({"deck_c": "vader:1"}, "Select a valid choice"),
        ({"deck_c": "rey:1", "rotations": "3334"}, "1 to 3333 rotations"),
    ],
)
def test_bad_forms_say_why(page: Any, change: Any, words: Any) -> None:
    response = page.post("/playtests/new", FORM | change)
    assert response.status_code == 422
    assert words in response.content.decode()
    assert not Batch.objects.exists()


def test_a_deck_that_cannot_be_played_is_explained(page: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    offer(monkeypatch, a_playable("Rey", unencoded=["01003"]))
    assert "can&#x27;t play these cards yet" in page.get("/playtests/new?a=rey").content.decode()
    assert "no such deck" in page.get("/playtests/new?a=nothing").content.decode()


def test_the_limit_is_shown_on_the_form(page: Any, user: Any, settings: Any) -> None:
    settings.PLAYTEST_OPEN_BATCHES = 5
    for _ in range(5):
        a_batch(owner=user)
    response = page.post("/playtests/new", FORM)
    assert response.status_code == 422
    assert "at most 5" in response.content.decode()


@pytest.mark.usefixtures("usual_chunks")
def test_progress_is_304_then_286(page: Any, user: Any) -> None:
    batch = a_batch(owner=user)
    url = f"{batch.get_absolute_url()}/progress"
    first = page.get(url)
    assert first.status_code == 200
    assert b"every 500ms" in first.content
    assert "private" in first["Cache-Control"]
    unchanged = page.get(url, headers={"If-None-Match": first["ETag"]})
    assert (unchanged.status_code, unchanged.content) == (304, b"")
    Batch.objects.update(created_at=F("created_at") - selectors.FIRST_GAMES)
    slower = page.get(url, headers={"If-None-Match": first["ETag"]})
    assert slower.status_code == 200 and b"every 2000ms" in slower.content, "a long wait is looked at more seldom"
    play_all()
    last = page.get(url, headers={"If-None-Match": first["ETag"]})
    assert last.status_code == 286
    assert b"hx-trigger" not in last.content


@pytest.mark.usefixtures("usual_chunks")
def test_cancel_keeps_games_and_says_so(page: Any, user: Any) -> None:
    batch = a_batch(owner=user)
    work.run_chunk(chunk_id=published()[0])
    response = page.post(f"{batch.get_absolute_url()}/cancel", follow=True)
    assert "Finished games are kept" in response.content.decode()
    assert "Cancelled after 2 of 20 games" in response.content.decode()
    assert "over" in page.post(f"{batch.get_absolute_url()}/cancel", follow=True).content.decode()


def test_pause_and_go_on(page: Any, user: Any) -> None:
    batch = a_batch(owner=user)
    assert b"Go on" in page.post(f"{batch.get_absolute_url()}/pause", follow=True).content
    assert b"goes on" in page.post(f"{batch.get_absolute_url()}/resume", follow=True).content


def test_a_game_is_replayed_and_verified(page: Any, user: Any) -> None:
    batch = a_batch(owner=user)
    play_all()
    content = page.get(f"{batch.get_absolute_url()}/games/3").content.decode()
    assert "verified" in content
    assert "rolls" in content
    assert 'id="d0"' in content
    for view in ("0", "1", "none", "nonsense"):
        assert page.get(f"{batch.get_absolute_url()}/games/3?view={view}").status_code == 200
    assert page.get(f"{batch.get_absolute_url()}/games/20").status_code == 404
    assert page.get(f"{batch.get_absolute_url()}/games/{10**30}").status_code == 404


def test_a_game_that_is_not_the_counted_one_is_shown_as_such(page: Any, user: Any) -> None:
    batch = a_batch(owner=user, pairs=1)
    play_all()
    Batch.objects.filter(pk=batch.pk).update(seed=99)
    assert "differs" in page.get(f"{batch.get_absolute_url()}/games/0").content.decode()


def test_a_deadly_game_is_not_played_in_the_web_process(page: Any, user: Any) -> None:
    batch = a_batch(owner=user, a=a_side("A", kill_every=1), pairs=1)
    chunk = batch.chunks.get(first_game=0)
    batch.notable_games.create(number=0, seed=7, outcome="crashed", detail="WorkerDied: lost")
    from sandtable.playtest.play import failed
    from sandtable.playtest.records import pack
    from simulate.queue.sweep import WorkerDied

    games, reasons = pack([failed(batch.plan(), number, "crashed", WorkerDied("lost"), []) for number in (0, 1)])
    Chunk.objects.filter(pk=chunk.pk).update(state="done", crashed=2, games=games, reasons=reasons)
    content = page.get(f"{batch.get_absolute_url()}/games/0").content.decode()
    assert "manage.py replay" in content and "This game ended its worker (WorkerDied: lost)." in content


def test_a_game_that_todays_rules_do_not_take_says_so(page: Any, user: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    batch = a_batch(owner=user, pairs=1)
    play_all()

    def refuses(*_: Any) -> None:
        raise BadSetup(["this deck is too large"])

    monkeypatch.setattr("simulate.models.playtests.recorded", refuses)
    content = page.get(f"{batch.get_absolute_url()}/games/0").content.decode()
    assert "Today&#x27;s rules do not take what was played then (this deck is too large)." in content
    assert "manage.py replay" in content and "ended its worker" not in content


def test_a_game_of_an_agent_that_is_gone_says_who_took_its_place(page: Any, user: Any) -> None:
    batch = a_batch(owner=user, pairs=1)
    play_all()
    batch.snapshot["agents"] = ["greedy-1", "random"]
    Batch.objects.filter(pk=batch.pk).update(agents="greedy-1,random", snapshot=batch.snapshot)
    assert "greedy-1" in page.get(batch.get_absolute_url()).content.decode()
    content = page.get(f"{batch.get_absolute_url()}/games/0").content.decode()
    reason = "the agent greedy-1 is not kept any more; greedy-2 took its place"
    assert f"Who played then can&#x27;t be asked again ({reason})." in content
    with pytest.raises(CommandError, match=reason):
        call_command("replay", batch.public_id, "0")


def test_failed_games_are_counted_apart(page: Any, user: Any) -> None:
    batch = a_batch(owner=user, a=a_side("A", crash_every=3), pairs=20)
    play_all()
    content = page.get(batch.get_absolute_url()).content.decode()
    assert "counted apart" in content
    assert "RuntimeError: this seed breaks the game" in content


@pytest.mark.parametrize(
    ("counted", "is_withheld"),
    [
        ({"capped": 10}, True),
        ({"crashed": 6, "timed_out": 4}, True),
        ({"capped": 5, "illegal": 5}, True),
        ({"capped": 9}, False),
        ({"draws": 20, "wins": 0, "losses": 0}, False),
    ],
)
def test_no_verdict_while_most_games_came_to_no_end(page: Any, user: Any, counted: Any, is_withheld: bool) -> None:
    batch = a_batch(owner=user)  # 10 pairs
    play_all()
    left = 20 - sum(counted.values())
    none = dict.fromkeys(batch.counters(), 0)
    Batch.objects.filter(pk=batch.pk).update(**none | {"wins": left} | counted)
    content = page.get(batch.get_absolute_url()).content.decode()
    assert ("No verdict: most games came to no end of their own" in content) == is_withheld


def test_no_verdict_says_what_became_of_the_games(page: Any, user: Any) -> None:
    batch = services.create_batch(owner=user, request=a_free_for_all(3, rotations=4), idempotency_key="k")
    play_all()
    none = dict.fromkeys(batch.counters(), 0)
    Batch.objects.filter(pk=batch.pk).update(**none | {"wins": 3, "capped": 7, "crashed": 1, "timed_out": 1})
    content = page.get(batch.get_absolute_url()).content.decode()
    assert "Of 12 games, 7 stopped at the step limit and 2 failed" in content


def test_the_list_filters_and_explains_its_emptiness(page: Any, user: Any) -> None:
    assert "No playtests yet" in page.get("/playtests").content.decode()
    a_batch(owner=user)
    assert "against" in page.get("/playtests").content.decode()
    assert "No playtest fits" in page.get("/playtests?deck=Vader").content.decode()
    assert page.get("/playtests?state=nonsense&since=never&page=-1").status_code == 200


def test_hostile_names_are_inert(page: Any, user: Any) -> None:
    batch = a_batch(owner=user, a=a_side('<script>alert("x")</script>\u202e'))
    play_all()
    for url in ("/playtests", batch.get_absolute_url(), f"{batch.get_absolute_url()}/games/0"):
        assert b"<script>alert" not in page.get(url).content


def test_strangers_get_404_and_visitors_the_log_in(page: Any, client: Any) -> None:
    foreign = a_batch()
    url = foreign.get_absolute_url()
    for path in ("", "/progress", "/games/0"):
        assert page.get(url + path).status_code == 404
    for action in ("cancel", "pause", "resume", "visibility", "again"):
        assert page.post(f"{url}/{action}").status_code == 404
        assert page.get(f"{url}/{action}").status_code == 405
    client.logout()
    for path in (url, f"{url}/progress", f"{url}/games/0"):
        assert client.get(path).status_code == 404
    for path in ("/playtests", "/playtests/new"):
        response = client.get(path)
        assert response.status_code == 302 and "login" in response["Location"]


def test_the_estimate_comes_from_what_was_measured(page: Any, user: Any) -> None:
    query = "?size=quick&agent_a=random&agent_b=random"
    assert b"measured while they run" in page.get(f"/playtests/estimate{query}").content
    a_batch(owner=user)
    play_all()
    assert b"here and now" in page.get(f"/playtests/estimate{query}").content
    assert page.get("/playtests/estimate?rotations=x&size=own").status_code == 200


def test_the_estimate_counts_the_decks(page: Any) -> None:
    query = "?size=own&rotations=10&agent_a=random&agent_b=random&deck_c=rey:1&agent_c=random"
    services.create_batch(owner=a_user(), request=a_free_for_all(3), idempotency_key="k")
    play_all()
    assert b"30 games" in page.get(f"/playtests/estimate{query}").content
