"""Four cards with the texts they were given after rules v1.1 (D-114), as a later format plays them."""

from __future__ import annotations

import pytest

from tests.support import card, rule
from tests.support.destiny import THEM, Fighter, Scene, Side, a_character, a_piece, a_side, a_table

TROOPER, PHASMA, KYLO, ACKBAR, FINN, REY = "01002", "01001", "01011", "01027", "01045", "01038"
TRAP, PLANNING, JUMP, CEREMONY = "01107", "01111", "01129", "01138"
BLOCK, DODGE, FLANK, TAKE_COVER, WASTES, GEAR = "01153", "01155", "01156", "01157", "01168", "01034"
TIE, MARKET, CONNECTIONS = "01006", "01064", "01101"
LATER = "INF"


@card("01107")
@rule("D-114", "D-130")
def test_it_is_a_trap_turns_two_dice_and_gives_no_action() -> None:
    mine = (a_character(TROOPER, showing=["-", "1RD"]), a_character(PHASMA, showing=["1F"]))
    theirs = [a_character(REY, showing=["1R"])]
    scene = a_table(mine, theirs, hand=[TRAP], resources=1, format=LATER).play("It's a Trap!")
    scene.answer("Stormtrooper die (blank)", "Captain Phasma")
    assert (scene.pool(), scene.asked) == (["1R", "1RD", "1R"], THEM)


@card("01107")
@rule("D-114", "DST-CHT-07")
def test_it_is_a_trap_may_turn_fewer_dice() -> None:
    mine = (a_character(TROOPER, showing=["-", "1RD"]), a_character(PHASMA, showing=["1F"]))
    theirs = [a_character(REY, showing=["1R"])]
    scene = a_table(mine, theirs, hand=[TRAP], resources=1, format=LATER)
    scene.play("It's a Trap!", "Captain Phasma")
    assert (scene.pool(), scene.asked) == (["-", "1RD", "1R"], THEM)


@card("01111")
@rule("D-114", "D-132")
def test_strategic_planning_readies_a_support_without_mods_and_exhausts_any(monkeypatch: pytest.MonkeyPatch) -> None:
    supports = [a_piece(TIE, exhausted=True), a_piece(CONNECTIONS, exhausted=True)]
    theirs = [a_character(KYLO, upgrades=[GEAR])]
    scene = a_table([FINN], theirs, hand=[PLANNING], supports=supports, resources=1, format=LATER)
    gear, tie = scene.find("Survival Gear"), scene.find("TIE Fighter")
    monkeypatch.setattr(scene.duel.print(gear), "subtypes", ("mod",))  # no Awakenings card can be a mod of a support
    scene.duel.own_host()[gear] = tie
    scene.play("Strategic", "ready a support that has no mods")
    assert (scene.exhausted("TIE Fighter"), scene.exhausted("Underworld")) == (True, False)


@card("01111")
@rule("D-132", "DST-DIE-07")
def test_strategic_planning_does_not_mind_modifier_sides() -> None:
    market = a_piece(MARKET, "+2RD", exhausted=True)
    scene = a_table([FINN], [KYLO], hand=[PLANNING], supports=[market], resources=1, format=LATER)
    assert not scene.play("Strategic", "ready a support").exhausted("Black Market")


@card("01111")
@rule("D-114", "DST-RDY-07")
def test_strategic_planning_exhausts_a_support() -> None:
    theirs = a_side([KYLO], supports=[CONNECTIONS], format=LATER)
    scene = a_table([FINN], theirs, hand=[PLANNING], resources=1, format=LATER)
    assert scene.play("Strategic", "exhaust a support").exhausted("Underworld")


def jumping(*hand: str) -> Scene:
    theirs = a_side([KYLO], deck=[TAKE_COVER], battlefield=WASTES)
    return a_table([FINN], theirs, hand=[JUMP, *hand], deck=[TAKE_COVER], resources=3, format=LATER)


@card("01129")
@rule("D-114", "D-131", "D-25")
def test_hyperspace_jump_is_set_aside() -> None:
    scene = jumping()
    scene.duel.record()
    scene.play("Hyperspace Jump", "yes")
    assert (scene.duel.round, scene.can("claim Frozen Wastes")) == (2, True)
    assert (scene.aside(), scene.discard(), scene.hand()) == (["Hyperspace Jump"], [], ["Take Cover"])
    assert "Player 1 sets Hyperspace Jump aside." in [event.text for event in scene.duel.events()]


@card("01129")
@rule("D-131")
def test_hyperspace_jump_is_set_aside_also_by_who_stays() -> None:
    scene = jumping().play("Hyperspace Jump", "no")
    assert (scene.duel.round, scene.can("claim Echo Base"), scene.aside()) == (2, True, ["Hyperspace Jump"])


def celebrating(mine: list[Fighter], deck: list[str], *hand: str, theirs: Side | None = None) -> Scene:
    cards = [CEREMONY, *hand]
    opponent = theirs or a_side([KYLO], format=LATER)
    return a_table(mine, opponent, hand=cards, deck=deck, resources=1, format=LATER)


@card("01138")
@rule("D-114", "D-131")
def test_ceremony_sets_as_many_cards_aside_as_it_draws() -> None:
    mine = [a_character(TROOPER, exhausted=True), a_character(FINN, exhausted=True)]
    scene = celebrating(mine, [BLOCK, DODGE, FLANK], TAKE_COVER).play("Award Ceremony", "Take Cover", "Dodge")
    assert (scene.aside(), scene.hand(), scene.deck()) == (["Take Cover", "Dodge"], ["Block"], ["Flank"])
    assert scene.discard() == ["Award Ceremony"]


@card("01138")
@rule("D-131", "DST-DRW-01")
def test_ceremony_at_the_end_of_a_deck_sets_aside_what_was_drawn() -> None:
    mine = [a_character(TROOPER, exhausted=True), a_character(FINN, exhausted=True)]
    scene = celebrating(mine, [BLOCK], TAKE_COVER).play("Award Ceremony", "Take Cover")
    assert (scene.aside(), scene.hand(), scene.asked) == (["Take Cover"], ["Block"], THEM)


@card("01138")
@rule("DST-SPT-04", "D-53")
def test_ceremony_without_a_red_character_sets_nothing_aside() -> None:
    scene = celebrating([a_character(FINN, exhausted=True)], [BLOCK], TAKE_COVER).play("Award Ceremony")
    assert (scene.aside(), scene.hand(), scene.deck()) == ([], ["Take Cover"], ["Block"])


@card("01138")
@rule("D-131")
def test_setting_the_last_card_aside_is_no_discard() -> None:
    """Ackbar hurts for the event, which was the last card when it was played, and not again for the card aside."""
    scene = celebrating([a_character(TROOPER, exhausted=True)], [BLOCK], theirs=a_side([ACKBAR], format=LATER))
    scene.play("Award Ceremony")
    assert (scene.aside(), scene.hand(), scene.damage("Stormtrooper")) == (["Block"], [], 2)
