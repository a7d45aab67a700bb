"""Shared results on their pages."""

from __future__ import annotations

import re
from typing import Any

import pytest
from django.contrib.auth import get_user_model
from django.db.models import F
from django.test import Client

from simulate.asking import services, together
from simulate.models import Batch, Series
from tests.support.playtests import a_batch, a_request, a_side, a_skirmish, a_user, play_all

pytestmark = pytest.mark.django_db
PUBLIC = "/playtests/public"
OWNERS = ("Who may see this result", "/visibility", "/cancel", "/pause", "Play again", 'href="/playtests"')
"""Texts on the owner's page that nobody else needs."""


def set_visibility(result: Any, visibility: str) -> None:
    type(result).objects.filter(pk=result.pk).update(visibility=visibility)


def statuses(client: Client, batch: Batch) -> set[int]:
    """The answers to everything one may read of a playtest."""
    url = batch.get_absolute_url()
    return {client.get(url + path).status_code for path in ("", "/games/0", "/progress")}


def test_the_owner_shares_by_link_and_takes_it_back(owner: Client, visitor: Client, batch: Batch) -> None:
    url = batch.get_absolute_url()
    assert statuses(visitor, batch) == {404}
    assert "share-link" not in owner.get(url).content.decode()
    shared = owner.post(f"{url}/visibility", {"visibility": "unlisted"}, follow=True).content.decode()
    assert f"http://testserver{url}<" in shared and "now unlisted" in shared
    assert statuses(visitor, batch) == {200, 286}
    owner.post(f"{url}/visibility", {"visibility": "private"})
    assert statuses(visitor, batch) == {404}


def test_a_reader_sees_the_result_and_none_of_the_owners_buttons(
    owner: Client, visitor: Client, stranger: Client, batch: Batch
) -> None:
    set_visibility(batch, "unlisted")
    mine = owner.get(batch.get_absolute_url()).content.decode()
    for client in (visitor, stranger):
        page = client.get(batch.get_absolute_url()).content.decode()
        assert 'id="result-block"' in page and "/games/0" in page and batch.digest in page
        header, main = page.split("<main", 1)
        assert not [text for text in OWNERS if text in main] and all(text in mine for text in OWNERS[:1])
    assert "Log in to run it again" in visitor.get(batch.get_absolute_url()).content.decode()
    assert f'action="{batch.get_absolute_url()}/again"' in page


def test_an_open_playtest_can_be_watched_but_not_stopped(visitor: Client, stranger: Client) -> None:
    waiting = a_batch()
    set_visibility(waiting, "public")
    for client in (visitor, stranger):
        page = client.get(waiting.get_absolute_url()).content.decode()
        assert "hx-get" in page and "Cancel" not in page and "Pause" not in page
    for action in ("cancel", "pause", "resume", "share", "unshare", "visibility"):
        address = f"{waiting.get_absolute_url()}/{action}"
        assert stranger.post(address, {"visibility": "public"}).status_code == 404
        assert visitor.post(address).status_code == 302
    waiting.refresh_from_db()
    assert waiting.state == "queued" and waiting.visibility == "public"


@pytest.mark.parametrize("wrong", ["", "friends", "PUBLIC", "public\u202e", "x" * 5000])
def test_an_unknown_visibility_is_refused_with_the_known_ones(owner: Client, batch: Batch, wrong: str) -> None:
    page = owner.post(f"{batch.get_absolute_url()}/visibility", {"visibility": wrong}, follow=True)
    assert "private, unlisted, public" in page.content.decode()
    batch.refresh_from_db()
    assert batch.visibility == "private"


def test_a_missing_playtest_and_a_private_one_look_the_same(visitor: Client, stranger: Client, batch: Batch) -> None:
    missing = "/playtests/" + "A" * 22
    for client in (visitor, stranger):
        answers = [client.get(address) for address in (batch.get_absolute_url(), missing)]
        texts = [re.sub(r"[0-9a-f]{24}|[0-9A-Za-z]{64}|/playtests/\w+", "", a.content.decode()) for a in answers]
        assert [answer.status_code for answer in answers] == [404, 404] and texts[0] == texts[1]


