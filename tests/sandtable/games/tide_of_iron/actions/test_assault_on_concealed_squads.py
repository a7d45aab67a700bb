"""Assaults on hexes with concealed squads, which may keep out (section 16)."""

from __future__ import annotations

from sandtable.games.tide_of_iron.state import NOT_HERE
from sandtable.games.tide_of_iron.terms import ASSAULT, GERMAN
from tests.support import rule
from tests.support.tide_of_iron import a_ground, a_pack, a_squad, a_table, asked
from tests.support.tide_of_iron_actions import assault_pools, begin, go_on_with, storm
from tests.support.tide_of_iron_assault import ATTACKER, ELITES, hidden_hex, lose, places, win


@rule("TOI-ASL-21", "TOI-ERR-13", "TOI-CON-03")
def test_a_concealed_squad_may_keep_out_of_the_assault() -> None:
    table = hidden_hex()
    begin(table, 0, ASSAULT, "assault 1,0")
    assert table.asker == GERMAN
    assert asked(table) == ("reveal it and take part", "keep out")


@rule("TOI-ASL-21")
def test_who_keeps_out_adds_and_loses_nothing_but_retreats_with_the_losers() -> None:
    table = hidden_hex()
    storm(table, 0, "1,0", "keep out")
    assert assault_pools(table) == (8, 0, 4)
    win(table)
    assert table.where[1] == NOT_HERE
    assert not table.concealed[2]
    go_on_with(table, "2,0")
    assert (places(table, 0, 2), table.figures[2]) == (["1,0", "2,0"], a_pack("3 elite"))


@rule("TOI-ASL-21")
def test_who_keeps_out_of_a_lost_assault_stays_concealed() -> None:
    table = hidden_hex()
    storm(table, 0, "1,0", "keep out")
    lose(table)
    assert (table.concealed[2], places(table, 2)) == (True, ["1,0"])


@rule("TOI-ASL-21", "TOI-CON-04")
def test_who_is_revealed_takes_part_in_full() -> None:
    table = hidden_hex()
    storm(table, 0, "1,0", "take part")
    assert not table.concealed[2]
    assert assault_pools(table) == (8, 2 + 1, 4 + 6)


@rule("TOI-CON-04", "D-TOI-99")
def test_where_defending_does_not_reveal_a_squad_takes_part_unseen() -> None:
    hidden = a_squad(GERMAN, (1, 0), is_concealed=True)
    table = a_table(a_ground(), ELITES, hidden, parameters={"reveal_on": ["attack", "support", "move"]})
    storm(table, 0, "1,0", "take part")
    assert assault_pools(table) == (8, 0, 4)
    assert table.concealed[1]


@rule("TOI-ASL-22", "D-TOI-67")
def test_a_hex_with_concealed_squads_only_may_be_assaulted() -> None:
    table = a_table(a_ground(), ATTACKER, a_squad(GERMAN, (1, 0), is_concealed=True))
    storm(table, 0, "1,0", "keep out")
    assert assault_pools(table) == (4, 0, 0)
    lose(table)  # nobody stood against it: the hex is taken without a hit
    go_on_with(table, "2,0")
    assert (places(table, 0, 1), table.figures[1]) == (["1,0", "2,0"], a_pack("4 regular"))
