"""Commands that measure scenarios: any number of players, any number of processes, one result."""

from __future__ import annotations

import json
from dataclasses import replace
from io import StringIO
from itertools import product
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

from sandtable.agents import USUAL
from sandtable.engine.registry import all_games
from sandtable.playtest.batch import play_chunk
from sandtable.playtest.many import play_many
from sandtable.playtest.measuring import Asked, balance, strength
from sandtable.playtest.plan import Plan
from sandtable.playtest.seating import plan_on, told_apart
from sandtable.playtest.statistics import Interval
from sandtable.playtest.tables import Table, share, tables
from tests.support.harvest import an_orchard
from tests.support.reports import games, in_turn_order, of_plan
from tests.support.skirmish import a_scenario

HALF = Interval(0.5, 0.4, 0.6, 100)


def a_plan(*agents: str, **more: int) -> Plan:
    return plan_on(all_games()["harvest"], an_orchard(**more), agents, 3)


@pytest.fixture
def orchard(tmp_path: Path) -> str:
    path = tmp_path / "orchard.json"
    path.write_text(json.dumps(an_orchard(head_start=1)))
    return str(path)


def printed(command: str, *arguments: str) -> str:
    out = StringIO()
    call_command(command, *arguments, stdout=out)
    return out.getvalue()


# -- seating and cutting ---------------------------------------------------------------------------------------------


def test_agents_that_are_there_twice_are_told_apart() -> None:
    assert told_apart(("greedy-2", "random", "random")) == ("greedy-2", "random 1", "random 2")
    assert told_apart(("greedy-2", "random")) == ("greedy-2", "random")


def test_a_plan_names_what_a_subject_is() -> None:
    """Agents in turn, or the seats they keep; of sides all, of alike seats as many as play."""
    names = [subject["name"] for subject in a_plan("greedy-2", "random", "random").subjects]
    assert names == ["greedy-2", "random 1", "random 2"]
    assert [subject["name"] for subject in a_plan("random", "random", "random").subjects] == [
        "Player 1",
        "Player 2",
        "Player 3",
    ]
    skirmish = plan_on(all_games()["skirmish"], a_scenario(), ("greedy-2", "random"), 1, keeps_seats=True)
    assert [subject["name"] for subject in skirmish.subjects] == ["Blue", "Red"] and not skirmish.turns_seats


@pytest.mark.parametrize(
    ("agents", "games"), list(product([("random",) * 3, ("greedy-2", "random", "random")], [30, 5]))
)
def test_processes_make_no_difference(agents: tuple[str, ...], games: int) -> None:
    """Records in order, and what they counted."""
    plan = a_plan(*agents)
    alone, together = play_many(plan, games), play_many(plan, games, processes=2)
    assert alone == together == play_chunk(plan, 0, games)
    assert [record.tally for record in alone] == [record.tally for record in together]


def test_rotations_are_played_whole() -> None:
    turned = a_plan("greedy-2", "random", "random")
    assert [turned.rotations(games) for games in (1, 3, 4, 6)] == [1, 1, 2, 2]
    assert a_plan("random", "random", "random").rotations(4) == 4


# -- what is measured ------------------------------------------------------------------------------------------------


def test_the_balance_of_every_number_of_players() -> None:
    heard: list[int] = []
    asked = Asked(all_games()["harvest"], an_orchard(), (3, 5), 40, told=heard.append)
    found = list(balance(asked, "random"))
    assert [len(each.parties) for each in found] == heard == [3, 5]
    assert [str(party) for party in found[1].parties] == ["first", "second", "third", "fourth", "fifth"]
    plan = plan_on(asked.game, an_orchard(), ("random",) * 3, 1)
    assert found[0].games.digest == of_plan(plan, play_chunk(plan, 0, 40)).games.digest


def test_greedy_takes_more_than_its_share() -> None:
    asked = Asked(all_games()["harvest"], an_orchard(rounds=6), (3, 4), 100)
    for found in strength(asked, "greedy-2", "random"):
        share, players = found.subjects.shares[0], len(found.parties)
        assert found.games.total % players == 0 and found.games.total >= 100
        assert share is not None and share.low > 1 / players
    (even,) = strength(Asked(asked.game, asked.scenario, (4,), 100), "random", "random")
    share = even.subjects.shares[0]
    assert share is not None and share.low < 1 / 4 < share.high


# -- tables ----------------------------------------------------------------------------------------------------------


def test_a_share_says_how_many_times_it_is_even() -> None:
    assert share(HALF, 4) == "50.0 % (40.0 - 60.0) x2.00"
    assert share(None, 4) == "-"


