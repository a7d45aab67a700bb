"""Downloads of every game: names, safe cells, and nothing held in memory."""

from __future__ import annotations

import csv
import json
from io import StringIO
from typing import Any

import pytest
from django.core.management import CommandError, call_command
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from sandtable.playtest.records import pack
from simulate.asking import services
from simulate.models import Batch, Visibility
from simulate.results import export
from tests.support.playtests import a_batch, a_side, a_skirmish, a_user, play_all
from tests.support.reports import a_game

pytestmark = pytest.mark.django_db
URL = "/api/v1/playtests"


def lines_of(batch: Batch, kind: str = "csv") -> list[dict[str, Any]]:
    text = "".join(export.FORMATS[kind][1](batch))
    if kind == "csv":
        return list(csv.DictReader(StringIO(text)))
    return [json.loads(line) for line in text.splitlines()]


def test_a_line_names_seats_winners_and_luck() -> None:
    """In game 1 the sides have swapped seats."""
    batch = a_batch(a=a_side("Rey"), b=a_side("Kylo"), pairs=3)
    play_all()
    rows, objects, records = lines_of(batch), lines_of(batch, "ndjson"), list(batch.records())
    assert list(rows[0]) == [*export.COLUMNS, "seat 1", "seat 2"]
    assert [(row["seat 1"], row["seat 2"]) for row in rows[:2]] == [("Rey", "Kylo"), ("Kylo", "Rey")]
    names = ("Rey", "Kylo")
    for row, found, record in zip(rows, objects, records, strict=True):
        winners = [names[subject] for subject in record.winners]
        assert (row["winners"].split(" / ") if row["winners"] else []) == winners == found["won"]
        assert row["first"] == names[record.first] and found["first"] == record.first
        assert int(row["number"]) == found["number"] == record.number
        assert row["digest"] == found["digest"] == f"{record.digest:016x}"
        assert (int(row["seed"]), row["outcome"], row["reason"]) == (batch.seed, record.outcome, record.reason)
        assert (int(row["rounds"]), int(row["decisions"])) == (record.rounds, record.decisions)
    assert [found["seating"] for found in objects[:2]] == [[0, 1], [1, 0]]


def test_seats_of_a_scenario_are_columns() -> None:
    batch = services.create_batch(
        owner=a_user(), request=a_skirmish("greedy-2", "random", games=4), idempotency_key="k"
    )
    play_all()
    rows = lines_of(batch)
    assert [(row["Blue"], row["Red"]) for row in rows[:2]] == [("greedy-2", "random"), ("random", "greedy-2")]
    assert {row["first"] for row in rows} <= {"Blue", "Red"}
    known = {f"{seat} ({agent})" for seat in ("Blue", "Red") for agent in ("greedy-2", "random")}
    assert {row["winners"] for row in rows} <= {*known, ""}


@pytest.mark.parametrize("name", ["=1+1", "+cmd", "-2", "@SUM(A1)", "\t=1", 'a"b,c', "two\nlines", "Ω"])
def test_no_cell_is_a_formula_and_every_name_survives(name: str) -> None:
    batch = a_batch(pairs=1)
    play_all()
    batch.refresh_from_db()
    batch.snapshot["subjects"][0]["label"] = name
    batch.save(update_fields=["snapshot"])
    for row in lines_of(batch):
        assert not [cell for cell in row.values() if cell.startswith(export.FORMULA)]
    assert {each["name"] for found in lines_of(batch, "ndjson") for each in found["seats"]} == {name, "B"}
    assert {cell.removeprefix("'") for row in lines_of(batch) for cell in (row["seat 1"], row["seat 2"])} == {name, "B"}


def test_a_game_that_did_not_begin_has_no_first_player() -> None:
    batch = a_batch(pairs=1)
    packed, reasons = pack([a_game(0, "crashed", first=-1), a_game(1, 0)])
    batch.chunks.update(size=2, games=packed, reasons=reasons, state="done", crashed=1, wins=1)
    assert [row["first"] for row in lines_of(batch)] == ["", "A"]
    assert [found["first"] for found in lines_of(batch, "ndjson")] == [None, 0]


# -- addresses -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "content_type"), [("csv", "text/csv; charset=utf-8"), ("ndjson", "application/x-ndjson")]
)
def test_files_are_for_their_readers(kind: str, content_type: str) -> None:
    owner, other = a_user(), a_user()
    batch = a_batch(owner=owner, pairs=2)
    play_all()
    address = f"{URL}/{batch.public_id}/games.{kind}"
    mine: Any = Client()
    theirs: Any = Client()
    mine.force_login(owner)
    theirs.force_login(other)
    answer = mine.get(address)
    assert answer.streaming and answer["Content-Type"] == content_type
    assert answer["Content-Disposition"] == f'attachment; filename="playtest-{batch.public_id}.{kind}"'
    text = b"".join(answer.streaming_content)
    assert text.decode() == "".join(export.FORMATS[kind][1](batch))
    assert theirs.get(address).status_code == 404
    Batch.objects.update(visibility=Visibility.UNLISTED)
    assert theirs.get(address).status_code == 200
    assert mine.get(f"{address}?format=csv").status_code == 400, "its ending says the format"


def test_the_page_has_both_files(client: Any) -> None:
    owner = a_user()
    batch = a_batch(owner=owner, pairs=2)
    client.force_login(owner)
    assert "games.csv" not in client.get(batch.get_absolute_url()).text, "nothing is played yet"
    play_all()
    page = client.get(batch.get_absolute_url()).text
    assert f"{URL}/{batch.public_id}/games.csv" in page and f"{URL}/{batch.public_id}/games.ndjson" in page


def test_the_command_prints_the_same() -> None:
    batch, out = a_batch(pairs=2), StringIO()
    play_all()
    call_command("export", batch.public_id, "--format", "csv", stdout=out)
    assert out.getvalue() == "".join(export.comma_separated(batch))
    with pytest.raises(CommandError, match="there is no playtest 'nothing'"):
        call_command("export", "nothing")


# -- size ------------------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("usual_chunks")
def test_chunks_are_read_while_lines_are_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    """40 chunks of a pair: the first piece takes the first few of them, the last one all."""
    monkeypatch.setattr(export, "GAMES_IN_A_PIECE", 2)
    monkeypatch.setattr("simulate.queue.sizing.MOST_CHUNK_GAMES", 2)
    batch = a_batch(pairs=40)
    assert batch.chunks.count() == 40
    play_all()
    with CaptureQueriesContext(
        connection,
    ) as queries:
        pieces = export.ndjson(batch)
        next(pieces)
        assert len(queries) == 1 and "LIMIT 8" in queries[0]["sql"]
        assert sum(1 for _piece in pieces) == 39
    assert len(queries) == 6, "five pages of eight chunks, and an empty one"
