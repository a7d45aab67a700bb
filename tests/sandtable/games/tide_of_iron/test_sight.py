"""Lines of sight on the same level and on different ones: what blocks them (section 12)."""

from __future__ import annotations

import pytest

from sandtable.games.tide_of_iron.sight import Sight
from tests.sandtable.games.tide_of_iron.looks import A, Changes, corner_values, looks, sees
from tests.support import rule
from tests.support.tide_of_iron import a_ground, sight_rules

# -- the same level ------------------------------------------------------------------------------------------------


@rule("TOI-LOS-01", "TOI-LOS-02")
@pytest.mark.parametrize("obstacle", ["woods", "building", "1", "2", "rough 1"])
def test_an_obstacle_on_the_line_blocks(obstacle: str) -> None:
    assert sees({}, (4, 0))
    assert not sees({(2, 0): obstacle}, (4, 0))
    assert sees({(2, 1): obstacle}, (4, 0)), "beside the line"


@rule("TOI-LOS-02")
def test_smoke_blocks_while_it_is_there() -> None:
    sight = Sight(a_ground(), sight_rules())
    assert looks(sight, A, (4, 0))
    assert not looks(sight, A, (4, 0), smoke=((2, 0),))
    assert looks(sight, A, (4, 0), smoke=((2, 1),))
    assert looks(sight, A, (4, 0))


@rule("TOI-LOS-03")
def test_the_whole_hex_blocks_however_little_of_it_the_line_cuts() -> None:
    # On the way to (3, 1) the line cuts only a corner off (1, 1): its values are 6 - 7 to 6 + 7.
    assert (min(corner_values((3, 1), (1, 1))), max(corner_values((3, 1), (1, 1)))) == (-1, 13)
    assert not sees({(1, 1): "woods"}, (3, 1))


@rule("TOI-LOS-04")
def test_the_hexes_at_both_ends_do_not_block() -> None:
    assert sees({A: "woods", (4, 0): "building"}, (4, 0))
    assert sees({}, (4, 0), smoke=(A, (4, 0)))


@rule("TOI-LOS-06", "TOI-LOS-20", "EX-TOI-41", "EX-TOI-50")
def test_along_hex_sides_one_clear_side_is_enough() -> None:
    assert sees({(1, 0): "woods"}, (2, -1))
    assert sees({(1, -1): "woods"}, (2, -1))
    assert not sees({(1, 0): "woods", (1, -1): "woods"}, (2, -1))


@rule("TOI-LOS-06", "EX-TOI-42")
def test_along_hex_sides_a_shifted_line_stays_on_its_side() -> None:
    # Left at the first side, right at the second: either shifted line is blocked once.
    assert not sees({(1, 0): "woods", (3, -2): "woods"}, (4, -2))


@rule("TOI-LOS-07", "D-TOI-33")
def test_a_corner_that_is_only_touched_does_not_block() -> None:
    touched = {(1, 1): "woods", (3, 0): "woods"}
    assert sees(touched, (4, 1))
    strict = Sight(a_ground(touched), sight_rules(corner_touch_blocks=True))
    assert not looks(strict, A, (4, 1))


@rule("TOI-LOS-08")
def test_higher_ground_blocks_whatever_grows_there() -> None:
    hills: Changes = {A: "1", (4, 0): "1"}
    assert not sees(hills | {(2, 0): "2"}, (4, 0))
    assert not sees(hills | {(2, 0): "rough 2"}, (4, 0))
    assert sees(hills | {(2, 0): "1"}, (4, 0))
    assert sees(hills | {(2, 0): "0"}, (4, 0))


@rule("TOI-LOS-09", "D-TOI-34")
def test_neighbours_always_see_each_other() -> None:
    everything: Changes = {(1, 0): "woods 2", (0, 1): "building", (0, -1): "woods 1"}
    for place in everything:
        assert sees(everything, place), "a cliff does not block"
    assert sees({A: "woods"}, A), "nor does the hex hide itself"


@rule("TOI-LOS-09", "EX-TOI-43")
def test_five_targets_of_the_rule_book() -> None:
    changes: Changes = {
        (0, 2): "woods",  # A: on the line to (0, 4)
        (1, 0): "building",  # C: on one side of the line to (2, -1)
        (-3, 3): "rough 1",  # D: on the line to (-5, 5)
        (-1, 0): "woods",  # E: on both sides of the line to (-1, -1)
        (0, -1): "woods",
    }
    assert not sees(changes, (0, 4)), "A: woods"
    assert sees(changes, (3, -3)), "B: nothing"
    assert sees(changes, (2, -1)), "C: one side"
    assert not sees(changes, (-5, 5)), "D: a higher hex"
    assert not sees(changes, (-1, -1)), "E: both sides"


