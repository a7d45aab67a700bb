"""A newer release is taken whole or not at all, and says what it changes."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from catalog.releases import editions
from catalog.releases.folder import ReleaseRefused, read_release
from catalog.releases.taking import NoHome, NotHeld, Taken, look, looked_at, take
from sandtable import installed
from sandtable.games.destiny import facts
from sandtable.games.destiny.text import is_encoded
from sandtable.playtest.fingerprint import data_version, fingerprint
from tests.catalog.releases.conftest import Folder, begin_anew

LATER = "2099-01-31"


def looked(release: Folder, date: str = LATER) -> Taken:
    return look(release.save(), date=date, source="a test")


def refused(release: Folder) -> list[str]:
    with pytest.raises(ReleaseRefused) as caught:
        looked(release)
    return caught.value.problems


def test_a_release_with_the_same_facts_changes_nothing(release: Folder) -> None:
    assert not looked(release).differences


def test_a_release_says_what_is_new_changed_and_gone(release: Folder) -> None:
    release.sets.append(
        {**release.sets[0], "code": "ZZ", "name": " Zero  Hour ", "position": 900, "project_name": "Us"}
    )
    release.cards["ZZ"] = [{**release.card("01153"), "code": "90001", "set_code": "ZZ", "position": 1}]
    release.card("01045")["health"] = 11
    release.cards["AW"] = [each for each in release.cards["AW"] if each["code"] != "01174"]
    release.formats[0]["data"]["banned"] = ["13003B"]
    told = looked(release).differences
    assert told.new_sets == ["Zero Hour (ZZ)"]
    assert (told.new, told.gone) == ({"90001": "Block"}, {"01174": "Starship Graveyard"})
    assert told.changed == {"01045": ["health is 11, it was 10"]}
    assert told.touched == {"01045", "01174"}
    assert "FFG Standard (STD-2099-01-31): the lists have changed" in told.formats
    assert "FFG Standard (2021) (STD): has a newer list; decks keep it" in told.formats


def test_an_edition_takes_the_place_of_the_facts_and_has_a_fingerprint_of_its_own(release: Folder, home: Path) -> None:
    before = (facts.data_version(), data_version("destiny"), fingerprint("destiny"))
    release.card("01045")["health"] = 11
    name = take(looked(release))
    assert (home / "current").read_text() == name + "\n"
    assert facts.card("01045").health == 10  # a process goes on with the facts it began with
    begin_anew()
    assert facts.card("01045").health == 11
    assert facts.card("701084").set_code == "EC"  # a set that the release doesn't have stays
    after = (facts.data_version(), data_version("destiny"), fingerprint("destiny"))
    assert not set(before) & set(after)
    (home / "current").write_text("2099-01-31-00000000")
    begin_anew()
    with pytest.raises(installed.BadEdition, match="names the edition '2099-01-31-00000000'"):
        facts.all_cards()


def test_no_text_is_kept(release: Folder, home: Path) -> None:
    release.card("01045")["health"] = 11
    folder = home / take(looked(release))
    assert not any("never kept" in file.read_text() for file in folder.rglob("*.json"))


def test_a_card_that_the_engine_knows_is_held_back_until_it_was_looked_at(release: Folder, home: Path) -> None:
    release.card("01153")["cost"] = 3
    release.card("01154")["rarity_code"] = "L"  # no encoding relies on a rarity
    take(looked(release))
    begin_anew()
    assert list(facts.held()) == ["01153"] and not is_encoded("01153") and is_encoded("01154")
    with pytest.raises(NotHeld, match="not held back: 01154; held back are: 01153 Block"):
        looked_at(["01153", "01154"])
    looked_at(["01153"])
    begin_anew()
    assert facts.held() == {} and is_encoded("01153") and facts.card("01153").cost == 3
    again = looked(release, date="2099-02-28")
    assert again.held == {} and not again.differences


def test_a_card_that_is_gone_stays_for_decks_and_is_banned_where_its_set_is(release: Folder, home: Path) -> None:
    release.cards["AW"] = [each for each in release.cards["AW"] if each["code"] != "01174"]
    found = looked(release)
    assert any(entry["code"] == "01174" for entry in found.facts.cards["AW"])
    formats = {entry["code"]: entry for entry in found.facts.formats}
    assert "01174" in formats["FFGInf-2099-01-31"]["banned"]
    assert "01174" not in formats["FFGInf"]["banned"]
    assert "STD-2099-01-31" not in formats  # it has no cards of Awakenings, so nothing changes there


def test_a_release_has_to_be_later(release: Folder) -> None:
    with pytest.raises(ReleaseRefused) as caught:
        looked(release, date="2026-07")
    assert caught.value.problems == ["the data in use are of 2026-07; a release to take has a later date, not 2026-07"]


def test_facts_that_come_with_the_project_win_when_they_are_as_new(release: Folder, home: Path) -> None:
    release.card("01045")["health"] = 11
    name = take(looked(release))
    path = home / name / "release.json"
    path.write_text(json.dumps({**json.loads(path.read_text()), "date": "2026-07"}))
    begin_anew()
    assert facts.card("01045").health == 10


def test_without_a_folder_nothing_can_be_taken(release: Folder, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(installed.VARIABLE, "")
    with pytest.raises(NoHome):
        take(looked(release))


def test_nothing_half_written_is_left_behind(release: Folder, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = editions._write

    def full_disk(path: Path, text: str) -> None:
        if path.name == "RIV.json":
            raise OSError("no space left")
        whole(path, text)

    release.card("01045")["health"] = 11
    monkeypatch.setattr(editions, "_write", full_disk)
    with pytest.raises(OSError, match="no space left"):
        take(looked(release))
    assert list(home.iterdir()) == []


def test_every_problem_is_named_at_once(release: Folder) -> None:
    finn, block = release.card("01045"), release.card("01153")
    finn |= {"type_code": "ship", "sides": ["1MD", "2ZZ", "1MD", "1MD", "1MD", "-"], "subtypes": ["wizard"]}
    block |= {"name": "Bl\u202eock", "reprint_of": "99999", "set_code": "RIV"}
    release.cards["AW"].append({**block})
    release.sets[1]["date_release"] = "2016-02-31"
    release.formats[0]["data"]["banned"] = ["99998"]
    release.formats[1]["data"]["balance"] = {"01045": "13"}
    said = refused(release)
    for expected in (
        "card 01153: is there 2 times",
        "sets.json RIV date_release: '2016-02-31' is no date",
        f"set/AW.json 01045 type_code: 'ship' is not one of {', '.join(facts.TYPES)}",
        "set/AW.json 01045 sides: '2ZZ' is no die side that the game knows",
        "set/AW.json 01045 subtypes: 'wizard' is not in subtypes.json",
        "set/AW.json 01153 name: 'Bl\\\\u202eock' is no name as people see it",
        "set/AW.json 01153 reprint_of: 99999 is no other card",
        "set/AW.json 01153 set_code: is 'RIV', in the file of AW",
        "formats.json STD banned: no card has the code 99998",
        "formats.json TRI balance: 01045 has 2 point values, here are 1",
    ):
        assert expected in said, (expected, said)


@pytest.mark.parametrize(
    ("spoil", "expected"),
    [
        (lambda f: f.write("sets", {}), "sets.json: expected a list of objects"),
        (lambda f: f.write("sets", [17]), "sets.json: expected a list of objects"),
        (lambda f: (f.path / "formats.json").unlink(), "formats.json: is not there"),
        (lambda f: (f.path / "set/AW.json").unlink(), "set/AW.json: is not there"),
        (lambda f: f.write("sets", [{**f.sets[0], "code": "../../etc"}]), "sets.json [0] ../../etc code: "),
        (lambda f: f.write("sets", [{**f.sets[0], "position": True}]), "sets.json [0] AW position: "),
        (lambda f: (f.path / "set/AW.json").write_bytes(b"[" * 100_000), "set/AW.json : "),
        (lambda f: (f.path / "set/AW.json").write_bytes(b'["' + b"a" * 9_000_000 + b'"]'), "set/AW.json : "),
        (lambda f: (f.path / "set/AW.json").write_bytes(b'[{"code": NaN}]'), "set/AW.json /0/code: "),
        (lambda f: f.write("set/AW", [{"code": "01001"}]), "set/AW.json [0] 01001 : "),
        (lambda f: f.write("set/AW", [{**f.card("01045"), "health": 10**30}]), "set/AW.json /0/health: "),
        (lambda f: f.write("set/AW", [{**f.card("01045"), "name": "x" * 500}]), "set/AW.json [0] 01045 name: "),
        (lambda f: f.write("set/AW", [{**f.card("01045"), "points": "a/b"}]), "set/AW.json [0] 01045 points: "),
        (lambda f: f.write("formats", [{**f.formats[0], "code": "a b"}]), "formats.json [0] a b code: "),
    ],
)
def test_hostile_folders_are_refused(release: Folder, spoil: Callable[[Folder], Any], expected: str) -> None:
    spoil(release)
    with pytest.raises(ReleaseRefused) as caught:
        read_release(release.path, date=LATER, source="a test")
    assert any(each.startswith(expected) for each in caught.value.problems), caught.value.problems
