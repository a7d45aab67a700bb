"""Ships (SPB-SHIP)."""

from __future__ import annotations

from itertools import pairwise

from sandtable.games.space_bastards.state import Table
from sandtable.games.space_bastards.terms import CACTUSOID, MIGRATION, OFF_BOARD, SLUGGY, SPUD, TOADLING, TOUCANOSAUR
from tests.sandtable.games.space_bastards.tables import (
    a_table,
    aboard,
    act,
    answer,
    changed_setup,
    creatures,
    dock,
    field,
    fill,
    is_at_rest,
    lay,
    options,
    relate,
    sail,
)
from tests.support import rule


def ships_table(seats: int = 3) -> Table:
    """A table on which Migration keeps nobody from being loaded but Toucanosaurs."""
    table = a_table(seats)
    relate(table, MIGRATION, TOUCANOSAUR, TOUCANOSAUR)
    return table


def moves(table: Table) -> list[str]:
    return [each for each in options(table) if each.startswith("fly")]


@rule("SPB-SHIP-01", "SPB-SHIP-02")
def test_a_laden_ship_moves_up_to_two_fields() -> None:
    table = ships_table()
    dock(table, 0, "O6")
    aboard(table, 0, TOADLING)
    sail(table, 0, "fly to O5", "fly to O6")
    assert is_at_rest(table) and table.ships[0] == field(table, "O6"), "back where it came from"
    sail(table, 0, "fly to O5", "end here")
    assert table.ships[0] == field(table, "O5"), "not all need be used"
    sail(table, 0, "end here")
    assert table.ships[0] == field(table, "O5")


@rule("SPB-SHIP-04")
def test_an_empty_ship_moves_up_to_three() -> None:
    table = ships_table()
    dock(table, 0, "O6")
    sail(table, 0, "fly to O7", "fly to O8", "fly to O9")
    assert is_at_rest(table) and table.ships[0] == field(table, "O9")


@rule("SPB-SHIP-04", "SPB-D20")
def test_unloading_before_the_first_step_and_loading_after_the_last_leaves_it_empty() -> None:
    table = ships_table()
    dock(table, 0, "O2")
    aboard(table, 0, SPUD)
    lay(table, "P6", 0, TOADLING)
    sail(table, 0, "unload a Spud", "...", "fly to O3", "fly to O4", "fly to O5", "load a Toadling")
    assert table.ships[0] == field(table, "O5") and table.cargo[0] == (1, 0, 0, 0, 0)


@rule("SPB-D20")
def test_who_loads_before_the_last_step_has_two_fields() -> None:
    table = ships_table()
    dock(table, 0, "O2")
    lay(table, "P6", 0, TOADLING)
    sail(table, 0, "fly to O3", "fly to O4")
    assert moves(table), "still empty"
    answer(table, "load a Toadling")
    assert is_at_rest(table) and table.ships[0] == field(table, "O4")


@rule("SPB-D20")
def test_who_carried_something_for_a_step_has_two_fields() -> None:
    table = ships_table()
    dock(table, 0, "O3")
    aboard(table, 0, SPUD)
    sail(table, 0, "fly to O4", "unload a Spud", "...", "fly to O5")
    assert options(table) == ("end here", "load a Spud")


@rule("SPB-SHIP-03", "SPB-SHIP-05", "SPB-D04", "SPB-D29")
def test_only_what_fits_into_the_interior_is_loaded() -> None:
    """Two rows of four squares: two Sluggies leave two squares one below the other, and no Cactusoid fits."""
    table = ships_table()
    dock(table, 0, "O2")
    aboard(table, 0, SLUGGY, SLUGGY)
    for race in (TOADLING, SPUD, SLUGGY, CACTUSOID):
        lay(table, "P4", 0, race)
    sail(table, 0)
    assert [each for each in options(table) if each.startswith("load")] == ["load a Toadling", "load a Spud"]
    answer(table, "load a Spud")
    assert not [each for each in options(table) if each.startswith("load")], "the ship is full"


