"""The decks Artillery I and Artillery II: contact, target, drift, attack (section 17)."""

from __future__ import annotations

import pytest

from sandtable.games.tide_of_iron.cards import playing
from sandtable.games.tide_of_iron.combat.area_effect import AREA_EFFECT
from sandtable.games.tide_of_iron.frames import Effect
from sandtable.games.tide_of_iron.state import Table
from sandtable.games.tide_of_iron.terms import (
    AMERICAN,
    GERMAN,
    IN_ACTION_PHASE,
    NOBODY,
    NORMAL,
    NORMAL_RANGE,
    NOTHING,
    SUPPRESSIVE,
)
from sandtable.games.tide_of_iron.words import modifiers
from sandtable.games.tide_of_iron.words.artillery import drifted
from tests.support import card, rule
from tests.support.tide_of_iron import a_ground, a_squad, answer, asked, at, top
from tests.support.tide_of_iron_cards import CARD, COMMAND, a_card_table, can_play, play, with_deck

TARGET = (4, 0)


def called(code: str, *dice: int, seat: int = AMERICAN) -> Table:
    """An artillery card with the first dice; a squad of each side, six hexes apart, sees all around."""
    units = (a_squad(AMERICAN, (0, 0)), a_squad(GERMAN, (6, 0)))
    table = a_card_table(code, *units, dice=dice, ground=a_ground(reach=8), seat=seat)
    table.telling = True
    return table


def at_target(table: Table) -> str:
    """The target hex among the options."""
    return table.setup.ground.names[at(table, TARGET)]


def next_attack(table: Table) -> tuple[str, int, int, int]:
    """The area attack about to be rolled, taken off the table: hex, dice, type, range class."""
    frame = table.frames.pop()
    assert frame.node is AREA_EFFECT
    assert frame.attack is not None
    attack = frame.attack
    return table.setup.ground.names[attack.hex], frame.numbers[0], attack.kind, attack.range_class


def go_to_attack(table: Table) -> None:
    """Go on until an area attack is about to be rolled, or something is asked, or the card is done."""
    while table.asker < 0 and table.frames and top(table).node is not AREA_EFFECT:
        top(table).node.step(table, top(table))


def choose(table: Table, words: str) -> None:
    """Answer the open question, up to the next attack."""
    top(table).answer = table.options[asked(table).index(words)]
    table.asker = NOBODY
    go_to_attack(table)


def shells(code: str, *dice: int) -> list[tuple[str, int, int]]:
    """Every area attack of the card, called with these dice at (4, 0); the next hex is always (5, 0)."""
    table = called(code, *dice)
    playing.play(table, AMERICAN, CARD)
    found: list[tuple[str, int, int]] = []
    go_to_attack(table)
    while table.frames:
        if table.asker >= 0:
            options = asked(table)
            choose(table, next(words for words in ("4,0", "5,0", "no more") if words in options))
        else:
            hex_, many, kind, range_class = next_attack(table)
            assert range_class == NORMAL_RANGE, "TOI-ARE-21"
            found.append((hex_, many, kind))
            go_to_attack(table)
    return found


# The contact number of each card, and the dice and type of its attacks.
FIRE = [
    ("offensive_artillery", 4, True, [(8, NORMAL)]),
    ("suppressive_barrage", 3, True, [(10, SUPPRESSIVE)]),
    ("sustained_blanket", 3, True, []),
    ("registered_target", 3, False, [(6, NORMAL)]),
    ("harassing_fire", 3, True, [(6, SUPPRESSIVE)]),
    ("smoke_screen", 2, True, []),
    ("short_barrage", 2, True, [(5, NORMAL)]),
    ("heavy_battery", 5, True, [(12, NORMAL)]),
    ("rolling_barrage", 4, True, [(8, SUPPRESSIVE), (8, SUPPRESSIVE)]),
    ("time_on_target", 4, False, [(9, NORMAL)]),
    ("wire_cutting_fire", 3, False, [(7, SUPPRESSIVE)]),
    ("white_phosphorus", 4, True, [(6, SUPPRESSIVE)]),
    ("light_battery", 2, False, [(4, NORMAL)]),
    ("smoke_shells", 2, False, []),
    ("fighter_bombers", 4, False, [(8, NORMAL)]),
    ("strafing_run", 3, False, [(6, SUPPRESSIVE), (6, SUPPRESSIVE)]),
    ("rocket_attack", 3, True, [(9, NORMAL)]),
    ("heavy_bombs", 5, True, [(14, NORMAL)]),
]