def test_tables_by_hand() -> None:
    """Of three players seat 0 begins and takes 2 2/3 points of 5 games, of four all 4. Blue was had 10 times, 7 won.

    Of 1, 1, 1/3, 0, 1/3 the interval is 0.117 to 0.911, of 4 of 4 won 0.473 to 1, of 7 of 10 0.3806 to 0.9127.
    """
    blue = {"had/colour/blue": 10, "points/colour/blue": 420}
    of_three = games(0, 0, (1, 2), "capped", (), "crashed")
    three = in_turn_order([replace(of_three[0], tally=blue, rounds=4, decisions=6), *of_three[1:]], 3)
    seats, colours, totals = tables([three, in_turn_order(games(0, 0, 0, 0), 4)])
    assert seats.title == "Share of the points by turn order, with 95 % interval and times an even share"
    assert seats.columns == ("Players", "first", "second", "third", "fourth")
    assert seats.rows[0][1] == "53.3 % (11.7 - 91.1) x1.60" and seats.rows[0][-1] == "-"
    assert seats.rows[1] == ("4", "100.0 % (47.3 - 100.0) x4.00", *["0.0 % (0.0 - 52.7) x0.00"] * 3)
    assert colours.columns == ("Colour", "3 players", "4 players")
    assert colours.rows == (("blue", "70.0 % (38.1 - 91.3) x2.10", "-"),)
    assert totals.rows[0][:-1] == ("3", "6", "3.2", "9", "1", "1", "1", "1")
    assert totals.rows[0][-1] == three.games.digest and len(three.games.digest) == 32


def test_a_table_as_text_and_as_markdown() -> None:
    table = Table("Title", ("Name", "N"), (("a", "100"), ("longer", "2")))
    assert table.as_markdown() == "**Title**\n\n| Name | N |\n| --- | --: |\n| a | 100 |\n| longer | 2 |"
    assert table.as_text() == "Title\nName      N\na       100\nlonger    2"


# -- the commands ----------------------------------------------------------------------------------------------------


def test_the_balance_command(orchard: str) -> None:
    told = printed("balance", "harvest", "--scenario", orchard, "--seats=3,4", "--games=40", "--processes=1")
    assert told.startswith(f"Orchard: {USUAL} in every seat, seed 1\n")
    for words in ("by turn order", "by colour", "3 players", "4 players", "yellow", "fourth"):
        assert words in told, words
    assert "fifth" not in told
    again = printed("balance", "harvest", "--scenario", orchard, "--seats=3,4", "--games=40", "--processes=2")
    assert again == told
    random = printed("balance", "harvest", "--scenario", orchard, "--games=10", "--agent=random", "--markdown")
    assert "| Players | first | second | third | fourth | fifth |" in random and "random in every seat" in random


def test_the_strength_command(orchard: str) -> None:
    told = printed("strength", "harvest", "--scenario", orchard, "--seats=5", "--games=50", "--processes=1")
    assert told.startswith(f"Orchard: one {USUAL} player, the others random, seed 1\n")
    assert len(told.strip().splitlines()) == 5 and told.splitlines()[-1].startswith("5 ")


def test_sides_are_told_by_name(tmp_path: Path) -> None:
    path = tmp_path / "ridge.json"
    path.write_text(json.dumps(a_scenario()))
    told = printed("balance", "skirmish", "--scenario", str(path), "--games=20", "--processes=1", "--agent=random")
    assert "by side" in told and "Blue" in told and "Red" in told and "turn order" not in told


def test_the_play_command_tells_turn_order_and_groups(orchard: str) -> None:
    told = printed("play", "harvest", "--scenario", orchard, "--seats=4", "--agents=greedy-2", "--games=30")
    for words in ("Player 4: ", "won by several: ", "going first: ", "going fourth: ", "colour blue: ", "digest "):
        assert words in told, words
    assert "counted had" not in told and "as Player" not in told and "going fifth" not in told
    result = json.loads(printed("play", "harvest", "--scenario", orchard, "--games=30", "--json"))
    plan = plan_on(all_games()["harvest"], an_orchard(head_start=1), ("random",) * 3, 1)
    assert result["digest"] == of_plan(plan, play_chunk(plan, 0, 30)).games.digest
    balance = result["report"]["balance"]
    assert balance["sides"] == [] and [place["turn"] for place in balance["turns"]] == [1, 2, 3]
    assert [place["won"] for place in balance["turns"]] != result["wins"]  # places, not seats
    five = json.loads(
        printed("play", "harvest", "--scenario", orchard, "--agents=greedy-2,random,random,random,random", "--json")
    )
    assert len(five["wins"]) == 5


def refuses(words: str, *arguments: str) -> None:
    with pytest.raises(CommandError, match=words):
        printed(*arguments)


@pytest.mark.parametrize("command", ["balance", "strength"])
def test_measuring_commands_say_what_is_wrong(orchard: str, command: str) -> None:
    on_it = (command, "harvest", "--scenario", orchard)
    refuses("at least 1", *on_it, "--games=0")
    refuses("played by 3, 4 or 5, not '2,3'", *on_it, "--seats=2,3")
    refuses("there is no game called", command, "nothing")
    refuses("comes without scenarios", command, "harvest")
    refuses("no scenario 'nowhere'", command, "harvest", "--scenario", "nowhere")


def test_the_play_command_says_what_is_wrong(orchard: str) -> None:
    on_it = ("play", "harvest", "--scenario", orchard)
    refuses("played by 3, 4 or 5, not 2", *on_it, "--seats=2")
    refuses("takes one or 4 of", *on_it, "--seats=4", "--agents=greedy-2,random,random")
    refuses("--seats is for a --scenario", "play", "destiny", "rey-starter", "rey-starter", "--seats=2")


def test_a_scenario_that_cannot_be_played_is_refused(tmp_path: Path) -> None:
    broken = tmp_path / "broken.json"
    broken.write_text(json.dumps(an_orchard(weather="rain")))
    refuses("a scenario has a title", "balance", "harvest", "--scenario", str(broken), "--processes=1")
