"""Options in groups: nothing is lost, nothing stands twice, and no list is long."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.grouping import MOST_LETTERS, MOST_ROWS, Group, Part, Placed, Single, grouped


def placed(*paths: str) -> list[Placed]:
    """Options by their paths, "unit 1/advance"; the words of each are its path the other way round."""
    found = []
    for index, path in enumerate(paths):
        steps = tuple(path.split("/"))
        found.append(Placed(Single(index, steps[-1], " of ".join(reversed(steps))), steps))
    return found


def told(parts: tuple[Part, ...], depth: int = 0) -> list[str]:
    """The tree line by line, groups with a colon."""
    lines = []
    for part in parts:
        lines.append("  " * depth + (f"{part.text}:" if isinstance(part, Group) else part.text))
        lines += told(part.parts, depth + 1) if isinstance(part, Group) else []
    return lines


def lists(parts: tuple[Part, ...]) -> Iterator[tuple[Part, ...]]:
    yield parts
    for part in parts:
        if isinstance(part, Group):
            yield from lists(part.parts)


def singles(parts: tuple[Part, ...]) -> list[int]:
    return [each.index for found in lists(parts) for each in found if isinstance(each, Single)]


def test_options_stand_under_their_piece_and_verb_in_the_order_of_the_question() -> None:
    found = grouped(placed("squad 1/go", "squad 2/go", "squad 1/fire/at A1", "squad 1/fire/at A2", "squad 2/dig"))
    assert told(found) == [
        *("squad 1:", "  go", "  fire:", "    at A1", "    at A2"),
        *("squad 2:", "  go", "  dig"),
    ]


def test_an_only_option_needs_no_group_and_says_all_of_itself() -> None:
    assert told(grouped(placed("squad 1/advance", "squad 2/advance", "squad 2/dig"))) == [
        *("advance of squad 1", "squad 2:", "  advance", "  dig"),
    ]
    assert told(grouped(placed("squad 1/fire/at A1", "squad 1/fire/at A2"))) == [
        *("squad 1 fire:", "  at A1", "  at A2"),
    ]


def test_a_long_list_is_cut_into_ranges_of_equal_size() -> None:
    found = grouped(placed(*[f"card {number}" for number in range(1, 3 * MOST_ROWS + 1)]))
    assert [part.text for part in found] == ["card 1 – card 12", "card 13 – card 24", "card 25 – card 36"]


def test_places_of_a_grid_stand_in_columns() -> None:
    found = grouped(placed(*[f"{column}{row}" for column in "ABC" for row in range(1, 8)]))
    assert told(found)[:3] == ["A1 – A7:", "  A1", "  A2"]
    assert [part.text for part in found] == ["A1 – A7", "B1 – B7", "C1 – C7"]


def test_no_list_is_long_and_no_option_is_lost() -> None:
    for count in (0, 1, 11, 12, 13, 143, 144, 145, 1000):
        found = grouped(placed(*[f"thing {number}" for number in range(count)]))
        assert max(map(len, lists(found))) <= MOST_ROWS
        assert singles(found) and sorted(singles(found)) == [*range(count)] or not count


def test_short_options_stand_beside_the_words_of_their_group() -> None:
    short, more, long = grouped(
        placed("play/A", "play/B", "discard …/A", "discard …/B", f"do/{'x' * MOST_LETTERS}", "do/another")
    )
    assert [isinstance(part, Group) and part.is_row for part in (short, more, long)] == [True, False, False]
    nested = grouped(placed("unit/fire/A", "unit/fire/B", "unit/dig"))[0]
    assert isinstance(nested, Group) and not nested.is_row and nested.count == 3


def test_readers_hear_the_whole_option_with_what_is_written_on_it() -> None:
    assert Single(0, "advance", "advance: squad 1").name == "advance: squad 1"
    assert Single(0, "alone", "Love").name == "alone: Love"
