"""A shared study is read with its playtests; only its owner shares it."""

from __future__ import annotations

from typing import Any

import pytest
from django.test import Client
from rest_framework.test import APIClient

from simulate.models import Study
from tests.support.playtests import a_user
from tests.support.toy_study import a_study

pytestmark = pytest.mark.django_db


@pytest.fixture
def study() -> Study:
    return a_study()


def caller(user: Any = None) -> Any:
    client = APIClient()
    if user is not None:
        client.force_login(user)
    return client


def test_the_owner_shares_it_with_its_playtests_and_takes_it_back(study: Study) -> None:
    public, mine = f"/api/v1/public/studies/{study.public_id}", f"/api/v1/studies/{study.public_id}/visibility"
    assert caller().get(public).status_code == 404
    assert caller(a_user()).put(mine, {"visibility": "public"}, format="json").status_code == 404
    assert caller(study.owner).put(mine, {"visibility": "unlisted"}, format="json").status_code == 200
    found = caller().get(public)
    assert found.json()["visibility"] == "unlisted" and found["X-Robots-Tag"] == "noindex"
    assert found["Access-Control-Allow-Origin"] == "*" and found["Cache-Control"] == "private, no-cache"
    assert [caller().get(each).status_code for each in found.json()["playtests"].values()] == [200]
    caller(study.owner).put(mine, {"visibility": "private"}, format="json")
    assert caller().get(public, HTTP_IF_NONE_MATCH=found["ETag"]).status_code == 404
    assert [caller().get(each).status_code for each in found.json()["playtests"].values()] == [404]


def test_nobody_else_changes_its_readers_on_the_page(study: Study) -> None:
    address = f"/studies/{study.public_id}/visibility"
    stranger, owner = Client(), Client()
    stranger.force_login(a_user())  # type: ignore[arg-type]
    owner.force_login(study.owner)
    Study.objects.update(visibility="unlisted")
    assert stranger.post(address, {"visibility": "public"}).status_code == 404
    assert Client().post(address, {"visibility": "public"}).status_code == 302
    assert owner.post(address, {"visibility": "public"})["Location"].endswith("#sharing")
    assert Study.objects.get().visibility == "public"


def test_strangers_learn_no_ids_of_decks(study: Study) -> None:
    Study.objects.update(visibility="public", result={"members": [{"label": "Rey", "source": "abc:1"}], "games": 2})
    mine = caller(study.owner).get(f"/api/v1/studies/{study.public_id}").json()["result"]
    assert mine["members"] == [{"label": "Rey", "source": "abc:1"}]
    for client, address in ((caller(a_user()), "studies"), (caller(), "public/studies")):
        theirs = client.get(f"/api/v1/{address}/{study.public_id}")
        assert theirs.json()["result"] == {"members": [{"label": "Rey"}], "games": 2}


def test_public_studies_are_listed_and_others_are_not(study: Study) -> None:
    for visibility, is_listed in (("private", False), ("unlisted", False), ("public", True)):
        Study.objects.update(visibility=visibility)
        page = Client().get("/playtests/public?show=studies").content.decode()
        assert (study.get_absolute_url() in page) == is_listed
