"""Every address that shows a page has an example, and every example can be opened."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter

from django.http import HttpRequest, HttpResponse
from django.urls import path
from django.views.decorators.http import require_POST, require_safe

from config.urls import urlpatterns
from tests.looks import pages
from tests.support.prepared import ROOT

ADDRESSES = {name for name, _pattern in pages.named(urlpatterns)}


@require_safe
def shows(request: HttpRequest) -> HttpResponse:
    return HttpResponse()


@require_POST
def takes(request: HttpRequest) -> HttpResponse:
    return HttpResponse()


def test_every_page_has_an_example() -> None:
    missing = pages.without_example(urlpatterns)
    assert missing == [], (
        f"python -m tests.looks does not know {', '.join(missing)}: add a line to EXAMPLES in tests/looks/pages.py,"
        " with an object from tests/looks/making.py where the page shows one, or to NO_PAGES where it is no page"
    )


def test_a_new_address_is_noticed_and_a_form_target_is_not() -> None:
    fresh = [path("fresh", shows, name="fresh"), path("taken", takes, name="taken"), path("unnamed", shows)]
    assert pages.without_example(fresh) == ["fresh"]


def test_no_example_and_no_exception_is_left_over() -> None:
    routes = {each.route for each in pages.EXAMPLES if not each.route.startswith("/")}
    assert routes - ADDRESSES == set()
    assert set().union(*pages.NO_PAGES.values()) - ADDRESSES == set()
    assert routes & set().union(*pages.NO_PAGES.values()) == set()


def test_pictures_have_names_of_their_own() -> None:
    assert [title for title, number in Counter(each.title for each in pages.EXAMPLES).items() if number > 1] == []


def test_the_command_begins_with_settings_of_its_own() -> None:
    """Nothing of this project is set up for it, as on the command line."""
    bare = {name: value for name, value in os.environ.items() if name != "DJANGO_SETTINGS_MODULE"}
    command = [sys.executable, "-m", "tests.looks", "--list", "--only", "what a hexagon"]
    found = subprocess.run(command, cwd=ROOT, env=bare, capture_output=True, text=True)
    assert found.returncode == 2 and found.stderr.strip().endswith("`--list` names them."), found.stderr
