"""Cards that remember the turn of an opponent, or bind a turn that comes. Expected values are worked out by hand."""

from __future__ import annotations

import pytest

from sandtable.games.destiny.taking import take_card
from tests.support import card, rule
from tests.support.destiny import ME, THEM, Scene, Team, a_character, a_piece, a_side, a_table

PHASMA, KYLO, REY, LUKE, FINN, VADER = "01001", "01011", "01038", "01035", "01045", "01010"
HEADSTRONG, OPPORTUNITY, RALLYING, SEIZURE, SWIFT, SPOKEN = "15090", "16078", "15070", "16054", "18078", "16067"
E_CHU_TA, LAWLESS, ADVANTAGE, HUNTER, CYBER = "21034", "18037", "23089", "23058", "15099"
EVADE, LIGHTSABER, OUTPOST, EVENT = "02136", "01059", "01053", "01157"
RED_SUPPORT, RED_UPGRADE = "01006", "01008"
FORCE_CHOKE, THIEF = "01013", "12129"
RICH = 9


def turn_of_theirs(mine: Team, theirs: Team, *, hand: list[str], their_hand: list[str] | None = None) -> Scene:
    """Their turn; you hold these cards, and both have resources."""
    side = a_side(theirs, hand=their_hand or [], resources=RICH, deck=[EVENT] * 3)
    return a_table(mine, side, hand=hand, resources=RICH, turn=THEM, deck=[EVENT] * 3)


@card("15090")
@rule("DST-MEM-06", "DST-MEM-01")
def test_headstrong_removes_dice_that_the_last_turn_rolled_into_a_pool() -> None:
    kylo = a_character(KYLO, dice=2)
    scene = turn_of_theirs([FINN], [kylo, a_character(PHASMA, showing=("2RD",))], hand=[HEADSTRONG])
    scene.roll_next(0, 1).activate("Kylo").play("Headstrong", "1 melee")
    assert not scene.can("Phasma"), "its die lay in the pool before"
    assert scene.answer("2 melee").pool(THEM) == ["2RD"]


@card("15090")
@rule("DST-MEM-06")
def test_headstrong_finds_nothing_after_a_pass_and_without_a_yellow_character() -> None:
    shown = [a_character(KYLO, showing=("1MD",))]
    scene = turn_of_theirs([FINN], shown, hand=[HEADSTRONG]).pass_().play("Headstrong")
    assert scene.pool(THEM) == ["1MD"]
    blue = turn_of_theirs([REY], [KYLO], hand=[HEADSTRONG]).activate("Kylo").play("Headstrong")
    assert len(blue.pool(THEM)) == 1


@card("15070")
@rule("DST-MEM-05", "DST-MEM-06")
def test_rallying_cry_is_played_after_a_turn_that_dealt_damage_to_you() -> None:
    theirs = [a_character(PHASMA, showing=("2RD", "1RD"))]
    scene = turn_of_theirs([FINN], theirs, hand=[RALLYING]).answer("(2 ranged", "Finn", "no more")
    assert scene.play("Rallying").pool(THEM) == []
    idle = turn_of_theirs([FINN], theirs, hand=[RALLYING]).pass_()
    assert not idle.can("play Rallying")


@pytest.mark.parametrize("damage", [0, 9])
@card("15070")
@rule("DST-MEM-05", "DST-CHC-01", "DST-CHC-07")
def test_damage_to_a_character_that_you_have_taken_is_damage_to_one_of_yours(damage: int) -> None:
    """Also where it defeats her, and she is her owner's again."""
    theirs = [a_character(PHASMA, showing=("2RD", "1RD")), a_character(REY, damage=damage)]
    scene = turn_of_theirs([FINN], theirs, hand=[RALLYING])
    assert take_card(scene.duel, scene.find("Rey"), ME)
    assert scene.answer("(2 ranged", "Rey", "no more").can("play Rallying")


@card("15070")
@rule("DST-MEM-05", "D-266")
def test_a_pass_is_the_last_turn_in_which_nothing_happened() -> None:
    theirs = [a_character(PHASMA, showing=("2RD", "1RD"))]
    scene = turn_of_theirs([FINN], theirs, hand=[RALLYING]).answer("(2 ranged", "Finn", "no more")
    assert scene.can("play Rallying")
    scene.activate("Finn").pass_()
    assert not scene.can("play Rallying")


