"""The page of a game and its moments: every game that has a view, without a script."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.urls import reverse
from kombu.exceptions import OperationalError
from pytest_django.fixtures import Settings

from sandtable.engine.viewing import games_with_views, named, view
from sandtable.engine.views import EVERYTHING, ONLOOKER
from simulate.models import Batch, Visibility
from simulate.queue.relay import QueueDown
from simulate.watching.boards.marking import names_on
from simulate.watching.replay import tasks, views
from simulate.watching.replay.library import LIBRARY, Library, OpenGame
from simulate.watching.replay.look import look_of
from simulate.watching.replay.preparing import prepare
from tests.support.pages import hrefs_of, html_of, words_of
from tests.support.playtests import a_batch, play_all
from tests.support.replays import played

pytestmark = pytest.mark.django_db
MOST_BYTES = 60_000


@pytest.fixture(autouse=True)
def folder(settings: Settings, tmp_path: Path) -> Path:
    settings.VAR_DIR = tmp_path
    return tmp_path / "replays"


@pytest.fixture
def reader() -> Client:
    """The owner of the playtests."""
    browser = Client()
    user = User.objects.create_user("reader")
    browser.force_login(user, backend="django.contrib.auth.backends.ModelBackend")
    browser.user = user  # type: ignore[attr-defined]
    return browser


def address(batch: Batch, number: int = 0) -> str:
    return reverse("simulate:game", args=[batch.public_id, number])


def opened(batch: Batch, number: int = 0) -> OpenGame:
    prepare(batch, number)
    found = LIBRARY.open(batch, number)
    assert isinstance(found, OpenGame)
    return found


@pytest.mark.parametrize("game", games_with_views())
def test_every_moment_of_a_game_is_a_page_and_a_small_piece(reader: Any, game: str) -> None:
    batch = played(game, reader.user)
    kept = opened(batch)
    for at in sorted({0, 1, kept.last // 3, kept.last // 2, kept.last - 1, kept.last}):
        page = html_of(reader.get(f"{address(batch)}?at={at}"))
        assert f'data-moment="{at}"' in page and f"decision {at} of {kept.last}" in page
        piece = reader.get(f"{address(batch)}/at/{at}")
        assert piece.status_code == 200 and len(piece.content) <= MOST_BYTES
        assert f'data-moment="{at}"' in piece.content.decode() and "<html" not in piece.content.decode()
    assert reader.get(f"{address(batch)}/at/{kept.last + 1}").status_code == 404
    assert reader.get(f"{address(batch)}/at/{10**30}").status_code == 404


def test_without_scripts_links_lead_a_step_on_and_to_a_game_that_goes_on(reader: Any) -> None:
    batch = played(games_with_views()[0], reader.user)
    kept = opened(batch)
    page = html_of(reader.get(f"{address(batch)}?at=3"))
    steps = {int(at) for at in re.findall(r'at=(\d+)#replay"\s+data-replay-go=', page)}
    assert {0, 2, 4, kept.last} <= steps
    assert f"{reverse('simulate:fork', args=[batch.public_id, 0])}?at=3" in hrefs_of(page)


@pytest.mark.parametrize("game", games_with_views())
def test_a_moment_shows_the_things_of_its_viewer_and_of_no_other(reader: Any, game: str) -> None:
    batch = played(game, reader.user)
    kept = opened(batch)
    for name, viewer in (("all", EVERYTHING), ("0", 0), ("1", 1), ("none", ONLOOKER)):
        for at in range(0, kept.last, max(1, kept.last // 4)):
            things = {each for each, _, _ in named(view(game, kept.state(at), viewer).things)}
            piece = reader.get(f"{address(batch)}/at/{at}?view={name}").content.decode()
            assert names_on(piece) <= things
            secret = [event.text for event in kept.recording.events if event.seen_by not in (-1, viewer)]
            if viewer != EVERYTHING:
                assert not [text for text in secret if f"<bdi>{text}</bdi>" in piece]


@pytest.mark.parametrize("game", games_with_views())
def test_any_moment_is_the_one_that_was_played(game: str) -> None:
    """States between those that are kept are reached by the decisions."""
    batch = played(game)
    kept = opened(batch)
    state = kept.state(0)
    for at, decision in enumerate(kept.recording.decisions):
        if at % 7 == 0 or at % kept.recording.every in (0, kept.recording.every - 1):
            assert kept.state(at).digest() == state.digest()
        state.apply(decision)
    assert kept.state(kept.last).digest() == state.digest() and state.seat() < 0


def test_a_step_tells_what_changed_and_marks_it(reader: Any) -> None:
    game = games_with_views()[0]
    batch = played(game, reader.user)
    kept = opened(batch)
    marked = told = 0
    steps = range(1, kept.last + 1, kept.last // 15)
    for at in steps:
        page = reader.get(f"{address(batch)}/at/{at}").content.decode()
        marked += "data-change=" in page
        told += "Changed by this step" in page
    assert told > len(steps) / 3 and (marked > 0 or 'class="board"' not in page)


def test_every_link_of_the_log_leads_to_its_moment(reader: Any) -> None:
    batch = played(games_with_views()[0], reader.user)
    page = reader.get(f"{address(batch)}?at=9&view=1").content.decode()
    links = [each for each in hrefs_of(page) if each.startswith("?") and "at=" in each]
    assert len(links) > 20 and all(re.fullmatch(r"\?view=(\d|all|none)&at=\d+(#replay|#d\d+)?", each) for each in links)
    some = links[:: len(links) // 8]
    assert {reader.get(f"{address(batch)}{each.partition('#')[0]}").status_code for each in some} == {200}


@pytest.mark.parametrize("asked", ["-1", "x", "٣", "", "9" * 40, "1.5"])
def test_a_moment_that_is_no_number_is_the_first_or_the_last(reader: Any, asked: str) -> None:
    batch = played(games_with_views()[0], reader.user)
    page = reader.get(address(batch), {"at": asked})
    assert page.status_code == 200 and 'data-moment="0"' in page.content.decode()


def test_a_game_without_a_view_is_told_by_its_log(reader: Any) -> None:
    batch = a_batch(owner=reader.user)
    play_all()
    told = words_of(html_of(reader.get(address(batch, 3))))
    assert "This game has no board; its log tells what happened." in told and "verified" in told
    assert reader.get(f"{address(batch, 3)}/at/1").status_code == 200


def test_a_browser_keeps_a_moment_and_asks_for_it_no_more(reader: Any) -> None:
    batch = played(games_with_views()[0], reader.user)
    token = re.search(r'data-token="(\w+)"', reader.get(address(batch)).content.decode())
    assert token is not None
    first = reader.get(f"{address(batch)}/at/3?v={token[1]}")
    assert "immutable" in first["Cache-Control"] and "private" in first["Cache-Control"]
    assert reader.get(f"{address(batch)}/at/3", headers={"If-None-Match": first["ETag"]}).status_code == 304
    assert "immutable" not in reader.get(f"{address(batch)}/at/3?v=old")["Cache-Control"]
    other = reader.get(f"{address(batch)}/at/3?view=0", headers={"If-None-Match": first["ETag"]})
    assert other.status_code == 200, "another viewer has another answer"


def test_strangers_see_neither_the_game_nor_a_moment_nor_its_progress(reader: Any) -> None:
    batch = played(games_with_views()[0])
    opened(batch)
    for path in ("", "/at/0", "/progress"):
        assert reader.get(f"{address(batch)}{path}").status_code == 404


def test_the_first_reader_waits_for_a_worker_and_the_page_looks_again(
    reader: Any, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    batch = played(games_with_views()[0], reader.user)
    sent: list[tuple[int, int]] = []
    monkeypatch.setattr(views, "send", lambda batch_id, number: sent.append((batch_id, number)))
    for _ in range(2):
        page = reader.get(address(batch))
        assert page.status_code == 202
        assert f'hx-get="{address(batch)}/progress"' in page.content.decode()
        assert 'http-equiv="refresh"' in page.content.decode(), "without a script"
    assert reader.get(f"{address(batch)}/progress").status_code == 200
    assert sent == [(batch.pk, 0)]
    prepare(batch, 0)
    there = reader.get(f"{address(batch)}/progress")
    assert (there.status_code, there["HX-Refresh"]) == (204, "true")
    assert reader.get(address(batch)).status_code == 200


def test_a_queue_that_is_down_and_a_person_in_a_hurry_are_told_so(reader: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    batch = played(games_with_views()[0], reader.user)

    def down(*_: Any) -> None:
        raise QueueDown("no")

    monkeypatch.setattr(views, "send", down)
    assert "No worker can be asked right now" in reader.get(address(batch)).content.decode()
    monkeypatch.setattr("web.api.throttling.Replays.allow_request", lambda *_: False)
    assert "You have opened many games" in reader.get(address(batch)).content.decode()


def test_a_process_keeps_few_games_open() -> None:
    batch = played(games_with_views()[0])
    for number in (0, 1):
        prepare(batch, number)
    library = Library(most_games=1)
    first = library.open(batch, 0)
    assert isinstance(first, OpenGame) and library.open(batch, 0) is first
    library.open(batch, 1)
    assert len(library.games) == 1 and library.open(batch, 0) is not first
    small = Library(most_bytes=first.size - 1)
    assert isinstance(small.open(batch, 0), OpenGame) and not small.games


@pytest.mark.parametrize("fault", [OperationalError("gone"), OSError("no socket")])
def test_a_broker_that_takes_no_message_is_a_queue_that_is_down(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, fault: Exception
) -> None:
    def refuses(*_: Any, **__: Any) -> None:
        raise fault

    settings.REPLAYS_IN_REQUEST = False
    monkeypatch.setattr(tasks.prepare_replay, "apply_async", refuses)
    with pytest.raises(QueueDown):
        tasks.send(1, 0)


def test_a_message_that_comes_late_prepares_nothing() -> None:
    """The playtest is gone, or the game was never counted."""
    batch = played(games_with_views()[0])
    tasks.prepare_replay(batch.pk, 10**6)
    tasks.prepare_replay(batch.pk + 1, 0)
    assert LIBRARY.open(batch, 0) is None


def test_a_stranger_watches_a_public_game_without_an_account() -> None:
    batch = played(games_with_views()[0])
    opened(batch)
    stranger = Client()
    assert stranger.get(address(batch)).status_code == 404
    Batch.objects.filter(pk=batch.pk).update(visibility=Visibility.PUBLIC)
    for path in ("", "?at=3&view=none", "/at/3", "/progress"):
        assert stranger.get(f"{address(batch)}{path}").status_code in (200, 204)


def test_each_game_has_a_look_of_its_own() -> None:
    """Browsers keep moments under it; it is a digest of the sources that draw the game."""
    looks = [look_of(name) for name in games_with_views()]
    assert len(set(looks)) == len(looks) and looks == [look_of(name) for name in games_with_views()]
