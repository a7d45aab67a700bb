"""The build in use is told in one sentence, before, during and after the rules are compiled."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from sandtable.compiled import use_compiled
from sandtable.engine.build import build_kind, interpreted_groups
from tests.support.builds import BUILDS, take_for_in_use


@pytest.mark.parametrize(("said", "groups"), BUILDS.items(), ids=BUILDS.keys())
def test_a_build_is_told_in_words(said: str, groups: Mapping[str, bool], monkeypatch: pytest.MonkeyPatch) -> None:
    take_for_in_use(groups, monkeypatch)
    assert build_kind() == said


def test_the_groups_of_this_process_are_those_it_chose_when_it_began() -> None:
    """A build that is finished later changes nothing here."""
    assert interpreted_groups() == tuple(group for group, is_compiled in use_compiled().items() if not is_compiled)
    assert use_compiled() is use_compiled()