@rule("SPB-SHIP-05")
def test_the_tokens_inside_may_be_rearranged_at_will() -> None:
    """Wherever six Toadlings lay before, a Spud still finds two squares beside each other."""
    table = ships_table()
    dock(table, 0, "O2")
    aboard(table, 0, *[TOADLING] * 6)
    lay(table, "P4", 0, SPUD)
    sail(table, 0)
    assert "load a Spud" in options(table)


@rule("SPB-SHIP-06", "SPB-D22", "SPB-GEN-08")
def test_only_own_living_tokens_are_loaded() -> None:
    table = ships_table()
    dock(table, 0, "O2")
    lay(table, "P4", 1, TOADLING)
    lay(table, "P4", 0, SPUD, is_corpse=True)
    sail(table, 0)
    assert not [each for each in options(table) if each.startswith("load")]


@rule("SPB-SHIP-03")
def test_of_several_tokens_of_a_race_the_player_says_which_is_loaded() -> None:
    table = ships_table()
    dock(table, 0, "O2")
    lay(table, "P4", 0, TOADLING, "a1")
    lay(table, "P4", 0, TOADLING, "c1")
    sail(table, 0, "load a Toadling")
    assert options(table) == ("the one on a1", "the one on c1")
    answer(table, "the one on c1", "end here")
    assert table.occupied[3] == 1, "a1 is left"


@rule("SPB-SHIP-07", "SPB-D21", "SPB-SHIP-11")
def test_docks_on_the_way_serve_even_when_another_ship_is_there() -> None:
    table = ships_table()
    dock(table, 0, "O3")
    dock(table, 1, "O4")
    lay(table, "P6", 0, TOADLING)
    sail(table, 0)
    assert "load a Toadling" not in options(table), "O3 is no dock"
    answer(table, "fly to O4")
    assert "end here" not in options(table)
    answer(table, "load a Toadling", "fly to O5")
    assert is_at_rest(table) and table.cargo[0] == (1, 0, 0, 0, 0)


@rule("SPB-SHIP-08")
def test_what_does_not_fit_is_not_unloaded() -> None:
    table = ships_table()
    dock(table, 0, "O2")
    aboard(table, 0, TOADLING, SPUD)
    fill(table, "P4", "a1 c1")
    sail(table, 0)
    assert [each for each in options(table) if each.startswith("unload")] == ["unload a Toadling"]
    answer(table, "unload a Toadling")
    assert options(table) == ("a1", "c1")


@rule("SPB-SHIP-09", "SPB-D29", "EX-SPB-07")
def test_a_swap_needs_room_for_both_on_the_planet_or_in_the_ship() -> None:
    table = ships_table()
    dock(table, 0, "O2")
    aboard(table, 0, SLUGGY, SLUGGY, SPUD)
    lay(table, "P4", 0, CACTUSOID, "a1 b1 a2")
    fill(table, "P4", "c1 d1 e1")
    sail(table, 0)
    assert "load a Cactusoid" not in options(table), "no room in the ship"
    answer(table, "unload a Sluggy", "load a Cactusoid", "end here")
    assert creatures(table, "P4", 0) == [SLUGGY] and table.cargo[0] == (0, 1, 1, 1, 0)

    full = ships_table()
    dock(full, 0, "O2")
    aboard(full, 0, SLUGGY, SLUGGY, SPUD)
    lay(full, "P4", 0, CACTUSOID, "a1 b1 a2")
    fill(full, "P4")
    sail(full, 0)
    assert not [each for each in options(full) if "load" in each], "room in neither"


@rule("SPB-SHIP-10", "SPB-D29")
def test_what_was_loaded_here_is_not_unloaded_here_in_this_turn() -> None:
    table = ships_table()
    dock(table, 0, "O1")
    aboard(table, 0, TOADLING)
    lay(table, "P4", 0, TOADLING)
    sail(table, 0, "load a Toadling")
    assert [each for each in options(table) if each.startswith("unload")] == ["unload a Toadling"]
    answer(table, "unload a Toadling", "...")
    assert not [each for each in options(table) if each.startswith("unload")], "the other one came from here"
    answer(table, "fly to O2")
    assert not [each for each in options(table) if each.startswith("unload")], "nor at the planet's other dock"
    answer(table, "end here")
    sail(table, 0)
    assert "unload a Toadling" in options(table), "in the next turn it may"


