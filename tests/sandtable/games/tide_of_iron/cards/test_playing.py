"""Strategy cards: paying, playing, keeping and putting away (section 25)."""

from __future__ import annotations

import pytest

from sandtable.games.tide_of_iron.actions import assault, choosing
from sandtable.games.tide_of_iron.cards import playing
from sandtable.games.tide_of_iron.combat import direct, strength
from sandtable.games.tide_of_iron.frames import Effect
from sandtable.games.tide_of_iron.phases.status import remove_tokens
from sandtable.games.tide_of_iron.setup import Card
from sandtable.games.tide_of_iron.state import Table
from sandtable.games.tide_of_iron.terms import (
    AMERICAN,
    CONCENTRATED_FIRE,
    FATIGUED,
    GERMAN,
    IN_ACTION_PHASE,
    IN_COMMAND_PHASE,
)
from sandtable.games.tide_of_iron.words import lasting, modifiers
from tests.support import card, rule
from tests.support.tide_of_iron import Piece, a_ground, a_squad, a_vehicle, answer, asked, go_on, top
from tests.support.tide_of_iron_cards import CARD, COMMAND, a_card_table, can_play, play

US = a_squad(AMERICAN, (0, 0))
DE = a_squad(GERMAN, (3, 0))


def kept(code: str, *units: Piece, seat: int = AMERICAN) -> Table:
    """A table on which `seat` has played the lasting card in an earlier moment; it waits for its use."""
    table = a_card_table(code, *units, seat=seat)
    play(table)
    assert table.in_play[seat] == (CARD,)
    table.active = AMERICAN
    return table


def attacked(table: Table, *words: str) -> Table:
    """Unit 0 attacks with its action; its questions are answered up to the offer of a card or the roll."""
    direct.begin(table, 0, False)
    until_offer_or_roll(table)
    for each in words:
        top(table).answer = table.options[asked(table).index(each)]
        table.asker = -1
        until_offer_or_roll(table)
    return table


def until_offer_or_roll(table: Table) -> None:
    while table.asker < 0 and not (top(table).node is direct.DIRECT_ATTACK and top(table).step == direct.ROLL):
        top(table).node.step(table, top(table))


def dice_of(table: Table) -> tuple[int, int]:
    """Black and red dice of the attack about to be rolled."""
    attack = top(table).attack
    assert attack is not None
    return strength.pool(table, attack), direct.defense(table, attack)


@card("take_cover")
@rule("TOI-CRD-11", "D-TOI-119", "TOI-ATK-20")
def test_take_cover_is_offered_to_the_defender_before_the_roll() -> None:
    table = attacked(kept("take_cover", US, DE, seat=GERMAN), "normal")
    assert (table.asker, asked(table)) == (GERMAN, ("keep it", "use it now"))
    assert top(table).node.prompt(table, top(table)) == "Use Take Cover"
    top(table).answer, table.asker = lasting.USE, -1
    until_offer_or_roll(table)
    assert dice_of(table) == (4, 2)
    assert (table.in_play, table.effects) == (((), ()), ())


@card("take_cover")
@rule("TOI-CRD-11")
def test_take_cover_may_be_kept_and_is_offered_again() -> None:
    table = attacked(kept("take_cover", US, DE, seat=GERMAN), "normal")
    top(table).answer, table.asker = lasting.LEAVE, -1
    until_offer_or_roll(table)
    assert dice_of(table) == (4, 0)
    assert table.in_play == ((), (CARD,))
    table.frames.clear()
    assert asked(attacked(table, "normal")) == ("keep it", "use it now")


@card("take_down_the_beast")
@rule("TOI-CRD-11", "TOI-ATK-05")
def test_take_down_the_beast_adds_three_dice_against_a_tank() -> None:
    table = attacked(kept("take_down_the_beast", US, a_vehicle(GERMAN, (1, 0), "tiger1")))
    assert table.asker == AMERICAN
    top(table).answer, table.asker = lasting.USE, -1
    until_offer_or_roll(table)
    assert dice_of(table) == (4 + 3, 6)


