"""Owners are told when card data or a list makes a deck legal or illegal, until they have read it."""

from __future__ import annotations

import re
import subprocess
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.core.management import CommandError, call_command
from django.test import Client

from decks import services, verdicts
from decks.models import Deck, DeckVersion, Notice
from decks.notices import tell_of_newer_lists
from decks.touched import decks_with
from sandtable import installed
from sandtable.games.destiny.decklist import DeckList, read_deck
from sandtable.games.destiny.field import field
from sandtable.games.destiny.formats import get_format
from sandtable.games.destiny.legality import problems

FIELD_OF_ECHOES = "701089"
"""A battlefield of Eternal Conflict: in the earlier Infinite, and in no format of today."""


def older_infinite() -> DeckList:
    """A deck that the earlier Infinite allows, with a battlefield that its newer list doesn't have."""
    content = replace(field()["han-and-leia"], format="INF", battlefields=(FIELD_OF_ECHOES,))
    assert not problems(content, get_format("INF")) and problems(content, get_format("INF-2026-07"))
    return content


@pytest.fixture
def old_deck(ada: User) -> Deck:
    return services.create_deck(owner=ada, content=older_infinite())


def page(client: Client, address: str) -> str:
    return client.get(address).content.decode()


def test_a_newer_list_that_forbids_a_deck_is_told_once(old_deck: Deck, as_ada: Client, as_ben: Client) -> None:
    assert tell_of_newer_lists() == 1
    assert tell_of_newer_lists() == 0
    notice = Notice.objects.get()
    assert (notice.cause, notice.is_legal, notice.is_newer_list) == ("INF-2026-07", False, True)
    for address in ("/decks?show=mine", old_deck.get_absolute_url()):
        html = page(as_ada, address)
        assert "Galactic Infinite (2026-07), and the deck is not legal in it" in re.sub(r"\s+", " ", html)
        assert "is not in the sets of Galactic Infinite" in html
    assert "What changed for your decks" not in page(as_ben, "/decks?show=mine")
    assert old_deck.newest.deck_list == older_infinite()  # the deck keeps its list


def test_a_deck_that_both_lists_allow_is_not_spoken_of(ada: User) -> None:
    services.create_deck(owner=ada, content=replace(field()["han-and-leia"], format="INF"))
    services.create_deck(owner=ada, content=field()["poe-and-rey"])
    assert tell_of_newer_lists() == 0


def test_a_newer_list_under_another_code_is_told_of_too(ada: User) -> None:
    """ARH Standard had the code ARNS in 2021; its list of today has ARHS, and not the sets of this deck."""
    team = [{"code": "13005D", "dice": 2}, {"code": "16053", "dice": 1}, {"code": "18063", "dice": 1}]
    twice = "11083 11126 12154 15080 15081 16059 16095 17037 17094 18064 18065 18069 18070"
    cards = {code: 2 for code in twice.split()} | {code: 1 for code in ("15059", "16061", "16062", "18101")}
    asked = {"name": "Pilots", "format": "ARNS-2021-11", "characters": team, "battlefield": "15073", "cards": cards}
    content = read_deck({**asked, "plots": ["18098"]})
    assert not problems(content, get_format("ARNS-2021-11"))
    services.create_deck(owner=ada, content=content)
    assert tell_of_newer_lists() == 1
    assert (Notice.objects.get().cause, Notice.objects.get().is_legal) == ("ARHS", False)


def test_only_the_owner_puts_a_notice_away(old_deck: Deck, as_ada: Client, as_ben: Client) -> None:
    tell_of_newer_lists()
    address = f"/decks/notices/{Notice.objects.get().pk}/dismiss"
    assert Client().post(address).status_code == 302 and as_ben.post(address).status_code == 404
    assert as_ada.get(address).status_code == 405
    assert Notice.objects.open_for(old_deck.owner).exists()
    assert as_ada.post(address, {"from": "list"})["Location"] == "/decks"
    assert "What changed for your decks" not in page(as_ada, "/decks?show=mine")
    assert tell_of_newer_lists() == 0


