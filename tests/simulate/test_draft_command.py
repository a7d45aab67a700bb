"""`manage.py draft`, and the list of missing words: from a folder or from imported texts, and never with the text."""

from __future__ import annotations

import json
from io import StringIO
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

MADE_UP = {
    "01155": "Remove all of an opponent's dice showing ranged damage ([ranged]).",
    "02136": "Reroll one of your wobbly dice.",
    "02144": "Shuffle your shoes. Then draw a card.",
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder of two sets with made-up texts."""
    for name, start in (("AW", "01"), ("SoR", "02")):
        entries = [{"code": code, "text": text} for code, text in MADE_UP.items() if code.startswith(start)]
        (tmp_path / f"{name}.json").write_text(json.dumps(entries))
    return tmp_path


def told(command: str, *words: str) -> str:
    out = StringIO()
    call_command(command, *words, stdout=out)
    return out.getvalue()


def test_a_draft_is_written_as_in_a_card_file_and_compared_with_the_encoding(folder: Path) -> None:
    said = told("draft", "01155", "--from", str(folder))
    assert "# Dodge: accepted, encoded alike" in said
    assert '"01155": [play(Remove(every(DIE.opposing.showing(RANGED))))],' in said


def test_a_whole_set_names_what_is_missing_and_shows_no_text(folder: Path) -> None:
    said = told("draft", "sor", "--from", str(folder))
    assert "missing noun: die" in said
    assert "missing verb: shuffle" in said
    assert "0 accepted; 0 read, but worded otherwise; 0 read in several ways; 2 incomplete" in said
    assert "wobbly" not in said and "shoes" not in said


def test_without_a_text_the_command_says_where_texts_come_from(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("simulate.management.commands.draft.imported_texts", dict)
    with pytest.raises(CommandError, match="name a folder of sets with --from, or import them"):
        told("draft", "01155")


def test_imported_texts_are_read_where_no_folder_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("simulate.management.commands.draft.imported_texts", lambda: MADE_UP)
    assert "# Dodge: accepted, encoded alike" in told("draft", "01155")


def test_unknown_cards_and_folders_are_refused(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    with pytest.raises(CommandError, match="'XYZ' is neither a set nor the code of a card"):
        told("draft", "XYZ", "--from", str(folder))
    with pytest.raises(CommandError, match="holds no set"):
        told("draft", "AW", "--from", str(tmp_path_factory.mktemp("empty")))
    (folder / "bad.json").write_text('["secret sentence"]')
    with pytest.raises(CommandError, match="is not a list of cards") as refused:
        told("draft", "AW", "--from", str(folder))
    assert "secret" not in str(refused.value)


def test_missing_cards_are_listed_with_the_words_they_wait_for(folder: Path) -> None:
    lines = told("coverage", "destiny", "--missing", "--set", "SoR", "--from", str(folder)).splitlines()
    assert "SoR  02144  Diversion: verb: shuffle" in lines
    assert not [line for line in lines if "shoes" in line]


def test_missing_words_are_listed_in_the_order_in_which_they_complete_cards(folder: Path) -> None:
    lines = told("coverage", "destiny", "--missing", "--set", "SoR", "--by", "word", "--from", str(folder)).splitlines()
    assert lines[0].endswith("wait for no word that is known to be missing")
    assert "     1 of 1     verb: shuffle" in lines