def test_caches_on_the_way_keep_no_result(owner: Client, visitor: Client, batch: Batch) -> None:
    for visibility in ("private", "unlisted", "public"):
        set_visibility(batch, visibility)
        for client in (owner, visitor):
            for path in ("", "/games/0", "/progress"):
                answer = client.get(batch.get_absolute_url() + path)
                if answer.status_code != 404:
                    assert "private" in answer["Cache-Control"] and "Cookie" in answer["Vary"]


@pytest.mark.parametrize(("visibility", "is_hidden"), [("unlisted", True), ("public", False)])
def test_a_link_is_previewed_with_the_result_and_search_engines_leave_out_what_is_not_listed(
    visitor: Client, batch: Batch, visibility: str, is_hidden: bool
) -> None:
    set_visibility(batch, visibility)
    page = visitor.get(batch.get_absolute_url()).content.decode()
    assert f'<meta property="og:url" content="http://testserver{batch.get_absolute_url()}">' in page
    assert re.search(r'og:description" content="[^"]*%[^"]*10 games', page)
    assert ('content="noindex, nofollow"' in page) == is_hidden


def test_the_list_holds_public_results_alone_newest_first(visitor: Client, ada: Any) -> None:
    made = {name: a_batch(ada, a_side(f"Deck {name}")) for name in ("private", "unlisted", "public")}
    newer = a_batch(ada, a_side("Newer"))
    for name, batch in made.items():
        set_visibility(batch, name)
    set_visibility(newer, "public")
    page = visitor.get(PUBLIC).content.decode()
    assert page.index("Newer") < page.index("Deck public") and "ada" in page
    assert "Deck private" not in page and "Deck unlisted" not in page


def test_the_list_costs_the_same_for_many_results(visitor: Client, ada: Any, django_assert_num_queries: Any) -> None:
    for _ in range(2):
        for _ in range(3):
            a_batch(ada, pairs=2)
        play_all()
        Batch.objects.update(visibility="public")
        for address in (PUBLIC, "/api/v1/public/playtests"):
            with django_assert_num_queries(2 if address == PUBLIC else 1):
                assert visitor.get(address).status_code == 200


def test_hostile_names_are_text_on_the_list_and_in_previews(visitor: Client, ada: Any) -> None:
    batch = a_batch(ada, a_side('"><script>alert(1)</script>' + "W" * 500))
    set_visibility(batch, "public")
    for address in (PUBLIC, batch.get_absolute_url(), f"{PUBLIC}?page=-1", f"{PUBLIC}?page=99999999999&show=series"):
        answer = visitor.get(address)
        assert answer.status_code == 200 and b"<script>alert" not in answer.content


def test_results_of_a_closed_account_are_gone_until_it_is_opened_again(visitor: Client, batch: Batch, ada: Any) -> None:
    set_visibility(batch, "public")
    assert batch.get_absolute_url() in visitor.get(PUBLIC).content.decode()
    get_user_model().objects.filter(pk=ada.pk).update(is_active=False)
    assert statuses(visitor, batch) == {404} and batch.get_absolute_url() not in visitor.get(PUBLIC).content.decode()
    get_user_model().objects.filter(pk=ada.pk).update(is_active=True)
    assert statuses(visitor, batch) == {200, 286}


# --- Series


@pytest.fixture
def series(ada: Any) -> Series:
    requests = [a_request(a_side("A"), a_side(f"B{n}"), pairs=2) for n in range(2)]
    made = together.create_series(owner=ada, requests=requests, idempotency_key="series")
    play_all()
    return made


def test_a_shared_series_is_read_with_its_playtests(owner: Client, visitor: Client, series: Series) -> None:
    url = series.get_absolute_url()
    batch = series.batches.order_by("id")[0]
    assert visitor.get(url).status_code == 404
    owner.post(f"{url}/visibility", {"visibility": "public"})
    page = visitor.get(url).content.decode()
    assert batch.get_absolute_url() in page and "Cancel" not in page and "Who may see" not in page
    assert statuses(visitor, batch) == {200, 286}
    assert url in visitor.get(batch.get_absolute_url()).content.decode()
    assert url in visitor.get(f"{PUBLIC}?show=series").content.decode()
    assert batch.get_absolute_url() not in visitor.get(PUBLIC).content.decode()
    owner.post(f"{url}/visibility", {"visibility": "private"})
    assert visitor.get(url).status_code == 404 and statuses(visitor, batch) == {404}