@card("21034")
@rule("DST-MEM-05")
def test_e_chu_ta_answers_a_turn_that_removed_your_dice() -> None:
    theirs = [a_character(PHASMA, showing=("2RD", "2RD"))]
    mine = [a_character(FINN, showing=("2RD",))]
    scene = turn_of_theirs(mine, theirs, hand=[E_CHU_TA], their_hand=[EVADE]).play("Evade", "Finn")
    assert scene.play("E Chu", "Phasma").pool(THEM) == ["2RD"]
    own = turn_of_theirs(mine, theirs, hand=[E_CHU_TA], their_hand=[EVADE]).play("Evade", "Phasma")
    assert not own.can("play E Chu"), "it was their own die"


@card("21034")
@rule("DST-MEM-05", "DST-OPD-04")
def test_e_chu_ta_answers_an_event_that_made_you_remove_a_die() -> None:
    mine, theirs = [a_character(FINN, showing=("2RD",))], [a_character(PHASMA, showing=("2RD", "2RD"))]
    scene = turn_of_theirs(mine, theirs, hand=[E_CHU_TA], their_hand=["01069"]).play("Closing the Net", "no")
    assert scene.play("E Chu", "Phasma").pool(THEM) == ["2RD"]


@card("16078")
@rule("DST-MEM-05", "D-268")
def test_contentious_opportunity_rolls_a_removed_die_of_a_blue_character_again() -> None:
    mine: Team = [a_character(LUKE, upgrades=[a_piece(RED_UPGRADE, showing="+2RD")]), FINN]
    scene = turn_of_theirs(mine, [PHASMA], hand=[OPPORTUNITY], their_hand=[EVADE]).play("Evade")
    assert scene.pool() == []
    scene.roll_next(0).play("Contentious")
    assert (len(scene.pool()), scene.asked) == (1, THEM)
    idle = turn_of_theirs(mine, [PHASMA], hand=[OPPORTUNITY]).pass_().play("Contentious")
    assert idle.pool() == ["+2RD"], "nothing was removed"
    yellow = turn_of_theirs([a_character(FINN, showing=("2RD",))], [PHASMA], hand=[OPPORTUNITY], their_hand=[EVADE])
    assert yellow.play("Evade").play("Contentious").pool() == []


@card("16054")
@rule("DST-MEM-05", "DST-TOK-13")
def test_contraband_seizure_takes_back_what_was_taken() -> None:
    theirs = a_side([a_character(THIEF, exhausted=True)], deck=[EVENT])
    scene = a_table([FINN], theirs, hand=[SEIZURE], resources=3, turn=THEM, deck=[EVENT]).use("Nar Shaddaa Thief")
    assert (scene.resources(), scene.resources(THEM)) == (2, 1)
    scene.play("Contraband")
    assert (scene.resources(), scene.resources(THEM), len(scene.hand())) == (3, 0, 1)
    idle = turn_of_theirs([FINN], [PHASMA], hand=[SEIZURE]).pass_().play("Contraband")
    assert (idle.resources(), idle.resources(THEM), len(idle.hand())) == (RICH, RICH, 1)


@card("18078")
@rule("DST-LAS-01", "DST-ACX-06")
def test_swift_gives_two_actions_of_which_none_resolves_dice() -> None:
    scene = a_table([a_character(FINN, showing=("2RD",)), REY], hand=[SWIFT]).play("Swift")
    assert (scene.asked, scene.can("resolve"), scene.can("activate Rey")) == (ME, False, True)
    scene.activate("Rey")
    assert (scene.asked, scene.can("resolve")) == (ME, False)
    scene.pass_().pass_()
    assert (scene.asked, scene.can("resolve Finn")) == (ME, True), "it was for this turn"


@card("16067")
@rule("DST-MEM-07", "DST-LAS-01")
def test_i_have_spoken_keeps_an_opponent_from_resolving_dice_in_their_next_turn() -> None:
    theirs = a_side([a_character(PHASMA, showing=("2RD",)), KYLO])
    scene = a_table([FINN, REY], theirs, hand=[SPOKEN]).play("I Have Spoken")
    assert (scene.asked, scene.can("activate Finn")) == (ME, True), "Ambush"
    scene.activate("Finn")
    assert (scene.asked, scene.can("resolve")) == (THEM, False)
    scene.activate("Kylo").activate("Rey")
    assert scene.can("resolve Captain Phasma")


