"""The pages around everything: front page, account pages, errors. They render, name themselves and keep to the CSP."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from html.parser import HTMLParser
from io import StringIO
from typing import Any

import pytest
from django.contrib.auth.models import AnonymousUser, User
from django.core.management import call_command
from django.http import HttpRequest, HttpResponse
from django.template.loader import render_to_string
from django.test import Client, RequestFactory
from django.views import defaults
from pytest_django.fixtures import Settings

from decks.services import create_deck
from sandtable.engine.registry import all_games
from sandtable.games.destiny.decklist import demo_decks, to_json
from simulate.asking.request import Subject
from simulate.models import Batch
from simulate.results.shown import SHOWN, key_of
from tests.support.builds import BUILDS, take_for_in_use
from tests.support.pages import words_of
from tests.support.playtests import a_batch, play_all
from web import installation

PUBLIC = ["/", "/account/login/", "/account/signup/", "/account/password/reset/", "/account/password/reset/done/"]
OWN = ["/", "/account/logout/", "/account/password/change/", "/account/email/"]
VOID = {"meta", "link", "input", "br", "hr", "img"}


class Page(HTMLParser):
    """Tags and attributes of a page, read strictly enough to notice what a browser would have to guess."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.open: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open, f"</{tag}> closes nothing"
        opened = self.open.pop()
        assert opened == tag, f"<{opened}> is closed by </{tag}>"

    def named(self, tag: str) -> list[dict[str, str | None]]:
        return [attributes for name, attributes in self.tags if name == tag]


@pytest.fixture
def person(db: None) -> User:
    return User.objects.create_user("ada", "ada@example.org", "a long sentence 1")


@pytest.fixture
def logged_in(client: Client, person: User) -> Client:
    client.force_login(person)
    return client


def check(html: str) -> Page:
    """The promises of every page: nested, one h1, title, language, nothing the CSP forbids, labelled fields."""
    page = Page(html)
    assert not page.open
    assert len(page.named("h1")) == 1
    assert page.named("html")[0]["lang"] == "en"
    assert re.search(r"<title>\s*\S", html)
    assert list(forbidden(page)) == []
    assert list(unlabelled(page)) == []
    return page


def forbidden(page: Page) -> Iterator[str]:
    for tag, attributes in page.tags:
        yield from (f"{tag} {name}" for name in attributes if name == "style" or name.startswith("on"))
        is_data = attributes.get("type") == "application/json"
        if tag == "style" or (tag == "script" and not attributes.get("src") and not is_data):
            yield f"inline {tag}"


def unlabelled(page: Page) -> Iterator[str]:
    labelled = {attributes.get("for") for attributes in page.named("label")}
    for attributes in page.named("input"):
        if attributes.get("type") not in ("hidden", "submit") and attributes.get("id") not in labelled:
            yield str(attributes)


@pytest.mark.django_db
@pytest.mark.parametrize("address", PUBLIC)
def test_public_pages_render(client: Client, address: str) -> None:
    response = client.get(address)
    assert response.status_code == 200
    check(response.content.decode())


@pytest.mark.parametrize("address", OWN)
def test_pages_of_an_account_render(logged_in: Client, address: str) -> None:
    response = logged_in.get(address)
    assert response.status_code == 200
    html = response.content.decode()
    check(html)
    assert "ada" in html


@pytest.mark.django_db
def test_the_front_page_leads_back_to_ones_own_work_and_to_nobody_else_s(client: Client) -> None:
    ada, ben = User.objects.create_user("ada"), User.objects.create_user("ben")
    create_deck(owner=ada, content=replace(demo_decks()["rey-starter"], name="Ada's <b>Rey"))
    create_deck(owner=ben, content=replace(demo_decks()["rey-starter"], name="Ben's Rey"))
    rey = to_json(demo_decks()["rey-starter"])
    a_batch(owner=ada, a=Subject("A", rey), b=Subject("B", rey), game="destiny")
    client.force_login(ada)
    html = client.get("/").content.decode()
    check(html)
    assert "Ada&#x27;s &lt;b&gt;Rey" in html
    assert "Ben&#x27;s Rey" not in html
    assert "A – B" in html
    assert html.count('class="log"') == 2


@pytest.mark.django_db
def test_the_front_page_leads_to_a_seat_in_every_game(client: Client) -> None:
    """By title, with how many play it; each leads to the table of its game."""
    call_command("load_scenarios", stdout=StringIO())
    html = client.get("/").content.decode()
    titles = sorted(each.title for each in all_games().values())
    assert f"{len(titles)} games to play" in html
    found = re.findall(r'<li><a href="([^"]*)">([^<]*)</a> <span class="muted">\d( to \d)? players</span></li>', html)
    assert [title for _, title, _ in found] == titles
    play = client.get("/play").content.decode()
    for address, *_ in found:
        path, _hash, place = address.partition("#")
        assert path == "/play" and f'id="{place}"' in play


@pytest.mark.django_db
def test_the_front_page_shows_a_result_of_the_house_and_none_of_people(client: Client) -> None:
    """In words and numbers as in the picture; the die where there is none."""
    assert "Paste a deck" in client.get("/").content.decode() and 'class="scene"' in client.get("/").content.decode()
    demo, eve = User.objects.create_user("demo"), User.objects.create_user("eve")
    rey, kylo = (to_json(demo_decks()[name]) for name in ("rey-starter", "kylo-ren-starter"))
    sides: dict[str, Any] = {"b": Subject("B", kylo), "game": "destiny", "key": key_of(SHOWN[0])}
    theirs, ours = a_batch(eve, Subject("Eve's", rey), **sides), a_batch(demo, Subject("Ours", rey), **sides)
    play_all()
    Batch.objects.update(visibility="public")
    html = client.get("/").content.decode()
    page = check(html)
    assert ours.get_absolute_url() in html and theirs.get_absolute_url() not in html
    assert f"/playtests/{ours.public_id}/games/0" in html, "a game to watch"
    wins = Batch.objects.get(pk=ours.pk).wins
    assert f"20 games: Ours won {wins}, B won {20 - wins}" in html
    assert len([each for each in page.named("circle") if each.get("class") == "dots__a"]) == wins
    Batch.objects.filter(pk=ours.pk).update(visibility="private")
    assert ours.get_absolute_url() not in client.get("/").content.decode()


