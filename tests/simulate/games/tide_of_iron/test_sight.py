"""Lines of sight: the rules and examples of section 12, and what must hold on any map."""

from __future__ import annotations

import random
from collections.abc import Mapping

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from simulate.games.tide_of_iron.ground import Ground
from simulate.games.tide_of_iron.hexes import turned
from simulate.games.tide_of_iron.sight import Sight, SightRules, half_width, passage, runs_along_sides
from tests.simulate.games.tide_of_iron import sight_reference
from tests.support import rule
from tests.support.tide_of_iron import Place, a_ground, sight_rules

A: Place = (0, 0)
Changes = dict[Place, str]


def sees(changes: Mapping[Place, str], to: Place, *, origin: Place = A, smoke: tuple[Place, ...] = ()) -> bool:
    """Whether (0, 0), or the origin given, sees a hex; both directions must agree (TOI-LOS-05)."""
    return looks(Sight(a_ground(changes), sight_rules()), origin, to, smoke)


def looks(sight: Sight, a: Place, b: Place, smoke: tuple[Place, ...] = ()) -> bool:
    ground = sight.ground
    one, other, smoky = ground.at(*a), ground.at(*b), tuple(ground.at(*place) for place in smoke)
    seen = sight.sees(one, other, smoky)
    assert sight.sees(other, one, smoky) == seen
    return seen


def passed(to: Place) -> list[list[Place]]:
    """The hexes that the lines from (0, 0) pass."""
    ground = a_ground()
    lines = Sight(ground, sight_rules()).lines(ground.at(*A), ground.at(*to))
    return [sorted((ground.q[hex_], ground.r[hex_]) for hex_ in line) for line in lines]


def corner_values(to: Place, place: Place) -> list[int]:
    """The six numbers of TOI-LOS-19, as the book writes them."""
    (dq, dr), (eq, er) = to, place
    around = ((2, -1), (1, -2), (-1, -1), (-2, 1), (-1, 2), (1, 1))
    return [dq * (3 * er + kr) - dr * (3 * eq + kq) for kq, kr in around]


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


# -- which hexes a line passes ---------------------------------------------------------------------------------------


@rule("TOI-LOS-19", "EX-TOI-47")
def test_the_hexes_on_the_way_to_3_1() -> None:
    assert passed((3, 1)) == [[(1, 0), (1, 1), (2, 0), (2, 1)]]
    assert corner_values((3, 1), (1, 0)) == [-8, -10, -5, 2, 4, -1]
    assert not sees({(2, 0): "woods"}, (3, 1))
    assert sees({(0, 1): "woods", (3, 0): "woods"}, (3, 1))


@rule("TOI-LOS-19", "TOI-LOS-07", "EX-TOI-48", "D-TOI-38")
def test_the_hexes_on_the_way_to_4_1_and_two_that_are_touched() -> None:
    assert passed((4, 1)) == [[(1, 0), (2, 0), (2, 1), (3, 1)]]
    assert corner_values((4, 1), (1, 1)) == [3, 0, 6, 15, 18, 12]
    assert corner_values((4, 1), (3, 0)) == [-15, -18, -12, -3, 0, -6]
    assert sees({(1, 1): "woods", (3, 0): "woods"}, (4, 1))


@rule("TOI-LOS-20", "EX-TOI-49")
def test_two_lines_along_hex_sides() -> None:
    assert passed((4, -2)) == [[(1, 0), (2, -1), (3, -1)], [(1, -1), (2, -1), (3, -2)]]
    assert corner_values((4, -2), (1, 0)) == [6, 0, 0, 6, 12, 12]
    assert corner_values((4, -2), (1, -1)) == [-6, -12, -12, -6, 0, 0]
    assert passed((2, -1)) == [[(1, 0)], [(1, -1)]]


