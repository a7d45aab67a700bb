"""One judge: what a study may not ask is refused by its page and by the API alike, in the same words.

Kinds are found by their folders. Each needs an example in tests/support/study_questions.py and its faults in
tests/support/study_faults.py: a field without a fault for each of its limits fails here.
"""

from __future__ import annotations

import copy
import html
from collections.abc import Iterator
from typing import Any

import pytest
from django.test import Client
from rest_framework import serializers
from rest_framework.test import APIClient

from sandtable.engine.problem import Path, pointer
from simulate.models import Batch, Study
from simulate.study.judging import judged_kinds
from simulate.study.kinds import all_kinds, part
from tests.support.playtests import a_user
from tests.support.study_faults import FAULTS, LEFT_OUT, NOT_ON_THE_PAGE, UNKNOWN
from tests.support.study_questions import WORLDS

pytestmark = pytest.mark.django_db
KINDS = [*all_kinds()]
MODULES: dict[str, Any] = {kind: part(kind, "judge") for kind in judged_kinds()}
"""Imported before a test changes what they are made of."""


def changed(body: dict[str, Any], path: Path, value: Any) -> dict[str, Any]:
    """The body with another value at this place, or without it."""
    made = copy.deepcopy(body)
    place: Any = made
    for step in path[:-1]:
        place = place.setdefault(step, {}) if isinstance(place, dict) else place[step]
    if value is LEFT_OUT:
        place.pop(path[-1], None)
    else:
        place[path[-1]] = value
    return made


def by_api(owner: Any, body: dict[str, Any]) -> list[tuple[str, str]]:
    """Places and sentences of a refusal."""
    api = APIClient()
    api.force_authenticate(owner)
    answer = api.post("/api/v1/studies", body, format="json", headers={"Idempotency-Key": "once"})
    assert answer.status_code in (400, 404), answer.content
    return [(each["path"], each["message"]) for each in answer.json()["errors"]]


def by_page(owner: Any, page: str, form: dict[str, Any]) -> str:
    """The page of a refusal."""
    client = Client()
    client.force_login(owner)
    answer = client.post(page, form)
    assert answer.status_code == 422, answer.content.decode()
    return html.unescape(answer.content.decode())


CASES = [(name, fault) for name, faults in FAULTS.items() for fault in faults]


@pytest.mark.parametrize("name", FAULTS)
def test_each_fault_is_refused_alike(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    owner = a_user()
    example = WORLDS[name](owner, monkeypatch)
    before = Batch.objects.count()
    for fault in FAULTS[name]:
        problems = by_api(owner, changed(example.body, fault.path, fault.value))
        found = [place for place, words in problems if words == fault.words]
        assert any(pointer(fault.path).startswith(place) for place in found), (fault, problems)
        if fault.form is not None:
            assert fault.words in by_page(owner, example.page, example.form | fault.form), fault
        assert not Study.objects.exists() and Batch.objects.count() == before, fault


@pytest.mark.parametrize("name", WORLDS)
def test_an_unknown_key_is_refused_alike(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also one that the body has and the page has not: the page must not let it through."""
    owner = a_user()
    example = WORLDS[name](owner, monkeypatch)
    before = Batch.objects.count()
    assert by_api(owner, example.body | {"hat": 1}) == [("/hat", UNKNOWN)]
    for key in ("hat", "kind"):
        assert f"{key}: {UNKNOWN}" in by_page(owner, example.page, example.form | {key: "1"})
    assert not Study.objects.exists() and Batch.objects.count() == before


@pytest.mark.parametrize("name", WORLDS)
def test_a_form_without_its_key_is_refused(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    owner = a_user()
    example = WORLDS[name](owner, monkeypatch)
    for key in ("", "k" * 61):
        assert "Load the page again" in by_page(owner, example.page, example.form | {"key": key})
    assert not Study.objects.exists()


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_has_an_example(kind: str) -> None:
    assert kind in MODULES, f"simulate/study/{kind}/judge.py says what may be asked"
    assert kind in {name.partition("/")[0] for name in WORLDS}
    assert all(name in FAULTS for name in WORLDS if name.partition("/")[0] == kind)


LIMITS = {"min_value": "low", "max_value": "high", "min_length": "low", "max_length": "high"}


def wanted(field: Any, path: Path) -> Iterator[tuple[Path, str]]:
    """Every fault that a declared field can have."""
    if field.required and path:
        yield path, "missing"
    if isinstance(field, serializers.Serializer):
        for name, each in field.fields.items():
            yield from wanted(each, (*path, name))
        return
    yield path, "type"
    limits = (sort for limit, sort in LIMITS.items() if getattr(field, limit, None) is not None)
    yield from ((path, sort) for sort in limits)
    if isinstance(field, serializers.ListField):
        field.child.required = False
        yield from wanted(field.child, (*path, 0))


@pytest.mark.parametrize("kind", sorted(MODULES))
def test_every_limit_of_every_field_has_a_fault(kind: str) -> None:
    mine = [fault for name, fault in CASES if name.partition("/")[0] == kind]
    assert set(wanted(MODULES[kind].Body(), ())) <= {(fault.path, fault.sort) for fault in mine}


@pytest.mark.parametrize("kind", sorted(MODULES))
def test_only_what_a_page_can_not_say_is_tried_by_the_api_alone(kind: str) -> None:
    """A page's texts are always texts; some fields are in its address, or it has no control for them."""
    for name, fault in CASES:
        if name.partition("/")[0] == kind and fault.form is None:
            is_text = not isinstance(fault.value, str) if fault.sort == "type" else fault.sort == "as text"
            assert is_text or fault.path in NOT_ON_THE_PAGE[kind], (fault.path, fault.sort)
