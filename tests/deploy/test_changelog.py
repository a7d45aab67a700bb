"""The changelog has an entry for the version that runs, with everything that an operator looks for."""

from __future__ import annotations

import re

import pytest
from django.conf import settings

from tests.support.prepared import ROOT
from web.installation import version

TEXT = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
ENTRIES = dict(re.findall(r"^## (\S+)\n(.*?)(?=^## |\Z)", TEXT, re.MULTILINE | re.DOTALL))


def test_the_newest_entry_is_that_of_the_version_which_the_foot_of_every_page_shows() -> None:
    assert next(iter(ENTRIES)) == version()
    assert f'version = "{version()}"' in (settings.BASE_DIR / "pyproject.toml").read_text()


def test_versions_stand_newest_first() -> None:
    numbers = [tuple(map(int, each.split("."))) for each in ENTRIES]
    assert numbers == sorted(numbers, reverse=True)


@pytest.mark.parametrize("kind", ["Rules", "Database", "Workers", "Settings", "Going back"])
def test_the_newest_entry_says_what_an_operator_looks_for(kind: str) -> None:
    assert f"\n- **{kind}**" in f"\n{ENTRIES[version()]}"


def test_variables_of_the_changelog_are_in_the_table_of_operations() -> None:
    operations = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`([A-Z]+(?:_[A-Z]+)+|[A-Z]{4,})`", TEXT))
    assert len(named) > 10 and [name for name in named if f"`{name}`" not in operations] == []


def test_the_image_of_the_example_is_that_of_this_version() -> None:
    example = (ROOT / "deploy" / "example.env").read_text(encoding="utf-8")
    assert f"SANDTABLE_IMAGE=localhost/sandtable:{version()}\n" in example