@pytest.mark.parametrize(("code", "contact", "drifts", "attacks"), FIRE, ids=[row[0] for row in FIRE])
@rule("TOI-ARE-16", "TOI-ARE-17", "TOI-ARE-18", "TOI-ARE-19", "TOI-ARE-21", "TOI-CRD-08", "D-TOI-86")
def test_what_a_call_fires(code: str, contact: int, drifts: bool, attacks: list[tuple[int, int]]) -> None:
    """The die that is just enough makes contact; a black 4 does not drift (TOI-ARE-19)."""
    dice = (contact, 4, 1) if drifts else (contact,)
    hexes = ["4,0", "5,0"]
    assert shells(code, *dice) == [(hex_, *attack) for hex_, attack in zip(hexes, attacks, strict=False)]


@pytest.mark.parametrize(("code", "contact"), [row[:2] for row in FIRE], ids=[row[0] for row in FIRE])
@rule("TOI-ARE-17", "EX-TOI-72", "D-TOI-82", "TOI-CRD-11")
def test_a_failed_call_waits_and_is_tried_again_without_command(code: str, contact: int) -> None:
    table = called(code, contact - 1, 6)
    paid = COMMAND - table.setup.cards[CARD].cost
    play(table)
    assert (table.frames, table.in_play, table.available) == ([], ((CARD,), ()), ((), ()))
    assert table.command[AMERICAN] == paid
    assert playing.playable(table, AMERICAN, IN_ACTION_PHASE) == [], "not again in this round"
    table.round, table.tried = 2, ()
    assert playing.playable(table, AMERICAN, IN_ACTION_PHASE) == [CARD]
    playing.play(table, AMERICAN, CARD)
    go_to_attack(table)
    assert at_target(table) in asked(table), "the six gets through"
    assert table.command[AMERICAN] == paid
    assert table.in_play == ((), ())


@pytest.mark.parametrize("code", [row[0] for row in FIRE if row[2]])
@rule("TOI-ARE-19", "TOI-ARE-25", "EX-TOI-74")
def test_cards_that_drift_do(code: str) -> None:
    """Black 2 is two hexes, red 3 towards (+1, 0)."""
    table = called(code, 6, 2, 3)
    playing.play(table, AMERICAN, CARD)
    go_to_attack(table)
    choose(table, "4,0")
    if table.frames and top(table).node is AREA_EFFECT:
        assert next_attack(table)[0] == "6,0"
    else:
        assert table.smoke == (at(table, (6, 0)),)


@rule("EX-TOI-74", "TOI-ARE-25", "TOI-ARE-19", "TOI-ERR-05", "D-TOI-84")
def test_drift_by_the_table() -> None:
    """Target (4, 4): black 2 and red 3 drift two hexes towards (+1, 0); a black 5 not at all."""
    table = a_card_table("offensive_artillery", ground=a_ground(reach=10))
    away = table.setup.rules.drift_table
    start = at(table, (4, 4))
    assert drifted(table, start, away[2 - 1], 3 - 1) == at(table, (6, 4))
    assert drifted(table, start, away[5 - 1], 3 - 1) == start
    assert away == [3, 2, 1, 0, 0, 0]


@pytest.mark.parametrize(("red", "place"), list(enumerate([(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)])))
@rule("TOI-ARE-25", "TOI-SET-18", "D-TOI-09", "D-TOI-89")
def test_one_is_north_and_the_rest_go_clockwise(red: int, place: tuple[int, int]) -> None:
    table = called("offensive_artillery")
    assert drifted(table, at(table, (0, 0)), 1, red) == at(table, place)