def test_a_notice_is_about_the_newest_version(old_deck: Deck, as_ada: Client) -> None:
    tell_of_newer_lists()
    services.save_version(deck=old_deck, content=field()["han-and-leia"], expected=1)
    assert "What changed for your decks" not in page(as_ada, "/decks?show=mine")


@pytest.mark.parametrize(("before", "is_legal"), [(3, True), (0, False)])
def test_a_deck_that_another_edition_judged_otherwise(ada: User, as_ada: Client, before: int, is_legal: bool) -> None:
    content = field()["han-and-leia"] if is_legal else replace(field()["han-and-leia"], battlefields=())
    deck = services.create_deck(owner=ada, content=content)
    DeckVersion.objects.update(verdict_edition="0" * 32, verdict_problems=before)
    assert verdicts.renew_all() == 1
    notice = Notice.objects.get()
    assert (notice.deck, notice.is_legal, notice.is_newer_list) == (deck, is_legal, False)
    assert bool(notice.problems) is not is_legal
    told = "the deck is legal in Awakenings" if is_legal else "the deck is not legal in Awakenings"
    assert told in re.sub(r"\s+", " ", page(as_ada, deck.get_absolute_url()))


def test_a_deck_that_is_judged_for_the_first_time_or_as_before_is_not_spoken_of(ada: User) -> None:
    services.create_deck(owner=ada, content=field()["han-and-leia"])
    for edition in ("", "0" * 32):
        DeckVersion.objects.update(verdict_edition=edition, verdict_problems=0)
        assert verdicts.renew_all() == 1
    assert not Notice.objects.exists()


def test_decks_with_a_card(old_deck: Deck) -> None:
    assert decks_with({FIELD_OF_ECHOES}) == [old_deck]
    assert decks_with({"01174"}) == decks_with(set()) == []


# The command ----------------------------------------------------------------------------------------------------------


def test_the_command_loads_judges_and_tells(old_deck: Deck, capsys: pytest.CaptureFixture[str]) -> None:
    call_command("load_cards")
    said = capsys.readouterr().out
    assert re.search("3104 (created|unchanged)", said) and "1 owners told of a newer list" in said


def test_a_bad_folder_is_refused_with_every_reason(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "sets.json").write_text("[]")
    with pytest.raises(CommandError, match="nothing was loaded"):
        call_command("load_cards", "--from", str(tmp_path), "--date", "2099-01-01")
    said = capsys.readouterr().err
    assert "formats.json: is not there" in said and "subtypes.json: is not there" in said


@pytest.mark.parametrize("date", ["2099", "2099-13-01", "tomorrow", "../2099-01-01"])
def test_a_date_is_a_day(tmp_path: Path, date: str) -> None:
    with pytest.raises(CommandError, match="--date is a day"):
        call_command("load_cards", "--from", str(tmp_path), "--date", date)


def test_a_release_is_told_of_and_loaded_by_a_new_process(
    old_deck: Deck, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from tests.catalog.releases.conftest import Folder

    monkeypatch.setenv(installed.VARIABLE, str(tmp_path / "data"))
    ran: list[Any] = []
    monkeypatch.setattr(subprocess, "run", lambda command, **options: ran.append(command))
    release = Folder(tmp_path / "release")
    release.card("01153")["cost"] = 3
    release.save()
    call_command("load_cards", "--from", str(release.path), "--date", "2099-01-01", "--dry-run")
    assert not (tmp_path / "data").exists() and not ran
    call_command("load_cards", "--from", str(release.path), "--date", "2099-01-01")
    said = capsys.readouterr().out
    assert "Changed cards: 1\n  01153: cost is 3, it was " in said
    assert f"Decks with changed or gone cards: 1\n  {old_deck} (ada)" in said
    assert "run load_cards --looked-at CODE: 1\n  01153: cost is 3" in said
    assert (tmp_path / "data/destiny/current").read_text().startswith("2099-01-01-")
    assert [command[-1] for command in ran] == ["load_cards"]
