"""Generated texts agree with the published ones, where somebody's copy of these lies beside the project."""

from __future__ import annotations

import json
from io import StringIO
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

from sandtable.compiled import ROOT
from sandtable.games.destiny.cards import corrected
from sandtable.games.destiny.text import rules_text
from sandtable.games.destiny.text_sets import TextSet
from sandtable.games.destiny.wording import compare, normalised
from tests.support import rule

PUBLISHED = ROOT.parent / "shared" / "data" / "swdestinydb" / "set" / "AW.json"


@pytest.mark.outside_data
@pytest.mark.skipif(not PUBLISHED.exists(), reason="the published texts are not part of the project")
def test_at_least_150_texts_agree_and_every_difference_has_its_reason() -> None:
    texts = {entry["code"]: entry.get("text") or "" for entry in json.loads(PUBLISHED.read_text(encoding="utf-8"))}
    found = compare(texts)
    assert [difference.code for difference in found.unexplained] == []
    assert found.needless == ()
    assert len(found.agreeing) >= 150


@rule("D-114")
def test_the_published_texts_are_those_with_errata() -> None:
    later = {code: rules_text(code, TextSet.ERRATA) or "" for code in corrected(TextSet.ERRATA)}
    assert compare(later).agreeing == tuple(later)
    first = {code: rules_text(code) or "" for code in later}
    assert [each.code for each in compare(first).unexplained] == list(later)


@pytest.mark.parametrize(
    ("code", "words"),
    [("01156", "one of that opponent's dice"), ("01162", "(yours or an opponent's)"), ("01173", "chooses and deals 1")],
)
def test_a_text_says_who_is_meant_and_who_chooses(code: str, words: str) -> None:
    assert words in (rules_text(code) or "")


def test_mark_up_case_and_punctuation_do_not_count() -> None:
    assert normalised("<b>Action</b> - Reroll a die ([melee]).") == "action reroll a die ( [melee] )"


def test_brackets_and_signs_do_count() -> None:
    assert normalised("Remove a die (blank).") != normalised("Remove a die blank.")
    assert normalised("It has +2 health.") != normalised("It has 2 health.")
    assert normalised("Reroll a die") != normalised("Reroll 2 dice")


def test_a_difference_without_a_reason_is_found() -> None:
    found = compare({"01155": "Something else altogether.", "01157": rules_text("01157") or ""})
    assert [(each.code, each.reason) for each in found.unexplained] == [("01155", "")]
    assert found.agreeing == ("01157",)


def test_a_reason_that_explains_nothing_is_found() -> None:
    assert compare({"01168": rules_text("01168") or ""}).needless == ("01168",)


def test_the_command_names_what_differs_and_fails(tmp_path: Path) -> None:
    path = tmp_path / "AW.json"
    path.write_text(json.dumps([{"code": "01155", "text": "Something else altogether."}]))
    out = StringIO()
    with pytest.raises(CommandError, match="1 differences without a reason"):
        call_command("wording", str(path), stdout=out)
    assert "01155 Dodge: NO REASON GIVEN" in out.getvalue()


@pytest.mark.parametrize("content", ["{", '{"a": 1}', "[1]"])
def test_another_file_is_refused(tmp_path: Path, content: str) -> None:
    path = tmp_path / "other.json"
    path.write_text(content)
    with pytest.raises(CommandError, match="is not a list of cards"):
        call_command("wording", str(path))