@card("take_down_the_beast")
@pytest.mark.parametrize("target", [a_vehicle(GERMAN, (1, 0), "opel"), a_squad(GERMAN, (1, 0))])
def test_take_down_the_beast_is_not_offered_against_light_vehicles_or_squads(target: Piece) -> None:
    words = ("normal",) if target.figures else ()
    assert asked(attacked(kept("take_down_the_beast", US, target), *words)) == ()


@card("hand_grenades")
def test_hand_grenades_add_two_dice_against_any_vehicle() -> None:
    table = attacked(kept("hand_grenades", US, a_vehicle(GERMAN, (1, 0), "opel")))
    top(table).answer, table.asker = lasting.USE, -1
    until_offer_or_roll(table)
    assert dice_of(table) == (4 + 2, 0)


@card("hand_grenades")
def test_hand_grenades_are_not_offered_to_vehicles() -> None:
    units = (a_vehicle(AMERICAN, (0, 0), "sherman"), a_vehicle(GERMAN, (3, 0), "opel"))
    assert asked(attacked(kept("hand_grenades", *units))) == ()


@rule("TOI-ATK-05", "TOI-CRD-11")
def test_dice_of_a_card_are_halved_with_the_rest() -> None:
    table = kept("hand_grenades", US, a_vehicle(GERMAN, (1, 0), "opel"))
    direct.begin(table, 0, True)
    until_offer_or_roll(table)
    top(table).answer, table.asker = lasting.USE, -1
    until_offer_or_roll(table)
    assert dice_of(table) == (3, 0), "half of 4 + 2"


@card("into_the_breach")
@rule("TOI-ASL-07", "TOI-CRD-11")
def test_into_the_breach_adds_two_dice_to_an_assault() -> None:
    table = kept("into_the_breach", US, a_squad(GERMAN, (1, 0)))
    assert stormed(table, lasting.USE) == (4 + 2, 4)


@card("grim_resolve")
@rule("TOI-ASL-08", "TOI-CRD-11")
def test_grim_resolve_adds_two_dice_to_the_defence() -> None:
    table = kept("grim_resolve", US, a_squad(GERMAN, (1, 0)), seat=GERMAN)
    assert stormed(table, lasting.USE) == (4, 4 + 2)


@card("grim_resolve")
@card("into_the_breach")
@pytest.mark.parametrize(("code", "seat"), [("into_the_breach", AMERICAN), ("grim_resolve", GERMAN)])
def test_a_card_kept_in_an_assault_changes_nothing(code: str, seat: int) -> None:
    table = kept(code, US, a_squad(GERMAN, (1, 0)), seat=seat)
    assert stormed(table, lasting.LEAVE) == (4, 4)
    assert len(table.effects) == 1


def stormed(table: Table, use: int) -> tuple[int, int]:
    """Unit 0 assaults its neighbour, the kept card is used or not: dice of both sides."""
    assault.begin(table, 0, table.where[1])
    while not (top(table).node is assault.ASSAULT_NODE and top(table).step == assault.ROLL):
        if table.asker >= 0:
            assert asked(table) == ("keep it", "use it now")
            top(table).answer, table.asker = use, -1
        top(table).node.step(table, top(table))
    attack = top(table).attack
    assert attack is not None
    black, _, back = assault.pools(table, top(table), attack)
    return black, back


@rule("TOI-PHS-09", "TOI-OBJ-10")
def test_kept_cards_of_both_sides_are_offered_in_initiative_order() -> None:
    table = kept("hand_grenades", US, a_vehicle(GERMAN, (1, 0), "opel"))
    table.setup.cards.append(Card("theirs", "Theirs", 0, IN_ACTION_PHASE, False))
    table.effects += (Effect(modifiers.COVER, GERMAN, 2, -1, 0, 1),)
    table.in_play = ((CARD,), (1,))
    for initiative in (AMERICAN, GERMAN):
        table.initiative = initiative
        assert attacked(table).asker == initiative
        table.frames.clear()
        table.asker = -1


