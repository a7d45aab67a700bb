from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from django.core.management import CommandError, call_command

from catalog.importing import ImportRefused, import_texts
from catalog.models import Card, CatalogState, PrintedText

pytestmark = pytest.mark.django_db


def community(code: str, **changes: Any) -> dict[str, Any]:
    """The community's object for a card, made from the facts loaded here."""
    card = Card.objects.get(code=code)
    entry = {
        "code": card.code,
        "set_code": card.card_set_id,
        "position": card.position,
        "name": card.name,
        "type_code": card.type,
        "faction_code": card.color,
        "affiliation_code": card.affiliation,
        "is_unique": card.is_unique,
        "has_die": card.has_die,
        "has_errata": card.has_errata,
        "deck_limit": card.deck_limit,
        "text": "Made-up words for a test.",
    }
    optional = {
        "health": card.health,
        "cost": card.cost,
        "points": card.points_text or None,
        "sides": [str(side) for side in card.side_facts] or None,
    }
    entry |= {key: value for key, value in optional.items() if value is not None}
    return entry | changes


def written(path: Path, content: Any) -> Path:
    path.write_bytes(content if isinstance(content, bytes) else json.dumps(content).encode())
    return path


def refused(path: Path) -> list[str]:
    revision = CatalogState.objects.get().revision
    with pytest.raises(ImportRefused) as caught:
        import_texts(path=path)
    assert not PrintedText.objects.exists()
    assert CatalogState.objects.get().revision == revision
    return [str(problem) for problem in caught.value.problems]


def test_texts_are_added_and_a_second_import_changes_nothing(tmp_path: Path) -> None:
    written(tmp_path / "AW.json", [community("01045"), community("01041", flavor="Hum.", illustrator="Somebody")])
    report = import_texts(path=tmp_path)
    assert (report.files, report.created, report.changed, report.unchanged) == (1, 2, 0, 0)
    assert PrintedText.objects.get(card="01041").flavor == "Hum."
    before = list(PrintedText.objects.values_list())
    again = import_texts(path=tmp_path)
    assert (again.created, again.changed, again.unchanged) == (0, 0, 2)
    assert list(PrintedText.objects.values_list()) == before


def test_the_older_star_for_a_special_is_read(tmp_path: Path) -> None:
    sides = ["*" if side == "Sp" else side for side in community("01041")["sides"]]
    assert "*" in sides
    assert import_texts(path=written(tmp_path / "a.json", [community("01041", sides=sides)])).created == 1


def test_every_problem_is_named_with_its_place_and_nothing_is_written(tmp_path: Path) -> None:
    written(
        tmp_path / "a.json",
        [
            community("01045"),
            community("01041", cost=99),
            community("01044", secret=1, position="x"),
            {"code": "01043"},
            17,
        ],
    )
    written(tmp_path / "b.json", [community("01045"), community("01046") | {"code": "99999"}])
    written(tmp_path / "c.json", b"[{")
    said = refused(tmp_path)
    for start in (
        "a.json [0] 01045 code: the card is there 2 times",
        "a.json [1] 01041 cost: is 99 here and 3 in the catalogue",
        "a.json [2] 01044: ",
        "a.json [2] 01044 position: ",
        "a.json [3] 01043: ",
        "a.json [4]: ",
        "b.json [1] 99999 code: no card has this code",
        "c.json: not JSON",
    ):
        assert any(line.startswith(start) for line in said), (start, said)


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{}",
        b"null",
        b'[{"code": NaN}]',
        b"\xff\xfe[",
        b'["\\ud800"]',
        b'[{"code": "01045", "text": "a\\u0000b"}]',
        b"[" * 100_000,
        b'[{"code": 1e999}]',
        b'[{"code": ' + b"9" * 10_000 + b"}]",
        b'["' + b"a" * 9_000_000 + b'"]',
        json.dumps([[[[[[[[1]]]]]]]]).encode(),
    ],
    ids=["empty", "object", "null", "nan", "utf16", "surrogate", "nul", "deep", "huge", "digits", "large", "nested"],
)
def test_hostile_files_are_refused(tmp_path: Path, content: bytes) -> None:
    assert refused(written(tmp_path / "x.json", content))


def test_a_missing_file_and_an_empty_folder_are_refused(tmp_path: Path) -> None:
    assert "cannot be read" in refused(tmp_path / "missing.json")[0]
    assert "no .json file" in refused(tmp_path)[0]


def test_the_command_lists_the_problems(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = written(tmp_path / "x.json", [community("01045", name="Finnn"), community("01041", name="Saber")])
    with pytest.raises(CommandError, match="2 problems; nothing was imported"):
        call_command("import_cards", str(path))
    lines = capsys.readouterr().err.splitlines()
    assert [line.split(":")[0] for line in lines] == ["x.json [0] 01045 name", "x.json [1] 01041 name"]
