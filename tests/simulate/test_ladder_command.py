"""`manage.py ladder`: agents against each other, as text, as JSON and as a file for the page about agents."""

from __future__ import annotations

import json
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from django.core.management import CommandError, call_command

from sandtable.playtest.ladder.tables import rating, seconds
from simulate.results.players import results

TWO = ("--agents", "random,greedy-2", "--games", "40")
ALONE = ("--processes", "1")


def printed(*arguments: str) -> str:
    out = StringIO()
    call_command("ladder", "toy", *arguments, stdout=out, stderr=StringIO())
    return out.getvalue()


def told(*arguments: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(printed("--json", *arguments))
    return found


def test_a_ladder_is_printed_with_ratings_shares_costs_and_a_digest() -> None:
    text = printed(*TWO, *ALONE)
    assert "toy: 40 games at tables of 2, pool held_out (Toy), seed 1" in text
    assert "Elo above random with 95 % interval" in text
    assert "greedy-2 v. random" in text and "Thinks" in text
    assert f"digest {told(*TWO, *ALONE)['result']['digest']}" in text


def test_the_same_seed_gives_the_same_result_whatever_it_cost() -> None:
    one, other = told(*TWO, *ALONE), told(*TWO, "--processes", "2")
    assert one["result"] == other["result"] and one["command"] == other["command"]
    assert one["cost"]["agents"].keys() == {"greedy-2", "random"}
    assert told(*TWO, *ALONE, "--seed", "2")["result"] != one["result"]


def test_the_command_that_is_kept_gives_the_result_again() -> None:
    how = ("--games", "24", "--enough", "random=12", "--seats", "3", "--pool", "training", "--seed", "7")
    first = told(*how, "--agents", "greedy-2,random")
    assert first["result"]["games"] == 12
    program, command, game, *rest = first["command"].split()
    assert (program, command, game) == ("manage.py", "ladder", "toy")
    assert told(*rest)["result"] == first["result"]


def test_a_result_can_be_written_for_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(results, "place", lambda game: tmp_path / "ladder" / f"{game}.json")
    out = StringIO()
    call_command(
        "ladder", "toy", "--games", "8", "--processes", "1", "--json", "--write", stdout=out, stderr=StringIO()
    )
    kept = json.loads((tmp_path / "ladder" / "toy.json").read_text(encoding="utf-8"))
    assert kept == json.loads(out.getvalue())
    assert {"command", "date", "seed", "arenas", "engine", "result", "cost"} <= set(kept)


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--agents", "greedy-2"], "two agents or more"),
        (["--agents", "greedy,alphazero"], "there is no alphazero; known: random, greedy-0"),
        (["--games", "0"], "at least 1"),
        (["--enough", "random=0"], "'random=0' is not"),
        (["--enough", "random=ten"], "'random=ten' is not"),
        (["--enough", "alphazero=5"], "'alphazero=5' is not"),
        (["--processes", "0"], "at least 1"),
        (["--seats", "5"], "Toy is played by 2 to 4, not by 5"),
    ],
)
def test_what_makes_no_ladder_is_refused_in_words(arguments: list[str], reason: str) -> None:
    with pytest.raises(CommandError, match=reason):
        printed(*arguments)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(CommandError, match="there is no game called 'chess'"):
        call_command("ladder", "chess")


def test_a_game_whose_set_up_needs_more_is_refused_with_its_reasons() -> None:
    with pytest.raises(CommandError, match="a skirmish needs a scenario"):
        call_command("ladder", "skirmish")


def test_ratings_and_times_are_short_to_read() -> None:
    assert rating({"elo": 411.6, "low": 370.9, "high": 452.2}) == "+412 (+371 to +452)"
    assert rating({"elo": -11.6, "low": -20.2, "high": 3.1}) == "-12 (-20 to +3)"
    assert rating({"elo": 0.0, "low": 0.0, "high": 0.0}) == "0"
    assert [seconds(value) for value in (1.236, 0.0131, 0.000085)] == ["1.24 s", "13.1 ms", "85 µs"]