@rule("TOI-LOS-20", "TOI-LOS-06", "EX-TOI-49")
def test_woods_along_hex_sides() -> None:
    assert sees({(1, 0): "woods"}, (4, -2))
    assert not sees({(1, 0): "woods", (1, -1): "woods"}, (4, -2))
    assert not sees({(1, 0): "woods", (3, -2): "woods"}, (4, -2))
    assert sees({(1, 0): "woods", (3, -1): "woods"}, (4, -2))
    assert not sees({(2, -1): "woods"}, (4, -2))


@rule("TOI-LOS-19", "TOI-LOS-20")
@given(st.tuples(st.integers(-9, 9), st.integers(-9, 9)))
def test_corner_values_lie_around_that_of_the_centre(to: Place) -> None:
    """`half_width` agrees with the six numbers of the book on every hex around."""
    width = half_width(*to)
    for q in range(-10, 11):
        for r in range(-10, 11):
            values, middle = corner_values(to, (q, r)), 3 * (to[0] * r - to[1] * q)
            assert (min(values), max(values)) == (middle - width, middle + width)
    assert runs_along_sides(*to) == (len({*to, -sum(to)}) < 3)


@rule("TOI-LOS-19", "TOI-LOS-20")
@given(st.tuples(st.integers(-9, 9), st.integers(-9, 9)))
def test_hexes_passed_by_the_letter_of_the_book(to: Place) -> None:
    found = passage(*to, False)
    lines: list[list[Place]] = [[], []]
    for q in range(-12, 13):
        for r in range(-12, 13):
            if 0 < _dot(to, (q, r)) < _dot(to, to):
                values = corner_values(to, (q, r))
                low, high = min(values), max(values)
                if len({*to, -sum(to)}) == 3:
                    lines[0] += [(q, r)] * (low < 0 < high)
                else:
                    lines[0] += [(q, r)] * (low <= 0 < high)
                    lines[1] += [(q, r)] * (low < 0 <= high)
    assert sorted(found.first) == sorted(lines[0])
    assert sorted(found.second) == sorted(lines[1])


def _dot(u: Place, v: Place) -> int:
    return 2 * u[0] * v[0] + 2 * u[1] * v[1] + u[0] * v[1] + u[1] * v[0]


@rule("TOI-LOS-21", "TOI-LOS-12", "EX-TOI-52")
def test_different_levels_off_the_axis() -> None:
    assert passed((5, 2)) == [[(1, 0), (1, 1), (2, 1), (3, 1), (4, 1), (4, 2)]]
    assert sees({A: "1", (3, 1): "woods"}, (5, 2))
    assert not sees({A: "1", (4, 1): "woods"}, (5, 2))
    assert sees({A: "2", (4, 1): "woods"}, (5, 2))
    assert not sees({A: "2", (4, 2): "woods"}, (5, 2))


@rule("TOI-LOS-21", "TOI-LOS-17", "EX-TOI-53")
def test_different_levels_along_hex_sides() -> None:
    assert sees({A: "1", (3, -1): "woods", (1, -1): "woods"}, (4, -2))
    assert not sees({A: "1", (3, -1): "woods", (3, -2): "woods"}, (4, -2))


@rule("TOI-LOS-11", "TOI-LOS-21", "EX-TOI-55")
def test_only_the_closest_of_two_obstructions_counts() -> None:
    assert sees({A: "1", (1, 0): "woods", (3, 0): "woods"}, (6, 0))
    assert not sees({A: "1", (1, 0): "woods", (4, 0): "woods"}, (6, 0))


@rule("TOI-LOS-21", "EX-TOI-51")
def test_the_same_level_on_a_hill() -> None:
    hills: Changes = {A: "1", (4, 0): "1"}
    assert not sees(hills | {(2, 0): "2"}, (4, 0))
    assert sees(hills, (4, 0))
    assert sees(hills | {(2, 0): "1"}, (4, 0))


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


def test_a_full_table_gives_the_same_answers() -> None:
    ground, smoke = sight_reference.a_random_map(random.Random(7))
    asked, filled = Sight(ground, sight_rules()), Sight(ground, sight_rules())
    filled.look_everywhere()
    assert 0 not in filled.seen
    for a in range(ground.count):
        for b in range(ground.count):
            assert asked.sees(a, b, smoke) == filled.sees(a, b, smoke)
    assert asked.seen == filled.seen


