"""The Status Phase: draw, tokens, Op Fire, regrouping, reinforcements, the marker (section 27)."""

from __future__ import annotations

import pytest

from sandtable.games.tide_of_iron import squads, track
from sandtable.games.tide_of_iron.frames import Node
from sandtable.games.tide_of_iron.phases.deploying import begin_deploying
from sandtable.games.tide_of_iron.phases.drawing import OPENING_DRAW, STATUS_DRAW
from sandtable.games.tide_of_iron.phases.readying import READYING
from sandtable.games.tide_of_iron.phases.regrouping import REGROUPING
from sandtable.games.tide_of_iron.phases.status import STATUS_PHASE_NODE, arriving, remove_tokens
from sandtable.games.tide_of_iron.setup import Pool
from sandtable.games.tide_of_iron.state import NOT_HERE, Table
from sandtable.games.tide_of_iron.terms import (
    AMERICAN,
    DISRUPTED,
    FATIGUED,
    FRESH,
    GERMAN,
    NO_CONDITION,
    OP_FIRE,
    PINNED,
    STATUS_PHASE,
)
from tests.support import rule
from tests.support.tide_of_iron import Piece, a_ground, a_pack, a_squad, a_table, a_vehicle, answer, asked, at, go_on
from tests.support.tide_of_iron_cards import a_card_table, with_deck


def doing(table: Table, node: Node, seat: int = AMERICAN, many: int = 0) -> Table:
    table.start(node, seat, many=many)
    go_on(table)
    return table


def two_decks(cards: int, plus: tuple[int, ...] = ()) -> Table:
    """The American has two decks; the card on top of the first is the last."""
    table = with_deck(a_card_table("supply_column"), cards)
    table.available = ((), ())
    half = cards // 2
    table.decks = ((tuple(range(1, half + 1)), tuple(range(half + 1, cards + 1))), ())
    table.setup.deck_names = [("Morale I", "Command I"), ()]
    for card in plus:
        table.setup.cards[card].has_plus = True
    return table


@rule("TOI-SET-04", "EX-TOI-05", "D-TOI-05", "TOI-SET-05")
@pytest.mark.parametrize(
    ("decks", "drawn"),
    [(("Morale I", "Morale I", "Command I"), (3, 2, 6)), (("Morale I", "Morale I", "Morale I"), (3, 2, 1))],
)
def test_starting_cards_come_from_any_mix_of_decks(decks: tuple[str, ...], drawn: tuple[int, ...]) -> None:
    """Card 6 has a plus, which has no effect now."""
    table = doing(two_decks(6, plus=(6, 3)), OPENING_DRAW, many=3)
    answer(table, *decks)
    assert table.available == (drawn, ()), "face up, seen before the next deck is chosen"
    assert table.frames == []


@rule("TOI-STA-02", "TOI-STA-03")
def test_one_card_may_be_drawn_and_after_a_plus_one_more_but_never_a_third() -> None:
    table = doing(two_decks(6, plus=(3, 2)), STATUS_DRAW)
    answer(table, "Morale I", "Morale I")
    assert table.available == ((3, 2), ())
    assert table.frames == [], "the second has a plus too"
    table = doing(two_decks(6), STATUS_DRAW)
    answer(table, "Command I")
    assert (table.available, table.frames) == (((6,), ()), [])


@rule("TOI-STA-02")
def test_nobody_has_to_draw() -> None:
    table = doing(two_decks(2), STATUS_DRAW)
    answer(table, "draw no card")
    assert table.available == ((), ())


@rule("TOI-STA-04", "TOI-STA-05", "EX-TOI-95", "TOI-OFF-04")
def test_pins_go_disruption_becomes_a_pin_or_nothing_with_an_officer() -> None:
    table = a_table(
        a_ground(),
        a_squad(AMERICAN, (0, 0), condition=PINNED, state=FATIGUED),
        a_squad(AMERICAN, (1, 0), condition=DISRUPTED),
        a_squad(AMERICAN, (2, 0), condition=DISRUPTED),
        a_squad(AMERICAN, (2, 0), "1 officer, 3 regular", state=OP_FIRE),
    )
    remove_tokens(table)
    assert table.conditions == [NO_CONDITION, PINNED, NO_CONDITION, NO_CONDITION]
    assert table.state == [FRESH] * 4


@rule("TOI-STA-04", "TOI-TRN-11", "TOI-TRN-15")
def test_carried_squads_lose_their_tokens_too() -> None:
    table = a_table(
        a_ground(),
        a_vehicle(AMERICAN, (0, 0), "gmc", state=FATIGUED),
        a_squad(AMERICAN, (0, 0), state=FATIGUED, condition=DISRUPTED, carrier=0),
        a_squad(AMERICAN, (0, 0), "1 officer, 3 regular"),
    )
    remove_tokens(table)
    assert table.state == [FRESH] * 3
    assert table.conditions[1] == PINNED, "an officer outside does not help passengers"


@rule("TOI-OBS-21", "EX-TOI-86", "TOI-STA-04")
def test_smoke_goes_in_the_round_after_its_own() -> None:
    table = a_table(a_ground(), markers={(0, 0): "smoke"})
    table.smoke_rounds = (3,)
    for round_, is_there in ((3, True), (4, False)):
        table.round = round_
        remove_tokens(table)
        assert bool(table.smoke) == is_there