@rule("TOI-LOS-16", "D-TOI-36")
def test_between_two_on_a_hill_obstacles_on_lower_ground_block_too() -> None:
    valley: Changes = {A: "1", (4, 0): "1", (2, 0): "woods"}
    assert not sees(valley, (4, 0))
    over = Sight(a_ground(valley), sight_rules(low_obstacle_blocks_same_level=False))
    assert looks(over, A, (4, 0))
    assert not looks(Sight(a_ground(valley | {(2, 0): "woods 1"}), over.rules), A, (4, 0))


# -- different levels ----------------------------------------------------------------------------------------------


@rule("TOI-LOS-10")
def test_from_a_hill_with_nothing_between() -> None:
    assert sees({A: "1"}, (5, 0))
    assert sees({A: "2"}, (5, 0))


@rule("TOI-LOS-11", "TOI-LOS-12", "TOI-LOS-13", "TOI-LOS-17", "EX-TOI-44", "D-TOI-37")
def test_one_level_up_two_hexes_behind_an_obstruction_are_blind() -> None:
    row: Changes = {A: "1", (3, 0): "woods"}
    assert [sees(row, (q, 0)) for q in (1, 2, 3, 4, 5, 6)] == [True, True, True, False, False, True]


@rule("TOI-LOS-12", "TOI-LOS-13", "TOI-LOS-17", "EX-TOI-45", "D-TOI-37")
def test_two_levels_up_one_hex_behind_an_obstruction_is_blind() -> None:
    row: Changes = {A: "2", (3, 0): "woods"}
    assert [sees(row, (q, 0)) for q in (1, 2, 3, 4, 5, 6)] == [True, True, True, False, True, True]


@rule("TOI-LOS-14", "TOI-LOS-21", "EX-TOI-46", "EX-TOI-56")
def test_the_edge_of_a_hill_hides_what_lies_at_its_foot() -> None:
    hill: Changes = {A: "1", (1, 0): "1"}
    assert [sees(hill, (q, 0)) for q in (2, 3, 4)] == [False, False, True]
    assert [sees(hill, (q, 0), origin=(1, 0)) for q in (2, 3, 4)] == [True, True, True]


@rule("TOI-LOS-14", "D-TOI-35")
def test_hills_no_higher_than_the_lower_unit_are_its_ground() -> None:
    assert sees({A: "2", (3, 0): "1", (4, 0): "1"}, (4, 0))
    assert not sees({A: "2", (3, 0): "1"}, (4, 0)), "one level above the lower unit, right in front of it"


@rule("TOI-LOS-14")
def test_a_plateau_hides_all_if_the_scenario_says_so() -> None:
    hill: Changes = {A: "1", (1, 0): "1"}
    strict = Sight(a_ground(hill), sight_rules(plateau_blocks_all=True))
    assert [looks(strict, A, (q, 0)) for q in (2, 3, 4, 5, 6)] == [False] * 5
    assert looks(strict, (1, 0), (5, 0))


@rule("TOI-LOS-15", "TOI-LOS-21", "EX-TOI-54")
def test_a_hill_higher_than_both_blocks_at_any_distance() -> None:
    assert not sees({(3, 1): "1", (1, 1): "2"}, (3, 1))
    assert not sees({A: "1", (1, 0): "2"}, (7, 0))


@rule("TOI-LOS-22", "D-TOI-39")
def test_obstacles_below_the_lower_unit_obstruct_too() -> None:
    slope: Changes = {A: "2", (2, 0): "1", (1, 0): "woods"}
    assert not sees(slope, (2, 0))
    over = sight_rules(low_obstacle_blocks_same_level=False)
    assert looks(Sight(a_ground(slope), over), A, (2, 0))
    assert not looks(Sight(a_ground(slope | {(1, 0): "woods 1"}), over), A, (2, 0))


# -- what does not block, and how far one sees -----------------------------------------------------------------------


@rule("TOI-LOS-23", "D-TOI-40")
def test_a_line_may_pass_over_places_outside_the_map() -> None:
    ring = [(q, r) for q in range(-3, 4) for r in range(-3, 4) if (q, r) not in ((1, 0), (2, 0))]
    ground = a_ground(places=ring)
    assert looks(Sight(ground, sight_rules()), A, (3, 0))
    assert not looks(Sight(ground, sight_rules(offmap_blocks=True)), A, (3, 0))


@rule("TOI-LOS-24", "D-TOI-41")
def test_flat_terrain_and_roads_never_block() -> None:
    row: Changes = {(1, 0): "rough", (2, 0): "stream", (3, 0): "pond"}
    ground = a_ground(row, roads=[[(1, 0), (2, 0), (3, 0), (4, 0)]])
    assert looks(Sight(ground, sight_rules()), A, (5, 0))


def test_in_fog_nothing_is_seen_beyond_a_distance() -> None:
    sight = Sight(a_ground(), sight_rules())
    here, near, far = (sight.ground.at(q, 0) for q in (0, 4, 5))
    assert sight.sees(here, near, farthest=4)
    assert not sight.sees(here, far, farthest=4)
    assert sight.sees(here, far)