@rule("TOI-ARE-20", "D-TOI-85")
def test_a_target_off_the_map_is_lost() -> None:
    table = called("offensive_artillery", 6, 1, 3)  # three hexes to the south-east
    playing.play(table, AMERICAN, CARD)
    go_to_attack(table)
    choose(table, "8,0")
    assert table.frames == []
    assert table.in_play == ((), ()), "contact was made: the card is used"


@rule("TOI-ARE-18", "TOI-ARE-22", "D-TOI-83")
def test_only_hexes_in_sight_are_targets() -> None:
    table = a_card_table(
        "registered_target", a_squad(AMERICAN, (0, 0)), ground=a_ground({(2, 0): "woods"}, reach=4), dice=(6,)
    )
    play(table)
    assert {"2,0", "0,0"} <= set(asked(table)), "the woods themselves, and the hex of the spotter"
    assert not {"3,0", "4,0"} & set(asked(table))


@rule("TOI-ARE-22", "TOI-TRN-15")
def test_without_a_unit_on_the_map_there_is_nobody_to_spot() -> None:
    assert not can_play(a_card_table("registered_target", a_squad(GERMAN, (0, 0))))


@card("sustained_blanket")
@rule("TOI-OBS-20", "TOI-OBS-21")
def test_sustained_blanket_lays_three_smokes_at_most() -> None:
    table = called("sustained_blanket", 6, 6, 1)
    play(table, "4,0", "5,0", "4,-1")
    assert table.smoke == tuple(sorted(at(table, place) for place in ((4, 0), (5, 0), (4, -1))))
    assert table.smoke_rounds == (1, 1, 1)
    assert table.frames == []


@card("sustained_blanket")
@rule("D-TOI-144")
def test_sustained_blanket_may_stop_and_leaves_out_buildings() -> None:
    ground = a_ground({(5, 0): "building"}, reach=8)
    table = a_card_table("sustained_blanket", a_squad(AMERICAN, (0, 0)), ground=ground, dice=(6, 6, 1))
    play(table, "4,0")
    assert "5,0" not in asked(table)
    answer(table, "no more")
    assert table.smoke == (at(table, (4, 0)),)


@card("smoke_screen")
def test_smoke_screen_lays_one_smoke() -> None:
    table = called("smoke_screen", 2, 5, 1)
    play(table, "4,0")
    assert table.smoke == (at(table, (4, 0)),)
    assert table.frames == []


@card("smoke_shells")
def test_smoke_shells_lay_a_second_next_to_it() -> None:
    table = called("smoke_shells", 2)
    play(table, "4,0", "4,1")
    assert len(table.smoke) == 2
    assert table.frames == []


@card("white_phosphorus")
def test_white_phosphorus_fires_and_smokes() -> None:
    table = called("white_phosphorus", 6, 6, 1)
    play(table, "4,0")
    assert table.smoke == (at(table, (4, 0)),)


@card("smoke_screen")
@rule("TOI-CMP-11", "D-TOI-03")
def test_smoke_needs_a_marker_in_the_box() -> None:
    markers = {(0, place): "smoke" for place in range(1, 7)}
    table = a_card_table("smoke_screen", a_squad(AMERICAN, (0, 0)), markers=markers, dice=(6, 6, 1))
    play(table, "4,0")
    assert len(table.smoke) == 6, "the box has six"


@card("wire_cutting_fire")
@rule("TOI-ARE-04", "TOI-ERR-11")
def test_wire_cutting_fire_removes_wire_with_three_successes() -> None:
    table = a_card_table(
        "wire_cutting_fire", a_squad(AMERICAN, (0, 0)), markers={TARGET: "razor_wire"}, dice=(6, 5, 5, 5)
    )
    play(table, "4,0")
    assert table.markers[at(table, TARGET)] == 0


@card("light_battery")
@rule("TOI-ARE-04")
def test_light_battery_leaves_wire_with_two_successes() -> None:
    table = a_card_table("light_battery", a_squad(AMERICAN, (0, 0)), markers={TARGET: "razor_wire"}, dice=(6, 1, 1))
    play(table, "4,0")
    assert table.markers[at(table, TARGET)] != 0, "two of the four dice have failed"


