"""The demo field of a format: one typical deck that plays for each of the most frequent teams of published lists."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from sandtable.games.destiny.decklist import DeckList, read_deck
from sandtable.games.destiny.field import field_of
from tools import demo_field
from tools.demo_field import chosen, main, most_typical, team_of

FORMAT = "INF-2026-07"
ACKBAR, CHIRRUT, CODY, REX = (
    field_of(FORMAT)[slug]
    for slug in (
        "admiral-ackbar",
        "chirrut-imwe-and-baze-malbus",
        "clone-commander-cody-and-rex",
        "rex-and-bo-katan-kryze",
    )
)
THREE = replace(CHIRRUT, characters=(*CHIRRUT.characters, *ACKBAR.characters))
"""It shares two characters with one of the others, and one with another."""


def slots(deck: DeckList) -> dict[str, int]:
    """The deck as published lists have it."""
    found = {member.code: member.dice for member in deck.characters} | dict(deck.cards)
    return found | dict.fromkeys((*deck.battlefields, *deck.plots), 1)


@pytest.fixture
def published(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., list[str]]:
    """Writes lists into a file; gives the arguments of the command, whose fields go into a folder of the test."""
    monkeypatch.setattr(demo_field, "FOLDER", tmp_path)

    def write(*decks: DeckList) -> list[str]:
        path = tmp_path / "published.json"
        path.write_text(json.dumps([{"id": number, "slots": slots(deck)} for number, deck in enumerate(decks)]))
        return [str(path), "--format", FORMAT]

    return write


def test_the_most_frequent_teams_come_first_and_as_many_as_asked_for() -> None:
    assert chosen([ACKBAR, CODY, REX, CODY, REX, REX], 2) == [REX, CODY]
    assert chosen([ACKBAR, CODY, REX], 12) == [ACKBAR, REX, CODY], "of equally frequent ones by name"


def test_a_team_that_shares_two_characters_with_a_chosen_one_is_left_out() -> None:
    assert chosen([CHIRRUT, CHIRRUT, THREE], 12) == [CHIRRUT]
    assert chosen([ACKBAR, ACKBAR, THREE], 12) == [ACKBAR, THREE], "one is no hindrance"


def test_decks_that_do_not_play_count_for_their_team_and_are_not_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(demo_field, "unencoded", lambda deck: ["20110"] if deck in (CODY, ACKBAR) else [])
    plays = replace(CODY, cards=CODY.cards[1:])
    assert chosen([CODY, CODY, plays, REX, REX, ACKBAR], 12) == [plays, REX]


def test_the_deck_that_is_most_like_the_others_stands_for_its_team() -> None:
    fewer, fewest = replace(CODY, cards=CODY.cards[1:]), replace(CODY, cards=CODY.cards[:2])
    assert most_typical([fewest, CODY, fewer], [fewest, CODY, fewer, CODY]) == CODY
    assert team_of(CODY) == {"Clone Commander Cody", "Rex"}


def test_the_command_writes_decks_named_after_their_characters(
    published: Callable[..., list[str]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """In place of the decks that are there; a list that is not legal in the format is left out."""
    folder = tmp_path / FORMAT.lower()
    folder.mkdir()
    (folder / "older.json").write_text("{}")
    illegal = replace(CODY, cards=CODY.cards[1:])
    assert main([*published(REX, ACKBAR, illegal), "--decks", "2"]) == 0
    assert sorted(path.stem for path in folder.iterdir()) == ["admiral-ackbar", "rex-and-bo-katan-kryze"]
    written = read_deck(json.loads((folder / "admiral-ackbar.json").read_text()))
    assert written == ACKBAR
    assert "Galactic Infinite: 2 of 3 lists are legal; 2 decks of different teams play" in capsys.readouterr().out


def test_too_few_decks_are_an_error_of_the_command(published: Callable[..., list[str]]) -> None:
    assert main(published(REX, ACKBAR)) == 1