@rule("TOI-CRD-02")
def test_only_available_cards_can_be_played() -> None:
    table = a_card_table("supply_column")
    table.available = ((), ())
    assert not can_play(table)
    assert playing.playable(table, GERMAN, IN_COMMAND_PHASE) == []


@rule("TOI-CRD-03", "TOI-ACT-07")
def test_the_cost_is_paid_before_the_effect() -> None:
    table = a_card_table("coordinated_fire", US, DE)
    playing.play(table, AMERICAN, CARD)
    assert table.command == [COMMAND - 2, COMMAND], "nothing is asked or rolled yet"
    assert table.activation is None
    go_on(table)
    assert table.activation is not None
    assert table.activation.action == CONCENTRATED_FIRE


@rule("TOI-CRD-05")
def test_a_card_of_the_command_phase_takes_no_action() -> None:
    table = a_card_table("supply_column")
    assert playing.playable(table, AMERICAN, IN_ACTION_PHASE) == []
    left = table.actions_left
    play(table)
    assert table.actions_left == left


@rule("TOI-CRD-04", "TOI-CRD-11", "TOI-ACT-08", "TOI-STA-04")
def test_lasting_cards_go_to_the_box_when_they_end() -> None:
    table = a_card_table("hold_the_line")
    play(table)
    for round_, is_there in ((1, True), (2, False)):
        table.round = round_
        remove_tokens(table)
        playing.put_away(table)
        assert (table.in_play[AMERICAN] == (CARD,)) == is_there


@rule("TOI-ARE-17", "TOI-CRD-11")
def test_artillery_that_waits_is_not_put_away() -> None:
    table = a_card_table("registered_target", dice=(1,))
    play(table)
    remove_tokens(table)
    playing.put_away(table)
    assert table.in_play == ((CARD,), ())
    assert playing.playable(table, AMERICAN, IN_ACTION_PHASE) == [CARD], "the next round has come"
    assert choosing.action_name(table, choosing.CARDS + CARD) == "play Registered Target (0 command)"


@rule("TOI-CRD-09", "D-TOI-117")
def test_the_text_of_a_card_beats_the_rules() -> None:
    """A fatigued unit can't act (TOI-FAT-01) and keeps its token until the Status Phase, but for the card."""
    table = a_card_table("all_or_nothing", a_squad(AMERICAN, (0, 0), state=FATIGUED), DE)
    play(table)
    assert table.state[0] != FATIGUED


def test_a_stored_word_is_found_again_by_its_name() -> None:
    nodes = playing.nodes()
    assert nodes["take_cover/0"] is playing.words_of(a_card_table("take_cover"), CARD)[0]


def test_no_question_has_more_than_one_way_to_say_the_same() -> None:
    table = a_card_table("roadblock", US, ground=a_ground(reach=3))
    play(table)
    assert len(set(asked(table))) == len(asked(table))
    answer(table, "no more")
    assert table.frames == []


def judged(table: Table) -> Table:
    """A copy in which the card has been played only to be judged."""
    copy = Table()
    table.copy_to(copy)
    copy.is_trial = True
    playing.play(copy, AMERICAN, CARD)
    go_on(copy)
    return copy


def test_a_judged_copy_asks_nobody_and_rolls_no_dice() -> None:
    table = a_card_table("offensive_artillery", US, DE)
    copy = judged(table)
    assert (copy.frames, copy.asker) == ([], -1)
    assert copy.dice.state() == table.dice.state()
    assert copy.hopes[AMERICAN] > 0, "the mean of the shells, as often as the call gets through"
    assert judged(a_card_table("offensive_artillery", US, a_squad(GERMAN, (3, 0), is_concealed=True))).asker == -1


@card("ready_positions")
def test_a_judged_copy_takes_the_first_choices() -> None:
    units = [a_squad(AMERICAN, (0, place), state=FATIGUED) for place in range(2)]
    copy = judged(a_card_table("all_or_nothing", *units, DE))
    assert copy.state[:2] == [0, FATIGUED]
    ready = judged(a_card_table("ready_positions", US, a_squad(AMERICAN, (1, 0)), DE))
    assert ready.frames == []
    assert [state != 0 for state in ready.state] == [True, True, False]
