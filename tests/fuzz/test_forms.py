"""Forms and queries of every page, filled in by two people with what nobody means: no error of ours, and no leak.

An answer that sends somebody on is followed, and the page of the form is asked for again: what was stored has to show.
"""

from __future__ import annotations

import os
import traceback
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any, Final
from urllib.parse import urlencode, urlsplit

import pytest
from django.contrib.auth.models import User
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client
from django.urls import reverse

from tests.access.asking import undone
from tests.access.test_access import table
from tests.fuzz.forms import FILE, Fields, forms_and_queries
from tests.fuzz.hostile import VALUES, spoilt
from tests.fuzz.people import PEOPLE, SECRETS, People
from tests.support.depth import games

pytestmark = [pytest.mark.django_db, pytest.mark.deep(only=True), pytest.mark.slow]
TIMES: Final = int(os.environ.get("FUZZ_TIMES", games(1, deep=30)))
"""The number of times that each form and each query is sent."""
SEED: Final = int(os.environ.get("FUZZ_SEED", "1"))
OF_ACCOUNTS: Final = (
    "account_login",
    "account_signup",
    "account_reset_password",
    "account_change_password",
    "account_email",
    "account_logout",
    "mfa_index",
    "mfa_activate_totp",
)
"""Pages with forms that the table of addresses leaves out: they show everybody their own account alone."""
FAILED: Final = 500


@dataclass
class Site:
    """The pages that were read, and what they would send."""

    people: People
    clients: dict[str, Client]
    pages: dict[str, str]
    """The owner of each page, by address."""
    forms: dict[tuple[str, str], tuple[str, Fields]]
    """By owner and address the page with the form, and what it sends."""
    queries: Fields

    @property
    def known(self) -> list[str]:
        return [key for keys in self.people.things.values() for key in keys]


def a_site() -> Site:
    """Read every page as both people, and what their forms send; with every address that takes a form."""
    people = PEOPLE.put_back()
    clients = {name: Client(raise_request_exception=True) for name in SECRETS}
    clients["visitor"] = Client(raise_request_exception=True)
    for name in SECRETS:
        clients[name].force_login(User.objects.get(username=name))
    site = Site(people, clients, {}, {}, {})
    for place, name in enumerate(SECRETS):
        things = {kind: keys[place] for kind, keys in people.things.items()}
        for line in (each for each in table() if each.right == "no program"):
            address = line.address(things)
            if line.method == "GET":
                _read(site, name, address)
            else:
                site.forms.setdefault((name, address), (address, {}))
        for route in OF_ACCOUNTS:
            _read(site, name, reverse(route))
    _read(site, "visitor", reverse("account_login"))
    return site


def _read(site: Site, name: str, address: str) -> None:
    with undone():
        answer: Any = site.clients[name].get(address)
        if answer.streaming or not answer["Content-Type"].startswith("text/html"):
            return
        forms, queries = forms_and_queries(answer.content.decode())
    site.pages.setdefault(address, name)
    for key, values in queries.items():
        site.queries.setdefault(key, []).extend(values[:20])
    for form in forms:
        target = urlsplit(form.address)._replace(fragment="").geturl() or address
        if form.method == "POST":
            site.forms.setdefault((name, target), (address, {}))[1].update(form.fields)
            site.forms[name, target] = (address, site.forms[name, target][1])
        else:
            site.queries.update(form.fields)


@pytest.fixture
def site(db: None) -> Site:
    return a_site()


def test_no_form_can_be_filled_in_so_that_it_fails_or_tells_what_is_private(site: Site) -> None:
    random = Random(SEED)
    common = {name: values for _page, fields in site.forms.values() for name, values in fields.items()}
    told: Counter[int] = Counter()
    found: dict[str, str] = {}
    for _time in range(TIMES):
        for (owner, address), (page, fields) in site.forms.items():
            names = fields or {name: common[name] for name in random.sample(sorted(common), k=8)}
            sent = spoilt(names, site.known, random)
            who = random.choice((owner, owner, *site.clients))
            for fault in _faults(site, who, owner, address, page, sent, random, told):
                found.setdefault(f"{address} {fault[-150:]}", f"{who} {address} {sent!r:.600}\n{fault}")
    print(told)
    assert not found, "\n\n".join(found.values())


def _faults(
    site: Site, who: str, owner: str, address: str, page: str, sent: Fields, random: Random, told: Counter[int]
) -> Iterator[str]:
    with undone():
        try:
            answer = _post(site.clients[who], address, sent, random)
            told[answer.status_code] += 1
            if answer.status_code >= FAILED:
                yield f"{answer.status_code}"
            yield from _leaks(site, who, owner, address, sent, answer)
            for further in (answer.headers.get("Location", ""), page):
                if further.startswith("/") and not further.startswith("//"):
                    later: Any = site.clients[who].get(further)
                    if later.status_code >= FAILED:
                        yield f"{later.status_code} at {further}"
        except Exception as error:
            yield _trace(error)


def _trace(error: Exception) -> str:
    return "".join(traceback.format_exception(error)[-8:])


def _leaks(site: Site, who: str, owner: str, address: str, sent: Fields, answer: Any) -> Iterator[str]:
    """Answers to others at an address of this owner; anybody with a link may read the thing it opens."""
    things = site.people.things
    opening = [key for kind in things if kind.startswith(("letters", "shelf")) for key in things[kind]]
    has_link = any(key in f"{address}{sent!r}" for key in opening)
    content = b"".join(answer.streaming_content) if answer.streaming else answer.content
    for other, secret in SECRETS.items():
        if other != who and not has_link and secret.encode() in content:
            yield f"{who} reads what {other} wrote"


def _post(client: Client, address: str, sent: Fields, random: Random) -> Any:
    if any(FILE in values for values in sent.values()):
        text = random.choice(VALUES).encode("utf-8", "surrogatepass")
        file = SimpleUploadedFile(random.choice(("a.csv", "\u202e.json", "x" * 300, "../../a")), text)
        return client.post(address, {name: file if FILE in values else values for name, values in sent.items()})
    match random.randrange(12):
        case 0:
            return client.post(address, sent)  # in several parts
        case 1:
            return client.post(address, urlencode(sent, doseq=True), content_type=random.choice(TYPES))
        case _:
            return client.post(address, urlencode(sent, doseq=True), content_type=TYPES[0])


TYPES: Final = (
    "application/x-www-form-urlencoded",
    "application/json",
    "multipart/form-data; boundary=x",
    "multipart/form-data",
    "text/plain; charset=utf-16",
    "application/x-www-form-urlencoded; charset=utf-7",
    "",
    "a/b/c; =",
)


def test_no_query_makes_a_page_fail(site: Site) -> None:
    random = Random(SEED)
    told: Counter[int] = Counter()
    found: dict[str, str] = {}
    for _time in range(TIMES):
        for address, owner in site.pages.items():
            names = random.sample(sorted(site.queries), k=min(len(site.queries), 6))
            sent = spoilt({name: site.queries[name] for name in names}, site.known, random)
            who = random.choice((owner, *site.clients))
            mark = "&" if "?" in address else "?"
            try:
                with undone():
                    answer: Any = site.clients[who].get(f"{address}{mark}{urlencode(sent, doseq=True)}")
                told[answer.status_code] += 1
                fault = f"{answer.status_code}" if answer.status_code >= FAILED else ""
            except Exception as error:
                fault = _trace(error)
            if fault:
                found.setdefault(f"{address} {fault[-150:]}", f"{who} {address} {sent!r:.600}\n{fault}")
    print(told)
    assert not found, "\n\n".join(found.values())