def test_a_shared_playtest_does_not_name_its_private_series(visitor: Client, series: Series) -> None:
    batch = series.batches.order_by("id")[0]
    set_visibility(batch, "unlisted")
    assert series.public_id not in visitor.get(batch.get_absolute_url()).content.decode()
    assert visitor.get(series.get_absolute_url()).status_code == 404


def test_only_the_owner_shares_a_series(stranger: Client, series: Series) -> None:
    set_visibility(series, "unlisted")
    address = f"{series.get_absolute_url()}/visibility"
    assert stranger.post(address, {"visibility": "public"}).status_code == 404
    series.refresh_from_db()
    assert series.visibility == "unlisted"


# --- Run it again


def again(client: Client, batch: Batch, key: str = "k1") -> Any:
    return client.post(f"{batch.get_absolute_url()}/again", {"key": key})


def test_a_reader_runs_it_again_and_the_digest_is_the_same(stranger: Client, batch: Batch) -> None:
    set_visibility(batch, "unlisted")
    answer = again(stranger, batch)
    assert again(stranger, batch)["Location"] == answer["Location"] and Batch.objects.count() == 2
    play_all()
    made = Batch.objects.latest("pk")
    assert made.owner.get_username() == "ben" and made.visibility == "private" and made.seed == batch.seed
    assert made.digest == batch.digest != "" and made.repeats == batch
    page = stranger.get(made.get_absolute_url()).content.decode()
    assert "Same digest" in page and batch.get_absolute_url() in page


def test_a_repeat_on_another_engine_says_so(owner: Client, batch: Batch) -> None:
    again(owner, batch)
    play_all()
    made = Batch.objects.latest("pk")
    Batch.objects.filter(pk=batch.pk).update(digest="0" * 32, engine_fingerprint="another")
    assert "another engine" in owner.get(made.get_absolute_url()).content.decode()
    Batch.objects.filter(pk=batch.pk).update(engine_fingerprint=made.engine_fingerprint)
    assert "should not happen" in owner.get(made.get_absolute_url()).content.decode()


def test_a_playtest_that_stopped_early_proves_nothing_against_its_repeat(owner: Client, batch: Batch) -> None:
    again(owner, batch)
    play_all()
    made = Batch.objects.latest("pk")
    Batch.objects.filter(pk=made.pk).update(digest="0" * 32, n_games=F("n_games") + 2, draws=F("draws") + 2)
    assert "stopped early" in owner.get(made.get_absolute_url()).content.decode()


def test_a_repeat_does_not_name_an_original_that_is_private_by_now(stranger: Client, batch: Batch) -> None:
    set_visibility(batch, "unlisted")
    again(stranger, batch)
    set_visibility(batch, "private")
    page = stranger.get(Batch.objects.latest("pk").get_absolute_url())
    assert page.status_code == 200 and batch.public_id not in page.content.decode()


def test_a_stranger_learns_no_ids_of_private_decks(stranger: Client, batch: Batch) -> None:
    set_visibility(batch, "public")
    again(stranger, batch)
    sides = Batch.objects.latest("pk").snapshot["subjects"]
    assert [side["source"] for side in sides] == ["", ""]
    assert [side["subject"] for side in sides] == [side["subject"] for side in batch.snapshot["subjects"]]


def test_a_scenario_is_run_again_as_it_was_frozen(stranger: Client) -> None:
    original = services.create_batch(owner=a_user(), request=a_skirmish(games=6), idempotency_key="x")
    set_visibility(original, "public")
    again(stranger, original)
    play_all()
    made, first = Batch.objects.latest("pk"), Batch.objects.get(pk=original.pk)
    assert made.snapshot == first.snapshot and made.digest == first.digest != ""


def test_a_repeat_is_judged_like_any_playtest(owner: Client, batch: Batch) -> None:
    frozen = {**batch.snapshot, "agents": ["retired-9", "random"]}
    Batch.objects.filter(pk=batch.pk).update(snapshot=frozen)
    page = owner.post(f"{batch.get_absolute_url()}/again", {"key": "k"}, follow=True)
    assert "retired-9" in page.content.decode() and Batch.objects.count() == 1


def test_a_visitor_logs_in_before_running_it_again(visitor: Client, batch: Batch) -> None:
    set_visibility(batch, "public")
    assert again(visitor, batch).status_code == 302 and Batch.objects.count() == 1