@pytest.mark.django_db
def test_play_stands_in_the_navigation_and_is_told_apart_from_playtests(client: Client) -> None:
    def current(address: str) -> list[str]:
        navigation = client.get(address).content.decode().split("site-nav")[1].split("</nav>")[0]
        return re.findall(r'aria-current="(?:page|true)">(\w+)</a>', navigation)

    assert current("/play") == current("/play/decks") == current("/play/scenario") == ["Play"]
    assert current("/playtests/public") == current("/agents") == ["Playtests"]
    assert current("/decks") == ["Decks"] and current("/") == []


def test_front_page_answers_no_writes(client: Client) -> None:
    assert client.post("/").status_code == 405


@pytest.mark.django_db
@pytest.mark.parametrize(("said", "groups"), BUILDS.items(), ids=BUILDS.keys())
def test_footer_names_version_and_build(
    client: Client, said: str, groups: Mapping[str, bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    take_for_in_use(groups, monkeypatch)
    kind, *interpreted = said.split(", ", 1)
    told = ", ".join([f"Sandtable {installation.version()} · {kind} engine", *interpreted])
    assert f"{told} Rules Who plays Status API" in words_of(client.get("/").content.decode())


@pytest.mark.parametrize(
    ("is_compiled", "interpreted", "says"),
    [
        (False, (), "interpreted engine"),
        (True, (), "compiled engine"),
        (True, ("Tide of Iron", "Destiny"), "compiled engine, Tide of Iron, Destiny interpreted"),
    ],
)
def test_footer_says_which_parts_run_interpreted(is_compiled: bool, interpreted: tuple[str, ...], says: str) -> None:
    shown = installation.Installation("1.0", is_compiled, interpreted, None)
    html = render_to_string("components/site_footer.html", {"installation": shown})
    assert f"Sandtable 1.0 · {says}</span>" in " ".join(html.split()).replace(" </span>", "</span>")


def test_version_is_the_one_of_the_project() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+\w*", installation.version())


@pytest.mark.django_db
def test_wrong_password_is_said_beside_the_form(client: Client) -> None:
    html = client.post("/account/login/", {"login": "nobody", "password": "x"}).content.decode()
    page = check(html)
    assert 'role="alert"' in html
    assert page.named("form")


@pytest.mark.django_db
def test_a_field_error_is_tied_to_its_field(client: Client) -> None:
    page = check(client.post("/account/signup/", {"username": "", "password1": ""}).content.decode())
    name = next(attributes for attributes in page.named("input") if attributes.get("name") == "username")
    assert name["aria-invalid"] == "true"
    ids = {attributes.get("id") for _, attributes in page.tags}
    assert set(str(name["aria-describedby"]).split()) <= ids


@pytest.mark.django_db
def test_log_in_page_shows_the_demo_account_only_when_there_is_one(client: Client, settings: Settings) -> None:
    settings.DEMO_ACCOUNT = None
    assert "demo account" not in client.get("/account/login/").content.decode()
    settings.DEMO_ACCOUNT = {"username": "demo-<b>", "password": "sand"}
    html = client.get("/account/login/").content.decode()
    assert "demo account" in html
    assert "demo-&lt;b&gt;" in html


def a_request() -> HttpRequest:
    request = RequestFactory().get("/nowhere/<script>")
    request.user = AnonymousUser()
    return request


def test_error_pages_say_it_in_plain_words() -> None:
    request = a_request()
    answers: list[tuple[HttpResponse, int, str]] = [
        (defaults.bad_request(request, ValueError()), 400, "made no sense"),
        (defaults.permission_denied(request, PermissionError()), 403, "not allowed"),
        (defaults.page_not_found(request, ValueError()), 404, "nothing here"),
        (defaults.server_error(request), 500, "Something broke"),
    ]
    for response, status, words in answers:
        html = response.content.decode()
        assert response.status_code == status
        assert words in html
        check(html)


def test_without_a_database_there_is_still_a_page() -> None:
    html = render_to_string("503.html", {"retry_after_s": 7})
    assert "Try again in 7 seconds." in html
    check(html)


@pytest.mark.django_db
def test_an_expired_form_says_so_and_changes_nothing() -> None:
    strict = Client(enforce_csrf_checks=True)
    response = strict.post("/account/signup/", {"username": "eve", "password1": "a long sentence 1"})
    assert response.status_code == 403
    assert "form has expired" in response.content.decode()
    check(response.content.decode())
    assert not User.objects.exists()


def test_an_unknown_address_is_a_404_page(client: Client, db: None) -> None:
    response = client.get("/no/such/page")
    assert response.status_code == 404
    assert "nothing here" in response.content.decode()


def test_messages_are_escaped_and_marked_by_kind() -> None:
    message = type("Message", (), {"tags": "error", "__str__": lambda self: "<script>1</script>"})()
    html = render_to_string("components/messages.html", {"messages": [message]})
    assert "message--error" in html
    assert "<script>" not in html