# -- on any map ------------------------------------------------------------------------------------------------------

REACH = 4
SPOTS = [(q, r) for q in range(-REACH, REACH + 1) for r in range(-REACH, REACH + 1) if abs(q + r) <= REACH]
WORDS = st.sampled_from(["woods", "building", "1", "2", "woods 1", "woods 2", "building 1", "pond"])
MAPS = st.dictionaries(st.sampled_from(SPOTS), WORDS, max_size=30)
SMOKE = st.lists(st.sampled_from(SPOTS), max_size=3, unique=True)
ENDS = st.tuples(st.sampled_from(SPOTS), st.sampled_from(SPOTS))
RULES = st.builds(
    sight_rules,
    corner_touch_blocks=st.booleans(),
    low_obstacle_blocks_same_level=st.booleans(),
    plateau_blocks_all=st.booleans(),
    offmap_blocks=st.booleans(),
)


@rule("TOI-LOS-05", "D-TOI-32")
@settings(max_examples=60)
@given(MAPS, SMOKE, RULES)
def test_sight_is_mutual(changes: Changes, smoke: list[Place], rules: SightRules) -> None:
    sight = Sight(a_ground(changes, reach=REACH), rules)
    smoky = tuple(sight.ground.at(*place) for place in smoke)
    for a in range(0, sight.ground.count, 3):
        for b in range(a):
            assert sight.sees(a, b, smoky) == sight.sees(b, a, smoky)


@settings(max_examples=60)
@given(MAPS, SMOKE, ENDS, RULES, st.integers(1, 5), st.tuples(st.integers(-9, 9), st.integers(-9, 9)))
def test_turning_and_moving_a_map_changes_nothing(
    changes: Changes,
    smoke: list[Place],
    ends: tuple[Place, Place],
    rules: SightRules,
    turns: int,
    by: Place,
) -> None:
    def moved(place: Place) -> Place:
        q, r = turned(*place, turns)
        return q + by[0], r + by[1]

    here = Sight(a_ground(changes, reach=REACH), rules)
    there = Sight(
        a_ground({moved(place): word for place, word in changes.items()}, places=[moved(p) for p in SPOTS]), rules
    )
    expected = looks(here, *ends, smoke=tuple(smoke))
    assert looks(there, moved(ends[0]), moved(ends[1]), tuple(moved(place) for place in smoke)) == expected


@given(MAPS, SMOKE, ENDS)
def test_smoke_only_hides(changes: Changes, smoke: list[Place], ends: tuple[Place, Place]) -> None:
    sight = Sight(a_ground(changes, reach=REACH), sight_rules())
    assert looks(sight, *ends) or not looks(sight, *ends, smoke=tuple(smoke))


@rule("TOI-LOS-19", "TOI-LOS-20", "TOI-LOS-21")
def test_agreement_with_the_slow_reference() -> None:
    found = sight_reference.compare(2000, seed=2)
    assert not found.disagreements, found.example
    assert min(found.clear, found.looks - found.clear) > 400
    assert found.different_levels > 200 and found.split > 100


def test_the_reference_knows_the_example_of_the_book() -> None:
    """The slow geometry by itself: the two lines along hex sides, and a touched corner."""
    lines = sight_reference.lines_between((0, 0), (4, -2), False)
    assert sorted(map(sorted, lines)) == [[(1, -1), (2, -1), (3, -2)], [(1, 0), (2, -1), (3, -1)]]
    assert sight_reference.lines_between((0, 0), (4, 1), False) == ([(1, 0), (2, 0), (2, 1), (3, 1)],)
    assert (1, 1) in sight_reference.lines_between((0, 0), (4, 1), True)[0]


def test_a_ground_of_one_hex_sees_itself() -> None:
    sight = Sight(Ground([0], [0], [0], [0], [0], [0], ["only"]), sight_rules())
    assert sight.sees(0, 0) and sight.lines(0, 0) == [[]]