CONTACT = [("increased_priority", 1), ("spotter_plane", 1), ("artillery_spotter", 1)]


@pytest.mark.parametrize(("code", "bonus"), CONTACT)
@rule("TOI-CRD-08", "TOI-CRD-11")
def test_cards_that_help_calls_do_so_to_the_end_of_the_next_round(code: str, bonus: int) -> None:
    table = a_card_table(code)
    play(table)
    assert modifiers.amount(table, AMERICAN, NOTHING, modifiers.CONTACT) == bonus
    assert modifiers.amount(table, GERMAN, NOTHING, modifiers.CONTACT) == 0
    assert [effect.until for effect in table.effects] == [2]
    assert table.in_play == ((CARD,), ())


@pytest.mark.parametrize("code", [row[0] for row in CONTACT])
def test_help_adds_to_the_die(code: str) -> None:
    """A call of 3 with a die of 2 gets through with +1."""
    helping = a_card_table(code)
    play(helping)
    table = called("registered_target", 2)
    table.effects = helping.effects
    play(table)
    assert at_target(table) in asked(table)


@card("spotter_plane")
def test_spotter_plane_brings_one_command_too() -> None:
    table = a_card_table("spotter_plane")
    play(table)
    assert table.command == [COMMAND - 1 + 1, COMMAND]


@card("jammed_frequencies")
def test_jammed_frequencies_hinder_the_calls_of_the_enemy() -> None:
    table = a_card_table("jammed_frequencies")
    play(table)
    assert modifiers.amount(table, GERMAN, NOTHING, modifiers.CONTACT) == -2
    assert modifiers.amount(table, AMERICAN, NOTHING, modifiers.CONTACT) == 0


@card("jammed_frequencies")
def test_a_jammed_call_needs_two_more() -> None:
    jammed = a_card_table("jammed_frequencies", seat=GERMAN)
    play(jammed)
    table = called("registered_target", 4)
    table.effects = jammed.effects
    play(table)
    assert table.in_play == ((CARD,), ()), "4 - 2 is less than 3"


@pytest.mark.parametrize(("code", "bonus"), [("forward_observer", 3), ("priority_of_fires", 2)])
@rule("TOI-CRD-11", "D-TOI-119")
def test_a_kept_card_is_offered_before_the_die(code: str, bonus: int) -> None:
    """A call of 4 with a die of 1: three more are enough, two are not."""
    kept = a_card_table(code)
    play(kept)
    table = called("time_on_target", 1)
    kept.setup.cards[CARD].name = "Kept"
    table.setup.cards.append(kept.setup.cards[CARD])
    table.effects = tuple(Effect(each.kind, each.seat, each.amount, each.unit, each.until, 1) for each in kept.effects)
    table.in_play = ((1,), ())
    play(table)
    assert asked(table) == ("keep it", "use it now")
    answer(table, "use it now")
    assert (at_target(table) in asked(table)) == (1 + bonus >= 4)
    assert 1 not in table.in_play[AMERICAN]


@pytest.mark.parametrize("code", ["forward_observer", "priority_of_fires"])
def test_a_card_that_is_not_used_stays(code: str) -> None:
    table = a_card_table(code)
    play(table)
    assert (table.in_play, len(table.effects)) == (((CARD,), ()), 1)
    assert modifiers.amount(table, AMERICAN, NOTHING, modifiers.CONTACT) == 0


@card("ammunition_dump")
def test_ammunition_dump_draws_a_card_and_gains_one() -> None:
    table = with_deck(a_card_table("ammunition_dump"), 2)
    play(table)
    assert table.available == ((2,), ())
    assert table.command[AMERICAN] == COMMAND


@card("ammunition_dump")
def test_ammunition_dump_needs_a_card_to_draw() -> None:
    assert not can_play(a_card_table("ammunition_dump"))


@card("priority_of_fires")
def test_priority_of_fires_draws_a_card_too() -> None:
    table = with_deck(a_card_table("priority_of_fires"), 2)
    play(table)
    assert table.available == ((2,), ())