@rule("TOI-STA-06", "TOI-SET-15", "TOI-OPF-17")
def test_any_number_of_units_goes_into_op_fire_but_not_the_shaken() -> None:
    units = [a_squad(AMERICAN, (place, 0)) for place in range(3)]
    table = a_table(a_ground(), *units, a_squad(AMERICAN, (4, 0), condition=PINNED))
    doing(table, READYING)
    answer(table, "American squad 1", "American squad 3")
    assert table.state == [OP_FIRE, FRESH, OP_FIRE, FRESH]
    assert table.frames == [], "nobody is left to ask about"


@rule("TOI-STA-07", "TOI-STA-08", "TOI-STA-09", "EX-TOI-96", "TOI-STA-11", "D-TOI-122")
def test_figures_move_between_two_squads_and_not_to_one_with_a_token() -> None:
    units = [
        a_squad(AMERICAN, (0, 0), "1 regular"),
        a_squad(AMERICAN, (0, 0), "2 regular", state=OP_FIRE),
        a_squad(AMERICAN, (0, 0), "1 regular", "medic"),
    ]
    table = doing(a_table(a_ground(), *units), REGROUPING)
    assert len(asked(table)) == 3, "from either of two to the other, or no more"
    answer(table, "1 regular from American squad 1 (0,0) to American squad 2 (0,0)")
    assert table.figures == [0, a_pack("3 regular"), a_pack("1 regular")]
    assert table.where[0] == NOT_HERE, "the empty base leaves"
    assert table.state[1] == OP_FIRE


@rule("TOI-STA-08")
@pytest.mark.parametrize(
    "other",
    [
        a_squad(AMERICAN, (0, 0), "1 regular", condition=PINNED),
        a_squad(AMERICAN, (0, 0), "1 regular", inside=0),
        a_squad(AMERICAN, (1, 0), "1 regular"),
        a_squad(AMERICAN, (0, 0), "1 regular", "engineer"),
    ],
)
def test_who_takes_no_part_in_regrouping(other: Piece) -> None:
    table = doing(a_table(a_ground(), a_squad(AMERICAN, (0, 0), "2 regular"), other), REGROUPING)
    assert table.frames == []


@rule("TOI-STA-09", "TOI-STA-10")
def test_a_base_holds_four_holes_and_divisions_may_mix() -> None:
    units = [a_squad(AMERICAN, (0, 0), "3 regular", division=2), a_squad(AMERICAN, (0, 0), "1 mg, 1 regular")]
    table = doing(a_table(a_ground(), *units), REGROUPING)
    options = asked(table)
    assert "1 mg from American squad 2 (0,0) to American squad 1 (0,0)" not in options
    answer(table, "1 regular from American squad 1 (0,0) to American squad 2 (0,0)")
    assert squads.is_full(table.figures[1])


def with_reinforcements(*blockers: Piece) -> Table:
    """Two American squads are due after round 4, in a zone of one hex."""
    table = a_table(a_ground(), *blockers, a_squad(AMERICAN, (3, 0)), a_squad(AMERICAN, (3, 0)))
    first = len(blockers)
    for unit in (first, first + 1):
        table.stacks[table.where[unit]] = ()
        table.where[unit] = NOT_HERE
    pool = Pool(AMERICAN, 1, 4)
    pool.squads = (first, first + 1)
    pool.zone = (at(table, (0, 0)),)
    table.setup.add_pools([pool])
    return table


@rule("TOI-RNF-03", "EX-TOI-94", "D-TOI-120")
@pytest.mark.parametrize(
    ("blockers", "placed"),
    [
        ([a_squad(GERMAN, (0, 0))], 0),
        ([a_squad(AMERICAN, (0, 0)) for _ in range(3)], 0),
        ([a_squad(AMERICAN, (0, 0)) for _ in range(2)], 1),
        ([], 2),
    ],
)
def test_reinforcements_without_a_hex_are_lost_for_good(blockers: list[Piece], placed: int) -> None:
    table = with_reinforcements(*blockers)
    table.round = 4
    begin_deploying(table, arriving(table), AMERICAN)
    go_on(table)
    due = table.setup.pools[0].squads
    assert [table.where[unit] != NOT_HERE for unit in due] == [True] * placed + [False] * (2 - placed)
    assert [table.figures[unit] > 0 for unit in due] == [True] * placed + [False] * (2 - placed)
    table.round = 5
    assert arriving(table) == []


@rule("TOI-STA-01", "TOI-STA-13")
def test_the_steps_of_the_status_phase_go_in_order() -> None:
    """The American may draw, then the pinned German recovers and may be readied, then figures may move."""
    table = two_decks(2)
    table.figures[0] = a_pack("2 regular")
    table.conditions[1] = PINNED
    table.phase = STATUS_PHASE
    doing(table, STATUS_PHASE_NODE)
    assert "draw no card" in asked(table)
    assert table.conditions[1] == PINNED
    answer(table, "draw no card")
    assert table.conditions[1] == NO_CONDITION
    assert (table.asker, asked(table)[0]) == (AMERICAN, "no more")
    answer(table, "no more")
    assert table.asker == GERMAN
    answer(table, "no more")
    assert table.frames == []


@rule("TOI-CMP-08", "EX-TOI-02", "EX-TOI-03", "TOI-STA-14", "EX-TOI-98", "TOI-SET-17")
def test_markers_on_the_track() -> None:
    assert [(track.space(points), track.is_turned(points)) for points in (7, 12)] == [(7, False), (2, True)]
    assert (track.space(10), track.is_turned(10)) == (10, False)
    assert (track.space(10 + 1), track.is_turned(10 + 1)) == (1, True)
    assert track.words(11) == " (space 1, +10)"
    assert (track.words(10), track.space(0)) == ("", 0)