@card("18037")
@rule("D-53", "DST-THN-01")
def test_lawless_leaves_an_opponent_three_dice_of_their_choice() -> None:
    theirs: Team = [
        a_character(PHASMA, showing=("2RD", "1RD")),
        a_character(KYLO, showing=("1MD", "1Sh")),
        a_character(VADER, showing=("2MD",)),
    ]
    scene = a_table([FINN], theirs, hand=[LAWLESS], resources=2).play("Lawless", "1 melee")
    assert (scene.asked, len(scene.pool(THEM))) == (THEM, 4)
    assert sorted(scene.answer("1 ranged").pool(THEM)) == ["1Sh", "2MD", "2RD"]
    few = a_table([FINN], [a_character(PHASMA, showing=("2RD", "1RD"))], hand=[LAWLESS], resources=2)
    assert few.play("Lawless", "1 ranged").pool(THEM) == ["2RD"]
    assert a_table([REY], theirs, hand=[LAWLESS], resources=2).play("Lawless").pool(THEM) != [], "no Yellow character"


@card("23089")
@rule("DST-MEM-05", "D-118")
def test_force_advantage_removes_a_die_up_to_the_cost_of_the_exhausted_ability() -> None:
    mine = [a_character(LUKE, upgrades=[FORCE_CHOKE])]
    theirs = [a_character(PHASMA, showing=("2RD", "2RD")), a_character(VADER, showing=("3MD",))]
    scene = turn_of_theirs(mine, theirs, hand=[ADVANTAGE], their_hand=[EVENT]).roll_next(1)
    scene.answer("discard Take Cover", "3 melee").play("Force Advantage")
    assert (scene.exhausted("Force Choke"), "3 melee" in " ".join(scene.options)) == (True, False)
    assert len(scene.answer("Phasma").pool(THEM)) == 2
    assert not turn_of_theirs(mine, theirs, hand=[ADVANTAGE]).pass_().can("play Force Advantage")
    tired = [a_character(LUKE, upgrades=[a_piece(FORCE_CHOKE, exhausted=True)])]
    scene = turn_of_theirs(tired, theirs, hand=[ADVANTAGE], their_hand=[EVENT])
    scene.answer("discard Take Cover", "3 melee").play("Force Advantage")
    assert len(scene.pool(THEM)) == 3, "no ready ability"


@card("23058")
@rule("DST-MEM-02", "D-264", "D-265")
def test_hunter_draws_for_the_first_red_upgrade_or_support_of_the_round() -> None:
    hand = [RED_UPGRADE, RED_SUPPORT, RED_UPGRADE]
    scene = a_table([HUNTER], hand=hand, resources=RICH, deck=[EVENT] * 3)
    scene.play("F-11D Rifle")
    assert scene.can("yes")
    scene.answer("no").pass_()
    scene.play("First Order TIE")
    assert not scene.can("yes"), "the first time has passed, though it was declined"


@card("23058")
@rule("DST-DFX-03", "DST-POW-01")
def test_hunter_gives_a_die_to_defeat_a_weak_character() -> None:
    weak = a_character(REY, damage=8)
    scene = a_table([a_character(HUNTER, showing=("1RD",))], [weak, KYLO]).use("Hunter")
    assert (scene.pool(), scene.team(THEM)) == ([], ["Kylo Ren"])
    strong = a_table([a_character(HUNTER, showing=("1RD",))], [a_character(REY, damage=7), KYLO])
    assert len(strong.use("Hunter").team(THEM)) == 2


@card("15099")
@rule("DST-LAS-01", "DST-LAS-02", "EX-179")
def test_cyber_center_raises_the_hand_size_of_one_round() -> None:
    deck = [EVENT] * 20
    hurt = [a_character(REY, damage=2)]
    scene = a_table(hurt, a_side(deck=deck), hand=[EVENT] * 3, deck=deck, battlefield=CYBER).claim("yes", "Rey")
    assert scene.damage("Rey") == 1
    while scene.duel.round == 1:
        scene.answer("keep the rest" if scene.can("keep the rest") else "pass")
    assert (len(scene.hand()), scene.duel.lasting) == (6, ())