@rule("SPB-SHIP-10", "SPB-D29")
def test_nor_after_it_was_unloaded_and_loaded_again_elsewhere() -> None:
    table = ships_table()
    dock(table, 0, "O2")
    lay(table, "P4", 0, TOADLING)
    lay(table, "P6", 0, TOADLING, "d5")
    act(table, MIGRATION, 0, "load a Toadling", "fly to O3", "fly to O4", "unload a Toadling from P4", "a1")
    other = table.clone()
    answer(table, "load a Toadling", "the one on a1", "fly to O3", "fly to O2")
    assert not [each for each in options(table) if each.startswith("unload")], "it was loaded here"
    answer(other, "load a Toadling", "the one on d5", "fly to O3", "fly to O2")
    assert "unload a Toadling from P6" in options(other), "this one was not"


@rule("SPB-SHIP-12")
def test_no_ship_ends_where_another_is() -> None:
    table = ships_table()
    dock(table, 0, "O6")
    aboard(table, 0, TOADLING)
    dock(table, 1, "O7")
    dock(table, 2, "O8")
    sail(table, 0)
    assert set(moves(table)) == {"fly to O5", "fly to O7", "fly to I2"}
    answer(table, "fly to O7")
    assert is_at_rest(table) and table.ships[0] == field(table, "O6"), "back, for O8 is taken as well"


@rule("SPB-SHIP-12")
def test_a_ship_does_not_go_where_its_turn_could_not_end() -> None:
    """With both steps used on the way to O8, where another ship is, it would have to stay there."""
    table = ships_table()
    dock(table, 0, "O6")
    aboard(table, 0, TOADLING)
    dock(table, 1, "O8")
    sail(table, 0, "fly to O7")
    assert moves(table) == ["fly to O6"]


@rule("SPB-SHIP-13", "SPB-D22", "SPB-SET-21")
def test_a_ship_comes_in_on_any_free_field_and_moves_on() -> None:
    table = ships_table()
    assert table.ships == [OFF_BOARD] * 3 and not any(map(any, table.cargo))
    dock(table, 1, "O7")
    sail(table, 0)
    assert len(options(table)) == 26 and "come in on O7" not in options(table), "25 free fields, or staying away"
    answer(table, "come in on O8", "fly to O9", "fly to O10", "fly to O11")
    assert table.ships[0] == field(table, "O11")
    sail(table, 2, "stay off the board")
    assert is_at_rest(table) and table.ships[2] == OFF_BOARD


@rule("SPB-SHIP-14")
def test_a_ship_starts_where_it_ended() -> None:
    table = ships_table()
    sail(table, 0, "come in on O6", "end here")
    sail(table, 0)
    assert set(moves(table)) == {"fly to O5", "fly to O7", "fly to I2"}


@rule("SPB-SHIP-15")
def test_the_teleport_takes_no_movement() -> None:
    table = ships_table()
    dock(table, 0, "O1")
    aboard(table, 0, TOADLING)
    sail(table, 0, "fly to T1", "fly to T2", "fly to O10")
    assert table.ships[0] == field(table, "O10")
    answer(table, "end here")

    sail(table, 0, "fly to T2", "fly to T1")
    assert "fly to T2" not in options(table), "straight back would change nothing"


@rule("SPB-SET-03", "SPB-D22", "SPB-D06")
def test_fields_of_a_radioactive_planet_are_fields_like_others() -> None:
    """P8 (O7, O8) is not in play with three players."""
    table = ships_table()
    dock(table, 0, "O7")
    aboard(table, 0, TOADLING)
    sail(table, 0)
    assert set(options(table)) == {"end here", "fly to O6", "fly to O8"}


@rule("SPB-SHIP-15", "SPB-COMP-07")
def test_a_board_may_do_without_teleports() -> None:
    planets = ["P1", "P2", "P3", "P4", "P5", "P6", "P7"]
    fields = [{"id": f"F{planet}", "planet": planet} for planet in planets]
    edges = [["F" + here, "F" + there] for here, there in pairwise(planets)]
    setup = changed_setup(3, players=[3], fields=fields, edges=edges)
    assert setup.teleport == [-1] * 7 and setup.neighbours[1] == [0, 2] and setup.docks == list(range(7))
